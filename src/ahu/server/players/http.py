"""Answers requests about who somebody is: signing in and out, what is kept, export and deletion."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ahu.core.record import seat_names
from ahu.core.refusal import refuse
from ahu.server.addresses import key_of
from ahu.server.budgets import charge
from ahu.server.http import LISTING_S, answer, endpoint
from ahu.server.limits import Limits
from ahu.server.players import passkeys, requests
from ahu.server.players.game_results import GameResults
from ahu.server.players.passkeys import Passkey
from ahu.server.players.personal_data import delete_player, export
from ahu.server.players.store import Player, PlayerStore, places_of
from ahu.server.registry import TableRegistry
from ahu.server.request_reader import RequestReader, bearer
from ahu.server.summaries import summary

QUERY_S = 0.002
"""The processing time that something small in the database costs."""


class PlayerReader(RequestReader):
    """Reads requests of players."""

    def __init__(
        self, registry: TableRegistry, store: PlayerStore, limits: Limits, origins: tuple[str, ...]
    ) -> None:
        super().__init__(limits, origins)
        self.registry = registry
        self.store = store

    async def _player(self, request: Request) -> Player:
        """Returns who asks. Raises Refused unless they are signed in."""
        charge(QUERY_S)
        return await self.store.known(bearer(request))

    async def _limit(self, request: Request) -> None:
        """Raises Refused if an address signs in, or asks for the like, too often."""
        if not await self.limits.sign_in(key_of(request)):
            raise refuse("", "table-rate")

    async def _asking(self, request: Request) -> Player:
        """Returns who asks by a request without a body."""
        self._admit(request)
        return await self._player(request)


class PlayerHttp(PlayerReader):
    """Answers requests about who somebody is."""

    def routes(self) -> list[BaseRoute]:
        """Returns the routes, below `/api`."""
        posts = {
            "": self.create,
            "/challenge": self.challenge,
            "/sign-in": self.sign_in,
            "/sign-out": self.sign_out,
            "/recovery": self.recovery,
            "/passkeys": self.add_passkey,
            "/passkeys/remove": self.remove_passkey,
            "/keep": self.keep,
            "/forget": self.forget,
        }
        return [
            *(
                Route(f"/players{path}", endpoint(serve), methods=["POST"])
                for path, serve in posts.items()
            ),
            Route("/players/me", endpoint(self.me), methods=["GET", "POST", "DELETE"]),
            Route("/players/me/tables", endpoint(self.tables), methods=["GET"]),
            Route("/players/me/export", endpoint(self.export), methods=["GET"]),
        ]

    # Signing in and out

    async def challenge(self, request: Request) -> Response:
        """Answers with something for a passkey to sign."""
        self._admit(request)
        await self._limit(request)
        return answer(requests.PasskeyChallenge(await self.store.challenge()))

    async def create(self, request: Request) -> Response:
        """Makes a player."""
        asked = await self._read(request, requests.NewPlayer)
        (name,) = seat_names([asked.name], 1, "$.name")
        await self._limit(request)
        passkey = None
        if asked.passkey is not None:
            passkey = await self._made(request, asked.passkey)
        return answer(await self.store.create(name, asked.language, passkey), 201)

    async def sign_in(self, request: Request) -> Response:
        """Signs a device in."""
        asked = await self._read(request, requests.SignIn)
        await self._limit(request)
        if asked.passkey is not None:
            challenge = passkeys.challenge_of(asked.passkey)
            await self.store.use_challenge(challenge)
            player, kept = await self.store.passkey(asked.passkey.id)
            origin = request.headers.get("origin")
            count = passkeys.used(asked.passkey, kept, challenge, origin)
            await self.store.count_use(kept.id, count)
        elif asked.recovery is not None:
            player = await self.store.recovered(asked.recovery)
        else:
            raise refuse("", "player-sign-in")
        return answer(await self.store.sign_in(player))

    async def sign_out(self, request: Request) -> Response:
        """Signs a device out, or all."""
        asked = await self._read(request, requests.SignOut)
        await self.store.sign_out(await self._player(request), asked.everywhere)
        await self.registry.keys.look()
        return Response(status_code=204)

    # What a player has chosen

    async def me(self, request: Request) -> Response:
        """Answers with what is known of the player who asks; changes or deletes it."""
        if request.method == "POST":
            return await self.change(request)
        player = await self._asking(request)
        if request.method == "DELETE":
            player.check_fresh()
            await delete_player(self.registry, self.store, player.id)
            await self.registry.keys.look()
            return Response(status_code=204)
        return answer(await self.store.me(player))

    async def change(self, request: Request) -> Response:
        """Changes what a player has chosen."""
        asked = await self._read(request, requests.ChangePlayer)
        player = await self._player(request)
        name = None if asked.name is None else seat_names([asked.name], 1, "$.name")[0]
        await self.store.change(player, asked, name)
        return answer(await self.store.me(player))

    async def recovery(self, request: Request) -> Response:
        """Answers with a new recovery code."""
        player = await self._asking(request)
        player.check_fresh()
        return answer(requests.RecoveryCode(await self.store.new_code(player)))

    async def add_passkey(self, request: Request) -> Response:
        """Adds a passkey."""
        asked = await self._read(request, requests.AddPasskey)
        player = await self._player(request)
        player.check_fresh()
        await self.store.add_passkey(player, await self._made(request, asked.passkey))
        return answer(await self.store.me(player))

    async def remove_passkey(self, request: Request) -> Response:
        """Removes a passkey."""
        asked = await self._read(request, requests.RemovePasskey)
        player = await self._player(request)
        player.check_fresh()
        await self.store.remove_passkey(player, asked.id)
        return answer(await self.store.me(player))

    async def export(self, request: Request) -> Response:
        """Answers with everything that is stored about the player."""
        exported = await export(self.store, (await self._asking(request)).id)
        charge(LISTING_S * sum(map(len, exported.stored.values())))
        found = answer(exported)
        found.headers["Content-Disposition"] = 'attachment; filename="ahu.json"'
        return found

    # Places at tables

    async def keep(self, request: Request) -> Response:
        """Keeps places at tables."""
        asked = await self._read(request, requests.KeepTables)
        charge(len(asked.held) * LISTING_S)
        await self.store.keep(await self._player(request), asked.held)
        return Response(status_code=204)

    async def forget(self, request: Request) -> Response:
        """Keeps a table no longer."""
        asked = await self._read(request, requests.ForgetTable)
        player = await self._player(request)
        charge(QUERY_S)
        if await self.store.keeps(player, asked.table):
            await GameResults(self.registry).let_go(asked.table, player.id)
            await self.store.forget(player, asked.table)
        return Response(status_code=204)

    async def tables(self, request: Request) -> Response:
        """Answers how the tables stand that the player keeps."""
        player = await self._asking(request)
        kept = await self.store.tables(player.id)
        charge(len(kept) * LISTING_S)
        found = [
            requests.PlayerTable(
                summary(table, places),
                table.access.owner in hashes,
                table.access.players in places,
            )
            for table, hashes in kept
            if (places := places_of(table, hashes))
        ]
        return answer(requests.PlayerTables(found))

    # Reading

    async def _made(self, request: Request, passkey: requests.NewPasskey) -> Passkey:
        """Returns a new passkey. Raises Refused if it is none of this site, or signed before."""
        challenge = passkeys.challenge_of(passkey)
        await self.store.use_challenge(challenge)
        return passkeys.made(passkey, challenge, request.headers.get("origin"))

"""Answers requests about the lobby, results and ratings, whom to avoid, and reports."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ahu.core.refusal import refuse
from ahu.games import game_named
from ahu.server.addresses import key_of
from ahu.server.budgets import charge
from ahu.server.http import LISTING_S, LONGEST_NAME, answer, endpoint, table_of
from ahu.server.limits import Limits
from ahu.server.live_table import LiveTable
from ahu.server.openers import Openers
from ahu.server.players import lobby, moderation, requests, statistics
from ahu.server.players.http import QUERY_S, PlayerReader
from ahu.server.players.store import Player, PlayerStore
from ahu.server.registry import TableRegistry
from ahu.server.request_reader import bearer

LIST_S = 0.005
"""The processing time that a list of many rows costs."""


class LobbyHttp(PlayerReader):
    """Answers requests about whom players meet."""

    def __init__(
        self,
        registry: TableRegistry,
        store: PlayerStore,
        limits: Limits,
        origins: tuple[str, ...],
        openers: Openers,
    ) -> None:
        super().__init__(registry, store, limits, origins)
        self.openers = openers

    def routes(self) -> list[BaseRoute]:
        """Returns the routes, below `/api`."""
        return [
            Route("/lobby", endpoint(self.lobby), methods=["GET"]),
            Route("/lobby/{table}/join", endpoint(self.join), methods=["POST"]),
            Route("/tables/{table}/lobby", endpoint(self.open_to_all), methods=["POST"]),
            Route("/tables/{table}/report", endpoint(self.report), methods=["POST"]),
            Route("/best/{game}", endpoint(self.best), methods=["GET"]),
            Route("/players/me/history", endpoint(self.history), methods=["GET"]),
            Route("/players/me/avoided", endpoint(self.avoided), methods=["GET"]),
            Route("/players/avoid", endpoint(self.avoid), methods=["POST"]),
            Route("/players/meet-again", endpoint(self.meet_again), methods=["POST"]),
        ]

    # The lobby

    async def lobby(self, request: Request) -> Response:
        """Answers with the tables that are open to all."""
        self._admit(request)
        player = await self._whoever(request)
        charge(LIST_S)
        found = await lobby.listed(self.registry.storage, player)
        charge(len(found.tables) * LISTING_S)
        return answer(found)

    async def join(self, request: Request) -> Response:
        """Takes a free seat at an open table."""
        asked = await self._read(request, requests.JoinTable)
        await self._limit(request)  # nobody takes all seats that are free
        player = await self._whoever(request)
        live = await self._table(request)
        if not self.limits.joins.take((live.session.setup.table, key_of(request))):
            raise refuse("", "table-rate")
        return answer(await lobby.join(self.registry, live, player, asked))

    async def open_to_all(self, request: Request) -> Response:
        """Opens a table to all, for its owner, or closes it again."""
        asked = await self._read(request, requests.OpenToAll)
        token = bearer(request)
        await lobby.open_to_all(self.registry, await self._table(request), token, asked)
        return Response(status_code=204)

    # How people play

    async def best(self, request: Request) -> Response:
        """Answers with the leaderboard."""
        self._admit(request)
        game = game_named(request.path_params["game"][:LONGEST_NAME], "game")
        charge(LIST_S)
        return answer(await statistics.best(self.registry.storage.engine, game.name))

    async def history(self, request: Request) -> Response:
        """Answers with how the player has played."""
        player = await self._asking(request)
        charge(LIST_S)
        return answer(await statistics.history(self.registry.storage.engine, player.id))

    # Whom not to meet

    async def avoid(self, request: Request) -> Response:
        """Avoids whoever has a seat."""
        asked = await self._read(request, requests.Avoid)
        player = await self._player(request)
        live = await self.registry.current(asked.table)
        await moderation.avoid(self.registry.storage, player, live, asked.seat)
        return Response(status_code=204)

    async def avoided(self, request: Request) -> Response:
        """Answers with those whom the player avoids."""
        player = await self._asking(request)
        return answer(await moderation.avoided(self.registry.storage, player))

    async def meet_again(self, request: Request) -> Response:
        """Avoids somebody no longer."""
        asked = await self._read(request, requests.MeetAgain)
        player = await self._player(request)
        await moderation.meet_again(self.registry.storage, player, asked.player)
        return Response(status_code=204)

    async def report(self, request: Request) -> Response:
        """Keeps a report about whoever has a seat."""
        asked = await self._read(request, requests.ReportPlayer)
        token = bearer(request)
        await self._limit(request)
        live, address = await self._table(request), self.openers.name(key_of(request))
        await moderation.report(self.registry, live, token, asked, address)
        return Response(status_code=204)

    # Reading

    async def _table(self, request: Request) -> LiveTable:
        return await self.registry.current(table_of(request))

    async def _whoever(self, request: Request) -> Player | None:
        """Returns who asks, where they say so. Raises Refused if they are nobody."""
        if "authorization" not in request.headers:
            return None
        charge(QUERY_S)
        return await self.store.known(bearer(request))

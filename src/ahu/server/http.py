"""Reads requests over HTTP, and answers or refuses each: with a status and a Problem."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router

from ahu.core import chance
from ahu.core.record import Record, game_of, read, write_json, write_text
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.games import GAMES
from ahu.server import about, id_patterns, messages, page, requests, seats
from ahu.server.addresses import key_of
from ahu.server.analyses import Analyses
from ahu.server.boards import board_of
from ahu.server.budgets import charge, paid
from ahu.server.config import PUBLIC, ServerSettings
from ahu.server.game_pictures import picture_of
from ahu.server.game_texts import text_of
from ahu.server.limits import Limits
from ahu.server.metrics import CONTENT_TYPE, ERRORS, exposition
from ahu.server.openapi import document
from ahu.server.openers import Openers
from ahu.server.opening import check_length
from ahu.server.players.game_results import GameResults
from ahu.server.readiness import Readiness
from ahu.server.registry import TableRegistry
from ahu.server.rematch import RematchRequest
from ahu.server.request_reader import JSON, RequestReader, bearer
from ahu.server.summaries import summaries

LOG = logging.getLogger("ahu.http")
LARGEST_RECORD = 2_000_000
LONGEST_NAME = 40
"""The most characters of a name in an address: a longer one is cut before it is repeated."""
WORTH_ZIPPING = 2000
"""The bytes from which an answer is compressed. Answers with tokens in them are shorter, so that
their compressed size tells nothing of the tokens."""
ZIPPING = 4
"""How hard answers are compressed: more takes three times as long for a few per cent."""
LISTING_S = 0.00005
"""How many seconds it costs to list one table."""

_STATUS = {
    "table-host": 400,
    "table-none": 404,
    "table-page-missing": 404,
    "table-method": 405,
    "table-token": 403,
    "player-session": 401,
    "player-passkey": 403,
    "player-recovery": 403,
    "player-sign-in-again": 403,
    "player-blocked": 403,
    "player-notice-often": 429,
    "player-many-reports": 429,
    "player-lobby-closed": 409,
    "player-lobby-full": 409,
    "table-game-counts": 409,
    "table-origin": 403,
    "table-invitation": 409,
    "table-seat-taken": 409,
    "table-moved-on": 409,
    "table-record-running": 409,
    "table-rematch-running": 409,
    "analysis-running": 409,
    "analysis-many": 429,
    "analysis-no-workers": 503,
    "table-large": 413,
    "table-media": 415,
    "table-rate": 429,
    "table-many-invitations": 429,
    "table-many-tables": 429,
    "table-many-bots": 429,
    "table-internal": 500,
    "table-anew": 503,
    "table-busy": 503,
}
"""The status of each refusal; 400 where none is given."""

Endpoint = Callable[[Request], Awaitable[Response]]


def answer(value: msgspec.Struct, status: int = 200) -> Response:
    """Returns an answer with a message in it."""
    headers = {"Cache-Control": "no-store"}
    return Response(messages.encode(value), status, headers, media_type=JSON)


def problem(
    refusal: Refusal, headers: dict[str, str] | None = None, status: int | None = None
) -> Response:
    """Returns the answer to a request that is refused."""
    response = answer(requests.Problem(refusal), status or _STATUS.get(refusal.key, 400))
    response.headers.update(headers or {})
    if response.status_code == 429:
        response.headers["Retry-After"] = "10"
    return response


def endpoint(serve: Endpoint) -> Endpoint:
    """Returns an endpoint that answers whatever goes wrong, so that nobody sees a traceback."""

    async def guarded(request: Request) -> Response:
        try:
            try:
                return await serve(request)
            except Refused as refused:
                return problem(refused.refusal)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            ERRORS.inc()
            LOG.exception("request", extra={"path": request.url.path})
            return problem(Refusal("", "table-internal"))

    return guarded


async def missing(request: Request, error: Exception) -> Response:
    """Answers requests to an address that does not exist or does not take this method."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    if error.status_code == 405:
        allowed = headers.get("Allow", "")
        args: dict[str, str | int] = {"allowed": allowed, "method": request.method}
        return problem(Refusal("", "table-method", args), headers)
    if error.status_code == 404:
        return problem(Refusal("", "table-page-missing"))
    return problem(Refusal("", "table-query", {"name": "request", "value": error.detail}))


class Http(RequestReader):
    """Answers requests over HTTP."""

    def __init__(
        self, registry: TableRegistry, limits: Limits, openers: Openers, settings: ServerSettings
    ) -> None:
        super().__init__(limits, settings.origins)
        self.registry = registry
        self.openers = openers
        self._shows_metrics = settings.metrics == PUBLIC
        self.analyses = Analyses(registry)
        self.game_results = GameResults(registry)
        self.readiness = Readiness(registry.storage)
        self._about = page.file("about.json", messages.encode(about.about(LARGEST_RECORD)))
        self._document = page.file("openapi.json", msgspec.json.encode(document(settings.prefix)))

    def routes(self, *more: BaseRoute) -> list[BaseRoute]:
        """Returns the routes of all addresses for programs; `more` are answered elsewhere."""
        return [
            Mount(
                "/api",
                Router(
                    redirect_slashes=False,
                    routes=[
                        Route("/about", endpoint(self.about), methods=["GET"]),
                        Route(
                            "/games/{game}/text/{language}", endpoint(self.text), methods=["GET"]
                        ),
                        Route(
                            "/games/{game}/picture/{language}",
                            endpoint(self.picture),
                            methods=["GET"],
                        ),
                        Route("/openapi.json", endpoint(self.openapi), methods=["GET"]),
                        Route("/tables", endpoint(self.open), methods=["POST"]),
                        Route("/lessons", endpoint(self.teach), methods=["POST"]),
                        Route("/puzzles", endpoint(self.pose), methods=["POST"]),
                        Route("/mine", endpoint(self.mine), methods=["POST"]),
                        Route("/tables/{table}", endpoint(self.close), methods=["DELETE"]),
                        Route("/tables/{table}/record", endpoint(self.record), methods=["GET"]),
                        Route("/tables/{table}/claim", endpoint(self.claim), methods=["POST"]),
                        Route("/tables/{table}/leave", endpoint(self.leave), methods=["POST"]),
                        Route("/tables/{table}/invite", endpoint(self.invite), methods=["POST"]),
                        Route("/tables/{table}/rematch", endpoint(self.rematch), methods=["POST"]),
                        Route(
                            "/tables/{table}/analysis",
                            endpoint(self.analysis),
                            methods=["GET", "POST"],
                        ),
                        Route("/records", endpoint(self.upload), methods=["POST"]),
                        Route("/chance", endpoint(self.chance), methods=["POST"]),
                        *more,
                    ],
                ),
            ),
            Route("/healthz", endpoint(self.health), methods=["GET"]),
            Route("/readyz", endpoint(self.ready), methods=["GET"]),
            Route("/metrics", endpoint(self.metrics), methods=["GET"]),
        ]

    # What the server offers

    async def about(self, request: Request) -> Response:
        """Answers with what this server offers."""
        return page.answer(self._about, request)

    async def text(self, request: Request) -> Response:
        """Answers with the sentences of a game in a language."""
        game, language = request.path_params["game"], request.path_params["language"]
        try:
            with paid():
                found = text_of(game[:LONGEST_NAME], language[:LONGEST_NAME])
        except Refused as refused:
            return problem(refused.refusal, status=404)
        return page.answer(found, request)

    async def picture(self, request: Request) -> Response:
        """Answers with a picture of a game's board."""
        game, language = request.path_params["game"], request.path_params["language"]
        try:
            found = await self.registry.threads.long.run(
                lambda: picture_of(game[:LONGEST_NAME], language[:LONGEST_NAME])
            )
        except Refused as refused:
            return problem(refused.refusal, status=404)
        return page.answer(found, request)

    async def openapi(self, request: Request) -> Response:
        """Answers with the OpenAPI document."""
        return page.answer(self._document, request)

    async def health(self, request: Request) -> Response:
        """Answers that the server is alive."""
        return answer(requests.Health("ok"))

    async def ready(self, request: Request) -> Response:
        """Answers whether something can be stored."""
        if await self.readiness.ready():
            return answer(requests.Health("ok"))
        return answer(requests.Health("broken"), 503)

    async def metrics(self, request: Request) -> Response:
        """Answers with the metrics for Prometheus, where they are public."""
        if not self._shows_metrics:
            raise refuse("", "table-page-missing")
        with paid():
            return Response(exposition(), media_type=CONTENT_TYPE)

    # Tables

    async def open(self, request: Request) -> Response:
        """Opens a table."""
        asked = await self._read(request, requests.NewTable)
        await self._opening(request)
        opener = self.openers.name(key_of(request))
        return answer(await self.registry.open(asked, opener), 201)

    async def teach(self, request: Request) -> Response:
        """Opens a table for a lesson."""
        asked = await self._read(request, requests.NewLesson)
        await self._opening(request)
        return answer(await self.registry.teach(asked), 201)

    async def pose(self, request: Request) -> Response:
        """Opens a table for a puzzle."""
        asked = await self._read(request, requests.NewPuzzle)
        await self._opening(request)
        return answer(await self.registry.pose(asked), 201)

    async def upload(self, request: Request) -> Response:
        """Keeps a record to look at."""
        data = await self._body(request, LARGEST_RECORD)
        record = await self._record(data)
        await self._opening(request)
        return answer(await self.registry.upload(record), 201)

    async def mine(self, request: Request) -> Response:
        """Answers how the tables stand that a client holds tokens of."""
        asked = await self._read(request, requests.HeldTables)
        charge(len(asked.held) * LISTING_S)
        listed = await self.registry.storage.listed({held.table for held in asked.held})
        shut = await self.registry.keys.shut_out(listed)
        packing = _packing(request)
        data, headers = await self.registry.threads.short.run(
            lambda: packing(messages.encode(summaries(asked, listed, shut)))
        )
        return Response(data, headers=headers, media_type=JSON)

    async def record(self, request: Request) -> Response:
        """Answers with the record of a finished game."""
        self._admit(request)
        kind = request.query_params.get("format", "text")
        if kind not in ("text", "json"):
            raise refuse("", "table-query", "format", name="format", value=kind[:100])
        token = bearer(request)
        live = await self.registry.current(table_of(request))
        await seats.places(self.registry, live, [token])
        if not live.session.over:
            raise refuse("", "table-record-running")
        record, game = live.session.record(), live.session.game
        name = f"{game.name}-{live.session.setup.table}"
        packing = _packing(request)
        if kind == "json":
            name, type = f"{name}.json", JSON
            data, headers = await self.registry.threads.long.run(
                lambda: packing(write_json(record))
            )
        else:
            name, type = f"{name}.record", "text/plain; charset=utf-8"
            data, headers = await self.registry.threads.long.run(
                lambda: packing(write_text(record, game).encode())
            )
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return Response(data, headers=headers, media_type=type)

    async def close(self, request: Request) -> Response:
        """Deletes a table, for its owner."""
        self._admit(request)
        table = table_of(request)
        await self.registry.check_owner(table, bearer(request))
        await self.game_results.let_go(table)
        await self.registry.remove(table)
        return Response(status_code=204)

    # Seats

    async def claim(self, request: Request) -> Response:
        """Takes the seat of an invitation."""
        asked = await self._read(request, requests.Claim)
        live = await self.registry.current(table_of(request))
        return answer(await seats.claim(self.registry, live, asked))

    async def leave(self, request: Request) -> Response:
        """Gives a seat up, for its holder."""
        self._admit(request)
        token = bearer(request)
        live = await self.registry.current(table_of(request))
        await seats.leave(self.registry, live, token)
        return Response(status_code=204)

    async def invite(self, request: Request) -> Response:
        """Invites somebody to a seat, for the owner of the table."""
        asked = await self._read(request, requests.Invite)
        token = bearer(request)
        live = await self.registry.current(table_of(request))
        return answer(await seats.invite(self.registry, live, token, asked))

    async def rematch(self, request: Request) -> Response:
        """Starts a rematch, for whoever holds a seat, or answers with the one that there is."""
        changed: requests.Changed | None = None
        if request.headers.get("content-type"):
            changed = await self._read(request, requests.Changed)
        else:
            self._admit(request)
        token = bearer(request)
        live = await self.registry.current(table_of(request))
        again = RematchRequest(self.registry, live, token, changed)
        if (found := await again.found()) is None:
            await self._opening(request)
            found = await again.start(self.openers.name(key_of(request)))
        return answer(requests.Rematch(found))

    async def analysis(self, request: Request) -> Response:
        """Answers how far the analysis of a finished game is; a POST begins it."""
        self._admit(request)
        token = bearer(request)
        live = await self.registry.current(table_of(request))
        await seats.places(self.registry, live, [token])
        state = await self.analyses.look(live)
        if request.method == "GET":
            with paid():
                return answer(state)
        if state.analysis is None and not state.running:
            if not self.limits.analyses.take(key_of(request)):
                raise refuse("", "table-rate")
            await self.analyses.start(live, self.openers.name(key_of(request)))
            state = await self.analyses.look(live)
        return answer(state, 202)

    async def chance(self, request: Request) -> Response:
        """Answers whether chance came from a seed."""
        asked = await self._read(request, requests.CheckChance, LARGEST_RECORD * 2)
        record = await self._record(asked.record.encode("utf-8", "surrogatepass"))
        check_length(record)
        game = game_of(record.header, GAMES)
        board_text = await self.registry.storage.board_text(game, record.header.digest)
        board = board_of(game.name, board_text)
        found = await self.registry.threads.long.run(
            lambda: chance.check_chance(game, record, asked.seed, board)
        )
        digest = chance.digest(asked.seed)
        return answer(requests.ChanceChecked(found.fair, digest, found.outcomes, found.wrong))

    # Reading

    async def _opening(self, request: Request) -> None:
        """Raises Refused if the address may not open one more table."""
        if not await self.limits.open(key_of(request)):
            raise refuse("", "table-many-tables")

    async def _record(self, data: bytes) -> Record:
        """Returns the record in a body. Raises Refused if it is invalid."""
        return await self.registry.threads.long.run(lambda: read(data, GAMES))


def table_of(request: Request) -> str:
    """Returns the table that a request is about. Raises Refused if no table can have this name."""
    name: str = request.path_params["table"]
    if not id_patterns.is_table(name):
        raise refuse("", "table-none")
    return name


def _packing(request: Request) -> Callable[[bytes], tuple[bytes, dict[str, str]]]:
    """Returns a function that makes a long answer's bytes, compressed if possible, and headers.

    Compressing takes long enough to be left to a thread.
    """
    zipped = "gzip" in request.headers.get("accept-encoding", "").lower()

    def packed(data: bytes) -> tuple[bytes, dict[str, str]]:
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if not zipped or len(data) < WORTH_ZIPPING:
            return data, headers
        return gzip.compress(data, ZIPPING, mtime=0), {**headers, "Content-Encoding": "gzip"}

    return packed

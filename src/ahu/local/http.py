"""Answers what the page would ask a server over HTTP, as far as it can be done without one."""

from __future__ import annotations

import secrets
import sys
import traceback

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ahu.core import chance
from ahu.core.reading import decode
from ahu.core.record import Record, game_of, read, write_text
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.games import GAMES
from ahu.local.levels import check_offered
from ahu.local.store import read_listed
from ahu.local.tables import LocalTables, new_seed
from ahu.server import messages, opening, requests
from ahu.server.access import Access
from ahu.server.session import TableSession
from ahu.server.summaries import summaries
from ahu.server.table_setup import TableSetup
from ahu.server.tokens import hashed

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
ID_BYTES = 12


class LocalAnswer(Struct, frozen=True):
    """The answer to a request."""

    status: int
    type: str
    body: str


class LocalHttp:
    """Answers requests of the page."""

    def __init__(self, tables: LocalTables) -> None:
        self.tables = tables

    async def request(self, method: str, path: str, token: str, body: str) -> LocalAnswer:
        """Answers a request; one that is refused with a Problem, as a server does."""
        try:
            found = await self._answer(method, path.partition("?")[0], token, body)
        except Refused as refused:
            return _problem(refused.refusal)
        except Exception:
            traceback.print_exc(file=sys.stderr)
            return _problem(Refusal("", "table-internal"))
        if isinstance(found, str):
            return LocalAnswer(200, TEXT, found)
        return LocalAnswer(200, JSON, "" if found is None else messages.encode(found).decode())

    async def _answer(
        self, method: str, path: str, token: str, body: str
    ) -> msgspec.Struct | str | None:
        match method, path.strip("/").split("/"):
            case "POST", ["api", "tables"]:
                return await self._open(decode(body, requests.NewTable))
            case "POST", ["api", "lessons"]:
                setup = opening.lesson_setup(decode(body, requests.NewLesson))
                return await self._begin(setup)
            case "POST", ["api", "puzzles"]:
                setup = opening.puzzle_setup(decode(body, requests.NewPuzzle))
                return await self._begin(setup)
            case "POST", ["api", "records"]:
                return await self._upload(read(body.encode(), GAMES))
            case "POST", ["api", "mine"]:
                return await self._mine(decode(body, requests.HeldTables))
            case "POST", ["api", "chance"]:
                return _checked_chance(decode(body, requests.CheckChance))
            case "DELETE", ["api", "tables", table]:
                await self._remove(table, token)
                return None
            case "GET", ["api", "tables", table, "record"]:
                return await self._record(table, token)
            case "POST", ["api", "tables", table, "rematch"]:
                changed = decode(body, requests.Changed) if body else None
                return requests.Rematch(await self._rematch(table, token, changed))
            case _:
                raise refuse("", "local-needs-server")

    async def _open(self, asked: requests.NewTable) -> requests.OpenedTable:
        for i, seat in enumerate(asked.seats):
            check_offered(seat.level, f"$.seats[{i}].level")
            if seat.player == "guest":
                raise refuse("", "local-needs-server", f"$.seats[{i}].player")
        if asked.terms.pace is not None:
            raise refuse("", "local-needs-server", "$.terms.pace")
        asked.terms = replace(asked.terms, talk=False)  # those at one screen need no page to talk
        return await self._begin(opening.game_setup(asked, new_seed()))

    async def _begin(self, setup: TableSetup) -> requests.OpenedTable:
        opened, access = opening.new_secrets(setup)
        await self.tables.open(setup, access, TableSession(setup).begin())
        return opened

    async def _upload(self, record: Record) -> requests.OpenedTable:
        opening.check_length(record)
        game = game_of(record.header, GAMES)
        _check_board(record)
        setup = opening.record_setup(record, game, None)
        opened, access = opening.new_secrets(setup)
        await self.tables.open(setup, access, opening.replayed(record, setup))
        return opened

    async def _mine(self, asked: requests.HeldTables) -> requests.TableSummaries:
        found = await self.tables.store.listed([held.table for held in asked.held])
        return summaries(asked, {table: read_listed(table, *rest) for table, *rest in found})

    async def _remove(self, table: str, token: str) -> None:
        live = await self.tables.table(table)
        if not live.access.owned(hashed(token)):
            raise refuse("", "table-token", "Authorization")
        await self.tables.remove(table)

    async def _record(self, table: str, token: str) -> str:
        live = await self.tables.table(table)
        live.audience([token])
        if not live.session.over:
            raise refuse("", "table-record-running")
        return write_text(live.session.record(), live.session.game)

    async def _rematch(self, table: str, token: str, changed: requests.Changed | None) -> str:
        live = await self.tables.table(table)
        session, seat = live.session, live.seat(token)
        session.check_playable()
        if session.setup.lesson is not None:
            raise refuse("", "table-rematch-lesson")
        if not session.over:
            raise refuse("", "table-rematch-running")
        if session.rematch is None:
            setup = opening.rematch_setup(session, live.access, new_seed(), changed=changed)
            access = Access(live.access.tokens, (None,) * live.access.players, live.access.owner)
            await self.tables.open(setup, access, TableSession(setup).begin())
            id = f"rematch-{secrets.token_hex(ID_BYTES)}"  # no client's command has this id
            await self.tables.command(
                live, seat, id, lambda session: session.play_again(seat, setup.table, id)
            )
        assert session.rematch is not None
        return session.rematch


def _check_board(record: Record) -> None:
    """Raises Refused if a record was played on a board that is not here."""
    board = game_of(record.header, GAMES).board()
    if record.header.digest != board.digest:
        raise refuse("", "record-board", name=board.name, digest=record.header.digest[:64])


def _checked_chance(asked: requests.CheckChance) -> requests.ChanceChecked:
    """Returns whether chance came from a seed."""
    record = read(asked.record.encode("utf-8", "surrogatepass"), GAMES)
    opening.check_length(record)
    _check_board(record)
    game = game_of(record.header, GAMES)
    found = chance.check_chance(game, record, asked.seed, game.board())
    digest = chance.digest(asked.seed)
    return requests.ChanceChecked(found.fair, digest, found.outcomes, found.wrong)


def _problem(refusal: Refusal) -> LocalAnswer:
    return LocalAnswer(400, JSON, messages.encode(requests.Problem(refusal)).decode())

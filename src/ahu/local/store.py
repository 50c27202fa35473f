"""What is kept of a table, as texts, by whoever keeps them: in a browser, its database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import Raw, Struct

from ahu.core.contract import Game, Options, Snapshot
from ahu.core.lesson import Lesson
from ahu.games import game_named
from ahu.games.board_files import reference
from ahu.server.access import Access
from ahu.server.boards import board_of
from ahu.server.summaries import ListedTable, knows_rules
from ahu.server.table_events import StoredEvent, TableStatus
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.server.table_terms import Terms


class Stored(Struct, frozen=True):
    """A table as it is stored: how it was set up, how it stands, and each of its events."""

    setup: str
    status: str
    events: Sequence[str]


class Store(Protocol):
    """Keeps tables as texts. Whatever it was told to keep is kept once it returns."""

    async def open(self, table: str, stored: Stored) -> None:
        """Keeps a new table."""

    async def append(self, table: str, number: int, status: str, events: Sequence[str]) -> bool:
        """Appends events from `number` on; returns False if there is one of this number already."""

    async def load(self, table: str) -> Stored | None:
        """Returns a table, or None if there is none."""

    async def listed(self, tables: Sequence[str]) -> Sequence[tuple[str, str, str]]:
        """Returns the name, setup and status of those tables that there are."""

    async def remove(self, table: str) -> None:
        """Removes a table with its events."""


class _KeptSetup(Struct, frozen=True):
    """A setup as plain data. It keeps its board, so that a game goes on if boards change."""

    game: str
    rules: int
    board: str | None
    options: Raw
    seats: tuple[SeatConfig, ...]
    seed: str | None
    start: Raw
    """Null if the game begins as games do."""
    lesson: Lesson | None
    terms: Terms
    access: Access


class _KeptStatus(Struct, frozen=True):
    status: TableStatus
    changed: float


def write_setup(setup: TableSetup, access: Access) -> str:
    """Returns a setup, and who may do what, as text."""
    board = setup.board_text or (reference(setup.game.name) if setup.board.hexes else None)
    kept = _KeptSetup(
        setup.game.name,
        setup.game.rules_version,
        board,
        Raw(msgspec.json.encode(setup.options)),
        setup.seat_configs,
        setup.seed,
        Raw(msgspec.json.encode(setup.start)),
        setup.lesson,
        setup.terms,
        access,
    )
    return msgspec.json.encode(kept).decode()


def read_setup(table: str, text: str) -> tuple[TableSetup, Access]:
    """Returns a setup, and who may do what. Raises Refused if its rules are unknown here."""
    kept = msgspec.json.decode(text, type=_KeptSetup)
    game: Game = game_named(kept.game).at(kept.rules)
    options: Options = msgspec.json.decode(kept.options, type=game.options)
    start: Snapshot | None = msgspec.json.decode(kept.start, type=game.snapshots | None)
    board = kept.board
    if board is not None and board_of(game.name, board).digest == game.board().digest:
        board = None
    setup = TableSetup(
        table,
        game,
        options,
        kept.seats,
        kept.seed,
        start,
        board,
        lesson=kept.lesson,
        terms=kept.terms,
    )
    return setup, kept.access


def write_status(status: TableStatus, changed: float) -> str:
    """Returns how a table stands, and when it last changed, as text."""
    return msgspec.json.encode(_KeptStatus(status, changed)).decode()


def write_events(rows: Sequence[StoredEvent]) -> list[str]:
    """Returns each event as text."""
    return [msgspec.json.encode(row).decode() for row in rows]


def read_events(events: Sequence[str]) -> list[StoredEvent]:
    """Returns events from their texts."""
    return [msgspec.json.decode(event, type=StoredEvent) for event in events]


def read_listed(table: str, setup: str, status: str) -> ListedTable:
    """Returns a table in a list."""
    kept = msgspec.json.decode(setup, type=_KeptSetup)
    stands = msgspec.json.decode(status, type=_KeptStatus)
    playable = knows_rules(kept.game, kept.rules)
    return ListedTable(table, kept.game, kept.access, stands.status, stands.changed, playable)

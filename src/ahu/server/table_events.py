"""The events of a table: as they are stored, and as they are drafted."""

from __future__ import annotations

import hashlib
from typing import Literal

from msgspec import Struct

from ahu.core.contract import Game
from ahu.core.match import Step
from ahu.core.record import Record
from ahu.server.access import Access, SeatEvent

Does = (
    Literal["play", "forced", "chance", "undo", "name", "read", "rematch", "bot", "back"]
    | Literal["here", "hint", "forgotten"]
    | SeatEvent
)
STEPS: tuple[Does, ...] = ("play", "forced", "chance")
"""The events that are steps of the game."""
CONTENT_BYTES = 8


class StoredEvent(Struct, frozen=True):
    """An event of a table as it is stored.

    `move` is a notation; for an undo, the step the game went back to; for a name, the name; for a
    seat event, the hash of the new token or invitation; for a step of a lesson that was read, its
    index; for a rematch, its table; for a `bot` that plays on, why and of which level. With `back`
    its person plays again; `here` says that somebody has come to a rematch, `hint` that somebody
    gets their first hint. An action that was the only choice of a person is `forced`: the table
    made it by itself. `forgotten` says that something was taken out of what is stored from before:
    whoever has the table in memory reads it anew.
    """

    number: int
    does: Does
    seat: int | None
    move: str
    command: str = ""
    """The id of the command it belongs to."""
    clock: float | None = None
    """When it happened, in the table's own time, where clocks run."""


class TableStatus(Struct, frozen=True):
    """How a table stands, for lists of tables."""

    number: int
    round: int
    over: bool
    deciding: list[int]
    winners: list[int]
    names: list[str]
    bots_due: bool
    played_by: list[str] = []
    """The level of the bot that plays each seat now; empty where a person does."""
    bots_only: bool = False
    """Whether nobody but bots plays now."""
    due: float | None = None
    """When the first seat is out of time, in the table's own time."""
    resigned: list[int] = []
    """The seats whose people have resigned."""


class PendingEvents(Struct, frozen=True):
    """Events that are drafted: the rows to store, and how the table would then stand."""

    rows: list[StoredEvent]
    status: TableStatus
    access: Access | None = None
    """Who then holds the seats, where that changes."""
    steps: list[Step] = []
    """The steps of the match that the rows lead to, where they were played to be drafted."""


def content(does: Does, move: str, before: bytes = b"") -> bytes:
    """Returns a hash of what a command does, chained to `before`; an undo's step is left out."""
    move = "" if does == "undo" else move
    text = f"{does} {move}".encode("utf-8", "surrogatepass")
    return hashlib.blake2b(before + text, digest_size=CONTENT_BYTES).digest()


def rows_of(record: Record, game: Game) -> list[StoredEvent]:
    """Returns the stored events of a record that was uploaded."""
    players = len(record.header.seats)
    return [
        StoredEvent(
            number,
            "chance" if event.seat is None else "play",
            event.seat,
            game.write(event.move, players),
        )
        for number, event in enumerate(record.events, 1)
    ]

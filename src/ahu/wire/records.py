"""Describes a record as JSON, for the schema."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ahu.core.record import FORMAT, Times
from ahu.wire.events import RecordEvent
from ahu.wire.parts import AnyOptions, AnySnapshot


class RecordHeader(Struct, forbid_unknown_fields=True):
    """The head of a record: everything that must be known before the first event."""

    game: str
    rules: int
    """The version of the game's rules."""
    board: str
    """The name of the board."""
    digest: str
    """The SHA-256 of what the board is, in hexadecimal digits."""
    options: AnyOptions
    seats: list[str]
    """The name of whoever sits at each seat; empty for a seat without a name."""
    start: AnySnapshot = None
    """The position that the game began from, where that was set up."""
    taken_back: list[Times] = []
    """How often each seat took a decision back after it had learned what others or chance did."""
    by_bots: list[Times] = []
    """How many events bots decided for the person of each seat."""
    resigned: list[Times] = []
    """The seats whose people resigned; a bot played on."""


class RecordData(Struct, forbid_unknown_fields=True):
    """A record of a game, as JSON."""

    format: Literal["ahu record 1"]
    header: RecordHeader
    events: list[RecordEvent]


assert FORMAT == "ahu record 1"

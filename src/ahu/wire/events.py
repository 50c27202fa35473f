"""Describes what happened, as data and in notation."""

from __future__ import annotations

from msgspec import Struct

from ahu.wire.parts import AnyMove


class EventInfo(Struct):
    """Something that happened, as a table tells it: without a number, which could tell secrets."""

    seat: int | None
    """Who did it; null for chance."""
    move: AnyMove
    """What was done, as data."""
    text: str
    """The move in notation."""


class RecordEvent(Struct, forbid_unknown_fields=True):
    """An event of a record."""

    round: int
    """The round, from 1."""
    number: int
    """The number of the event in its round, from 1."""
    seat: int | None
    """Who did it; null for chance."""
    move: AnyMove
    """What was done, as data."""


class WrittenEvent(RecordEvent):
    """An event of a record, in notation too."""

    text: str
    """The move in notation."""

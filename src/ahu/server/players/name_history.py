"""Finds what somebody was called at a table, also at seats that they have given up since."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.server.access import SEAT_EVENTS
from ahu.server.table_events import StoredEvent

AT_FIRST = 0
"""Stands for the name that a seat was opened with, where others have the numbers of events."""
TELLING = ("name", *SEAT_EVENTS)
"""The events that tell who had a seat, and under which name."""


def names_of(rows: Sequence[StoredEvent], hash: str) -> set[int]:
    """Returns the events that named whoever held a seat by the token with this hash.

    `rows` are what tells of that seat. Who took the seat and gave no name has the one it had.
    """
    began = not any(row.does == "claim" and row.move == hash for row in rows)
    holder: str | None = hash if began else None
    named, found = AT_FIRST, {AT_FIRST} if began else set()
    for i, row in enumerate(rows):
        if row.does == "name":
            named = row.number
            follows = rows[i + 1] if i + 1 < len(rows) else row
            claims = follows.does == "claim" and follows.command == row.command
            if (follows.move if claims else holder) == hash:
                found.add(named)
        elif row.does == "claim":
            holder = row.move
            if holder == hash:
                found.add(named)
        else:
            holder = None
    return found


def last_named(rows: Sequence[StoredEvent]) -> int:
    """Returns the event by which a seat is called as it is now."""
    return next((row.number for row in reversed(rows) if row.does == "name"), AT_FIRST)

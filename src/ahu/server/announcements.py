"""What is announced to everybody in the log although it is no event of the game: who took a seat,
gave it up, or lost it.

An announcement stands in the log after the step at which it was made. When the game goes back
before that step, it moves back too; it is never taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from ahu.server import messages
from ahu.server.access import SeatEvent
from ahu.telling import Said
from ahu.telling.said import of_clan


class Announcement(Struct, frozen=True):
    """Something that everybody is told about a seat."""

    say: Said
    seat: int
    step: int
    placed: int
    """The number of the event since which it stands after this step."""


def of_seat(does: SeatEvent, seat: int, name: str, step: int, number: int) -> Announcement:
    """What has happened to a seat."""
    named = "yes" if name else "no"
    say = of_clan(f"table-told-{does}", seat, named=named, name=name)
    return Announcement(say, seat, step, number)


def moved_back(announcements: Sequence[Announcement], step: int, number: int) -> list[Announcement]:
    """Where they stand once the event of this number has led back to a step."""
    return [
        msgspec.structs.replace(one, step=step, placed=number) if one.step > step else one
        for one in announcements
    ]


def unheard(
    announcements: Sequence[Announcement], since: int | None, keep: int
) -> list[Announcement]:
    """Those that a client lacks which has seen number `since` and keeps its log up to a step."""
    return [one for one in announcements if since is None or one.placed > since or one.step > keep]


def merged(
    log: list[messages.LogEntry],
    announcements: Sequence[Announcement],
    round_at: Callable[[int], int],
) -> list[messages.LogEntry]:
    """The log with these announcements, each after the last entry of its step."""
    announced = [
        messages.LogEntry(one.step, round_at(one.step), one.seat, one.say, [], [], False)
        for one in announcements
    ]
    return sorted([*log, *announced], key=lambda entry: entry.step)

"""Announces in the log what is no event of the game: who took a seat, gave it up, or
lost it, where a bot plays on, what was taken back, who asks for hints, and that there is a
rematch.

Every state tells all announcements, so there are few, however often seats change hands. One stands
in the log after the step at which it was made. When the game goes back before that step, the
announcement moves back too; it is never taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from ahu.core.log import Message, clan_message
from ahu.server.access import SEAT_EVENTS, SeatEvent
from ahu.server.seating import StandIn

MOST_OF_SEAT = 10
"""How many of the latest changes of a seat's holder are told."""
_CHANGES = frozenset(f"table-told-{does}" for does in SEAT_EVENTS)


class SeatAnnouncement(Struct, frozen=True):
    """A message to everybody about a seat."""

    say: Message
    seat: int
    step: int


def of_seat(does: SeatEvent, seat: int, name: str, step: int) -> SeatAnnouncement:
    """Returns the announcement of a seat event."""
    return _announced(f"table-told-{does}", seat, name, step)


def of_rematch(seat: int, name: str, step: int) -> SeatAnnouncement:
    """Returns the announcement that somebody starts a rematch."""
    return _announced("table-told-rematch", seat, name, step)


def of_take_back(seat: int, name: str, step: int, times: int) -> SeatAnnouncement:
    """Returns the announcement of how often somebody has taken a decision back."""
    return _announced("table-told-undo", seat, name, step, times=times)


def of_hint(seat: int, name: str, step: int) -> SeatAnnouncement:
    """Returns the announcement that somebody has asked for a hint."""
    return _announced("table-told-hint", seat, name, step)


def of_stand_in(stand_in: StandIn, seat: int, name: str, step: int) -> SeatAnnouncement:
    """Returns the announcement that a bot plays on for somebody."""
    why, level = stand_in.why, stand_in.level
    return _announced("table-told-bot", seat, name, step, why=why, level=level)


def of_return(seat: int, name: str, step: int) -> SeatAnnouncement:
    """Returns the announcement that somebody plays again."""
    return _announced("table-told-back", seat, name, step)


def with_change(
    announcements: Sequence[SeatAnnouncement], latest: SeatAnnouncement
) -> list[SeatAnnouncement]:
    """Returns the announcements with one more change of a seat's holder, and the last few only."""
    changes = [one for one in announcements if one.seat == latest.seat and one.say.key in _CHANGES]
    gone = changes[: max(0, len(changes) + 1 - MOST_OF_SEAT)]
    return [*(one for one in announcements if not any(one is old for old in gone)), latest]


def replacing_of_seat(
    announcements: Sequence[SeatAnnouncement], latest: SeatAnnouncement
) -> list[SeatAnnouncement]:
    """Returns the announcements with the latest of its kind for its seat only."""
    kept = [
        one for one in announcements if (one.say.key, one.seat) != (latest.say.key, latest.seat)
    ]
    return [*kept, latest]


def replacing(
    announcements: Sequence[SeatAnnouncement], latest: SeatAnnouncement
) -> list[SeatAnnouncement]:
    """Returns the announcements with the latest of its kind only."""
    kept = [one for one in announcements if one.say.key != latest.say.key]
    return [*kept, latest]


def _announced(key: str, seat: int, name: str, step: int, **args: int | str) -> SeatAnnouncement:
    named = "yes" if name else "no"
    return SeatAnnouncement(clan_message(key, seat, named=named, name=name, **args), seat, step)


def moved_back(announcements: Sequence[SeatAnnouncement], step: int) -> list[SeatAnnouncement]:
    """Returns the announcements after the game has gone back to `step`."""
    return [
        msgspec.structs.replace(one, step=step) if one.step > step else one for one in announcements
    ]

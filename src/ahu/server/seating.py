"""Who sits where: who holds each seat, and where a bot plays on for its person.

A bot plays on because the person wants it, has left, is away or out of time, or has resigned. Each
change is an event of the table; the person may take the seat back at any time, but not after a
resignation. In the game nothing changes by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from ahu.core.contract import Seat
from ahu.core.refusal import refuse
from ahu.server.access import SEAT_EVENTS, SeatEvent
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig

Holder = Literal["bot", "taken", "invited", "free"]
"""Who has a seat: a bot, a person, nobody yet (an invitation is out), or nobody any more."""
_HOLDER_AFTER: dict[SeatEvent, Holder] = {
    "claim": "taken",
    "leave": "free",
    "invite": "invited",
    "revoke": "invited",
}
Why = Literal["wish", "left", "away", "time", "resigned"]
"""Why a bot plays on: the person wants it, has given up the seat, is away, is out of time, or has
resigned."""
WHYS: tuple[Why, ...] = get_args(Why)
_Kept = TypeVar("_Kept")


class StandIn(Struct, frozen=True):
    """A bot that plays on for a person."""

    why: Why
    level: str
    waits: bool = False
    """Whether the person may come back only once the bot has decided: who is out of time again and
    again keeps nobody waiting."""

    @property
    def move(self) -> str:
        """It as an event stores it."""
        return f"{self.why} {self.level}"


def read_stand_in(move: str) -> StandIn:
    """Returns the bot that an event tells of."""
    word, _, level = move.partition(" ")
    why = next(why for why in WHYS if why == word)
    return StandIn(why, level, waits=why == "time")


class Seating(Struct, frozen=True, dict=True):
    """Who sits where at one moment; it seldom changes, so what follows from it is kept."""

    holders: tuple[Holder, ...]
    levels: tuple[str, ...]
    """The level of the bot that each seat was opened with; empty for people."""
    stand_ins: tuple[StandIn | None, ...]
    awaited: tuple[bool, ...]
    """Whether the person of each seat is still to come to a rematch."""

    def after(self, row: StoredEvent) -> Seating:
        """Returns who sits where after an event."""
        if row.seat is None:
            return self
        seat, now = row.seat, self.stand_ins[row.seat]
        if row.does in SEAT_EVENTS:
            holders = _with(self.holders, seat, _HOLDER_AFTER[row.does])
            stays = row.does != "claim" or self.resigned(seat) or (now is not None and now.waits)
            return replace(
                self,
                holders=holders,
                stand_ins=_with(self.stand_ins, seat, now if stays else None),
                awaited=_with(self.awaited, seat, False),
            )
        if row.does == "here":
            return replace(self, awaited=_with(self.awaited, seat, False))
        if row.does == "bot":
            return replace(self, stand_ins=_with(self.stand_ins, seat, read_stand_in(row.move)))
        if row.does == "back":
            return replace(self, stand_ins=_with(self.stand_ins, seat, None))
        if row.does == "play" and now is not None and now.waits:
            return replace(self, stand_ins=_with(self.stand_ins, seat, replace(now, waits=False)))
        return self

    @cached_property
    def played_by(self) -> tuple[str, ...]:
        """The level of the bot that plays each seat now; empty where a person does."""
        return tuple(
            level if stand_in is None else stand_in.level
            for level, stand_in in zip(self.levels, self.stand_ins, strict=True)
        )

    @property
    def complete(self) -> bool:
        """Whether somebody plays at every seat."""
        return all(
            holder == "bot"
            or (holder == "taken" and not self.awaited[seat])
            or self.stand_ins[seat] is not None
            for seat, holder in enumerate(self.holders)
        )

    @cached_property
    def all_resigned(self) -> tuple[Seat, ...]:
        """The seats whose people have resigned."""
        why = [stand_in and stand_in.why for stand_in in self.stand_ins]
        return tuple(seat for seat, one in enumerate(why) if one == "resigned")

    def resigned(self, seat: Seat) -> bool:
        """Returns whether the person of a seat has resigned."""
        return seat in self.all_resigned

    def others_play(self, seat: Seat) -> bool:
        """Returns whether people hold other seats and would be left waiting."""
        return any(
            holder == "taken" and self.stand_ins[other] is None
            for other, holder in enumerate(self.holders)
            if other != seat
        )

    def check_plays(self, seat: Seat) -> None:
        """Raises Refused if a bot decides for this seat now."""
        if self.resigned(seat):
            raise refuse("", "table-resigned")
        if self.stand_ins[seat] is not None:
            raise refuse("", "table-bot-plays")

    def check_take_over(self, seat: Seat, deciding: Sequence[Seat], clocked: bool) -> None:
        """Raises Refused if its person cannot take a seat back from a bot now.

        Who is out of time comes back once the bot has decided, unless nobody waits for it. At a
        table with clocks a bot that was asked to play decides first: nobody thinks while no clock
        runs.
        """
        stand_in = self.stand_ins[seat]
        if stand_in is None:
            raise refuse("", "table-no-stand-in")
        if stand_in.why == "resigned":
            raise refuse("", "table-resigned")
        waits = stand_in.waits and self.others_play(seat)
        decides = waits or (clocked and stand_in.why == "wish")
        if decides and seat in deciding:
            raise refuse("", "table-bot-turn")


def seating_of(seat_configs: Sequence[SeatConfig]) -> Seating:
    """Returns who sits where when a table is opened."""
    return Seating(
        tuple(_first_holder(seat_config) for seat_config in seat_configs),
        tuple(seat_config.level for seat_config in seat_configs),
        (None,) * len(seat_configs),
        tuple(seat_config.awaited for seat_config in seat_configs),
    )


def _first_holder(seat_config: SeatConfig) -> Holder:
    if not seat_config.for_people:
        return "bot"
    return "invited" if seat_config.guest else "taken"


def _with(values: tuple[_Kept, ...], index: int, value: _Kept) -> tuple[_Kept, ...]:
    return (*values[:index], value, *values[index + 1 :])

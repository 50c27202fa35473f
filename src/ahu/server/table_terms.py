"""What whoever opens a table chooses about playing together: clocks, stand-ins, talk, hints."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ahu.bots.levels import LEVELS
from ahu.core.refusal import refuse

A_MINUTE, AN_HOUR, A_DAY = 60, 3600, 86_400
LONGEST_S = 30 * A_DAY
DEFAULT_AWAY_S = 5 * A_MINUTE
DEFAULT_LEVEL = "normal"
SLOW_S = A_DAY
"""How long somebody may take for a decision where no clock runs, before others may let a bot play
on."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of each seat.

    `live`: so many seconds for the whole game, and some more for each turn. `correspondence`: so
    many seconds for each turn.
    """

    kind: Literal["live", "correspondence"]
    seconds: Annotated[int, Meta(ge=5, le=LONGEST_S)]
    increment: Annotated[int, Meta(ge=0, le=AN_HOUR)] = 0
    """The seconds that a seat gets after each turn of a live game."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed at a table besides the rules of its game."""

    pace: Pace | None = None
    """The clocks; without, nobody is hurried for a day."""
    away_s: Annotated[int, Meta(ge=0, le=LONGEST_S)] = DEFAULT_AWAY_S
    """How long a table must stand still before others may let a bot play on for somebody who is not
    there; 0 for never. Without clocks they may after a day, too, if the person is there."""
    stand_in: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL
    """The level of the bot that plays on for somebody who is away, out of time or has left."""
    talk: bool = True
    """Whether people may talk at the table."""
    hints: bool = False
    """Whether people may ask for hints although others play: whoever sits down agrees to it. One
    person alone with bots always may."""

    @property
    def by_correspondence(self) -> bool:
        """Whether each turn has a time of its own, so that nobody need be there."""
        return self.pace is not None and self.pace.kind == "correspondence"

    @property
    def slow_s(self) -> int:
        """How long somebody may take for a decision while no clock runs, there or not."""
        if self.pace is not None and self.by_correspondence:
            return self.pace.seconds
        return max(SLOW_S, self.away_s)


def check_terms(terms: Terms, where: str) -> None:
    """Raises Refused if no table can have these terms."""
    check_level(terms.stand_in, f"{where}.stand_in")
    if terms.pace is not None and terms.pace.kind != "live" and terms.pace.increment:
        raise refuse("", "table-increment", f"{where}.pace.increment")


def check_level(level: str, where: str) -> None:
    """Raises Refused if no bot has this level."""
    if level not in LEVELS:
        raise refuse("", "table-level", where, level=level, known=", ".join(LEVELS))

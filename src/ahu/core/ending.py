"""How a game ended: why, what counted and for whom, and who came where."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from ahu.core.contract import Seat
from ahu.core.log import Message


class CountedThing(Struct, frozen=True):
    """One thing that counts at the end: what it is, whose, and its points."""

    say: Message
    seat: Seat
    points: int
    piece: str = ""
    """The drawing that shows it, if there is one."""
    size: int = 1
    hidden: bool = False
    """Whether nobody was sure whose it is before the end."""


class Ending(Struct, frozen=True):
    """The end of a game, in the order in which it is told. It exists only once the game is over."""

    reason: Message | None
    """Why the game ended; None where the game does not say."""
    rules: tuple[str, ...]
    counted: tuple[CountedThing, ...]
    """Everything that counted; the points of each seat add up to its score. Empty where the game
    does not say."""
    ranks: tuple[int, ...]
    """The place of each seat, from 1; equals share one."""


def ranked(winners: Collection[Seat], worth: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Returns the place of each seat: winners come first, all others by what they are worth."""
    standing = [(seat in winners, () if seat in winners else own) for seat, own in enumerate(worth)]
    return tuple(1 + sum(other > one for other in standing) for one in standing)

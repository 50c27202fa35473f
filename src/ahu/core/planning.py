"""Planning for games where a series of actions brings an item from hex to hex.

A game whose positions can tell where an item may go (`Plans`) names the type of its journeys as its
facet `planning`. People then choose the end of a journey instead of each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast, runtime_checkable

from msgspec import Struct

from ahu.core.contract import Action, Game, Seat
from ahu.core.facets import load


class Journey(Protocol):
    """A way to bring an item somewhere: the actions on the way, and how it may end there."""

    @property
    def steps(self) -> Sequence[Action]:
        """The actions on the way."""

    @property
    def ends(self) -> Sequence[Action]:
        """The actions that may end it, of which a player chooses one."""


@runtime_checkable
class Plans(Protocol):
    """A position that can list the journeys of an item."""

    def plan(self, seat: Seat, item: str) -> Sequence[Journey]:
        """Returns the journeys a seat can make now with an item.

        Raises Refused when it may make none.
        """

    def pick(self, item: str) -> Action:
        """Returns the action that begins a journey of this item."""

    def steps(self, seat: Seat) -> Sequence[Action]:
        """Returns the steps that a seat can make next with the item in hand."""

    def value(self, end: Action) -> int:
        """Returns the number written where this end settles the item; 0 where there is none."""


class PickedItem(Struct, frozen=True, gc=False):
    """An item that begins a journey, as everybody sees it, and the hex where it begins."""

    item: Struct
    hex: str


def journey_type(game: Game) -> type[Struct] | None:
    """Returns the type of a game's journeys; None for a game without any."""
    return cast(type[Struct], load(game.facets.planning)) if game.facets.planning else None

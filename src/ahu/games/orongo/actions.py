"""What can happen in Orongo, as readable data."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from ahu.core.contract import Action, Options, Outcome, Seat


class OrongoOptions(Options, frozen=True):
    """The variants of Orongo."""

    amulet_first: Annotated[bool, Meta(extra={"rule": "O3.4"})] = False
    """Ties are counted from the holder of the amulet himself (O3.4)."""


class Bid(Action, frozen=True):
    """Bid some of the shells behind one's screen (O3)."""

    sealed: ClassVar[bool] = True
    shells: int


class Place(Action, frozen=True):
    """Place a chip (O4)."""

    field: str


class Build(Action, frozen=True):
    """Use up the tiles, in the order of their numbers, and build a Moai on the palm (O5)."""

    tiles: tuple[str, ...]
    palm: str


class First(Outcome, frozen=True):
    """This seat holds the amulet at the start (O1.5)."""

    seat: Seat


class Tile(Outcome, frozen=True):
    """The next tile is turned up and laid on its field (O2)."""

    field: str


OrongoAction = Bid | Place | Build
OrongoOutcome = First | Tile

"""The actions, outcomes and options of Orongo, as readable data."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from ahu.core.contract import Action, Options, Outcome, Seat


class OrongoOptions(Options, frozen=True):
    """The variants of Orongo."""

    amulet_first: Annotated[bool, Meta(extra={"rule": "O3.4"})] = False
    """Whether ties are counted from the holder of the amulet themselves (O3.4)."""


class Bid(Action, frozen=True):
    """The seat bids some of the shells behind its screen (O3)."""

    sealed: ClassVar[bool] = True
    shells: int


class Place(Action, frozen=True):
    """The seat places a chip (O4)."""

    field: str


class Build(Action, frozen=True):
    """The seat uses up the tiles, in the order of their numbers, for a Moai on the palm (O5)."""

    tiles: tuple[str, ...]
    palm: str


class First(Outcome, frozen=True):
    """Chance gives this seat the amulet at the start (O1.5)."""

    seat: Seat


class Tile(Outcome, frozen=True):
    """Chance turns up the next tile and lays it on its field (O2)."""

    field: str


OrongoAction = Bid | Place | Build
OrongoOutcome = First | Tile

"""The actions, outcomes and options of Giants, as readable data."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

import ahu.games.giants.layout as L
from ahu.core.contract import Action, Options, Outcome

Figure = Literal["worker", "sorcerer", "chief"]
Power = Literal["worker", "marker", "logs", "headdress", "reserve"]
Carver = Literal["sculptors", "chief"]


def _name_item(item: int) -> str:
    kind = "h" if item >= L.MOAI else str(L.SIZES[item])
    first = L.MOAI if item >= L.MOAI else L.FIRST_OF_SIZE[L.SIZES[item]]
    return kind + chr(ord("a") + item - first)


ITEM_NAMES = tuple(_name_item(item) for item in range(L.ITEMS))
"""The names of the items: `2c` is the third statue of size 2, `hb` the second headdress."""
ITEM_INDEX = {name: item for item, name in enumerate(ITEM_NAMES)}


class GiantsOptions(Options, frozen=True):
    """The variants of Giants."""

    quick_game: Annotated[bool, Meta(extra={"rule": "G1.2"})] = False
    """Two workers to begin with (G1.2)."""
    visible_score: Annotated[bool, Meta(extra={"rule": "G8.4"})] = False
    """Whether Moai score when they are erected (G8.4)."""
    return_unsculpted: Annotated[bool, Meta(extra={"rule": "G3.6"})] = False
    """Whether statues that nobody took return to the supply (G3.6)."""
    open_bases: Annotated[bool, Meta(extra={"rule": "G7.2"})] = False
    """Whether everybody always sees who erected what (G7.2)."""
    open_screens: Annotated[bool, Meta(extra={"rule": "G7.3"})] = False
    """Whether everybody always sees what lies behind the screens (G7.3)."""
    round_limit: Annotated[int, Meta(ge=1, le=250, extra={"rule": "G6.5"})] = 30
    """The last round (G6.5)."""


class Bid(Action, frozen=True):
    """The seat seals a bid of markers and sculptors (G3.1)."""

    sealed: ClassVar[bool] = True
    markers: int = 0
    workers: int = 0
    sorcerer: bool = False
    chief: bool = False

    @property
    def carves(self) -> tuple[int, ...]:
        """The sizes of statues that its sculptors could carve (G3.3, G3.5)."""
        hands = self.workers + self.sorcerer
        return tuple(size for size in (1, 2, 3) if self.chief or size <= hands)


class Take(Action, frozen=True):
    """The seat takes a statue of this size from the quarry, and says who carved it (G3.3, G3.5)."""

    size: int
    by: Carver


class Decline(Action, frozen=True):
    """The seat takes no more statues in this auction (G3.3)."""


class Place(Action, frozen=True):
    """The seat places a figure with logs, and may use the power of the hex (G4.1 to G4.3)."""

    figure: Figure
    hex: str
    logs: int = 0
    power: Power | None = None
    ahu: str | None = None
    """The ahu to reserve."""


class Buy(Action, frozen=True):
    """The seat buys half a tablet with a tribe marker (G4.4)."""


class Pass(Action, frozen=True):
    """The seat does nothing more in this phase (G4.5, G5)."""


class Pick(Action, frozen=True):
    """The seat begins an action with an item (G5.1)."""

    unfinished: ClassVar[bool] = True
    item: str


class Enter(Action, frozen=True):
    """The seat carries the item in hand into a hex (G5.2 to G5.4)."""

    unfinished: ClassVar[bool] = True
    hex: str
    figures: tuple[int, ...] = ()
    """The number of workers and sorcerers of each seat that take part; empty when a chief does."""
    logs: int = 0
    chief: int | None = None
    """The seat whose chief carries it alone."""

    def __post_init__(self) -> None:
        if self.chief is not None and self.figures and not any(self.figures):
            force_setattr(self, "figures", ())


class Stop(Action, frozen=True):
    """The seat leaves the item in hand where it is (G5.6)."""


class Mark(Action, frozen=True):
    """The seat leaves the item in hand where it is, with a tribe marker (G5.6)."""


class Erect(Action, frozen=True):
    """The seat erects the Moai in hand on an ahu (G5.5)."""

    ahu: str


class Crown(Action, frozen=True):
    """The seat crowns the Moai of an ahu with the headdress in hand (G5.5)."""

    ahu: str


def _in_order(items: tuple[str, ...]) -> tuple[str, ...]:
    """Returns items in the order of their names; those that do not exist come last."""
    return tuple(sorted(items, key=lambda item: (ITEM_INDEX.get(item, L.ITEMS), item)))


class MarkLaid(Action, frozen=True, tag="mark-laid"):
    """The seat marks some of the items just laid on their quarry hexes (G5.9)."""

    items: tuple[str, ...] = ()
    """The items, kept in the order of their names, however they are given."""

    def __post_init__(self) -> None:
        force_setattr(self, "items", _in_order(self.items))


class TakeBack(Action, frozen=True, tag="take-back"):
    """The seat takes back the markers of some items (G6.2)."""

    sealed: ClassVar[bool] = True
    items: tuple[str, ...] = ()
    """The items, kept in the order of their names, however they are given."""

    def __post_init__(self) -> None:
        force_setattr(self, "items", _in_order(self.items))


class Peek(Action, frozen=True):
    """The seat returns half a tablet to look under the Moai of an ahu (G7.1)."""

    aside: ClassVar[bool] = True
    ahu: str


class First(Outcome, frozen=True):
    """Chance makes this seat the first player (G1.5)."""

    seat: int


class Die(Outcome, frozen=True):
    """Chance rolls this face of one die (G2.1)."""

    face: int


GiantsAction = (
    Bid
    | Take
    | Decline
    | Place
    | Buy
    | Pass
    | Pick
    | Enter
    | Stop
    | Mark
    | Erect
    | Crown
    | MarkLaid
    | TakeBack
    | Peek
)
GiantsOutcome = First | Die

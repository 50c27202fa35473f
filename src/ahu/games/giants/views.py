"""The views of Giants: what a seat, or everybody, may see (G1.3, G3.1, G7.2, G7.3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat
from typing import ClassVar, Literal

from msgspec import Struct

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
import ahu.games.giants.transport as transport
from ahu.core.contract import PublicView, View, Waiting
from ahu.games.giants.actions import ITEM_NAMES, Bid, GiantsOptions
from ahu.games.giants.codec import marked_items
from ahu.games.giants.state import State

Phase = Literal["over", "first", "dice", "bid", "choose", "place", "move", "marks", "take-back"]
PHASES: tuple[Phase, ...] = (
    "over",
    "first",
    "dice",
    "bid",
    "choose",
    "place",
    "move",
    "marks",
    "take-back",
)
"""The names of the phases, in the order of their numbers in the buffer."""
OUT_OF_SIGHT = frozenset((L.IN_SUPPLY, L.IN_QUARRY, L.ON_AHU, L.GONE))
"""The states of items that views show in another way, or not at all."""


class Screen(Struct, frozen=True):
    """The things behind a screen; a bid still sealed counts as lying there (G3.1)."""

    workers: int
    sorcerer: bool
    chief: bool
    markers: int
    logs: int
    bases: int


class Sculptors(Struct, frozen=True):
    """The figures in front of a screen: bid, and out of use for this round (G3.7)."""

    workers: int
    sorcerer: bool
    chief: bool


class SeatInSight(Struct, frozen=True):
    """The part of a seat that everybody sees."""

    score: int
    tablets: int
    """The number of half-tablets."""
    markers_front: int
    sculptors: Sculptors
    passed: bool
    sealed: bool
    """Whether the seat has sealed its bid or its choice of markers."""
    bid: Bid | None
    """Its bid, once all are open and as long as statues are chosen."""
    idle: int
    """The number of workers and sorcerers in its bid that can still carve."""
    idle_chief: bool
    declined: bool
    screen: Screen | None
    """The things behind its screen, if the option opens screens."""


class HexInSight(Struct, frozen=True):
    """A hex with something on it, or a forest that has been cut."""

    hex: str
    workers: tuple[int, ...]
    """The number of workers of each seat."""
    sorcerers: tuple[int, ...]
    """The seats whose sorcerer stands there."""
    chiefs: tuple[int, ...]
    logs: int
    cut: bool


class ItemInSight(Struct, frozen=True):
    """A statue or headdress in front of a screen, or on a hex."""

    item: str
    size: int
    headdress: bool
    front: int | None
    """The seat in front of whose screen it lies."""
    hex: str | None
    start: str
    """The hex where its next journey begins: in front of a screen, its quarry's (G5.1)."""
    marker: int | None
    mover: int | None
    """The seat that moved it in this phase."""
    abandoned: bool


class AhuInSight(Struct, frozen=True):
    """An ahu; a base is named only where everybody may see its colour."""

    ahu: str
    state: Literal["free", "reserved", "taken"]
    base: int | None
    moai: int | None
    """The size of its Moai."""
    crowned: bool


class GiantsPublicView(PublicView, frozen=True):
    """The part of a position that everybody may see."""

    game: Literal["giants"]
    phase: Phase
    options: GiantsOptions
    first: int | None
    dice_rolled: int
    quarry: tuple[int, int, int]
    moai_supply: tuple[int, int, int]
    headdress_supply: int
    log_supply: int
    tablet_supply: int
    order: tuple[int, ...]
    """The order of choice in the auction."""
    hand: str | None
    """The item being handled."""
    hand_moved: bool
    seats: tuple[SeatInSight, ...]
    hexes: tuple[HexInSight, ...]
    items: tuple[ItemInSight, ...]
    ahus: tuple[AhuInSight, ...]
    winners: tuple[int, ...]


class GiantsView(View, frozen=True):
    """The part of a position that one seat may see: the table and its own secrets."""

    sealed: ClassVar[tuple[str, ...]] = ("bid", "take_back")
    table: GiantsPublicView
    screen: Screen
    bid: Bid | None
    """Its own sealed bid."""
    take_back: tuple[str, ...] | None
    """Its own sealed choice of markers to take back."""
    bases: dict[str, int]
    """The owner of the base under the Moai of an ahu, where the seat may know it (G7.1, G7.2)."""


def seat_or_none(byte: int) -> int | None:
    """Returns a seat; None for NOBODY."""
    return None if byte == L.NOBODY else byte


def bid_of(state: State, seat: int) -> Bid:
    """Returns the bid of a seat, sealed or open."""
    at = state.at
    sorcerer, chief = bool(at[L.BID_SORCERER + seat]), bool(at[L.BID_CHIEF + seat])
    return Bid(at[L.BID_MARKERS + seat], at[L.BID_WORKERS + seat], sorcerer, chief)


def take_back_of(state: State, seat: int) -> tuple[str, ...]:
    """Returns the items whose markers a seat has chosen to take back."""
    chosen = state.at[L.BID_TAKE_BACK + seat]
    items = marked_items(state, seat)
    return tuple(ITEM_NAMES[item] for i, item in enumerate(items) if chosen >> i & 1)


@lru_cache(maxsize=1 << 14)
def _ahu(name: str, base: int, moai: int, headdress: int, face_up: bool) -> AhuInSight:
    """Returns an ahu from the bytes of what lies on it. All that look the same are one object."""
    owner, crowned = seat_or_none(base), headdress != L.NOWHERE
    if moai == L.NOWHERE:
        return AhuInSight(name, "free" if owner is None else "reserved", owner, None, crowned)
    return AhuInSight(name, "taken", owner if face_up else None, L.SIZES[moai], crowned)


class ViewMaker:
    """Makes the views of one state; the names come from its board."""

    def __init__(
        self, state: State, options: GiantsOptions, hexes: tuple[str, ...], ahus: tuple[str, ...]
    ) -> None:
        self.state = state
        self.options = options
        self.hexes = hexes
        self.ahus = ahus
        self.players = state.tables.players

    def screen(self, seat: int) -> Screen:
        """Returns what lies behind the screen of a seat."""
        at = self.state.at
        return Screen(
            at[L.WORKERS + seat],
            at[L.SORCERER + seat] == L.BEHIND,
            at[L.CHIEF + seat] == L.BEHIND,
            at[L.MARKERS + seat],
            at[L.LOGS + seat],
            at[L.BASES + seat],
        )

    def seat(self, seat: int) -> SeatInSight:
        """Returns the part of a seat that everybody sees."""
        at = self.state.at
        sculptors = Sculptors(
            at[L.WORKERS_FRONT + seat],
            at[L.SORCERER + seat] == L.FRONT,
            at[L.CHIEF + seat] == L.FRONT,
        )
        return SeatInSight(
            score=states.score(self.state, seat),
            tablets=at[L.TABLETS + seat],
            markers_front=at[L.MARKERS_FRONT + seat],
            sculptors=sculptors,
            passed=bool(at[L.PASSED + seat]),
            sealed=at[L.SEALED + seat] == L.DECIDED,
            bid=bid_of(self.state, seat) if at[L.PHASE] == L.CHOOSE else None,
            idle=at[L.IDLE + seat],
            idle_chief=bool(at[L.IDLE_CHIEF + seat]),
            declined=bool(at[L.DECLINED + seat]),
            screen=self.screen(seat) if self.options.open_screens else None,
        )

    def occupied(self) -> tuple[HexInSight, ...]:
        """Returns the hexes with something on them."""
        at, tables = self.state.at, self.state.tables
        count = tables.hexes
        logs = at[tables.hex_logs : tables.hex_logs + count]
        cut = at[tables.cut : tables.cut + count]
        standing = [
            at[tables.figures + seat * count : tables.figures + (seat + 1) * count]
            for seat in range(self.players)
        ]
        sorcerers, chiefs = self._standing(L.SORCERER), self._standing(L.CHIEF)
        found = []
        for hex, here in enumerate(zip(logs, cut, *standing, strict=True)):
            if not any(here) and hex not in chiefs:
                continue
            figures = here[2:]
            magic = sorcerers.get(hex, ())
            workers = tuple(n - (seat in magic) for seat, n in enumerate(figures))
            name = self.hexes[hex]
            chief = chiefs.get(hex, ())
            found.append(HexInSight(name, workers, magic, chief, logs[hex], bool(cut[hex])))
        return tuple(found)

    def _standing(self, figure: int) -> dict[int, tuple[int, ...]]:
        """Returns the seats whose figure stands on a hex, by hex."""
        found: dict[int, tuple[int, ...]] = {}
        for seat in range(self.players):
            hex = self.state.at[figure + seat]
            found[hex] = (*found.get(hex, ()), seat)
        return found

    def items(self) -> tuple[ItemInSight, ...]:
        """Returns the items in front of screens and on the board."""
        at = self.state.at
        found = []
        for item, where in enumerate(at[L.ITEM_STATE : L.ITEM_STATE + L.ITEMS]):
            if where in OUT_OF_SIGHT:
                continue
            by = seat_or_none(at[L.ITEM_BY + item])
            in_front = where == L.IN_FRONT
            found.append(
                ItemInSight(
                    item=ITEM_NAMES[item],
                    size=L.SIZES[item],
                    headdress=item >= L.MOAI,
                    front=by if in_front else None,
                    hex=None if in_front else self.hexes[at[L.ITEM_AT + item]],
                    start=self.hexes[transport.where(self.state, item)],
                    marker=seat_or_none(at[L.ITEM_MARK + item]),
                    mover=None if in_front else by,
                    abandoned=transport.is_abandoned(self.state, item),
                )
            )
        return tuple(found)

    def stand(self) -> tuple[AhuInSight, ...]:
        """Returns the ahus as everybody sees them: bases under a Moai lie face down (G7.2)."""
        at, tables, count = self.state.at, self.state.tables, len(self.ahus)
        face_up = self.options.open_bases or at[L.PHASE] == L.OVER
        return tuple(
            map(
                _ahu,
                self.ahus,
                at[tables.ahu_base : tables.ahu_base + count],
                at[tables.ahu_moai : tables.ahu_moai + count],
                at[tables.ahu_headdress : tables.ahu_headdress + count],
                repeat(face_up),
            )
        )

    def public(
        self,
        waiting: Waiting,
        deciding: tuple[int, ...],
        scores: tuple[int, ...],
        winners: tuple[int, ...],
    ) -> GiantsPublicView:
        """Returns the public view."""
        at = self.state.at
        hand = at[L.HAND]
        return GiantsPublicView(
            game="giants",
            players=self.players,
            phase=PHASES[at[L.PHASE]],
            round=at[L.ROUND],
            waiting=waiting,
            deciding=deciding,
            scores=scores,
            options=self.options,
            first=seat_or_none(at[L.FIRST_SEAT]),
            dice_rolled=at[L.DICE_ROLLED],
            quarry=(at[L.QUARRY], at[L.QUARRY + 1], at[L.QUARRY + 2]),
            moai_supply=(at[L.MOAI_SUPPLY], at[L.MOAI_SUPPLY + 1], at[L.MOAI_SUPPLY + 2]),
            headdress_supply=at[L.HEADDRESS_SUPPLY],
            log_supply=at[L.LOG_SUPPLY],
            tablet_supply=at[L.TABLET_SUPPLY],
            order=tuple(seat for seat in at[L.ORDER : L.ORDER + self.players] if seat != L.NOBODY),
            hand=None if hand == L.NOWHERE else ITEM_NAMES[hand],
            hand_moved=bool(at[L.HAND_MOVED]),
            seats=tuple(self.seat(seat) for seat in range(self.players)),
            hexes=self.occupied(),
            items=self.items(),
            ahus=self.stand(),
            winners=winners,
        )

    def own(self, seat: int, table: GiantsPublicView) -> GiantsView:
        """Returns the view of a seat: the table, and what the seat alone may know."""
        at = self.state.at
        sealed = at[L.SEALED + seat] == L.DECIDED
        return GiantsView(
            seat=seat,
            table=table,
            screen=self.screen(seat),
            bid=bid_of(self.state, seat) if sealed and at[L.PHASE] == L.BID else None,
            take_back=take_back_of(self.state, seat)
            if sealed and at[L.PHASE] == L.TAKE_BACK
            else None,
            bases=self._bases_known(seat),
        )

    def _bases_known(self, seat: int) -> dict[str, int]:
        at, tables = self.state.at, self.state.tables
        everything = self.options.open_bases or at[L.PHASE] == L.OVER
        return {
            name: at[tables.ahu_base + ahu]
            for ahu, name in enumerate(self.ahus)
            if at[tables.ahu_moai + ahu] != L.NOWHERE
            and (everything or (at[tables.peeked + ahu] | at[tables.fresh + ahu]) >> seat & 1)
        }

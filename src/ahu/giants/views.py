"""What a seat, or anybody, may see of a Giants position (G1.3, G3.1, G7.2, G7.3)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

import ahu.giants.state as states
import ahu.giants.transport as transport
from ahu.core.contract import PublicView, View
from ahu.giants.actions import ITEM_NAMES, Bid, GiantsOptions
from ahu.giants.codec import marked_items
from ahu.giants.layout import (
    BASES,
    BEHIND,
    BID,
    BID_CHIEF,
    BID_MARKERS,
    BID_SORCERER,
    BID_TAKE_BACK,
    BID_WORKERS,
    CHIEF,
    CHOOSE,
    DECIDED,
    DECLINED,
    DICE_ROLLED,
    FIRST_SEAT,
    FRONT,
    GONE,
    HAND,
    HAND_MOVED,
    HEADDRESS_SUPPLY,
    IDLE,
    IDLE_CHIEF,
    IN_FRONT,
    IN_QUARRY,
    IN_SUPPLY,
    ITEM_AT,
    ITEM_BY,
    ITEM_MARK,
    ITEM_STATE,
    ITEMS,
    LOG_SUPPLY,
    LOGS,
    MARKERS,
    MARKERS_FRONT,
    MOAI,
    MOAI_SUPPLY,
    NOBODY,
    NOWHERE,
    ON_AHU,
    ORDER,
    OVER,
    PASSED,
    PHASE,
    QUARRY,
    ROUND,
    SEALED,
    SORCERER,
    TABLET_SUPPLY,
    TABLETS,
    TAKE_BACK,
    WORKERS,
    WORKERS_FRONT,
)
from ahu.giants.state import State

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
"""In the order of their numbers in the buffer."""


class Screen(Struct, frozen=True):
    """What lies behind a screen; a bid still sealed counts as lying there (G3.1)."""

    workers: int
    sorcerer: bool
    chief: bool
    markers: int
    logs: int
    bases: int


class Sculptors(Struct, frozen=True):
    """Figures in front of a screen: bid, and out of use for this round (G3.7)."""

    workers: int
    sorcerer: bool
    chief: bool


class SeatInSight(Struct, frozen=True):
    """What everybody sees of a seat."""

    score: int
    tablets: int
    """Half-tablets."""
    markers_front: int
    sculptors: Sculptors
    passed: bool
    sealed: bool
    """Whether it has sealed its bid or its choice of markers."""
    bid: Bid | None
    """Its bid, once all are open and as long as statues are chosen."""
    idle: int
    """Workers and sorcerer in its bid that can still carve."""
    idle_chief: bool
    declined: bool
    screen: Screen | None
    """With open screens only."""


class HexInSight(Struct, frozen=True):
    """A hex with something on it, or a forest that has been cut."""

    hex: str
    workers: tuple[int, ...]
    """By seat."""
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
    """Who moved it in this phase."""
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
    """What everybody may see."""

    game: Literal["giants"]
    players: int
    options: GiantsOptions
    phase: Phase
    round: int
    first: int | None
    deciding: tuple[int, ...]
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
    """What one seat may see: the table, and what is its own to know."""

    seat: int
    table: GiantsPublicView
    screen: Screen
    bid: Bid | None
    """Its own sealed bid."""
    take_back: tuple[str, ...] | None
    """Its own sealed choice of markers to take back."""
    bases: dict[str, int]
    """Whose base lies under the Moai of an ahu, where it may know (G7.1, G7.2)."""


def seat_or_none(byte: int) -> int | None:
    """A seat, where NOBODY stands for none."""
    return None if byte == NOBODY else byte


def bid_of(state: State, seat: int) -> Bid:
    """The bid of a seat, sealed or open."""
    at = state.at
    sorcerer, chief = bool(at[BID_SORCERER + seat]), bool(at[BID_CHIEF + seat])
    return Bid(at[BID_MARKERS + seat], at[BID_WORKERS + seat], sorcerer, chief)


def take_back_of(state: State, seat: int) -> tuple[str, ...]:
    """The markers a seat has chosen to take back."""
    chosen = state.at[BID_TAKE_BACK + seat]
    items = marked_items(state, seat)
    return tuple(ITEM_NAMES[item] for i, item in enumerate(items) if chosen >> i & 1)


class Sight:
    """Looks at one state; the names come from its board."""

    def __init__(
        self, state: State, options: GiantsOptions, hexes: tuple[str, ...], ahus: tuple[str, ...]
    ) -> None:
        self.state = state
        self.options = options
        self.hexes = hexes
        self.ahus = ahus
        self.players = state.tables.players

    def screen(self, seat: int) -> Screen:
        """Behind a screen."""
        at = self.state.at
        return Screen(
            at[WORKERS + seat],
            at[SORCERER + seat] == BEHIND,
            at[CHIEF + seat] == BEHIND,
            at[MARKERS + seat],
            at[LOGS + seat],
            at[BASES + seat],
        )

    def seat(self, seat: int) -> SeatInSight:
        """In front of a screen."""
        at = self.state.at
        sculptors = Sculptors(
            at[WORKERS_FRONT + seat], at[SORCERER + seat] == FRONT, at[CHIEF + seat] == FRONT
        )
        return SeatInSight(
            score=states.score(self.state, seat),
            tablets=at[TABLETS + seat],
            markers_front=at[MARKERS_FRONT + seat],
            sculptors=sculptors,
            passed=bool(at[PASSED + seat]),
            sealed=at[SEALED + seat] == DECIDED,
            bid=bid_of(self.state, seat) if at[PHASE] == CHOOSE else None,
            idle=at[IDLE + seat],
            idle_chief=bool(at[IDLE_CHIEF + seat]),
            declined=bool(at[DECLINED + seat]),
            screen=self.screen(seat) if self.options.open_screens else None,
        )

    def occupied(self) -> tuple[HexInSight, ...]:
        """The hexes with something on them."""
        at, tables = self.state.at, self.state.tables
        count = tables.hexes
        logs = at[tables.hex_logs : tables.hex_logs + count]
        cut = at[tables.cut : tables.cut + count]
        standing = [
            at[tables.figures + seat * count : tables.figures + (seat + 1) * count]
            for seat in range(self.players)
        ]
        sorcerers, chiefs = self._standing(SORCERER), self._standing(CHIEF)
        found = []
        for hex, figures in enumerate(zip(*standing, strict=True)):
            here = chiefs.get(hex, ())
            if not (any(figures) or here or logs[hex] or cut[hex]):
                continue
            magic = sorcerers.get(hex, ())
            workers = tuple(n - (seat in magic) for seat, n in enumerate(figures))
            name = self.hexes[hex]
            found.append(HexInSight(name, workers, magic, here, logs[hex], bool(cut[hex])))
        return tuple(found)

    def _standing(self, figure: int) -> dict[int, tuple[int, ...]]:
        """The seats whose figure stands on a hex, by hex."""
        found: dict[int, tuple[int, ...]] = {}
        for seat in range(self.players):
            hex = self.state.at[figure + seat]
            found[hex] = (*found.get(hex, ()), seat)
        return found

    def items(self) -> tuple[ItemInSight, ...]:
        """The items in front of screens and on the board."""
        at = self.state.at
        found = []
        for item in range(ITEMS):
            where = at[ITEM_STATE + item]
            if where in (IN_SUPPLY, IN_QUARRY, ON_AHU, GONE):
                continue
            by = seat_or_none(at[ITEM_BY + item])
            in_front = where == IN_FRONT
            found.append(
                ItemInSight(
                    item=ITEM_NAMES[item],
                    size=self.state.tables.size[item],
                    headdress=item >= MOAI,
                    front=by if in_front else None,
                    hex=None if in_front else self.hexes[at[ITEM_AT + item]],
                    start=self.hexes[transport.where(self.state, item)],
                    marker=seat_or_none(at[ITEM_MARK + item]),
                    mover=None if in_front else by,
                    abandoned=transport.is_abandoned(self.state, item),
                )
            )
        return tuple(found)

    def ahu(self, ahu: int) -> AhuInSight:
        """An ahu as everybody sees it: bases under a Moai lie face down (G7.2)."""
        at, tables = self.state.at, self.state.tables
        base, moai = seat_or_none(at[tables.ahu_base + ahu]), at[tables.ahu_moai + ahu]
        crowned = at[tables.ahu_headdress + ahu] != NOWHERE
        if moai == NOWHERE:
            state: Literal["free", "reserved"] = "free" if base is None else "reserved"
            return AhuInSight(self.ahus[ahu], state, base, None, crowned)
        face_up = self.options.open_bases or at[PHASE] == OVER
        size = tables.size[moai]
        return AhuInSight(self.ahus[ahu], "taken", base if face_up else None, size, crowned)

    def public(self, deciding: tuple[int, ...], winners: tuple[int, ...]) -> GiantsPublicView:
        """The whole table."""
        at = self.state.at
        hand = at[HAND]
        return GiantsPublicView(
            game="giants",
            players=self.players,
            options=self.options,
            phase=PHASES[at[PHASE]],
            round=at[ROUND],
            first=seat_or_none(at[FIRST_SEAT]),
            deciding=deciding,
            dice_rolled=at[DICE_ROLLED],
            quarry=(at[QUARRY], at[QUARRY + 1], at[QUARRY + 2]),
            moai_supply=(at[MOAI_SUPPLY], at[MOAI_SUPPLY + 1], at[MOAI_SUPPLY + 2]),
            headdress_supply=at[HEADDRESS_SUPPLY],
            log_supply=at[LOG_SUPPLY],
            tablet_supply=at[TABLET_SUPPLY],
            order=tuple(seat for seat in at[ORDER : ORDER + self.players] if seat != NOBODY),
            hand=None if hand == NOWHERE else ITEM_NAMES[hand],
            hand_moved=bool(at[HAND_MOVED]),
            seats=tuple(self.seat(seat) for seat in range(self.players)),
            hexes=self.occupied(),
            items=self.items(),
            ahus=tuple(self.ahu(ahu) for ahu in range(len(self.ahus))),
            winners=winners,
        )

    def own(self, seat: int, table: GiantsPublicView) -> GiantsView:
        """The table, and what is this seat's own to know."""
        at = self.state.at
        sealed = at[SEALED + seat] == DECIDED
        return GiantsView(
            seat=seat,
            table=table,
            screen=self.screen(seat),
            bid=bid_of(self.state, seat) if sealed and at[PHASE] == BID else None,
            take_back=take_back_of(self.state, seat) if sealed and at[PHASE] == TAKE_BACK else None,
            bases=self._bases_known(seat),
        )

    def _bases_known(self, seat: int) -> dict[str, int]:
        at, tables = self.state.at, self.state.tables
        everything = self.options.open_bases or at[PHASE] == OVER
        return {
            name: at[tables.ahu_base + ahu]
            for ahu, name in enumerate(self.ahus)
            if at[tables.ahu_moai + ahu] != NOWHERE
            and (everything or (at[tables.peeked + ahu] | at[tables.fresh + ahu]) >> seat & 1)
        }

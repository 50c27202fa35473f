"""A whole Giants position as readable data.

What follows from the rest is left out: what lies in the receptacle and in the supplies, and the
bases behind a screen, are what is not elsewhere.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

import ahu.giants.state as states
from ahu.core.contract import Snapshot
from ahu.giants.actions import ITEM_NAMES, Bid, GiantsOptions
from ahu.giants.board import GiantsBoard
from ahu.giants.layout import (
    BEHIND,
    BID,
    CHIEF,
    CHOOSE,
    DECIDED,
    DECLINED,
    DICE_ROLLED,
    FIRST_SEAT,
    FRONT,
    GONE,
    HAND,
    HAND_ABANDONED,
    HAND_MOVED,
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
    LAID,
    LOGS,
    LOGS_GONE,
    MARKERS,
    MARKERS_FRONT,
    NOWHERE,
    ON_AHU,
    ON_BOARD,
    ORDER,
    PASSED,
    PHASE,
    ROUND,
    SEALED,
    SORCERER,
    TABLETS,
    TAKE_BACK,
    TURN,
    WORKERS,
    WORKERS_FRONT,
)
from ahu.giants.state import State
from ahu.giants.transport import has_entered
from ahu.giants.views import PHASES, Phase, bid_of, seat_or_none, take_back_of

Sealed = Literal["to-decide", "decided", "not-asked"]
SEALS: tuple[Sealed, ...] = ("to-decide", "decided", "not-asked")
ItemPlace = Literal["quarry", "front", "board", "laid", "ahu", "gone"]
ITEM_PLACES: dict[int, ItemPlace] = {
    IN_QUARRY: "quarry",
    IN_FRONT: "front",
    ON_BOARD: "board",
    LAID: "laid",
    ON_AHU: "ahu",
    GONE: "gone",
}


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatSnapshot(_Part, frozen=True):
    """A seat. Its figures on hexes stand with the hexes, but for sorcerer and chief."""

    workers: int
    """Behind the screen."""
    workers_front: int = 0
    sorcerer: str = "behind"
    """`behind` or `front` of the screen, or a hex."""
    chief: str = "behind"
    markers: int = 0
    """Behind the screen."""
    markers_front: int = 0
    logs: int = 0
    tablets: int = 0
    """Half-tablets."""
    score: int = 0
    passed: bool = False
    sealed: Sealed = "not-asked"
    bid: Bid | None = None
    """Its bid, sealed, or open while statues are chosen."""
    take_back: tuple[str, ...] | None = None
    """The items it will take its markers back from, sealed."""
    idle: int = 0
    idle_chief: bool = False
    declined: bool = False


class HexSnapshot(_Part, frozen=True):
    """A hex with workers or logs on it, or a forest that has been cut."""

    hex: str
    workers: tuple[int, ...] = ()
    """By seat; empty for none."""
    logs: int = 0
    cut: bool = False


class ItemSnapshot(_Part, frozen=True):
    """A statue or headdress that is not in the supply."""

    item: str
    place: ItemPlace
    hex: str | None = None
    ahu: str | None = None
    seat: int | None = None
    """In front of whose screen it is, who laid it down, or who moved it in this phase."""
    marker: int | None = None
    entered: tuple[str, ...] = ()
    """The hexes it has been on in this phase."""


class AhuSnapshot(_Part, frozen=True):
    """An ahu that is not free."""

    ahu: str
    base: int
    peeked: tuple[int, ...] = ()
    """Who has looked under its Moai."""
    fresh: tuple[int, ...] = ()
    """Who can still read who erected its Moai (G7.2)."""


class HandSnapshot(_Part, frozen=True):
    """The item being handled."""

    item: str
    moved: bool = False
    abandoned: bool = False


class GiantsSnapshot(Snapshot, frozen=True):
    """A whole position."""

    players: int
    seats: tuple[SeatSnapshot, ...]
    phase: Phase
    game: Literal["giants"] = "giants"
    options: GiantsOptions = GiantsOptions()
    round: int = 1
    first: int | None = None
    turn: int | None = None
    """Whose turn it is where seats decide one after another."""
    dice_rolled: int = 0
    order: tuple[int, ...] = ()
    """The order of choice in the auction."""
    hand: HandSnapshot | None = None
    logs_gone: int = 0
    hexes: tuple[HexSnapshot, ...] = ()
    items: tuple[ItemSnapshot, ...] = ()
    ahus: tuple[AhuSnapshot, ...] = ()


def _bits(mask: int, players: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(players) if mask >> seat & 1)


def take(state: State, board: GiantsBoard, options: GiantsOptions) -> GiantsSnapshot:
    """The snapshot of a state."""
    at = state.at
    players = state.tables.players
    hand = at[HAND]
    in_hand = None
    if hand != NOWHERE:
        in_hand = HandSnapshot(ITEM_NAMES[hand], bool(at[HAND_MOVED]), bool(at[HAND_ABANDONED]))
    return GiantsSnapshot(
        players=players,
        seats=tuple(_seat(state, board, seat) for seat in range(players)),
        phase=PHASES[at[PHASE]],
        options=options,
        round=at[ROUND],
        first=seat_or_none(at[FIRST_SEAT]),
        turn=seat_or_none(at[TURN]),
        dice_rolled=at[DICE_ROLLED],
        order=tuple(at[ORDER : ORDER + players]) if at[PHASE] == CHOOSE else (),
        hand=in_hand,
        logs_gone=at[LOGS_GONE],
        hexes=_hexes(state, board),
        items=tuple(
            _item(state, board, item) for item in range(ITEMS) if at[ITEM_STATE + item] != IN_SUPPLY
        ),
        ahus=_ahus(state, board),
    )


def _place(board: GiantsBoard, byte: int) -> str:
    return {BEHIND: "behind", FRONT: "front"}.get(byte) or board.hexes[byte].name


def _seat(state: State, board: GiantsBoard, seat: int) -> SeatSnapshot:
    at = state.at
    sealed = at[SEALED + seat]
    has_bid = at[PHASE] == CHOOSE or (at[PHASE] == BID and sealed == DECIDED)
    has_chosen = at[PHASE] == TAKE_BACK and sealed == DECIDED
    return SeatSnapshot(
        workers=at[WORKERS + seat],
        workers_front=at[WORKERS_FRONT + seat],
        sorcerer=_place(board, at[SORCERER + seat]),
        chief=_place(board, at[CHIEF + seat]),
        markers=at[MARKERS + seat],
        markers_front=at[MARKERS_FRONT + seat],
        logs=at[LOGS + seat],
        tablets=at[TABLETS + seat],
        score=states.score(state, seat),
        passed=bool(at[PASSED + seat]),
        sealed=SEALS[sealed],
        bid=bid_of(state, seat) if has_bid else None,
        take_back=take_back_of(state, seat) if has_chosen else None,
        idle=at[IDLE + seat],
        idle_chief=bool(at[IDLE_CHIEF + seat]),
        declined=bool(at[DECLINED + seat]),
    )


def _hexes(state: State, board: GiantsBoard) -> tuple[HexSnapshot, ...]:
    at, tables = state.at, state.tables
    found = []
    for hex, name in enumerate(hex.name for hex in board.hexes):
        workers = [
            at[tables.figures + seat * tables.hexes + hex] - (at[SORCERER + seat] == hex)
            for seat in range(tables.players)
        ]
        logs, cut = at[tables.hex_logs + hex], bool(at[tables.cut + hex])
        if any(workers) or logs or cut:
            found.append(HexSnapshot(name, tuple(workers) if any(workers) else (), logs, cut))
    return tuple(found)


def _item(state: State, board: GiantsBoard, item: int) -> ItemSnapshot:
    at = state.at
    place, where = ITEM_PLACES[at[ITEM_STATE + item]], at[ITEM_AT + item]
    return ItemSnapshot(
        item=ITEM_NAMES[item],
        place=place,
        hex=board.hexes[where].name if place in ("board", "laid") else None,
        ahu=board.ahus[where].name if place == "ahu" else None,
        seat=seat_or_none(at[ITEM_BY + item]),
        marker=seat_or_none(at[ITEM_MARK + item]),
        entered=tuple(hex.name for i, hex in enumerate(board.hexes) if has_entered(state, item, i)),
    )


def _ahus(state: State, board: GiantsBoard) -> tuple[AhuSnapshot, ...]:
    at, tables = state.at, state.tables
    return tuple(
        AhuSnapshot(
            ahu.name,
            at[tables.ahu_base + i],
            _bits(at[tables.peeked + i], tables.players),
            _bits(at[tables.fresh + i], tables.players),
        )
        for i, ahu in enumerate(board.ahus)
        if seat_or_none(at[tables.ahu_base + i]) is not None
    )

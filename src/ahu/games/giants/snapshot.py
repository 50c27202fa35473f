"""The snapshot of Giants: a whole position as readable data.

It leaves out what follows from the rest: what lies in the receptacle and in the supplies, and the
bases behind a screen, are what is not elsewhere.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
from ahu.core.contract import Snapshot
from ahu.games.giants.actions import ITEM_NAMES, Bid, GiantsOptions
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.state import State
from ahu.games.giants.transport import has_entered
from ahu.games.giants.views import PHASES, Phase, bid_of, seat_or_none, take_back_of

Sealed = Literal["to-decide", "decided", "not-asked"]
SEALS: tuple[Sealed, ...] = ("to-decide", "decided", "not-asked")
ItemPlace = Literal["quarry", "front", "board", "laid", "ahu", "gone"]
ITEM_PLACES: dict[int, ItemPlace] = {
    L.IN_QUARRY: "quarry",
    L.IN_FRONT: "front",
    L.ON_BOARD: "board",
    L.LAID: "laid",
    L.ON_AHU: "ahu",
    L.GONE: "gone",
}


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatSnapshot(_Part, frozen=True):
    """A seat. Its workers on hexes are in the hexes; sorcerer and chief are here."""

    workers: int
    """The workers behind the screen."""
    workers_front: int = 0
    sorcerer: str = "behind"
    """The place of the sorcerer: `behind` or `front` of the screen, or a hex."""
    chief: str = "behind"
    markers: int = 0
    """The markers behind the screen."""
    markers_front: int = 0
    logs: int = 0
    tablets: int = 0
    """The number of half-tablets."""
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
    """The number of workers of each seat; empty for none."""
    logs: int = 0
    cut: bool = False


class ItemSnapshot(_Part, frozen=True):
    """A statue or headdress that is not in the supply."""

    item: str
    place: ItemPlace
    hex: str | None = None
    ahu: str | None = None
    seat: int | None = None
    """The seat that has it in front of its screen, laid it down, or moved it in this phase."""
    marker: int | None = None
    entered: tuple[str, ...] = ()
    """The hexes it has been on in this phase."""


class AhuSnapshot(_Part, frozen=True):
    """An ahu that is not free."""

    ahu: str
    base: int
    peeked: tuple[int, ...] = ()
    """The seats that have looked under its Moai."""
    fresh: tuple[int, ...] = ()
    """The seats that can still read who erected its Moai (G7.2)."""


class HandSnapshot(_Part, frozen=True):
    """The item being handled."""

    item: str
    moved: bool = False
    abandoned: bool = False


class GiantsSnapshot(Snapshot, frozen=True):
    """A whole position of Giants."""

    players: int
    seats: tuple[SeatSnapshot, ...]
    phase: Phase
    game: Literal["giants"] = "giants"
    options: GiantsOptions = GiantsOptions()
    round: int = 1
    first: int | None = None
    turn: int | None = None
    """The seat whose turn it is where seats decide one after another."""
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
    """Returns the snapshot of a state."""
    at = state.at
    players = state.tables.players
    hand = at[L.HAND]
    in_hand = None
    if hand != L.NOWHERE:
        in_hand = HandSnapshot(ITEM_NAMES[hand], bool(at[L.HAND_MOVED]), bool(at[L.HAND_ABANDONED]))
    return GiantsSnapshot(
        players=players,
        seats=tuple(_seat(state, board, seat) for seat in range(players)),
        phase=PHASES[at[L.PHASE]],
        options=options,
        round=at[L.ROUND],
        first=seat_or_none(at[L.FIRST_SEAT]),
        turn=seat_or_none(at[L.TURN]),
        dice_rolled=at[L.DICE_ROLLED],
        order=tuple(at[L.ORDER : L.ORDER + players]) if at[L.PHASE] == L.CHOOSE else (),
        hand=in_hand,
        logs_gone=at[L.LOGS_GONE],
        hexes=_hexes(state, board),
        items=tuple(
            _item(state, board, item)
            for item in range(L.ITEMS)
            if at[L.ITEM_STATE + item] != L.IN_SUPPLY
        ),
        ahus=_ahus(state, board),
    )


def _place(board: GiantsBoard, byte: int) -> str:
    return {L.BEHIND: "behind", L.FRONT: "front"}.get(byte) or board.hexes[byte].name


def _seat(state: State, board: GiantsBoard, seat: int) -> SeatSnapshot:
    at = state.at
    sealed = at[L.SEALED + seat]
    has_bid = at[L.PHASE] == L.CHOOSE or (at[L.PHASE] == L.BID and sealed == L.DECIDED)
    has_chosen = at[L.PHASE] == L.TAKE_BACK and sealed == L.DECIDED
    return SeatSnapshot(
        workers=at[L.WORKERS + seat],
        workers_front=at[L.WORKERS_FRONT + seat],
        sorcerer=_place(board, at[L.SORCERER + seat]),
        chief=_place(board, at[L.CHIEF + seat]),
        markers=at[L.MARKERS + seat],
        markers_front=at[L.MARKERS_FRONT + seat],
        logs=at[L.LOGS + seat],
        tablets=at[L.TABLETS + seat],
        score=states.score(state, seat),
        passed=bool(at[L.PASSED + seat]),
        sealed=SEALS[sealed],
        bid=bid_of(state, seat) if has_bid else None,
        take_back=take_back_of(state, seat) if has_chosen else None,
        idle=at[L.IDLE + seat],
        idle_chief=bool(at[L.IDLE_CHIEF + seat]),
        declined=bool(at[L.DECLINED + seat]),
    )


def _hexes(state: State, board: GiantsBoard) -> tuple[HexSnapshot, ...]:
    at, tables = state.at, state.tables
    found = []
    for hex, name in enumerate(hex.name for hex in board.hexes):
        workers = [
            at[tables.figures + seat * tables.hexes + hex] - (at[L.SORCERER + seat] == hex)
            for seat in range(tables.players)
        ]
        logs, cut = at[tables.hex_logs + hex], bool(at[tables.cut + hex])
        if any(workers) or logs or cut:
            found.append(HexSnapshot(name, tuple(workers) if any(workers) else (), logs, cut))
    return tuple(found)


def _item(state: State, board: GiantsBoard, item: int) -> ItemSnapshot:
    at = state.at
    place, where = ITEM_PLACES[at[L.ITEM_STATE + item]], at[L.ITEM_AT + item]
    return ItemSnapshot(
        item=ITEM_NAMES[item],
        place=place,
        hex=board.hexes[where].name if place in ("board", "laid") else None,
        ahu=board.ahus[where].name if place == "ahu" else None,
        seat=seat_or_none(at[L.ITEM_BY + item]),
        marker=seat_or_none(at[L.ITEM_MARK + item]),
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

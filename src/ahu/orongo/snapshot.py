"""A position of Orongo as readable data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

import ahu.orongo.building as building
from ahu.core.contract import Seat, Snapshot
from ahu.orongo.actions import OrongoOptions
from ahu.orongo.layout import (
    AMULET,
    ATOLL,
    BID,
    CHIPS,
    DUE,
    LAND,
    MAIN,
    MOAI,
    NOBODY,
    PHASE,
    PLACING,
    ROUND,
    SHELLS,
    SPENT,
    TILE,
    TILES_DOWN,
    TILES_DUE,
    TILES_IN_ALL,
)
from ahu.orongo.state import State, Tables
from ahu.orongo.views import PHASES, Bears, Phase, bears, chip, known

if TYPE_CHECKING:
    from ahu.orongo.board import OrongoBoard
    from ahu.orongo.position import OrongoPosition


class SeatSnapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: what it has left, its bid, and the chips it must still place in this round."""

    shells: int
    chips: int
    moai: int
    bid: int | None = None
    due: int = 0


class ChipSnapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A chip on the board, and what is on it."""

    field: str
    seat: Seat
    bears: Bears = "nothing"


class OrongoSnapshot(Snapshot, frozen=True):
    """A whole position of Orongo."""

    players: int
    round: int
    phase: Phase
    amulet: Seat | None
    atoll: int
    seats: tuple[SeatSnapshot, ...]
    placing: Seat | None = None
    """Who places chips or builds."""
    tiles: tuple[str, ...] = ()
    """The fields whose tiles lie face up."""
    chips: tuple[ChipSnapshot, ...] = ()
    options: OrongoOptions = OrongoOptions()


def export(position: OrongoPosition) -> OrongoSnapshot:
    """The position as a snapshot."""
    at = position.state.at
    chips = []
    for i, field in enumerate(position.board.hexes):
        owner = chip(at[LAND + i])
        if owner is not None:
            chips.append(ChipSnapshot(field.name, owner, bears(at[LAND + i], at[MAIN] == i)))
    return OrongoSnapshot(
        players=position.players,
        round=at[ROUND],
        phase=PHASES[at[PHASE]],
        amulet=known(at[AMULET]),
        atoll=at[ATOLL],
        seats=tuple(
            SeatSnapshot(
                shells=at[SHELLS + seat],
                chips=at[CHIPS + seat],
                moai=at[MOAI + seat],
                bid=known(at[BID + seat]),
                due=at[DUE + seat],
            )
            for seat in range(position.players)
        ),
        placing=known(at[PLACING]),
        tiles=tuple(
            field.name for i, field in enumerate(position.board.hexes) if at[LAND + i] & TILE
        ),
        chips=tuple(chips),
        options=position.options,
    )


def fill(snapshot: OrongoSnapshot, board: OrongoBoard, tables: Tables, tiles_due: int) -> State:
    """The state a valid snapshot describes."""
    state = State(tables, snapshot.players, snapshot.options.amulet_first)
    at = state.at
    at[PHASE] = PHASES.index(snapshot.phase)
    at[ROUND] = snapshot.round
    at[TILES_DUE] = tiles_due
    at[TILES_DOWN] = TILES_IN_ALL - len(snapshot.tiles)
    at[AMULET] = _byte(snapshot.amulet)
    at[PLACING] = _byte(snapshot.placing)
    at[ATOLL] = snapshot.atoll
    for i, seat in enumerate(snapshot.seats):
        at[SHELLS + i] = seat.shells
        at[CHIPS + i] = seat.chips
        at[MOAI + i] = seat.moai
        at[BID + i] = _byte(seat.bid)
        at[DUE + i] = seat.due
    for name in snapshot.tiles:
        at[LAND + board.index[name]] |= TILE
    for piece in snapshot.chips:
        field = board.index[piece.field]
        building.lay(state, piece.seat, field)
        if piece.bears != "nothing":
            at[LAND + field] |= SPENT
        if piece.bears == "main":
            at[MAIN] = field
    return state


def _byte(value: int | None) -> int:
    return NOBODY if value is None else value

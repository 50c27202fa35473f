"""Converts a position of Orongo to readable data and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

import ahu.games.orongo.building as building
import ahu.games.orongo.layout as L
from ahu.core.contract import Seat, Snapshot
from ahu.games.orongo.actions import OrongoOptions
from ahu.games.orongo.state import State, Tables
from ahu.games.orongo.views import PHASES, Bears, Phase, bears, chip, known

if TYPE_CHECKING:
    from ahu.games.orongo.board import OrongoBoard
    from ahu.games.orongo.position import OrongoPosition


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
    """The seat that places chips or builds."""
    tiles: tuple[str, ...] = ()
    """The fields whose tiles lie face up."""
    chips: tuple[ChipSnapshot, ...] = ()
    options: OrongoOptions = OrongoOptions()


def export(position: OrongoPosition) -> OrongoSnapshot:
    """Returns the position as a snapshot."""
    at = position.state.at
    chips = []
    for i, field in enumerate(position.board.hexes):
        owner = chip(at[L.LAND + i])
        if owner is not None:
            chips.append(ChipSnapshot(field.name, owner, bears(at[L.LAND + i], at[L.MAIN] == i)))
    return OrongoSnapshot(
        players=position.players,
        round=at[L.ROUND],
        phase=PHASES[at[L.PHASE]],
        amulet=known(at[L.AMULET]),
        atoll=at[L.ATOLL],
        seats=tuple(
            SeatSnapshot(
                shells=at[L.SHELLS + seat],
                chips=at[L.CHIPS + seat],
                moai=at[L.MOAI + seat],
                bid=known(at[L.BID + seat]),
                due=at[L.DUE + seat],
            )
            for seat in range(position.players)
        ),
        placing=known(at[L.PLACING]),
        tiles=tuple(
            field.name for i, field in enumerate(position.board.hexes) if at[L.LAND + i] & L.TILE
        ),
        chips=tuple(chips),
        options=position.options,
    )


def fill(snapshot: OrongoSnapshot, board: OrongoBoard, tables: Tables, tiles_due: int) -> State:
    """Returns the state that a valid snapshot describes."""
    state = State(tables, snapshot.players, snapshot.options.amulet_first)
    at = state.at
    at[L.PHASE] = PHASES.index(snapshot.phase)
    at[L.ROUND] = snapshot.round
    at[L.TILES_DUE] = tiles_due
    at[L.TILES_DOWN] = board.tiles - len(snapshot.tiles)
    at[L.AMULET] = _byte(snapshot.amulet)
    at[L.PLACING] = _byte(snapshot.placing)
    at[L.ATOLL] = snapshot.atoll
    for i, seat in enumerate(snapshot.seats):
        at[L.SHELLS + i] = seat.shells
        at[L.CHIPS + i] = seat.chips
        at[L.MOAI + i] = seat.moai
        at[L.BID + i] = _byte(seat.bid)
        at[L.DUE + i] = seat.due
    for name in snapshot.tiles:
        at[L.LAND + board.index[name]] |= L.TILE
    for piece in snapshot.chips:
        field = board.index[piece.field]
        building.lay(state, piece.seat, field)
        if piece.bears != "nothing":
            at[L.LAND + field] |= L.SPENT
        if piece.bears == "main":
            at[L.MAIN] = field
    return state


def _byte(value: int | None) -> int:
    return L.NOBODY if value is None else value

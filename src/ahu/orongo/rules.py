"""The rules of Orongo on compact codes: what comes next, what is legal, what it does."""

from __future__ import annotations

import ahu.orongo.bidding as bidding
import ahu.orongo.building as building
from ahu.core.codes import Codes
from ahu.core.kernel import Buffer, Kernel
from ahu.core.source import Source
from ahu.orongo.layout import (
    AMULET,
    BID,
    BIDS,
    BUILDS,
    DUE,
    FIRST,
    LAND,
    LATER_TILES,
    MAIN,
    MOAI,
    NOBODY,
    OVER,
    OWNER,
    PHASE,
    PLACES,
    PLACING,
    PLAYERS,
    ROUND,
    SHELLS,
    TILE,
    TILES,
    TILES_DOWN,
    TILES_DUE,
)
from ahu.orongo.state import State

LATER = bytearray(LATER_TILES)


def go_on(state: State) -> None:
    """Find the next seat that must and can place a chip (O4); when there is none, end the round."""
    at = state.at
    seat = at[PLACING]
    while seat != NOBODY and not (at[DUE + seat] and building.can_place(state, seat)):
        at[DUE + seat] = 0
        seat = follower(state)
    if seat != NOBODY:
        at[PHASE] = PLACES
        at[PLACING] = seat
    elif at[TILES_DOWN]:
        begin_round(state)
    else:
        finish(state)


def follower(state: State) -> int:
    """Who places next: the second, then those with one chip clockwise from the amulet."""
    at = state.at
    players = at[PLAYERS]
    found = NOBODY
    for i in range(players, 0, -1):
        seat = (at[AMULET] + i) % players
        if at[DUE + seat] == 2:
            return seat
        if at[DUE + seat]:
            found = seat
    return found


def begin_round(state: State) -> None:
    """The next round: its tiles come first (O2)."""
    at = state.at
    at[PHASE] = TILES
    at[ROUND] += 1
    at[PLACING] = NOBODY
    due = LATER[at[PLAYERS]]
    at[TILES_DUE] = due if due < at[TILES_DOWN] else at[TILES_DOWN]
    for seat in range(at[PLAYERS]):
        at[BID + seat] = NOBODY


def finish(state: State) -> None:
    """The game is over; who still had chips to place no longer has (O6)."""
    at = state.at
    at[PHASE] = OVER
    at[PLACING] = NOBODY
    for seat in range(at[PLAYERS]):
        at[DUE + seat] = 0


def best(state: State) -> int:
    """Who built the main Moai (O6.1), else who has the fewest left, then most shells (O6.2)."""
    at = state.at
    if at[MAIN] != NOBODY:
        return 1 << (at[LAND + at[MAIN]] & OWNER) - 1
    mask = 0
    most = -10000
    for seat in range(at[PLAYERS]):
        rank = at[SHELLS + seat] - 100 * at[MOAI + seat]
        if rank > most:
            most = rank
            mask = 0
        if rank == most:
            mask |= 1 << seat
    return mask


class OrongoKernel(Kernel):
    """The rules of Orongo."""

    def waiting(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        state = buffer
        phase = state.at[PHASE]
        if phase == OVER:
            return 0
        return 1 if phase <= TILES else 2

    def deciding(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        state = buffer
        phase = state.at[PHASE]
        if phase == BIDS:
            return bidding.bidders(state)
        if phase in (PLACES, BUILDS):
            return 1 << state.at[PLACING]
        return 0

    def legal(self, buffer: Buffer, seat: int, codes: Codes) -> None:
        assert isinstance(buffer, State)
        state = buffer
        codes.count = 0
        if self.deciding(buffer) >> seat & 1:
            phase = state.at[PHASE]
            if phase == BIDS:
                bidding.list_bids(state, seat, codes)
            elif phase == PLACES:
                building.list_places(state, seat, codes)
            else:
                building.list_builds(state, seat, codes)

    def asides(self, buffer: Buffer, seat: int, codes: Codes) -> None:
        codes.count = 0

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        assert isinstance(buffer, State)
        state = buffer
        at = state.at
        phase = at[PHASE]
        if phase == BIDS:
            at[BID + seat] = code
            if not bidding.bidders(state):
                bidding.open_bids(state)
                at[PLACING] = at[AMULET]
                go_on(state)
        elif phase == PLACES:
            if building.place(state, seat, code & 255):
                at[PHASE] = BUILDS
            else:
                go_on(state)
        elif not building.build(state, seat, code):
            if at[MAIN] != NOBODY:
                finish(state)
            else:
                go_on(state)

    def draw(self, buffer: Buffer, source: Source) -> int:
        assert isinstance(buffer, State)
        state = buffer
        at = state.at
        if at[PHASE] == FIRST:
            return source.below(at[PLAYERS])
        left = source.below(at[TILES_DOWN])
        field = 0
        while at[LAND + field] or left:
            if not at[LAND + field]:
                left -= 1
            field += 1
        return field

    def happen(self, buffer: Buffer, code: int) -> None:
        assert isinstance(buffer, State)
        state = buffer
        at = state.at
        if at[PHASE] == FIRST:
            at[AMULET] = code
            at[PHASE] = TILES
        else:
            at[LAND + code] = TILE
            at[TILES_DOWN] -= 1
            at[TILES_DUE] -= 1
            if not at[TILES_DUE]:
                at[PHASE] = BIDS

    def winners(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        state = buffer
        return best(state) if state.at[PHASE] == OVER else 0


KERNEL = OrongoKernel()

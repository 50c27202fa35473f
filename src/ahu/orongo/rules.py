"""The rules of Orongo on compact codes: what comes next, what is legal, what it does."""

from __future__ import annotations

import ahu.orongo.bidding as bidding
import ahu.orongo.building as building
from ahu.core.codes import Codes
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
    NOBODY,
    OVER,
    PHASE,
    PLACES,
    PLACING,
    PLAYERS,
    ROUND,
    TILE,
    TILES,
    TILES_DOWN,
    TILES_DUE,
)
from ahu.orongo.state import State

LATER = bytearray(LATER_TILES)


def waiting(state: State) -> int:
    """0 when the game is over, 1 for chance, 2 for seats."""
    phase = state.at[PHASE]
    if phase == OVER:
        return 0
    return 1 if phase <= TILES else 2


def deciding(state: State) -> int:
    """The seats, as bits, that must decide."""
    phase = state.at[PHASE]
    if phase == BIDS:
        return bidding.bidders(state)
    if phase in (PLACES, BUILDS):
        return 1 << state.at[PLACING]
    return 0


def legal(state: State, seat: int, codes: Codes) -> None:
    """List what the seat may decide."""
    codes.count = 0
    if deciding(state) >> seat & 1:
        phase = state.at[PHASE]
        if phase == BIDS:
            bidding.list_bids(state, seat, codes)
        elif phase == PLACES:
            building.list_places(state, seat, codes)
        else:
            building.list_builds(state, seat, codes)


def asides(state: State, seat: int, codes: Codes) -> None:
    """In Orongo nobody acts out of turn."""
    codes.count = 0


def play(state: State, seat: int, code: int) -> None:
    """The seat does this."""
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


def draw(state: State, source: Source) -> int:
    """What chance does: the seat with the amulet (O1.5), or the field of the next tile (O2)."""
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


def happen(state: State, code: int) -> None:
    """Chance does this."""
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


def playout(state: State, source: Source, codes: Codes) -> int:
    """Play at random to the end; the number of decisions made."""
    at = state.at
    decisions = 0
    while at[PHASE] != OVER:
        if at[PHASE] <= TILES:
            happen(state, draw(state, source))
            continue
        seats = deciding(state)
        for seat in range(at[PLAYERS]):
            if seats >> seat & 1:
                legal(state, seat, codes)
                play(state, seat, codes.code[source.below(codes.count)])
                decisions += 1
    return decisions

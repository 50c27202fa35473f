"""Bids (O3): sealed one by one, opened when the last is in."""

from __future__ import annotations

from ahu.core.codes import Codes
from ahu.orongo.layout import (
    AMULET,
    AMULET_FIRST,
    ATOLL,
    BID,
    DUE,
    NOBODY,
    PLAYERS,
    SHELLS,
)
from ahu.orongo.state import State


def bidders(state: State) -> int:
    """The seats, as bits, that have not bid yet."""
    at = state.at
    seats = 0
    for seat in range(at[PLAYERS]):
        if at[BID + seat] == NOBODY:
            seats |= 1 << seat
    return seats


def list_bids(state: State, seat: int, codes: Codes) -> None:
    """Every number of the shells behind the seat's screen (O3.1)."""
    shells = state.at[SHELLS + seat]
    codes.reserve(shells + 1)
    for bid in range(shells + 1):
        codes.code[bid] = bid
    codes.count = shells + 1


def highest(state: State, but: int) -> int:
    """The highest bidder of at least 1 shell, apart from one seat; NOBODY when there is none.

    Among equal bids the first counted from the old holder of the amulet wins (O3.4).
    """
    at = state.at
    players = at[PLAYERS]
    seat = at[AMULET]
    if not at[AMULET_FIRST]:
        seat = (seat + 1) % players
    best = NOBODY
    most = 0
    for _ in range(players):
        if seat != but and at[BID + seat] > most:
            best = seat
            most = at[BID + seat]
        seat = (seat + 1) % players
    return best


def open_bids(state: State) -> None:
    """The bids are in: pay, share the atoll, hand over the amulet, say who places how many."""
    at = state.at
    players = at[PLAYERS]
    first = highest(state, NOBODY)
    second = NOBODY
    if first != NOBODY:
        second = highest(state, first)
        at[SHELLS + first] -= at[BID + first]
        at[ATOLL] += at[BID + first]
    idle = 0
    for seat in range(players):
        if at[BID + seat] == 0:
            idle += 1
        elif seat == first:
            at[DUE + seat] = 3
        elif seat == second:
            at[DUE + seat] = 2
        else:
            at[DUE + seat] = 1
    if idle:
        share = at[ATOLL] // idle
        for seat in range(players):
            if at[BID + seat] == 0:
                at[SHELLS + seat] += share
        at[ATOLL] -= share * idle
    if first != NOBODY:
        at[AMULET] = first

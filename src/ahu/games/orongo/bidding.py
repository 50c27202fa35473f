"""The auction (O3): bids are sealed one by one, and opened when the last is in."""

from __future__ import annotations

import ahu.games.orongo.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.games.orongo.state import State


def bidders(state: State) -> int:
    """Returns the seats that have not bid yet, as a bit mask."""
    at = state.raw
    seats = 0
    for seat in range(at[L.PLAYERS]):
        if at[L.BID + seat] == L.NOBODY:
            seats |= 1 << seat
    return seats


def list_bids(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists a bid for every number of the shells behind the seat's screen (O3.1)."""
    shells = state.raw[L.SHELLS + seat]
    codes.reserve(shells + 1)
    for bid in range(shells + 1):
        codes.code[bid] = bid
    codes.count = shells + 1


def highest(state: State, but: int) -> int:
    """Returns the highest bidder of at least 1 shell, apart from `but`; NOBODY if there is none.

    Among equal bids the first counted from the old holder of the amulet wins (O3.4).
    """
    at = state.raw
    players = at[L.PLAYERS]
    seat = at[L.AMULET]
    if not at[L.AMULET_FIRST]:
        seat = (seat + 1) % players
    best = L.NOBODY
    most = 0
    for _ in range(players):
        if seat != but and at[L.BID + seat] > most:
            best = seat
            most = at[L.BID + seat]
        seat = (seat + 1) % players
    return best


def open_bids(state: State) -> None:
    """Opens the bids: pays, shares the atoll, hands over the amulet, sets who places how many."""
    at = state.raw
    players = at[L.PLAYERS]
    first = highest(state, L.NOBODY)
    second = L.NOBODY
    if first != L.NOBODY:
        second = highest(state, first)
        at[L.SHELLS + first] -= at[L.BID + first]
        at[L.ATOLL] += at[L.BID + first]
    idle = 0
    for seat in range(players):
        if at[L.BID + seat] == 0:
            idle += 1
        elif seat == first:
            at[L.DUE + seat] = 3
        elif seat == second:
            at[L.DUE + seat] = 2
        else:
            at[L.DUE + seat] = 1
    if idle:
        share = at[L.ATOLL] // idle
        for seat in range(players):
            if at[L.BID + seat] == 0:
                at[L.SHELLS + seat] += share
        at[L.ATOLL] -= share * idle
    if first != L.NOBODY:
        at[L.AMULET] = first

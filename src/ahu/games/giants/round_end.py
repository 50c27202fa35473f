"""The marks after transport (G5.9), phase 5 (G6), the end of the game and scoring (G8)."""

from __future__ import annotations

import ahu.games.giants.action_codes as C
import ahu.games.giants.layout as L
import ahu.games.giants.state as states
from ahu.core.action_buffer import ActionBuffer
from ahu.games.giants.state import State


def lay_down(state: State) -> None:
    """Moves every item still in front of a screen to its quarry hex (G5.9)."""
    at = state.raw
    at[L.PHASE] = L.MARKS
    at[L.TURN] = L.NOBODY
    for item in range(L.ITEMS):
        if at[L.ITEM_STATE + item] == L.IN_FRONT:
            at[L.ITEM_STATE + item] = L.LAID
            at[L.ITEM_AT + item] = (
                state.tables.moai_quarry if item < L.MOAI else state.tables.headdress_quarry
            )


def next_marking(state: State) -> bool:
    """Goes to the next owner who may mark items just laid down; returns whether there is none."""
    at = state.raw
    players = state.tables.players
    begin = 0 if at[L.TURN] == L.NOBODY else (at[L.TURN] - at[L.FIRST_SEAT] + players) % players + 1
    for turn in range(begin, players):
        seat = (at[L.FIRST_SEAT] + turn) % players
        if at[L.MARKERS + seat] and count_laid(state, seat):
            at[L.TURN] = seat
            return False
    at[L.TURN] = L.NOBODY
    for item in range(L.ITEMS):
        if at[L.ITEM_STATE + item] == L.LAID:
            at[L.ITEM_STATE + item] = L.ON_BOARD
            at[L.ITEM_BY + item] = L.NOBODY
    return True


def count_laid(state: State, seat: int) -> int:
    """Returns the number of items of the seat that have just been laid down."""
    count = 0
    for item in range(L.ITEMS):
        if state.raw[L.ITEM_STATE + item] == L.LAID and state.raw[L.ITEM_BY + item] == seat:
            count += 1
    return count


def legal_marks(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists all choices of items laid down that the markers suffice for, as bits in their order."""
    for chosen in range(1 << count_laid(state, seat)):
        if _bits(chosen) <= state.raw[L.MARKERS + seat]:
            codes.add(C.MARK_LAID + chosen)


def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def mark_laid(state: State, seat: int, code: int) -> None:
    """Marks the chosen items."""
    at = state.raw
    chosen = code
    for item in range(L.ITEMS):
        if at[L.ITEM_STATE + item] == L.LAID and at[L.ITEM_BY + item] == seat:
            if chosen & 1:
                at[L.ITEM_MARK + item] = seat
                at[L.MARKERS + seat] -= 1
            chosen >>= 1


def is_over(state: State) -> bool:
    """Returns whether the game ends with this round (G6.1, G6.5)."""
    at = state.raw
    for seat in range(state.tables.players):
        if at[L.ERECTED + seat] == state.tables.bases:
            return True
    if at[L.ROUND] >= state.tables.round_limit:
        return True
    if at[L.MOAI_SUPPLY] + at[L.MOAI_SUPPLY + 1] + at[L.MOAI_SUPPLY + 2]:
        return False
    for item in range(L.MOAI):
        if at[L.ITEM_STATE + item] == L.ON_BOARD:
            return False
    return True


def score_all(state: State) -> None:
    """Ends the game: Moai, headdresses and tablets score (G8.1, G8.2, G8.4)."""
    at = state.raw
    at[L.PHASE] = L.OVER
    at[L.TURN] = L.NOBODY
    for ahu in range(state.tables.ahus):
        moai = at[state.tables.ahu_moai + ahu]
        if moai != L.NOWHERE:
            points = (
                0
                if state.tables.visible_score
                else state.tables.moai_value[ahu] * state.tables.size[moai]
            )
            if at[state.tables.ahu_headdress + ahu] != L.NOWHERE:
                points += state.tables.headdress_value[ahu]
            states.gain(state, at[state.tables.ahu_base + ahu], points)
    for seat in range(state.tables.players):
        states.gain(state, seat, 3 * (at[L.TABLETS + seat] // 2))


def winners(state: State) -> int:
    """Returns the seats with the most points, as a bit mask (G8.3)."""
    mask = 0
    most = -1
    for seat in range(state.tables.players):
        points = states.score(state, seat)
        if points > most:
            most = points
            mask = 0
        if points == most:
            mask |= 1 << seat
    return mask


def clear_board(state: State) -> None:
    """Returns figures and markers behind the screens (G6.2); logs leave the game (G6.3)."""
    at = state.raw
    for seat in range(state.tables.players):
        workers = at[L.WORKERS_FRONT + seat]
        for place in range(
            state.tables.figures + seat * state.tables.hexes,
            state.tables.figures + (seat + 1) * state.tables.hexes,
        ):
            workers += at[place]
            at[place] = 0
        if at[L.SORCERER + seat] < state.tables.hexes:
            workers -= 1
        at[L.WORKERS + seat] += workers
        at[L.WORKERS_FRONT + seat] = 0
        at[L.SORCERER + seat] = L.BEHIND
        at[L.CHIEF + seat] = L.BEHIND
        at[L.MARKERS + seat] += at[L.MARKERS_FRONT + seat]
        at[L.MARKERS_FRONT + seat] = 0
    for hex in range(state.tables.hexes):
        at[state.tables.total + hex] = 0
        at[state.tables.chiefs + hex] = 0
        at[L.LOGS_GONE] += at[state.tables.hex_logs + hex]
        at[state.tables.hex_logs + hex] = 0


def begin_take_back(state: State) -> bool:
    """Asks all with markers on items to take some back (G6.2); returns whether there are none."""
    at = state.raw
    asked = False
    for item in range(L.ITEMS):
        if at[L.ITEM_MARK + item] != L.NOBODY:
            at[L.SEALED + at[L.ITEM_MARK + item]] = L.TO_DECIDE
            asked = True
    if asked:
        at[L.PHASE] = L.TAKE_BACK
        at[L.TURN] = L.NOBODY
    return not asked


def legal_take_backs(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists all choices of the marked items, as bits in their order."""
    count = 0
    for item in range(L.ITEMS):
        if state.raw[L.ITEM_MARK + item] == seat:
            count += 1
    for chosen in range(1 << count):
        codes.add(C.TAKE_BACK + chosen)


def take_back(state: State, seat: int, code: int) -> bool:
    """Seals a choice of markers; returns whether it was the last one, which opens them all."""
    at = state.raw
    at[L.SEALED + seat] = L.DECIDED
    at[L.BID_TAKE_BACK + seat] = C.argument_of(code)
    for other in range(state.tables.players):
        if at[L.SEALED + other] == L.TO_DECIDE:
            return False
    for item in range(L.ITEMS):
        owner = at[L.ITEM_MARK + item]
        if owner != L.NOBODY:
            if at[L.BID_TAKE_BACK + owner] & 1:
                at[L.ITEM_MARK + item] = L.NOBODY
                at[L.MARKERS + owner] += 1
            at[L.BID_TAKE_BACK + owner] >>= 1
    for other in range(state.tables.players):
        at[L.SEALED + other] = L.NOT_ASKED
        at[L.BID_TAKE_BACK + other] = 0
    return True


def next_round(state: State) -> None:
    """Begins the next round; the next player clockwise becomes first player (G6.4)."""
    state.raw[L.FIRST_SEAT] = (state.raw[L.FIRST_SEAT] + 1) % state.tables.players
    state.raw[L.ROUND] += 1

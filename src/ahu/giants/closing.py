"""The marks after transport (G5.9), phase 5 (G6), the end of the game and scoring (G8)."""

from __future__ import annotations

import ahu.giants.state as states
from ahu.core.codes import Codes
from ahu.giants.layout import (
    BEHIND,
    BID_TAKE_BACK,
    CHIEF,
    DECIDED,
    ERECTED,
    FIRST_SEAT,
    IN_FRONT,
    ITEM_AT,
    ITEM_BY,
    ITEM_MARK,
    ITEM_STATE,
    ITEMS,
    K_MARK_LAID,
    K_TAKE_BACK,
    KIND_SHIFT,
    LAID,
    LOGS_GONE,
    MARKERS,
    MARKERS_FRONT,
    MARKS,
    MOAI,
    MOAI_SUPPLY,
    NOBODY,
    NOT_ASKED,
    NOWHERE,
    ON_BOARD,
    OVER,
    PHASE,
    ROUND,
    SEALED,
    SORCERER,
    TABLETS,
    TAKE_BACK,
    TO_DECIDE,
    TURN,
    WORKERS,
    WORKERS_FRONT,
)
from ahu.giants.state import State

MARK_LAID_CODE = K_MARK_LAID << KIND_SHIFT
TAKE_BACK_CODE = K_TAKE_BACK << KIND_SHIFT


def lay_down(state: State) -> None:
    """Every item still in front of a screen goes to its quarry hex (G5.9)."""
    at = state.at
    at[PHASE] = MARKS
    at[TURN] = NOBODY
    for item in range(ITEMS):
        if at[ITEM_STATE + item] == IN_FRONT:
            at[ITEM_STATE + item] = LAID
            at[ITEM_AT + item] = (
                state.tables.moai_quarry if item < MOAI else state.tables.headdress_quarry
            )


def next_marking(state: State) -> bool:
    """Go to the next owner who may mark items just laid down; whether there is none."""
    at = state.at
    players = state.tables.players
    begin = 0 if at[TURN] == NOBODY else (at[TURN] - at[FIRST_SEAT] + players) % players + 1
    for turn in range(begin, players):
        seat = (at[FIRST_SEAT] + turn) % players
        if at[MARKERS + seat] and count_laid(state, seat):
            at[TURN] = seat
            return False
    at[TURN] = NOBODY
    for item in range(ITEMS):
        if at[ITEM_STATE + item] == LAID:
            at[ITEM_STATE + item] = ON_BOARD
            at[ITEM_BY + item] = NOBODY
    return True


def count_laid(state: State, seat: int) -> int:
    """How many items of the seat have just been laid down."""
    count = 0
    for item in range(ITEMS):
        if state.at[ITEM_STATE + item] == LAID and state.at[ITEM_BY + item] == seat:
            count += 1
    return count


def legal_marks(state: State, seat: int, codes: Codes) -> None:
    """Any of the items laid down, as far as the markers go: a bit each, in the order of items."""
    for chosen in range(1 << count_laid(state, seat)):
        if _bits(chosen) <= state.at[MARKERS + seat]:
            codes.add(MARK_LAID_CODE + chosen)


def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def mark_laid(state: State, seat: int, code: int) -> None:
    """Mark the chosen items."""
    at = state.at
    chosen = code
    for item in range(ITEMS):
        if at[ITEM_STATE + item] == LAID and at[ITEM_BY + item] == seat:
            if chosen & 1:
                at[ITEM_MARK + item] = seat
                at[MARKERS + seat] -= 1
            chosen >>= 1


def is_over(state: State) -> bool:
    """Whether the game ends with this round (G6.1, G6.5)."""
    at = state.at
    for seat in range(state.tables.players):
        if at[ERECTED + seat] == state.tables.bases:
            return True
    if at[ROUND] >= state.tables.round_limit:
        return True
    if at[MOAI_SUPPLY] + at[MOAI_SUPPLY + 1] + at[MOAI_SUPPLY + 2]:
        return False
    for item in range(MOAI):
        if at[ITEM_STATE + item] == ON_BOARD:
            return False
    return True


def score_all(state: State) -> None:
    """The end: Moai, headdresses and tablets score (G8.1, G8.2, G8.4)."""
    at = state.at
    tables = state.tables
    at[PHASE] = OVER
    at[TURN] = NOBODY
    for ahu in range(tables.ahus):
        moai = at[tables.ahu_moai + ahu]
        if moai != NOWHERE:
            points = 0 if tables.visible_score else tables.moai_value[ahu] * tables.size[moai]
            if at[tables.ahu_headdress + ahu] != NOWHERE:
                points += tables.headdress_value[ahu]
            states.gain(state, at[tables.ahu_base + ahu], points)
    for seat in range(tables.players):
        states.gain(state, seat, 3 * (at[TABLETS + seat] // 2))


def winners(state: State) -> int:
    """The seats with the most points, a bit each (G8.3)."""
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
    """Figures and markers return behind the screens (G6.2), logs leave the game (G6.3)."""
    at = state.at
    tables = state.tables
    for seat in range(tables.players):
        workers = at[WORKERS_FRONT + seat]
        for place in range(
            tables.figures + seat * tables.hexes, tables.figures + (seat + 1) * tables.hexes
        ):
            workers += at[place]
            at[place] = 0
        if at[SORCERER + seat] < tables.hexes:
            workers -= 1
        at[WORKERS + seat] += workers
        at[WORKERS_FRONT + seat] = 0
        at[SORCERER + seat] = BEHIND
        at[CHIEF + seat] = BEHIND
        at[MARKERS + seat] += at[MARKERS_FRONT + seat]
        at[MARKERS_FRONT + seat] = 0
    for hex in range(tables.hexes):
        at[tables.total + hex] = 0
        at[tables.chiefs + hex] = 0
        at[LOGS_GONE] += at[tables.hex_logs + hex]
        at[tables.hex_logs + hex] = 0


def begin_take_back(state: State) -> bool:
    """All with markers on items may take some back (G6.2); whether there are none."""
    at = state.at
    asked = False
    for item in range(ITEMS):
        if at[ITEM_MARK + item] != NOBODY:
            at[SEALED + at[ITEM_MARK + item]] = TO_DECIDE
            asked = True
    if asked:
        at[PHASE] = TAKE_BACK
        at[TURN] = NOBODY
    return not asked


def legal_take_backs(state: State, seat: int, codes: Codes) -> None:
    """Any of the items marked: a bit each, in the order of items."""
    count = 0
    for item in range(ITEMS):
        if state.at[ITEM_MARK + item] == seat:
            count += 1
    for chosen in range(1 << count):
        codes.add(TAKE_BACK_CODE + chosen)


def take_back(state: State, seat: int, code: int) -> bool:
    """A sealed choice of markers; whether it was the last one, which opens them all."""
    at = state.at
    at[SEALED + seat] = DECIDED
    at[BID_TAKE_BACK + seat] = code & 255
    for other in range(state.tables.players):
        if at[SEALED + other] == TO_DECIDE:
            return False
    for item in range(ITEMS):
        owner = at[ITEM_MARK + item]
        if owner != NOBODY:
            if at[BID_TAKE_BACK + owner] & 1:
                at[ITEM_MARK + item] = NOBODY
                at[MARKERS + owner] += 1
            at[BID_TAKE_BACK + owner] >>= 1
    for other in range(state.tables.players):
        at[SEALED + other] = NOT_ASKED
        at[BID_TAKE_BACK + other] = 0
    return True


def next_round(state: State) -> None:
    """The next player clockwise becomes first player (G6.4)."""
    state.at[FIRST_SEAT] = (state.at[FIRST_SEAT] + 1) % state.tables.players
    state.at[ROUND] += 1

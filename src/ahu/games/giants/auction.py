"""Phases 1 and 2: the quarry (G2) and the auction (G3)."""

from __future__ import annotations

import ahu.games.giants.action_codes as C
import ahu.games.giants.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.games.giants.state import State


def begin(state: State) -> None:
    """Begins phase 1: the dice of the round are still to be rolled."""
    state.raw[L.PHASE] = L.DICE
    state.raw[L.DICE_ROLLED] = 0
    state.raw[L.TURN] = L.NOBODY


def roll(state: State, face: int) -> bool:
    """Applies a die (G2.1, G2.2); returns if all are rolled with nothing to bid for (G2.3)."""
    at = state.raw
    if at[L.ROUND] == 1:
        face = 1 if face == 0 else 2 if face == 3 else face
    if face and at[L.MOAI_SUPPLY + face - 1]:
        item = _first(state, face, L.IN_SUPPLY)
        at[L.ITEM_STATE + item] = L.IN_QUARRY
        at[L.MOAI_SUPPLY + face - 1] -= 1
        at[L.QUARRY + face - 1] += 1
    at[L.DICE_ROLLED] += 1
    if at[L.DICE_ROLLED] < state.tables.players:
        return False
    if not at[L.QUARRY] + at[L.QUARRY + 1] + at[L.QUARRY + 2]:
        return True
    at[L.PHASE] = L.BID
    for seat in range(state.tables.players):
        at[L.SEALED + seat] = L.TO_DECIDE
    return False


def _first(state: State, size: int, where: int) -> int:
    """Returns the first statue of a size with the state `where`; the caller knows there is one."""
    item = state.tables.first_item[size]
    while state.raw[L.ITEM_STATE + item] != where:
        item += 1
    return item


def legal_bids(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists all bids: any markers and any figures from behind the screen (G3.1)."""
    at = state.raw
    sorcerers = 2 if at[L.SORCERER + seat] == L.BEHIND else 1
    chiefs = 2 if at[L.CHIEF + seat] == L.BEHIND else 1
    codes.reserve(256)
    for markers in range(at[L.MARKERS + seat] + 1):
        for workers in range(at[L.WORKERS + seat] + 1):
            for sorcerer in range(sorcerers):
                for chief in range(chiefs):
                    codes.code[codes.count] = C.bid(markers, workers, sorcerer, chief)
                    codes.count += 1


def bid(state: State, seat: int, code: int) -> bool:
    """Seals a bid, and returns whether it was the last one, which opens them all."""
    at = state.raw
    at[L.SEALED + seat] = L.DECIDED
    at[L.BID_MARKERS + seat] = C.bid_markers(code)
    at[L.BID_WORKERS + seat] = C.bid_workers(code)
    at[L.BID_SORCERER + seat] = C.bid_sorcerer(code)
    at[L.BID_CHIEF + seat] = C.bid_chief(code)
    for other in range(state.tables.players):
        if at[L.SEALED + other] == L.TO_DECIDE:
            return False
    _open(state)
    return True


def _open(state: State) -> None:
    """Puts everything bid in front of the screens (G3.7) and fixes the order (G3.2)."""
    at = state.raw
    players = state.tables.players
    for seat in range(players):
        markers = at[L.BID_MARKERS + seat]
        workers = at[L.BID_WORKERS + seat]
        at[L.MARKERS + seat] -= markers
        at[L.MARKERS_FRONT + seat] += markers
        at[L.WORKERS + seat] -= workers
        at[L.WORKERS_FRONT + seat] += workers
        at[L.IDLE + seat] = workers + at[L.BID_SORCERER + seat]
        at[L.IDLE_CHIEF + seat] = at[L.BID_CHIEF + seat]
        if at[L.BID_SORCERER + seat]:
            at[L.SORCERER + seat] = L.FRONT
        if at[L.BID_CHIEF + seat]:
            at[L.CHIEF + seat] = L.FRONT
        at[L.SEALED + seat] = L.NOT_ASKED
        at[L.DECLINED + seat] = 0
    for turn in range(players):
        seat = (at[L.FIRST_SEAT] + turn) % players
        place = turn
        while place and _before(state, seat, at[L.ORDER + place - 1]):
            at[L.ORDER + place] = at[L.ORDER + place - 1]
            place -= 1
        at[L.ORDER + place] = seat
    at[L.PHASE] = L.CHOOSE
    at[L.CHOICE] = players - 1


def _before(state: State, seat: int, other: int) -> bool:
    """Returns whether `seat` chooses before `other`, who comes earlier in turn order."""
    at = state.raw
    if at[L.BID_MARKERS + seat] != at[L.BID_MARKERS + other]:
        return at[L.BID_MARKERS + seat] > at[L.BID_MARKERS + other]
    return at[L.TABLETS + seat] > at[L.TABLETS + other]


def can_carve(state: State, seat: int) -> bool:
    """Returns whether the idle sculptors of a seat can carve a statue that is left (G3.3, G3.5)."""
    at = state.raw
    for size in range(1, 4):
        if at[L.QUARRY + size - 1] and (at[L.IDLE_CHIEF + seat] or at[L.IDLE + seat] >= size):
            return True
    return False


def next_choice(state: State) -> bool:
    """Goes to the next seat that can take a statue (G3.3, G3.4); returns whether there is none."""
    at = state.raw
    players = state.tables.players
    for step in range(1, players + 1):
        choice = (at[L.CHOICE] + step) % players
        seat = at[L.ORDER + choice]
        if not at[L.DECLINED + seat] and can_carve(state, seat):
            at[L.CHOICE] = choice
            at[L.TURN] = seat
            return False
    return True


def legal_choices(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists the statues by size, carved by the chief or by workers and sorcerer, and declining."""
    at = state.raw
    for size in range(1, 4):
        if at[L.QUARRY + size - 1]:
            if at[L.IDLE + seat] >= size:
                codes.add(C.take(size, 0))
            if at[L.IDLE_CHIEF + seat]:
                codes.add(C.take(size, 1))
    codes.add(C.DECLINE)


def take(state: State, seat: int, code: int) -> None:
    """Puts the statue in front of its owner's screen; its sculptors are no longer idle."""
    at = state.raw
    size = C.take_size(code)
    if C.take_chief(code):
        at[L.IDLE_CHIEF + seat] = 0
    else:
        at[L.IDLE + seat] -= size
    item = _first(state, size, L.IN_QUARRY)
    at[L.QUARRY + size - 1] -= 1
    at[L.ITEM_STATE + item] = L.IN_FRONT
    at[L.ITEM_BY + item] = seat


def decline(state: State, seat: int) -> None:
    """Declines, which is final for this auction (G3.3)."""
    state.raw[L.DECLINED + seat] = 1


def end(state: State) -> None:
    """Removes what nobody took from the game, or by the option returns it to the supply (G3.6)."""
    at = state.raw
    for size in range(1, 4):
        while at[L.QUARRY + size - 1]:
            item = _first(state, size, L.IN_QUARRY)
            at[L.QUARRY + size - 1] -= 1
            if state.tables.return_unsculpted:
                at[L.ITEM_STATE + item] = L.IN_SUPPLY
                at[L.MOAI_SUPPLY + size - 1] += 1
            else:
                at[L.ITEM_STATE + item] = L.GONE
    for seat in range(state.tables.players):
        at[L.BID_MARKERS + seat] = 0
        at[L.BID_WORKERS + seat] = 0
        at[L.BID_SORCERER + seat] = 0
        at[L.BID_CHIEF + seat] = 0
        at[L.IDLE + seat] = 0
        at[L.IDLE_CHIEF + seat] = 0
        at[L.DECLINED + seat] = 0
        at[L.ORDER + seat] = L.NOBODY
    at[L.CHOICE] = 0

"""Phases 1 and 2: the quarry (G2) and the auction (G3)."""

from __future__ import annotations

from ahu.core.codes import Codes
from ahu.giants.layout import (
    BEHIND,
    BID,
    BID_CHIEF,
    BID_MARKERS,
    BID_SORCERER,
    BID_WORKERS,
    CHIEF,
    CHOICE,
    CHOOSE,
    DECIDED,
    DECLINED,
    DICE,
    DICE_ROLLED,
    FIRST_OF_SIZE,
    FIRST_SEAT,
    FRONT,
    GONE,
    IDLE,
    IDLE_CHIEF,
    IN_FRONT,
    IN_QUARRY,
    IN_SUPPLY,
    ITEM_BY,
    ITEM_STATE,
    K_BID,
    K_DECLINE,
    K_TAKE,
    KIND_SHIFT,
    MARKERS,
    MARKERS_FRONT,
    MOAI_SUPPLY,
    NOBODY,
    NOT_ASKED,
    ORDER,
    PHASE,
    QUARRY,
    ROUND,
    SEALED,
    SORCERER,
    TABLETS,
    TO_DECIDE,
    TURN,
    WORKERS,
    WORKERS_FRONT,
)
from ahu.giants.state import State

BID_CODE = K_BID << KIND_SHIFT
TAKE_CODE = K_TAKE << KIND_SHIFT
DECLINE_CODE = K_DECLINE << KIND_SHIFT
FIRST_ITEM = bytearray(FIRST_OF_SIZE)


def begin(state: State) -> None:
    """The dice of the round are still to be rolled."""
    state.at[PHASE] = DICE
    state.at[DICE_ROLLED] = 0
    state.at[TURN] = NOBODY


def roll(state: State, face: int) -> bool:
    """One die (G2.1, G2.2); whether the quarry is now done, with nothing to bid for (G2.3)."""
    at = state.at
    if at[ROUND] == 1:
        face = 1 if face == 0 else 2 if face == 3 else face
    if face and at[MOAI_SUPPLY + face - 1]:
        item = _first(state, face, IN_SUPPLY)
        at[ITEM_STATE + item] = IN_QUARRY
        at[MOAI_SUPPLY + face - 1] -= 1
        at[QUARRY + face - 1] += 1
    at[DICE_ROLLED] += 1
    if at[DICE_ROLLED] < state.tables.players:
        return False
    if not at[QUARRY] + at[QUARRY + 1] + at[QUARRY + 2]:
        return True
    at[PHASE] = BID
    for seat in range(state.tables.players):
        at[SEALED + seat] = TO_DECIDE
    return False


def _first(state: State, size: int, where: int) -> int:
    """The first statue of a size that is there; the caller knows there is one."""
    item = FIRST_ITEM[size]
    while state.at[ITEM_STATE + item] != where:
        item += 1
    return item


def legal_bids(state: State, seat: int, codes: Codes) -> None:
    """Any markers and any figures from behind the screen (G3.1)."""
    at = state.at
    sorcerers = 2 if at[SORCERER + seat] == BEHIND else 1
    chiefs = 2 if at[CHIEF + seat] == BEHIND else 1
    codes.reserve(256)
    for markers in range(at[MARKERS + seat] + 1):
        for workers in range(at[WORKERS + seat] + 1):
            for sorcerer in range(sorcerers):
                for chief in range(chiefs):
                    codes.code[codes.count] = (
                        BID_CODE + (markers << 8) + (workers << 4) + (sorcerer << 1) + chief
                    )
                    codes.count += 1


def bid(state: State, seat: int, code: int) -> bool:
    """A sealed bid; whether it was the last one, which opens them all."""
    at = state.at
    at[SEALED + seat] = DECIDED
    at[BID_MARKERS + seat] = code >> 8 & 15
    at[BID_WORKERS + seat] = code >> 4 & 15
    at[BID_SORCERER + seat] = code >> 1 & 1
    at[BID_CHIEF + seat] = code & 1
    for other in range(state.tables.players):
        if at[SEALED + other] == TO_DECIDE:
            return False
    _open(state)
    return True


def _open(state: State) -> None:
    """Everything bid goes in front of the screens (G3.7) and the order is fixed (G3.2)."""
    at = state.at
    players = state.tables.players
    for seat in range(players):
        markers = at[BID_MARKERS + seat]
        workers = at[BID_WORKERS + seat]
        at[MARKERS + seat] -= markers
        at[MARKERS_FRONT + seat] += markers
        at[WORKERS + seat] -= workers
        at[WORKERS_FRONT + seat] += workers
        at[IDLE + seat] = workers + at[BID_SORCERER + seat]
        at[IDLE_CHIEF + seat] = at[BID_CHIEF + seat]
        if at[BID_SORCERER + seat]:
            at[SORCERER + seat] = FRONT
        if at[BID_CHIEF + seat]:
            at[CHIEF + seat] = FRONT
        at[SEALED + seat] = NOT_ASKED
        at[DECLINED + seat] = 0
    for turn in range(players):
        seat = (at[FIRST_SEAT] + turn) % players
        place = turn
        while place and _before(state, seat, at[ORDER + place - 1]):
            at[ORDER + place] = at[ORDER + place - 1]
            place -= 1
        at[ORDER + place] = seat
    at[PHASE] = CHOOSE
    at[CHOICE] = players - 1


def _before(state: State, seat: int, other: int) -> bool:
    """Whether a seat chooses before another that sits before it in turn order."""
    at = state.at
    if at[BID_MARKERS + seat] != at[BID_MARKERS + other]:
        return at[BID_MARKERS + seat] > at[BID_MARKERS + other]
    return at[TABLETS + seat] > at[TABLETS + other]


def can_carve(state: State, seat: int) -> bool:
    """Whether the idle sculptors of a seat can carve a statue that is left (G3.3, G3.5)."""
    at = state.at
    for size in range(1, 4):
        if at[QUARRY + size - 1] and (at[IDLE_CHIEF + seat] or at[IDLE + seat] >= size):
            return True
    return False


def next_choice(state: State) -> bool:
    """Go to the next seat that can take a statue (G3.3, G3.4); whether there is none."""
    at = state.at
    players = state.tables.players
    for step in range(1, players + 1):
        choice = (at[CHOICE] + step) % players
        seat = at[ORDER + choice]
        if not at[DECLINED + seat] and can_carve(state, seat):
            at[CHOICE] = choice
            at[TURN] = seat
            return False
    return True


def legal_choices(state: State, seat: int, codes: Codes) -> None:
    """A statue of a size, carved by the chief or by workers and sorcerer, or none."""
    at = state.at
    for size in range(1, 4):
        if at[QUARRY + size - 1]:
            if at[IDLE + seat] >= size:
                codes.add(TAKE_CODE + (size << 1))
            if at[IDLE_CHIEF + seat]:
                codes.add(TAKE_CODE + (size << 1) + 1)
    codes.add(DECLINE_CODE)


def take(state: State, seat: int, code: int) -> None:
    """The statue lies in front of its owner's screen; its sculptors are no longer idle."""
    at = state.at
    size = code >> 1 & 3
    if code & 1:
        at[IDLE_CHIEF + seat] = 0
    else:
        at[IDLE + seat] -= size
    item = _first(state, size, IN_QUARRY)
    at[QUARRY + size - 1] -= 1
    at[ITEM_STATE + item] = IN_FRONT
    at[ITEM_BY + item] = seat


def decline(state: State, seat: int) -> None:
    """Declining is final for this auction (G3.3)."""
    state.at[DECLINED + seat] = 1


def end(state: State) -> None:
    """What nobody took leaves the game, or by the option returns to the supply (G3.6)."""
    at = state.at
    for size in range(1, 4):
        while at[QUARRY + size - 1]:
            item = _first(state, size, IN_QUARRY)
            at[QUARRY + size - 1] -= 1
            if state.tables.return_unsculpted:
                at[ITEM_STATE + item] = IN_SUPPLY
                at[MOAI_SUPPLY + size - 1] += 1
            else:
                at[ITEM_STATE + item] = GONE
    for seat in range(state.tables.players):
        for field in (BID_MARKERS, BID_WORKERS, BID_SORCERER, BID_CHIEF, IDLE, IDLE_CHIEF):
            at[field + seat] = 0
        at[DECLINED + seat] = 0
        at[ORDER + seat] = NOBODY
    at[CHOICE] = 0

"""Phase 3: placing figures and using powers (G4)."""

from __future__ import annotations

from ahu.core.codes import Codes
from ahu.giants.layout import (
    BASES,
    BEHIND,
    CHIEF,
    CHIEF_FIGURE,
    FIRST_OF_SIZE,
    HEADDRESS_POWER,
    HEADDRESS_SUPPLY,
    IN_FRONT,
    IN_SUPPLY,
    ITEM_BY,
    ITEM_STATE,
    K_BUY,
    K_PASS,
    K_PLACE,
    KIND_SHIFT,
    LOG_SUPPLY,
    LOGS,
    LOGS_POWER,
    MARKER_POWER,
    MARKERS,
    MARKERS_FRONT,
    MARKERS_LEFT,
    NO_POWER,
    NOBODY,
    RESERVE_POWER,
    SORCERER,
    SORCERER_FIGURE,
    TABLET_SUPPLY,
    TABLETS,
    WORKER_FIGURE,
    WORKER_POWER,
    WORKERS,
    WORKERS_LEFT,
)
from ahu.giants.state import State

PLACE_CODE = K_PLACE << KIND_SHIFT
BUY_CODE = K_BUY << KIND_SHIFT
PASS_CODE = K_PASS << KIND_SHIFT
FIRST_HEADDRESS = FIRST_OF_SIZE[4]


def place_code(figure: int, hex: int, logs: int, power: int, ahu: int) -> int:
    """The code of a placement; `ahu` counts only for reserving."""
    return PLACE_CODE + (figure << 21) + (logs << 19) + (power << 16) + (hex << 8) + ahu


def can_act(state: State, seat: int) -> bool:
    """Whether the seat can place or buy anything (G4.5)."""
    at = state.at
    return bool(
        at[WORKERS + seat]
        or at[SORCERER + seat] == BEHIND
        or at[CHIEF + seat] == BEHIND
        or (at[MARKERS + seat] and at[TABLET_SUPPLY])
    )


def legal(state: State, seat: int, codes: Codes) -> None:
    """Place a figure (G4.1), perhaps with its power (G4.2, G4.3), buy (G4.4) or pass (G4.5)."""
    at = state.at
    logs = at[LOGS + seat]
    if logs > 2:
        logs = 2
    if at[WORKERS + seat]:
        for laid in range(logs + 1):
            _everywhere(state, codes, place_code(WORKER_FIGURE, 0, laid, NO_POWER, 0))
    if at[SORCERER + seat] == BEHIND:
        for laid in range(logs + 1):
            _everywhere(state, codes, place_code(SORCERER_FIGURE, 0, laid, NO_POWER, 0))
        first = codes.count
        _powers(state, seat, codes, place_code(SORCERER_FIGURE, 0, 0, NO_POWER, 0))
        last = codes.count
        for laid in range(1, logs + 1):
            _again(codes, first, last, laid << 19)
    if at[CHIEF + seat] == BEHIND:
        _everywhere(state, codes, place_code(CHIEF_FIGURE, 0, 0, NO_POWER, 0))
        if at[TABLETS + seat] >= 2:
            _powers(state, seat, codes, place_code(CHIEF_FIGURE, 0, 0, NO_POWER, 0))
    if at[MARKERS + seat] and at[TABLET_SUPPLY]:
        codes.add(BUY_CODE)
    codes.add(PASS_CODE)


def _everywhere(state: State, codes: Codes, base: int) -> None:
    """The same placement on every hex."""
    hexes = state.tables.hexes
    codes.reserve(hexes)
    count = codes.count
    for hex in range(hexes):
        codes.code[count + hex] = base + (hex << 8)
    codes.count = count + hexes


def _again(codes: Codes, first: int, last: int, more: int) -> None:
    """The codes from `first` to before `last` once more, with something added."""
    codes.reserve(last - first)
    count = codes.count
    for i in range(last - first):
        codes.code[count + i] = codes.code[first + i] + more
    codes.count = count + last - first


def _powers(state: State, seat: int, codes: Codes, base: int) -> None:
    """The same placement with each power that would give something now."""
    at = state.at
    tables = state.tables
    special = tables.special
    forest = tables.forest
    begin = tables.ahu_start
    ahu_at = tables.ahu_at
    for i in range(len(tables.special)):
        hex = special[i]
        here = base + (hex << 8)
        if hex == tables.village and at[WORKERS_LEFT + seat]:
            codes.add(here + (WORKER_POWER << 16))
        if hex == tables.hut and at[MARKERS_LEFT + seat]:
            codes.add(here + (MARKER_POWER << 16))
        if forest[hex] and not at[tables.cut + hex] and at[LOG_SUPPLY]:
            codes.add(here + (LOGS_POWER << 16))
        if hex == tables.headdress_quarry and at[HEADDRESS_SUPPLY]:
            codes.add(here + (HEADDRESS_POWER << 16))
        if at[BASES + seat]:
            for j in range(begin[hex], begin[hex + 1]):
                ahu = ahu_at[j]
                if at[tables.ahu_base + ahu] == NOBODY:
                    codes.add(here + (RESERVE_POWER << 16) + ahu)


def place(state: State, seat: int, code: int) -> None:
    """Put the figure and its logs on the hex, then use the power."""
    at = state.at
    tables = state.tables
    figure = code >> 21 & 3
    logs = code >> 19 & 3
    power = code >> 16 & 7
    hex = code >> 8 & 255
    if figure == CHIEF_FIGURE:
        at[CHIEF + seat] = hex
        at[tables.chiefs + hex] += 1
        if power:
            at[TABLETS + seat] -= 2
            at[TABLET_SUPPLY] += 2
    else:
        if figure == SORCERER_FIGURE:
            at[SORCERER + seat] = hex
        else:
            at[WORKERS + seat] -= 1
        at[tables.figures + seat * tables.hexes + hex] += 1
        at[tables.total + hex] += 1
        at[LOGS + seat] -= logs
        at[tables.hex_logs + hex] += logs
    if power:
        _use(state, seat, power, hex, code & 255)


def _use(state: State, seat: int, power: int, hex: int, ahu: int) -> None:
    """The power of a hex (G4.2)."""
    at = state.at
    tables = state.tables
    if power == WORKER_POWER:
        at[WORKERS_LEFT + seat] -= 1
        at[WORKERS + seat] += 1
    elif power == MARKER_POWER:
        at[MARKERS_LEFT + seat] -= 1
        at[MARKERS + seat] += 1
    elif power == LOGS_POWER:
        logs = tables.forest[hex]
        if logs > at[LOG_SUPPLY]:
            logs = at[LOG_SUPPLY]
        at[LOG_SUPPLY] -= logs
        at[LOGS + seat] += logs
        at[tables.cut + hex] = 1
    elif power == HEADDRESS_POWER:
        item = FIRST_HEADDRESS
        while at[ITEM_STATE + item] != IN_SUPPLY:
            item += 1
        at[HEADDRESS_SUPPLY] -= 1
        at[ITEM_STATE + item] = IN_FRONT
        at[ITEM_BY + item] = seat
    else:
        at[BASES + seat] -= 1
        at[tables.ahu_base + ahu] = seat


def buy(state: State, seat: int) -> None:
    """A tribe marker for half a tablet (G4.4)."""
    at = state.at
    at[MARKERS + seat] -= 1
    at[MARKERS_FRONT + seat] += 1
    at[TABLET_SUPPLY] -= 1
    at[TABLETS + seat] += 1

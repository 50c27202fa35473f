"""Phase 3: placing figures and using powers (G4)."""

from __future__ import annotations

import ahu.games.giants.action_codes as C
import ahu.games.giants.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.games.giants.state import State

FIRST_HEADDRESS = L.FIRST_OF_SIZE[4]


def can_act(state: State, seat: int) -> bool:
    """Returns whether the seat can place or buy anything (G4.5)."""
    at = state.raw
    return bool(
        at[L.WORKERS + seat]
        or at[L.SORCERER + seat] == L.BEHIND
        or at[L.CHIEF + seat] == L.BEHIND
        or (at[L.MARKERS + seat] and at[L.TABLET_SUPPLY])
    )


def legal(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists placing a figure (G4.1), its powers (G4.2, G4.3), buying (G4.4) and passing (G4.5)."""
    at = state.raw
    logs = at[L.LOGS + seat]
    if logs > 2:
        logs = 2
    if at[L.WORKERS + seat]:
        for laid in range(logs + 1):
            _everywhere(state, codes, C.place(C.WORKER_FIGURE, laid, C.NO_POWER, 0, 0))
    if at[L.SORCERER + seat] == L.BEHIND:
        for laid in range(logs + 1):
            _everywhere(state, codes, C.place(C.SORCERER_FIGURE, laid, C.NO_POWER, 0, 0))
        first = codes.count
        _powers(state, seat, codes, C.place(C.SORCERER_FIGURE, 0, C.NO_POWER, 0, 0))
        last = codes.count
        for laid in range(1, logs + 1):
            _again(codes, first, last, laid << C.PLACED_LOGS_SHIFT)
    if at[L.CHIEF + seat] == L.BEHIND:
        _everywhere(state, codes, C.place(C.CHIEF_FIGURE, 0, C.NO_POWER, 0, 0))
        if at[L.TABLETS + seat] >= 2:
            _powers(state, seat, codes, C.place(C.CHIEF_FIGURE, 0, C.NO_POWER, 0, 0))
    if at[L.MARKERS + seat] and at[L.TABLET_SUPPLY]:
        codes.add(C.BUY)
    codes.add(C.PASS)


def _everywhere(state: State, codes: ActionBuffer, base: int) -> None:
    """Lists the same placement on every hex."""
    hexes = state.tables.hexes
    codes.reserve(hexes)
    count = codes.count
    for hex in range(hexes):
        codes.code[count + hex] = base + (hex << C.HEX_SHIFT)
    codes.count = count + hexes


def _again(codes: ActionBuffer, first: int, last: int, more: int) -> None:
    """Lists the codes from `first` to before `last` once more, with `more` added."""
    codes.reserve(last - first)
    count = codes.count
    for i in range(last - first):
        codes.code[count + i] = codes.code[first + i] + more
    codes.count = count + last - first


def _powers(state: State, seat: int, codes: ActionBuffer, base: int) -> None:
    """Lists the same placement with each power that would give something now."""
    at = state.raw
    special = state.tables.special
    forest = state.tables.forest
    begin = state.tables.ahu_start
    ahu_at = state.tables.ahu_at
    for i in range(state.tables.specials):
        hex = special[i]
        here = base + (hex << C.HEX_SHIFT)
        if hex == state.tables.village and at[L.WORKERS_LEFT + seat]:
            codes.add(here + (C.WORKER_POWER << C.POWER_SHIFT))
        if hex == state.tables.hut and at[L.MARKERS_LEFT + seat]:
            codes.add(here + (C.MARKER_POWER << C.POWER_SHIFT))
        if forest[hex] and not at[state.tables.cut + hex] and at[L.LOG_SUPPLY]:
            codes.add(here + (C.LOGS_POWER << C.POWER_SHIFT))
        if hex == state.tables.headdress_quarry and at[L.HEADDRESS_SUPPLY]:
            codes.add(here + (C.HEADDRESS_POWER << C.POWER_SHIFT))
        if at[L.BASES + seat]:
            for j in range(begin[hex], begin[hex + 1]):
                ahu = ahu_at[j]
                if at[state.tables.ahu_base + ahu] == L.NOBODY:
                    codes.add(here + (C.RESERVE_POWER << C.POWER_SHIFT) + ahu)


def place(state: State, seat: int, code: int) -> None:
    """Puts the figure and its logs on the hex, then uses the power."""
    at = state.raw
    figure = C.place_figure(code)
    logs = C.place_logs(code)
    power = C.place_power(code)
    hex = C.hex_of(code)
    if figure == C.CHIEF_FIGURE:
        at[L.CHIEF + seat] = hex
        at[state.tables.chiefs + hex] += 1
        if power:
            at[L.TABLETS + seat] -= 2
            at[L.TABLET_SUPPLY] += 2
    else:
        if figure == C.SORCERER_FIGURE:
            at[L.SORCERER + seat] = hex
        else:
            at[L.WORKERS + seat] -= 1
        at[state.tables.figures + seat * state.tables.hexes + hex] += 1
        at[state.tables.total + hex] += 1
        at[L.LOGS + seat] -= logs
        at[state.tables.hex_logs + hex] += logs
    if power:
        _use(state, seat, power, hex, C.place_ahu(code))


def _use(state: State, seat: int, power: int, hex: int, ahu: int) -> None:
    """Uses the power of a hex (G4.2)."""
    at = state.raw
    if power == C.WORKER_POWER:
        at[L.WORKERS_LEFT + seat] -= 1
        at[L.WORKERS + seat] += 1
    elif power == C.MARKER_POWER:
        at[L.MARKERS_LEFT + seat] -= 1
        at[L.MARKERS + seat] += 1
    elif power == C.LOGS_POWER:
        logs = state.tables.forest[hex]
        if logs > at[L.LOG_SUPPLY]:
            logs = at[L.LOG_SUPPLY]
        at[L.LOG_SUPPLY] -= logs
        at[L.LOGS + seat] += logs
        at[state.tables.cut + hex] = 1
    elif power == C.HEADDRESS_POWER:
        item = FIRST_HEADDRESS
        while at[L.ITEM_STATE + item] != L.IN_SUPPLY:
            item += 1
        at[L.HEADDRESS_SUPPLY] -= 1
        at[L.ITEM_STATE + item] = L.IN_FRONT
        at[L.ITEM_BY + item] = seat
    else:
        at[L.BASES + seat] -= 1
        at[state.tables.ahu_base + ahu] = seat


def buy(state: State, seat: int) -> None:
    """Buys half a tablet for a tribe marker (G4.4)."""
    at = state.raw
    at[L.MARKERS + seat] -= 1
    at[L.MARKERS_FRONT + seat] += 1
    at[L.TABLET_SUPPLY] -= 1
    at[L.TABLETS + seat] += 1

"""Phase 4: moving, marking, erecting and crowning (G5).

An action with an item is a series of small decisions: pick it, enter hex after hex with chosen
carriers, then stop, mark, erect or crown.
"""

from __future__ import annotations

from array import array

import ahu.games.giants.action_codes as C
import ahu.games.giants.layout as L
import ahu.games.giants.state as states
from ahu.core.action_buffer import ActionBuffer
from ahu.games.giants.state import State

QUEUE = 256
"""The place in the scratch buffer where a queue of hexes begins, behind a mark for each hex."""


def where(state: State, item: int) -> int:
    """Returns the hex of an item; in front of a screen it counts as on its quarry hex (G5.1)."""
    if state.raw[L.ITEM_STATE + item] == L.IN_FRONT:
        return state.tables.moai_quarry if item < L.MOAI else state.tables.headdress_quarry
    return state.raw[L.ITEM_AT + item]


def is_abandoned(state: State, item: int) -> bool:
    """Returns whether an item is on the board since an earlier round without a marker (G5.1)."""
    at = state.raw
    return (
        at[L.ITEM_STATE + item] == L.ON_BOARD
        and at[L.ITEM_MARK + item] == L.NOBODY
        and at[L.ITEM_BY + item] == L.NOBODY
    )


def is_mine(state: State, seat: int, item: int) -> bool:
    """Returns whether the item is the seat's to handle, abandoned ones included (G5.1)."""
    at = state.raw
    if at[L.ITEM_STATE + item] == L.IN_FRONT:
        return at[L.ITEM_BY + item] == seat
    if at[L.ITEM_STATE + item] != L.ON_BOARD:
        return False
    if at[L.ITEM_MARK + item] != L.NOBODY:
        return at[L.ITEM_MARK + item] == seat
    return at[L.ITEM_BY + item] == seat or at[L.ITEM_BY + item] == L.NOBODY


def has_entered(state: State, item: int, hex: int) -> bool:
    """Returns whether the item has been on the hex in this round (G5.3)."""
    place = state.tables.entered + item * state.tables.mask_bytes + (hex >> 3)
    return state.raw[place] >> (hex & 7) & 1 == 1


def _note_entered(state: State, item: int, hex: int) -> None:
    place = state.tables.entered + item * state.tables.mask_bytes + (hex >> 3)
    state.raw[place] |= 1 << (hex & 7)


def can_carry(state: State, hex: int, size: int) -> bool:
    """Returns whether the figures and logs on a hex can carry this size (G5.2)."""
    at = state.raw
    if at[state.tables.chiefs + hex]:
        return True
    figures = at[state.tables.total + hex]
    return figures > 0 and figures + at[state.tables.hex_logs + hex] >= size


def can_settle(state: State, seat: int, item: int, hex: int) -> bool:
    """Returns whether the seat could settle the item on an ahu of the hex (G5.5)."""
    if state.tables.ahu_start[hex] == state.tables.ahu_start[hex + 1] or not stands_on(
        state, seat, hex
    ):
        return False
    for i in range(state.tables.ahu_start[hex], state.tables.ahu_start[hex + 1]):
        if can_settle_on(state, seat, item, state.tables.ahu_at[i]):
            return True
    return False


def figures_on(state: State, seat: int, hex: int) -> int:
    """Returns the number of figures of the seat, without the chief, on the hex."""
    return state.raw[state.tables.figures + seat * state.tables.hexes + hex]


def stands_on(state: State, seat: int, hex: int) -> bool:
    """Returns whether the seat has a figure of any kind on the hex."""
    return figures_on(state, seat, hex) > 0 or state.raw[L.CHIEF + seat] == hex


def can_settle_on(state: State, seat: int, item: int, ahu: int) -> bool:
    """Returns whether this ahu would take the item from the seat, if both were on its hex."""
    at = state.raw
    if item >= L.MOAI:
        return (
            at[state.tables.ahu_moai + ahu] != L.NOWHERE
            and at[state.tables.ahu_headdress + ahu] == L.NOWHERE
        )
    if at[state.tables.ahu_moai + ahu] != L.NOWHERE:
        return False
    if at[state.tables.ahu_base + ahu] == L.NOBODY:
        return at[L.BASES + seat] > 0
    return at[state.tables.ahu_base + ahu] == seat


def reaches_settling(state: State, seat: int, item: int, start: int) -> bool:
    """Returns whether the item can be brought from `start` to a hex where it can be settled."""
    if can_settle(state, seat, item, start):
        return True
    _survey(state, seat, item)
    return state.paper[start] != 0


def _survey(state: State, seat: int, item: int) -> None:
    """Marks each hex from which the item can be brought to one where it can be settled.

    It searches back from there: each neighbour of a hex that the item can enter leads on.
    """
    at = state.raw
    size = state.tables.size[item]
    near = state.tables.next
    degree = state.tables.degree
    figures = state.tables.figures + seat * state.tables.hexes
    if not state.has_paper:
        states.lay_paper(state)
    paper = state.paper
    tail = QUEUE
    for hex in range(state.tables.hexes):
        paper[hex] = 0
        stands = at[figures + hex] or at[L.CHIEF + seat] == hex
        if stands and can_settle(state, seat, item, hex):
            paper[hex] = 1
            paper[tail] = hex
            tail += 1
    head = QUEUE
    while head < tail:
        hex = paper[head]
        head += 1
        if not can_carry(state, hex, size) or has_entered(state, item, hex):
            continue
        for i in range(6 * hex, 6 * hex + degree[hex]):
            before = near[i]
            if not paper[before]:
                paper[before] = 1
                paper[tail] = before
                tail += 1


def can_move(state: State, item: int) -> bool:
    """Returns whether the item can enter a neighbouring hex."""
    near = state.tables.next
    hex = where(state, item)
    size = state.tables.size[item]
    for i in range(6 * hex, 6 * hex + state.tables.degree[hex]):
        step = near[i]
        if can_carry(state, step, size) and not has_entered(state, item, step):
            return True
    return False


def can_pick(state: State, seat: int, item: int) -> bool:
    """Returns whether the seat could do something with this item (G5.1, G5.6, G5.7)."""
    if not is_mine(state, seat, item):
        return False
    if state.raw[L.MARKERS + seat] and state.raw[L.ITEM_MARK + item] == L.NOBODY:
        return True
    hex = where(state, item)
    if is_abandoned(state, item):
        return reaches_settling(state, seat, item, hex)
    return can_move(state, item) or can_settle(state, seat, item, hex)


def _picks(state: State, seat: int, codes: ActionBuffer | None) -> bool:
    """Lists the items the seat could do something with; without `codes`, returns if there is one.

    Abandoned items of a size are the same to carry and settle: one of them is surveyed for all.
    """
    at = state.raw
    surveyed = 0
    for item in range(L.ITEMS):
        lies = at[L.ITEM_STATE + item]
        if lies != L.ON_BOARD and lies != L.IN_FRONT:
            continue
        if not is_abandoned(state, item):
            could = can_pick(state, seat, item)
        elif at[L.MARKERS + seat]:
            could = True
        else:
            if surveyed != _kind(state, item):
                surveyed = _kind(state, item)
                _survey(state, seat, item)
            could = state.paper[at[L.ITEM_AT + item]] != 0
        if could:
            if codes is None:
                return True
            codes.add(C.PICK + item)
    return False


def _kind(state: State, item: int) -> int:
    """Returns the size of a statue, or 4 for a headdress."""
    return state.tables.size[item] if item < L.MOAI else 4


def can_act(state: State, seat: int) -> bool:
    """Returns whether the seat can do anything but pass (G5)."""
    return _picks(state, seat, None)


def legal(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists what the seat may do: pick an item or pass, or go on with the item in hand."""
    if state.raw[L.HAND] == L.NOWHERE:
        _picks(state, seat, codes)
        codes.add(C.PASS)
    else:
        _legal_with(state, seat, state.raw[L.HAND], codes)


def _legal_with(state: State, seat: int, item: int, codes: ActionBuffer) -> None:
    at = state.raw
    hex = at[L.ITEM_AT + item]
    size = state.tables.size[item]
    bound = at[L.HAND_ABANDONED] and not at[L.MARKERS + seat]
    if bound:
        _survey(state, seat, item)
    for i in range(state.tables.degree[hex]):
        step = state.tables.next[6 * hex + i]
        if not can_carry(state, step, size) or has_entered(state, item, step):
            continue
        if bound and not state.paper[step]:
            continue
        _carriers(state, step, size, codes)
    if at[L.HAND_MOVED] and not at[L.HAND_ABANDONED]:
        codes.add(C.STOP)
    if at[L.ITEM_MARK + item] == L.NOBODY and at[L.MARKERS + seat]:
        codes.add(C.MARK)
    if stands_on(state, seat, hex):
        for i in range(state.tables.ahu_start[hex], state.tables.ahu_start[hex + 1]):
            ahu = state.tables.ahu_at[i]
            if can_settle_on(state, seat, item, ahu):
                codes.add((C.CROWN if item >= L.MOAI else C.ERECT) + ahu)


def _carriers(state: State, hex: int, size: int, codes: ActionBuffer) -> None:
    """Lists every way to carry this size into the hex: one chief, or figures and logs (G5.4)."""
    at = state.raw
    if at[state.tables.chiefs + hex]:
        for seat in range(state.tables.players):
            if at[L.CHIEF + seat] == hex:
                codes.add(C.enter_by_chief(hex, seat))
    if at[state.tables.total + hex]:
        for logs in range(min(size - 1, at[state.tables.hex_logs + hex]) + 1):
            _figures(state, hex, 0, size - logs, C.enter(hex, logs), codes)


def _figures(
    state: State, hex: int, seat: int, needed: int, code: int, codes: ActionBuffer
) -> None:
    """Lists every way to take the needed figures from this seat and those after it."""
    if not needed:
        codes.add(code)
    elif seat < state.tables.players:
        here = figures_on(state, seat, hex)
        for count in range(min(needed, here) + 1):
            more = code + C.carriers(seat, count)
            _figures(state, hex, seat + 1, needed - count, more, codes)


def pick(state: State, seat: int, item: int) -> None:
    """Takes the item in hand; from in front of the screen it goes to its quarry hex."""
    at = state.raw
    hex = where(state, item)
    at[L.HAND] = item
    at[L.HAND_MOVED] = 0
    at[L.HAND_ABANDONED] = 1 if is_abandoned(state, item) else 0
    at[L.ITEM_STATE + item] = L.ON_BOARD
    at[L.ITEM_AT + item] = hex
    at[L.ITEM_BY + item] = seat
    _note_entered(state, item, hex)


def enter(state: State, seat: int, code: int) -> None:
    """Carries the item in hand into a hex; owners of other carriers score at once (G5.4)."""
    at = state.raw
    item = at[L.HAND]
    hex = C.hex_of(code)
    at[L.ITEM_AT + item] = hex
    at[L.HAND_MOVED] = 1
    _note_entered(state, item, hex)
    for other in range(state.tables.players):
        points = scored(code, seat, other, state.tables.size[item])
        if points:
            states.gain(state, other, points)


def scored(code: int, seat: int, other: int, size: int) -> int:
    """Returns what `other` scores when `seat` enters a hex with an item of this size (G5.4)."""
    if other == seat:
        return 0
    if C.enter_chief(code) >= 0:
        return size if C.enter_chief(code) == other else 0
    return C.enter_figures(code, other)


def cheapest(state: State, seat: int, hex: int, size: int, rank: array[float]) -> int:
    """Returns the step that gives away the fewest points, into a hex that the item can enter.

    It takes the own chief, or own figures, then logs, then others, those of the least rank first.
    """
    at = state.raw
    if at[L.CHIEF + seat] == hex:
        return C.enter_by_chief(hex, seat)
    own = min(figures_on(state, seat, hex), size)
    logs = min(at[state.tables.hex_logs + hex], size - own if own else size - 1)
    needed = size - own - logs
    if at[state.tables.total + hex] - figures_on(state, seat, hex) < needed:
        return C.enter_by_chief(hex, _least(state, seat, hex, True, 0, rank))
    code = C.enter(hex, logs) + C.carriers(seat, own)
    used = 0
    while needed:
        other = _least(state, seat, hex, False, used, rank)
        count = min(needed, figures_on(state, other, hex))
        code += C.carriers(other, count)
        needed -= count
        used |= 1 << other
    return code


def _least(state: State, seat: int, hex: int, chief: bool, used: int, rank: array[float]) -> int:
    """Returns the rival of the least rank who has a chief, or figures not yet used, on the hex."""
    at = state.raw
    found = -1
    for other in range(state.tables.players):
        if other == seat or used >> other & 1:
            continue
        if chief:
            there = at[L.CHIEF + other] == hex
        else:
            there = figures_on(state, other, hex) > 0
        if there and (found < 0 or rank[other] < rank[found]):
            found = other
    return found


def let_go(state: State) -> None:
    """Ends the action with the item in hand."""
    at = state.raw
    at[L.HAND] = L.NOWHERE
    at[L.HAND_MOVED] = 0
    at[L.HAND_ABANDONED] = 0


def mark(state: State, seat: int, item: int) -> None:
    """Lays a tribe marker on the item (G5.6)."""
    state.raw[L.MARKERS + seat] -= 1
    state.raw[L.ITEM_MARK + item] = seat


def erect(state: State, seat: int, ahu: int) -> None:
    """Puts the Moai in hand on an ahu, its base face down (G5.5)."""
    at = state.raw
    item = at[L.HAND]
    if at[state.tables.ahu_base + ahu] == L.NOBODY:
        at[L.BASES + seat] -= 1
        at[state.tables.ahu_base + ahu] = seat
    at[state.tables.ahu_moai + ahu] = item
    at[state.tables.fresh + ahu] = state.tables.everyone
    at[L.ERECTED + seat] += 1
    _settle(state, seat, item, ahu)
    if state.tables.visible_score:
        states.gain(state, seat, state.tables.moai_value[ahu] * state.tables.size[item])


def crown(state: State, seat: int, ahu: int) -> None:
    """Puts the headdress in hand on the Moai of an ahu (G5.5)."""
    item = state.raw[L.HAND]
    state.raw[state.tables.ahu_headdress + ahu] = item
    _settle(state, seat, item, ahu)


def _settle(state: State, seat: int, item: int, ahu: int) -> None:
    at = state.raw
    if at[L.ITEM_MARK + item] != L.NOBODY:
        at[L.MARKERS + seat] += 1
        at[L.ITEM_MARK + item] = L.NOBODY
    at[L.ITEM_STATE + item] = L.ON_AHU
    at[L.ITEM_AT + item] = ahu
    at[L.ITEM_BY + item] = L.NOBODY
    _forget_entered(state, item)


def _forget_entered(state: State, item: int) -> None:
    start = state.tables.entered + item * state.tables.mask_bytes
    for i in range(start, start + state.tables.mask_bytes):
        state.raw[i] = 0


def end(state: State) -> None:
    """Forgets what was moved in this phase."""
    for item in range(L.ITEMS):
        if state.raw[L.ITEM_STATE + item] == L.ON_BOARD:
            state.raw[L.ITEM_BY + item] = L.NOBODY
            _forget_entered(state, item)

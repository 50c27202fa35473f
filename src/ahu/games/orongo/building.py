"""Chips, groups and Moai (O4, O5): where a chip may go, and what must be built.

One number tells what a group holds, its **worth**: counts of its unused tiles and of its coastal
palms without a Moai, side by side in its bits. Worths of groups that join just add up.
"""

from __future__ import annotations

import ahu.games.orongo.action_codes as C
import ahu.games.orongo.layout as L
import ahu.games.orongo.state as states
from ahu.core.action_buffer import ActionBuffer
from ahu.games.orongo.state import State

# The parts of the scratch buffer in which groups are traced.
MARK = 0
"""The last group that each field was met in, 0 for none."""
MEMBER = 256
"""The fields of the group traced last."""
SHORE = 320
"""The fields around that group that could take a chip."""
MEMBERS = 576
SHORES = 577
"""The number of fields in MEMBER is at MEMBERS, that of the fields in SHORE at SHORES."""


def sets(worth: int) -> int:
    """Returns the number of sets of unused tiles (O5.1)."""
    temples = worth >> L.TEMPLE & L.FEW
    deities = worth >> L.DEITY & L.FEW
    birdmen = worth >> L.BIRDMAN & L.FEW
    nests = worth >> L.NEST & L.FEW
    count = (worth >> L.QUARRY & L.FEW) + (worth >> L.FOOD & L.MANY) // 2
    count += temples if temples < deities else deities
    count += birdmen if birdmen < nests else nests
    return count


def moai(worth: int, most: int) -> int:
    """Returns the number of Moai that a group completes when at most `most` are left (O5.3)."""
    count = worth >> L.AHU
    if count > most:
        count = most
    if count:
        found = sets(worth)
        if count > found:
            count = found
    return count


def cost(worth: int, most: int) -> int:
    """Returns the shells to pay for all that a group completes, quarries first (O5.3)."""
    count = moai(worth, most)
    quarries = worth >> L.QUARRY & L.FEW
    return 2 * count - (quarries if quarries < count else count)


def complete(worth: int) -> bool:
    """Returns whether the group holds a set and a coastal palm without a Moai (O5.1)."""
    return worth >> L.AHU > 0 and sets(worth) > 0


def trace(state: State, own: int, start: int, group: int) -> int:
    """Returns the worth of the group around a field, as if a chip of the seat `own` - 1 lay there.

    It writes the fields of the group and the free ones around it into the scratch buffer.
    """
    at = state.raw
    near = state.tables.next
    scratch = state.paper
    worth = 0
    members = 1
    shores = 0
    member = 0
    scratch[MARK + start] = group
    scratch[MEMBER] = start
    while member < members:
        field = scratch[MEMBER + member]
        member += 1
        if not at[L.LAND + field] & L.SPENT:
            worth += state.tables.worth[field]
        for i in range(6 * field, 6 * field + 6):
            other = near[i]
            if scratch[MARK + other] != group:
                land = at[L.LAND + other]
                if land & L.OWNER == own:
                    scratch[MARK + other] = group
                    scratch[MEMBER + members] = other
                    members += 1
                elif land == L.TILE or land & (L.OWNER | L.PALM) == L.PALM:
                    scratch[MARK + other] = group
                    scratch[SHORE + shores] = other
                    shores += 1
    scratch[MEMBERS] = members
    scratch[SHORES] = shores
    return worth


def blank_paper(state: State) -> None:
    """Makes sure that a state has a scratch buffer with no field marked."""
    if not state.has_paper:
        states.lay_paper(state)
    paper = state.paper
    for field in range(state.tables.fields + 1):
        paper[MARK + field] = 0


def worth_at(state: State, seat: int, field: int) -> int:
    """Returns the worth of the seat's group around a field, as if its chip lay there."""
    blank_paper(state)
    return trace(state, seat + 1, field, 1)


def touches(state: State, seat: int, field: int) -> bool:
    """Returns whether a chip of the seat lies next to the field."""
    return state.raw[state.tables.near + field] >> seat & 1 != 0


def list_places(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists the fields where the seat may place a chip (O4.1) and can pay for it (O5.3)."""
    at = state.raw
    fields = state.tables.fields
    near = state.tables.near
    own = seat + 1
    count = 0
    worth = 0
    codes.reserve(2 * fields)
    for field in range(fields):
        worth += state.tables.worth[field] * (at[L.LAND + field] & (L.OWNER | L.SPENT) == own)
    for field in range(fields):
        land = at[L.LAND + field]
        codes.code[count] = C.place(field)
        # There are no branches, since none could be predicted: all are written, some are counted.
        touched = (land != 0) & at[near + field] >> seat & 1
        count += (land & L.OWNER == 0) & ((land == L.TILE) | touched)
    codes.count = count
    # One more tile or palm makes at most one Moai more than all chips would in one group.
    most = at[L.MOAI + seat] + 1
    if 2 * moai(worth, most) + 2 > at[L.SHELLS + seat]:
        drop_unpaid(state, seat, most, codes)


def drop_unpaid(state: State, seat: int, most: int, codes: ActionBuffer) -> None:
    """Drops the fields that would complete more than the seat can pay for (O5.3)."""
    at = state.raw
    fields = state.tables.fields
    shells = at[L.SHELLS + seat]
    blank_paper(state)
    scratch = state.paper
    group = 0
    # The room behind the listed codes: for each field, the worth of the groups next to it together.
    for i in range(fields, 2 * fields):
        codes.code[i] = 0
    for field in range(fields):
        if at[L.LAND + field] & L.OWNER == seat + 1 and not scratch[MARK + field]:
            group += 1
            worth = trace(state, seat + 1, field, group)
            for i in range(SHORE, SHORE + scratch[SHORES]):
                codes.code[fields + scratch[i]] += worth
    count = 0
    for i in range(codes.count):
        field = C.field_of(codes.code[i])
        if cost(codes.code[fields + field] + state.tables.worth[field], most) <= shells:
            codes.code[count] = codes.code[i]
            count += 1
    codes.count = count


def can_place(state: State, seat: int) -> bool:
    """Returns whether the seat has a chip and a field for it (O4.2)."""
    at = state.raw
    fields = state.tables.fields
    near = state.tables.near
    if not at[L.CHIPS + seat]:
        return False
    for field in range(fields):
        if at[L.LAND + field] == L.TILE and not at[near + field] >> seat & 1:
            return True
    for field in range(fields):
        land = at[L.LAND + field]
        if land and not land & L.OWNER and at[near + field] >> seat & 1:
            price = cost(worth_at(state, seat, field), at[L.MOAI + seat] + 1)
            if price <= at[L.SHELLS + seat]:
                return True
    return False


def lay(state: State, seat: int, field: int) -> None:
    """Puts a chip of the seat on the field, and notes it at the fields around."""
    state.raw[L.LAND + field] |= seat + 1
    for i in range(6 * field, 6 * field + 6):
        state.raw[state.tables.near + state.tables.next[i]] |= 1 << seat


def place(state: State, seat: int, field: int) -> bool:
    """Places a chip of the seat, and returns whether it completes something that must be built."""
    at = state.raw
    lay(state, seat, field)
    at[L.CHIPS + seat] -= 1
    at[L.DUE + seat] -= 1
    return touches(state, seat, field) and complete(worth_at(state, seat, field))


def buildable(state: State, seat: int, worth: int, used: int, price: int) -> bool:
    """Returns whether the seat can pay for tiles of worth `used`, then for the rest (O5.3)."""
    rest = cost(worth - used - (1 << L.AHU), state.raw[L.MOAI + seat])
    return price + rest <= state.raw[L.SHELLS + seat]


def list_builds(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists all builds: every choice of a set, its tiles and a palm (O5.2)."""
    at = state.raw
    blank_paper(state)
    scratch = state.paper
    group = 0
    codes.count = 0
    for field in range(state.tables.fields):
        if at[L.LAND + field] & L.OWNER == seat + 1 and not scratch[MARK + field]:
            group += 1
            worth = trace(state, seat + 1, field, group)
            if complete(worth):
                list_group(state, seat, worth, codes)


def list_group(state: State, seat: int, worth: int, codes: ActionBuffer) -> None:
    """Lists the builds in the group traced last."""
    at = state.raw
    scratch = state.paper
    members = MEMBER + scratch[MEMBERS]
    for i in range(MEMBER, members):
        one = scratch[i]
        first = state.tables.worth[one]
        if at[L.LAND + one] & (L.SPENT | L.PALM):
            continue
        if first == 1 << L.QUARRY:
            if buildable(state, seat, worth, first, 1):
                list_palms(state, one, L.NOBODY, codes)
            continue
        for j in range(MEMBER, members):
            other = scratch[j]
            if (
                one < other
                and not at[L.LAND + other] & (L.SPENT | L.PALM)
                and is_set(first + state.tables.worth[other])
                and buildable(state, seat, worth, first + state.tables.worth[other], 2)
            ):
                list_palms(state, one, other, codes)


def is_set(worth: int) -> bool:
    """Returns whether these tiles, and no fewer, form a set (O5.1)."""
    return (
        worth == 1 << L.QUARRY
        or worth == (1 << L.TEMPLE) + (1 << L.DEITY)
        or worth == (1 << L.BIRDMAN) + (1 << L.NEST)
        or worth == 2 << L.FOOD
    )


def list_palms(state: State, one: int, other: int, codes: ActionBuffer) -> None:
    """Lists the builds with these tiles, on each coastal palm of the group without a Moai."""
    scratch = state.paper
    for i in range(MEMBER, MEMBER + scratch[MEMBERS]):
        palm = scratch[i]
        if state.raw[L.LAND + palm] & (L.SPENT | L.COAST) == L.COAST:
            codes.add(C.build(one, other, palm))


def build(state: State, seat: int, code: int) -> bool:
    """Builds a Moai, and returns whether more must be built. The main Moai ends the game (O6.1)."""
    at = state.raw
    palm = C.field_of(code)
    other = C.second_tile(code)
    at[L.LAND + C.first_tile(code)] |= L.SPENT
    at[L.SHELLS + seat] -= 1
    if other != L.NOBODY:
        at[L.LAND + other] |= L.SPENT
        at[L.SHELLS + seat] -= 1
    at[L.LAND + palm] |= L.SPENT
    if at[L.MOAI + seat] == 0:
        at[L.MAIN] = palm
        return False
    at[L.MOAI + seat] -= 1
    return complete(worth_at(state, seat, palm))

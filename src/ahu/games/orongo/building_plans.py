"""Finds good turns in Orongo by a narrow search: where all chips go, and what they build."""

from __future__ import annotations

from array import array

import ahu.core.raw_bytes as raw_bytes
import ahu.games.orongo.action_codes as C
import ahu.games.orongo.building as building
import ahu.games.orongo.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.core.heuristic import Moves
from ahu.games.orongo.evaluation import Evaluation
from ahu.games.orongo.state import State

LISTED = 24
"""The most turns listed."""
ROOM = 64
"""The most turns that are pursued at once."""
SCRATCH = 4
"""The row of the evaluation behind those of the seats."""
LONGEST = 32
"""The most codes of a turn: three chips, and all Moai."""


class Planner:
    """Finds the best turns of a seat."""

    then: State
    built: State
    choice: State

    def __init__(self, worth: Evaluation) -> None:
        self.worth = worth
        self.land = self.worth.land
        self.players = self.worth.players
        self.width = 5
        self.codes = ActionBuffer()
        self.choices = ActionBuffer()
        self.trail = ActionBuffer()
        self.chose = False
        """Whether the chip dropped last left a choice of builds, so that the land was read anew."""
        self.values = array("d", bytes(8 * 4))
        self.shown = array("i", bytes(4 * 4))
        # The best chips found for the next step, in order: their scores, predecessors and fields.
        self.found = 0
        self.score = array("d", bytes(8 * ROOM))
        self.parent = array("i", bytes(4 * ROOM))
        self.field = array("i", bytes(4 * ROOM))
        # The beginnings of turns that are pursued, and those after one chip more: the bytes of
        # their states, their codes, and how many codes; -1 when the turn is complete.
        self.bytes = 0
        self.before = memoryview(bytearray())
        self.after = memoryview(bytearray())
        self.way = array("i", bytes(4 * ROOM * LONGEST))
        self.path = array("i", bytes(4 * ROOM * LONGEST))
        self.steps = array("i", bytes(4 * ROOM))
        self.length = array("i", bytes(4 * ROOM))
        self.count = 0

    def ready(self, state: State) -> None:
        """Prepares for the board of a state."""
        self.worth.learn(state.tables)
        self.bytes = len(state.at)
        self.before = memoryview(bytearray(ROOM * self.bytes))
        self.after = memoryview(bytearray(ROOM * self.bytes))
        self.then = state.copy()
        self.built = state.copy()
        self.choice = state.copy()

    def moves(self, state: State, seat: int, moves: Moves) -> None:
        """Lists the best turns of the seat that places now, each with all its chips."""
        steps = state.raw[L.DUE + seat]
        if steps > state.raw[L.CHIPS + seat]:
            steps = state.raw[L.CHIPS + seat]
        raw_bytes.store(state.raw, self.before, 0, self.bytes)
        self.steps[0] = 0
        nodes = 1
        for step in range(steps):
            self.found = 0
            last = step == steps - 1
            for node in range(nodes):
                raw_bytes.load(self.then.raw, self.before, node * self.bytes, self.bytes)
                self.consider(self.then, seat, node, LISTED if last else self.width)
            self.pursue(seat, last, moves)
            nodes = self.go_on()

    def pursue(self, seat: int, last: bool, moves: Moves) -> None:
        """Plays the chips that were found; turns that are complete are listed.

        A turn that has won, or has no field for its next chip, is complete.
        """
        count = 0
        for i in range(self.found):
            node = self.parent[i]
            raw_bytes.load(self.then.raw, self.before, node * self.bytes, self.bytes)
            self.trail.count = 0
            self.drop(self.then, seat, self.field[i])
            if not self.is_new(count):
                continue
            length = self.steps[node]
            done = last or self.then.raw[L.MAIN] != L.NOBODY or not self.can_go_on(self.then, seat)
            if done:
                moves.add(self.score[i])
            for step in range(length + self.trail.count):
                if step < length:
                    code = self.way[node * LONGEST + step]
                else:
                    code = self.trail.code[step - length]
                if done:
                    moves.step(code)
                else:
                    self.path[count * LONGEST + step] = code
            self.length[count] = -1 if done else length + self.trail.count
            raw_bytes.store(self.then.raw, self.after, count * self.bytes, self.bytes)
            count += 1
        self.count = count

    def go_on(self) -> int:
        """Makes the turns that are not complete those that are pursued; returns how many."""
        nodes = 0
        for i in range(self.count):
            if self.length[i] < 0:
                continue
            raw_bytes.load(self.then.raw, self.after, i * self.bytes, self.bytes)
            raw_bytes.store(self.then.raw, self.before, nodes * self.bytes, self.bytes)
            for step in range(self.length[i]):
                self.way[nodes * LONGEST + step] = self.path[i * LONGEST + step]
            self.steps[nodes] = self.length[i]
            nodes += 1
        return nodes

    def can_go_on(self, state: State, seat: int) -> bool:
        """Returns whether the turn has another chip and a field for it."""
        return state.raw[L.DUE + seat] > 0 and building.can_place(state, seat)

    def is_new(self, count: int) -> bool:
        """Returns whether no turn led to the same state: the order of chips makes no difference."""
        for i in range(count):
            if raw_bytes.same(self.then.raw, self.after, i * self.bytes, self.bytes):
                return False
        return True

    def place(self, state: State, seat: int, chips: int) -> None:
        """Places `chips` chips one by one, each where it seems best now."""
        at = state.raw
        at[L.DUE + seat] = chips
        while at[L.DUE + seat] and at[L.CHIPS + seat] and at[L.MAIN] == L.NOBODY:
            self.found = 0
            self.consider(state, seat, 0, 1)
            if not self.found:
                break
            self.trail.count = 0
            self.drop(state, seat, self.field[0])
        at[L.DUE + seat] = 0

    def consider(self, state: State, seat: int, node: int, most: int) -> None:
        """Rates a chip on each field, and keeps the best of all that were considered, in order."""
        at = state.raw
        building.list_places(state, seat, self.codes)
        self.land.read(state)
        for other in range(self.players):
            self.worth.price(state, other, other)
            self.values[other] = self.worth.with_land(other, self.land.remember(other))
        at[L.CHIPS + seat] -= 1
        at[L.DUE + seat] -= 1
        self.worth.price(state, seat, seat)
        at[L.CHIPS + seat] += 1
        at[L.DUE + seat] += 1
        for i in range(self.codes.count):
            field = C.field_of(self.codes.code[i])
            self.keep(self.rate(state, seat, field), node, field, most)

    def rate(self, state: State, seat: int, field: int) -> float:
        """Returns how far the seat is ahead after a chip on a field, and what it builds."""
        builds = building.complete(self.land.join_groups(seat, field))
        if builds:
            self.trail.count = 0
            self.chose = False
            raw_bytes.copy(self.built.raw, state.raw, self.bytes)
            self.drop(self.built, seat, field)
            if self.chose:
                self.land.read(state)
        self.land.put(seat, field)
        if builds:
            self.spend()
        score = self.lead(state, seat, field, builds)
        self.land.take(seat, field)
        return score

    def spend(self) -> None:
        """Spends what is built on the trail."""
        for i in range(1, self.trail.count):
            self.land.spend(C.field_of(self.trail.code[i]))
            self.land.spend(C.first_tile(self.trail.code[i]))
            if C.second_tile(self.trail.code[i]) != L.NOBODY:
                self.land.spend(C.second_tile(self.trail.code[i]))

    def lead(self, state: State, seat: int, field: int, builds: bool) -> float:
        """Returns how far the seat is ahead: the chip affects only those next to the field."""
        near = state.raw[state.tables.near + field]
        score = -1e9
        for other in range(self.players):
            if other != seat:
                value = self.values[other]
                if near >> other & 1:
                    value = self.value_after(other, seat, field, builds)
                if value > score:
                    score = value
        return self.value_after(seat, seat, field, builds) - score

    def value_after(self, seat: int, mover: int, field: int, builds: bool) -> float:
        """Returns the worth of what a seat has after the chip of `mover` that is tried out."""
        row = seat
        if builds:
            row = SCRATCH
            self.worth.price(self.built, seat, row)
        return self.worth.with_land(row, self.land.total_after(seat, mover, field))

    def keep(self, score: float, node: int, field: int, most: int) -> None:
        """Sorts a chip in among the best `most`; the earlier comes first among equals."""
        if self.found < most:
            self.found += 1
            self.score[self.found - 1] = -1e300
        i = self.found - 1
        if score > self.score[i]:
            while i and self.score[i - 1] < score:
                self.score[i] = self.score[i - 1]
                self.parent[i] = self.parent[i - 1]
                self.field[i] = self.field[i - 1]
                i -= 1
            self.score[i] = score
            self.parent[i] = node
            self.field[i] = field

    def drop(self, state: State, seat: int, field: int) -> None:
        """Places a chip and builds what it completes; the codes go on the trail."""
        self.trail.add(C.place(field))
        more = building.place(state, seat, field)
        while more:
            building.list_builds(state, seat, self.choices)
            self.keep_kinds(state, self.choices)
            code = self.choices.code[0]
            if self.choices.count > 1:
                code = self.choose(state, seat)
            self.trail.add(code)
            more = building.build(state, seat, code)

    def choose(self, state: State, seat: int) -> int:
        """Returns the build whose set leaves the best rest."""
        self.chose = True
        best = self.choices.code[0]
        most = -1e9
        for i in range(self.choices.count):
            raw_bytes.copy(self.choice.raw, state.raw, self.bytes)
            building.build(self.choice, seat, self.choices.code[i])
            self.land.read(self.choice)
            value = self.worth.value(self.choice, seat)
            if value > most:
                most = value
                best = self.choices.code[i]
        return best

    def keep_kinds(self, state: State, codes: ActionBuffer) -> None:
        """Keeps the first build of each kind of set on a list: the others make no difference."""
        kinds = 0
        for i in range(codes.count):
            code = codes.code[i]
            other = C.second_tile(code)
            kind = state.tables.worth[C.first_tile(code)]
            if other != L.NOBODY:
                kind += state.tables.worth[other]
            new = True
            for j in range(kinds):
                if self.shown[j] == kind:
                    new = False
            if new:
                self.shown[kinds] = kind
                codes.code[kinds] = code
                kinds += 1
        codes.count = kinds

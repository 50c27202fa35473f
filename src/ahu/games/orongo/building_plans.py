"""Finds good turns in Orongo by a narrow search: where all chips go, and what they build."""

from __future__ import annotations

from array import array

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


class Planner:
    """Finds the best turns of a seat."""

    def __init__(self, worth: Evaluation) -> None:
        self.worth = worth
        self.players = self.worth.players
        self.width = 5
        self.codes = ActionBuffer()
        self.choices = ActionBuffer()
        self.trail = ActionBuffer()
        self.values = array("d", bytes(8 * 4))
        self.shown = array("i", bytes(4 * 4))
        # The best chips found for the next step, in order: their scores, predecessors and fields.
        self.found = 0
        self.score = array("d", bytes(8 * ROOM))
        self.parent = array("i", bytes(4 * ROOM))
        self.field = array("i", bytes(4 * ROOM))

    def moves(self, state: State, seat: int, moves: Moves) -> None:
        """Lists the best turns of the seat that places now, each with all its chips."""
        before: list[State] = [state]
        paths: list[list[int]] = [[]]
        steps = state.at[L.DUE + seat]
        if steps > state.at[L.CHIPS + seat]:
            steps = state.at[L.CHIPS + seat]
        for step in range(steps):
            self.found = 0
            last = step == steps - 1
            for node in range(len(before)):
                self.consider(before[node], seat, node, LISTED if last else self.width)
            # A turn that has won, or has no field for its next chip, is complete.
            after: list[State] = []
            ways: list[list[int]] = []
            for i in range(self.found):
                then = before[self.parent[i]].copy()
                self.trail.count = 0
                self.drop(then, seat, self.field[i])
                path = paths[self.parent[i]] + self.trail.taken().tolist()
                if last or then.at[L.MAIN] != L.NOBODY or not self.can_go_on(then, seat):
                    if self.is_new(then, after):
                        moves.add(self.score[i])
                        for code in path:
                            moves.step(code)
                        after.append(then)
                        ways.append([])
                elif self.is_new(then, after):
                    after.append(then)
                    ways.append(path)
            before = [then for then, way in zip(after, ways, strict=True) if way]
            paths = [way for way in ways if way]

    def can_go_on(self, state: State, seat: int) -> bool:
        """Returns whether the turn has another chip and a field for it."""
        return state.at[L.DUE + seat] > 0 and building.can_place(state, seat)

    def is_new(self, state: State, others: list[State]) -> bool:
        """Returns whether no other state is the same: the order of chips makes no difference."""
        for other in others:
            if other.at == state.at:
                return False
        return True

    def place(self, state: State, seat: int, chips: int) -> None:
        """Places `chips` chips one by one, each where it seems best now."""
        state.at[L.DUE + seat] = chips
        while state.at[L.DUE + seat] and state.at[L.CHIPS + seat] and state.at[L.MAIN] == L.NOBODY:
            self.found = 0
            self.consider(state, seat, 0, 1)
            if not self.found:
                break
            self.drop(state, seat, self.field[0])
        state.at[L.DUE + seat] = 0

    def consider(self, state: State, seat: int, node: int, most: int) -> None:
        """Rates a chip on each field, and keeps the best of all that were considered, in order."""
        near = state.tables.near
        building.list_places(state, seat, self.codes)
        for other in range(self.players):
            self.values[other] = self.worth.value(state, other)
        for i in range(self.codes.count):
            field = C.field_of(self.codes.code[i])
            then = state.copy()
            self.drop(then, seat, field)
            score = -1e9
            for other in range(self.players):
                if other != seat:
                    # The chip affects only those who are next to the field.
                    value = self.values[other]
                    if then.at[near + field] >> other & 1:
                        value = self.worth.value(then, other)
                    if value > score:
                        score = value
            self.keep(self.worth.value(then, seat) - score, node, field, most)

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
        best = self.choices.code[0]
        most = -1e9
        for i in range(self.choices.count):
            then = state.copy()
            building.build(then, seat, self.choices.code[i])
            value = self.worth.value(then, seat)
            if value > most:
                most = value
                best = self.choices.code[i]
        return best

    def keep_kinds(self, state: State, codes: ActionBuffer) -> None:
        """Keeps the first build of each kind of set on a list: the others make no difference."""
        tables = state.tables
        kinds = 0
        for i in range(codes.count):
            code = codes.code[i]
            other = C.second_tile(code)
            kind = tables.worth[C.first_tile(code)]
            if other != L.NOBODY:
                kind += tables.worth[other]
            new = True
            for j in range(kinds):
                if self.shown[j] == kind:
                    new = False
            if new:
                self.shown[kinds] = kind
                codes.code[kinds] = code
                kinds += 1
        codes.count = kinds

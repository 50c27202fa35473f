"""Numbers the actions of Orongo. A Moai is built in two halves: its tiles, then its palm."""

from __future__ import annotations

from array import array
from itertools import combinations

import ahu.games.orongo.action_codes as C
import ahu.games.orongo.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.core.encoder import WHOLE, Encoder, Ints
from ahu.core.kernel import Buffer
from ahu.games.orongo.board import OrongoBoard

PAIRS = ({"temple", "deity"}, {"birdman", "nest"}, {"food"})
"""The kinds of two tiles that form a set (O5.1); one quarry is a set alone."""


def tile_sets(board: OrongoBoard) -> list[tuple[int, int]]:
    """Returns all sets of tiles, each as two fields; NOBODY is the second of a quarry."""
    fields = board.hexes
    quarries = [(i, L.NOBODY) for i, field in enumerate(fields) if field.kind == "quarry"]
    pairs = [
        (one, other)
        for one, other in combinations(range(len(fields)), 2)
        if {fields[one].kind, fields[other].kind} in PAIRS
    ]
    return quarries + pairs


class OrongoIndexing(Encoder):
    """Numbers the actions; observing is added by `OrongoEncoder`."""

    def __init__(self, board: OrongoBoard, players: int) -> None:
        self.players = players
        self.fields = len(board.hexes)
        sets = tile_sets(board)
        self.one = bytearray(one for one, _ in sets)
        self.other = bytearray(other for _, other in sets)
        self.sets = array("i", bytes(4 * self.fields * self.fields))
        """The number of the set that each two tiles form; a quarry is paired with itself."""
        for number, (one, other) in enumerate(sets):
            self.sets[one * self.fields + (one if other == L.NOBODY else other)] = number
        self.at_place = L.SHELLS_IN_ALL + 1
        self.at_tiles = self.at_place + self.fields
        self.actions = self.at_tiles + len(sets)
        self.blocks = {"bid": 0, "place": self.at_place, "tiles": self.at_tiles}

    def spot(self, index: int) -> tuple[str, tuple[int, ...]]:
        if index < self.at_place:
            return "", ()
        if index < self.at_tiles:
            return "place", (index - self.at_place,)
        number = index - self.at_tiles
        if self.other[number] == L.NOBODY:
            return "quarry", (self.one[number],)
        return "tiles", (self.one[number], self.other[number])

    def first(self, buffer: Buffer, seat: int, code: int) -> int:
        return self._first(code)

    def _first(self, code: int) -> int:
        if code & C.BUILD:
            one = C.first_tile(code)
            other = C.second_tile(code)
            return (
                self.at_tiles + self.sets[one * self.fields + (one if other == L.NOBODY else other)]
            )
        if code & C.PLACE:
            return self.at_place + C.field_of(code)
        return code

    def second(self, code: int) -> int:
        return self._second(code)

    def _second(self, code: int) -> int:
        return self.at_place + C.field_of(code) if code & C.BUILD else WHOLE

    def mark(
        self, buffer: Buffer, seat: int, half: int, codes: ActionBuffer, out: Ints, start: int
    ) -> None:
        self.mark_nogil(buffer, seat, half, codes, out, start)

    def mark_nogil(
        self, buffer: Buffer, seat: int, half: int, codes: ActionBuffer, out: Ints, start: int
    ) -> None:
        for i in range(codes.count):
            index = self._first(codes.code[i])
            if half == WHOLE:
                out[start + index] = 1
            elif index == half:
                out[start + self._second(codes.code[i])] = 1

    def code(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        return self.code_nogil(buffer, seat, half, index)

    def code_nogil(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        if half != WHOLE:
            number = half - self.at_tiles
            return C.build(self.one[number], self.other[number], index - self.at_place)
        if index >= self.at_tiles:
            return WHOLE
        return C.place(index - self.at_place) if index >= self.at_place else index

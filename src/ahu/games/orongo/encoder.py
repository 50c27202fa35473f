"""Encodes what a seat of Orongo knows: planes over the fields, then a vector for the rest.

`encoding_names.py` tells the order of both; counts are divided by the most there can be.
"""

from __future__ import annotations

from array import array

import ahu.games.orongo.layout as L
from ahu.core.encoder import WHOLE, Floats
from ahu.core.kernel import Buffer
from ahu.games.orongo.action_index import OrongoIndexing
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.encoding_names import (
    CHIP_PLANES,
    CHOSEN_PLANE,
    SPENT_PLANE,
    TABLE_NUMBERS,
    TILE_PLANE,
    plane_names,
    seat_names,
    vector_names,
)


class OrongoEncoder(OrongoIndexing):
    """Observes positions of Orongo on one board."""

    def __init__(self, board: OrongoBoard, players: int) -> None:
        super().__init__(board, players)
        self.vector = self.fields * len(plane_names(players))
        self.size = self.vector + len(vector_names(players))
        self.seat_size = len(seat_names(0))
        self.moai_each = board.box.moai[players]
        self.still = array("f", bytes(4 * self.size))
        kinds = list(L.RESOURCES)
        for i, field in enumerate(board.hexes):
            palm = len(kinds) if board.coastal[i] else len(kinds) + 1
            plane = palm if field.kind == "palm" else kinds.index(field.kind)
            self.still[plane * self.fields + i] = 1.0

    def points(self, buffer: Buffer, seat: int) -> int:
        at = buffer.raw
        main = at[L.MAIN]
        won = main != L.NOBODY and at[L.LAND + main] & L.OWNER == seat + 1
        return self.moai_each - at[L.MOAI + seat] + (1 if won else 0)

    def observe(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        self.observe_nogil(buffer, seat, half, memory, out, start)

    def observe_nogil(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        self._fields(buffer, seat, out, start)
        for i in range(start + self.vector, start + self.size):
            out[i] = 0.0
        if half != WHOLE:
            number = half - self.at_tiles
            chosen = start + CHOSEN_PLANE * self.fields
            out[chosen + self.one[number]] = 1.0
            if self.other[number] != L.NOBODY:
                out[chosen + self.other[number]] = 1.0
        self._table(buffer, out, start + self.vector)
        for slot in range(self.players):
            other = (seat + slot) % self.players
            row = start + self.vector + TABLE_NUMBERS + slot * self.seat_size
            self._seat(buffer, seat, other, memory, out, row)

    def _fields(self, buffer: Buffer, seat: int, out: Floats, start: int) -> None:
        """Writes the planes of the tiles, the chips, and what is on them."""
        at = buffer.raw
        fields = self.fields
        tiles = start + TILE_PLANE * fields
        spent = start + SPENT_PLANE * fields
        chosen = start + CHOSEN_PLANE * fields
        for field in range(fields):
            out[tiles + field] = at[L.LAND + field] & L.TILE != 0
        for field in range(fields):
            out[spent + field] = at[L.LAND + field] & L.SPENT != 0
        for field in range(fields):
            out[chosen + field] = 0.0
        for slot in range(self.players):
            own = (seat + slot) % self.players + 1
            chips = start + (CHIP_PLANES + slot) * fields
            for field in range(fields):
                out[chips + field] = at[L.LAND + field] & L.OWNER == own

    def _table(self, buffer: Buffer, out: Floats, start: int) -> None:
        at = buffer.raw
        out[start + at[L.PHASE]] = 1.0
        out[start + 6] = at[L.ROUND] / 20.0
        out[start + 7] = at[L.TILES_DUE] / 8.0
        out[start + 8] = at[L.TILES_DOWN] / 60.0
        out[start + 9] = at[L.ATOLL] / 48.0

    def _seat(
        self, buffer: Buffer, seat: int, other: int, memory: bool, out: Floats, start: int
    ) -> None:
        """Writes the numbers of one seat as another sees it."""
        at = buffer.raw
        out[start] = at[L.AMULET] == other
        out[start + 1] = at[L.PLACING] == other
        if memory or seat == other:
            out[start + 2] = 1.0
            out[start + 3] = at[L.SHELLS + other] / 48.0
        bid = at[L.BID + other]
        if bid != L.NOBODY and (at[L.PHASE] > L.BIDS or seat == other):
            out[start + 4] = 1.0
            out[start + 5] = bid / 48.0
        out[start + 6] = at[L.CHIPS + other] / 40.0
        out[start + 7] = at[L.MOAI + other] / 10.0
        out[start + 8] = at[L.DUE + other] / 3.0

"""Encodes what a seat of Giants knows: planes over the hexes, then a vector for the rest.

`encoding_names.py` tells the order of both; counts are divided by about the most there can be.
"""

from __future__ import annotations

from array import array

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
from ahu.core.encoder import Floats
from ahu.core.kernel import Buffer
from ahu.games.giants.action_index import GiantsIndexing
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.encoding_names import (
    CUT_PLANE,
    ENTERED_PLANE,
    FREE_PLANE,
    HAND_PLANE,
    ITEM_PLANES,
    LANDMARK_PLANES,
    LOGS_PLANE,
    MOST_VALUE,
    RESERVED_PLANE,
    SEAT_PLANES,
    TABLE_NUMBERS,
    UNCROWNED_PLANE,
    ahu_names,
    item_names,
    plane_names,
    seat_names,
)
from ahu.games.giants.state import Tables

THIRD, FIFTH, SIXTH, SEVENTH, TENTH = 1 / 3.0, 1 / 5.0, 1 / 6.0, 1 / 7.0, 1 / 10.0


class GiantsEncoder(GiantsIndexing):
    """Observes positions of Giants on one board."""

    def __init__(
        self, board: GiantsBoard, players: int, open_screens: bool, tables: Tables
    ) -> None:
        super().__init__(board, players)
        self.tables = tables
        self.open_screens = open_screens
        self.vector = self.hexes * len(plane_names(players))
        self.seat_size = len(seat_names(0))
        self.item_size = len(item_names(0, players))
        self.ahu_size = len(ahu_names("", players))
        self.at_seats = TABLE_NUMBERS
        self.at_items = self.at_seats + players * self.seat_size
        self.at_ahus = self.at_items + L.ITEMS * self.item_size
        self.size = self.vector + self.at_ahus + self.ahus * self.ahu_size
        self.value = array("f", [ahu.moai / MOST_VALUE for ahu in board.ahus])
        columns = [hex.q for hex in board.hexes]
        rows = [hex.r for hex in board.hexes]
        wide = max(1, max(columns) - min(columns))
        high = max(1, max(rows) - min(rows))
        self.column = array("f", [(column - min(columns)) / wide for column in columns])
        self.row = array("f", [(row - min(rows)) / high for row in rows])
        """The row and column of each hex, both from 0 to 1."""
        self.still = array("f", bytes(4 * self.size))
        marked = (board.village, board.hut, board.moai_quarry, board.headdress_quarry)
        for plane, hex in enumerate(marked):
            self.still[plane * self.hexes + hex] = 1.0

    def points(self, buffer: Buffer, seat: int) -> int:
        return states.score(buffer, seat)

    def observe(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        self.observe_nogil(buffer, seat, half, memory, out, start)

    def observe_nogil(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        for i in range(start + LANDMARK_PLANES * self.hexes, start + self.size):
            out[i] = 0.0
        self._hexes(buffer, seat, out, start)
        vector = start + self.vector
        self._table(buffer, memory, out, vector)
        self._seats(buffer, seat, memory, out, vector + self.at_seats)
        self._items(buffer, seat, memory, out, start)
        self._ahus(buffer, seat, memory, out, start)

    def _hexes(self, buffer: Buffer, seat: int, out: Floats, start: int) -> None:
        """Writes the planes of forests, logs and everybody's figures."""
        at = buffer.raw
        hexes = self.hexes
        players = self.players
        for hex in range(hexes):
            if self.tables.forest[hex] and not at[self.tables.cut + hex]:
                out[start + CUT_PLANE * hexes + hex] = self.tables.forest[hex] * FIFTH
            if at[self.tables.total + hex]:
                for slot in range(players):
                    other = (seat + slot) % players
                    figures = at[self.tables.figures + other * hexes + hex]
                    out[start + (SEAT_PLANES + slot) * hexes + hex] = figures * THIRD
            if at[self.tables.hex_logs + hex]:
                out[start + LOGS_PLANE * hexes + hex] = at[self.tables.hex_logs + hex] * 0.25
        for slot in range(players):
            hex = at[L.CHIEF + (seat + slot) % players]
            if hex < L.BEHIND:
                out[start + (SEAT_PLANES + players + slot) * hexes + hex] = 1.0

    def _table(self, buffer: Buffer, memory: bool, out: Floats, start: int) -> None:
        """Writes what everybody shares: phase, round, supplies, and the item in hand."""
        at = buffer.raw
        out[start + at[L.PHASE]] = 1.0
        out[start + 9] = at[L.ROUND] / float(self.tables.round_limit)
        out[start + 10] = at[L.DICE_ROLLED] / 5.0
        for size in range(3):
            out[start + 11 + size] = at[L.QUARRY + size] / 5.0
            out[start + 14 + size] = at[L.MOAI_SUPPLY + size] / 17.0
        out[start + 17] = at[L.HEADDRESS_SUPPLY] / 14.0
        out[start + 18] = at[L.LOG_SUPPLY] / 27.0
        out[start + 19] = at[L.TABLET_SUPPLY] / 30.0
        item = at[L.HAND]
        if item != L.NOWHERE:
            out[start + 20 + self._kind(item)] = 1.0
            out[start + 24] = at[L.HAND_MOVED]
            if memory:
                out[start + 25] = at[L.HAND_ABANDONED]

    def _kind(self, item: int) -> int:
        """Returns 0 to 2 for the sizes of statues, 3 for a headdress."""
        return 3 if item >= L.MOAI else self.tables.size[item] - 1

    def _seats(self, buffer: Buffer, seat: int, memory: bool, out: Floats, start: int) -> None:
        """Writes the numbers of every seat as one sees it."""
        at = buffer.raw
        phase = at[L.PHASE]
        for slot in range(self.players):
            other = (seat + slot) % self.players
            row = start + slot * self.seat_size
            out[row] = at[L.FIRST_SEAT] == other
            out[row + 1] = at[L.TURN] == other
            out[row + 2] = states.score(buffer, other) * 0.01
            out[row + 3] = at[L.TABLETS + other] * TENTH
            out[row + 4] = at[L.PASSED + other]
            out[row + 5] = at[L.MARKERS_FRONT + other] * SIXTH
            out[row + 6] = at[L.WORKERS_FRONT + other] * SIXTH
            out[row + 7] = at[L.SORCERER + other] == L.FRONT
            out[row + 8] = at[L.CHIEF + other] == L.FRONT
            out[row + 9] = at[L.SORCERER + other] == L.BEHIND
            out[row + 10] = at[L.CHIEF + other] == L.BEHIND
            if phase == L.CHOOSE or (
                phase == L.BID and seat == other and at[L.SEALED + seat] == L.DECIDED
            ):
                out[row + 11] = 1.0
                out[row + 12] = at[L.BID_MARKERS + other] * SIXTH
                out[row + 13] = at[L.BID_WORKERS + other] * SIXTH
                out[row + 14] = at[L.BID_SORCERER + other]
                out[row + 15] = at[L.BID_CHIEF + other]
            if phase == L.CHOOSE:
                out[row + 16] = at[L.IDLE + other] * SEVENTH
                out[row + 17] = at[L.IDLE_CHIEF + other]
                out[row + 18] = at[L.DECLINED + other]
                for place in range(self.players):
                    if at[L.ORDER + place] == other:
                        out[row + 19] = (self.players - place) * FIFTH
            if memory or seat == other or self.open_screens:
                out[row + 20] = 1.0
                out[row + 21] = at[L.WORKERS + other] * SIXTH
                out[row + 22] = at[L.MARKERS + other] * SIXTH
                out[row + 23] = at[L.LOGS + other] * TENTH
                out[row + 24] = at[L.BASES + other] * SEVENTH
            if memory:
                out[row + 25] = at[L.WORKERS_LEFT + other] * SIXTH
                out[row + 26] = at[L.MARKERS_LEFT + other] * SIXTH
                out[row + 27] = at[L.ERECTED + other] * SEVENTH

    def _items(self, buffer: Buffer, seat: int, memory: bool, out: Floats, start: int) -> None:
        """Writes the items in sight: a row each, and planes by kind and handler."""
        at = buffer.raw
        hexes = self.hexes
        players = self.players
        hand = at[L.HAND]
        for item in range(L.ITEMS):
            where = at[L.ITEM_STATE + item]
            if where != L.IN_FRONT and where != L.ON_BOARD and where != L.LAID:
                continue
            row = start + self.vector + self.at_items + item * self.item_size
            by = at[L.ITEM_BY + item]
            mark = at[L.ITEM_MARK + item]
            out[row] = where == L.IN_FRONT
            out[row + 1] = where != L.IN_FRONT
            out[row + 2] = where == L.LAID
            if mark != L.NOBODY:
                out[row + 5 + (mark - seat + players) % players] = 1.0
            if by != L.NOBODY:
                out[row + 5 + players + (by - seat + players) % players] = 1.0
            if where == L.IN_FRONT:
                continue
            hex = at[L.ITEM_AT + item]
            out[row + 3] = self.column[hex]
            out[row + 4] = self.row[hex]
            handler = by if mark == L.NOBODY else mark
            group = 2 if handler == L.NOBODY else 0 if handler == seat else 1
            plane = ITEM_PLANES + 3 * self._kind(item) + group
            out[start + plane * hexes + hex] += 0.5
            if item == hand:
                out[start + HAND_PLANE * hexes + hex] = 1.0
                if memory:
                    self._entered(buffer, item, out, start + ENTERED_PLANE * hexes)

    def _entered(self, buffer: Buffer, item: int, out: Floats, plane: int) -> None:
        """Writes the hexes that the item in hand may not enter again (G5.3)."""
        for hex in range(self.hexes):
            byte = buffer.raw[self.tables.entered + item * self.tables.mask_bytes + (hex >> 3)]
            if byte >> (hex & 7) & 1:
                out[plane + hex] = 1.0

    def _ahus(self, buffer: Buffer, seat: int, memory: bool, out: Floats, start: int) -> None:
        """Writes the ahus: a row each, with the base if it may be known, and planes by hex."""
        at = buffer.raw
        hexes = self.hexes
        players = self.players
        open_bases = memory or self.tables.open_bases or at[L.PHASE] == L.OVER
        for ahu in range(self.ahus):
            row = start + self.vector + self.at_ahus + ahu * self.ahu_size
            base = at[self.tables.ahu_base + ahu]
            moai = at[self.tables.ahu_moai + ahu]
            hex = self.tables.ahu_hex[ahu]
            if base == L.NOBODY:
                out[row] = 1.0
                place = start + FREE_PLANE * hexes + hex
                if out[place] < self.value[ahu]:
                    out[place] = self.value[ahu]
                continue
            known = open_bases
            if moai == L.NOWHERE:
                known = True
                if base == seat:
                    out[start + RESERVED_PLANE * hexes + hex] += 0.5
            else:
                out[row + 1] = self.tables.size[moai] / 3.0
                if at[self.tables.ahu_headdress + ahu] != L.NOWHERE:
                    out[row + 2] = 1.0
                else:
                    out[start + UNCROWNED_PLANE * hexes + hex] += 0.5
                if (at[self.tables.peeked + ahu] | at[self.tables.fresh + ahu]) >> seat & 1:
                    known = True
            if known:
                out[row + 3 + (base - seat + players) % players] = 1.0

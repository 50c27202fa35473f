"""The state of Orongo: one buffer, and the tables of its board that all copies share."""

from __future__ import annotations

from array import array

import ahu.orongo.layout as L
from ahu.core.kernel import Buffer
from ahu.orongo.board import OrongoBoard

NO_PAPER = bytearray()


class Tables:
    """What the rules look up about a board."""

    def __init__(self, board: OrongoBoard) -> None:
        fields = board.hexes
        self.fields = len(fields)
        self.next = bytearray([self.fields] * (6 * self.fields))
        """Six neighbours a field; the sea, the index after the last field, where there is none."""
        for i, around in enumerate(board.neighbours):
            self.next[6 * i : 6 * i + len(around)] = bytes(around)
        self.near = L.LAND + self.fields + 1
        """Where a position says, a byte a field, which seats (as bits) have a chip next to it."""
        self.land = bytearray(self.fields + 1)
        """The fields' bytes while the board is empty."""
        self.land[self.fields] = L.SEA
        worths = array("i", bytes(4 * self.fields))
        for i, field in enumerate(fields):
            if field.kind != "palm":
                worths[i] = 1 << L.RESOURCES[field.kind]
            elif board.coastal[i]:
                worths[i] = 1 << L.AHU
                self.land[i] = L.PALM | L.COAST
            else:
                self.land[i] = L.PALM
        self.worth = worths
        """What a chip on the field adds to its group while it is not spent."""


class State(Buffer):
    """A position; its bytes are named in `layout` and, behind the fields, in `Tables.near`."""

    def __init__(self, tables: Tables, players: int, amulet_first: bool) -> None:
        at = bytearray(L.LAND) + tables.land + bytearray(tables.fields + 1)
        at[L.ROUND] = 1
        at[L.TILES_DUE] = L.FIRST_TILES[players]
        at[L.TILES_DOWN] = L.TILES_IN_ALL
        at[L.AMULET] = at[L.PLACING] = at[L.MAIN] = L.NOBODY
        at[L.PLAYERS] = players
        at[L.AMULET_FIRST] = amulet_first
        for seat in range(players):
            at[L.SHELLS + seat] = L.SHELLS_IN_ALL // players
            at[L.BID + seat] = L.NOBODY
            at[L.CHIPS + seat] = L.CHIPS_EACH
            at[L.MOAI + seat] = L.MOAI_EACH[players]
        self.tables = tables
        self.at = at
        self.paper = NO_PAPER
        """What the rules note while they look around; its own, since games may run in threads."""

    def copy(self) -> State:
        """An independent state equal to this one."""
        other = State.__new__(State)
        other.tables = self.tables
        other.at = self.at[:]
        other.paper = NO_PAPER
        return other

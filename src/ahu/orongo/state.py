"""The state of Orongo: one buffer, and the tables of its board that all copies share."""

from __future__ import annotations

from array import array

from ahu.core.kernel import Buffer
from ahu.orongo.board import OrongoBoard
from ahu.orongo.layout import (
    AHU,
    AMULET,
    AMULET_FIRST,
    BID,
    CHIPS,
    CHIPS_EACH,
    COAST,
    FIRST_TILES,
    LAND,
    MAIN,
    MOAI,
    MOAI_EACH,
    NOBODY,
    PALM,
    PLACING,
    PLAYERS,
    RESOURCES,
    ROUND,
    SEA,
    SHELLS,
    SHELLS_IN_ALL,
    TILES_DOWN,
    TILES_DUE,
    TILES_IN_ALL,
)

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
        self.near = LAND + self.fields + 1
        """Where a position says, a byte a field, which seats (as bits) have a chip next to it."""
        self.land = bytearray(self.fields + 1)
        """The fields' bytes while the board is empty."""
        self.land[self.fields] = SEA
        worths = array("i", bytes(4 * self.fields))
        for i, field in enumerate(fields):
            if field.kind != "palm":
                worths[i] = 1 << RESOURCES[field.kind]
            elif board.coastal[i]:
                worths[i] = 1 << AHU
                self.land[i] = PALM | COAST
            else:
                self.land[i] = PALM
        self.worth = worths
        """What a chip on the field adds to its group while it is not spent."""


class State(Buffer):
    """A position; its bytes are named in `layout` and, behind the fields, in `Tables.near`."""

    def __init__(self, tables: Tables, players: int, amulet_first: bool) -> None:
        at = bytearray(LAND) + tables.land + bytearray(tables.fields + 1)
        at[ROUND] = 1
        at[TILES_DUE] = FIRST_TILES[players]
        at[TILES_DOWN] = TILES_IN_ALL
        at[AMULET] = at[PLACING] = at[MAIN] = NOBODY
        at[PLAYERS] = players
        at[AMULET_FIRST] = amulet_first
        for seat in range(players):
            at[SHELLS + seat] = SHELLS_IN_ALL // players
            at[BID + seat] = NOBODY
            at[CHIPS + seat] = CHIPS_EACH
            at[MOAI + seat] = MOAI_EACH[players]
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

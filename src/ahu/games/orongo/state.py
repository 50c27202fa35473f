"""The state of Orongo: one buffer, and the tables of its board that all copies share."""

from __future__ import annotations

from array import array

import ahu.games.orongo.layout as L
from ahu.core.kernel import Buffer
from ahu.games.orongo.board import OrongoBoard

SCRATCH = 578
"""The size of the scratch buffer in bytes; see `ahu.games.orongo.building`."""


class Tables:
    """The tables in which the rules look up a board.

    Compiled, `next` and `later_tiles` are pointers into `arrays`, which only kernels can read.
    """

    def __init__(self, board: OrongoBoard) -> None:
        self.board = board
        fields = board.hexes
        self.fields = len(fields)
        self._point(board)
        self.near = L.LAND + self.fields + 1
        """The first of the bytes, one a field, that say which seats (as bits) are next to it."""
        self.land = bytearray(self.fields + 1)
        """The fields' bytes on an empty board."""
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
        """The worth that a chip on each field adds to its group while it is not spent."""

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, (self.board,)

    def _point(self, board: OrongoBoard) -> None:
        """Writes the tables that kernels read through pointers."""
        around = bytearray([self.fields] * (6 * self.fields))
        for i, others in enumerate(board.neighbours):
            around[6 * i : 6 * i + len(others)] = bytes(others)
        later_tiles = bytearray(board.box.later)
        self.next = around
        """The six neighbours of each field, or the sea, the index after the last field."""
        self.later_tiles = later_tiles
        self.arrays = (around, later_tiles)


class State(Buffer):
    """The state of a position; `layout` and `Tables.near` name its bytes."""

    sheet: bytearray
    """The scratch buffer of the rules; each state has its own, since games may run in threads."""
    paper: bytearray
    """The scratch buffer for kernels, as `raw` is for `at`."""

    def __init__(self, tables: Tables, players: int, amulet_first: bool) -> None:
        at = bytearray(L.LAND) + tables.land + bytearray(tables.fields + 1)
        at[L.ROUND] = 1
        board = tables.board
        at[L.TILES_DUE] = min(board.box.first[players], board.tiles)
        at[L.TILES_DOWN] = board.tiles
        at[L.AMULET] = at[L.PLACING] = at[L.MAIN] = L.NOBODY
        at[L.PLAYERS] = players
        at[L.AMULET_FIRST] = amulet_first
        for seat in range(players):
            at[L.SHELLS + seat] = board.box.shells[players]
            at[L.BID + seat] = L.NOBODY
            at[L.CHIPS + seat] = board.box.chips
            at[L.MOAI + seat] = board.box.moai[players]
        Buffer.__init__(self, at)
        self.tables = tables
        self.has_paper = False

    def __reduce__(self) -> tuple[object, ...]:
        return with_bytes, (self.tables, bytes(self.at))

    def copy(self) -> State:
        """Returns an independent state equal to this one."""
        other = State.__new__(State)
        other.tables = self.tables
        other.at = self.at[:]
        other.raw = other.at
        other.has_paper = False
        return other


def with_bytes(tables: Tables, at: bytes) -> State:
    """Returns a state with these bytes."""
    state = State(tables, at[L.PLAYERS], bool(at[L.AMULET_FIRST]))
    assert len(at) == len(state.at)
    state.at[:] = at
    return state


def lay_paper(state: State) -> None:
    """Gives a state its scratch buffer."""
    state.sheet = bytearray(SCRATCH)
    state.paper = state.sheet
    state.has_paper = True

"""The state of a Giants position: one buffer, and the tables of its board beside it."""

from __future__ import annotations

from array import array

import ahu.games.giants.layout as L
from ahu.core.kernel import Buffer
from ahu.games.giants.board import GiantsBoard

SCRATCH = 512
"""The size of the scratch buffer in bytes: a mark for each hex, then a queue of hexes."""


class Tables:
    """The tables of what never changes in a game: the board, the players, the options, the offsets.

    Compiled, the arrays are pointers into `arrays`, which only kernels can read.
    """

    def __init__(
        self,
        board: GiantsBoard,
        players: int,
        quick: bool,
        visible_score: bool,
        return_unsculpted: bool,
        open_bases: bool,
        round_limit: int,
    ) -> None:
        self.made_from = (
            board,
            players,
            quick,
            visible_score,
            return_unsculpted,
            open_bases,
            round_limit,
        )
        self.players = players
        self.everyone = (1 << players) - 1
        self.bases = L.BASES_BY_PLAYERS[players]
        self.workers = 2 if quick else 1
        self.visible_score = visible_score
        self.return_unsculpted = return_unsculpted
        self.open_bases = open_bases
        self.round_limit = round_limit

        brown = max(0, players - 3)
        self.faces = [board.white] * (players - brown) + [board.brown] * brown
        self._lay_out(board)

        self.mask_bytes = (self.hexes + 7) // 8
        self.figures = L.FIXED_SIZE
        self.total = self.figures + L.SEATS * self.hexes
        self.chiefs = self.total + self.hexes
        self.hex_logs = self.chiefs + self.hexes
        self.cut = self.hex_logs + self.hexes
        self.entered = self.cut + self.hexes
        self.ahu_base = self.entered + L.ITEMS * self.mask_bytes
        self.ahu_moai = self.ahu_base + self.ahus
        self.ahu_headdress = self.ahu_moai + self.ahus
        self.peeked = self.ahu_headdress + self.ahus
        self.fresh = self.peeked + self.ahus
        self.bytes = self.fresh + self.ahus

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, self.made_from

    def _lay_out(self, board: GiantsBoard) -> None:
        """Writes the tables that the rules look up about the board."""
        self.hexes = len(board.hexes)
        degree = bytearray(len(around) for around in board.neighbours)
        around = bytearray(6 * self.hexes)
        for hex, others in enumerate(board.neighbours):
            around[6 * hex : 6 * hex + len(others)] = bytes(others)
        forest = bytearray(hex.number if hex.kind == "forest" else 0 for hex in board.hexes)
        self.village = board.village
        self.hut = board.hut
        self.moai_quarry = board.moai_quarry
        self.headdress_quarry = board.headdress_quarry

        self.ahus = len(board.ahus)
        moai_value = bytearray(ahu.moai for ahu in board.ahus)
        headdress_value = bytearray(ahu.headdress for ahu in board.ahus)
        ahu_hex = bytearray(ahu.hex for ahu in board.ahus)
        by_hex = [
            [i for i, ahu in enumerate(board.ahus) if ahu.hex == hex] for hex in range(self.hexes)
        ]
        ahu_start = bytearray(
            sum(len(found) for found in by_hex[:hex]) for hex in range(self.hexes + 1)
        )
        ahu_at = bytearray(ahu for found in by_hex for ahu in found)
        landmarks = (self.village, self.hut, self.headdress_quarry)
        special = bytearray(
            hex
            for hex in range(self.hexes)
            if hex in landmarks or by_hex[hex] or board.hexes[hex].kind == "forest"
        )
        self.specials = len(special)

        face = bytearray(face for die in self.faces for face in sorted(die))
        lengths = [len(die) for die in self.faces]
        starts = [sum(lengths[:rolled]) for rolled in range(self.players + 1)]

        size = bytearray(L.SIZES)
        first_item = bytearray(L.FIRST_OF_SIZE)
        self.degree = degree
        self.next = around
        self.forest = forest
        self.moai_value = moai_value
        self.headdress_value = headdress_value
        self.ahu_hex = ahu_hex
        self.ahu_start = ahu_start
        self.ahu_at = ahu_at
        self.special = special
        self.face = face
        self.face_start = array("i", starts)
        self.size = size
        self.first_item = first_item
        self.arrays = (
            degree,
            around,
            forest,
            moai_value,
            headdress_value,
            ahu_hex,
            ahu_start,
            ahu_at,
            special,
            face,
            size,
            first_item,
        )


class State(Buffer):
    """The state of a position.

    Figures of a seat on a hex include the sorcerer, but not the chief.
    """

    sheet: bytearray
    """The scratch buffer of the rules; each state has its own, since games may run in threads."""
    paper: bytearray
    """The scratch buffer for kernels, as `raw` is for `at`."""

    def __init__(self, tables: Tables) -> None:
        Buffer.__init__(self, bytearray(tables.bytes))
        self.tables = tables
        self.has_paper = False

    def __reduce__(self) -> tuple[object, ...]:
        return with_bytes, (self.tables, bytes(self.at))

    def copy(self) -> State:
        """Returns an independent state equal to this one."""
        state = State.__new__(State)
        state.tables = self.tables
        state.at = self.at[:]
        state.raw = state.at
        state.has_paper = False
        return state


def with_bytes(tables: Tables, at: bytes) -> State:
    """Returns a state with these bytes."""
    state = State(tables)
    assert len(at) == len(state.at)
    state.at[:] = at
    return state


def new(tables: Tables) -> State:
    """Returns the set-up (G1), with everything but the first player."""
    state = State(tables)
    at = state.at
    at[L.PHASE] = L.FIRST
    at[L.ROUND] = 1
    at[L.FIRST_SEAT] = L.NOBODY
    at[L.TURN] = L.NOBODY
    at[L.HAND] = L.NOWHERE
    at[L.LOG_SUPPLY] = L.ALL_LOGS
    at[L.TABLET_SUPPLY] = L.ALL_TABLETS
    at[L.HEADDRESS_SUPPLY] = L.ALL_HEADDRESSES
    for size in range(3):
        at[L.MOAI_SUPPLY + size] = L.ALL_MOAI[size]
    for seat in range(L.SEATS):
        at[L.ORDER + seat] = L.NOBODY
        at[L.SEALED + seat] = L.NOT_ASKED
    for seat in range(tables.players):
        at[L.WORKERS + seat] = tables.workers
        at[L.WORKERS_LEFT + seat] = L.ALL_WORKERS - tables.workers
        at[L.SORCERER + seat] = L.BEHIND
        at[L.CHIEF + seat] = L.BEHIND
        at[L.MARKERS + seat] = 2
        at[L.MARKERS_LEFT + seat] = L.ALL_MARKERS - 2
        at[L.BASES + seat] = tables.bases
    for item in range(L.ITEMS):
        at[L.ITEM_AT + item] = L.NOWHERE
        at[L.ITEM_BY + item] = L.NOBODY
        at[L.ITEM_MARK + item] = L.NOBODY
    for ahu in range(tables.ahus):
        at[tables.ahu_base + ahu] = L.NOBODY
        at[tables.ahu_moai + ahu] = L.NOWHERE
        at[tables.ahu_headdress + ahu] = L.NOWHERE
    return state


def lay_paper(state: State) -> None:
    """Gives a state its scratch buffer."""
    state.sheet = bytearray(SCRATCH)
    state.paper = state.sheet
    state.has_paper = True


def score(state: Buffer, seat: int) -> int:
    """Returns the points of a seat."""
    at = state.raw
    return at[L.SCORE + seat] + (at[L.SCORE_HIGH + seat] << 8) + (at[L.SCORE_TOP + seat] << 16)


def gain(state: State, seat: int, points: int) -> None:
    """Adds points to a seat's score."""
    points += score(state, seat)
    state.raw[L.SCORE + seat] = points & 255
    state.raw[L.SCORE_HIGH + seat] = points >> 8 & 255
    state.raw[L.SCORE_TOP + seat] = points >> 16

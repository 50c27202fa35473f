"""The state of a Giants position: one buffer, and the tables of its board beside it."""

from __future__ import annotations

import ahu.giants.layout as L
from ahu.core.kernel import Buffer
from ahu.giants.board import GiantsBoard

NO_PAPER = bytearray()


class Tables:
    """What never changes during a game: the board, the players, the options, the offsets."""

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
        self.players = players
        self.everyone = (1 << players) - 1
        self.bases = L.BASES_BY_PLAYERS[players]
        self.workers = 2 if quick else 1
        self.visible_score = visible_score
        self.return_unsculpted = return_unsculpted
        self.open_bases = open_bases
        self.round_limit = round_limit

        self.hexes = len(board.hexes)
        self.degree = bytearray(len(around) for around in board.neighbours)
        self.next = bytearray(6 * self.hexes)
        for hex, around in enumerate(board.neighbours):
            self.next[6 * hex : 6 * hex + len(around)] = bytes(around)
        self.forest = bytearray(hex.number if hex.kind == "forest" else 0 for hex in board.hexes)
        self.village = board.village
        self.hut = board.hut
        self.moai_quarry = board.moai_quarry
        self.headdress_quarry = board.headdress_quarry

        self.ahus = len(board.ahus)
        self.moai_value = bytearray(ahu.moai for ahu in board.ahus)
        self.headdress_value = bytearray(ahu.headdress for ahu in board.ahus)
        self.ahu_hex = bytearray(ahu.hex for ahu in board.ahus)
        by_hex = [
            [i for i, ahu in enumerate(board.ahus) if ahu.hex == hex] for hex in range(self.hexes)
        ]
        self.ahu_start = bytearray(
            sum(len(found) for found in by_hex[:hex]) for hex in range(self.hexes + 1)
        )
        self.ahu_at = bytearray(ahu for found in by_hex for ahu in found)
        self.special = bytearray(hex for hex in range(self.hexes) if self._is_special(hex))

        brown = max(0, players - 3)
        self.faces = [board.white] * (players - brown) + [board.brown] * brown

        self.size = bytearray(L.SIZES)
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

    def _is_special(self, hex: int) -> bool:
        landmarks = (self.village, self.hut, self.headdress_quarry)
        has_ahu = self.ahu_start[hex] < self.ahu_start[hex + 1]
        return hex in landmarks or has_ahu or self.forest[hex] > 0


class State(Buffer):
    """A whole position. Figures of a seat on a hex include the sorcerer, but not the chief."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.at = bytearray(tables.bytes)
        self.paper = NO_PAPER
        """What the rules note while they look around; its own, since games may run in threads."""

    def copy(self) -> State:
        """An independent state equal to this one."""
        state = State.__new__(State)
        state.tables = self.tables
        state.at = self.at[:]
        state.paper = NO_PAPER
        return state


def new(tables: Tables) -> State:
    """The set-up (G1): everything is there but the first player."""
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


def score(state: State, seat: int) -> int:
    """The points of a seat."""
    at = state.at
    return at[L.SCORE + seat] + (at[L.SCORE_HIGH + seat] << 8) + (at[L.SCORE_TOP + seat] << 16)


def gain(state: State, seat: int, points: int) -> None:
    """A seat scores points."""
    points += score(state, seat)
    state.at[L.SCORE + seat] = points & 255
    state.at[L.SCORE_HIGH + seat] = points >> 8 & 255
    state.at[L.SCORE_TOP + seat] = points >> 16

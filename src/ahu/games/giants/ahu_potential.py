"""Computes what the ahus of a Giants board promise an item on every hex: less when farther away."""

from __future__ import annotations

from array import array

import ahu.core.raw_bytes as raw_bytes
import ahu.games.giants.layout as L
from ahu.games.giants.state import State, Tables
from ahu.games.giants.weights import Weights


ROWS = 16
"""The number of ways the ahus may be built on that are kept at once."""


class AhuPotential:
    """The promises of the ahus; `refresh` renews them only when something else was built.

    What they promise is kept for several ways they may be built on, a row for each. `row` is the
    present one; its promises begin at `spots`, of each seat at `own`, and for headdresses at
    `crowns`.
    """

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.contested = weights.contested
        self.crown = weights.crown
        hexes = tables.hexes
        self.distance = memoryview(_distances(tables))
        paces = (1.0, weights.pace_1, weights.pace_2, weights.pace_3)
        self.decay = array("d", [pace**steps for pace in paces for steps in range(hexes + 1)])
        self.known = memoryview(bytearray(b"\xfe" * 3 * tables.ahus * ROWS))
        self.free = array("d", bytes(8 * 4 * hexes * ROWS))
        self.free_next = array("d", bytes(8 * 4 * hexes * ROWS))
        self.free_ahu = array("i", bytes(4 * 4 * hexes * ROWS))
        self.reserved = array("d", bytes(8 * L.SEATS * 4 * hexes * ROWS))
        self.crowning = array("d", bytes(8 * L.SEATS * hexes * ROWS))
        self.versions = array("i", bytes(4 * ROWS))
        self.version = 0
        """The number of the present promises; others never have the same."""
        self.renewals = 0
        self.turn_to(0)

    def turn_to(self, row: int) -> None:
        """Makes a row the present one."""
        self.row = row
        self.spots = row * 4 * self.tables.hexes
        self.own = L.SEATS * self.spots
        self.crowns = row * L.SEATS * self.tables.hexes
        self.version = self.versions[row]

    def refresh(self, state: State) -> None:
        """Turns to what the ahus promise on every hex, as they are built on now."""
        if not self._is_known(state, self.row):
            row = 0
            while row < ROWS and not self._is_known(state, row):
                row += 1
            if row == ROWS:
                self._learn(state)
            else:
                self.turn_to(row)

    def _learn(self, state: State) -> None:
        """Finds what the ahus promise, in place of what was found longest ago."""
        self.renewals += 1
        row = self.renewals % ROWS
        self.versions[row] = self.renewals
        self.turn_to(row)
        for i in range(3 * self.tables.ahus):
            self.known[row * 3 * self.tables.ahus + i] = state.raw[self.tables.ahu_base + i]
        self._renew(state)

    def _is_known(self, state: State, row: int) -> bool:
        size = 3 * self.tables.ahus
        return raw_bytes.holds(state.raw, self.tables.ahu_base, self.known, row * size, size)

    def _renew(self, state: State) -> None:
        at = state.raw
        hexes = self.tables.hexes
        for i in range(4 * hexes):
            self.free[self.spots + i] = 0.0
            self.free_next[self.spots + i] = 0.0
            self.free_ahu[self.spots + i] = 0
        for i in range(self.tables.players * 4 * hexes):
            self.reserved[self.own + i] = 0.0
        for i in range(self.tables.players * hexes):
            self.crowning[self.crowns + i] = 0.0
        for ahu in range(self.tables.ahus):
            base = at[self.tables.ahu_base + ahu]
            if at[self.tables.ahu_moai + ahu] == L.NOWHERE:
                for size in range(1, 4):
                    worth = size * self.tables.moai_value[ahu] + self.crown * self.tables.headdress_value[ahu]
                    if base == L.NOBODY:
                        worth *= self.contested
                        self._promise_free(ahu, size, worth)
                    else:
                        start = self.own + (base * 4 + size) * hexes
                        self._promise(self.reserved, start, ahu, size, worth)
            elif at[self.tables.ahu_headdress + ahu] == L.NOWHERE:
                worth = (1.0 - self.crown) * self.tables.headdress_value[ahu]
                self._promise(self.crowning, self.crowns + base * hexes, ahu, 1, worth)

    def _promise(self, field: array[float], start: int, ahu: int, size: int, worth: float) -> None:
        """Raises a field to what one ahu promises, the less the farther a hex is away."""
        hexes = self.tables.hexes
        for hex in range(hexes):
            promise = worth * self.decay[size * (hexes + 1) + self.distance[ahu * hexes + hex]]
            if promise > field[start + hex]:
                field[start + hex] = promise

    def _promise_free(self, ahu: int, size: int, worth: float) -> None:
        """Does the same for a free ahu, and keeps the second best in case the best is taken."""
        hexes = self.tables.hexes
        for hex in range(hexes):
            spot = self.spots + size * hexes + hex
            promise = worth * self.decay[size * (hexes + 1) + self.distance[ahu * hexes + hex]]
            if promise > self.free[spot]:
                self.free_next[spot] = self.free[spot]
                self.free[spot] = promise
                self.free_ahu[spot] = ahu
            elif promise > self.free_next[spot]:
                self.free_next[spot] = promise


def _distances(tables: Tables) -> bytearray:
    """Returns the distance of each hex from the hex of each ahu."""
    found = bytearray()
    for ahu in range(tables.ahus):
        steps = bytearray(b"\xff" * tables.hexes)
        steps[tables.ahu_hex[ahu]] = 0
        queue = [tables.ahu_hex[ahu]]
        for hex in queue:
            for i in range(tables.degree[hex]):
                step = tables.next[6 * hex + i]
                if steps[step] == 255:
                    steps[step] = steps[hex] + 1
                    queue.append(step)
        found += steps
    return found

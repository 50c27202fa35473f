"""Computes what the ahus of a Giants board promise an item on every hex: less when farther away."""

from __future__ import annotations

from array import array

import ahu.games.giants.layout as L
from ahu.games.giants.state import State, Tables
from ahu.games.giants.weights import Weights


class AhuPotential:
    """The promises of the ahus; `refresh` renews them only when something was built."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.contested = weights.contested
        self.crown = weights.crown
        hexes = tables.hexes
        self.distance = _distances(tables)
        paces = (1.0, weights.pace_1, weights.pace_2, weights.pace_3)
        self.decay = array("d", [pace**steps for pace in paces for steps in range(hexes + 1)])
        self.known = bytearray(b"\xfe" * 3 * tables.ahus)
        self.free = array("d", bytes(8 * 4 * hexes))
        self.free_next = array("d", bytes(8 * 4 * hexes))
        self.free_ahu = array("i", bytes(4 * 4 * hexes))
        self.reserved = array("d", bytes(8 * L.SEATS * 4 * hexes))
        self.crowning = array("d", bytes(8 * L.SEATS * hexes))

    def refresh(self, state: State) -> None:
        """Renews what the ahus promise on every hex, if anything was built since."""
        at = state.at
        begin = self.tables.ahu_base
        same = True
        for i in range(3 * self.tables.ahus):
            if self.known[i] != at[begin + i]:
                self.known[i] = at[begin + i]
                same = False
        if not same:
            self._renew(state)

    def _renew(self, state: State) -> None:
        at = state.at
        tables = self.tables
        hexes = tables.hexes
        for i in range(4 * hexes):
            self.free[i] = 0.0
            self.free_next[i] = 0.0
            self.free_ahu[i] = 0
        for i in range(tables.players * 4 * hexes):
            self.reserved[i] = 0.0
        for i in range(tables.players * hexes):
            self.crowning[i] = 0.0
        for ahu in range(tables.ahus):
            base = at[tables.ahu_base + ahu]
            if at[tables.ahu_moai + ahu] == L.NOWHERE:
                for size in range(1, 4):
                    worth = size * tables.moai_value[ahu] + self.crown * tables.headdress_value[ahu]
                    if base == L.NOBODY:
                        worth *= self.contested
                        self._promise_free(ahu, size, worth)
                    else:
                        self._promise(self.reserved, (base * 4 + size) * hexes, ahu, size, worth)
            elif at[tables.ahu_headdress + ahu] == L.NOWHERE:
                worth = (1.0 - self.crown) * tables.headdress_value[ahu]
                self._promise(self.crowning, base * hexes, ahu, 1, worth)

    def _promise(self, field: array[float], start: int, ahu: int, size: int, worth: float) -> None:
        """Raises a field to what one ahu promises, the less the farther a hex is away."""
        tables = self.tables
        distance = self.distance
        hexes = tables.hexes
        for hex in range(hexes):
            promise = worth * self.decay[size * (hexes + 1) + distance[ahu * hexes + hex]]
            if promise > field[start + hex]:
                field[start + hex] = promise

    def _promise_free(self, ahu: int, size: int, worth: float) -> None:
        """Does the same for a free ahu, and keeps the second best in case the best is taken."""
        distance = self.distance
        hexes = self.tables.hexes
        for hex in range(hexes):
            spot = size * hexes + hex
            promise = worth * self.decay[size * (hexes + 1) + distance[ahu * hexes + hex]]
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

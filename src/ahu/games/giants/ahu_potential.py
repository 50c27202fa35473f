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
        self.worths = array("d", bytes(8 * 4 * tables.ahus))
        """The worth of a Moai of each size on each ahu."""
        for size in range(4):
            for ahu in range(tables.ahus):
                worth = size * self.tables.moai_value[ahu]
                self.worths[size * tables.ahus + ahu] = (
                    worth + self.crown * self.tables.headdress_value[ahu]
                )
        # What the ahus promise while they are free, for each size and hex, the best first.
        self.order = memoryview(bytearray(4 * hexes * tables.ahus))
        self.promised = array("d", bytes(8 * 4 * hexes * tables.ahus))
        self._rank()
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
        for i in range(self.tables.players * 4 * hexes):
            self.reserved[self.own + i] = 0.0
        for i in range(self.tables.players * hexes):
            self.crowning[self.crowns + i] = 0.0
        for ahu in range(self.tables.ahus):
            base = at[self.tables.ahu_base + ahu]
            if at[self.tables.ahu_moai + ahu] == L.NOWHERE:
                if base != L.NOBODY:
                    for size in range(1, 4):
                        start = self.own + (base * 4 + size) * hexes
                        worth = self.worths[size * self.tables.ahus + ahu]
                        self._promise(self.reserved, start, ahu, size, worth)
            elif at[self.tables.ahu_headdress + ahu] == L.NOWHERE:
                worth = (1.0 - self.crown) * self.tables.headdress_value[ahu]
                self._promise(self.crowning, self.crowns + base * hexes, ahu, 1, worth)
        for spot in range(hexes, 4 * hexes):
            self._promise_free(state, spot)

    def _promise(self, field: array[float], start: int, ahu: int, size: int, worth: float) -> None:
        """Raises a field to what one ahu promises, the less the farther a hex is away."""
        hexes = self.tables.hexes
        for hex in range(hexes):
            promise = worth * self.decay[size * (hexes + 1) + self.distance[ahu * hexes + hex]]
            if promise > field[start + hex]:
                field[start + hex] = promise

    def _promise_free(self, state: State, spot: int) -> None:
        """Finds the best of the free ahus for a size on a hex, and the second if that is taken."""
        ahus = self.tables.ahus
        place = self.spots + spot
        self.free[place] = self.free_next[place] = 0.0
        self.free_ahu[place] = 0
        found = i = 0
        while found < 2 and i < ahus:
            ahu = self.order[spot * ahus + i]
            if state.raw[self.tables.ahu_base + ahu] == L.NOBODY:
                if found:
                    self.free_next[place] = self.promised[spot * ahus + i]
                else:
                    self.free[place] = self.promised[spot * ahus + i]
                    self.free_ahu[place] = ahu
                found += 1
            i += 1

    def _rank(self) -> None:
        """Sorts what the ahus promise while they are free, for each size and hex."""
        ahus = self.tables.ahus
        hexes = self.tables.hexes
        for spot in range(hexes, 4 * hexes):
            size, hex = spot // hexes, spot % hexes
            found = []
            for ahu in range(ahus):
                worth = self.worths[size * ahus + ahu] * self.contested
                distance = self.distance[ahu * hexes + hex]
                found.append((-worth * self.decay[size * (hexes + 1) + distance], ahu))
            for i, (promise, ahu) in enumerate(sorted(found)):
                self.promised[spot * ahus + i] = -promise
                self.order[spot * ahus + i] = ahu


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

"""Finds what becomes of an item in Giants: where it can go, and what is best for it.

It can go over hexes where figures stand or can still be placed. What was found is kept, with the
hexes and ahus that were looked at for it: a move that is tried out changes few of them.
"""

from __future__ import annotations

from array import array

import ahu.core.bits as bits
import ahu.core.raw_bytes as raw_bytes
import ahu.games.giants.layout as L
import ahu.games.giants.transport as transport
from ahu.games.giants.ahu_potential import AhuPotential
from ahu.games.giants.state import State, Tables
from ahu.games.giants.weights import Weights

FAR = 1e9
FREE, SETTLED, PROMISED = range(3)
"""The marks of ahus: free, or an item will take them in this round, or later."""
ONE = 1
TIMES = 2654435761
"""What keys are multiplied with to spread them."""
WORD = 64
"""The most hexes, and ahus, of boards on which plans are kept."""
DRIFT = 4
"""The most changed hexes with which plans made before are still of use."""
SLOTS = 1024
"""The number of plans kept."""
UNKNOWN = 255
LONGEST = 20
"""The most steps of a road that is kept."""
KEY, ERA, ENTERED, FOOT, WANTED, TAKEN, BUILT, GONE, WORDS = range(9)
"""What a kept plan rests on; `keep` says what each is."""
LATER, NOW, REST, VALUES = range(4)
BEST, AHU, LENGTH, ROAD = range(4)
"""What a kept plan is."""


class Roads:
    """Finds roads on one board. Its arrays are scratch data, so each thread needs its own."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.sure = weights.sure
        self.loose = weights.loose
        self.hand = weights.hand
        self.given = array("d", [weights.give * points for points in range(4)])
        self.hired = array("d", [weights.hand * needed for needed in range(4)])
        """The cost of points given away, and of carriers still to be placed."""
        self.base = weights.base
        self.crown = weights.crown
        self.later = 0.0
        """How much things in later rounds count."""
        hexes = tables.hexes
        self.promises = AhuPotential(tables, weights)
        self.cost = array("d", bytes(8 * hexes))
        self.spent = array("i", bytes(4 * hexes))
        self.came = array("i", bytes(4 * hexes))
        self.reached = array("i", bytes(4 * hexes))
        self.count = 0
        self.points = array("i", bytes(4 * hexes))
        self.needed = array("i", bytes(4 * hexes))
        self.queue = array("i", bytes(4 * (hexes + 1)))
        self.waits = memoryview(bytearray(hexes))
        self.marks = memoryview(bytearray(tables.ahus))
        """The marks of the ahus."""
        self.noting = False
        """Whether carriers are free."""
        # What becomes of the item that was planned last.
        self.now = 0.0
        self.rest = 0.0
        self.settled = -1
        self.best = 0
        self.top = 0.0
        self.here = 0.0
        self.held = 1.0
        # The plans kept hold for the board of the anchor; `drift` are the hexes that differ.
        self.keeps = hexes <= WORD and tables.ahus <= WORD
        self.anchor = State(tables)
        self.era = 0
        self.drift = 0
        self.foot = 0
        """The hexes that were looked at for a plan."""
        self.taken = 0
        self.gone = 0
        """The ahus that are not free, and those that an item will take in this round."""
        self.plans = array("i", bytes(4 * L.SEATS))
        """The number of plans for each seat in this position."""
        self.standing = array("Q", bytes(8 * hexes))
        """The ahus of each hex."""
        if self.keeps:
            for ahu in range(tables.ahus):
                self.standing[self.tables.ahu_hex[ahu]] |= ONE << ahu
        self.tolls = memoryview(bytearray(4 * tables.players * hexes))
        """The toll of each hex for each seat and size, on the anchor's board."""
        self.basis = array("Q", bytes(8 * WORDS * SLOTS))
        self.values = array("d", bytes(8 * VALUES * SLOTS))
        self.found = array("i", bytes(4 * (ROAD + LONGEST) * SLOTS))

    def begin(self, state: State, later: float) -> None:
        """Begins with a position: no ahu is taken."""
        self.later = later
        self.promises.refresh(state)
        self.taken = self.gone = 0
        for ahu in range(self.tables.ahus):
            self.marks[ahu] = FREE
        for seat in range(self.tables.players):
            self.plans[seat] = 0
        if self.keeps:
            self.compare(state)

    def take(self, ahu: int, mark: int) -> None:
        """Marks an ahu as taken."""
        self.marks[ahu] = mark
        if self.keeps:
            self.taken |= ONE << ahu
            if mark == SETTLED:
                self.gone |= ONE << ahu

    def settle_on(self, state: State) -> None:
        """Makes a position the anchor: others with nearly the same board follow."""
        raw_bytes.copy(self.anchor.raw, state.raw, self.tables.bytes)
        self.era += 1
        self.drift = 0
        for i in range(4 * self.tables.players * self.tables.hexes):
            self.tolls[i] = UNKNOWN

    def compare(self, state: State) -> None:
        """Finds the hexes that differ from the anchor's; if they are many, anchors here."""
        hexes = self.tables.hexes
        start = self.tables.figures
        end = self.tables.hex_logs + hexes
        changes = 0
        self.drift = 0
        place = raw_bytes.differs(state.raw, self.anchor.raw, start, end)
        while place < end and changes < DRIFT * L.SEATS:
            self.drift |= ONE << (place - start) % hexes
            changes += 1
            place = raw_bytes.differs(state.raw, self.anchor.raw, place + 1, end)
        for i in range(L.CHIEF, L.CHIEF + self.tables.players):
            if state.raw[i] != self.anchor.raw[i]:
                if state.raw[i] < hexes:
                    self.drift |= ONE << state.raw[i]
                if self.anchor.raw[i] < hexes:
                    self.drift |= ONE << self.anchor.raw[i]
        changes = 0 if place == end else DRIFT + 1
        left = self.drift
        while left and changes <= DRIFT:
            left &= left - 1
            changes += 1
        if self.era == 0 or changes > DRIFT:
            self.settle_on(state)

    def plan(self, state: State, seat: int, item: int) -> None:
        """Finds the best of an item: settled in this round (`now`), or left on a road (`rest`)."""
        at = state.raw
        phase = at[L.PHASE]
        start = transport.where(state, item)
        loose = at[L.ITEM_MARK + item] == L.NOBODY and not at[L.MARKERS + seat]
        self.plans[seat] += 1
        if L.DICE < phase < L.MOVE or (phase == L.MOVE and not at[L.PASSED + seat]):
            units = self.at_hand(state, seat, item)
            key = self.sign(state, seat, item, start, loose, units)
            slot = ((key >> 32) * TIMES >> 20 ^ key * 7 ^ self.plans[seat] * 37) % SLOTS
            if not self.keeps or not (
                self.recall(state, seat, item, start, key, slot)
                or self.recall(state, seat, item, start, key, slot ^ 1)
            ):
                self.spread(state, seat, item, units)
                self.stay(state, seat, item, start, loose)
                self.compare_ends(state, seat, item, units)
                # Only what holds on the anchor's board serves others.
                if (
                    self.keeps
                    and self.is_steady(state, seat, item, self.foot)
                    and self.length(start) <= LONGEST
                ):
                    # The older of two goes.
                    if self.basis[WORDS * slot + ERA] == self.era:
                        slot ^= 1
                    self.keep(state, seat, item, start, key, slot)
        else:
            self.stay(state, seat, item, start, loose)

    def stay(self, state: State, seat: int, item: int, start: int, loose: bool) -> None:
        """Begins a plan with what an item is worth that stays where it is."""
        self.now = 0.0
        self.settled = -1
        self.best = start
        self.here = self.resting(state, seat, item, start)
        self.rest = self.here
        self.held = self.loose if loose else 1.0
        self.top = self.held * self.here

    def places(self, state: State, seat: int) -> bool:
        """Returns whether the seat can still place figures in this round."""
        phase = state.raw[L.PHASE]
        return L.DICE < phase < L.PLACE or (phase == L.PLACE and not state.raw[L.PASSED + seat])

    def at_hand(self, state: State, seat: int, item: int) -> int:
        """Returns the number of carriers that the seat can still place for an item."""
        at = state.raw
        units = 0
        if self.places(state, seat):
            figures = at[L.WORKERS + seat] + (1 if at[L.SORCERER + seat] == L.BEHIND else 0)
            size = self.tables.size[item]
            logs = (size - 1) * figures
            if logs > at[L.LOGS + seat]:
                logs = at[L.LOGS + seat]
            units = figures + logs
            if at[L.CHIEF + seat] == L.BEHIND:
                units += size
        return units

    def compare_ends(self, state: State, seat: int, item: int, units: int) -> None:
        """Finds the best hex that an item can reach: to leave it there, or to settle it."""
        best_rest, top, best = self.rest, self.top, self.best
        for i in range(self.count):
            hex = self.reached[i]
            rest = self.resting(state, seat, item, hex) - self.cost[hex]
            rest = self.here + self.sure * (rest - self.here)
            if rest > best_rest:
                best_rest = rest
            if self.held * rest > top:
                top = self.held * rest
                best = hex
            if self.tables.ahu_start[hex] < self.tables.ahu_start[hex + 1]:
                worth = self.best_ahu(state, seat, item, hex, units)
                if worth > top:
                    top = worth
                    best = hex
        self.rest = best_rest
        self.best = best

    def best_ahu(self, state: State, seat: int, item: int, hex: int, units: int) -> float:
        """Returns what settling the item on a hex that it can reach is worth, at most."""
        most = -FAR
        cost = self.cost[hex]
        stands = transport.stands_on(state, seat, hex)
        if not stands and not self.needed[hex] and not self.noting:
            cost += self.hand
        if stands or self.spent[hex] + (0 if self.needed[hex] else 1) <= units:
            for j in range(self.tables.ahu_start[hex], self.tables.ahu_start[hex + 1]):
                ahu = self.tables.ahu_at[j]
                taken = self.marks[ahu] == SETTLED
                if not taken and transport.can_settle_on(state, seat, item, ahu):
                    worth = self.settling(state, seat, item, ahu) - cost
                    if worth > self.now:
                        self.now = worth
                        self.settled = ahu
                    if worth > most:
                        most = worth
        return most

    def settling(self, state: State, seat: int, item: int, ahu: int) -> float:
        """Returns the worth of an item on an ahu."""
        if item >= L.MOAI:
            if state.raw[self.tables.ahu_base + ahu] != seat:
                return 0.0
            return (self.sure - self.crown * self.later) * self.tables.headdress_value[ahu]
        hope = self.crown * self.later * self.tables.headdress_value[ahu]
        worth = self.sure * self.tables.moai_value[ahu] * self.tables.size[item] + hope
        if state.raw[self.tables.ahu_base + ahu] == L.NOBODY:
            worth -= self.later * self.base
        return worth

    def resting(self, state: State, seat: int, item: int, hex: int) -> float:
        """Returns what an item of a seat on a hex promises for the rounds to come."""
        hexes = self.tables.hexes
        if item >= L.MOAI:
            place = self.promises.crowns + seat * hexes + hex
            return self.later * self.promises.crowning[place]
        spot = self.tables.size[item] * hexes + hex
        worth = self.promises.reserved[self.promises.own + seat * 4 * hexes + spot]
        if state.raw[L.BASES + seat]:
            spot += self.promises.spots
            free = self.promises.free[spot]
            if self.marks[self.promises.free_ahu[spot]]:
                free = self.promises.free_next[spot]
            if free > worth:
                worth = free
        return self.later * worth

    def spread(self, state: State, seat: int, item: int, units: int) -> None:
        """Finds where an item can go, by figures that stand there and `units` of carriers at hand.

        `reached` lists the hexes, the start first; `cost` and `came` tell the cheapest road there.
        """
        around = self.tables.next
        degree = self.tables.degree
        hexes = self.tables.hexes
        size = self.tables.size[item]
        tolls = (4 * seat + size) * hexes
        entered = self.entered(state, item) if self.keeps else 0
        for hex in range(hexes):
            self.cost[hex] = FAR
            self.points[hex] = -1
            self.waits[hex] = 0
        start = transport.where(state, item)
        self.cost[start] = 0.0
        self.spent[start] = 0
        self.points[start] = 0
        self.needed[start] = 0
        self.came[start] = start
        self.reached[0] = start
        self.count = 1
        self.foot = ONE << start if self.keeps else 0
        self.queue[0] = start
        head = 0
        tail = 1
        while head != tail:
            hex = self.queue[head]
            head = head + 1 if head < hexes else 0
            self.waits[hex] = 0
            so_far = self.cost[hex]
            for i in range(degree[hex]):
                step = around[6 * hex + i]
                if self.cost[step] <= so_far:
                    continue
                if self.points[step] < 0:
                    if self.keeps and not self.drift >> step & 1:
                        toll = self.tolls[tolls + step]
                        if toll == UNKNOWN:
                            toll = self.toll(state, seat, step, size)
                            self.tolls[tolls + step] = toll
                    else:
                        toll = self.toll(state, seat, step, size)
                    self.points[step] = toll & 15
                    self.needed[step] = toll >> 4
                    if self.keeps:
                        self.foot |= ONE << step
                spent = self.spent[hex] + self.needed[step]
                if spent > units:
                    continue
                cost = so_far + self.given[self.points[step]]
                if not self.noting:
                    cost += self.hired[self.needed[step]]
                if cost >= self.cost[step] or self.has_entered(state, item, step, entered):
                    continue
                if self.cost[step] == FAR:
                    self.reached[self.count] = step
                    self.count += 1
                self.cost[step] = cost
                self.spent[step] = spent
                self.came[step] = hex
                if not self.waits[step]:
                    self.waits[step] = 1
                    self.queue[tail] = step
                    tail = tail + 1 if tail < hexes else 0

    def toll(self, state: State, seat: int, hex: int, size: int) -> int:
        """Returns what entering a hex costs: points to others, and 16 for each carrier needed."""
        at = state.raw
        own = at[self.tables.figures + seat * self.tables.hexes + hex]
        others = at[self.tables.total + hex] - own
        missing = size - own - at[self.tables.hex_logs + hex]
        if missing < 1 and not own:
            missing = 1
        if missing <= 0 or at[L.CHIEF + seat] == hex:
            missing = 0
        elif missing > others and at[self.tables.chiefs + hex]:
            others = missing = size
        points = missing if missing < others else others
        return points + (missing - points << 4)

    def sign(self, state: State, seat: int, item: int, start: int, loose: bool, units: int) -> int:
        """Returns one number for what a plan is about."""
        kind = self.tables.size[item] if item < L.MOAI else 0
        key = seat << 2 | kind
        key = key << 8 | start
        key = key << 8 | units
        key = key << 3 | loose << 2 | self.noting << 1 | (1 if state.raw[L.BASES + seat] else 0)
        return key << 32 | self.promises.version

    def entered(self, state: State, item: int) -> int:
        """Returns the hexes on which an item has been in this round."""
        found = 0
        place = self.tables.entered + item * self.tables.mask_bytes
        for i in range(self.tables.mask_bytes):
            found |= ONE * state.raw[place + i] << 8 * i
        return found

    def has_entered(self, state: State, item: int, hex: int, entered: int) -> bool:
        """Returns whether the item has been on the hex, from `entered` where that says it."""
        if self.keeps:
            return entered >> hex & 1 != 0
        return transport.has_entered(state, item, hex)

    def recall(self, state: State, seat: int, item: int, start: int, key: int, slot: int) -> bool:
        """Takes up the plan in a slot if it holds here; returns whether it does."""
        basis = WORDS * slot
        if self.basis[basis + KEY] != key or self.basis[basis + ERA] != self.era:
            return False
        if self.values[VALUES * slot + LATER] != self.later:
            return False
        if self.basis[basis + ENTERED] != self.entered(state, item):
            return False
        if (self.basis[basis + TAKEN] ^ self.taken) & self.basis[basis + WANTED]:
            return False
        if (self.basis[basis + GONE] ^ self.gone) & self.basis[basis + BUILT]:
            return False
        if not self.is_steady(state, seat, item, self.basis[basis + FOOT]):
            return False
        self.now = self.values[VALUES * slot + NOW]
        self.rest = self.values[VALUES * slot + REST]
        place = (ROAD + LONGEST) * slot
        self.best = self.found[place + BEST]
        self.settled = self.found[place + AHU]
        hex = start
        for i in range(self.found[place + LENGTH]):
            step = self.found[place + ROAD + i]
            self.came[step >> 8] = hex
            hex = step >> 8
            self.points[hex] = step & 15
            self.needed[hex] = step >> 4 & 15
        return True

    def is_steady(self, state: State, seat: int, item: int, foot: int) -> bool:
        """Returns whether these hexes are to the item what they are on the anchor's board."""
        size = self.tables.size[item]
        left = self.drift & foot
        while left:
            hex = bits.lowest(left)
            left &= left - 1
            if self.toll(state, seat, hex, size) != self.toll(self.anchor, seat, hex, size):
                return False
            stands = transport.stands_on(self.anchor, seat, hex)
            if transport.stands_on(state, seat, hex) != stands:
                return False
        return True

    def length(self, start: int) -> int:
        """Returns the number of steps of the road just found."""
        length = 0
        hex = self.best
        while hex != start:
            length += 1
            hex = self.came[hex]
        return length

    def keep(self, state: State, seat: int, item: int, start: int, key: int, slot: int) -> None:
        """Keeps the plan just made, with all it rests on."""
        place = (ROAD + LONGEST) * slot
        length = self.length(start)
        self.found[place + BEST] = self.best
        self.found[place + AHU] = self.settled
        self.found[place + LENGTH] = length
        hex = self.best
        while hex != start:
            length -= 1
            step = hex << 8 | self.needed[hex] << 4 | self.points[hex]
            self.found[place + ROAD + length] = step
            hex = self.came[hex]
        wanted = built = 0
        spots = self.promises.spots + self.tables.size[item] * self.tables.hexes
        for i in range(self.count):
            hex = self.reached[i]
            built |= self.standing[hex]
            if item < L.MOAI:
                wanted |= ONE << self.promises.free_ahu[spots + hex]
        basis = WORDS * slot
        self.basis[basis + KEY] = key
        self.basis[basis + ERA] = self.era
        self.basis[basis + ENTERED] = self.entered(state, item)
        self.basis[basis + FOOT] = self.foot
        self.basis[basis + WANTED] = wanted
        self.basis[basis + TAKEN] = self.taken
        self.basis[basis + BUILT] = built
        self.basis[basis + GONE] = self.gone
        self.values[VALUES * slot + LATER] = self.later
        self.values[VALUES * slot + NOW] = self.now
        self.values[VALUES * slot + REST] = self.rest

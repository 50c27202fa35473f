"""Evaluates a seat's land, Moai and shells in Orongo, in Moai.

It judges the land group by group: what a group holds counts in full, what one or two chips would
add to it counts in part. A group is worth the Moai it has both sets and coastal palms for, and a
little for what is left over.
"""

from __future__ import annotations

from array import array

import ahu.games.orongo.layout as L
from ahu.games.orongo.state import State, Tables
from ahu.games.orongo.weights import Weights

KINDS = (L.QUARRY, L.TEMPLE, L.DEITY, L.BIRDMAN, L.NEST, L.FOOD, L.AHU)
"""The kinds that a chip can add to its group, in the order of a group's counts, from 1."""
FIELDS = 256
TIE = 0.1
"""The use of shells when the game is decided: they break ties."""


class Evaluation:
    """The evaluation, with its scratch arrays."""

    def __init__(self, players: int, weights: Weights) -> None:
        self.players = players
        self.own_moai = L.MOAI_EACH[players]
        self.later = L.LATER_TILES[players]
        self.turn = (0.0, 0.0, 2.4, 1.9, 1.7)[players]
        self.coming = weights.coming
        self.set = weights.set
        self.ahu = weights.ahu
        self.half = weights.half
        self.open = weights.open
        self.palm = weights.palm
        self.hidden = weights.hidden
        self.join = weights.join
        self.far = weights.far
        self.again = weights.again
        self.contested = weights.contested
        self.time = weights.time
        self.shell = weights.shell
        self.spare = weights.spare
        self.fade = weights.fade
        self.need = weights.need
        self.pace = weights.pace
        self.debt = weights.debt
        self.race = weights.race
        self.win = weights.win
        self.tables: Tables | None = None
        self.kind = bytearray(FIELDS)
        self.count = array("d", bytes(8 * 8))
        # The last group each field was met in, and the last seat it was counted for.
        self.mark = array("i", bytes(4 * FIELDS))
        self.seen = array("i", bytes(4 * FIELDS))
        self.stamp = 0
        self.near = array("i", bytes(4 * FIELDS))
        self.beyond = array("i", bytes(4 * FIELDS))
        self.stack = array("i", bytes(4 * FIELDS))

    def learn(self, tables: Tables) -> None:
        """Looks up the kinds of a board's fields."""
        self.tables = tables
        for field in range(tables.fields):
            self.kind[field] = 0
            for i, bit in enumerate(KINDS):
                if tables.worth[field] == 1 << bit:
                    self.kind[field] = i + 1

    def chips(self, state: State, seat: int) -> float:
        """Returns the number of chips that the seat will probably still place."""
        at = state.at
        rounds = (at[L.TILES_DOWN] - at[L.TILES_DUE] + self.later - 1) // self.later
        count = rounds * self.turn
        count += self.turn if at[L.PHASE] <= L.BIDS else at[L.DUE + seat]
        return count if count < at[L.CHIPS + seat] else at[L.CHIPS + seat]

    def needed(self, state: State, seat: int) -> float:
        """Returns the number of shells that the seat will probably need for Moai."""
        more = self.chips(state, seat) * self.pace
        left = state.at[L.MOAI + seat] + 1
        return self.need * (more if more < left else left)

    def use(self, state: State, seat: int) -> float:
        """Returns of what use shells are to the seat: they lose their worth towards the end."""
        chips = self.chips(state, seat)
        return chips / (chips + self.fade) if chips > 0 else TIE

    def purse(self, shells: int, needed: float, use: float) -> float:
        """Returns the worth of shells to a seat that needs `needed` of them."""
        if shells < 0:
            return self.debt * shells
        if shells < needed:
            return use * self.shell * shells
        return use * (self.shell * needed + self.spare * (shells - needed))

    def built(self, state: State, seat: int) -> float:
        """Returns the worth of the Moai that the seat has built."""
        built = self.own_moai - state.at[L.MOAI + seat]
        return built + self.race * built * built / (self.own_moai * self.own_moai)

    def solid(self, state: State, seat: int) -> float:
        """Returns the worth of what the seat has except shells: Moai, and land in the time left."""
        at = state.at
        value = self.built(state, seat)
        if at[L.MAIN] != L.NOBODY and at[L.LAND + at[L.MAIN]] & L.OWNER == seat + 1:
            return value + self.win
        chips = self.chips(state, seat)
        if chips <= 0:
            return value
        land = self.land(state, seat)
        most = at[L.MOAI + seat] + 1
        if land > most:
            land = most + 0.1 * (land - most)
        return value + land * chips / (chips + self.time)

    def value(self, state: State, seat: int) -> float:
        """Returns the standing of the seat in the end, in Moai."""
        needed = self.needed(state, seat)
        purse = self.purse(state.at[L.SHELLS + seat], needed, self.use(state, seat))
        return self.solid(state, seat) + purse

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Returns what the value of a seat is made of, by name."""
        built = self.built(state, seat)
        solid = self.solid(state, seat)
        return {"built": built, "land": solid - built, "shells": self.value(state, seat) - solid}

    def land(self, state: State, seat: int) -> float:
        """Returns the number of Moai that the seat's groups promise."""
        if state.tables is not self.tables:
            self.learn(state.tables)
        at = state.at
        own = seat + 1
        if self.stamp > 1000000000:
            self.stamp = 0
            for field in range(FIELDS):
                self.mark[field] = self.seen[field] = 0
        self.stamp += 1
        first = self.stamp
        value = 0.0
        for field in range(state.tables.fields):
            # Groups that were only joined in thought still count on their own.
            if at[L.LAND + field] & L.OWNER == own and self.seen[field] < first:
                self.stamp += 1
                self.gather(state, own, field, first)
                value += self.promise()
        return value

    def gather(self, state: State, own: int, start: int, first: int) -> None:
        """Counts what the group around a field holds and could soon hold.

        Fields with a mark of this group have been met; `seen` keeps `first` for what has been
        counted as within reach of a group of the seat, and more for the groups' own chips.
        """
        at = state.at
        around = state.tables.next
        near = state.tables.near
        kind = self.kind
        group = self.stamp
        rivals = ~(1 << own - 1)
        nears = 0
        beyonds = 0
        depth = 1
        for i in range(8):
            self.count[i] = 0
        self.mark[start] = group
        self.stack[0] = start
        while depth:
            depth -= 1
            field = self.stack[depth]
            self.seen[field] = group
            if not at[L.LAND + field] & L.SPENT:
                self.count[kind[field]] += 1
            for i in range(6 * field, 6 * field + 6):
                other = around[i]
                if self.mark[other] != group:
                    land = at[L.LAND + other]
                    if land & L.OWNER == own:
                        self.mark[other] = group
                        self.stack[depth] = other
                        depth += 1
                    elif land == L.TILE or land == 0 or land & (L.OWNER | L.PALM) == L.PALM:
                        self.mark[other] = group
                        self.near[nears] = other
                        nears += 1
        for n in range(nears):
            field = self.near[n]
            self.count[kind[field]] += self.reach(at, near, field, first, rivals)
            if not at[L.LAND + field]:
                continue
            for i in range(6 * field, 6 * field + 6):
                other = around[i]
                if self.mark[other] == group:
                    continue
                land = at[L.LAND + other]
                if land & L.OWNER == own:
                    # This is another group, which a chip on the field would join.
                    self.mark[other] = group
                    self.stack[0] = other
                    depth = 1
                    while depth:
                        depth -= 1
                        inner = self.stack[depth]
                        if not at[L.LAND + inner] & L.SPENT:
                            part = self.again if self.seen[inner] > first else 1
                            self.count[kind[inner]] += self.join * part
                        for j in range(6 * inner, 6 * inner + 6):
                            other = around[j]
                            if self.mark[other] != group and at[L.LAND + other] & L.OWNER == own:
                                self.mark[other] = group
                                self.stack[depth] = other
                                depth += 1
                elif land == L.TILE or land == 0 or land & (L.OWNER | L.PALM) == L.PALM:
                    self.mark[other] = group
                    self.beyond[beyonds] = other
                    beyonds += 1
        for n in range(beyonds):
            field = self.beyond[n]
            part = self.far * self.reach(at, near, field, first, rivals)
            self.count[kind[field]] += part

    def reach(self, at: bytearray, near: int, field: int, first: int, rivals: int) -> float:
        """Returns the part that a free field counts, which a chip would add to the group."""
        land = at[L.LAND + field]
        part = self.palm if land & L.PALM else self.open if land else self.hidden
        if at[near + field] & rivals:
            part *= self.contested
        if self.seen[field] == first:
            part *= self.again
        self.seen[field] = first
        return part

    def promise(self) -> float:
        """Returns the worth of the counts of a group."""
        temples = self.count[2]
        deities = self.count[3]
        birdmen = self.count[4]
        nests = self.count[5]
        ahus = self.count[7]
        # Every second food completes a set; one alone is half a set.
        odd = self.count[6] % 2
        sets = self.count[1] + (self.count[6] - odd) / 2
        if odd > 1:
            sets += odd - 1
            odd = 2 - odd
        sets += temples if temples < deities else deities
        sets += birdmen if birdmen < nests else nests
        value = self.half * (abs(temples - deities) + abs(birdmen - nests) + odd)
        if sets < ahus:
            return value + self.coming * sets + self.ahu * (ahus - sets)
        return value + self.coming * ahus + self.set * (sets - ahus)

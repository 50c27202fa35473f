"""Evaluates a seat's land, Moai and shells in Orongo, in Moai.

It judges the land group by group: what a group holds counts in full, what one or two chips would
add to it counts in part. A group is worth the Moai it has both sets and coastal palms for, and a
little for what is left over.

Sets of fields are bits, 64 in a word: groups and what is around them are found by whole words.
"""

from __future__ import annotations

from array import array

import ahu.core.bits as bits
import ahu.games.orongo.layout as L
from ahu.games.orongo.state import State, Tables
from ahu.games.orongo.weights import Weights

KINDS = (L.QUARRY, L.TEMPLE, L.DEITY, L.BIRDMAN, L.NEST, L.FOOD, L.AHU)
"""The kinds that a chip can add to its group, in the order of a group's counts, from 1."""
FIELDS = 256
WORDS = FIELDS // 64
WORD = 63
"""The bits of a field's number that tell its place in a word."""
ONE = 1
SEATS = 4
PALM, OPEN, HIDDEN = 0, 1, 2
"""What a free field is."""
NEXT, JOINED = WORDS, 2 * WORDS
"""Where in the sets of a group those begin that are not its chips."""
AROUND, SEEN, HIT, WATCHED, SET = WORDS, 2 * WORDS, 3 * WORDS, 4 * WORDS, 5 * WORDS
"""Where in what is kept of a group those sets begin that are not its chips, and their size."""
GROUPS = 64
"""More groups than anybody has chips."""
NOTHING = -1
CONTESTED, AGAIN = 3, 6
"""What is added to that where a rival is next to it, and where another group has counted it."""
TIE = 0.1
"""The use of shells when the game is decided: they break ties."""


class Evaluation:
    """The evaluation, with its scratch arrays."""

    tables: Tables

    def __init__(self, players: int, weights: Weights) -> None:
        self.players = players
        self.own_moai = L.MOAI_EACH[players]
        self.later = L.LATER_TILES[players]
        self.turn = (0.0, 0.0, 2.4, 1.9, 1.7)[players]
        self.coming = weights.coming
        self.set = weights.set
        self.ahu = weights.ahu
        self.half = weights.half
        self.join = weights.join
        self.far = weights.far
        self.again = weights.again
        self.time = weights.time
        self.shell = weights.shell
        self.spare = weights.spare
        self.fade = weights.fade
        self.need = weights.need
        self.pace = weights.pace
        self.debt = weights.debt
        self.race = weights.race
        self.win = weights.win
        self.words = 0
        self.kind = bytearray(FIELDS)
        self.free_kind = bytearray(FIELDS)
        """What each free field is."""
        self.part = array("d", bytes(8 * 12))
        """The part that a field counts that a chip would add to a group, by what it is."""
        for i in range(12):
            part = (weights.palm, weights.open, weights.hidden)[i % 3]
            part *= weights.contested if i % AGAIN >= CONTESTED else 1.0
            self.part[i] = part * (weights.again if i >= AGAIN else 1.0)
        self.count = array("d", bytes(8 * 8))
        self.around = array("Q", bytes(8 * WORDS * FIELDS))
        """The fields around each."""
        # The sets of a state: free fields, those of them that are face down, those with what is
        # spent; for each seat its chips, and what is next to them.
        self.free = array("Q", bytes(8 * WORDS))
        self.down = array("Q", bytes(8 * WORDS))
        self.spent = array("Q", bytes(8 * WORDS))
        self.own = array("Q", bytes(8 * WORDS * SEATS))
        self.beside = array("Q", bytes(8 * WORDS * SEATS))
        # The sets of a seat: chips not yet in a group, free fields counted for a group, rivals'
        # neighbourhood.
        self.left = array("Q", bytes(8 * WORDS))
        self.counted = array("Q", bytes(8 * WORDS))
        self.rivals = array("Q", bytes(8 * WORDS))
        # The sets of a group: its chips, what is next to it, the chips of groups that one chip
        # would join and what is next to them; what is one chip farther away.
        self.group = array("Q", bytes(8 * 4 * WORDS))
        self.beyond = array("Q", bytes(8 * WORDS))
        self.fresh = array("Q", bytes(8 * WORDS))
        self.kept = array("Q", bytes(8 * WORDS))
        # The groups of each seat as they were before a chip that is tried out, in order: their
        # chips and what is around them, the free fields they counted, those that groups before them
        # had counted, and the fields on which a chip changes what they promise; and the first field
        # of each. One row more is for scratch.
        self.groups = array("i", bytes(4 * (SEATS + 1)))
        self.had = array("Q", bytes(8 * (SEATS + 1) * GROUPS * SET))
        self.first = array("i", bytes(4 * (SEATS + 1) * GROUPS))
        self.promised = array("d", bytes(8 * (SEATS + 1) * GROUPS))
        # The group of a chip that is tried out, if one is: its chips and what is around them, and
        # the groups that it joins, as bits.
        self.tried = False
        self.joint = array("Q", bytes(8 * 2 * WORDS))
        self.joins = 0

    def learn(self, tables: Tables) -> None:
        """Looks up the fields of a board."""
        self.tables = tables
        self.words = (tables.fields + WORD) // 64
        self.own_moai = tables.board.box.moai[self.players]
        self.later = tables.board.box.later[self.players]
        for i in range(WORDS * FIELDS):
            self.around[i] = 0
        for field in range(tables.fields):
            self.kind[field] = 0
            for i, bit in enumerate(KINDS):
                if tables.worth[field] == 1 << bit:
                    self.kind[field] = i + 1
            for i in range(6 * field, 6 * field + 6):
                other = tables.next[i]
                if other < tables.fields:
                    self.around[WORDS * field + (other >> 6)] |= ONE << (other & WORD)

    def read(self, state: State) -> None:
        """Makes the sets of a state; the board must have been learned."""
        at = state.raw
        near = self.tables.near
        for word in range(self.words):
            self.free[word] = self.down[word] = self.spent[word] = 0
            for seat in range(self.players):
                self.own[WORDS * seat + word] = self.beside[WORDS * seat + word] = 0
        for field in range(self.tables.fields):
            word = field >> 6
            bit = ONE << (field & WORD)
            land = at[L.LAND + field]
            owner = land & L.OWNER
            if owner:
                self.own[WORDS * (owner - 1) + word] |= bit
                if land & L.SPENT:
                    self.spent[word] |= bit
            else:
                self.free[word] |= bit
                if not land:
                    self.down[word] |= bit
                    self.free_kind[field] = HIDDEN
                else:
                    self.free_kind[field] = PALM if land & L.PALM else OPEN
            beside = at[near + field]
            seat = 0
            while beside:
                if beside & 1:
                    self.beside[WORDS * seat + word] |= bit
                beside >>= 1
                seat += 1

    def put(self, seat: int, field: int) -> None:
        """Puts a chip that builds nothing into the sets."""
        word = field >> 6
        bit = ONE << (field & WORD)
        self.own[WORDS * seat + word] |= bit
        self.free[word] &= ~bit
        for i in range(self.words):
            self.kept[i] = self.beside[WORDS * seat + i]
            self.beside[WORDS * seat + i] |= self.around[WORDS * field + i]

    def take(self, seat: int, field: int) -> None:
        """Takes the chip that was put last out of the sets again."""
        word = field >> 6
        bit = ONE << (field & WORD)
        self.own[WORDS * seat + word] &= ~bit
        self.free[word] |= bit
        for i in range(self.words):
            self.beside[WORDS * seat + i] = self.kept[i]

    def chips(self, state: State, seat: int) -> float:
        """Returns the number of chips that the seat will probably still place."""
        at = state.raw
        rounds = (at[L.TILES_DOWN] - at[L.TILES_DUE] + self.later - 1) // self.later
        count = rounds * self.turn
        count += self.turn if at[L.PHASE] <= L.BIDS else at[L.DUE + seat]
        return count if count < at[L.CHIPS + seat] else at[L.CHIPS + seat]

    def needed(self, state: State, seat: int) -> float:
        """Returns the number of shells that the seat will probably need for Moai."""
        more = self.chips(state, seat) * self.pace
        left = state.raw[L.MOAI + seat] + 1
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
        built = self.own_moai - state.raw[L.MOAI + seat]
        return built + self.race * built * built / (self.own_moai * self.own_moai or 1)

    def solid(self, state: State, seat: int) -> float:
        """Returns the worth of what the seat has except shells: Moai, and land in the time left.

        The sets must be those of the state.
        """
        return self.solid_after(state, seat, NOTHING, NOTHING)

    def solid_after(self, state: State, seat: int, mover: int, field: int) -> float:
        """Does the same after a chip of `mover` on a field, if it is not NOTHING."""
        at = state.raw
        value = self.built(state, seat)
        if at[L.MAIN] != L.NOBODY and at[L.LAND + at[L.MAIN]] & L.OWNER == seat + 1:
            return value + self.win
        chips = self.chips(state, seat)
        if chips <= 0:
            return value
        land = self.land(seat, SEATS) if field < 0 else self.land_after(seat, mover, field)
        most = at[L.MOAI + seat] + 1
        if land > most:
            land = most + 0.1 * (land - most)
        return value + land * chips / (chips + self.time)

    def value(self, state: State, seat: int) -> float:
        """Returns the standing of the seat in the end, in Moai; the sets must be the state's."""
        return self.value_after(state, seat, NOTHING, NOTHING)

    def value_after(self, state: State, seat: int, mover: int, field: int) -> float:
        """Does the same after a chip of `mover` on a field, if it is not NOTHING."""
        needed = self.needed(state, seat)
        purse = self.purse(state.raw[L.SHELLS + seat], needed, self.use(state, seat))
        return self.solid_after(state, seat, mover, field) + purse

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Returns what the value of a seat is made of, by name; the sets must be the state's."""
        built = self.built(state, seat)
        solid = self.solid(state, seat)
        return {"built": built, "land": solid - built, "shells": self.value(state, seat) - solid}

    def remember(self, seat: int) -> None:
        """Keeps what the seat's groups promise, for chips that are tried out from here."""
        self.land(seat, seat)

    def look(self, seat: int) -> None:
        """Begins with a seat: none of its groups has been counted."""
        for word in range(self.words):
            self.left[word] = self.own[WORDS * seat + word]
            self.counted[word] = 0
            self.rivals[word] = 0
            for other in range(self.players):
                if other != seat:
                    self.rivals[word] |= self.beside[WORDS * other + word]

    def split(self, seat: int, row: int) -> None:
        """Finds the groups of a seat, in the order of their first fields."""
        groups = 0
        for word in range(self.words):
            self.left[word] = self.own[WORDS * seat + word]
            self.fresh[word] = 0
        for word in range(self.words):
            while self.left[word]:
                first = bits.lowest(self.left[word])
                start = (row * GROUPS + groups) * SET
                for i in range(self.words):
                    self.had[start + i] = self.had[start + AROUND + i] = 0
                self.had[start + word] = self.fresh[word] = ONE << first
                self.flood(seat, start)
                for i in range(self.words):
                    self.left[i] &= ~self.had[start + i]
                self.first[row * GROUPS + groups] = 64 * word + first
                groups += 1
        self.groups[row] = groups

    def land(self, seat: int, row: int) -> float:
        """Returns the number of Moai that the seat's groups promise; keeps the groups in a row."""
        self.split(seat, row)
        self.look(seat)
        self.tried = False
        value = 0.0
        for group in range(self.groups[row]):
            # Groups that were only joined in thought still count on their own.
            start = (row * GROUPS + group) * SET
            promise = self.weigh(seat, row, self.had, start)
            value += promise
            self.promised[row * GROUPS + group] = promise
            for i in range(self.words):
                seen = self.group[NEXT + i] | self.beyond[i]
                self.had[start + SEEN + i] = seen
                self.had[start + HIT + i] = seen & self.counted[i]
                self.had[start + WATCHED + i] = seen | self.group[JOINED + NEXT + i]
            self.end_group()
        return value

    def land_after(self, seat: int, mover: int, field: int) -> float:
        """Returns what the seat's groups promise after a chip of `mover`, from what was remembered.

        A group promises as much as before if the chip is not where it looks, no group before it
        has counted other fields of it than before, and none became contested.
        """
        self.look(seat)
        self.tried = seat == mover
        self.joins = 0
        first = FIELDS
        if self.tried:
            first = self.join_groups(seat, field)
        value = 0.0
        for group in range(self.groups[seat]):
            if self.joins >> group & 1:
                continue
            if first < self.first[seat * GROUPS + group]:
                first = FIELDS
                value += self.weigh(seat, seat, self.joint, 0)
                self.end_group()
            start = (seat * GROUPS + group) * SET
            if self.is_same(seat, start, mover, field):
                value += self.promised[seat * GROUPS + group]
                for i in range(self.words):
                    self.counted[i] |= self.had[start + SEEN + i]
                    self.left[i] &= ~self.had[start + i]
            else:
                value += self.weigh(seat, seat, self.had, start)
                self.end_group()
        if first < FIELDS:
            value += self.weigh(seat, seat, self.joint, 0)
        return value

    def join_groups(self, seat: int, field: int) -> int:
        """Joins a chip on a field and the groups next to it; returns the first of their fields."""
        first = field
        for i in range(self.words):
            self.joint[i] = 0
            self.joint[AROUND + i] = self.around[WORDS * field + i]
        self.joint[field >> 6] = ONE << (field & WORD)
        for group in range(self.groups[seat]):
            start = (seat * GROUPS + group) * SET
            if self.meets(self.had, start, self.around, WORDS * field):
                self.joins |= ONE << group
                if self.first[seat * GROUPS + group] < first:
                    first = self.first[seat * GROUPS + group]
                for i in range(self.words):
                    self.joint[i] |= self.had[start + i]
                    self.joint[AROUND + i] |= self.had[start + AROUND + i]
        return first

    def meets(self, one: array[int], at: int, other: array[int], there: int) -> bool:
        """Returns whether two sets have a field in common."""
        for i in range(self.words):
            if one[at + i] & other[there + i]:
                return True
        return False

    def is_same(self, seat: int, start: int, mover: int, field: int) -> bool:
        """Returns whether a remembered group promises as much as before."""
        if self.had[start + WATCHED + (field >> 6)] >> (field & WORD) & 1:
            return False
        for i in range(self.words):
            seen = self.had[start + SEEN + i]
            if seen & self.counted[i] != self.had[start + HIT + i]:
                return False
            if seat != mover and seen & self.around[WORDS * field + i]:
                return False
        return True

    def end_group(self) -> None:
        """Notes what the group gathered last has counted."""
        for word in range(self.words):
            self.counted[word] |= self.group[NEXT + word] | self.beyond[word]
            self.left[word] &= ~self.group[word]

    def weigh(self, seat: int, row: int, group: array[int], at: int) -> float:
        """Returns what a group promises by what it holds and could soon hold."""
        for i in range(8):
            self.count[i] = 0
        for word in range(self.words):
            self.group[word] = group[at + word]
            self.group[NEXT + word] = group[at + AROUND + word] & self.free[word]
            self.beyond[word] = self.group[JOINED + word] = self.group[JOINED + NEXT + word] = 0
        for word in range(self.words):
            left = self.group[word] & ~self.spent[word]
            while left:
                self.count[self.kind[64 * word + bits.lowest(left)]] += 1
                left &= left - 1
            left = self.group[NEXT + word] & ~self.down[word]
            while left:
                field = 64 * word + bits.lowest(left)
                left &= left - 1
                for i in range(self.words):
                    self.beyond[i] |= self.around[WORDS * field + i]
        more = False
        for word in range(self.words):
            left = self.beyond[word] & self.own[WORDS * seat + word] & ~self.group[word]
            self.fresh[word] = left
            more = more or left != 0
            self.beyond[word] &= self.free[word] & ~self.group[NEXT + word]
        if more:
            self.join_others(row)
        for word in range(self.words):
            self.reach(word, self.group[NEXT + word], 1.0)
            self.reach(word, self.beyond[word], self.far)
        return self.promise()

    def flood(self, seat: int, start: int) -> None:
        """Adds to the group kept at `start` all chips of the seat that hang together with it.

        What is next to them goes into the set behind it.
        """
        word = 0
        while word < self.words:
            if not self.fresh[word]:
                word += 1
                continue
            field = 64 * word + bits.lowest(self.fresh[word])
            self.fresh[word] &= self.fresh[word] - 1
            for i in range(self.words):
                around = self.around[WORDS * field + i]
                self.had[start + AROUND + i] |= around
                more = around & self.own[WORDS * seat + i] & ~self.had[start + i]
                self.had[start + i] |= more
                self.fresh[i] |= more
                if more and i < word:
                    word = i

    def join_others(self, row: int) -> None:
        """Counts what other groups hold that one chip would join: those with a `fresh` field."""
        for group in range(self.groups[row]):
            self.join_one(self.had, (row * GROUPS + group) * SET)
        if self.tried:
            self.join_one(self.joint, 0)
        for word in range(self.words):
            left = self.group[JOINED + word] & ~self.spent[word]
            while left:
                bit = bits.lowest(left)
                left &= left - 1
                part = 1.0 if self.left[word] >> bit & 1 else self.again
                self.count[self.kind[64 * word + bit]] += self.join * part

    def join_one(self, group: array[int], at: int) -> None:
        """Joins a group if it has a `fresh` field."""
        if self.meets(group, at, self.fresh, 0):
            for word in range(self.words):
                self.group[JOINED + word] |= group[at + word]
                self.group[JOINED + NEXT + word] |= group[at + AROUND + word]

    def reach(self, word: int, fields: int, part: float) -> None:
        """Counts the part of free fields which chips would add to the group."""
        while fields:
            bit = bits.lowest(fields)
            fields &= fields - 1
            kind = self.free_kind[64 * word + bit]
            kind += CONTESTED * (self.rivals[word] >> bit & 1)
            kind += AGAIN * (self.counted[word] >> bit & 1)
            self.count[self.kind[64 * word + bit]] += part * self.part[kind]

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

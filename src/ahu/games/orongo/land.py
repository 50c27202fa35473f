"""Evaluates the land of the seats in Orongo: the Moai that their groups of chips promise.

It judges the land group by group: what a group holds counts in full, what one or two chips would
add to it counts in part. A group is worth the Moai it has both sets and coastal palms for, and a
little for what is left over.

Sets of fields are bits, 64 in a word. What a group promises is kept, with all that was looked at
for it, and weighed anew only where some of that has changed: a chip that is tried out changes
little, and the same chip is tried again and again.
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
CONTESTED, AGAIN = 3, 6
"""What is added to that where a rival is next to it, and where another group has counted it."""
AROUND, SEEN, HIT, WATCHED, SET = WORDS, 2 * WORDS, 3 * WORDS, 4 * WORDS, 5 * WORDS
"""Where in what is kept of a group those sets begin that are not its chips, and their size."""
GROUPS = 64
"""More groups than anybody has chips."""
OWN, RIVAL, WAYS = range(3)
"""The ways to a group that is weighed: after an own chip tried out, or another's or none."""
SLOTS = 8
"""The groups kept for each way and field."""
MEMO = 10
"""The sets kept of a group that was weighed; `keep` says which."""


class Land:
    """The evaluation of the land, with its scratch arrays."""

    tables: Tables

    def __init__(self, players: int, weights: Weights) -> None:
        self.players = players
        self.coming = weights.coming
        self.set = weights.set
        self.ahu = weights.ahu
        self.half = weights.half
        self.join = weights.join
        self.far = weights.far
        self.again = weights.again
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
        # spent, and what a chip that is tried out has spent; for each seat its chips, and what is
        # next to them.
        self.free = array("Q", bytes(8 * WORDS))
        self.down = array("Q", bytes(8 * WORDS))
        self.spent = array("Q", bytes(8 * WORDS))
        self.spending = array("Q", bytes(8 * WORDS))
        self.own = array("Q", bytes(8 * WORDS * SEATS))
        self.beside = array("Q", bytes(8 * WORDS * SEATS))
        # The sets of a seat: chips not yet in a group, free fields counted for a group, rivals'
        # neighbourhood.
        self.left = array("Q", bytes(8 * WORDS))
        self.counted = array("Q", bytes(8 * WORDS))
        self.rivals = array("Q", bytes(8 * WORDS))
        # The sets of a group: free fields next to it, and one chip farther away; the chips of
        # groups that one chip would join; and of all these, the free fields, and all that was
        # looked at.
        self.next = array("Q", bytes(8 * WORDS))
        self.beyond = array("Q", bytes(8 * WORDS))
        self.joined = array("Q", bytes(8 * WORDS))
        self.seen = array("Q", bytes(8 * WORDS))
        self.watched = array("Q", bytes(8 * WORDS))
        self.fresh = array("Q", bytes(8 * WORDS))
        self.kept = array("Q", bytes(8 * WORDS))
        # The groups of each seat as they were before a chip that is tried out, in order: their
        # chips and what is around them, the free fields they counted, those that groups before them
        # had counted, and the fields on which a chip changes what they promise; the first field of
        # each, and its worth as the rules count it. One row more is for scratch.
        self.groups = array("i", bytes(4 * (SEATS + 1)))
        self.had = array("Q", bytes(8 * (SEATS + 1) * GROUPS * SET))
        self.first = array("i", bytes(4 * (SEATS + 1) * GROUPS))
        self.worth = array("i", bytes(4 * (SEATS + 1) * GROUPS))
        self.promised = array("d", bytes(8 * (SEATS + 1) * GROUPS))
        # The group of a chip that is tried out, if one is: its chips and what is around them, its
        # first field, and the groups that it joins, as bits.
        self.tried = False
        self.joint = array("Q", bytes(8 * 2 * WORDS))
        self.joint_first = 0
        self.joins = 0
        # What groups promised when they were weighed last, for each seat, way and field.
        self.memo = array("Q", bytes(8))
        self.promises = array("d", bytes(8))

    def learn(self, tables: Tables) -> None:
        """Looks up the fields of a board."""
        self.tables = tables
        self.words = (tables.fields + WORD) // 64
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
        slots = self.players * WAYS * tables.fields * SLOTS
        self.memo = array("Q", bytes(8 * MEMO * self.words * slots))
        self.promises = array("d", bytes(8 * slots))

    def read(self, state: State) -> None:
        """Makes the sets of a state; the board must have been learned."""
        at = state.raw
        near = self.tables.near
        for word in range(self.words):
            self.free[word] = self.down[word] = self.spent[word] = self.spending[word] = 0
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
        """Puts a chip that is tried out into the sets."""
        word = field >> 6
        bit = ONE << (field & WORD)
        self.own[WORDS * seat + word] |= bit
        self.free[word] &= ~bit
        for i in range(self.words):
            self.kept[i] = self.beside[WORDS * seat + i]
            self.beside[WORDS * seat + i] |= self.around[WORDS * field + i]

    def spend(self, field: int) -> None:
        """Spends what is on a field for what the chip that is tried out builds."""
        bit = ONE << (field & WORD)
        self.spent[field >> 6] |= bit
        self.spending[field >> 6] |= bit

    def take(self, seat: int, field: int) -> None:
        """Takes the chip that was put last out of the sets again."""
        word = field >> 6
        bit = ONE << (field & WORD)
        self.own[WORDS * seat + word] &= ~bit
        self.free[word] |= bit
        for i in range(self.words):
            self.beside[WORDS * seat + i] = self.kept[i]
            self.spent[i] &= ~self.spending[i]
            self.spending[i] = 0

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
                worth = 0
                for i in range(self.words):
                    self.left[i] &= ~self.had[start + i]
                    unspent = self.had[start + i] & ~self.spent[i]
                    while unspent:
                        worth += self.tables.worth[64 * i + bits.lowest(unspent)]
                        unspent &= unspent - 1
                self.worth[row * GROUPS + groups] = worth
                self.first[row * GROUPS + groups] = 64 * word + first
                groups += 1
        self.groups[row] = groups

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

    def remember(self, seat: int) -> float:
        """Returns what the seat's groups promise; keeps it for chips that are tried out."""
        return self.total(seat, seat)

    def total(self, seat: int, row: int) -> float:
        """Returns the number of Moai that the seat's groups promise; keeps the groups in a row."""
        self.split(seat, row)
        self.look(seat)
        self.tried = False
        value = 0.0
        for group in range(self.groups[row]):
            # Groups that were only joined in thought still count on their own.
            start = (row * GROUPS + group) * SET
            slot = self.slot(seat, RIVAL, self.first[row * GROUPS + group])
            promise = self.weigh(seat, row, self.had, start, slot)
            value += promise
            self.promised[row * GROUPS + group] = promise
            for i in range(self.words):
                self.had[start + SEEN + i] = self.seen[i]
                self.had[start + HIT + i] = self.seen[i] & self.counted[i]
                self.had[start + WATCHED + i] = self.watched[i]
            self.count_in(self.had, start, self.seen, 0)
        return value

    def total_after(self, seat: int, mover: int, field: int) -> float:
        """Returns what the seat's groups promise after a chip of `mover`, from what was remembered.

        The chip must have been joined to its groups. A group promises as much as before if the chip
        is not where it looks, no group before it has counted other fields of it than before, and
        none became contested.
        """
        self.look(seat)
        self.tried = seat == mover
        first = self.joint_first if self.tried else FIELDS
        slot = self.slot(seat, OWN if self.tried else RIVAL, field)
        value = 0.0
        for group in range(self.groups[seat]):
            if self.tried and self.joins >> group & 1:
                continue
            if first < self.first[seat * GROUPS + group]:
                first = FIELDS
                value += self.weigh(seat, seat, self.joint, 0, slot)
                self.count_in(self.joint, 0, self.seen, 0)
            start = (seat * GROUPS + group) * SET
            if self.is_same(seat, start, mover, field):
                value += self.promised[seat * GROUPS + group]
                self.count_in(self.had, start, self.had, start + SEEN)
            else:
                other = slot + 1 + self.first[seat * GROUPS + group] % (SLOTS - 1)
                value += self.weigh(seat, seat, self.had, start, other)
                self.count_in(self.had, start, self.seen, 0)
        if first < FIELDS:
            value += self.weigh(seat, seat, self.joint, 0, slot)
        return value

    def join_groups(self, seat: int, field: int) -> int:
        """Joins a chip on a free field and the groups remembered next to it; returns the worth."""
        worth = self.tables.worth[field]
        self.joins = 0
        self.joint_first = field
        for i in range(self.words):
            self.joint[i] = 0
            self.joint[AROUND + i] = self.around[WORDS * field + i]
        self.joint[field >> 6] = ONE << (field & WORD)
        for group in range(self.groups[seat]):
            start = (seat * GROUPS + group) * SET
            if self.meets(self.had, start, self.around, WORDS * field):
                self.joins |= ONE << group
                worth += self.worth[seat * GROUPS + group]
                if self.first[seat * GROUPS + group] < self.joint_first:
                    self.joint_first = self.first[seat * GROUPS + group]
                for i in range(self.words):
                    self.joint[i] |= self.had[start + i]
                    self.joint[AROUND + i] |= self.had[start + AROUND + i]
        return worth

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
            if self.had[start + WATCHED + i] & self.spending[i]:
                return False
            if seat != mover and seen & self.around[WORDS * field + i]:
                return False
        return True

    def count_in(self, group: array[int], at: int, seen: array[int], there: int) -> None:
        """Notes what a group has counted."""
        for word in range(self.words):
            self.counted[word] |= seen[there + word]
            self.left[word] &= ~group[at + word]

    def slot(self, seat: int, way: int, field: int) -> int:
        """Returns where groups are kept that were weighed: first the field's own, then others."""
        return ((seat * WAYS + way) * self.tables.fields + field) * SLOTS

    def weigh(self, seat: int, row: int, group: array[int], at: int, slot: int) -> float:
        """Returns what a group promises by what it holds and could soon hold."""
        if self.recall(seat, group, at, slot):
            return self.promises[slot]
        for i in range(8):
            self.count[i] = 0
        for word in range(self.words):
            self.next[word] = group[at + AROUND + word] & self.free[word]
            self.watched[word] = group[at + word] | group[at + AROUND + word]
            self.beyond[word] = self.joined[word] = 0
        for word in range(self.words):
            left = group[at + word] & ~self.spent[word]
            while left:
                self.count[self.kind[64 * word + bits.lowest(left)]] += 1
                left &= left - 1
            left = self.next[word] & ~self.down[word]
            while left:
                field = 64 * word + bits.lowest(left)
                left &= left - 1
                for i in range(self.words):
                    self.beyond[i] |= self.around[WORDS * field + i]
        more = False
        for word in range(self.words):
            self.watched[word] |= self.beyond[word]
            left = self.beyond[word] & self.own[WORDS * seat + word] & ~group[at + word]
            self.fresh[word] = left
            more = more or left != 0
            self.beyond[word] &= self.free[word] & ~self.next[word]
            self.seen[word] = self.next[word] | self.beyond[word]
        if more:
            self.join_others(row)
        for word in range(self.words):
            self.reach(word, self.next[word], 1.0)
            self.reach(word, self.beyond[word], self.far)
        self.promises[slot] = self.promise()
        self.keep(seat, group, at, slot)
        return self.promises[slot]

    def recall(self, seat: int, group: array[int], at: int, slot: int) -> bool:
        """Returns whether a slot knows what the group promises; then it says what it looks at."""
        place = MEMO * self.words * slot
        for i in range(self.words):
            if self.memo[place] != group[at + i]:
                return False
            changed = self.memo[place + 3] ^ self.own[WORDS * seat + i]
            changed |= self.memo[place + 4] ^ self.free[i]
            changed |= self.memo[place + 5] ^ self.down[i]
            changed |= self.memo[place + 6] ^ self.spent[i]
            changed |= self.memo[place + 7] ^ self.left[i]
            if changed & self.memo[place + 1]:
                return False
            changed = self.memo[place + 8] ^ self.rivals[i]
            changed |= self.memo[place + 9] ^ self.counted[i]
            if changed & self.memo[place + 2]:
                return False
            self.watched[i] = self.memo[place + 1]
            self.seen[i] = self.memo[place + 2]
            place += MEMO
        return True

    def keep(self, seat: int, group: array[int], at: int, slot: int) -> None:
        """Keeps all that the promise of a group rests on."""
        place = MEMO * self.words * slot
        for i in range(self.words):
            self.memo[place] = group[at + i]
            self.memo[place + 1] = self.watched[i]
            self.memo[place + 2] = self.seen[i]
            self.memo[place + 3] = self.own[WORDS * seat + i]
            self.memo[place + 4] = self.free[i]
            self.memo[place + 5] = self.down[i]
            self.memo[place + 6] = self.spent[i]
            self.memo[place + 7] = self.left[i]
            self.memo[place + 8] = self.rivals[i]
            self.memo[place + 9] = self.counted[i]
            place += MEMO

    def join_others(self, row: int) -> None:
        """Counts what other groups hold that one chip would join: those with a `fresh` field."""
        for group in range(self.groups[row]):
            self.join_one(self.had, (row * GROUPS + group) * SET)
        if self.tried:
            self.join_one(self.joint, 0)
        for word in range(self.words):
            left = self.joined[word] & ~self.spent[word]
            while left:
                bit = bits.lowest(left)
                left &= left - 1
                part = 1.0 if self.left[word] >> bit & 1 else self.again
                self.count[self.kind[64 * word + bit]] += self.join * part

    def join_one(self, group: array[int], at: int) -> None:
        """Joins a group if it has a `fresh` field."""
        if self.meets(group, at, self.fresh, 0):
            for word in range(self.words):
                self.joined[word] |= group[at + word]
                self.watched[word] |= group[at + word] | group[at + AROUND + word]

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

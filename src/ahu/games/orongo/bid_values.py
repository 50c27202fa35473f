"""Rates bids in Orongo by what each place in the order is worth to each seat.

First the seats place chips in thought, one as the first, another as the second. Then they play the
auction against each other many times, each learning from what it regrets (regret matching); a bid
is scored by how it fared on the way.
"""

from __future__ import annotations

from array import array

import ahu.core.raw_bytes as raw_bytes
import ahu.games.orongo.layout as L
from ahu.core.heuristic import Moves
from ahu.core.rng import Rng
from ahu.games.orongo.building_plans import Planner
from ahu.games.orongo.state import State

SEATS = 4
CASES = 1 + SEATS + SEATS * SEATS
"""The number of cases: nobody places; one is first; one is first and another second."""
HIGHEST = 9
"""The highest bid that is considered."""
ROW = HIGHEST + 1
SEED = 2014
GRAIN = 1 << 20


class Auction:
    """A model of one auction, refilled for each auction."""

    known: State
    table: State
    start: State
    led: State
    followed: State

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.worth = self.planner.worth
        self.players = self.worth.players
        self.rounds = 240
        """The number of times that the auction is played in thought."""
        self.hasty = False
        """Whether the chips that an auction brings are not thought out anew."""
        self.imagined = False
        # For each case and each seat: its worth without its shells, its shells, how many it needs
        # and of what use they are.
        self.solid = array("d", bytes(8 * CASES * SEATS))
        self.shells = array("i", bytes(4 * CASES * SEATS))
        self.needed = array("d", bytes(8 * CASES * SEATS))
        self.use = array("d", bytes(8 * CASES * SEATS))
        self.single = array("d", bytes(8 * SEATS * SEATS))
        """The gain of one chip for a seat when another was first."""
        self.most = array("i", bytes(4 * SEATS))
        self.bid = array("i", bytes(4 * SEATS))
        self.result = array("d", bytes(8 * ROW))
        self.regret = array("d", bytes(8 * SEATS * ROW))
        self.score = array("d", bytes(8 * SEATS * ROW))
        self.standing = array("d", bytes(8 * 2 * ROW * ROW))
        """The standing of each of two seats by both bids: of two the same bids come up often."""
        self.rng = Rng(SEED)
        # The auction that the scores are for: all seats of one auction ask one after another.
        self.asked = False
        self.shifted = False
        self.bytes = 0

    def ready(self, state: State) -> None:
        """Prepares for the board of a state."""
        self.bytes = len(state.at)
        self.asked = False
        self.known = state.copy()
        self.table = state.copy()
        self.start = state.copy()
        self.led = state.copy()
        self.followed = state.copy()

    def moves(self, state: State, seat: int, moves: Moves) -> None:
        """Lists the bids of the seat with the standing it expects from each.

        Bids already made are not looked at.
        """
        raw_bytes.copy(self.table.raw, state.raw, self.bytes)
        for other in range(self.players):
            self.table.raw[L.BID + other] = L.NOBODY
        stale = self.shifted and not self.hasty
        if (
            stale
            or not self.asked
            or not raw_bytes.equal(self.known.raw, self.table.raw, self.bytes)
        ):
            self.asked = True
            raw_bytes.copy(self.known.raw, self.table.raw, self.bytes)
            self.shifted = self.hasty and self.imagined
            if self.shifted:
                self.shift()
            else:
                self.imagine()
            self.learn()
        for bid in range(self.most[seat] + 1):
            moves.add(self.score[ROW * seat + bid])
            moves.step(bid)

    def begin(self) -> None:
        """Makes the state after the auction, in which nobody has chips to place."""
        raw_bytes.copy(self.start.raw, self.known.raw, self.bytes)
        self.start.raw[L.PHASE] = L.PLACES
        for seat in range(self.players):
            self.start.raw[L.DUE + seat] = 0

    def imagine(self) -> None:
        """Places chips in thought for every case, and notes the results."""
        self.imagined = True
        self.begin()
        self.note(self.start, 0)
        for first in range(self.players):
            raw_bytes.copy(self.led.raw, self.start.raw, self.bytes)
            self.planner.place(self.led, first, 3)
            self.note(self.led, 1 + first)
            for second in range(self.players):
                if second == first:
                    continue
                raw_bytes.copy(self.followed.raw, self.led.raw, self.bytes)
                if self.players > 2:
                    self.worth.land.read(self.led)
                    had = self.worth.value(self.led, second)
                    self.planner.place(self.followed, second, 1)
                    self.worth.land.read(self.followed)
                    gain = self.worth.value(self.followed, second) - had
                    self.single[SEATS * first + second] = gain
                    self.planner.place(self.followed, second, 1)
                else:
                    self.planner.place(self.followed, second, 2)
                self.note(self.followed, 5 + SEATS * first + second)

    def shift(self) -> None:
        """Adapts the noted cases to this state, as if a turn were worth the same as then."""
        self.begin()
        self.worth.land.read(self.start)
        for seat in range(self.players):
            solid = self.worth.solid(self.start, seat) - self.solid[seat]
            shells = self.start.raw[L.SHELLS + seat] - self.shells[seat]
            needed = self.worth.needed(self.start, seat)
            use = self.worth.use(self.start, seat)
            for case in range(CASES):
                i = SEATS * case + seat
                self.solid[i] += solid
                self.shells[i] += shells
                self.needed[i] = needed
                self.use[i] = use

    def note(self, state: State, case: int) -> None:
        """Notes the worth and the shells of each seat in a case."""
        self.worth.land.read(state)
        for seat in range(self.players):
            self.solid[SEATS * case + seat] = self.worth.solid(state, seat)
            self.shells[SEATS * case + seat] = state.raw[L.SHELLS + seat]
            self.needed[SEATS * case + seat] = self.worth.needed(state, seat)
            self.use[SEATS * case + seat] = self.worth.use(state, seat)

    def learn(self) -> None:
        """Plays the auction again and again, and scores each bid by its results."""
        at = self.table.raw
        self.rng.state = SEED
        for seat in range(self.players):
            shells = at[L.SHELLS + seat]
            self.most[seat] = shells if shells < HIGHEST else HIGHEST
        for i in range(SEATS * ROW):
            self.regret[i] = self.score[i] = 0
        if self.players == 2:
            self.tabulate()
        total = 0.0
        for turn in range(1, self.rounds + 1):
            for seat in range(self.players):
                self.bid[seat] = self.pick(seat)
                at[L.BID + seat] = self.bid[seat]
            total += turn
            for seat in range(self.players):
                if self.players == 2:
                    for bid in range(self.most[seat] + 1):
                        self.result[bid] = self.standing[
                            (ROW * seat + bid) * ROW + self.bid[1 - seat]
                        ]
                else:
                    self.answer(seat)
                had = self.result[self.bid[seat]]
                for bid in range(self.most[seat] + 1):
                    i = ROW * seat + bid
                    # Negative regret is not held against a bid for ever (RM+).
                    self.regret[i] += self.result[bid] - had
                    if self.regret[i] < 0:
                        self.regret[i] = 0
                    self.score[i] += turn * self.result[bid]
        for i in range(SEATS * ROW):
            self.score[i] /= total

    def tabulate(self) -> None:
        """Finds the standing of each of two seats for all pairs of bids."""
        for seat in range(2):
            for other in range(self.most[1 - seat] + 1):
                self.table.raw[L.BID + 1 - seat] = other
                self.answer(seat)
                for bid in range(self.most[seat] + 1):
                    self.standing[(ROW * seat + bid) * ROW + other] = self.result[bid]

    def pick(self, seat: int) -> int:
        """Returns a random bid in proportion to regrets; any bid while there are none."""
        total = 0.0
        for bid in range(self.most[seat] + 1):
            total += self.regret[ROW * seat + bid]
        if total <= 0:
            return self.rng.below(self.most[seat] + 1)
        point = total * self.rng.below(GRAIN) / GRAIN
        for bid in range(self.most[seat] + 1):
            point -= self.regret[ROW * seat + bid]
            if point < 0:
                return bid
        return self.most[seat]

    def answer(self, me: int) -> None:
        """Finds the standing of a seat by its bid, after the others' bids on the table."""
        at = self.table.raw
        seat = at[L.AMULET] if at[L.AMULET_FIRST] else (at[L.AMULET] + 1) % self.players
        # The highest two of the others: among equal bids the first counted from the amulet (O3.4).
        first = second = L.NOBODY
        high = low = idle = 0
        mine = over_first = over_second = False
        for _ in range(self.players):
            bid = at[L.BID + seat]
            if seat == me:
                mine = True
            elif bid == 0:
                idle += 1
            elif bid > high:
                second, low, over_second = first, high, over_first
                first, high, over_first = seat, bid, mine
            elif bid > low:
                second, low, over_second = seat, bid, mine
            seat = seat + 1 if seat + 1 < self.players else 0
        self.result[0] = self.settle(me, 0, first, second, idle + 1)
        for bid in range(1, self.most[me] + 1):
            if first == L.NOBODY or bid > high or (bid == high and over_first):
                self.result[bid] = self.settle(me, bid, me, first, idle)
            elif second == L.NOBODY or bid > low or (bid == low and over_second):
                self.result[bid] = self.settle(me, bid, first, me, idle)
            else:
                self.result[bid] = self.settle(me, bid, first, second, idle)

    def settle(self, me: int, bid: int, first: int, second: int, idle: int) -> float:
        """Returns the standing of a seat after its bid and the others' (O3.2, O3.3).

        `first` and `second` have bid most, `idle` seats nothing.
        """
        at = self.table.raw
        case = 0
        atoll = at[L.ATOLL]
        if first != L.NOBODY:
            case = 1 + first
            atoll += bid if first == me else at[L.BID + first]
            if second != L.NOBODY:
                case = 5 + SEATS * first + second
        share = atoll // idle if idle else 0
        rival = -1e9
        mine = 0.0
        for seat in range(self.players):
            i = SEATS * case + seat
            shells = self.shells[i]
            value = self.solid[i]
            paid = bid if seat == me else at[L.BID + seat]
            if seat == first:
                shells -= paid
            elif paid == 0:
                shells += share
            elif seat != second:
                value += self.single[SEATS * first + seat]
            value += self.worth.purse(shells, self.needed[i], self.use[i])
            if seat == me:
                mine = value
            elif value > rival:
                rival = value
        return mine - rival

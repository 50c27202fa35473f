"""Rates bids in Orongo by what each place in the order is worth to each seat.

First the seats place chips in thought, one as the first, another as the second. Then they play the
auction against each other many times, each learning from what it regrets (regret matching); a bid
is scored by how it fared on the way.
"""

from __future__ import annotations

from array import array

import ahu.core.raw_bytes as raw_bytes
import ahu.games.orongo.bidding as bidding
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
                    self.worth.read(self.led)
                    had = self.worth.value(self.led, second)
                    self.planner.place(self.followed, second, 1)
                    self.worth.read(self.followed)
                    gain = self.worth.value(self.followed, second) - had
                    self.single[SEATS * first + second] = gain
                    self.planner.place(self.followed, second, 1)
                else:
                    self.planner.place(self.followed, second, 2)
                self.note(self.followed, 5 + SEATS * first + second)

    def shift(self) -> None:
        """Adapts the noted cases to this state, as if a turn were worth the same as then."""
        self.begin()
        self.worth.read(self.start)
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
        self.worth.read(state)
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
                for bid in range(self.most[seat] + 1):
                    if self.players == 2:
                        self.result[bid] = self.standing[
                            (ROW * seat + bid) * ROW + self.bid[1 - seat]
                        ]
                    else:
                        at[L.BID + seat] = bid
                        self.result[bid] = self.settle(self.table, seat)
                at[L.BID + seat] = self.bid[seat]
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
        at = self.table.raw
        for one in range(self.most[0] + 1):
            for other in range(self.most[1] + 1):
                at[L.BID] = one
                at[L.BID + 1] = other
                self.standing[one * ROW + other] = self.settle(self.table, 0)
                self.standing[(ROW + other) * ROW + one] = self.settle(self.table, 1)

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

    def settle(self, table: State, me: int) -> float:
        """Returns the standing of a seat after the bids on the table (O3.2, O3.3)."""
        at = table.raw
        first = bidding.highest(table, L.NOBODY)
        second = L.NOBODY
        case = 0
        atoll = at[L.ATOLL]
        if first != L.NOBODY:
            case = 1 + first
            atoll += at[L.BID + first]
            second = bidding.highest(table, first)
            if second != L.NOBODY:
                case = 5 + SEATS * first + second
        idle = 0
        for seat in range(self.players):
            if at[L.BID + seat] == 0:
                idle += 1
        rival = -1e9
        mine = 0.0
        for seat in range(self.players):
            i = SEATS * case + seat
            shells = self.shells[i]
            value = self.solid[i]
            if seat == first:
                shells -= at[L.BID + seat]
            elif at[L.BID + seat] == 0:
                shells += atoll // idle
            elif seat != second:
                value += self.single[SEATS * first + seat]
            value += self.worth.purse(shells, self.needed[i], self.use[i])
            if seat == me:
                mine = value
            elif value > rival:
                rival = value
        return mine - rival

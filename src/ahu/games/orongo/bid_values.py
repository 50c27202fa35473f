"""Rates bids in Orongo by what each place in the order is worth to each seat.

First the seats place chips in thought, one as the first, another as the second. Then they play the
auction against each other many times, each learning from what it regrets (regret matching); a bid
is scored by how it fared on the way.
"""

from __future__ import annotations

from array import array

import ahu.games.orongo.bidding as bidding
import ahu.games.orongo.layout as L
from ahu.core.heuristic import Moves
from ahu.core.rng import Rng
from ahu.games.orongo.building_plans import Planner
from ahu.games.orongo.state import State, Tables

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
        # The auction that the scores are for: all seats of one auction ask one after another.
        self.tables: Tables | None = None
        self.known = bytearray()
        self.shifted = False

    def moves(self, state: State, seat: int, moves: Moves) -> None:
        """Lists the bids of the seat with the standing it expects from each.

        Bids already made are not looked at.
        """
        sealed = state.copy()
        for other in range(self.players):
            sealed.at[L.BID + other] = L.NOBODY
        stale = self.shifted and not self.hasty
        if stale or self.known != sealed.at or self.tables is not state.tables:
            self.known = sealed.at
            self.tables = state.tables
            self.shifted = self.hasty and self.imagined
            if self.shifted:
                self.shift(sealed)
            else:
                self.imagine(sealed)
            self.learn(sealed)
        for bid in range(self.most[seat] + 1):
            moves.add(self.score[ROW * seat + bid])
            moves.step(bid)

    def begin(self, state: State) -> State:
        """Returns the state after the auction, in which nobody has chips to place."""
        start = state.copy()
        start.at[L.PHASE] = L.PLACES
        for seat in range(self.players):
            start.at[L.DUE + seat] = 0
        return start

    def imagine(self, state: State) -> None:
        """Places chips in thought for every case, and notes the results."""
        self.imagined = True
        start = self.begin(state)
        self.note(start, 0)
        for first in range(self.players):
            led = start.copy()
            self.planner.place(led, first, 3)
            self.note(led, 1 + first)
            for second in range(self.players):
                if second == first:
                    continue
                followed = led.copy()
                if self.players > 2:
                    self.planner.place(followed, second, 1)
                    gain = self.worth.value(followed, second) - self.worth.value(led, second)
                    self.single[SEATS * first + second] = gain
                    self.planner.place(followed, second, 1)
                else:
                    self.planner.place(followed, second, 2)
                self.note(followed, 5 + SEATS * first + second)

    def shift(self, state: State) -> None:
        """Adapts the noted cases to this state, as if a turn were worth the same as then."""
        start = self.begin(state)
        for seat in range(self.players):
            solid = self.worth.solid(start, seat) - self.solid[seat]
            shells = start.at[L.SHELLS + seat] - self.shells[seat]
            needed = self.worth.needed(start, seat)
            use = self.worth.use(start, seat)
            for case in range(CASES):
                i = SEATS * case + seat
                self.solid[i] += solid
                self.shells[i] += shells
                self.needed[i] = needed
                self.use[i] = use

    def note(self, state: State, case: int) -> None:
        """Notes the worth and the shells of each seat in a case."""
        for seat in range(self.players):
            self.solid[SEATS * case + seat] = self.worth.solid(state, seat)
            self.shells[SEATS * case + seat] = state.at[L.SHELLS + seat]
            self.needed[SEATS * case + seat] = self.worth.needed(state, seat)
            self.use[SEATS * case + seat] = self.worth.use(state, seat)

    def learn(self, state: State) -> None:
        """Plays the auction again and again, and scores each bid by its results."""
        table = state.copy()
        rng = Rng(SEED)
        for seat in range(self.players):
            shells = state.at[L.SHELLS + seat]
            self.most[seat] = shells if shells < HIGHEST else HIGHEST
        for i in range(SEATS * ROW):
            self.regret[i] = self.score[i] = 0
        total = 0.0
        for turn in range(1, self.rounds + 1):
            for seat in range(self.players):
                self.bid[seat] = self.pick(seat, rng)
                table.at[L.BID + seat] = self.bid[seat]
            total += turn
            for seat in range(self.players):
                for bid in range(self.most[seat] + 1):
                    table.at[L.BID + seat] = bid
                    self.result[bid] = self.settle(table, seat)
                table.at[L.BID + seat] = self.bid[seat]
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

    def pick(self, seat: int, rng: Rng) -> int:
        """Returns a random bid in proportion to regrets; any bid while there are none."""
        total = 0.0
        for bid in range(self.most[seat] + 1):
            total += self.regret[ROW * seat + bid]
        if total <= 0:
            return rng.below(self.most[seat] + 1)
        point = total * rng.below(GRAIN) / GRAIN
        for bid in range(self.most[seat] + 1):
            point -= self.regret[ROW * seat + bid]
            if point < 0:
                return bid
        return self.most[seat]

    def settle(self, table: State, me: int) -> float:
        """Returns the standing of a seat after the bids on the table (O3.2, O3.3)."""
        at = table.at
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

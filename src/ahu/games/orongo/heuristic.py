"""The heuristic of Orongo: what a position is worth, and the moves worth a thought.

A move in the placing of chips is a whole turn: all chips the seat must place, with what they build.
"""

from __future__ import annotations

from array import array

import ahu.core.raw_bytes as raw_bytes
import ahu.games.orongo.building as building
import ahu.games.orongo.layout as L
from ahu.core.heuristic import Heuristic, Moves
from ahu.core.kernel import Buffer
from ahu.core.rng import Rng
from ahu.games.orongo.bid_values import Auction
from ahu.games.orongo.building_plans import Planner
from ahu.games.orongo.evaluation import Evaluation
from ahu.games.orongo.kernel import KERNEL
from ahu.games.orongo.state import State
from ahu.games.orongo.weights import TUNED, Weights

QUICK_WIDTH = 1
QUICK_ROUNDS = 60
"""The width and the rounds with which turns and auctions are thought out where many are played."""


class OrongoHeuristic(Heuristic):
    """The heuristic of Orongo.

    Whoever needs it quicker, if rougher, lowers `planner.width`, the number of beginnings of a turn
    that are pursued, and `auction.rounds`, how often an auction is played in thought; or asks for a
    `hasty` auction, which takes a turn to be worth what it was in the last one thought out.
    """

    here: State
    after: State

    def __init__(self, players: int, weights: Weights | None = None) -> None:
        super().__init__(KERNEL, players)
        self.worth = Evaluation(players, TUNED[players] if weights is None else weights)
        self.planner = Planner(self.worth)
        self.auction = Auction(self.planner)

    def ready(self, buffer: Buffer) -> None:
        assert isinstance(buffer, State)
        if not self.planner.bytes or buffer.tables is not self.here.tables:
            self.here = buffer.copy()
            self.after = buffer.copy()
            self.planner.ready(buffer)
            self.auction.ready(buffer)

    def estimate(self, buffer: Buffer, values: array[float]) -> None:
        assert isinstance(buffer, State)
        self.ready(buffer)
        self.rate(buffer, values)

    def rate(self, state: State, values: array[float]) -> None:
        """Writes the estimate of a state."""
        self.worth.land.read(state)
        for seat in range(self.players):
            values[seat] = self.worth.value(state, seat)
        if state.raw[L.PHASE] == L.OVER:
            # It is known who has won; shells only break ties.
            winners = self.kernel.winners_nogil(state)
            for seat in range(self.players):
                values[seat] = self.worth.solid(state, seat) + 0.01 * state.raw[L.SHELLS + seat]
                if winners >> seat & 1:
                    values[seat] += self.worth.win

    def terms(self, buffer: Buffer, seat: int) -> dict[str, float]:
        assert isinstance(buffer, State)
        self.ready(buffer)
        self.worth.land.read(buffer)
        return self.worth.terms(buffer, seat)

    def moves(self, buffer: Buffer, seat: int, moves: Moves) -> None:
        self.ready(buffer)
        self.moves_nogil(buffer, seat, moves)

    def moves_nogil(self, buffer: Buffer, seat: int, moves: Moves) -> None:
        raw_bytes.copy(self.here.raw, buffer.raw, self.planner.bytes)
        moves.clear()
        phase = self.here.raw[L.PHASE]
        if phase == L.BIDS:
            if self.here.raw[L.BID + seat] == L.NOBODY:
                self.auction.moves(self.here, seat, moves)
        elif self.here.raw[L.PLACING] != seat:
            pass
        elif phase == L.PLACES:
            self.planner.moves(self.here, seat, moves)
        elif phase == L.BUILDS:
            self.builds(seat, moves)

    def builds(self, seat: int, moves: Moves) -> None:
        """Lists one build of each kind of set: equal tiles and palms of a group are alike."""
        building.list_builds(self.here, seat, self.codes)
        self.planner.keep_kinds(self.here, self.codes)
        for i in range(self.codes.count):
            raw_bytes.copy(self.after.raw, self.here.raw, self.planner.bytes)
            self.kernel.play_nogil(self.after, seat, self.codes.code[i])
            self.rate(self.after, self.values)
            moves.add(self.lead(seat))
            moves.step(self.codes.code[i])

    def is_quiet(self, buffer: Buffer) -> bool:
        return buffer.at[L.PHASE] <= L.BIDS

    def settle(self, buffer: Buffer, rounds: int, rng: Rng) -> None:
        width, thoughts = self.planner.width, self.auction.rounds
        self.planner.width, self.auction.rounds = QUICK_WIDTH, QUICK_ROUNDS
        self.auction.hasty = True
        Heuristic.settle(self, buffer, rounds, rng)
        self.auction.hasty = False
        self.planner.width, self.auction.rounds = width, thoughts

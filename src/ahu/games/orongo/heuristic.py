"""The heuristic of Orongo: what a position is worth, and the moves worth a thought.

A move in the placing of chips is a whole turn: all chips the seat must place, with what they build.
"""

from __future__ import annotations

from array import array

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

    def __init__(self, players: int, weights: Weights | None = None) -> None:
        super().__init__(KERNEL, players)
        self.worth = Evaluation(players, TUNED[players] if weights is None else weights)
        self.planner = Planner(self.worth)
        self.auction = Auction(self.planner)

    def estimate(self, buffer: Buffer, values: array[float]) -> None:
        assert isinstance(buffer, State)
        state = buffer
        for seat in range(self.players):
            values[seat] = self.worth.value(state, seat)
        if state.at[L.PHASE] == L.OVER:
            # It is known who has won; shells only break ties.
            winners = self.kernel.winners(state)
            for seat in range(self.players):
                values[seat] = self.worth.solid(state, seat) + 0.01 * state.at[L.SHELLS + seat]
                if winners >> seat & 1:
                    values[seat] += self.worth.win

    def terms(self, buffer: Buffer, seat: int) -> dict[str, float]:
        assert isinstance(buffer, State)
        return self.worth.terms(buffer, seat)

    def moves(self, buffer: Buffer, seat: int, moves: Moves) -> None:
        assert isinstance(buffer, State)
        state = buffer
        moves.clear()
        if self.kernel.deciding(state) >> seat & 1:
            phase = state.at[L.PHASE]
            if phase == L.BIDS:
                self.auction.moves(state, seat, moves)
            elif phase == L.PLACES:
                self.planner.moves(state, seat, moves)
            else:
                self.builds(state, seat, moves)

    def builds(self, state: State, seat: int, moves: Moves) -> None:
        """Lists one build of each kind of set: equal tiles and palms of a group are alike."""
        building.list_builds(state, seat, self.codes)
        self.planner.keep_kinds(state, self.codes)
        for i in range(self.codes.count):
            after = state.copy()
            self.kernel.play(after, seat, self.codes.code[i])
            moves.add(self.standing(after, seat))
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

"""Judges any game by playing on at random to the end: what things are worth, without reasons."""

from __future__ import annotations

from ahu.analysis.judge import Judged, Move, result_of
from ahu.bots import playout_search
from ahu.bots.search import EXPLORATION, SearchSettings
from ahu.core.contract import Position, Seat
from ahu.core.rng import Rng


class PlayoutJudge:
    """Judges positions by the mean of `samples` games played on at random."""

    def __init__(self, samples: int) -> None:
        self.samples = samples

    def chances(self, position: Position, rng: Rng) -> list[float]:
        """Returns the share of the victory that each seat had in the games played on."""
        shares = [0.0] * position.players
        for _ in range(self.samples):
            end = position.copy()
            playout_search.play_out(end, rng)
            for seat, share in enumerate(result_of(end)):
                shares[seat] += share / self.samples
        return shares

    def candidates(
        self, recall: Position, seat: Seat, rng: Rng, simulations: int, seconds: float
    ) -> list[Move]:
        """Returns the actions of a seat, those that a search by playouts tried most first."""
        exploration = EXPLORATION * SearchSettings().exploration
        found = playout_search.search(recall, seat, rng, simulations, seconds, exploration)
        return [(action,) for action, _, _ in sorted(found, key=lambda one: (-one[1], -one[2]))]

    def judge(self, recall: Position, seat: Seat, move: Move, rng: Rng) -> Judged:
        """Returns what a move of a seat is worth, from what the seat recalls."""
        after = recall.copy()
        for action in move:
            after.play(seat, action)
        return Judged(self.chances(after, rng)[seat])

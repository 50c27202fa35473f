"""A bot that takes the move its heuristic thinks best, without looking further.

With `noise` it misjudges what moves are worth, as people do: the more, the weaker it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.bots.planned_moves import Planning, coded
from ahu.core.contract import Action, Position, Seat
from ahu.core.heuristic import Moves
from ahu.core.rng import Rng


class GreedySettings(BotSettings, frozen=True):
    """How well the bot judges moves."""

    noise: Annotated[float, Meta(ge=0, le=1000)] = 0.0
    """The standard deviation of its errors, in points of the game."""


class GreedyBot:
    """Takes the move that it thinks best."""

    def __init__(self, settings: GreedySettings) -> None:
        self._noise = settings.noise
        self._planning = Planning()
        self._moves = Moves()

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        position = coded(recall, seat, "greedy")
        code = self._planning.forced(position.legal_codes(seat))
        if code is None:
            heuristic = self._planning.heuristic(position)
            heuristic.moves(position.state, seat, self._moves)
            scores = self._moves.scores()
            judged = [score + self._noise * _normal(rng) for score in scores]
            best = max(range(len(judged)), key=judged.__getitem__)
            code = self._planning.follow(self._moves.codes_of(best))
        return position.decode(seat, code)


def _normal(rng: Rng) -> float:
    """Returns a normally distributed random number."""
    return sum(rng.below(1 << 20) for _ in range(12)) / (1 << 20) - 6.0


GREEDY = BotKind(GreedySettings, GreedyBot, needs_heuristic=True)

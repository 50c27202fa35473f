"""A bot that takes the move its heuristic thinks best, without looking further.

With `noise` it misjudges what moves are worth, as people do: the more, the weaker it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.bots.greedy_seat import GreedySeat
from ahu.bots.planned_moves import coded, heuristic_for
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
        self._seat: GreedySeat | None = None

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        position = coded(recall, seat, "greedy")
        if self._seat is None:
            self._seat = GreedySeat(heuristic_for(position), Moves(), self._noise)
        self._seat.rng = rng
        position.kernel.legal(position.state, seat, position.codes)
        return position.decode(seat, self._seat.decide(position.state, seat, position.codes))


GREEDY = BotKind(GreedySettings, GreedyBot, needs_heuristic=True)

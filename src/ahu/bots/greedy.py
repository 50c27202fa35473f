"""A bot that takes the move its heuristic thinks best, without looking further.

Its settings are a beginner's mistakes: it minds its own business, would rather have points now, and
guesses badly what others bid.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.bots.greedy_seat import GreedySeat
from ahu.bots.planned_moves import Planning, coded, heuristic_for
from ahu.core.contract import COLOURS, Action, Position, Seat
from ahu.core.heuristic import Heuristic, Moves
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.rng import Rng


class GreedySettings(BotSettings, frozen=True):
    """How well the bot judges moves."""

    noise: Annotated[float, Meta(ge=0, le=1000)] = 0.0
    """The standard deviation of its errors, in points of the game."""
    bids: Annotated[float, Meta(ge=0, le=1000)] = 0.0
    """The same for sealed decisions, beside `noise`: how badly it guesses what others bid."""
    rivals: Annotated[float, Meta(ge=0, le=1)] = 1.0
    """How much it minds what a move does for its best rival; with 0 it looks at itself only."""
    near: Annotated[float, Meta(ge=0, le=1000)] = 0.0
    """How much a point that a move scores at once counts beside what the heuristic says."""

    @property
    def misjudges(self) -> bool:
        """Whether it makes other mistakes than noise, which `GreedySeat` does not know."""
        return bool(self.bids or self.near or self.rivals < 1.0)


class GreedyBot:
    """Takes the move that it thinks best."""

    def __init__(self, settings: GreedySettings) -> None:
        self._settings = settings
        self._seat: GreedySeat | None = None
        self._planning = Planning()
        self._moves = Moves()
        self._values = array("d", bytes(8 * len(COLOURS)))

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        position = coded(recall, seat, "greedy")
        if self._settings.misjudges:
            return position.decode(seat, self._misjudged(position, seat, rng))
        if self._seat is None:
            self._seat = GreedySeat(heuristic_for(position), self._moves, self._settings.noise)
        self._seat.rng = rng
        position.kernel.legal(position.state, seat, position.codes)
        return position.decode(seat, self._seat.decide(position.state, seat, position.codes))

    def _misjudged(self, position: KernelPosition[Buffer], seat: Seat, rng: Rng) -> int:
        """Returns the code of what a bot with a beginner's mistakes does."""
        code = self._planning.forced(position.legal_codes(seat))
        if code is None:
            heuristic = self._planning.heuristic(position)
            heuristic.moves(position.state, seat, self._moves)
            judged = self._judged(position, seat, heuristic, rng)
            best = max(range(len(judged)), key=judged.__getitem__)
            code = self._planning.follow(self._moves.codes_of(best))
        return code

    def _judged(
        self, position: KernelPosition[Buffer], seat: Seat, heuristic: Heuristic, rng: Rng
    ) -> list[float]:
        """Returns what the bot thinks of each move: the heuristic's opinion and its own errors."""
        settings, scores = self._settings, self._moves.scores()
        sealed = len(position.deciding) > 1
        noise = settings.noise + (settings.bids if sealed else 0.0)
        if noise:
            scores = [score + noise * _normal(rng) for score in scores]
        if not sealed and (settings.rivals < 1.0 or settings.near):
            for move in range(len(scores)):
                after = position.copy()
                for code in self._moves.codes_of(move):
                    after.kernel.play(after.state, seat, code)
                scores[move] += self._bias(position, after, seat, heuristic)
        return scores

    def _bias(
        self,
        before: KernelPosition[Buffer],
        after: KernelPosition[Buffer],
        seat: Seat,
        heuristic: Heuristic,
    ) -> float:
        """Returns by how much the bot thinks better of a move than the heuristic does."""
        heuristic.estimate(after.state, self._values)
        rival = max(self._values[other] for other in range(after.players) if other != seat)
        gained = after.scores[seat] - before.scores[seat]
        return (1.0 - self._settings.rivals) * rival + self._settings.near * gained


def _normal(rng: Rng) -> float:
    """Returns a normally distributed random number."""
    return sum(rng.below(1 << 20) for _ in range(12)) / (1 << 20) - 6.0


GREEDY = BotKind(GreedySettings, GreedyBot, needs_heuristic=True)

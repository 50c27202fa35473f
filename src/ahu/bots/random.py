"""A bot that decides by lot: the yardstick for all others."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.bots.contract import Budget, Kind, Settings
from ahu.core.contract import Action, Position, Seat
from ahu.core.rng import Rng


class RandomBot:
    """Takes any legal action, each as often as the others."""

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: Budget,
    ) -> Action:
        return legal[rng.below(len(legal))]


class RandomSettings(Settings, frozen=True):
    """Nothing can be set."""


RANDOM = Kind(RandomSettings, lambda settings: RandomBot())

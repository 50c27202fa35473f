"""A bot that decides at random. All other bots are measured against it."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
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
        budget: ThinkingBudget,
    ) -> Action:
        return legal[rng.below(len(legal))]


class RandomSettings(BotSettings, frozen=True):
    """This bot has no settings."""


RANDOM = BotKind(RandomSettings, lambda settings: RandomBot())

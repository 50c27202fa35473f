"""Bots decide from what their seat can know, never from the whole position."""

from __future__ import annotations

from ahu.bots.contract import Bot, BotKind, BotSettings, ThinkingBudget
from ahu.bots.spec import BotSpec, line_up, parse

__all__ = ["Bot", "BotKind", "BotSettings", "BotSpec", "ThinkingBudget", "line_up", "parse"]

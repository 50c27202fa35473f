"""Bots: they see what their seat can know, never the truth."""

from __future__ import annotations

from ahu.bots.contract import Bot, BotKind, BotSettings, ThinkingBudget
from ahu.bots.spec import BotSpec, line_up, parse

__all__ = ["Bot", "BotKind", "BotSettings", "BotSpec", "ThinkingBudget", "line_up", "parse"]

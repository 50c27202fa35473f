"""Bots: they see what their seat can know, never the truth."""

from __future__ import annotations

from ahu.bots.contract import Bot, Budget, Kind, Settings
from ahu.bots.spec import BotSpec, line_up, parse

__all__ = ["Bot", "BotSpec", "Budget", "Kind", "Settings", "line_up", "parse"]

"""The levels that answer soon enough where rules run interpreted, in a browser."""

from __future__ import annotations

from ahu.bots import parse
from ahu.bots.contract import ThinkingBudget
from ahu.bots.levels import THINK_MS
from ahu.core.contract import Game
from ahu.core.refusal import refuse

OFFERED = ("novice", "easy", "normal", "hard")
"""The strongest of all searches as long, but far less far than on a server: it is left out."""
MOST_MS = 1200
"""How long a bot may search for a decision: what it has begun it ends, within two seconds."""


def check_offered(level: str, where: str) -> None:
    """Raises Refused for a level that would think too long here."""
    if level in THINK_MS and level not in OFFERED:
        raise refuse("", "local-level", where, level=level, known=", ".join(OFFERED))


def budget_of(level: str, game: Game) -> ThinkingBudget:
    """Returns what a level may think about a decision here."""
    own = parse(level).budget(game)
    return own if own.ms is None else ThinkingBudget(MOST_MS, own.simulations)

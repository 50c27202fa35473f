"""The named levels, and how long each may think about a decision. A game says what plays them."""

from __future__ import annotations

from ahu.core.contract import Game
from ahu.core.expertise import expertise_of
from ahu.core.refusal import refuse

THINK_MS = {"novice": 50, "easy": 100, "normal": 300, "hard": 800, "expert": 2000}
"""The most milliseconds that a decision of each level may take."""
LEVELS = tuple(THINK_MS)
STAND_INS = {
    "novice": "random",
    "easy": "search:simulations=20,ms=90",
    "normal": "search:simulations=100,ms=250",
    "hard": "search:simulations=400,ms=700",
    "expert": "search:simulations=2000,ms=1900",
}
"""The bots that play a game which says nothing about levels. They search by playouts."""


def bot_behind(level: str, game: Game) -> str:
    """Returns the bot that plays a game at a level. Raises Refused if the game leaves it out."""
    known = expertise_of(game)
    if known is None:
        return STAND_INS[level]
    if level not in known.levels:
        raise refuse("", "bot-level-game", name=level, game=game.name)
    return known.levels[level]

"""Our own games, whichever others are installed."""

from __future__ import annotations

from ahu.core.contract import Game
from ahu.games import GAMES, REGISTRY

OUR_GAMES: dict[str, Game] = {name: GAMES[name] for name in REGISTRY.own}

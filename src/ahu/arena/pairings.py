"""What the ladder measures: one bot against others of another kind, so many games of each."""

from __future__ import annotations

import re

from msgspec import Struct

LEVEL_GAMES = {"easy": 400, "normal": 400, "hard": 100, "expert": 60}
"""The games of each level against the level below."""
SIZES = {"orongo": 2, "giants": 3}
"""How many play when levels are compared."""
LEVEL_SHARE = {"orongo": 0.60, "giants": 0.50}
"""What a level must win against the level below."""


class Pairing(Struct, frozen=True):
    """One bot of the first kind against others of the second, and the share it must win."""

    game: str
    players: int
    first: str
    second: str
    games: int
    wanted: float | None = None
    """None where it must win more than its fair share, with an interval that excludes it."""
    level: bool = False

    @property
    def name(self) -> str:
        """What its file is called."""
        bots = "-".join(re.sub(r"[^a-z0-9.]+", "_", bot) for bot in (self.first, self.second))
        return f"{self.game}-{self.players}-{bots}"


def _levels() -> list[Pairing]:
    below = dict(zip(LEVEL_GAMES, ["novice", *LEVEL_GAMES], strict=False))
    return [
        Pairing(game, players, level, below[level], games, LEVEL_SHARE[game], True)
        for game, players in SIZES.items()
        for level, games in LEVEL_GAMES.items()
    ]


PAIRINGS = [
    *_levels(),
    *(Pairing("orongo", players, "greedy", "random", 400, 0.95) for players in (2, 3, 4)),
    *(Pairing("giants", players, "greedy", "random", 400, 0.95) for players in (3, 4, 5)),
    Pairing("orongo", 2, "expert", "greedy", 60, 0.80),
    Pairing("giants", 3, "expert", "greedy", 60, 0.65),
    Pairing("orongo", 2, "search:ms=200", "search:ms=20", 80),
    Pairing("giants", 3, "search:ms=200", "search:ms=20", 100),
]
"""All that is measured. Games are rounded up to whole deals, so that seats are balanced."""

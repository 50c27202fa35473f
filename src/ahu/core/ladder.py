"""What is measured of the bots of a game: one bot against others of another kind."""

from __future__ import annotations

import re

from msgspec import Struct


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


class Ladder(Struct, frozen=True):
    """A game's part of the ladder."""

    players: int
    """How many play when levels are compared."""
    level_share: float
    """What a level must win against the level below."""
    others: tuple[Pairing, ...]
    """What else is measured."""

"""The facet in which a game says what is measured of its bots."""

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
    """The share it must win; None where its interval must lie above a fair share."""
    level: bool = False

    @property
    def name(self) -> str:
        """The name of its file."""
        bots = "-".join(re.sub(r"[^a-z0-9.]+", "_", bot) for bot in (self.first, self.second))
        return f"{self.game}-{self.players}-{bots}"


class Ladder(Struct, frozen=True):
    """A game's part of the ladder."""

    players: int
    """The number of players when levels are compared."""
    level_share: float
    """The share that a level must win against the level below."""
    others: tuple[Pairing, ...]
    """The other pairings that are measured."""

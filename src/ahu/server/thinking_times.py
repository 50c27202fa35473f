"""Remembers how long bots think, so that one that has nothing to think about takes as long.

An answer that comes at once would tell everybody that the seat had no choice, and so what it holds.
"""

from __future__ import annotations

import secrets
from collections import deque

from ahu.bots.levels import THINK_MS

MOST_REMEMBERED = 50

Thinker = tuple[str, str]
"""A game, and a level of its bots."""


class ThinkingTimes:
    """How long the last real decisions of each level took at each game."""

    def __init__(self) -> None:
        self._seconds: dict[Thinker, deque[float]] = {}

    def note(self, thinker: Thinker, seconds: float) -> None:
        """Notes how long a decision took."""
        self._seconds.setdefault(thinker, deque(maxlen=MOST_REMEMBERED)).append(seconds)

    def like_another(self, thinker: Thinker) -> float:
        """Returns how long one of the last decisions took, or may take where none is known."""
        known = self._seconds.get(thinker)
        if known:
            return secrets.choice(known)
        return THINK_MS.get(thinker[1], 0) / 1000

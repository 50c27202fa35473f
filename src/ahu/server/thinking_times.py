"""Remembers how long bots think, so that the time they take tells nobody what they hold.

An answer that comes at once would tell everybody that the seat had no choice, one that comes late
that it had many. So where a seat knows what others do not, every answer waits until the slowest of
the last ones like it would have come.
"""

from __future__ import annotations

from collections import deque

from ahu.bots.levels import THINK_MS

MOST_REMEMBERED = 50

Thinker = tuple[str, str, str]
"""A game, a level of its bots, and the phase that everybody sees: these make most of the time."""


class ThinkingTimes:
    """How long the last real decisions of each thinker took."""

    def __init__(self) -> None:
        self._seconds: dict[Thinker, deque[float]] = {}

    def note(self, thinker: Thinker, seconds: float) -> None:
        """Notes how long a decision took."""
        self._seconds.setdefault(thinker, deque(maxlen=MOST_REMEMBERED)).append(seconds)

    def left(self, thinker: Thinker, gone: float) -> float:
        """Returns how long an answer waits after `gone` seconds; where none like it is known, until
        any would have come."""
        known = self._seconds.get(thinker)
        longest = max(known) if known else THINK_MS.get(thinker[1], 0) / 1000
        return max(0.0, longest - gone)

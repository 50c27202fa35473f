"""Limits how much each of many keys may do: rates, and connections held."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from math import inf
from time import monotonic

BURST = 3
"""How many seconds' worth of messages may come at once."""
MOST_REMEMBERED = 50_000
"""The most addresses or seats that are remembered; those quiet longest are forgotten first."""


class Buckets:
    """A bucket for each key: it fills by `a_second`, and holds `at_once` at most."""

    def __init__(
        self, a_second: float, at_once: float, now: Callable[[], float] = monotonic
    ) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        """What each key had left, and when; less than nothing is a debt."""

    def left(self, key: Hashable) -> float:
        """Returns how much `key` has left now."""
        now = self._now()
        left, since = self._left.get(key, (self.at_once, now))
        return min(self.at_once, left + (now - since) * self.a_second)

    def use(self, key: Hashable, amount: float, least: float = -inf) -> float:
        """Takes `amount` from `key`, unless less than `least` would be left.

        Returns what would be left.
        """
        now = self._now()
        known = self._left.get(key)
        left = self.at_once
        if known is not None:
            left = min(left, known[0] + (now - known[1]) * self.a_second)
        rest = left - amount
        self._left[key] = (left if rest < least else rest), now
        self._left.move_to_end(key)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return rest


class RateLimiter:
    """Allows each key `a_second` uses a second on average, and `at_once` at once."""

    def __init__(
        self, a_second: float, at_once: float, now: Callable[[], float] = monotonic
    ) -> None:
        self._buckets = Buckets(a_second, at_once, now)

    def take(self, key: Hashable) -> bool:
        """Returns whether `key` has a use left, and counts it if so."""
        return self._buckets.use(key, 1, least=0) >= 0


class ConnectionLimit:
    """Limits how many of something each key holds at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        """Returns whether `key` may hold one more, and counts it if so."""
        if self._held[key] >= self.most:
            return False
        self._held[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        """Counts one less for `key`."""
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]

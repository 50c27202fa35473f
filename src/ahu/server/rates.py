"""Rate limiters and connection limits: how much each of many keys may do."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

BURST = 3
"""How many seconds' worth of messages may come at once."""
MOST_REMEMBERED = 50_000
"""So many addresses or seats are remembered; then those that were quiet longest are not."""


class Buckets:
    """A bucket for each key: it fills by so much a second, and holds so much at once."""

    def __init__(
        self, a_second: float, at_once: float, now: Callable[[], float] = monotonic
    ) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        """What each key had left, and when; less than nothing is a debt."""

    def left(self, key: Hashable) -> float:
        """How much this key has now."""
        now = self._now()
        left, since = self._left.get(key, (self.at_once, now))
        return min(self.at_once, left + (now - since) * self.a_second)

    def use(self, key: Hashable, amount: float) -> None:
        """Take so much from this key, be it there or not."""
        self._left[key] = (self.left(key) - amount, self._now())
        self._left.move_to_end(key)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)


class RateLimiter:
    """So many a second on average, and so many at once, for each key."""

    def __init__(
        self, a_second: float, at_once: float, now: Callable[[], float] = monotonic
    ) -> None:
        self._buckets = Buckets(a_second, at_once, now)

    def take(self, key: Hashable) -> bool:
        """Whether there is one left for this key; it is then used."""
        allowed = self._buckets.left(key) >= 1
        self._buckets.use(key, allowed)
        return allowed


class ConnectionLimit:
    """How many of something each key has at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        """Whether one more may come in; it then has."""
        if self._held[key] >= self.most:
            return False
        self._held[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        """One goes."""
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]

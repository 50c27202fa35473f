"""Tells the time as far as it can be trusted: clocks jump or start wrong, and nobody may suffer."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """The wall clock, compared with what a database has seen and with the time that has passed.

    Tables are deleted by age, so a clock that stands in the future deletes them all. One that has
    leapt is trusted again only once it has gone on steadily for a while.
    """

    def __init__(
        self,
        seen: float | None,
        leap_s: float,
        steady_s: float,
        wall: Callable[[], float] = lambda: time.time(),
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        """Compares the wall clock with `seen`, the last time that was trusted, if there was one."""
        self._leap_s = leap_s
        self._steady_s = steady_s
        self._wall = wall
        self._passed = passed
        self._last = (wall(), passed())
        leapt = seen is not None and abs(wall() - seen) > leap_s
        self._steady_from = passed() if leapt else passed() - steady_s

    def is_trusted(self) -> bool:
        """Returns whether the clock has gone on steadily for long enough."""
        wall, passed = self._wall(), self._passed()
        last_wall, last_passed = self._last
        self._last = (wall, passed)
        if abs((wall - last_wall) - (passed - last_passed)) > self._leap_s:
            self._steady_from = passed
        return passed - self._steady_from >= self._steady_s

    def now(self) -> float:
        """Returns the time on the wall clock."""
        return self._wall()

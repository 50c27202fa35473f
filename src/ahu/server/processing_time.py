"""Measures the processing time of short work, cheaply.

To ask the system how long a thread has had the processor takes a microsecond or more, as long as
much of the work itself. A clock takes a twentieth of that, and never shows less. So what was short
by the clock took that long; only what was not, perhaps because others had the processor meanwhile,
is looked at more closely.
"""

from __future__ import annotations

from threading import local
from time import perf_counter, thread_time

SHORT_S = 0.0005
"""Up to this much of the clock's time is taken for processing time."""
MARK_S = 0.005
"""How old the mark may be that longer work is measured from."""


class _Mark(local):
    """The processing time of a thread at a moment a short while ago."""

    until = 0.0
    """Up to when the mark is fresh, by the clock."""
    spent = 0.0


_MARK = _Mark()


def begin() -> float:
    """Returns the beginning of some work, for `spent_since` in the same thread."""
    now = perf_counter()
    if now > _MARK.until:
        _MARK.until, _MARK.spent = now + MARK_S, thread_time()
    return now


def spent_since(begun: float) -> float:
    """Returns at least the processing time since `begin`, and hardly more."""
    by_clock = perf_counter() - begun
    if by_clock <= SHORT_S:
        return by_clock
    return min(by_clock, thread_time() - _MARK.spent)

"""Times loops for the benchmarks: it measures rates repeatedly and keeps the median."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

REPEATS = 5
SECONDS = 0.6


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Returns how many units a second `work` does; each call returns how many it did.

    It takes the median of several measurements, since these machines are noisy.
    """
    work()
    rates = []
    for _ in range(REPEATS):
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / REPEATS:
            done += work()
        rates.append(done / spent)
    return statistics.median(rates)

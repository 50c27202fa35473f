"""Computes shares and intervals.

Intervals of shares are Wilson's at 95 %, on seats taken. A shared victory counts a part for each.
Paired games vary less than Wilson assumes, so the intervals are rather too wide than too narrow;
unlike a bootstrap they stay honest when a bot has won all its games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054

Interval = tuple[float, float]


def wilson(wins: float, games: int, z: float = Z_95) -> Interval:
    """Returns the interval of a share of wins; without games it reaches from 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (middle - reach) / scale, (middle + reach) / scale
    return max(0.0, min(share, low)), min(1.0, max(share, high))  # rounding aside, share is within


def mean(values: Sequence[float]) -> float:
    """Returns the mean, or 0 if there are no values."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """Returns the standard deviation of a sample, or 0 if there are fewer than two values."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def of_mean(values: Sequence[float], z: float = Z_95) -> Interval:
    """Returns the interval of a mean."""
    middle = mean(values)
    reach = z * deviation(values) / sqrt(len(values)) if values else 0.0
    return middle - reach, middle + reach

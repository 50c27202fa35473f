"""The weights of `ahu.games.giants.heuristic`: what things are worth in Giants, in points.

They were found by `benchmarks/tune_giants.py`, which says how.
"""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The weights of the evaluation: points, or shares between 0 and 1 where it says so."""

    pace_1: float = 0.906
    """The share left of an ahu's value for a statue of size 1 (or a headdress) one hex farther."""
    pace_2: float = 0.894
    pace_3: float = 0.807
    contested: float = 0.914
    """The share left of a free ahu's value, because others may take it."""
    sure: float = 0.98
    """The share left of something that can be settled in this round, until it is."""
    keep: float = 0.952
    """The share left of a statue not yet marked, with a marker at hand for it."""
    loose: float = 0.273
    """The share left of a statue that stands unmarked."""
    abandoned: float = 0.08
    """The worth of an abandoned item to everybody."""
    give: float = 0.336
    """The cost of a point given away on the road."""
    hand: float = 0.554
    """The cost of a figure still to be placed where a road needs it."""
    income: float = 0.423
    """The worth of a point that others will probably give."""
    worker: float = 0.912
    """The worth of a worker, for each round left."""
    marker: float = 0.448
    """The worth of a tribe marker, for each round left."""
    power: float = 0.726
    """The worth of the sorcerer, for each round left, while their power can be used in this one."""
    log: float = 0.385
    """The worth of a log behind the screen; it counts less in the last rounds."""
    half: float = 1.873
    """The worth of a single half-tablet; two of them are 3 points."""
    base: float = 0.395
    """The worth of a base behind the screen, as far as rounds are left to use it."""
    crown: float = 0.156
    """The share of an ahu's headdress value that a Moai without one may hope for."""
    horizon: float = 1.699
    """The number of rounds left with which an item on the road keeps half of what it promises."""
    length: float = 1.182
    """The number of rounds that a game has for each base of a player."""
    fastest: float = 0.742
    """The least number of rounds for each base left that the first player to be done needs."""


TUNED = Weights()

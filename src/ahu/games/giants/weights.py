"""What things are worth in Giants, in points: the numbers behind `ahu.games.giants.heuristic`.

They were found by `benchmarks/tune_giants.py`, which says how.
"""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """What a guide of Giants believes. Points, or shares between 0 and 1 where it says so."""

    pace_1: float = 0.906
    """What is left of an ahu's value for a statue of size 1 (or a headdress) one hex farther."""
    pace_2: float = 0.894
    pace_3: float = 0.807
    contested: float = 0.914
    """What is left of a free ahu's value, because others may take it."""
    sure: float = 0.98
    """What is left of something that can be settled in this round, until it is."""
    keep: float = 0.952
    """What is left of a statue not yet marked, with a marker at hand for it."""
    loose: float = 0.273
    """What is left of a statue that stands unmarked."""
    abandoned: float = 0.08
    """What an abandoned item is worth to everybody."""
    give: float = 0.336
    """What a point given away on the road costs."""
    hand: float = 0.554
    """What a figure still to be placed costs where a road needs it."""
    income: float = 0.423
    """What a point is worth that others will probably give."""
    worker: float = 0.912
    """A worker, for each round left."""
    marker: float = 0.448
    """A tribe marker, for each round left."""
    power: float = 0.726
    """The sorcerer, for each round left, while he can still be placed for a power in this one."""
    log: float = 0.385
    """A log behind the screen; it counts less in the last rounds."""
    half: float = 1.873
    """A single half-tablet; two of them are 3 points."""
    base: float = 0.395
    """A base behind the screen, as far as rounds are left to use it."""
    crown: float = 0.156
    """The share of an ahu's headdress value that a Moai without one may hope for."""
    horizon: float = 1.699
    """How many rounds must be left for half of what an item on the road promises."""
    length: float = 1.182
    """How many rounds a game has for each base of a player."""
    fastest: float = 0.742
    """How many rounds the first player to be done needs at least for each base left."""


TUNED = Weights()

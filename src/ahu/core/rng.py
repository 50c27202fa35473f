"""A small generator of random numbers, which gives the same compiled and interpreted."""

from __future__ import annotations

import hashlib

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers (SplitMix64). Whoever runs a game keeps it; positions never do."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def copy(self) -> Rng:
        """Returns a generator that continues as this one would."""
        return Rng(self.state)

    def next(self) -> int:
        """Returns the next 64 random bits."""
        self.state = (self.state + STEP) & MASK
        bits = self.state
        bits = ((bits ^ (bits >> 30)) * MIX_1) & MASK
        bits = ((bits ^ (bits >> 27)) * MIX_2) & MASK
        return bits ^ (bits >> 31)

    def below(self, count: int) -> int:
        """Returns a random number from 0 to count - 1."""
        return ((self.next() >> 32) * count) >> 32


def rng_for(seed: int | str, *path: int | str) -> Rng:
    """Returns the rng that belongs to a seed and a path below it, such as the number of a game."""
    text = "/".join(str(part) for part in (seed, *path)).encode("utf-8", "surrogatepass")
    return Rng(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))

"""What a game says about its numbers: the encoder, and what its numbers mean."""

from __future__ import annotations

from typing import NamedTuple

from ahu.core.encoder import Encoder


class Idle(NamedTuple):
    """What stands for doing nothing, where everybody must be given an action."""

    action: int = 0
    notation: str = "-"


class Encoded(NamedTuple):
    """A game at one size in numbers."""

    encoder: Encoder
    planes: tuple[str, ...]
    """What each plane over the hexes means."""
    vector: tuple[str, ...]
    """What each number after the planes means."""
    version: int
    """Raised whenever a number of an observation, or the index of an action, changes its meaning:
    what was learned from one version means nothing in another."""
    idle: Idle = Idle()

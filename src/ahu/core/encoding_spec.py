"""The facet in which a game describes its encoding: the encoder, and the meaning of its numbers."""

from __future__ import annotations

from typing import NamedTuple

from ahu.core.encoder import Encoder


class Idle(NamedTuple):
    """The action index that stands for doing nothing, where every seat must be given an action."""

    action: int = 0
    notation: str = "-"


class Encoded(NamedTuple):
    """The encoding of a game for one board and number of players."""

    encoder: Encoder
    planes: tuple[str, ...]
    """The meaning of each plane over the hexes."""
    vector: tuple[str, ...]
    """The meaning of each number after the planes."""
    version: int
    """The version, raised whenever a number of an observation or the index of an action changes its
    meaning: what a model learned from one version means nothing in another."""
    idle: Idle = Idle()

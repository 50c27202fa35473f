"""The games there are, as data."""

from __future__ import annotations

from msgspec import Struct


class GameHeading(Struct):
    """What is told of every game."""

    name: str
    """What it is called in requests."""
    players: tuple[int, ...]
    """How many may play."""
    rules: int
    """The version of its rules."""

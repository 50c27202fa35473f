"""Describes the games there are, as data."""

from __future__ import annotations

from msgspec import Struct


class GameHeading(Struct):
    """The facts that are told of every game."""

    name: str
    """The name of the game in requests."""
    players: tuple[int, ...]
    """The numbers of players that the game allows."""
    rules: int
    """The version of its rules."""

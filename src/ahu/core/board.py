"""The boards of hexes that games read as data, never as code."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The steps (q, r) from a hex to its neighbours, counter-clockwise from the east."""

MOST_HEXES = 250
"""The most hexes of a board: their numbers fit in one byte, whose other values are taken."""


class Hex(Struct, frozen=True):
    """A hex of a board. Its name is unique and stands in notation and JSON."""

    name: str
    q: int
    r: int
    kind: str
    number: int = 0


class Feature(Struct, frozen=True):
    """A thing that a board has on a hex from the beginning."""

    kind: str
    """Its kind, in the words of the game."""
    name: str
    """Its name in notation; its kind, where there is only one."""
    hex: str
    """The name of its hex."""
    values: dict[str, int] = {}
    """The numbers that are written on it."""


class Board:
    """A board: its hexes in the order of the file, their neighbours, and its features."""

    def __init__(
        self, name: str, hexes: Sequence[Hex], content: object, features: Sequence[Feature] = ()
    ) -> None:
        """Builds the board.

        `content` is everything that matters to the rules, as JSON can hold it.
        """
        self.name = name
        self.features = tuple(features)
        self.hexes = tuple(hexes)
        self.names = tuple(hex.name for hex in self.hexes)
        self.index = {hex: i for i, hex in enumerate(self.names)}
        at = {(hex.q, hex.r): i for i, hex in enumerate(self.hexes)}
        self.neighbours = tuple(
            tuple(at[hex.q + q, hex.r + r] for q, r in DIRECTIONS if (hex.q + q, hex.r + r) in at)
            for hex in self.hexes
        )
        canonical = json.dumps([name, content], ensure_ascii=True, separators=(",", ":"))
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()


@cache
def no_board(game: str) -> Board:
    """Returns the empty board of a game without one.

    Its digest never changes: records contain it.
    """
    return Board(game, (), None)

"""Describes a board as data."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ahu.core.board import Board, Feature


class HexInfo(Struct, frozen=True):
    """A hex of a board."""

    name: str
    """The name of the hex in notation."""
    q: int
    """Its axial coordinates: q grows to the east …"""
    r: int
    """… and r to the south-east."""
    kind: str
    """What the hex is, in the words of the game."""
    number: int
    """A number that belongs to the kind; 0 where it needs none."""
    neighbours: list[str]
    """The names of the hexes around it."""


class BoardInfo(Struct, frozen=True):
    """A board: its hexes, and what the game has on them."""

    name: str
    """The name of the board."""
    digest: str
    """The SHA-256 of what the board is, in hexadecimal digits."""
    hexes: list[HexInfo]
    """All hexes of the board."""
    features: list[Feature]
    """What stands on the hexes from the beginning."""


@lru_cache(maxsize=100)
def board_info(board: Board) -> BoardInfo:
    """Returns a board as data."""
    names = board.names
    hexes = [
        HexInfo(hex.name, hex.q, hex.r, hex.kind, hex.number, [names[i] for i in around])
        for hex, around in zip(board.hexes, board.neighbours, strict=True)
    ]
    return BoardInfo(board.name, board.digest, hexes, list(board.features))

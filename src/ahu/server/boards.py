"""The boards of tables: the games' own, those that were their own when a table began, as data."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Game
from ahu.draw.drawing import layout
from ahu.draw.layout import Layout
from ahu.games import game_named


@lru_cache(maxsize=100)
def board_of(game: str, text: str | None) -> Board:
    """The board in this text, or the game's own; one object for each."""
    return game_named(game).board(text)


class HexInfo(Struct):
    """A hex of a board; `number` is the logs of a forest, or the number of a tile's field."""

    name: str
    q: int
    r: int
    kind: str
    number: int
    coastal: bool


class AhuInfo(Struct):
    """A platform for statues, the hex it overlaps, and what it is worth."""

    name: str
    hex: str
    moai: int
    headdress: int


class BoardInfo(Struct):
    """A board; some games have ahus on it."""

    name: str
    digest: str
    hexes: list[HexInfo]
    ahus: list[AhuInfo]
    layout: Layout
    """Where everything lies on paper."""


@lru_cache(maxsize=100)
def board_info(game: Game, board: Board) -> BoardInfo:
    """A board as data."""
    names = [hex.name for hex in board.hexes]
    coastal = getattr(board, "coastal", (False,) * len(names))
    hexes = [
        HexInfo(hex.name, hex.q, hex.r, hex.kind, hex.number, coast)
        for hex, coast in zip(board.hexes, coastal, strict=True)
    ]
    ahus = [
        AhuInfo(ahu.name, names[ahu.hex], ahu.moai, ahu.headdress)
        for ahu in getattr(board, "ahus", ())
    ]
    return BoardInfo(board.name, board.digest, hexes, ahus, layout(game, board))

"""Finds the boards of tables as data: the games' own, now or when a table began."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import asdict

from ahu.core.board import Board
from ahu.core.contract import Game
from ahu.draw.drawing import layout
from ahu.draw.layout import Layout
from ahu.games import game_named
from ahu.wire.boards import BoardInfo, board_info


@lru_cache(maxsize=100)
def board_of(game: str, text: str | None) -> Board:
    """Returns the board in `text`, or the game's own; one object for each."""
    return game_named(game).board(text)


class DrawnBoard(BoardInfo, frozen=True):
    """A board, and how it is drawn."""

    layout: Layout
    """Where everything lies on paper."""


@lru_cache(maxsize=100)
def drawn_board(game: Game, board: Board) -> DrawnBoard | None:
    """Returns a board as data, or None if the game needs no board."""
    if not board.hexes:
        return None
    return DrawnBoard(**asdict(board_info(board)), layout=layout(game, board))

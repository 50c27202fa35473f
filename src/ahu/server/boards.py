"""The boards of tables: the games' own, those that were their own when a table began, as data."""

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
    """The board in this text, or the game's own; one object for each."""
    return game_named(game).board(text)


class DrawnBoard(BoardInfo, frozen=True):
    """A board, and how it is drawn."""

    layout: Layout
    """Where everything lies on paper."""


@lru_cache(maxsize=100)
def drawn_board(game: Game, board: Board) -> DrawnBoard | None:
    """A board as data; None for the board of a game that needs none."""
    if not board.hexes:
        return None
    return DrawnBoard(**asdict(board_info(board)), layout=layout(game, board))

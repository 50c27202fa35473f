"""The boards of tables: the games' own, and those that were their own when a table began."""

from __future__ import annotations

from functools import lru_cache

from ahu.core.board import Board
from ahu.games import game_named


@lru_cache(maxsize=100)
def board_of(game: str, text: str | None) -> Board:
    """The board in this text, or the game's own; one object for each."""
    return game_named(game).board(text)

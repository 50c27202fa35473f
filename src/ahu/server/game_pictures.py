"""Gives the page a picture of a game's board, as the printed maps have it."""

from __future__ import annotations

from functools import lru_cache

from ahu.core.refusal import refuse
from ahu.draw.drawing import board_svg, drawing_of
from ahu.games import game_named
from ahu.server import page
from ahu.text import LANGUAGES, language_named


def picture_of(game: str, language: str) -> page.File:
    """Returns the drawing of a game's own board. Raises Refused if there is none."""
    return _file(game_named(game).name, language_named(language))


@lru_cache(maxsize=len(LANGUAGES) * 20)
def _file(name: str, language: str) -> page.File:
    game = game_named(name)
    if drawing_of(game) is None:
        raise refuse("", "table-page-missing")
    return page.file("board.svg", board_svg(game, game.board(), language).encode())

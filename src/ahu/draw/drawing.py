"""What a game says about how its boards are drawn, and what stands in if it says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Game
from ahu.core.facets import load
from ahu.core.refusal import refuse
from ahu.draw.heat import Heat
from ahu.draw.layout import Layout, laid_out
from ahu.text import DEFAULT

SIZE = 50.0
"""The distance from the centre of a hex to its corner, if a game says nothing."""


B = TypeVar("B", bound=Board)


class Drawing(Struct, Generic[B], frozen=True):
    """How the boards of a game are drawn."""

    svg: Callable[[B, str, Heat | None], str]
    """Returns the map in a language, coloured by how much its hexes and features are used."""
    layout: Callable[[B], Layout]


def drawing_of(game: Game) -> Drawing[Board] | None:
    """Returns how the boards of a game are drawn, or None if it does not say."""
    return cast(Drawing[Board], load(game.facets.drawing)) if game.facets.drawing else None


def board_svg(game: Game, board: Board, language: str = DEFAULT, heat: Heat | None = None) -> str:
    """Returns a picture of a board: a standalone SVG, the same bytes for the same board.

    With heat, its hexes and features are coloured by how much they are used. Raises Refused if the
    boards of the game cannot be drawn.
    """
    drawing = drawing_of(game)
    if drawing is None:
        raise refuse("", "board-no-drawing", game=game.name)
    return drawing.svg(board, language, heat)


def layout(game: Game, board: Board) -> Layout:
    """Returns where everything of a board lies on paper."""
    drawing = drawing_of(game)
    return laid_out(board, SIZE) if drawing is None else drawing.layout(board)

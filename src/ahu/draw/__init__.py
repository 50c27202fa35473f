"""Boards drawn as old survey maps, in SVG."""

from __future__ import annotations

from ahu.draw.heat import Heat
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.drawing import giants_svg
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.drawing import orongo_svg
from ahu.text import DEFAULT

__all__ = ["Heat", "board_svg"]


def board_svg(
    board: GiantsBoard | OrongoBoard, language: str = DEFAULT, heat: Heat | None = None
) -> str:
    """A picture of a board: a standalone SVG, the same bytes for the same board.

    With heat, its hexes and ahus are coloured by how much they are used.
    """
    if isinstance(board, GiantsBoard):
        return giants_svg(board, language, heat)
    return orongo_svg(board, language, heat)

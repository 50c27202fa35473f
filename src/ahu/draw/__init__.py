"""Boards drawn as old survey maps, in SVG."""

from __future__ import annotations

from ahu.draw.giants import giants_svg
from ahu.draw.orongo import orongo_svg
from ahu.giants.board import GiantsBoard
from ahu.orongo.board import OrongoBoard
from ahu.text import DEFAULT


def board_svg(board: GiantsBoard | OrongoBoard, language: str = DEFAULT) -> str:
    """A picture of a board: a standalone SVG, the same bytes for the same board."""
    if isinstance(board, GiantsBoard):
        return giants_svg(board, language)
    return orongo_svg(board, language)

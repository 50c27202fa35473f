"""Boards drawn as old survey maps, in SVG."""

from __future__ import annotations

from ahu.draw.giants import giants_svg
from ahu.draw.orongo import orongo_svg
from ahu.giants.board import GiantsBoard
from ahu.orongo.board import OrongoBoard


def board_svg(board: GiantsBoard | OrongoBoard) -> str:
    """A picture of a board: a standalone SVG, the same bytes for the same board."""
    return giants_svg(board) if isinstance(board, GiantsBoard) else orongo_svg(board)

"""Where everything of a board lies on paper, as data for whoever draws it live."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ahu.core.board import Board
from ahu.draw.hexes import Grid
from ahu.draw.svg import Box

MARGIN = 0.62
"""How much sea is shown around the island and its names, in hexes."""


class NamePlace(Struct, frozen=True):
    """A name in one or several lines: their middle, and the baseline of the last."""

    lines: tuple[str, ...]
    x: float
    y: float
    above: bool
    """Whether it rises to the top of what stands at its feature."""


class FeaturePlace(Struct, frozen=True):
    """The middle of a feature, where pieces stand on it, and its name, if there is room for it."""

    feature: str
    x: float
    y: float
    scale: float
    stand: tuple[float, float]
    name: NamePlace | None


class Layout(Struct, frozen=True):
    """A board on paper: the same numbers for the same board."""

    size: float
    """From the centre of a hex to its corner."""
    box: tuple[float, float, float, float]
    """Left, top, width and height of everything."""
    coast: str
    """The path around the island."""
    centres: dict[str, tuple[float, float]]
    features: list[FeaturePlace]
    """Of those that have a place of their own beside the middle of their hex."""


def laid_out(
    board: Board,
    size: float,
    features: Sequence[FeaturePlace] = (),
    beside: Sequence[Box] = (),
) -> Layout:
    """Returns where the hexes and the coast lie; `beside` is what stands beside the hexes."""
    grid = Grid(board.hexes, size)
    box = Box.hull([grid.box, *beside]).grown(size * MARGIN)
    return Layout(
        size,
        (*point((box.left, box.top)), *point((box.right - box.left, box.bottom - box.top))),
        grid.coast(),
        {hex.name: point(centre) for hex, centre in zip(board.hexes, grid.centres, strict=True)},
        list(features),
    )


def point(place: tuple[float, float]) -> tuple[float, float]:
    """Returns a place rounded as far as anybody can see it."""
    return round(place[0], 1), round(place[1], 1)

"""Shows a position as simple shapes, which can become an SVG or pixels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ahu.draw.hexes import CORNERS, Grid

Point = tuple[float, float]
PAINTS = ("#3b78c2", "#3f9142", "#c8382c", "#e3b32c", "#8d4fae")
"""The colour of each seat."""
SEA, LAND, INK = "#cfe3ea", "#f3e9cc", "#332a1c"
SIZE = 30.0


class Polygon(NamedTuple):
    """A filled area with an outline."""

    points: tuple[Point, ...]
    fill: str


class Disc(NamedTuple):
    """A filled circle with an outline."""

    x: float
    y: float
    radius: float
    fill: str


class Label(NamedTuple):
    """A short text, centred."""

    x: float
    y: float
    text: str
    size: float


Shape = Polygon | Disc | Label


def hexagon(x: float, y: float, grid: Grid, fill: str) -> Polygon:
    """Returns a hex of the board."""
    corners = (grid.point(corner) for corner in CORNERS)
    return Polygon(tuple((x + dx * 0.96, y + dy * 0.96) for dx, dy in corners), fill)


def square(x: float, y: float, half: float, fill: str) -> Polygon:
    """Returns a square around its middle."""
    corners = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    return Polygon(corners, fill)


def row(x: float, y: float, shapes: list[tuple[str, str]]) -> Iterator[Shape]:
    """Yields small pieces side by side: discs of a colour with a word on them."""
    for i, (fill, word) in enumerate(shapes):
        across = x + 0.42 * SIZE * (i - (len(shapes) - 1) / 2)
        yield Disc(across, y, 0.2 * SIZE, fill)
        yield Label(across, y, word, 0.3 * SIZE)

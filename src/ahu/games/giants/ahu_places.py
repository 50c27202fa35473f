"""Finds places for the ahus of a board on the shore, and room for their names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice
from math import hypot
from typing import NamedTuple

from ahu.draw.hexes import Grid, Point
from ahu.draw.labels import Spot, arrange
from ahu.draw.svg import Box, polar, shortened, width_of
from ahu.games.giants.board import Ahu

SLAB = (52.0, 33.0)
"""The width and height of an ahu as it is drawn."""
NAME_SIZE = 17.0
MOST_LETTERS = 28
LEAST_SCALE = 0.6
"""The least scale of ahus with names."""
MOST_TRIED = 800
"""The most ways to set the ahus of one hex that are compared."""


class PlacedAhu(NamedTuple):
    """An ahu with its place: its slab, its scale, and its name.

    On a hex so crowded that its ahus are tiny there is no room for names.
    """

    ahu: Ahu
    slab: Box
    scale: float
    name: str
    label: Box | None


class Way(NamedTuple):
    """A way to set the ahus of a hex side by side."""

    slabs: tuple[Box, ...]
    scale: float
    cost: float


def place(
    ahus: Sequence[Ahu], grid: Grid, keep_clear: Sequence[tuple[Box, float]]
) -> list[PlacedAhu]:
    """Places each ahu on the shore of its hex and its name out to sea, and returns them all."""
    by_hex: dict[int, list[Ahu]] = {}
    for ahu in ahus:
        by_hex.setdefault(ahu.hex, []).append(ahu)
    ways = [_ways(grid, hex, len(group)) for hex, group in by_hex.items()]
    spots = [
        [Spot(tuple(slab.grown(2) for slab in way.slabs), way.cost) for way in options]
        for options in ways
    ]
    standing: list[tuple[Ahu, Box, float]] = []
    origins: list[Point] = []
    for (hex, group), options, chosen in zip(
        by_hex.items(), ways, arrange(spots, keep_clear), strict=True
    ):
        way = options[chosen]
        for ahu, slab in zip(group, sorted(way.slabs), strict=True):
            standing.append((ahu, slab, way.scale))
            origins.append(grid.centres[hex])
    slabs = [slab for _, slab, _ in standing]
    names = [shortened(ahu.name, MOST_LETTERS) for ahu, _, _ in standing]
    spots = [
        _name_spots(name, slab, origin) if scale >= LEAST_SCALE else []
        for (_, slab, scale), name, origin in zip(standing, names, origins, strict=True)
    ]
    labels = iter(_labels([options for options in spots if options], slabs, grid))
    return [
        PlacedAhu(*found, name, next(labels) if options else None)
        for found, name, options in zip(standing, names, spots, strict=True)
    ]


def _ways(grid: Grid, hex: int, count: int) -> list[Way]:
    """Returns ways to set `count` ahus on a hex, on the sides that face the sea."""
    x, y = grid.centres[hex]
    sides = grid.open_sides(grid.places[hex])
    if count > 2 * len(sides):
        return [_crowd(x, y, count, grid.size)]
    sea = [polar(60.0 * side, 1) for side in sides]
    sea_x, sea_y = sum(dx for dx, _ in sea), sum(dy for _, dy in sea)
    seawards = max(1.0, hypot(sea_x, sea_y))
    shore = [(60.0 * side, along) for along in (0.0, -0.56, 0.56) for side in sides]
    ways = []
    for chosen in islice(combinations(shore, count), MOST_TRIED):
        steps = [_on_shore(angle, along, grid.size) for angle, along in chosen]
        slabs = tuple(Box.around(x + dx, y + dy, *SLAB) for dx, dy in steps)
        crossed = sum(a.grown(2).overlap(b.grown(2)) for a, b in combinations(slabs, 2))
        away = sum(dx * sea_x + dy * sea_y for dx, dy in steps) / seawards
        beside = sum(along != 0 for _, along in chosen)
        ways.append(Way(slabs, 1.0, 20 * crossed + 100 * beside - 2 * away))
    return ways


def _on_shore(angle: float, along: float, size: float) -> Point:
    """Returns a point on the side at this angle, `along` its length from its middle."""
    (dx, dy), (tx, ty) = polar(angle, size * 0.97), polar(angle + 90, size * along)
    return dx + tx, dy + ty


def _crowd(x: float, y: float, count: int, size: float) -> Way:
    """Returns rows of ahus, small enough to fit, for a hex with little shore."""
    columns = next(n for n in range(1, count + 1) if n * n * 1.6 >= count or n == count)
    scale = min(1.0, 1.5 * size / (columns * SLAB[0]))
    width, height = SLAB[0] * scale, SLAB[1] * scale
    rows = -(-count // columns)
    slabs = tuple(
        Box.around(
            x + (i % columns - (columns - 1) / 2) * width,
            y + (i // columns - (rows - 1) / 2) * height,
            width,
            height,
        )
        for i in range(count)
    )
    return Way(slabs, scale, 0.0)


_LEANS = (
    *((0, sy, lean) for sy in (-1, 1) for lean in (0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75)),
    *((sx, sy, 0.0) for sx in (1, -1) for sy in (0.0, -0.5, 0.5, -0.9, 0.9)),
)
"""The places a name can have: sideways, up or down, and how far it then leans to a side."""


def _labels(options: list[list[Spot]], slabs: list[Box], grid: Grid) -> list[Box]:
    """Returns a box for each name that covers neither an ahu, nor another name, nor much land."""
    covered = [(slab.grown(1), 30.0) for slab in slabs]
    for x, y in grid.centres:
        covered.append((Box.around(x, y, grid.wide * 2.25, grid.size), 3.0))
        covered.append((Box.around(x, y, grid.wide * 1.2, grid.size * 2), 3.0))
    chosen = arrange(options, covered)
    return [spots[pick].boxes[0] for spots, pick in zip(options, chosen, strict=True)]


def _name_spots(name: str, slab: Box, origin: Point) -> list[Spot]:
    """Returns places for a name around its ahu; the nearer and the more seawards the better."""
    width, height = width_of(name, NAME_SIZE) + 4, NAME_SIZE
    x, y = slab.centre
    half, tall = (slab.right - slab.left) / 2, (slab.bottom - slab.top) / 2
    out = (x - origin[0], y - origin[1])
    spots = []
    for gap in (2.0, 8.0, 17.0, 30.0):
        for sx, sy, lean in _LEANS:
            nx = x + sx * (half + width / 2 + gap) + lean * width
            ny = y + sy * (tall + height / 2 + (gap if sx == 0 else 0))
            dx, dy = nx - x, ny - y
            along = (dx * out[0] + dy * out[1]) / max(1.0, hypot(*out) * hypot(dx, dy))
            cost = 10 * gap + 60 * (1 - along) + 80 * abs(lean) + (40 * abs(sy) if sx else 0)
            spots.append(Spot((Box.around(nx, ny, width, height),), cost))
    return spots

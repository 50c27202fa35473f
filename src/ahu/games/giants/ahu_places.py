"""Finds places for the ahus of a board on the shore, for what stands there, and for names."""

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
STATUE = (36.0, 66.0)
"""The room for a Moai on its base, from its feet up."""
TALLEST = 84.0
"""The height of the largest Moai with its base and its headdress."""
NAME_SIZE = 17.0
LINE = 16.0
"""From one line of a name to the next."""
ROOMY = 1.18
"""How much wider a typeface may be than it is thought to be."""
MOST_LETTERS = 28
LEAST_SCALE = 0.6
"""The least scale of ahus with names."""
MOST_TRIED = 800
"""The most ways to set the ahus of one hex that are compared."""


class PlacedName(NamedTuple):
    """The name of an ahu in one line or two, and the box around it."""

    lines: tuple[str, ...]
    box: Box
    above: bool
    """Whether it rises when something stands on the ahu."""


class PlacedAhu(NamedTuple):
    """An ahu with its place: its slab, its scale, the feet of its Moai, and its name.

    On a hex so crowded that its ahus are tiny there is no room for names.
    """

    ahu: Ahu
    slab: Box
    scale: float
    stand: Point
    name: PlacedName | None

    @property
    def boxes(self) -> list[Box]:
        """All the room it may need."""
        found = [self.slab, _statue(self.stand, self.scale)]
        return found if self.name is None else [*found, _room(self.name)]


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
    scales = [scale for _, _, scale in standing]
    stands = _stands(slabs, scales, grid)
    statues = [_statue(stand, scale) for stand, scale in zip(stands, scales, strict=True)]
    choices = [
        _names(shortened(ahu.name, MOST_LETTERS), slab, statue, origin)
        if scale >= LEAST_SCALE
        else []
        for (ahu, slab, scale), statue, origin in zip(standing, statues, origins, strict=True)
    ]
    names = iter(_chosen([options for options in choices if options], slabs, statues, grid))
    return [
        PlacedAhu(*found, stand, next(names) if options else None)
        for found, stand, options in zip(standing, stands, choices, strict=True)
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


_ASIDE = ((13.0, 25.0), (22.0, 60.0), (45.0, 130.0), (64.0, 210.0))
_STANDS = ((0.0, 0.0), *((side * aside, cost) for aside, cost in _ASIDE for side in (-1, 1)))
"""How far to the side a Moai may stand, and how unwelcome that is: on the slab, or beside it."""


def _stands(slabs: list[Box], scales: list[float], grid: Grid) -> list[Point]:
    """Returns where the feet of each Moai are: hiding no slab, no other Moai, and little land."""
    covered = [(slab, 30.0) for slab in slabs]
    covered += [(Box.around(x, y, grid.size * 1.3, grid.size * 1.3), 0.2) for x, y in grid.centres]
    feet = [
        [(_feet(slab, scale, aside), cost) for aside, cost in _STANDS]
        for slab, scale in zip(slabs, scales, strict=True)
    ]
    spots = [
        [Spot((_statue(stand, scale).grown(1),), cost) for stand, cost in options]
        for options, scale in zip(feet, scales, strict=True)
    ]
    chosen = arrange(spots, covered)
    return [options[pick][0] for options, pick in zip(feet, chosen, strict=True)]


def _feet(slab: Box, scale: float, aside: float) -> Point:
    """Returns a place on a slab or, further aside, on the ground beside it."""
    x, y = slab.centre
    beside = abs(aside) > SLAB[0] / 2
    return x + aside * scale, y + (13.0 if beside else -18.0) * scale


def _statue(feet: Point, scale: float) -> Box:
    x, y = feet
    width, height = STATUE
    return Box(x - width / 2 * scale, y - height * scale, x + width / 2 * scale, y)


_LEANS = (
    *((0, sy, lean) for sy in (-1, 1) for lean in (0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75)),
    *((sx, sy, 0.0) for sx in (1, -1) for sy in (0.0, -0.5, 0.5, -0.9, 0.9)),
)
"""The places a name can have: sideways, up or down, and how far it then leans to a side."""
_HIDDEN_STATUE = 25.0


def _chosen(
    choices: list[list[tuple[PlacedName, float]]],
    slabs: list[Box],
    statues: list[Box],
    grid: Grid,
) -> list[PlacedName]:
    """Returns a place for each name: it covers no ahu, no Moai, no other name, and little land."""
    covered = [(slab.grown(1), 30.0) for slab in slabs]
    covered += [(statue, _HIDDEN_STATUE) for statue in statues]
    for x, y in grid.centres:
        covered.append((Box.around(x, y, grid.wide * 2.25, grid.size), 3.0))
        covered.append((Box.around(x, y, grid.wide * 1.2, grid.size * 2), 3.0))
    spots = [[Spot((_room(name),), cost) for name, cost in options] for options in choices]
    chosen = arrange(spots, covered)
    return [options[pick][0] for options, pick in zip(choices, chosen, strict=True)]


def _room(name: PlacedName) -> Box:
    """Returns the room that a name needs, now or when it has risen."""
    left, top, right, bottom = name.box
    return Box(left, top - TALLEST, right, bottom) if name.above else name.box


def _names(name: str, slab: Box, statue: Box, origin: Point) -> list[tuple[PlacedName, float]]:
    """Returns places for a name around its ahu, each with how unwelcome it is."""
    return [found for lines in _broken(name) for found in _names_of(lines, slab, statue, origin)]


def _broken(name: str) -> list[tuple[str, ...]]:
    """Returns a name in one line and, where it has several words, in two."""
    words = name.split(" ")
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    shortest = min(breaks, key=lambda lines: max(map(len, lines)), default=None)
    return [(name,)] if shortest is None else [(name,), shortest]


def _names_of(
    lines: tuple[str, ...], slab: Box, statue: Box, origin: Point
) -> list[tuple[PlacedName, float]]:
    """Returns places for these lines; the nearer and the more seawards the better."""
    width = max(width_of(line, NAME_SIZE) for line in lines) * ROOMY + 8
    height = NAME_SIZE + LINE * (len(lines) - 1)
    x, y = slab.centre
    half, tall = (slab.right - slab.left) / 2, (slab.bottom - slab.top) / 2
    out = (x - origin[0], y - origin[1])
    found = []
    for gap in (2.0, 8.0, 17.0, 30.0, 44.0):
        for sx, sy, lean in _LEANS:
            nx = x + sx * (half + width / 2 + gap) + lean * width
            ny = y + sy * (tall + height / 2 + (gap if sx == 0 else 0))
            dx, dy = nx - x, ny - y
            along = (dx * out[0] + dy * out[1]) / max(1.0, hypot(*out) * hypot(dx, dy))
            cost = 10 * gap + 60 * (1 - along) + 80 * abs(lean) + (40 * abs(sy) if sx else 0)
            cost += 45 * (len(lines) - 1)
            box = Box.around(nx, ny, width, height)
            name = PlacedName(lines, box, box.bottom <= slab.top and bool(box.overlap(statue)))
            if name.above:  # then its own Moai is not in its way
                cost -= _HIDDEN_STATUE * _room(name).overlap(statue)
            found.append((name, cost))
    return found

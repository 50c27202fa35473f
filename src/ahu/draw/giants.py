"""The map of a board of Giants."""

from __future__ import annotations

from itertools import combinations, islice

from ahu.core.board import Hex
from ahu.draw import glyphs
from ahu.draw.chart import Chart
from ahu.draw.hexes import Grid, Point
from ahu.draw.labels import Spot, arrange
from ahu.draw.svg import Box, group, polar, shortened, tag, text, use, width_of
from ahu.giants.board import Ahu, GiantsBoard

SIZE = 60.0
NAME_SIZE = 16.0
SLAB = (52.0, 33.0)
MOST_TRIED = 800
"""So many ways to set the ahus of one hex are compared."""

TINTS = {
    "forest": "#a9b873",
    "village": "#d9a85a",
    "sorcerers_hut": "#b79cb5",
    "moai_quarry": "#b9ae98",
    "headdress_quarry": "#d79a7d",
}
GLYPHS = {
    "forest": glyphs.forest,
    "village": glyphs.village,
    "sorcerers_hut": glyphs.hut,
    "moai_quarry": glyphs.volcano,
    "headdress_quarry": glyphs.topknots,
}


def giants_svg(board: GiantsBoard) -> str:
    """The whole map."""
    grid = Grid(board.hexes, SIZE)
    chart = Chart(grid, board.name, "Giants", _legend(), Box(-120, 0, 120, 62))
    for kind, glyph in GLYPHS.items():
        chart.define(kind, glyph())
    chart.define("slab", glyphs.platform())
    chart.define("hex", tag("polygon", points=grid.outline(0.965), stroke_linejoin="round"))
    for hex, (x, y) in zip(board.hexes, grid.centres, strict=True):
        chart.body.append(_hex(hex, x, y))
    _place_ahus(chart, board)
    return chart.svg()


def _hex(hex: Hex, x: float, y: float) -> str:
    tint = TINTS.get(hex.kind)
    parts = [
        use(
            "hex", x, y, fill=tint or "#fff8e4", fill_opacity=0.72 if tint else 0.25, stroke="none"
        ),
        use("hex", x, y, fill="none", stroke="#7d6439", stroke_width=1.1, stroke_opacity=0.55),
    ]
    if hex.kind in GLYPHS:
        parts.append(use(hex.kind, x, y - 4, 1.2))
    faint = {"fill": glyphs.INK, "opacity": 0.5, "letter_spacing": 0.5}
    if hex.kind == "forest":
        parts.append(_logs(hex.number, x, y + 27))
        parts.append(text(hex.name, x, y - 42, 11.5, **faint))
    elif hex.kind in GLYPHS:
        parts.append(
            text(hex.name, x, y + 35, 11.5, font_style="italic", **faint | {"opacity": 0.75})
        )
    else:
        parts.append(text(hex.name, x, y + 5, 15, **faint | {"opacity": 0.38}))
    return "".join(parts)


def _logs(count: int, x: float, y: float) -> str:
    """The number of logs on the sawn end of one."""
    return (
        tag("circle", cx=x, cy=y, r=16.0, fill="#f4e3b8", stroke="#5a4022", stroke_width=2.4)
        + tag("circle", cx=x, cy=y, r=12.2, fill="none", stroke="#b58d4c", stroke_width=0.9)
        + text(str(count), x, y + 7, 21, fill="#3c2a14", font_weight="bold")
    )


def _slab(moai: str, headdress: str, x: float, y: float, scale: float = 1) -> str:
    values = text(moai, -12.5, 3.5, 19, fill="#17130e", font_weight="bold") + text(
        headdress, 12.5, 3.5, 19, fill=glyphs.RED, font_weight="bold"
    )
    return group(use("slab") + values, x, y, scale)


def _legend() -> str:
    left = {"text_anchor": "end", "fill": glyphs.INK, "font_style": "italic"}
    right = {"text_anchor": "start", "fill": glyphs.RED, "font_style": "italic"}
    return "".join(
        (
            _slab("6", "4", 0, 32),
            text("Moai", -34, 34, 15, **left),
            text("headdress", 34, 34, 15, **right),
        )
    )


def _place_ahus(chart: Chart, board: GiantsBoard) -> None:
    """Sets the ahus on the shores of their hexes, and their names out to sea."""
    grid = chart.grid
    by_hex: dict[int, list[Ahu]] = {}
    for ahu in board.ahus:
        by_hex.setdefault(ahu.hex, []).append(ahu)
    inland = [
        (Box.around(x, y, SIZE * 1.05, SIZE * 1.05), 3.0 if hex.kind in GLYPHS else 1.0)
        for hex, (x, y) in zip(board.hexes, grid.centres, strict=True)
    ]
    inland += [
        (Box.around(x, y + 32, 84, 14), 8.0)
        for hex, (x, y) in zip(board.hexes, grid.centres, strict=True)
        if hex.kind in GLYPHS
    ]
    settings = {hex: _settings(grid, hex, len(ahus)) for hex, ahus in by_hex.items()}
    spots = [
        [
            Spot(tuple(Box.around(x, y, *SLAB).grown(2) for x, y, _ in setting), cost)
            for setting, cost in options
        ]
        for options in settings.values()
    ]
    chosen = arrange(spots, inland)
    standing: list[tuple[Ahu, float, float, float, Point]] = []
    for (hex, ahus), options, number in zip(by_hex.items(), settings.values(), chosen, strict=True):
        places = sorted(options[number][0])
        for ahu, (x, y, scale) in zip(ahus, places, strict=True):
            standing.append((ahu, x, y, scale, grid.centres[hex]))
    slabs = [Box.around(x, y, SLAB[0] * s, SLAB[1] * s) for _, x, y, s, _ in standing]
    names = [shortened(ahu.name, 28) for ahu, *_ in standing]
    options = [
        _name_spots(name, slab, centre)
        for name, slab, (*_, centre) in zip(names, slabs, standing, strict=True)
    ]
    land = [(Box.around(x, y, grid.wide * 1.8, SIZE * 1.6), 5.0) for x, y in grid.centres]
    picks = arrange(options, [(slab.grown(1), 10.0) for slab in slabs] + land)
    for (ahu, x, y, scale, _), slab, name, spots_, pick in zip(
        standing, slabs, names, options, picks, strict=True
    ):
        box = spots_[pick].boxes[0]
        chart.boxes += [slab, box]
        chart.body.append(_slab(str(ahu.moai), str(ahu.headdress), x, y, scale))
        chart.body.append(_name(name, box))


def _settings(
    grid: Grid, hex: int, count: int
) -> list[tuple[list[tuple[float, float, float]], float]]:
    """Ways to set so many ahus on a hex: each ahu's place and size, and what the way costs."""
    x, y = grid.centres[hex]
    sides = grid.open_sides(grid.places[hex])
    if count > 2 * len(sides):
        # A hex this crowded gets rows of smaller ahus.
        columns = next(n for n in range(1, 99) if n * n * 1.6 >= count)
        scale = min(1.0, 1.5 * SIZE / (columns * SLAB[0]))
        crowd = [
            (
                x + (i % columns - (min(columns, count) - 1) / 2) * SLAB[0] * scale,
                y + (i // columns - (count - 1) // columns / 2) * SLAB[1] * scale,
                scale,
            )
            for i in range(count)
        ]
        return [(crowd, 0.0)]
    outwards = _sum([polar(60.0 * side, 1) for side in sides])
    spots = [(60.0 * side, along) for side in sides for along in (0.0, -0.5, 0.5)]
    ways = []
    for chosen in islice(combinations(spots, count), MOST_TRIED):
        steps = [_on_shore(*spot) for spot in chosen]
        away = sum(dx * outwards[0] + dy * outwards[1] for dx, dy in steps)
        beside = sum(along != 0 for _, along in chosen)
        ways.append(([(x + dx, y + dy, 1.0) for dx, dy in steps], 100 * beside - 2 * away + 1000))
    return ways


def _on_shore(angle: float, along: float) -> Point:
    """A place on the side at this angle, this much of its length from its middle."""
    (dx, dy), (tx, ty) = polar(angle, SIZE * 0.97), polar(angle + 90, SIZE * along)
    return dx + tx, dy + ty


def _name_spots(name: str, slab: Box, centre: Point) -> list[Spot]:
    """Places for a name around its ahu, seawards first."""
    width, height = width_of(name, NAME_SIZE) + 4, NAME_SIZE
    x, y = slab.centre
    half, tall = (slab.right - slab.left) / 2, (slab.bottom - slab.top) / 2
    out = (x - centre[0], y - centre[1])
    long = max(1.0, (out[0] ** 2 + out[1] ** 2) ** 0.5)
    spots = []
    for gap in (3.0, 9.0, 18.0, 30.0):
        for sx, sy, lean in _LEANS:
            nx = x + sx * (half + width / 2 + gap) + lean * width / 2
            ny = y + sy * (tall + height / 2 + gap)
            along = ((nx - x) * out[0] + (ny - y) * out[1]) / long
            far = ((nx - x) ** 2 + (ny - y) ** 2) ** 0.5
            cost = 10 * gap + 60 * (1 - along / max(far, 1.0)) + 25 * abs(lean)
            spots.append(Spot((Box.around(nx, ny, width, height),), cost))
    return spots


_LEANS = (
    (0, -1, 0.0),
    (0, 1, 0.0),
    (1, 0, 0.0),
    (-1, 0, 0.0),
    *((0, sy, lean) for sy in (-1, 1) for lean in (-0.35, 0.35, -0.7, 0.7)),
    *((sx, sy * 0.5, 0.0) for sx in (-1, 1) for sy in (-1, 1)),
)
"""Sideways, up or down, and how far the name then leans to a side."""


def _name(name: str, box: Box) -> str:
    x, _ = box.centre
    return text(
        name,
        x,
        box.bottom - 3.5,
        NAME_SIZE,
        font_style="italic",
        fill="#fdf6e0",
        stroke="#17404f",
        stroke_width=3.2,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _sum(vectors: list[Point]) -> Point:
    x, y = sum(x for x, _ in vectors), sum(y for _, y in vectors)
    long = max(1e-9, (x * x + y * y) ** 0.5)
    return (x / long, y / long) if long > 1e-6 else (0.0, 0.0)

"""Draws the map of a board of Giants."""

from __future__ import annotations

from functools import lru_cache

from ahu.core.board import Hex
from ahu.draw.art import art_of
from ahu.draw.drawing import Drawing
from ahu.draw.heat import Heat, warm_disc, warmth
from ahu.draw.hexes import Grid
from ahu.draw.layout import FeaturePlace, Layout, NamePlace, laid_out, point
from ahu.draw.map_sheet import INK, RED, Chart
from ahu.draw.svg import Box, group, text, use
from ahu.games.giants.ahu_places import LINE, NAME_SIZE, PlacedAhu, PlacedName, place
from ahu.games.giants.board import GiantsBoard
from ahu.text import say

SIZE = 60.0
BELOW_NAME = 3.5
"""The distance from the bottom of a name's box up to its baseline."""

TINTS = {
    "forest": "#a9b873",
    "village": "#d9a85a",
    "sorcerers_hut": "#b79cb5",
    "moai_quarry": "#b9ae98",
    "headdress_quarry": "#d79a7d",
}
"""The colours of the ground of hexes that have a drawing of their own."""


def giants_svg(board: GiantsBoard, language: str, heat: Heat | None = None) -> str:
    """Returns the whole map as SVG."""
    grid = Grid(board.hexes, SIZE)
    legend = _legend(language), Box(-120, 0, 120, 62)
    chart = Chart(art_of("ahu.games.giants"), grid, board.name, "Giants", *legend)
    for hex, (x, y) in zip(board.hexes, grid.centres, strict=True):
        chart.body.append(_hex(hex, x, y))
        if heat is not None:
            chart.body.append(warmth(heat.hexes, hex.name, x, y))
    for ahu in place(board.ahus, grid, kept_clear(board, grid)):
        chart.boxes += ahu.boxes
        values = str(ahu.ahu.moai), str(ahu.ahu.headdress)
        chart.body.append(_slab(*values, *ahu.slab.centre, ahu.scale))
        if ahu.name is not None:
            chart.body += _name(ahu.name)
        if heat is not None:
            chart.body.append(warm_disc(heat.features, ahu.ahu.name, *ahu.slab.centre))
    return chart.svg()


def _hex(hex: Hex, x: float, y: float) -> str:
    tint = TINTS.get(hex.kind)
    parts = [
        use(
            "hex", x, y, fill=tint or "#fff8e4", fill_opacity=0.72 if tint else 0.25, stroke="none"
        ),
        use("hex", x, y, fill="none", stroke="#7d6439", stroke_width=1.1, stroke_opacity=0.55),
    ]
    if hex.kind in TINTS:
        parts.append(use(hex.kind, x, y + 2 if hex.kind == "forest" else y - 4, 1.15))
    faint = {"fill": INK, "opacity": 0.5}
    if hex.kind == "forest":
        parts.append(_logs(hex.number, x, y + 27))
        parts.append(text(hex.name, x, y - 40, 11.5, **faint))
    elif hex.kind in TINTS:
        parts.append(
            text(hex.name, x, y + 34, 11.5, font_style="italic", **faint | {"opacity": 0.8})
        )
    else:
        parts.append(text(hex.name, x, y + 5, 15, **faint | {"opacity": 0.38}))
    return "".join(parts)


def _logs(count: int, x: float, y: float) -> str:
    """Returns the drawing of a number of logs, on the sawn end of one."""
    return use("sawn-end", x, y) + text(
        str(count), x, y + 7, 21 if count < 100 else 15, fill="#3c2a14", font_weight="bold"
    )


def _slab(moai: str, headdress: str, x: float, y: float, scale: float = 1) -> str:
    values = "".join(
        text(value, at, 4.5, (22, 22, 18, 13)[min(len(value), 3)], fill=ink, font_weight="bold")
        for value, at, ink in ((moai, -12.5, "#17130e"), (headdress, 12.5, RED))
    )
    return group(use("slab") + values, x, y, scale)


def _legend(language: str) -> str:
    left = {"text_anchor": "end", "fill": INK, "font_style": "italic"}
    right = {"text_anchor": "start", "fill": RED, "font_style": "italic"}
    return "".join(
        (
            _slab("6", "4", 0, 32),
            text(say("board-legend-moai", language), -34, 34, 15, **left),
            text(say("board-legend-headdress", language), 34, 34, 15, **right),
        )
    )


def _name(name: PlacedName) -> list[str]:
    x, y = name.box.centre[0], name.box.bottom - BELOW_NAME
    return [
        text(
            line,
            x,
            y - LINE * above,
            NAME_SIZE,
            font_style="italic",
            fill="#fdf6e0",
            stroke="#17404f",
            stroke_width=3.2,
            stroke_linejoin="round",
            paint_order="stroke",
        )
        for above, line in enumerate(reversed(name.lines))
    ]


def kept_clear(board: GiantsBoard, grid: Grid) -> list[tuple[Box, float]]:
    """Returns the boxes to keep clear: the middles of the hexes, and above all their drawings."""
    boxes = []
    for hex, (x, y) in zip(board.hexes, grid.centres, strict=True):
        special = hex.kind in TINTS
        boxes.append((Box.around(x, y, SIZE * 1.05, SIZE * 1.05), 3.0 if special else 1.0))
        if special:
            boxes.append((Box.around(x, y + 32, 84, 14), 8.0))
    return boxes


@lru_cache(maxsize=64)
def giants_layout(board: GiantsBoard) -> Layout:
    """Returns the places of the hexes, the coast and the ahus of a board."""
    grid = Grid(board.hexes, SIZE)
    standing = place(board.ahus, grid, kept_clear(board, grid))
    beside = [box for ahu in standing for box in ahu.boxes]
    return laid_out(board, SIZE, [_ahu_place(ahu) for ahu in standing], beside)


def _ahu_place(standing: PlacedAhu) -> FeaturePlace:
    x, y = point(standing.slab.centre)
    scale = round(standing.scale, 3)
    name = None if standing.name is None else _name_place(standing.name)
    return FeaturePlace(standing.ahu.name, x, y, scale, point(standing.stand), name)


def _name_place(name: PlacedName) -> NamePlace:
    at = point((name.box.centre[0], name.box.bottom - BELOW_NAME))
    return NamePlace(name.lines, *at, name.above)


DRAWING: Drawing[GiantsBoard] = Drawing(giants_svg, giants_layout)

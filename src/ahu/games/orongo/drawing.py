"""Draws the map of a board of Orongo."""

from __future__ import annotations

from functools import lru_cache

from ahu.draw.art import art_of
from ahu.draw.drawing import Drawing
from ahu.draw.heat import Heat, warmth
from ahu.draw.hexes import Grid
from ahu.draw.layout import Layout, laid_out
from ahu.draw.map_sheet import INK, Chart
from ahu.draw.svg import Box, group, tag, text, use
from ahu.games.orongo.board import OrongoBoard
from ahu.text import say

SIZE = 46.0

SHORE = "#2f8f96"
"""The colour around the palms on the coast."""

TINTS = {
    "quarry": "#c6bfb0",
    "food": "#c9d08a",
    "temple": "#e0b593",
    "deity": "#cdb6d4",
    "nest": "#ecd28a",
    "birdman": "#a9c8cc",
}


def orongo_svg(board: OrongoBoard, language: str, heat: Heat | None = None) -> str:
    """Returns the whole map as SVG."""
    grid = Grid(board.hexes, SIZE)
    legend = _legend(grid, language)
    chart = Chart(art_of("ahu.games.orongo"), grid, board.name, "Orongo", *legend)
    for i, (x, y) in enumerate(grid.centres):
        chart.body.append(
            _palm(board, i, x, y) if board.hexes[i].kind == "palm" else _field(board, i, x, y)
        )
        if heat is not None:
            chart.body.append(warmth(heat.hexes, board.hexes[i].name, x, y))
    return chart.svg()


def _field(board: OrongoBoard, i: int, x: float, y: float) -> str:
    field = board.hexes[i]
    return "".join(
        (
            use(
                "hex",
                x,
                y,
                fill=TINTS[field.kind],
                fill_opacity=0.92,
                stroke="#6b5430",
                stroke_width=1.2,
            ),
            use(field.kind, x, y - 8, 1.12),
            text(field.name, x, y + 30, 17, fill=INK, font_weight="bold"),
        )
    )


def _palm(board: OrongoBoard, i: int, x: float, y: float) -> str:
    """Returns the drawing of a palm; on the coast it has a beach of its own."""
    field, coastal = board.hexes[i], board.coastal[i]
    parts = [
        use(
            "hex",
            x,
            y,
            fill="#fbf1d2" if coastal else "#dfe0b0",
            fill_opacity=0.9 if coastal else 0.45,
            stroke="#7d6439",
            stroke_width=1.0,
            stroke_opacity=0.6,
        )
    ]
    if coastal:
        parts.append(use("hex", x, y, 0.84, fill="none", stroke=SHORE, stroke_width=3.4))
    if board.ceremonial_site == (field.q, field.r):
        parts.append(use("site", x, y))
    parts.append(use("palm", x, y - 3, 1.05))
    parts.append(text(field.name, x, y + 26, 10.5, fill=INK, opacity=0.6))
    return "".join(parts)


def _legend(grid: Grid, language: str) -> tuple[str, Box]:
    """Returns the legend: the kinds of fields with their names, two to a line."""
    points = grid.outline(0.5)
    parts = []
    for i, kind in enumerate([*TINTS, "palm", "coastal palm"]):
        x, y = 26.0 + 138 * (i % 2), 26.0 + 46 * (i // 2)
        palm = kind.endswith("palm")
        coastal = kind == "coastal palm"
        fill = TINTS.get(kind, "#fbf1d2" if coastal else "#dfe0b0")
        edge = {"stroke": SHORE if coastal else "#6b5430", "stroke_width": 2.2 if coastal else 1}
        parts.append(group(tag("polygon", points=points, fill=fill, **edge), x, y))
        parts.append(use("palm" if palm else kind, x, y, 0.6))
        label = {"text_anchor": "start", "fill": INK, "font_style": "italic"}
        name = say("board-legend-field", language, kind=kind.replace(" ", "-"))
        parts.append(text(name, x + 30, y + 5, 16, **label))
    return "".join(parts), Box(0, 0, 286, 190)


@lru_cache(maxsize=64)
def orongo_layout(board: OrongoBoard) -> Layout:
    """Returns the places of the hexes and the coast of a board."""
    return laid_out(board, SIZE)


DRAWING: Drawing[OrongoBoard] = Drawing(orongo_svg, orongo_layout)

"""Draws a position of Orongo as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from ahu.draw.hexes import Grid
from ahu.draw.scene import PAINTS, SIZE, Disc, Label, Shape, hexagon, square
from ahu.games.orongo.drawing import TINTS
from ahu.games.orongo.position import OrongoPosition

STONE, CROWN, SHELL = "#8f8878", "#a5402d", "#fffaf0"


def shapes(position: OrongoPosition, grid: Grid) -> Iterator[Shape]:
    """Yields the shapes of what everybody may see of a position."""
    view = position.public()
    for field, (x, y) in zip(view.fields, grid.centres, strict=True):
        palm = "#e9dfae" if field.coastal else "#c9d3a0"
        yield hexagon(x, y, grid, TINTS.get(field.kind, palm))
        if field.tile:
            yield square(x, y, 0.5 * SIZE, SHELL)
            yield Label(x, y - 0.3 * SIZE, field.kind[:2], 0.4 * SIZE)
        if field.chip is not None:
            yield Disc(x, y, 0.42 * SIZE, PAINTS[field.chip])
        if field.bears == "shell":
            yield Disc(x, y, 0.16 * SIZE, SHELL)
        elif field.bears != "nothing":
            yield square(x, y, 0.2 * SIZE, CROWN if field.bears == "main" else STONE)

"""A position as a picture, from what everybody may see: one scene, as SVG or as pixels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ahu.core.contract import Position
from ahu.draw.hexes import CORNERS, Grid
from ahu.draw.svg import FONT, Box, number, tag, text
from ahu.games.giants import drawing as giants_map
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.views import GiantsPublicView
from ahu.games.orongo import drawing as orongo_map
from ahu.games.orongo.position import OrongoPosition
from ahu.games.orongo.views import OrongoPublicView

Point = tuple[float, float]
PAINTS = ("#3b78c2", "#3f9142", "#c8382c", "#e3b32c", "#8d4fae")
"""The colour of each seat."""
SEA, LAND, INK, STONE, CROWN, WOOD, SHELL = (
    "#cfe3ea",
    "#f3e9cc",
    "#332a1c",
    "#8f8878",
    "#a5402d",
    "#8a5a2b",
    "#fffaf0",
)
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


class Scene(NamedTuple):
    """What is drawn, in order, and the rectangle around it."""

    shapes: tuple[Shape, ...]
    box: Box


def scene(position: Position) -> Scene:
    """The table as everybody sees it: the board, and beside it each seat's points."""
    grid = Grid(position.board.hexes, SIZE)
    if isinstance(position, GiantsPosition):
        shapes = tuple(_giants(position, position.public(), grid))
    else:
        assert isinstance(position, OrongoPosition)
        shapes = tuple(_orongo(position, position.public(), grid))
    box = grid.box
    scores = tuple(_scores(position, box.right + SIZE, box.top + SIZE))
    return Scene(
        shapes + scores, Box(box.left, box.top, box.right + 2 * SIZE, box.bottom).grown(SIZE / 2)
    )


def _scores(position: Position, x: float, y: float) -> Iterator[Shape]:
    for seat, points in enumerate(position.scores):
        down = y + 1.6 * SIZE * seat
        deciding = seat in position.deciding or seat in position.winners
        yield Disc(x, down, (0.72 if deciding else 0.55) * SIZE, PAINTS[seat])
        yield Label(x, down, str(points), 0.6 * SIZE)


def _hex(x: float, y: float, grid: Grid, fill: str) -> Polygon:
    corners = (grid.point(corner) for corner in CORNERS)
    return Polygon(tuple((x + dx * 0.96, y + dy * 0.96) for dx, dy in corners), fill)


def _square(x: float, y: float, half: float, fill: str) -> Polygon:
    corners = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    return Polygon(corners, fill)


def _row(x: float, y: float, shapes: list[tuple[str, str]]) -> Iterator[Shape]:
    """Small pieces side by side: discs of a colour with a word on them."""
    for i, (fill, word) in enumerate(shapes):
        across = x + 0.42 * SIZE * (i - (len(shapes) - 1) / 2)
        yield Disc(across, y, 0.2 * SIZE, fill)
        yield Label(across, y, word, 0.3 * SIZE)


def _giants(position: GiantsPosition, view: GiantsPublicView, grid: Grid) -> Iterator[Shape]:
    board = position.board
    centres = dict(zip((hex.name for hex in board.hexes), grid.centres, strict=True))
    occupied = {hex.hex: hex for hex in view.hexes}
    for hex in board.hexes:
        x, y = centres[hex.name]
        cut = hex.name in occupied and occupied[hex.name].cut
        yield _hex(x, y, grid, LAND if cut else giants_map.TINTS.get(hex.kind, LAND))
    seen: dict[int, int] = {}
    for ahu, shown in zip(board.ahus, view.ahus, strict=True):
        x, y = grid.centres[ahu.hex]
        across = x + SIZE * (0.45 if seen.setdefault(ahu.hex, 0) else -0.45)
        seen[ahu.hex] += 1
        yield _square(
            across, y - 0.5 * SIZE, 0.2 * SIZE, SHELL if shown.base is None else PAINTS[shown.base]
        )
        if shown.moai is not None:
            yield Disc(across, y - 0.5 * SIZE, 0.17 * SIZE, CROWN if shown.crowned else STONE)
            yield Label(across, y - 0.5 * SIZE, str(shown.moai), 0.3 * SIZE)
    for name, stands in occupied.items():
        x, y = centres[name]
        pieces = [(PAINTS[seat], str(n)) for seat, n in enumerate(stands.workers) if n]
        pieces += [(PAINTS[seat], "s") for seat in stands.sorcerers]
        pieces += [(PAINTS[seat], "c") for seat in stands.chiefs]
        pieces += [(WOOD, str(stands.logs))] if stands.logs else []
        yield from _row(x, y, pieces)
    lying: dict[str, list[tuple[str, str]]] = {}
    for item in view.items:
        if item.hex is not None:
            fill = PAINTS[item.marker] if item.marker is not None else STONE
            word = "h" if item.headdress else str(item.size)
            lying.setdefault(item.hex, []).append((fill, word))
    for name, items in lying.items():
        x, y = centres[name]
        counted = [
            (fill, f"{n}×{word}" if n > 1 else word) for (fill, word), n in Counter(items).items()
        ]
        yield from _row(x, y + 0.5 * SIZE, counted)


def _orongo(position: OrongoPosition, view: OrongoPublicView, grid: Grid) -> Iterator[Shape]:
    for field, (x, y) in zip(view.fields, grid.centres, strict=True):
        palm = "#e9dfae" if field.coastal else "#c9d3a0"
        yield _hex(x, y, grid, orongo_map.TINTS.get(field.kind, palm))
        if field.tile:
            yield _square(x, y, 0.5 * SIZE, SHELL)
            yield Label(x, y - 0.3 * SIZE, field.kind[:2], 0.4 * SIZE)
        if field.chip is not None:
            yield Disc(x, y, 0.42 * SIZE, PAINTS[field.chip])
        if field.bears == "shell":
            yield Disc(x, y, 0.16 * SIZE, SHELL)
        elif field.bears != "nothing":
            yield _square(x, y, 0.2 * SIZE, CROWN if field.bears == "main" else STONE)


def as_svg(position: Position) -> str:
    """The picture as a standalone SVG."""
    drawn = scene(position)
    box = drawn.box
    view = " ".join(map(number, (box.left, box.top, box.right - box.left, box.bottom - box.top)))
    body = [
        tag(
            "rect",
            x=box.left,
            y=box.top,
            width=box.right - box.left,
            height=box.bottom - box.top,
            fill=SEA,
        )
    ]
    for shape in drawn.shapes:
        if isinstance(shape, Polygon):
            points = " ".join(f"{number(x)},{number(y)}" for x, y in shape.points)
            body.append(tag("polygon", points=points, fill=shape.fill, stroke=INK))
        elif isinstance(shape, Disc):
            circle = {"cx": shape.x, "cy": shape.y, "r": shape.radius}
            body.append(tag("circle", **circle, fill=shape.fill, stroke=INK))
        else:
            down = shape.y + 0.35 * shape.size
            body.append(text(shape.text, shape.x, down, shape.size, fill=INK))
    return tag(
        "svg", "".join(body), xmlns="http://www.w3.org/2000/svg", viewBox=view, font_family=FONT
    )


def as_pixels(position: Position) -> NDArray[np.uint8]:
    """The picture as an array: rows, columns, and red, green and blue."""
    drawn = scene(position)
    box = drawn.box
    size = (round(box.right - box.left), round(box.bottom - box.top))
    image = Image.new("RGB", size, SEA)
    draw = ImageDraw.Draw(image)
    for shape in drawn.shapes:
        if isinstance(shape, Polygon):
            points = [(x - box.left, y - box.top) for x, y in shape.points]
            draw.polygon(points, fill=shape.fill, outline=INK)
        elif isinstance(shape, Disc):
            x, y = shape.x - box.left, shape.y - box.top
            corners = (x - shape.radius, y - shape.radius, x + shape.radius, y + shape.radius)
            draw.ellipse(corners, fill=shape.fill, outline=INK)
        else:
            font = ImageFont.load_default(shape.size)
            middle = (shape.x - box.left, shape.y - box.top)
            draw.text(middle, shape.text, fill=INK, font=font, anchor="mm")
    return np.asarray(image)

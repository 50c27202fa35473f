"""Draws a position from what everybody may see, as one scene in SVG or in pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ahu.core.contract import Position
from ahu.core.facets import load
from ahu.draw.hexes import Grid
from ahu.draw.scene import INK, LAND, PAINTS, SEA, SIZE, Disc, Label, Polygon, Shape, hexagon
from ahu.draw.svg import FONT, Box, number, tag, text

Drawn = Callable[[Position, Grid], Iterable[Shape]]


class Scene(NamedTuple):
    """The shapes to draw, in order, and the rectangle around them."""

    shapes: tuple[Shape, ...]
    box: Box


def scene(position: Position) -> Scene:
    """Returns the table as everybody sees it: the board, and beside it each seat's points."""
    grid = Grid(position.board.hexes, SIZE)
    place = position.game.facets.picture
    drawn = cast(Drawn, load(place)) if place else _bare
    shapes = tuple(drawn(position, grid))
    box = grid.box
    scores = tuple(_scores(position, box.right + SIZE, box.top + SIZE))
    bottom = max(box.bottom, box.top + (2 + 1.6 * (position.players - 1)) * SIZE)
    whole = Box(box.left, box.top, box.right + 2 * SIZE, bottom)
    return Scene(shapes + scores, whole.grown(SIZE / 2))


def _bare(position: Position, grid: Grid) -> Iterator[Shape]:
    """Yields the board alone, for a game that does not draw its positions."""
    for hex, (x, y) in zip(position.board.hexes, grid.centres, strict=True):
        yield hexagon(x, y, grid, LAND)
        yield Label(x, y, hex.name, 0.4 * SIZE)


def _scores(position: Position, x: float, y: float) -> Iterator[Shape]:
    for seat, points in enumerate(position.scores):
        down = y + 1.6 * SIZE * seat
        deciding = seat in position.deciding or seat in position.winners
        yield Disc(x, down, (0.72 if deciding else 0.55) * SIZE, PAINTS[seat])
        yield Label(x, down, str(points), 0.6 * SIZE)


def as_svg(position: Position) -> str:
    """Returns the picture as a standalone SVG."""
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
    """Returns the picture as an array: rows, columns, and red, green and blue."""
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

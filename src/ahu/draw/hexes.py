"""Computes where the hexes of a board lie on paper, and the line around them.

Everything is counted exactly in half steps first: a hex (q, r) is centred on (2q + r, 3r), its
corners lie one or two half steps away, and only then it is scaled.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ahu.core.board import Hex
from ahu.draw.svg import Box, number, wobble

Point = tuple[float, float]
Corner = tuple[int, int]

CORNERS: tuple[Corner, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbour across each side, clockwise from the east; side i is at 60 * i degrees."""


class Grid:
    """Hexes of one size: `size` is the distance from the centre to a corner."""

    def __init__(self, hexes: Sequence[Hex], size: float) -> None:
        self.size = size
        self.wide = size * math.sqrt(3) / 2
        self.places = [(hex.q, hex.r) for hex in hexes]
        self.taken = set(self.places)
        self.centres = [self.point((2 * q + r, 3 * r)) for q, r in self.places]

    def point(self, corner: Corner) -> Point:
        """Returns half steps in pixels."""
        return corner[0] * self.wide, corner[1] * self.size / 2

    @property
    def box(self) -> Box:
        """The rectangle around all hexes; an empty one if there are none."""
        if not self.centres:
            return Box(0, 0, 0, 0)
        xs = [x for x, _ in self.centres]
        ys = [y for _, y in self.centres]
        return Box(
            min(xs) - self.wide, min(ys) - self.size, max(xs) + self.wide, max(ys) + self.size
        )

    def open_sides(self, place: tuple[int, int]) -> list[int]:
        """Returns the sides of a hex with no hex beyond."""
        q, r = place
        return [i for i, (dq, dr) in enumerate(SIDES) if (q + dq, r + dr) not in self.taken]

    def outline(self, scale: float = 1.0) -> str:
        """Returns the points of a hexagon around (0, 0)."""
        points = (self.point(corner) for corner in CORNERS)
        return " ".join(f"{number(x * scale)},{number(y * scale)}" for x, y in points)

    def coast(self) -> str:
        """Returns the path around the island, rounded and a little ragged like a real coast."""
        return " ".join(self._smooth(loop) for loop in self._loops())

    def _loops(self) -> list[list[Corner]]:
        """Returns the corners along each edge of the land, which is always to the right."""
        following: dict[Corner, Corner] = {}
        for q, r in self.places:
            x, y = 2 * q + r, 3 * r
            for side in self.open_sides((q, r)):
                (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
                following[x + ax, y + ay] = (x + bx, y + by)
        loops = []
        while following:
            start = next(iter(following))
            loop = [start]
            while (corner := following.pop(loop[-1])) != start:
                loop.append(corner)
            loops.append(loop)
        return loops

    def _smooth(self, loop: list[Corner]) -> str:
        """Returns curves from middle to middle of a ragged polygon, whose points pull at them."""
        ragged: list[Point] = []
        for corner, after in zip(loop, loop[1:] + loop[:1], strict=True):
            (ax, ay), (bx, by) = self.point(corner), self.point(after)
            for part, share in enumerate((0.12, 0.5, 0.88)):
                push = wobble(*corner, *after, part) * (0.09 if part == 1 else 0.05)
                x, y = ax + (bx - ax) * share, ay + (by - ay) * share
                ragged.append((x + (by - ay) * push, y - (bx - ax) * push))
        middles = [
            ((ax + bx) / 2, (ay + by) / 2)
            for (ax, ay), (bx, by) in zip(ragged, ragged[1:] + ragged[:1], strict=True)
        ]
        steps = [f"M{_pair(middles[-1])}"]
        steps += [f"Q{_pair(pull)} {_pair(end)}" for pull, end in zip(ragged, middles, strict=True)]
        return "".join(steps) + "Z"


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"

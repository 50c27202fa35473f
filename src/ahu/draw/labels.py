"""Finds room on a map: it gives each thing the place where it covers least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ahu.draw.svg import Box

PATIENCE = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 32.0)
"""How much covering another thing matters in each round: at first all give way a little."""


class Spot(NamedTuple):
    """A place something could have: the boxes it covers, and how unwelcome it is by itself."""

    boxes: tuple[Box, ...]
    cost: float


def arrange(choices: Sequence[Sequence[Spot]], fixed: Sequence[tuple[Box, float]]) -> list[int]:
    """Returns for each thing the number of its spot, so that little is covered.

    `fixed` lists what must not be covered, each box with how much that matters.
    """
    reach = [Box.hull([box for spot in spots for box in spot.boxes]) for spots in choices]
    near = [
        [i for i, other in enumerate(reach) if i != thing and box.overlap(other)]
        for thing, box in enumerate(reach)
    ]
    own = []
    for spots, box in zip(choices, reach, strict=True):
        close = [entry for entry in fixed if box.overlap(entry[0])]
        own.append([spot.cost + _covered(spot, close) for spot in spots])
    chosen = [min(range(len(costs)), key=costs.__getitem__) for costs in own]
    for weight in PATIENCE:
        for thing, spots in enumerate(choices):
            others = [(box, weight) for i in near[thing] for box in choices[i][chosen[i]].boxes]
            costs = [own[thing][i] + _covered(spot, others) for i, spot in enumerate(spots)]
            chosen[thing] = min(range(len(costs)), key=costs.__getitem__)
    return chosen


def _covered(spot: Spot, others: Sequence[tuple[Box, float]]) -> float:
    return sum(box.overlap(other) * weight for box in spot.boxes for other, weight in others)

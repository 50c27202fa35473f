"""Where everything of a board lies on paper, as data for whoever draws it live."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ahu.core.board import Board
from ahu.draw.hexes import Grid
from ahu.draw.svg import Box
from ahu.games.giants import drawing as giants
from ahu.games.giants.ahu_places import Standing, place
from ahu.games.giants.board import GiantsBoard
from ahu.games.orongo import drawing as orongo
from ahu.games.orongo.board import OrongoBoard

MARGIN = 0.62
"""The sea shown around the island and its names, in hexes."""
BELOW_NAME = 3.5
"""From the bottom of a name's room up to the line it stands on."""


class AhuPlace(Struct, frozen=True):
    """The middle of an ahu, and where its name stands; a crowded hex has no room for names."""

    ahu: str
    x: float
    y: float
    scale: float
    name: tuple[float, float] | None


class Layout(Struct, frozen=True):
    """A board on paper: the same numbers for the same board."""

    size: float
    """From the centre of a hex to its corner."""
    box: tuple[float, float, float, float]
    """Left, top, width and height of everything."""
    coast: str
    """The path around the island."""
    centres: dict[str, tuple[float, float]]
    ahus: list[AhuPlace]
    site: str | None
    """The ceremonial site of Orongo."""


@lru_cache(maxsize=64)
def layout(board: Board) -> Layout:
    """Where the hexes, the coast and the ahus of a board lie."""
    size = giants.SIZE if isinstance(board, GiantsBoard) else orongo.SIZE
    grid = Grid(board.hexes, size)
    standing: list[Standing] = []
    if isinstance(board, GiantsBoard):
        standing = place(board.ahus, grid, giants.kept_clear(board, grid))
    labels = [ahu.label for ahu in standing if ahu.label is not None]
    box = Box.hull([grid.box, *(ahu.slab for ahu in standing), *labels]).grown(size * MARGIN)
    return Layout(
        size,
        (*_point((box.left, box.top)), *_point(_extent(box))),
        grid.coast(),
        {hex.name: _point(centre) for hex, centre in zip(board.hexes, grid.centres, strict=True)},
        [_ahu(found) for found in standing],
        _site(board),
    )


def _ahu(standing: Standing) -> AhuPlace:
    (x, y), label = _point(standing.slab.centre), standing.label
    name = None if label is None else _point((label.centre[0], label.bottom - BELOW_NAME))
    return AhuPlace(standing.ahu.name, x, y, round(standing.scale, 3), name)


def _site(board: Board) -> str | None:
    if not isinstance(board, OrongoBoard):
        return None
    return next((hex.name for hex in board.hexes if (hex.q, hex.r) == board.ceremonial_site), None)


def _extent(box: Box) -> tuple[float, float]:
    return box.right - box.left, box.bottom - box.top


def _point(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 1), round(point[1], 1)

"""Draws a position of Giants as a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ahu.draw.hexes import Grid
from ahu.draw.scene import LAND, PAINTS, SIZE, Disc, Label, Shape, hexagon, row, square
from ahu.games.giants.drawing import TINTS
from ahu.games.giants.position import GiantsPosition

STONE, CROWN, WOOD, SLAB = "#8f8878", "#a5402d", "#8a5a2b", "#fffaf0"


def shapes(position: GiantsPosition, grid: Grid) -> Iterator[Shape]:
    """Yields the shapes of what everybody may see of a position."""
    view = position.public()
    board = position.board
    centres = dict(zip((hex.name for hex in board.hexes), grid.centres, strict=True))
    occupied = {hex.hex: hex for hex in view.hexes}
    for hex in board.hexes:
        x, y = centres[hex.name]
        cut = hex.name in occupied and occupied[hex.name].cut
        yield hexagon(x, y, grid, LAND if cut else TINTS.get(hex.kind, LAND))
    seen: dict[int, int] = {}
    for ahu, shown in zip(board.ahus, view.ahus, strict=True):
        x, y = grid.centres[ahu.hex]
        across = x + SIZE * (0.45 if seen.setdefault(ahu.hex, 0) else -0.45)
        seen[ahu.hex] += 1
        yield square(
            across, y - 0.5 * SIZE, 0.2 * SIZE, SLAB if shown.base is None else PAINTS[shown.base]
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
        yield from row(x, y, pieces)
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
        yield from row(x, y + 0.5 * SIZE, counted)

"""The facet that counts what games of Orongo use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ahu.core.contract import Action, Outcome
from ahu.core.uses import Uses
from ahu.games.orongo.actions import Build, Place
from ahu.games.orongo.board import OrongoBoard


def _used(move: Action | Outcome) -> Iterator[tuple[str, str]]:
    match move:
        case Place(field):
            yield "chip", field
        case Build(tiles, palm):
            yield "moai", palm
            for tile in tiles:
                yield "tile", tile


def _names(board: OrongoBoard, category: str) -> Sequence[str]:
    if category == "chip":
        return [hex.name for hex in board.hexes]
    palms = category == "moai"
    return [hex.name for hex in board.hexes if (hex.kind == "palm") == palms]


USES: Uses[OrongoBoard] = Uses(
    categories=("chip", "moai", "tile"), used=_used, names=_names, hexes=("chip", "moai")
)

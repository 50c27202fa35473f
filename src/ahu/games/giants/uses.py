"""The facet that counts what games of Giants use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from ahu.core.contract import Action, Outcome
from ahu.core.uses import Uses
from ahu.games.giants.actions import Carver, Crown, Enter, Erect, Place, Power, Take
from ahu.games.giants.board import GiantsBoard


def _used(move: Action | Outcome) -> Iterator[tuple[str, str]]:
    match move:
        case Erect(ahu):
            yield "erected", ahu
        case Crown(ahu):
            yield "crowned", ahu
        case Take(_, by):
            yield "carver", by
        case Enter(hex):
            yield "entered", hex
        case Place(_, hex, _, power, ahu):
            yield "placed", hex
            if power is not None:
                yield "power", power
            if ahu is not None:
                yield "reserved", ahu


def _names(board: GiantsBoard, category: str) -> Sequence[str]:
    if category in ("power", "carver"):
        return list(get_args(Power if category == "power" else Carver))
    if category in ("erected", "crowned", "reserved"):
        return [ahu.name for ahu in board.ahus]
    return [hex.name for hex in board.hexes]


USES: Uses[GiantsBoard] = Uses(
    categories=("erected", "crowned", "reserved", "placed", "power", "carver", "entered"),
    used=_used,
    names=_names,
    hexes=("placed",),
    often=True,
    features="erected",
    judged=("erected",),
)

"""What is used in a game: ahus, fields and powers, counted from what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ahu.core.contract import Action, Outcome, Seat
from ahu.games.giants import actions as giants
from ahu.games.orongo import actions as orongo

CATEGORIES = {
    "giants": ("erected", "crowned", "reserved", "placed", "power", "carver", "entered"),
    "orongo": ("chip", "moai", "tile"),
}
"""What is counted in each game, the most telling first."""


def uses_of(events: Iterable[tuple[Seat | None, Action | Outcome]]) -> dict[str, dict[str, int]]:
    """How often each thing of each category was used."""
    found: dict[str, Counter[str]] = {}
    for _, move in events:
        for category, name in _uses(move):
            found.setdefault(category, Counter())[name] += 1
    return {category: dict(sorted(counts.items())) for category, counts in sorted(found.items())}


def _uses(move: Action | Outcome) -> Iterator[tuple[str, str]]:
    match move:
        case giants.Erect(ahu):
            yield "erected", ahu
        case giants.Crown(ahu):
            yield "crowned", ahu
        case giants.Take(_, by):
            yield "carver", by
        case giants.Enter(hex):
            yield "entered", hex
        case giants.Place(_, hex, _, power, ahu):
            yield "placed", hex
            if power is not None:
                yield "power", power
            if ahu is not None:
                yield "reserved", ahu
        case orongo.Place(field):
            yield "chip", field
        case orongo.Build(tiles, palm):
            yield "moai", palm
            for tile in tiles:
                yield "tile", tile

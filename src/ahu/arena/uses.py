"""Counts what is used in a game, from the events of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Outcome, Seat
from ahu.core.facets import load
from ahu.core.uses import Uses

NOTHING: Uses[Board] = Uses((), lambda move: (), lambda board, category: (), ())
"""Stands in for a game that does not say what can be counted: nothing is."""


def counted_in(game: Game) -> Uses[Board]:
    """Returns what is counted in a game."""
    return cast(Uses[Board], load(game.facets.uses)) if game.facets.uses else NOTHING


def uses_of(
    game: Game, events: Iterable[tuple[Seat | None, Action | Outcome]]
) -> dict[str, dict[str, int]]:
    """Returns how often each thing of each category was used."""
    used = counted_in(game).used
    found: dict[str, Counter[str]] = {}
    for _, move in events:
        for category, name in used(move):
            found.setdefault(category, Counter())[name] += 1
    return {category: dict(sorted(counts.items())) for category, counts in sorted(found.items())}

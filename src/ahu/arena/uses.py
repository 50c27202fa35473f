"""What is used in a game, counted from what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Outcome, Seat
from ahu.core.facets import load
from ahu.core.uses import Uses

NOTHING: Uses[Board] = Uses((), lambda move: (), lambda board, category: (), ())
"""What is counted in a game that does not say what could be."""


def counted_in(game: Game) -> Uses[Board]:
    """What is counted in a game."""
    return cast(Uses[Board], load(game.facets.uses)) if game.facets.uses else NOTHING


def uses_of(
    game: Game, events: Iterable[tuple[Seat | None, Action | Outcome]]
) -> dict[str, dict[str, int]]:
    """How often each thing of each category was used."""
    used = counted_in(game).used
    found: dict[str, Counter[str]] = {}
    for _, move in events:
        for category, name in used(move):
            found.setdefault(category, Counter())[name] += 1
    return {category: dict(sorted(counts.items())) for category, counts in sorted(found.items())}

"""The facet in which a game says how bots play it well."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ahu.core.contract import Game
from ahu.core.facets import load
from ahu.core.heuristic import Heuristic


class Scales(Struct, frozen=True):
    """What a difference in points of a game's heuristic means, and how far the heuristic sees."""

    scale: float
    """The lead that makes a victory likely."""
    temperature: float
    """The difference that makes one move much better than another."""
    rounds: int
    """The number of rounds that are best played on before its estimate counts."""


class Expertise(Struct, frozen=True):
    """The heuristic of a game, its scales and its levels."""

    heuristic: Callable[[int], Heuristic]
    """Makes the heuristic for a number of players."""
    scales: Scales
    levels: dict[str, str]
    """The spec of the bot behind each level. Searches are counted in simulations, so that a level
    is as strong on every machine; the time only keeps a slow one from letting people wait."""


def expertise_of(game: Game) -> Expertise | None:
    """Returns the expertise of a game; None where it has none."""
    if not game.facets.expertise:
        return None
    found = load(game.facets.expertise)
    assert isinstance(found, Expertise)
    return found

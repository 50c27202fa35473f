"""What a game knows about playing it well, for bots."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ahu.core.contract import Game
from ahu.core.facets import load
from ahu.core.heuristic import Heuristic


class Scales(Struct, frozen=True):
    """What a difference in points of a game's heuristic means, and how far it sees."""

    scale: float
    """The lead that makes a victory likely."""
    temperature: float
    """The difference that makes one move much better than another."""
    rounds: int
    """How many rounds are best played on before its estimate counts."""


class Expertise(Struct, frozen=True):
    """How bots play a game."""

    heuristic: Callable[[int], Heuristic]
    """Makes its heuristic for so many players."""
    scales: Scales
    levels: dict[str, str]
    """The bot behind each level. Searches are counted in simulations, so that a level is as strong
    on every machine; the time only keeps a slow one from letting people wait."""


def expertise_of(game: Game) -> Expertise | None:
    """What a game knows about playing it well; None where it does not say."""
    if not game.facets.expertise:
        return None
    found = load(game.facets.expertise)
    assert isinstance(found, Expertise)
    return found

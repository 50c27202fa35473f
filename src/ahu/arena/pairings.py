"""What the ladder measures: the levels of each game, and what the game itself wants measured."""

from __future__ import annotations

from ahu.bots.levels import LEVELS
from ahu.core.contract import Game
from ahu.core.facets import load
from ahu.core.ladder import Ladder, Pairing
from ahu.games import available

LEVEL_GAMES = {"easy": 400, "normal": 400, "hard": 100, "expert": 60}
"""How many games each level plays against the level below."""


def pairings() -> list[Pairing]:
    """Returns all pairings that are measured, games for few players first.

    Games are rounded up to whole deals, so that seats are balanced.
    """
    games = sorted(available(), key=lambda game: game.players[0])
    ladders = [(game, ladder) for game in games if (ladder := _ladder(game)) is not None]
    levels = [pairing for game, ladder in ladders for pairing in _levels(game, ladder)]
    return levels + [pairing for _, ladder in ladders for pairing in ladder.others]


def _ladder(game: Game) -> Ladder | None:
    if not game.facets.ladder:
        return None
    found = load(game.facets.ladder)
    assert isinstance(found, Ladder)
    return found


def _levels(game: Game, ladder: Ladder) -> list[Pairing]:
    below = dict(zip(LEVELS[1:], LEVELS, strict=False))
    return [
        Pairing(game.name, ladder.players, level, below[level], games, ladder.level_share, True)
        for level, games in LEVEL_GAMES.items()
    ]

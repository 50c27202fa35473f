"""Random tables for the properties: every game, size, option and board, by number."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from ahu.core.coded import CodedPosition
from ahu.core.contract import Action, Game, Options
from ahu.core.match import Match
from ahu.giants.actions import Crown, Erect, GiantsOptions, Mark, Pass, Stop
from ahu.giants.game import GIANTS
from ahu.orongo.actions import OrongoOptions
from ahu.orongo.game import ORONGO

ISLET = GIANTS.board((Path(__file__).parent.parent / "islet.toml").read_text(encoding="utf-8"))
GAMES: tuple[Game, ...] = (GIANTS, ORONGO)
SETTLING = (Erect, Crown, Mark)
ENDING = (Pass, Stop)


def options(game: Game, number: int) -> Options:
    """The options of a table; every combination comes up."""
    bit = [bool(number >> i & 1) for i in range(5)]
    if game is ORONGO:
        return OrongoOptions(bit[0])
    return GiantsOptions(bit[0], bit[1], bit[2], bit[3], bit[4], round_limit=2 + number % 9)


def new_match(game: Game, number: int) -> Match:
    """The table of a number: players, options and board follow from it, chance is seeded by it."""
    players = game.players[number % len(game.players)]
    board = ISLET if game is GIANTS and number // 3 % 2 else None
    return Match(game, players, options(game, number // 6), board, seed=number)


def position_of(match: Match) -> CodedPosition[object]:  # type: ignore[type-var]  # either game's
    """The position, known to run on a kernel."""
    assert isinstance(match.position, CodedPosition)
    return match.position


def lively(legal: list[Action], rng: random.Random) -> Action:
    """A choice that gets things done more often than chance alone would."""
    settling = [action for action in legal if isinstance(action, SETTLING)]
    if settling and rng.random() < 0.6:
        return rng.choice(settling)
    going_on = [action for action in legal if not isinstance(action, ENDING)]
    if going_on and rng.random() < 0.7:
        return rng.choice(going_on)
    return rng.choice(legal)


def steps(match: Match, rng: random.Random) -> Iterator[Callable[[], None]]:
    """Play a match to its end; before each decision, the step that will make it."""
    while not match.over:
        seat = rng.choice(match.deciding)
        action = lively(list(match.legal(seat)), rng)
        yield lambda seat=seat, action=action: match.play(seat, action)  # type: ignore[misc]  # defaults bind now

"""Random tables for the properties: every game, size, option and board, by number."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from ahu.core.contract import Action, Game, Options
from ahu.core.match import Match
from ahu.core.rng import Rng, rng_for
from ahu.games.giants.actions import Crown, Erect, GiantsOptions, Mark, Pass, Stop
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.orongo.actions import OrongoOptions
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.position import OrongoPosition
from tests.properties import giants_census, orongo_census

ISLET = GIANTS.board((Path(__file__).parent.parent / "islet.toml").read_text(encoding="utf-8"))
GAMES: tuple[Game, ...] = (GIANTS, ORONGO)
SETTLING = (Erect, Crown, Mark)
ENDING = (Pass, Stop)
AnyPosition = GiantsPosition | OrongoPosition


def options(game: Game, number: int) -> Options:
    """The options of a table; every combination comes up."""
    bit = [bool(number >> i & 1) for i in range(5)]
    if game is ORONGO:
        return OrongoOptions(bit[0])
    return GiantsOptions(bit[0], bit[1], bit[2], bit[3], bit[4], round_limit=2 + number % 9)


def new_position(game: Game, number: int) -> AnyPosition:
    """The start of the table of a number, which decides players, options and board."""
    players = game.players[number % len(game.players)]
    board = ISLET if game is GIANTS and number // 3 % 2 else None
    position = game.new(players, options(game, number // 6), board)
    assert isinstance(position, GiantsPosition | OrongoPosition)
    return position


def new_match(game: Game, number: int) -> Match:
    """The match of a number; chance is seeded by it."""
    return Match.of(new_position(game, number), seed=number)


def position_of(match: Match) -> AnyPosition:
    """The position of a match of one of our games."""
    assert isinstance(match.position, GiantsPosition | OrongoPosition)
    return match.position


def census(position: AnyPosition) -> None:
    """Assert that no piece has appeared or vanished."""
    if isinstance(position, GiantsPosition):
        giants_census.census(position.state)
    else:
        orongo_census.census(position.state)


def lively(legal: Sequence[Action], rng: random.Random) -> Action:
    """A choice that gets things done more often than chance alone would."""
    settling = [action for action in legal if isinstance(action, SETTLING)]
    if settling and rng.random() < 0.6:
        return rng.choice(settling)
    going_on = [action for action in legal if not isinstance(action, ENDING)]
    if going_on and rng.random() < 0.7:
        return rng.choice(going_on)
    return rng.choice(legal)


def play_on(match: Match, rng: random.Random) -> None:
    """One decision of one seat, now and then an aside before it."""
    for seat in range(match.position.players):
        if rng.random() < 0.02:
            asides = match.position.asides(seat)
            if asides:
                match.play(seat, rng.choice(asides))
    seat = rng.choice(match.deciding)
    match.play(seat, lively(match.legal(seat), rng))


def positions(game: Game, numbers: range, share: float) -> list[AnyPosition]:
    """A share of the positions that come up at these tables."""
    found = []
    for number in numbers:
        rng = random.Random(number)
        match = new_match(game, number)
        while not match.over:
            if rng.random() < share:
                found.append(position_of(match).copy())
            play_on(match, rng)
        found.append(position_of(match).copy())
    return found


def rng_of(number: int) -> Rng:
    """A source of chance for a number."""
    return rng_for("properties", number)

"""The example game of `examples/goofspiel`, and positions of it. Its tests import it from here."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ahu.core.contract import Game
from ahu.core.match import Match
from ahu.games import GAMES

if "goofspiel" not in GAMES:
    raise ImportError(
        "The example is not installed. `make test` does it; by hand: "
        "python -m pip install --no-deps --no-build-isolation --editable examples/goofspiel"
    )

from goofspiel.game import GOOFSPIEL
from goofspiel.position import Bid, GoofspielOptions, GoofspielPosition, Prize

__all__ = ["GOOFSPIEL", "VERSIONS", "Bid", "GoofspielPosition", "Prize", "match", "moments"]

VERSIONS = GOOFSPIEL.versions


def match(players: int, cards: int, seed: int, game: Game = GOOFSPIEL) -> Match:
    """A game that begins."""
    return Match(game, players, GoofspielOptions(cards), seed=seed)


def step(of: Match, rng: random.Random) -> None:
    """Somebody who must decide does anything legal."""
    seat = rng.choice(of.deciding)
    of.play(seat, rng.choice(of.legal(seat)))


def played(of: Match, seed: int = 1) -> Match:
    """The same at its end."""
    rng = random.Random(seed)
    while not of.over:
        step(of, rng)
    return of


def moments() -> Iterator[GoofspielPosition]:
    """Every position of some games, of every size and version; in any order of bids."""
    for game in VERSIONS:
        for players in game.players:
            rng, of = random.Random(players), match(players, 3 + players, players, game)
            while True:
                assert isinstance(of.position, GoofspielPosition)
                yield of.position
                if of.over:
                    break
                step(of, rng)

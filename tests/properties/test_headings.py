"""Every game's views begin with the same fields, and they say how the position stands."""

from __future__ import annotations

import random

import pytest

from ahu.core.contract import Game, Heading, PublicView, View
from ahu.core.match import Match
from ahu.games import available
from tests.core.pennies import PENNIES

GAMES = [*available(), PENNIES]
FIELDS = tuple(Heading.__annotations__)


def test_the_heading_is_that_of_the_contract() -> None:
    assert PublicView.__struct_fields__ == FIELDS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_view_of_a_game_has_the_heading(game: Game) -> None:
    assert game.public_views.__struct_fields__[: len(FIELDS)] == FIELDS
    assert game.views.__struct_fields__[:2] == View.__struct_fields__
    for players in game.players:
        rng, match = random.Random(players), Match(game, players, seed=players)
        while not match.over:
            check(match)
            seat = rng.choice(match.deciding)
            match.play(seat, rng.choice(match.legal(seat)))
        check(match)


def check(match: Match) -> None:
    position = match.position
    public = position.public()
    assert {name: getattr(public, name) for name in FIELDS} == position.heading()
    for seat in range(position.players):
        view = position.view(seat)
        assert isinstance(view, match.game.views)
        assert (view.seat, view.table) == (seat, public)

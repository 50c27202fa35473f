"""In step with OpenSpiel's own Goofspiel: another program that knows the same rules."""

from __future__ import annotations

import random

import pyspiel
import pytest

from tests.goofspiel.example import GOOFSPIEL, Bid, Prize

GAMES = 1000


@pytest.mark.parametrize("block", range(4))
def test_legal_actions_and_returns_are_the_same(block: int) -> None:
    """A thousand random games of every size. OpenSpiel plays the last cards by itself."""
    for number in range(block, GAMES, 4):
        rng = random.Random(number)
        players, cards = rng.randint(2, 5), rng.randint(4, 13)
        settings = f"players={players},num_cards={cards},points_order=random"
        theirs = pyspiel.load_game(
            f"goofspiel({settings},returns_type=total_points)"
        ).new_initial_state()
        ours = GOOFSPIEL.new(players, GOOFSPIEL.options(cards))
        while not theirs.is_terminal():
            if theirs.is_chance_node():
                prizes = sorted(action for action, _ in theirs.chance_outcomes())
                assert [(Prize(prize + 1), 1) for prize in prizes] == list(ours.outcomes())
                prize = rng.choice(prizes)
                theirs.apply_action(prize)
                ours.happen(Prize(prize + 1))
            else:
                legal = [theirs.legal_actions(seat) for seat in range(players)]
                assert [[Bid(card + 1) for card in cards] for cards in legal] == [
                    ours.legal(seat) for seat in range(players)
                ]
                chosen = [rng.choice(cards) for cards in legal]
                theirs.apply_actions(chosen)
                for seat in rng.sample(range(players), players):
                    ours.play(seat, Bid(chosen[seat] + 1))
        while ours.waiting != "over":
            if ours.waiting == "chance":
                ((prize, _),) = ours.outcomes()
                ours.happen(prize)
            for seat in ours.deciding:
                (bid,) = ours.legal(seat)
                ours.play(seat, bid)
        assert list(ours.scores) == [int(points) for points in theirs.returns()]

"""What plainly has to be done, greedy play and search do: positions with a known best action."""

from __future__ import annotations

import pytest

import ahu
from ahu.bots import parse
from ahu.bots.contract import ThinkingBudget
from ahu.bots.planned_moves import coded, heuristic_for
from ahu.core.contract import Action, Position
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.games.giants.actions import Bid, Enter, Erect, Take
from ahu.games.orongo.actions import Bid as ShellBid
from tests.games.giants.help import (
    FREE,
    all_bid,
    bare,
    bidding,
    front,
    hex_with,
    marks,
    moving,
    seat,
)
from tests.games.orongo.setting import placing as chips_due
from tests.games.orongo.test_heuristic import bidding as late_bids

BOTS = ("greedy", "search:simulations=100")
both = pytest.mark.parametrize("spec", BOTS)
pytestmark = pytest.mark.skipif(not ahu.compiled, reason="interpreted, search takes too long here")


def turn(spec: str, position: Position, number: int = 0) -> list[Action]:
    """What a bot does, until another must decide or the game is over."""
    bot = parse(spec).make(GAMES[position.game.name])
    rng = rng_for("known", spec)
    done: list[Action] = []
    while position.waiting == "seats" and position.deciding == (number,):
        budget = ThinkingBudget(simulations=100)
        legal = position.legal(number)
        done.append(bot.decide(position.recall(number), number, legal, rng, budget))
        position.play(number, done[-1])
    return done


@both
def test_a_win_in_one_is_played(spec: str) -> None:
    position = moving(
        [marks(1, score=12, **FREE), bare(score=15), bare(**FREE)],
        items=(front("2a", 0),),
        hexes=(hex_with("A2", {0: 1, 2: 1}),),
        round=30,
    )
    assert Erect("Near") in turn(spec, position)
    while position.waiting == "seats":
        turn(spec, position, position.deciding[0])
    assert position.winners == (0,)


@both
def test_the_leader_is_handed_no_points_on_the_last_transport(spec: str) -> None:
    position = moving(
        [marks(1, score=14), bare(score=13, **FREE), bare()],
        items=(front("2a", 0),),
        hexes=(hex_with("A2", {1: 2}),),
        round=30,
    )
    assert any(isinstance(action, Enter) for action in after_picking(position))
    assert not any(isinstance(action, Enter) for action in turn(spec, position))


def after_picking(position: Position) -> list[Action]:
    """What could be done with the first thing that can be picked up."""
    after = position.copy()
    after.play(0, after.legal(0)[0])
    return list(after.legal(0))


@both
def test_the_statue_nobody_else_can_carve_is_taken(spec: str) -> None:
    position = bidding(["3a", "1a"], [seat(), seat(), seat()])
    all_bid(position, Bid(0, 0, False, True), Bid(1, 1), Bid(0, 1))
    while position.deciding != (0,):
        turn(spec, position, position.deciding[0])
    assert turn(spec, position)[0] == Take(3, "chief")


@both
def test_the_main_moai_is_built_now(spec: str) -> None:
    built = "p3+ 8+ p10+ 20+ p17+ 18+ p42+ 50+ p35+ 33+"
    position = chips_due(players=4, chips={0: f"{built} 9 p4"}, tiles="2 13", due=3, shells=3)
    turn(spec, position)
    assert position.waiting == "over"
    assert position.winners == (0,)


@both
def test_zero_is_bid_when_the_atoll_is_full_and_no_chip_can_be_placed(spec: str) -> None:
    position = late_bids(shells=6, atoll=20, players=4, chips={1: "9"}, covered=True, round=7)
    bot = parse(spec).make(GAMES["orongo"])
    legal = position.legal(0)
    bid = bot.decide(position.recall(0), 0, legal, rng_for(1), ThinkingBudget(simulations=100))
    assert bid == ShellBid(0)


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_a_guide_plays_on_to_where_positions_compare(name: str) -> None:
    rng = rng_for("settle", name)
    for players in GAMES[name].players:
        position = coded(GAMES[name].new(players), 0)
        heuristic, kernel, state = heuristic_for(position), position.kernel, position.state
        while waiting := kernel.waiting(state):
            settled = state.copy()
            heuristic.settle(settled, 0, rng)
            assert kernel.waiting(settled) == 0 or heuristic.is_quiet(settled)
            if heuristic.is_quiet(state):
                assert bytes(settled.at) == bytes(state.at)
            if waiting == 1:
                kernel.happen(state, kernel.draw(state, rng))
            else:
                heuristic.go_on(state)

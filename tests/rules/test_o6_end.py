"""O6: the end."""

from __future__ import annotations

import pytest

import ahu.games.orongo.layout as L
from ahu.games.orongo.actions import Bid, Build, Place
from tests.games.orongo.setting import opened, placing, rule
from tests.rules.test_o5_moai import LAST


def test_o6_1_the_main_moai_with_the_same_chip_wins_at_once() -> None:
    position = placing(
        players=4, chips={0: LAST}, shells=4, bids=(4, 3, 2, 1), dues=(3, 2, 1, 1), atoll=4
    )
    position.play(0, Place("p42"))
    position.play(0, Build(("44", "49"), "p42"))
    assert position.public().seats[0].moai == 0
    assert position.legal(0) == [Build(("45", "54"), "p46")]
    position.play(0, Build(("45", "54"), "p46"))
    assert position.waiting == "over"
    assert position.winners == (0,)
    assert position.scores == (6, 0, 0, 0)
    view = position.public()
    assert view.main == "p46"
    assert {field.name: field.bears for field in view.fields}["p46"] == "main"
    assert [seat.due for seat in view.seats] == [0, 0, 0, 0]
    assert rule(position, 1, Place("1")) == ("O6.1", "game-over")


def test_o6_1_only_the_main_one_left_and_more_sets_than_that() -> None:
    position = placing(players=4, chips={0: f"{LAST} 33+ p35+"}, shells=9)
    position.play(0, Place("p42"))
    assert len(position.legal(0)) == 4
    position.play(0, Build(("45", "54"), "p42"))
    assert position.winners == (0,)
    assert position.view(0).shells == 7


def test_o6_1_all_own_moai_do_not_end_it() -> None:
    chips = {0: LAST.replace("p46", "")}
    position = placing(players=4, chips=chips, shells=9)
    position.play(0, Place("p42"))
    position.play(0, Build(("45", "54"), "p42"))
    assert position.public().seats[0].moai == 0
    assert position.deciding == (0,)
    assert position.winners == ()


@pytest.mark.parametrize(
    ("chips", "shells", "winners"),
    [
        ({0: "18+ p22+", 1: "1"}, 3, (0,)),
        ({0: "1", 1: "18+ p22+"}, 40, (1,)),
        ({0: "1", 1: "2"}, 10, (1,)),
        ({0: "1", 1: "2"}, 30, (0,)),
        ({0: "1", 1: "2"}, 24, (0, 1)),
    ],
)
def test_o6_2_fewest_moai_left_then_shells_then_shared(
    chips: dict[int, str], shells: int, winners: tuple[int, ...]
) -> None:
    position = placing(chips=chips, shells=shells, round=19, due=1)
    assert position.winners == ()
    position.play(0, Place("59"))
    assert position.waiting == "over"
    assert position.winners == winners
    assert rule(position, 0, Bid(0)) == ("O6.2", "game-over")


def test_o6_2_the_round_of_the_last_tile_is_played() -> None:
    position = placing(round=18, due=1, chips={0: "1"})
    position.play(0, Place("60"))
    assert (position.round, position.public().tiles_left) == (19, 3)
    while position.waiting == "chance":
        position.happen(position.outcomes()[0][0])
    assert position.public().tiles_left == 0
    opened(position, 1, 2)
    for _ in range(5):
        assert position.waiting == "seats"
        (seat,) = position.deciding
        position.play(seat, position.legal(seat)[-1])
        while position.public().phase == "moai":
            position.play(seat, position.legal(seat)[0])
    assert position.waiting == "over"


def test_o6_2_the_last_round_may_have_fewer_tiles() -> None:
    # With 60 tiles this never happens; with two tiles fewer it would.
    position = placing(round=18, due=1, chips={0: "1"})
    position.state.at[L.TILES_DOWN] = 2
    position.play(0, Place("60"))
    assert position.public().tiles_due == 2
    for _ in range(2):
        position.happen(position.outcomes()[0][0])
    opened(position, 0, 0)
    assert position.waiting == "over"

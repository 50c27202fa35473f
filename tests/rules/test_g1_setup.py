"""Set-up (G1)."""

from __future__ import annotations

import msgspec
import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import Bid, Die, First, GiantsOptions, Peek, Place
from ahu.games.giants.game import GIANTS
from ahu.games.giants.views import Screen
from tests.games.giants.help import (
    all_bid,
    begun,
    board_of,
    phase_of,
    placing,
    play,
    refused,
    rolled,
    seat,
)


@pytest.mark.parametrize(("players", "bases"), [(3, 7), (4, 6), (5, 5)])
def test_g1_1_what_each_player_begins_with(players: int, bases: int) -> None:
    position = GIANTS.new(players)
    for number in range(players):
        assert position.view(number).screen == Screen(1, True, True, 2, 0, bases)
        shown = position.public().seats[number]
        assert (shown.score, shown.tablets, shown.markers_front) == (0, 0, 0)
    assert position.scores == (0,) * players
    assert position.round == 1


def test_g1_2_quick_game() -> None:
    position = GIANTS.new(4, GiantsOptions(quick_game=True))
    for number in range(4):
        assert position.view(number).screen == Screen(2, True, True, 2, 0, 6)


def test_g1_2_quick_game_leaves_one_worker_less_to_gain() -> None:
    """Six workers in all: 4 in the receptacle instead of 5."""
    position = begun(options=GiantsOptions(quick_game=True, return_unsculpted=True))
    for number in range(4):
        rolled(position, 1, 1, 1)
        all_bid(position, Bid(), Bid(), Bid())
        mover = position.deciding[0]
        while phase_of(position) == "place":
            mover = position.deciding[0]
            legal = position.legal(mover)
            power = Place("sorcerer", "village", power="worker")
            position.play(mover, power if mover == 0 and power in legal else legal[-1])
        while position.waiting == "seats":
            mover = position.deciding[0]
            position.play(mover, position.legal(mover)[-1])
        assert position.view(0).screen.workers == 2 + number + 1


def test_g1_3_nobody_sees_what_is_left_in_the_receptacle() -> None:
    """Two positions that differ only there look alike to everybody else."""
    rich = placing([seat(workers=6, markers=6), seat(), seat()])
    poor = placing([seat(workers=2, markers=2), seat(), seat()])
    assert rich.public() == poor.public()
    for number in (1, 2):
        assert rich.view(number) == poor.view(number)
    assert rich.view(0) != poor.view(0)


def test_g1_3_no_view_names_the_receptacle() -> None:
    text = msgspec.json.encode(placing([seat()] * 3).view(0)).decode()
    assert "left" not in text
    assert "receptacle" not in text


WHITE_AND_BROWN = board_of(
    [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
    dice="[dice]\nwhite = [1, 1, 2]\nbrown = [3, 0]\n",
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_g1_4_as_many_dice_as_players_the_last_two_brown(players: int) -> None:
    position = begun(players, board=WHITE_AND_BROWN)
    for number in range(players):
        weights = {o.face: n for o, n in position.outcomes() if isinstance(o, Die)}
        assert weights == ({1: 2, 2: 1} if number < 3 else {0: 1, 3: 1})
        position.happen(Die(2 if number < 3 else 3))
    assert position.waiting == "seats"
    assert position.outcomes() == []


def test_g1_4_a_die_shows_one_of_its_faces() -> None:
    position = begun(board=WHITE_AND_BROWN)
    with pytest.raises(Refused):
        position.happen(Die(3))
    assert position.public().dice_rolled == 0


def test_g1_5_a_first_player_is_chosen() -> None:
    position = GIANTS.new(4)
    assert position.waiting == "chance"
    assert position.outcomes() == [(First(number), 1) for number in range(4)]
    position.happen(First(2))
    assert position.public().first == 2


def test_g1_5_only_a_player_at_the_table() -> None:
    position = GIANTS.new(3)
    for outcome in (First(3), First(-1), Die(1)):
        with pytest.raises(Refused) as caught:
            position.happen(outcome)
        assert caught.value.refusal.rule == "G1.5"


def test_g1_5_nobody_decides_before() -> None:
    position = GIANTS.new(3)
    assert position.deciding == ()
    assert refused(position, 0, Bid()) == "G2.1"
    assert refused(position, 0, Peek("Tahai")) == "G7.1"
    position.happen(First(0))
    with pytest.raises(Refused):
        play(position, 0, Bid())

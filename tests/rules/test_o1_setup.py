"""O1: material and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from ahu.core.refusal import Refused
from ahu.games.orongo.actions import First, OrongoOptions, Tile
from ahu.games.orongo.game import ORONGO
from tests.games.orongo.setting import BOARD, started


def test_o1_1_fields_numbers_and_palms() -> None:
    kinds = [field.kind for field in BOARD.hexes]
    assert len(kinds) == 110
    assert kinds.count("palm") == 50
    numbered = [field for field in BOARD.hexes if field.kind != "palm"]
    assert [field.number for field in numbered] == list(range(1, 61))
    assert [field.name for field in numbered] == [str(n) for n in range(1, 61)]
    palms = [field.name for field in BOARD.hexes if field.kind == "palm"]
    assert palms == [f"p{n}" for n in range(1, 51)]


def test_o1_1_neighbours_differ_by_one_step() -> None:
    steps = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    for i, field in enumerate(BOARD.hexes):
        near = {
            j
            for j, other in enumerate(BOARD.hexes)
            if (other.q - field.q, other.r - field.r) in steps
        }
        assert set(BOARD.neighbours[i]) == near


def test_o1_1_coastal_palms_have_fewer_than_six_neighbours() -> None:
    for i, field in enumerate(BOARD.hexes):
        coastal = field.kind == "palm" and len(BOARD.neighbours[i]) < 6
        assert BOARD.coastal[i] == coastal
    assert sum(BOARD.coastal) >= 21
    view = ORONGO.new(2).public()
    assert [field.coastal for field in view.fields] == list(BOARD.coastal)


def test_o1_2_sixty_tiles_one_for_each_numbered_field() -> None:
    position = ORONGO.new(2)
    position.happen(First(0))
    outcomes = position.outcomes()
    assert outcomes == [(Tile(str(n)), 1) for n in range(1, 61)]
    kinds = Counter(field.kind for field in BOARD.hexes if field.kind != "palm")
    assert kinds == {"quarry": 6, "food": 18, "temple": 9, "deity": 9, "nest": 9, "birdman": 9}
    position.happen(Tile("17"))
    assert (Tile("17"), 1) not in position.outcomes()
    with pytest.raises(Refused) as refused:
        position.happen(Tile("17"))
    assert refused.value.refusal.rule == "O2"


@pytest.mark.parametrize(("players", "each"), [(2, 24), (3, 16), (4, 12)])
def test_o1_3_shells_dealt_evenly_and_the_atoll_empty(players: int, each: int) -> None:
    snapshot = ORONGO.new(players).snapshot()
    assert [seat.shells for seat in snapshot.seats] == [each] * players
    assert snapshot.atoll == 0


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_o1_3_two_to_four_players(players: int) -> None:
    with pytest.raises(Refused) as refused:
        ORONGO.new(players)
    assert refused.value.refusal.rule == "O1.3"


@pytest.mark.parametrize(("players", "moai"), [(2, 10), (3, 6), (4, 5)])
def test_o1_4_moai_and_chips_and_the_main_moai_beside_the_board(players: int, moai: int) -> None:
    position = ORONGO.new(players)
    view = position.public()
    assert [seat.moai for seat in view.seats] == [moai] * players
    assert [seat.chips for seat in view.seats] == [40] * players
    assert view.main is None
    assert position.scores == (0,) * players


def test_o1_5_one_player_holds_the_amulet() -> None:
    position = ORONGO.new(3)
    assert position.waiting == "chance"
    assert position.snapshot().amulet is None
    assert position.outcomes() == [(First(0), 1), (First(1), 1), (First(2), 1)]
    for outcome in (First(3), First(-1), First(77), Tile("1")):
        with pytest.raises(Refused) as refused:
            position.happen(outcome)
        assert refused.value.refusal.rule == "O1.5"
    position.happen(First(2))
    assert position.public().amulet == 2
    assert ORONGO.first(2) == First(2)


def test_o1_5_the_option_is_kept() -> None:
    position = ORONGO.new(2, OrongoOptions(amulet_first=True))
    assert position.snapshot().options.amulet_first
    assert started(2, first=1).public().amulet == 1

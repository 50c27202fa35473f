"""Phase 1, the quarry (G2)."""

from __future__ import annotations

import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import Bid, Die, Pass
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import ItemSnapshot
from tests.games.giants.help import begun, phase_of, refused, rolled, seat, setting


def with_statues(
    one: int, two: int, three: int, players: int = 3, round: int = 2
) -> GiantsPosition:
    """Before the dice, with so many statues left in the supply."""
    gone = [
        ItemSnapshot(size + chr(ord("a") + n), "gone")
        for size, number in (("1", 17 - one), ("2", 12 - two), ("3", 6 - three))
        for n in range(number)
    ]
    return setting("dice", [seat()] * players, round=round, items=tuple(gone))


def test_g2_1_each_face_brings_a_statue() -> None:
    position = rolled(setting("dice", [seat()] * 5), 1, 2, 2, 3, 0)
    table = position.public()
    assert table.quarry == (1, 2, 1)
    assert table.moai_supply == (16, 10, 5)
    assert phase_of(position) == "bid"


def test_g2_1_a_size_that_is_used_up_counts_as_broken() -> None:
    position = rolled(with_statues(5, 5, 0), 3, 3, 1)
    assert position.public().quarry == (1, 0, 0)


def test_g2_1_two_dice_of_a_size_with_one_statue_left() -> None:
    position = rolled(with_statues(5, 1, 5), 2, 2, 1)
    assert position.public().quarry == (1, 1, 0)
    assert position.public().moai_supply == (4, 0, 5)


def test_g2_1_nobody_decides_while_the_dice_roll() -> None:
    position = rolled(begun(), 1)
    assert position.deciding == ()
    assert refused(position, 0, Bid()) == "G2.1"
    rolled(position, 1, 1)
    with pytest.raises(Refused) as caught:
        position.happen(Die(1))
    assert caught.value.refusal.rule == "G2.1"


def test_g2_2_in_the_first_round_0_is_1_and_3_is_2() -> None:
    position = rolled(begun(5), 0, 3, 0, 1, 2)
    assert position.public().quarry == (3, 2, 0)


def test_g2_2_only_in_the_first_round() -> None:
    position = rolled(setting("dice", [seat()] * 3, round=2), 0, 3, 0)
    assert position.public().quarry == (0, 0, 1)


def test_g2_2_with_the_supply_of_what_it_counts_as() -> None:
    """A 3 that counts as 2 needs a statue of size 2, not of size 3."""
    position = rolled(with_statues(0, 1, 6, round=1), 3, 3, 0)
    assert position.public().quarry == (0, 1, 0)


def test_g2_3_no_statue_no_auction() -> None:
    position = rolled(setting("dice", [seat()] * 3), 0, 0, 0)
    assert phase_of(position) == "place"
    assert position.deciding == (0,)


def test_g2_3_broken_by_the_supply_too() -> None:
    position = rolled(with_statues(0, 3, 0), 1, 3, 0)
    assert phase_of(position) == "place"


def test_g2_3_the_first_player_begins_phase_3() -> None:
    position = rolled(setting("dice", [seat()] * 3, first=2), 0, 0, 0)
    assert position.deciding == (2,)
    assert Pass() in position.legal(2)

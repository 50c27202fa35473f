"""How many ways there are to go on, counted from fixed positions."""

from __future__ import annotations

from collections import Counter

import pytest

from ahu.core.action_buffer import ActionBuffer
from ahu.core.rng import Rng
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.kernel import KERNEL
from ahu.games.orongo.position import OrongoPosition
from tests.games.orongo.setting import opened, placing, started


def perft(position: OrongoPosition, depth: int) -> int:
    """The sequences of so many decisions; those that end or meet chance sooner count too."""
    if not depth or position.waiting != "seats":
        return 1
    seat = position.deciding[0]
    count = 0
    for code in position.legal_codes(seat):
        after = position.copy()
        after.play_code(seat, code)
        count += perft(after, depth - 1)
    return count


def test_the_first_auction() -> None:
    assert perft(started(2), 1) == 25
    assert perft(started(2), 2) == 625
    assert perft(started(3), 3) == 17**3


def test_the_first_chips_by_hand() -> None:
    # Six tiles far apart, then the palms around the chips: see the neighbours of each field.
    position = opened(started(2, tiles=[8, 18, 20, 33, 50, 53]), 2, 1)
    assert perft(position, 1) == 6
    touched = {"8": 3, "18": 2, "20": 3, "33": 3, "50": 3, "53": 3}
    assert perft(position, 2) == sum(5 + palms for palms in touched.values())


@pytest.mark.parametrize(("depth", "count"), [(1, 15), (2, 167), (3, 1848)])
def test_chips_and_moai(depth: int, count: int) -> None:
    chips = {0: "38 p39 46 33 34 40 18", 1: "7 20 60"}
    assert perft(placing(chips=chips, tiles="8 50 53", shells=4), depth) == count


def test_random_games_have_not_changed() -> None:
    codes = ActionBuffer()
    found = Counter[str]()
    for players in (2, 3, 4):
        rng = Rng(players)
        for _ in range(20):
            position = ORONGO.new(players)
            found[f"{players} decisions"] += KERNEL.playout(position.state, rng, codes)
            found[f"{players} Moai"] += sum(position.scores)
    assert found == {
        "2 decisions": 2467,
        "2 Moai": 153,
        "3 decisions": 3333,
        "3 Moai": 167,
        "4 decisions": 2952,
        "4 Moai": 88,
    }

"""O3: bids."""

from __future__ import annotations

import pytest

from ahu.games.orongo.actions import Bid, Build, Place
from ahu.games.orongo.position import OrongoPosition
from tests.games.orongo.setting import auction, opened, rule, started


def shells(position: OrongoPosition) -> list[int]:
    return [seat.shells for seat in position.snapshot().seats]


def dues(position: OrongoPosition) -> list[int]:
    return [seat.due for seat in position.public().seats]


def test_o3_1_zero_or_more_of_the_shells_behind_the_screen() -> None:
    position = auction([3, 0, 45])
    assert position.legal(0) == [Bid(0), Bid(1), Bid(2), Bid(3)]
    assert position.legal(1) == [Bid(0)]
    assert rule(position, 0, Bid(4)) == ("O3.1", "orongo-bid-shells")
    assert rule(position, 0, Bid(-1)) == ("O3.1", "orongo-bid-range")
    assert rule(position, 0, Bid(1000)) == ("O3.1", "orongo-bid-range")
    assert rule(position, 0, Place("1")) == ("O3.1", "orongo-bid-first")
    assert rule(position, 0, Build(("8",), "p4")) == ("O3.1", "orongo-bid-first")


def test_o3_1_all_at_the_same_time_in_any_order() -> None:
    results = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        position = auction([16, 16, 16])
        for i, seat in enumerate(order):
            assert position.deciding == tuple(sorted(order[i:]))
            position.play(seat, Bid((3, 5, 0)[seat]))
        results.add(bytes(position.state.at))
    assert len(results) == 1


def test_o3_1_a_bid_once_made_stands() -> None:
    position = auction([24, 24])
    position.play(1, Bid(7))
    assert position.legal(1) == []
    assert rule(position, 1, Bid(8)) == ("O3.1", "orongo-bid-stands")
    assert position.view(1).shells == 24


def test_o3_2_the_highest_pays_and_places_three() -> None:
    position = opened(auction([12, 12, 12, 12]), 2, 5, 3, 1)
    assert shells(position) == [12, 7, 12, 12]
    assert position.public().atoll == 5
    assert dues(position) == [1, 3, 2, 1]


def test_o3_2_a_single_bidder_places_three() -> None:
    position = opened(auction([24, 24]), 0, 1)
    assert dues(position) == [0, 3]


def test_o3_2_the_highest_of_two_pays_his_own_bid_only() -> None:
    position = opened(auction([20, 20], atoll=8), 4, 20)
    assert shells(position) == [20, 0]
    assert position.public().atoll == 28
    assert dues(position) == [2, 3]


def test_o3_3_zero_takes_the_atoll_with_what_was_just_paid() -> None:
    position = opened(auction([20, 20], atoll=8), 6, 0)
    assert shells(position) == [14, 34]
    assert position.public().atoll == 0
    assert dues(position) == [3, 0]


def test_o3_3_several_share_and_a_remainder_stays() -> None:
    position = opened(auction([12, 12, 11, 11], atoll=2), 5, 0, 0, 0)
    assert shells(position) == [7, 14, 13, 13]
    assert position.public().atoll == 1
    position = opened(auction([16, 16, 15], atoll=1), 4, 0, 0)
    assert shells(position) == [12, 18, 17]
    assert position.public().atoll == 1


@pytest.mark.parametrize(
    ("amulet", "bids", "expected"),
    [
        (0, (5, 5, 5, 5), [1, 3, 2, 1]),
        (1, (5, 5, 5, 5), [1, 1, 3, 2]),
        (3, (5, 5, 5, 5), [3, 2, 1, 1]),
        (0, (5, 0, 0, 5), [2, 0, 0, 3]),
        (2, (5, 0, 5, 0), [3, 0, 2, 0]),
        (0, (2, 9, 2, 1), [1, 3, 2, 1]),
        (2, (2, 9, 2, 1), [2, 3, 1, 1]),
    ],
)
def test_o3_4_nearer_after_holder_first(
    amulet: int, bids: tuple[int, ...], expected: list[int]
) -> None:
    assert dues(opened(auction([12] * 4, amulet=amulet), *bids)) == expected


@pytest.mark.parametrize(
    ("amulet", "bids", "expected"),
    [
        (0, (5, 5, 5, 5), [3, 2, 1, 1]),
        (1, (5, 5, 5, 5), [1, 3, 2, 1]),
        (0, (5, 0, 0, 5), [3, 0, 0, 2]),
        (3, (1, 1, 0, 0), [3, 2, 0, 0]),
        (2, (2, 9, 2, 1), [1, 3, 2, 1]),
    ],
)
def test_o3_4_option_counting_begins_with_the_holder(
    amulet: int, bids: tuple[int, ...], expected: list[int]
) -> None:
    position = auction([12] * 4, amulet=amulet, amulet_first=True)
    assert dues(opened(position, *bids)) == expected


def test_o3_4_the_old_holder_counts_not_the_new_one() -> None:
    # Seat 2 wins. Seats 0 and 1 tie for the second place: counted from seat 0, who held the
    # amulet, seat 1 comes first; counted from seat 2 it would be seat 0.
    assert dues(opened(auction([12] * 4, amulet=0), 3, 3, 6, 0)) == [1, 2, 3, 0]


def test_o3_5_the_highest_bidder_then_holds_the_amulet() -> None:
    position = opened(auction([12] * 4, amulet=3), 1, 2, 6, 0)
    assert position.public().amulet == 2
    assert position.deciding == (2,)
    assert opened(auction([24, 24], amulet=0), 0, 1).public().amulet == 1


def test_o3_5_all_bid_nothing() -> None:
    position = opened(auction([15, 15, 14], atoll=4, amulet=1), 0, 0, 0)
    assert shells(position) == [16, 16, 15]
    assert position.public().atoll == 1
    assert position.public().amulet == 1
    assert (position.round, position.waiting) == (3, "chance")
    assert [seat.chips for seat in position.public().seats] == [40, 40, 40]


def test_o3_5_the_tie_in_the_next_round_counts_from_the_new_holder() -> None:
    position = opened(started(2, first=0), 1, 1)
    assert position.public().amulet == 1

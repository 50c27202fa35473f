"""O4: chips."""

from __future__ import annotations

from ahu.games.orongo.actions import Bid, Build, Place
from tests.games.orongo.setting import auction, opened, places, placing, rule, started


def test_o4_highest_then_second_then_clockwise_from_the_new_holder() -> None:
    position = opened(auction([12] * 4, amulet=0), 1, 1, 3, 2)
    order = []
    while position.waiting == "seats":
        (seat,) = position.deciding
        order.append(seat)
        position.play(seat, position.legal(seat)[0])
    assert order == [2, 2, 2, 3, 3, 0, 1]


def test_o4_clockwise_from_the_holder_past_the_second() -> None:
    position = opened(auction([12] * 4, amulet=0), 2, 3, 1, 1)
    order = []
    while position.waiting == "seats":
        (seat,) = position.deciding
        order.append(seat)
        position.play(seat, position.legal(seat)[-1])
    assert order == [1, 1, 1, 0, 0, 2, 3]


def test_o4_only_who_is_on_turn_places() -> None:
    position = opened(auction([24, 24]), 2, 1)
    assert position.legal(1) == []
    assert rule(position, 1, Place("1")) == ("O4.1", "not-your-decision")
    assert rule(position, 0, Bid(1)) == ("O3.1", "orongo-bids-open")
    assert rule(position, 0, Build(("8",), "p4")) == ("O5.1", "orongo-nothing-to-build")


def test_o4_1_any_face_up_tile_without_a_chip() -> None:
    position = opened(started(2, tiles=[8, 20, 33, 44, 50, 60]), 1, 2)
    assert places(position, 1) == {"8", "20", "33", "44", "50", "60"}
    position.play(1, Place("44"))
    assert rule(position, 1, Place("44")) == ("O4.1", "orongo-chip-there")
    assert rule(position, 1, Place("45")) == ("O4.1", "orongo-no-tile")
    assert rule(position, 1, Place("61")) == ("O1.1", "orongo-unknown-field")
    assert rule(position, 1, Place("p51")) == ("O1.1", "orongo-unknown-field")


def test_o4_1_palms_next_to_a_chip_of_ones_own() -> None:
    # Field 4 touches palms p1, p2 and p8; field 1 of the other player touches p1 and p2.
    position = placing(chips={0: "4", 1: "2"})
    assert {name for name in places(position) if name[0] == "p"} == {"p1", "p2", "p8"}
    assert rule(position, 0, Place("p3")) == ("O4.1", "orongo-palm-apart")
    position.play(0, Place("p2"))
    assert {name for name in places(position) if name[0] == "p"} == {"p1", "p3", "p8"}
    assert rule(position, 0, Place("p2")) == ("O4.1", "orongo-chip-there")


def test_o4_1_an_opponents_chip_closes_a_palm() -> None:
    position = placing(chips={0: "4", 1: "2 p2"})
    assert {name for name in places(position) if name[0] == "p"} == {"p1", "p8"}
    assert rule(position, 0, Place("p2")) == ("O4.1", "orongo-chip-there")


def test_o4_1_palms_on_the_first_chip_of_all() -> None:
    position = opened(started(2), 3, 0)
    assert places(position) == {"1", "2", "3", "4", "5", "6"}


def test_o4_2_a_chip_must_be_placed() -> None:
    position = placing(chips={0: "4", 1: "2"})
    assert all(isinstance(action, Place) for action in position.legal(0))
    assert len(position.legal(0)) > 0


# Every tile is covered. Palm p50 is the only free field next to field 60 of seat 0.
CUT_OFF = {0: "60", 1: "59", 2: "p48 56"}


def test_o4_2_the_right_lapses_without_a_field() -> None:
    position = placing(players=3, chips=CUT_OFF, round=3, covered=True)
    assert places(position) == {"p50"}
    position.play(0, Place("p50"))
    assert (position.round, position.waiting) == (4, "chance")
    snapshot = position.snapshot()
    assert snapshot.seats[0].chips == 38
    assert [seat.due for seat in snapshot.seats] == [0, 0, 0]


def test_o4_2_those_after_him_still_place() -> None:
    position = placing(
        players=3, chips=CUT_OFF, round=3, covered=True, bids=(2, 1, 0), dues=(3, 2, 0)
    )
    position.play(0, Place("p50"))
    assert position.deciding == (1,)
    assert [seat.due for seat in position.public().seats] == [0, 2, 0]


def test_o4_2_the_right_lapses_when_nothing_can_be_paid() -> None:
    # Both palms next to quarry 18 would complete a Moai, and there is no shell to pay for it.
    position = placing(
        players=3,
        chips={0: "60 18", 1: "59 28", 2: "p48 56"},
        round=3,
        covered=True,
        shells=0,
    )
    assert places(position) == {"p50"}
    assert rule(position, 0, Place("p17")) == ("O5.3", "orongo-cannot-pay")
    position.play(0, Place("p50"))
    assert (position.round, position.waiting) == (4, "chance")


# 38 chips without one on the coast, so that nothing can be complete.
MANY = (
    "1 2 3 4 6 7 9 10 11 12 13 14 15 16 17 19 21 22 23 24 25 26 27 28 29 30 31 32 34 35 "
    "p2 p8 p11 p12 p13 p14 p18 p19"
)


def test_o4_2_fewer_chips_than_due() -> None:
    position = placing(chips={0: MANY}, due=3)
    assert position.public().seats[0].chips == 2
    position.play(0, Place("60"))
    assert position.deciding == (0,)
    position.play(0, Place("58"))
    assert position.waiting == "chance"
    assert position.public().seats[0].chips == 0


def test_o4_2_without_chips_he_pays_and_places_nothing() -> None:
    position = placing(chips={0: MANY}, due=3)
    position.play(0, Place("60"))
    position.play(0, Place("58"))
    round = position.round
    while position.waiting == "chance":
        position.happen(position.outcomes()[0][0])
    opened(position, 4, 1)
    assert position.deciding == (1,)
    view = position.public()
    assert (view.round, view.amulet, view.atoll) == (round, 0, 4)
    assert [seat.due for seat in view.seats] == [0, 2]

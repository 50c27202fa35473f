"""Phase 3, placement (G4)."""

from __future__ import annotations

import pytest

from ahu.games.giants.actions import Bid, Buy, Erect, Pass, Peek, Pick, Place
from ahu.games.giants.snapshot import ItemSnapshot
from tests.games.giants.help import (
    LINE,
    all_bid,
    allowed,
    bare,
    base,
    bases_left,
    begun,
    board_of,
    by,
    erected,
    front,
    hex_with,
    item_facts,
    of_kind,
    pass_all,
    phase_of,
    placing,
    play,
    refused,
    rolled,
    seat,
    seat_facts,
)

THREE = [seat(), seat(), seat()]
SORCERER_AT_HOME = {"workers": 0, "workers_front": 1, "chief": "front"}


def test_g4_clockwise_from_the_first_player() -> None:
    position = placing(THREE, first=1, turn=1)
    for number in (1, 2, 0, 1):
        assert position.deciding == (number,)
        assert refused(position, (number + 1) % 3, Place("worker", "A2")) == "G4"
        play(position, number, Place("worker", "A2") if number != 1 else Buy())


def test_g4_the_first_player_begins_after_the_auction() -> None:
    position = rolled(begun(first=2), 1, 1, 1)
    all_bid(position, Bid(2, 1), Bid(), Bid())
    position.play(0, position.legal(0)[-1])
    assert phase_of(position) == "place"
    assert position.deciding == (2,)


def test_g4_the_last_one_left_goes_on_alone() -> None:
    position = placing([seat(workers=3), seat(), seat()])
    play(position, 0, Place("worker", "A2"))
    play(position, 1, Pass())
    play(position, 2, Pass())
    play(position, 0, Place("worker", "A2"), Buy(), Place("worker", "A2"), Place("chief", "A2"))
    assert position.deciding == (0,)
    play(position, 0, Pass())
    assert phase_of(position) != "place"


def test_g4_1_a_worker_with_up_to_two_logs_anywhere() -> None:
    position = placing([seat(logs=3), seat(), seat()])
    for hex in LINE.hexes:
        for logs in (0, 1, 2):
            assert allowed(position, 0, Place("worker", hex.name, logs))
            assert allowed(position, 0, Place("sorcerer", hex.name, logs))
    assert refused(position, 0, Place("worker", "A2", 3)) == "G4.1"
    assert refused(position, 0, Place("worker", "A2", -1)) == "G4.1"


def test_g4_1_no_more_logs_than_he_has() -> None:
    position = placing([seat(logs=1), seat(logs=9), seat()])
    assert allowed(position, 0, Place("worker", "A2", 1))
    assert refused(position, 0, Place("worker", "A2", 2)) == "G4.1"


def test_g4_1_logs_lie_on_the_hex() -> None:
    position = placing([seat(logs=3), seat(logs=1), seat()])
    play(position, 0, Place("worker", "A2", 2))
    play(position, 1, Place("sorcerer", "A2", 1))
    (hex,) = position.public().hexes
    assert (hex.workers, hex.sorcerers, hex.logs) == ((1, 0, 0), (1,), 3)
    assert seat_facts(position, 0).logs == 1


def test_g4_1_the_chief_without_logs() -> None:
    position = placing([seat(logs=3), seat(), seat()])
    for hex in LINE.hexes:
        assert allowed(position, 0, Place("chief", hex.name))
    assert refused(position, 0, Place("chief", "A2", 1)) == "G4.1"


def test_g4_1_any_number_of_figures_share_a_hex() -> None:
    position = placing([seat(workers=2), seat(), seat()])
    for number in (0, 1, 2, 0):
        play(position, number, Place("worker", "A2"))
    for number in (1, 2, 0, 1, 2):
        figure = "sorcerer" if seat_facts(position, number).sorcerer == "behind" else "chief"
        position.play(number, Place(figure, "A2"))  # type: ignore[arg-type]  # one of the two
    (hex,) = position.public().hexes
    assert hex.workers == (2, 1, 1)
    assert hex.sorcerers == (0, 1, 2)
    assert hex.chiefs == (1, 2)


def test_g4_1_only_what_is_behind_the_screen() -> None:
    position = placing([seat(workers=0, workers_front=1, sorcerer="A2"), seat(), seat()])
    assert refused(position, 0, Place("worker", "A2")) == "G4"
    assert refused(position, 0, Place("sorcerer", "A3")) == "G4"
    assert allowed(position, 0, Place("chief", "A2"))


def test_g4_1_no_logs_without_a_figure() -> None:
    """A player with nothing but logs can do nothing."""
    position = placing([seat(), bare(logs=5), seat()])
    play(position, 0, Place("worker", "A2"))
    assert position.deciding == (2,)
    assert position.public().seats[1].passed


def test_g4_2_village() -> None:
    position = placing(THREE)
    play(position, 0, Place("sorcerer", "village", power="worker"))
    assert seat_facts(position, 0).workers == 2


def test_g4_2_hut() -> None:
    position = placing(THREE)
    play(position, 0, Place("sorcerer", "hut", power="marker"))
    assert seat_facts(position, 0).markers == 3


def test_g4_2_the_power_may_be_left_unused() -> None:
    position = placing(THREE)
    play(position, 0, Place("sorcerer", "hut"))
    assert seat_facts(position, 0).markers == 2


def test_g4_2_forest() -> None:
    position = placing(THREE)
    play(position, 0, Place("sorcerer", "B4", power="logs"))
    assert seat_facts(position, 0).logs == 4
    assert position.public().log_supply == 23
    assert [hex.hex for hex in position.public().hexes if hex.cut] == ["B4"]


def test_g4_2_a_cut_forest_stays_cut() -> None:
    position = placing(THREE)
    play(position, 0, Place("sorcerer", "B4", power="logs"))
    assert refused(position, 1, Place("sorcerer", "B4", power="logs")) == "G4.2"
    assert allowed(position, 1, Place("sorcerer", "B4"))
    assert allowed(position, 1, Place("sorcerer", "B5", power="logs"))
    pass_all(position)
    while phase_of(position) != "dice":
        position.play(position.deciding[0], position.legal(position.deciding[0])[-1])
    assert [hex.hex for hex in position.public().hexes if hex.cut] == ["B4"]


def test_g4_2_as_far_as_the_supply_goes() -> None:
    position = placing(THREE, logs_gone=25)
    play(position, 0, Place("sorcerer", "B4", power="logs"))
    assert seat_facts(position, 0).logs == 2
    assert position.public().log_supply == 0
    assert refused(position, 1, Place("sorcerer", "B5", power="logs")) == "G4.2"


def test_g4_2_logs_behind_screens_and_on_hexes_are_not_in_the_supply() -> None:
    position = placing(
        [seat(logs=10), seat(logs=10), seat()], hexes=(hex_with("A2", None, logs=7),)
    )
    assert refused(position, 0, Place("sorcerer", "B4", power="logs")) == "G4.2"


def test_g4_2_logs_gained_cannot_be_laid_in_the_same_action() -> None:
    position = placing([seat(logs=1), seat(), seat()])
    assert allowed(position, 0, Place("sorcerer", "B4", 1, "logs"))
    assert refused(position, 0, Place("sorcerer", "B4", 2, "logs")) == "G4.1"
    play(position, 0, Place("sorcerer", "B4", 1, "logs"))
    assert seat_facts(position, 0).logs == 4


def test_g4_2_headdress_quarry() -> None:
    position = placing(THREE)
    play(position, 0, Place("sorcerer", "headdress-quarry", power="headdress"))
    (headdress,) = position.public().items
    assert (headdress.headdress, headdress.front) == (True, 0)
    assert position.public().headdress_supply == 13


def test_g4_2_no_headdress_left() -> None:
    names = "abcdefghijklmn"
    items = tuple(ItemSnapshot(f"h{letter}", "board", hex="A2") for letter in names)
    position = placing(THREE, items=items)
    refusal = refused(position, 0, Place("sorcerer", "headdress-quarry", power="headdress"))
    assert refusal == "G4.2"


def test_g4_2_reserve() -> None:
    position = placing(THREE)
    play(position, 0, Place("sorcerer", "A3", power="reserve", ahu="Other"))
    assert bases_left(position, 0) == 6
    (ahu,) = (a for a in position.public().ahus if a.ahu == "Other")
    assert (ahu.state, ahu.base) == ("reserved", 0)


def test_g4_2_reserve_a_free_ahu_of_that_hex_only() -> None:
    position = placing(THREE, ahus=(base("Twin", 1),))
    elsewhere = Place("sorcerer", "A3", power="reserve", ahu="Near")
    taken = Place("sorcerer", "A3", power="reserve", ahu="Twin")
    assert refused(position, 0, elsewhere) == "G4.2"
    assert refused(position, 0, taken) == "G4.2"
    assert refused(position, 0, Place("sorcerer", "A3", power="reserve")) == "G4.2"
    assert refused(position, 0, Place("sorcerer", "A3", ahu="Other")) == "G4.2"


def test_g4_2_reserve_needs_a_base() -> None:
    five = tuple(base(ahu.name, 0) for ahu in LINE.ahus[1:6])
    seats = [seat() for _ in range(5)]
    position = placing(seats, ahus=five)
    assert refused(position, 0, Place("sorcerer", "A2", power="reserve", ahu="Near")) == "G4.2"
    play(position, 0, Pass())
    assert allowed(position, 1, Place("sorcerer", "A2", power="reserve", ahu="Near"))


def test_g4_2_a_reserved_ahu_is_for_its_owner_alone() -> None:
    position = placing(
        [seat(), seat(), seat(**SORCERER_AT_HOME, markers=0, markers_front=2)],
        items=(front("1a", 0), front("1b", 1)),
    )
    play(position, 0, Place("worker", "A2"))
    play(position, 1, Place("worker", "A2"))
    play(position, 2, Place("sorcerer", "A2"))
    play(position, 0, Place("sorcerer", "A2", power="reserve", ahu="Near"))
    pass_all(position)
    mine, theirs = position.copy(), position
    mine.play(0, Pick("1a"))
    mine.play(0, by("A2", 1, 0, 0))
    assert allowed(mine, 0, Erect("Near"))
    theirs.play(0, Pass())
    theirs.play(1, Pick("1b"))
    theirs.play(1, by("A2", 0, 1, 0))
    assert refused(theirs, 1, Erect("Near")) == "G5.5"


def test_g4_2_a_worker_has_no_power() -> None:
    position = placing(THREE)
    assert refused(position, 0, Place("worker", "village", power="worker")) == "G4.2"
    assert refused(position, 0, Place("worker", "A2", power="reserve", ahu="Near")) == "G4.2"


def test_g4_2_only_the_power_of_his_hex() -> None:
    position = placing(THREE)
    assert refused(position, 0, Place("sorcerer", "A2", power="worker")) == "G4.2"
    assert refused(position, 0, Place("sorcerer", "village", power="marker")) == "G4.2"
    assert refused(position, 0, Place("sorcerer", "hut", power="logs")) == "G4.2"
    assert refused(position, 0, Place("sorcerer", "moai-quarry", power="headdress")) == "G4.2"
    assert refused(position, 0, Place("sorcerer", "village", power="worker", ahu="Town")) == "G4.2"


def test_g4_2_several_powers_give_the_choice_of_one() -> None:
    """The village, a forest and the headdress quarry with an ahu each."""
    position = placing(THREE)
    for hex, power, ahu in (
        ("village", "worker", "Town"),
        ("B4", "logs", "Wood"),
        ("headdress-quarry", "headdress", "Mine"),
    ):
        uses = {a for a in of_kind(position, 0, Place) if isinstance(a, Place) and a.hex == hex}
        assert {(a.power, a.ahu) for a in uses if a.figure == "sorcerer"} == {
            (None, None),
            (power, None),
            ("reserve", ahu),
        }
    play(position, 0, Place("sorcerer", "B4", power="reserve", ahu="Wood"))
    assert seat_facts(position, 0).logs == 0
    assert allowed(position, 1, Place("sorcerer", "B4", power="logs"))


def test_g4_2_an_empty_power_leaves_the_others() -> None:
    position = placing([seat(workers=6), seat(), seat()])
    uses = [a for a in position.legal(0) if isinstance(a, Place) and a.hex == "village"]
    assert {a.power for a in uses if a.figure == "sorcerer"} == {None, "reserve"}


def test_g4_2_what_is_gained_can_be_used_at_once() -> None:
    """His only worker comes from the village, and is placed in his next turn."""
    position = placing([seat(**SORCERER_AT_HOME, markers=0, markers_front=2), seat(), seat()])
    play(position, 0, Place("sorcerer", "village", power="worker"))
    play(position, 1, Pass())
    play(position, 2, Pass())
    assert position.deciding == (0,)
    play(position, 0, Place("worker", "A2"))


def test_g4_3_the_chief_breaks_a_tablet() -> None:
    position = placing([seat(tablets=3), seat(), seat()])
    play(position, 0, Place("chief", "village", power="worker"))
    blue = seat_facts(position, 0)
    assert (blue.workers, blue.tablets, blue.chief) == (2, 1, "village")
    assert position.public().tablet_supply == 29


@pytest.mark.parametrize("tablets", [0, 1])
def test_g4_3_two_halves_are_needed(tablets: int) -> None:
    position = placing([seat(tablets=tablets), seat(), seat()])
    assert refused(position, 0, Place("chief", "village", power="worker")) == "G4.3"
    assert allowed(position, 0, Place("chief", "village"))


def test_g4_3_the_chief_does_the_same_as_the_sorcerer() -> None:
    position = placing([seat(tablets=2, logs=1), seat(), seat()])
    uses = [a for a in position.legal(0) if isinstance(a, Place) and a.power is not None]
    chief = {(a.hex, a.power, a.ahu) for a in uses if a.figure == "chief"}
    sorcerer = {(a.hex, a.power, a.ahu) for a in uses if a.figure == "sorcerer"}
    assert chief == sorcerer
    assert all(a.logs == 0 for a in uses if a.figure == "chief")


def test_g4_3_once_however_many_tablets() -> None:
    position = placing([seat(tablets=6), bare(), bare()])
    play(position, 0, Place("chief", "village", power="worker"))
    assert seat_facts(position, 0).tablets == 4
    assert refused(position, 0, Place("chief", "hut", power="marker")) == "G4"


def test_g4_3_without_the_power_no_tablet_breaks() -> None:
    position = placing([seat(tablets=2), seat(), seat()])
    play(position, 0, Place("chief", "village"))
    assert seat_facts(position, 0).tablets == 2


def test_g4_4_buy() -> None:
    position = placing(THREE)
    play(position, 0, Buy())
    blue = seat_facts(position, 0)
    assert (blue.markers, blue.markers_front, blue.tablets) == (1, 1, 1)
    assert position.public().tablet_supply == 29
    assert position.deciding == (1,)


def test_g4_4_needs_a_marker_behind_the_screen() -> None:
    position = placing([seat(markers=0, markers_front=2), seat(), seat()])
    assert refused(position, 0, Buy()) == "G4.4"


def test_g4_4_needs_a_half_tablet_in_the_supply() -> None:
    position = placing([seat(tablets=10), seat(tablets=10), seat(tablets=10)])
    assert refused(position, 0, Buy()) == "G4.4"


def test_g4_4_only_in_phase_3() -> None:
    position = placing(THREE, items=(front("1a", 0),))
    pass_all(position)
    assert phase_of(position) == "move"
    assert refused(position, 0, Buy()) == "G5"


def test_g4_5_passing_is_final() -> None:
    position = placing(THREE)
    play(position, 0, Pass())
    play(position, 1, Place("worker", "A2"))
    play(position, 2, Place("worker", "A2"))
    assert position.deciding == (1,)
    assert refused(position, 0, Place("worker", "A2")) == "G4.5"


def test_g4_5_passed_although_figures_are_left() -> None:
    position = placing(THREE)
    for number in range(3):
        play(position, number, Pass())
    assert phase_of(position) != "place"


def test_g4_5_who_can_do_nothing_passes_by_himself() -> None:
    position = placing([seat(), bare(), seat()])
    play(position, 0, Place("worker", "A2"))
    assert position.deciding == (2,)
    assert position.public().seats[1].passed


def test_g4_5_only_when_his_turn_comes() -> None:
    """Blue has nothing left but is passed only when it is his turn again."""
    position = placing(
        [seat(sorcerer="front", chief="front", markers=0, markers_front=2), seat(), seat()]
    )
    play(position, 0, Place("worker", "A2"))
    assert not position.public().seats[0].passed
    play(position, 1, Place("worker", "A2"))
    play(position, 2, Place("worker", "A2"))
    assert position.public().seats[0].passed
    assert position.deciding == (1,)


def test_g4_5_even_if_he_could_do_something_later() -> None:
    """Green has only markers and no tablet is left: he is out, although red breaks one then."""
    position = placing(
        [
            seat(tablets=14),
            seat(workers=0, workers_front=1, sorcerer="front", chief="front", tablets=14),
            seat(tablets=2),
        ]
    )
    play(position, 0, Place("worker", "A2"))
    assert position.deciding == (2,)
    play(position, 2, Place("chief", "village", power="worker"))
    assert position.public().tablet_supply == 2
    play(position, 0, Place("sorcerer", "A2"))
    assert position.deciding == (2,)
    assert refused(position, 1, Buy()) == "G4.5"


def test_g4_5_a_half_tablet_to_peek_with_keeps_nobody_in() -> None:
    position = placing(
        [seat(), bare(tablets=1), seat()],
        items=(erected("1a", "Near"),),
        ahus=(base("Near", 2),),
    )
    play(position, 0, Place("worker", "A2"))
    assert position.deciding == (2,)
    assert allowed(position, 1, Peek("Near"))


def test_g4_5_everybody_bid_everything() -> None:
    position = rolled(begun(), 1, 1, 1)
    everything = Bid(2, 1, True, True)
    all_bid(position, everything, everything, everything)
    while phase_of(position) == "choose":
        position.play(position.deciding[0], position.legal(position.deciding[0])[0])
    assert phase_of(position) not in ("place", "move")
    assert item_facts(position, "1a").hex == "moai-quarry"


DENSE = board_of(
    [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
    [(f"X{n}", (2, 0), 1, 1) for n in range(3)],
)


def test_g4_2_every_free_ahu_of_the_hex_is_offered() -> None:
    position = placing(THREE, DENSE, ahus=(base("X1", 2),))
    ahus = [a.ahu for a in position.legal(0) if isinstance(a, Place) and a.power == "reserve"]
    assert sorted(ahus, key=str) == ["X0", "X2"]

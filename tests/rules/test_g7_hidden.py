"""What is hidden, and peeking (G7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ahu.games.giants.actions import (
    Bid,
    Buy,
    Decline,
    Erect,
    GiantsOptions,
    Mark,
    Pass,
    Peek,
    Pick,
    Place,
    Stop,
    TakeBack,
)
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import SeatSnapshot
from tests.games.giants.help import (
    all_bid,
    allowed,
    bare,
    base,
    bidding,
    by_chief,
    erected,
    front,
    item,
    moving,
    pass_all,
    phase_of,
    placing,
    play,
    refused,
    rolled,
    seat,
    seat_facts,
    setting,
)

STANDING: dict[str, Any] = {
    "items": (erected("2a", "Near"), erected("1a", "Far")),
    "ahus": (base("Near", 1), base("Far", 2), base("Twin", 0)),
}
"""Two Moai, green's and red's; blue has reserved Twin."""


def with_tablets(*halves: int, **given: Any) -> list[SeatSnapshot]:
    return [seat(tablets=n, **given) for n in halves]


# G7.1


def test_g7_1_peek() -> None:
    position = placing(with_tablets(2, 0, 0), **STANDING)
    assert position.view(0).bases == {}
    play(position, 0, Peek("Near"))
    assert position.view(0).bases == {"Near": 1}
    assert seat_facts(position, 0).tablets == 1
    assert position.public().tablet_supply == 29


def test_g7_1_alone() -> None:
    position = placing(with_tablets(2, 1, 1), **STANDING)
    play(position, 0, Peek("Near"))
    assert position.view(1).bases == {}
    assert position.view(2).bases == {}
    assert {ahu.base for ahu in position.public().ahus if ahu.state == "taken"} == {None}


def test_g7_1_everyone_sees_that_he_looks() -> None:
    position = placing(with_tablets(2, 0, 0), **STANDING)
    play(position, 0, Peek("Near"))
    assert position.public().seats[0].tablets == 1


def test_g7_1_only_under_an_erected_moai() -> None:
    position = placing(with_tablets(2, 0, 0), **STANDING)
    assert set(position.asides(0)) == {Peek("Near"), Peek("Far")}
    assert refused(position, 0, Peek("Twin")) == "G7.1"
    assert refused(position, 0, Peek("Other")) == "G7.1"
    assert refused(position, 0, Peek("Atlantis")) == "G0.3"


def test_g7_1_a_half_tablet_is_needed() -> None:
    position = placing(with_tablets(1, 0, 0), **STANDING)
    assert refused(position, 1, Peek("Near")) == "G7.1"
    play(position, 0, Peek("Near"))
    assert position.asides(0) == []
    assert refused(position, 0, Peek("Far")) == "G7.1"


def test_g7_1_one_half_at_a_time_as_often_as_he_has_some() -> None:
    position = placing(with_tablets(3, 0, 0), **STANDING)
    play(position, 0, Peek("Near"), Peek("Far"), Peek("Near"))
    assert position.view(0).bases == {"Near": 1, "Far": 2}
    assert seat_facts(position, 0).tablets == 0


def test_g7_1_it_takes_no_turn() -> None:
    position = placing(with_tablets(2, 1, 1), **STANDING)
    play(position, 0, Peek("Near"))
    assert position.deciding == (0,)
    assert Peek("Near") not in position.legal(0)


def test_g7_1_in_turn_or_not() -> None:
    position = placing(with_tablets(2, 1, 1), **STANDING)
    for number in (2, 1):
        play(position, number, Peek("Near"))
    assert position.deciding == (0,)


def test_g7_1_passed_or_not() -> None:
    position = placing(with_tablets(2, 1, 1), **STANDING)
    play(position, 0, Pass())
    play(position, 0, Peek("Near"))
    assert position.deciding == (1,)


def test_g7_1_while_chance_is_awaited() -> None:
    position = setting("dice", with_tablets(1, 1, 1), **STANDING)
    play(position, 1, Peek("Near"))
    rolled(position, 1)
    play(position, 2, Peek("Far"))
    rolled(position, 1, 1)
    assert phase_of(position) == "bid"
    assert position.view(1).bases == {"Near": 1}


def test_g7_1_while_bids_are_sealed() -> None:
    position = bidding(["1b"], with_tablets(1, 1, 1), **STANDING)
    play(position, 0, Bid(1))
    play(position, 0, Peek("Near"))
    play(position, 1, Peek("Near"))
    assert position.deciding == (1, 2)
    assert position.view(0).bid == Bid(1)


def test_g7_1_while_statues_are_chosen() -> None:
    position = bidding(["1b", "1c"], with_tablets(1, 1, 1), **STANDING)
    all_bid(position, Bid(1, 1), Bid(0, 1), Bid())
    play(position, 1, Peek("Near"))
    assert position.deciding == (0,)
    play(position, 0, Decline())


def test_g7_1_between_small_decisions_with_an_item_in_hand() -> None:
    position = moving(
        [bare(chief="A3", tablets=1, markers=1, markers_front=1), bare(tablets=1), bare()],
        items=(*STANDING["items"], front("3a", 0), item("1b", "A2")),
        ahus=STANDING["ahus"],
    )
    play(position, 0, Pick("1b"), Peek("Near"))
    play(position, 1, Peek("Far"))
    play(position, 0, by_chief("A3", 0), Mark())


def test_g7_1_while_items_are_marked_and_markers_taken_back() -> None:
    position = moving(
        [bare(markers=1, markers_front=1, tablets=2), bare(tablets=2), bare()],
        items=(*STANDING["items"], front("3a", 0)),
        ahus=STANDING["ahus"],
    )
    play(position, 0, Pass())
    assert phase_of(position) == "marks"
    play(position, 1, Peek("Near"))
    play(position, 0, Peek("Near"))
    position.play(0, position.legal(0)[-1])
    assert phase_of(position) == "take-back"
    play(position, 1, Peek("Far"))
    play(position, 0, Peek("Far"))
    assert position.deciding == (0,)


def test_g7_1_not_after_the_end() -> None:
    position = placing(with_tablets(2, 0, 0), round=30, **STANDING)
    pass_all(position)
    assert position.asides(0) == []
    assert refused(position, 0, Peek("Near")) == "G6.1"


def test_g7_1_not_with_open_bases() -> None:
    options = GiantsOptions(open_bases=True)
    position = placing(with_tablets(2, 0, 0), options=options, **STANDING)
    assert position.asides(0) == []
    assert refused(position, 0, Peek("Near")) == "G7.1"


def test_g7_1_it_does_not_keep_a_player_from_passing_by_himself() -> None:
    position = placing([seat(), bare(tablets=4), seat()], **STANDING)
    play(position, 0, Place("worker", "A2"))
    assert position.deciding == (2,)
    play(position, 1, Peek("Near"))
    assert position.deciding == (2,)


def test_g7_1_a_half_returned_can_be_bought_again() -> None:
    position = placing(with_tablets(10, 10, 10), **STANDING)
    assert refused(position, 0, Buy()) == "G4.4"
    play(position, 2, Peek("Near"))
    assert allowed(position, 0, Buy())


def test_g7_1_the_tablet_must_be_whole_afterwards() -> None:
    position = placing(with_tablets(2, 0, 0), **STANDING)
    play(position, 0, Peek("Near"))
    assert refused(position, 0, Place("chief", "village", power="worker")) == "G4.3"


# G7.2


def erecting(**given: Any) -> GiantsPosition:
    """Blue erects on Near; then it is green's turn."""
    position = moving(
        [
            bare(chief="A2", tablets=1),
            bare(chief="A3", tablets=1),
            bare(markers=1, markers_front=1, tablets=1),
        ],
        items=(item("1a", "A2"), item("1b", "A3"), item("1c", "A3"), front("1d", 2)),
        **given,
    )
    play(position, 0, Pick("1a"), Erect("Near"))
    assert position.deciding == (1,)
    return position


def knowing(position: GiantsPosition, ahu: str = "Near") -> set[int]:
    return {number for number in range(position.players) if ahu in position.view(number).bases}


def test_g7_2_each_seat_can_read_it_up_to_its_own_next_decision() -> None:
    position = erecting()
    assert knowing(position) == {0, 1, 2}
    play(position, 1, Pick("1b"))
    assert knowing(position) == {0, 2}
    play(position, 1, Erect("Twin"))
    assert knowing(position) == {0, 2}
    assert knowing(position, "Twin") == {0, 1, 2}
    play(position, 2, Pass())
    assert knowing(position) == {0}


def test_g7_2_the_owner_neither() -> None:
    position = moving(
        [bare(chief="A2", markers=2, markers_front=0), bare(), bare()],
        items=(item("1a", "A2"), front("1b", 0)),
    )
    play(position, 0, Pick("1a"), Erect("Near"))
    assert 0 in knowing(position)
    play(position, 0, Pick("1b"))
    assert knowing(position) == {1, 2}


def test_g7_2_a_peek_is_no_decision() -> None:
    position = erecting()
    play(position, 2, Peek("Near"))
    play(position, 1, Peek("Near"))
    assert knowing(position) == {0, 1, 2}


def test_g7_2_passing_by_himself_is_no_decision() -> None:
    """Red passes by himself in the phases that follow; he reads it until he bids."""
    position = moving(
        [bare(chief="A2"), bare(), bare()], items=(item("1a", "A2"), item("1b", "A2"))
    )
    play(position, 0, Pick("1a"), Erect("Near"))
    assert phase_of(position) == "dice"
    assert knowing(position) == {0, 1, 2}
    rolled(position, 1, 1, 1)
    play(position, 2, Bid())
    assert knowing(position) == {0, 1}


def test_g7_2_a_sealed_decision_ends_it_too() -> None:
    position = moving(
        [bare(chief="A2", markers_front=1), bare(markers_front=1), bare()],
        items=(item("1a", "A2"), item("1b", "B5", 0), item("1c", "B5", 1)),
    )
    play(position, 0, Pick("1a"), Erect("Near"))
    assert phase_of(position) == "take-back"
    play(position, 1, TakeBack())
    assert knowing(position) == {0, 2}


def test_g7_2_what_was_peeked_at_stays() -> None:
    position = erecting()
    play(position, 1, Peek("Near"), Pick("1b"), Erect("Twin"))
    assert 1 in knowing(position)


def test_g7_2_the_public_view_never_tells() -> None:
    position = erecting()
    (near,) = (ahu for ahu in position.public().ahus if ahu.ahu == "Near")
    assert (near.state, near.base, near.moai) == ("taken", None, 1)


def test_g7_2_positions_that_differ_in_the_owner_look_alike() -> None:
    """Two old Moai whose owners are exchanged: no view differs."""
    one = placing([seat()] * 3, **STANDING)
    other = placing(
        [seat()] * 3,
        items=STANDING["items"],
        ahus=(base("Near", 2), base("Far", 1), base("Twin", 0)),
    )
    assert one.public() == other.public()
    for number in range(3):
        assert one.view(number) == other.view(number)


def test_g7_2_a_reserved_base_is_seen_until_it_is_turned() -> None:
    position = moving(
        [bare(chief="A2"), bare(), bare()],
        items=(item("1a", "A2"), item("1b", "A2")),
        ahus=(base("Near", 0),),
    )
    assert position.public().ahus[0].base == 0
    play(position, 0, Pick("1a"), Erect("Near"))
    assert position.public().ahus[0].base is None


def test_g7_2_open_bases() -> None:
    options = GiantsOptions(open_bases=True)
    position = placing([seat()] * 3, options=options, **STANDING)
    shown = {ahu.ahu: ahu.base for ahu in position.public().ahus if ahu.state == "taken"}
    assert shown == {"Near": 1, "Far": 2}
    for number in range(3):
        assert position.view(number).bases == {"Near": 1, "Far": 2}
    play(position, 0, Pass())
    assert position.view(0).bases == {"Near": 1, "Far": 2}


def test_g7_2_at_the_end_the_bases_are_turned_over() -> None:
    position = placing([seat()] * 3, round=30, **STANDING)
    pass_all(position)
    shown = {ahu.ahu: ahu.base for ahu in position.public().ahus if ahu.state == "taken"}
    assert shown == {"Near": 1, "Far": 2}


def test_g7_2_what_a_perfect_memory_knows() -> None:
    position = placing([seat()] * 3, **STANDING)
    assert position.recall(0).snapshot() == position.snapshot()


# G7.3


HIDDEN = (
    {"workers": 5},
    {"markers": 6},
    {"logs": 7},
)


@pytest.mark.parametrize("given", HIDDEN, ids=lambda given: next(iter(given)))
def test_g7_3_behind_a_screen_is_seen_by_its_owner_alone(given: dict[str, int]) -> None:
    plain = placing([seat(), seat(), seat()])
    rich = placing([seat(), seat(**given), seat()])
    if "logs" not in given:
        assert plain.public() == rich.public()
        assert plain.view(0) == rich.view(0)
        assert plain.view(2) == rich.view(2)
    assert plain.view(1) != rich.view(1)
    assert rich.public().seats[1].screen is None


def test_g7_3_logs_change_hands_unseen() -> None:
    """The supply of logs is in sight, who holds the others is not."""
    one = placing([seat(), seat(logs=4), seat()])
    other = placing([seat(), seat(), seat(logs=4)])
    assert one.public() == other.public()
    assert one.view(0) == other.view(0)


def test_g7_3_a_figure_behind_a_screen_may_be_guessed_from_the_board_only() -> None:
    text = msgspec.json.encode(placing([seat()] * 3).public()).decode()
    assert '"screen":null' in text
    assert '"screen":{' not in text


def test_g7_3_open_screens() -> None:
    options = GiantsOptions(open_screens=True)
    position = placing([seat(logs=3), seat(workers=2), seat()], options=options)
    for number in range(3):
        assert position.public().seats[number].screen == position.view(number).screen
    play(position, 0, Place("worker", "A2", 1))
    screen = position.public().seats[0].screen
    assert screen is not None
    assert (screen.workers, screen.logs) == (0, 2)


def test_g7_3_open_screens_do_not_show_bases_under_moai() -> None:
    options = GiantsOptions(open_screens=True)
    position = placing([seat()] * 3, options=options, **STANDING)
    assert position.view(0).bases == {}


def test_g7_3_bases_behind_the_screen() -> None:
    position = placing([seat()] * 3, **STANDING)
    assert [position.view(number).screen.bases for number in range(3)] == [6, 6, 6]


def test_g7_3_a_stop_tells_nothing_of_markers() -> None:
    """Whether he had a marker to lay is not to be seen."""
    views = []
    for markers in (0, 2):
        position = moving(
            [bare(chief="A2", markers=markers, markers_front=2), bare(), bare()],
            items=(front("2a", 0), item("1b", "A2", None)),
        )
        play(position, 0, Pick("2a"), by_chief("A2", 0), Stop())
        views.append((position.public(), position.view(1)))
    assert views[0] == views[1]

"""Phase 2, the auction (G3)."""

from __future__ import annotations

from typing import Any

import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import Bid, Decline, GiantsOptions, Pass, Peek, Place, Take
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import ItemSnapshot
from tests.games.giants.help import (
    all_bid,
    base,
    begun,
    bidding,
    erected,
    item_facts,
    phase_of,
    placing,
    play,
    refused,
    rolled,
    seat,
    seat_facts,
)

RICH: dict[str, Any] = {"workers": 6, "markers": 6}


def auction(statues: str, *bids: Bid, **given: Any) -> GiantsPosition:
    """Rich players in the order of seats have bid for statues of these sizes."""
    names = [size + chr(ord("a") + statues[:n].count(size)) for n, size in enumerate(statues)]
    halves = given.pop("tablets", (0,) * len(bids))
    position = bidding(names, [seat(**RICH, tablets=n) for n in halves], **given)
    all_bid(position, *bids)
    return position


def order(position: GiantsPosition) -> tuple[int, ...]:
    return position.public().order


def test_g3_1_all_bid_at_the_same_time() -> None:
    position = bidding(["1a"], [seat()] * 3)
    assert list(position.deciding) == [0, 1, 2]
    position.play(1, Bid())
    assert list(position.deciding) == [0, 2]
    assert position.legal(1) == []


def test_g3_1_any_markers_and_any_figures() -> None:
    position = bidding(["1a"], [seat(workers=2, markers=3), seat(), seat()])
    assert set(position.legal(0)) == {
        Bid(markers, workers, sorcerer, chief)
        for markers in range(4)
        for workers in range(3)
        for sorcerer in (False, True)
        for chief in (False, True)
    }


@pytest.mark.parametrize("bid", [Bid(3), Bid(0, 2), Bid(-1), Bid(0, -1), Bid(99, 99, True, True)])
def test_g3_1_only_what_is_behind_the_screen(bid: Bid) -> None:
    assert refused(bidding(["1a"], [seat()] * 3), 0, bid) == "G3.1"


def test_g3_1_markers_on_items_cannot_be_bid() -> None:
    marked = (ItemSnapshot("1b", "board", hex="A2", marker=0),)
    position = bidding(["1a"], [seat(markers=1), seat(), seat()], items=marked)
    assert refused(position, 0, Bid(2)) == "G3.1"


def test_g3_1_an_empty_bid() -> None:
    position = auction("1", Bid(), Bid(), Bid())
    assert phase_of(position) == "place"


def test_g3_1_a_bid_stands() -> None:
    position = bidding(["1a"], [seat()] * 3)
    position.play(0, Bid(1))
    assert refused(position, 0, Bid(2)) == "G3.1"


@pytest.mark.parametrize("open_screens", [False, True])
def test_g3_1_others_see_that_a_bid_was_made_and_nothing_else(open_screens: bool) -> None:
    options = GiantsOptions(open_screens=open_screens)
    low = bidding(["1a"], [seat(**RICH)] * 3, options=options)
    high = low.copy()
    low.play(0, Bid())
    high.play(0, Bid(6, 6, True, True))
    assert low.public() == high.public()
    assert low.public().seats[0].sealed
    assert not low.public().seats[1].sealed
    assert low.public().seats[0].bid is None
    for number in (1, 2):
        assert low.view(number) == high.view(number)
        assert low.recall(number).snapshot() == high.recall(number).snapshot()


@pytest.mark.parametrize("open_screens", [False, True])
def test_g3_1_what_is_bid_still_counts_as_behind_the_screen(open_screens: bool) -> None:
    options = GiantsOptions(open_screens=open_screens)
    position = bidding(["1a"], [seat(**RICH)] * 3, options=options)
    before = position.view(0).screen
    position.play(0, Bid(6, 6, True, True))
    assert position.view(0).screen == before
    shown = position.public().seats[0].screen
    assert shown == (before if open_screens else None)


def test_g3_1_the_bidder_sees_his_own_bid() -> None:
    position = bidding(["1a"], [seat(**RICH)] * 3)
    position.play(0, Bid(2, 1))
    assert position.view(0).bid == Bid(2, 1)
    assert position.view(1).bid is None
    assert position.recall(0).snapshot() == position.snapshot()
    assert position.recall(1).deciding == (0, 1, 2)


def test_g3_1_all_are_shown_when_the_last_is_in() -> None:
    position = auction("1", Bid(1, 1), Bid(0, 0, True), Bid(2))
    shown = [s.bid for s in position.public().seats]
    assert shown == [Bid(1, 1), Bid(0, 0, True), Bid(2)]


def test_g3_2_more_markers_first() -> None:
    position = auction("123", Bid(0, 3), Bid(3, 3), Bid(1, 3))
    assert order(position) == (1, 2, 0)
    assert position.deciding == (1,)


def test_g3_2_a_tie_goes_to_more_half_tablets() -> None:
    position = auction("123", Bid(2, 3), Bid(2, 3), Bid(2, 3), tablets=(1, 3, 2))
    assert order(position) == (1, 2, 0)


def test_g3_2_tablets_break_ties_only() -> None:
    position = auction("123", Bid(1, 3), Bid(2, 3), Bid(0, 3), tablets=(9, 0, 9))
    assert order(position) == (1, 0, 2)


def test_g3_2_then_turn_order_from_the_first_player() -> None:
    position = auction("123", Bid(2, 3), Bid(2, 3), Bid(2, 3), first=2)
    assert order(position) == (2, 0, 1)


def test_g3_2_ties_of_ties() -> None:
    """Five players: two tie on markers and halves, two on markers only."""
    position = auction(
        "11122",
        *(Bid(markers, 3) for markers in (1, 2, 1, 2, 1)),
        tablets=(2, 1, 2, 1, 3),
        first=3,
    )
    assert order(position) == (3, 1, 4, 0, 2)


STANDING: dict[str, Any] = {"items": (erected("1q", "Near"),), "ahus": (base("Near", 0),)}


def test_g3_2_a_half_tablet_returned_before_the_last_bid_counts_no_more() -> None:
    moai = dict(STANDING)
    items = moai.pop("items")
    position = bidding(["1a"], [seat(tablets=2), seat(tablets=1), seat()], items=items, **moai)
    position.play(0, Bid(1, 1))
    position.play(1, Bid(1, 1))
    position.play(0, Peek("Near"))
    position.play(0, Peek("Near"))
    position.play(2, Bid())
    assert order(position) == (1, 0, 2)


def test_g3_2_a_half_tablet_returned_after_the_last_bid_changes_nothing() -> None:
    items, ahus = STANDING["items"], STANDING["ahus"]
    position = auction("12", Bid(1, 3), Bid(1, 3), Bid(), tablets=(2, 1, 0), items=items, ahus=ahus)
    assert order(position) == (0, 1, 2)
    position.play(0, Peek("Near"))
    position.play(0, Peek("Near"))
    assert order(position) == (0, 1, 2)
    position.play(0, Take(1, "sculptors"))
    assert position.deciding == (1,)


def test_g3_3_one_statue_that_his_sculptors_can_carve() -> None:
    position = auction("123", Bid(1, 2), Bid(), Bid())
    assert set(position.legal(0)) == {Take(1, "sculptors"), Take(2, "sculptors"), Decline()}
    assert refused(position, 0, Take(3, "sculptors")) == "G3.3"


def test_g3_3_only_what_is_in_the_quarry() -> None:
    position = auction("1", Bid(1, 6, True, True), Bid(), Bid())
    assert refused(position, 0, Take(2, "sculptors")) == "G3.3"
    assert refused(position, 0, Take(2, "chief")) == "G3.3"
    assert refused(position, 0, Take(4, "chief")) == "G3.3"


def test_g3_3_the_sorcerer_is_worth_one() -> None:
    position = auction("12", Bid(0, 1, True), Bid(0, 0, True), Bid())
    position.play(0, Take(2, "sculptors"))
    assert set(position.legal(1)) == {Take(1, "sculptors"), Decline()}


def test_g3_3_the_chief_is_worth_three() -> None:
    position = auction("3", Bid(0, 0, False, True), Bid(), Bid())
    assert set(position.legal(0)) == {Take(3, "chief"), Decline()}


def test_g3_3_declining_is_final() -> None:
    """Blue declines; although green takes and the order goes round again, blue is out."""
    position = auction("111", Bid(2, 3), Bid(1, 3), Bid())
    position.play(0, Decline())
    position.play(1, Take(1, "sculptors"))
    assert position.deciding == (1,)
    assert refused(position, 0, Take(1, "sculptors")) == "G3.3"
    position.play(1, Decline())
    assert phase_of(position) == "place"


def test_g3_3_a_player_who_can_take_nothing_is_skipped() -> None:
    position = auction("22", Bid(3, 1), Bid(2, 2), Bid(4))
    assert position.deciding == (1,)
    position.play(1, Take(2, "sculptors"))
    assert phase_of(position) == "place"


def test_g3_3_skipped_is_not_declined() -> None:
    """Nobody can be able again later, for statues only get fewer; but a skip is no decline."""
    position = auction("12", Bid(2, 1), Bid(1, 3), Bid())
    position.play(0, Decline())
    position.play(1, Take(1, "sculptors"))
    assert [s.declined for s in position.public().seats] == [True, False, False]


def test_g3_3_not_before_your_turn() -> None:
    position = auction("11", Bid(2, 1), Bid(1, 1), Bid())
    assert refused(position, 1, Take(1, "sculptors")) == "G3.3"
    assert refused(position, 1, Decline()) == "G3.3"


def test_g3_4_the_same_order_goes_round_again() -> None:
    position = auction("11111", Bid(1, 3), Bid(3, 3), Bid(2, 1), Bid(), Bid())
    deciders = []
    while phase_of(position) == "choose":
        deciders.append(position.deciding[0])
        position.play(deciders[-1], Take(1, "sculptors"))
    assert deciders == [1, 2, 0, 1, 0]


def test_g3_4_only_idle_sculptors_carve_again() -> None:
    position = auction("122", Bid(0, 3), Bid(), Bid())
    position.play(0, Take(1, "sculptors"))
    assert set(position.legal(0)) == {Take(2, "sculptors"), Decline()}
    position.play(0, Take(2, "sculptors"))
    assert phase_of(position) == "place"


def test_g3_4_until_nobody_takes_one() -> None:
    position = auction("1111", Bid(2, 4), Bid(1, 4), Bid(), Bid())
    position.play(0, Take(1, "sculptors"))
    position.play(1, Decline())
    position.play(0, Decline())
    assert phase_of(position) == "place"


def test_g3_5_a_figure_carves_one_statue() -> None:
    position = auction("11", Bid(0, 1), Bid(), Bid())
    position.play(0, Take(1, "sculptors"))
    assert phase_of(position) == "place"


def test_g3_5_the_chief_alone_whatever_its_size() -> None:
    """A chief who carves a size 1 has nothing left for a size 2."""
    position = auction("122", Bid(0, 0, False, True), Bid(), Bid())
    assert set(position.legal(0)) == {Take(1, "chief"), Take(2, "chief"), Decline()}
    position.play(0, Take(1, "chief"))
    assert phase_of(position) == "place"


def test_g3_5_the_chief_does_not_help_others() -> None:
    """One worker and the chief cannot carve a size 2 together and keep anything."""
    position = auction("22", Bid(0, 1, False, True), Bid(), Bid())
    assert set(position.legal(0)) == {Take(2, "chief"), Decline()}
    assert refused(position, 0, Take(2, "sculptors")) == "G3.3"
    position.play(0, Take(2, "chief"))
    assert phase_of(position) == "place"


def test_g3_5_the_player_says_which() -> None:
    position = auction("13", Bid(0, 1, False, True), Bid(), Bid())
    by_chief = position.copy()
    by_chief.play(0, Take(1, "chief"))
    assert phase_of(by_chief) == "place"
    position.play(0, Take(1, "sculptors"))
    assert set(position.legal(0)) == {Take(3, "chief"), Decline()}
    position.play(0, Take(3, "chief"))
    assert item_facts(position, "3a").seat == 0


def test_g3_5_no_chief_who_was_not_bid() -> None:
    position = auction("3", Bid(0, 3), Bid(), Bid())
    assert refused(position, 0, Take(3, "chief")) == "G3.5"


def test_g3_5_no_chief_twice() -> None:
    position = auction("113", Bid(0, 1, False, True), Bid(), Bid())
    position.play(0, Take(3, "chief"))
    assert refused(position, 0, Take(1, "chief")) == "G3.5"


def test_g3_6_statues_nobody_took_leave_the_game() -> None:
    position = auction("123", Bid(0, 1), Bid(), Bid())
    before = position.public().moai_supply
    position.play(0, Take(1, "sculptors"))
    table = position.public()
    assert table.quarry == (0, 0, 0)
    assert table.moai_supply == before
    assert item_facts(position, "2a").place == "gone"


def test_g3_6_return_unsculpted() -> None:
    options = GiantsOptions(return_unsculpted=True)
    position = auction("123", Bid(0, 1), Bid(), Bid(), options=options)
    position.play(0, Take(1, "sculptors"))
    assert position.public().moai_supply == (16, 12, 6)
    assert {thing.item for thing in position.snapshot().items} == {"1a"}


def test_g3_7_taken_statues_lie_in_front() -> None:
    position = auction("12", Bid(1, 3), Bid(), Bid())
    position.play(0, Take(2, "sculptors"))
    (statue,) = position.public().items
    assert (statue.size, statue.front, statue.hex) == (2, 0, None)


def test_g3_7_everything_bid_used_or_not_is_out_for_the_round() -> None:
    position = auction("1", Bid(2, 3, True, True), Bid(1, 0), Bid())
    position.play(0, Take(1, "sculptors"))
    assert phase_of(position) == "place"
    blue = seat_facts(position, 0)
    assert (blue.workers, blue.workers_front) == (3, 3)
    assert (blue.markers, blue.markers_front) == (4, 2)
    assert (blue.sorcerer, blue.chief) == ("front", "front")
    assert refused(position, 0, Place("sorcerer", "A2")) == "G4"
    assert refused(position, 0, Place("chief", "A2")) == "G4"
    assert seat_facts(position, 1).markers_front == 1


def test_g3_7_a_player_who_bid_everything_passes_by_himself() -> None:
    position = rolled(begun(), 1, 1, 1)
    all_bid(position, Bid(2, 1, True, True), Bid(), Bid())
    play(position, 0, Decline())
    assert phase_of(position) == "place"
    assert position.deciding == (1,)
    assert position.public().seats[0].passed
    with pytest.raises(Refused):
        position.play(0, Pass())


def test_g3_7_bids_are_not_shown_any_more_than_what_lies_there() -> None:
    position = placing([seat(markers=1, markers_front=1), seat(), seat()])
    assert position.public().seats[0].markers_front == 1
    assert position.public().seats[0].bid is None

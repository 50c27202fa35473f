"""O7: what is hidden."""

from __future__ import annotations

import msgspec
import pytest

from ahu.core.refusal import Refused
from ahu.games.orongo.actions import Bid
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.position import OrongoPosition
from tests.games.orongo.setting import auction, opened, setting, started


def text(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def test_o7_1_shells_behind_a_screen_are_seen_by_nobody_else() -> None:
    one, other = auction([10, 20, 18]), auction([10, 18, 20])
    assert text(one.view(0)) == text(other.view(0))
    assert text(one.public()) == text(other.public())
    assert (one.view(1).shells, other.view(1).shells) == (20, 18)


def test_o7_1_a_sealed_bid_is_seen_by_nobody_else() -> None:
    seen, recalled = set(), set()
    for bid in range(17):
        position = started(3)
        position.play(1, Bid(bid))
        seen.add((text(position.view(0)), text(position.view(2)), text(position.public())))
        recalled.add((bytes(position.recall(0).state.at), text(position.recall(2).snapshot())))
        assert position.view(1).bid == bid
        assert position.recall(1).view(1).bid == bid
    assert len(seen) == 1
    assert len(recalled) == 1


def test_o7_1_that_a_bid_was_made_is_seen() -> None:
    position = started(3)
    position.play(1, Bid(4))
    view = position.public()
    assert [seat.has_bid for seat in view.seats] == [False, True, False]
    assert [seat.bid for seat in view.seats] == [None, None, None]
    assert view.deciding == (0, 2)


def test_o7_1_opened_bids_are_seen_until_the_round_ends() -> None:
    position = opened(started(3), 4, 2, 0)
    assert [seat.bid for seat in position.public().seats] == [4, 2, 0]
    while position.waiting == "seats":
        (seat,) = position.deciding
        position.play(seat, position.legal(seat)[0])
    assert [seat.bid for seat in position.public().seats] == [None, None, None]


def test_o7_1_a_sealed_bid_counts_in_recall_as_still_to_be_made() -> None:
    position = started(3)
    position.play(0, Bid(3))
    position.play(1, Bid(4))
    mind = position.recall(1)
    assert mind.deciding == (0, 2)
    opened_all(mind)
    assert mind.waiting == "seats"
    assert position.deciding == (2,)


def opened_all(position: OrongoPosition) -> None:
    for seat in position.deciding:
        position.play(seat, Bid(0))


def test_o7_1_after_the_auction_recall_is_everything() -> None:
    position = opened(started(2), 4, 2)
    assert position.recall(1).state.at == position.state.at


def test_o7_1_everything_else_is_open() -> None:
    snapshot = setting(chips={0: "18+ p22+ 35", 1: "8 60"}, shells=7)
    view = ORONGO.restore(snapshot).public()
    fields = {field.name: field for field in view.fields}
    assert (fields["18"].chip, fields["18"].bears, fields["18"].tile) == (0, "shell", True)
    assert (fields["p22"].chip, fields["p22"].bears) == (0, "moai")
    assert (fields["60"].chip, fields["60"].bears) == (1, "nothing")
    assert fields["1"].tile is False
    assert [(seat.chips, seat.moai) for seat in view.seats] == [(37, 9), (38, 10)]
    assert (view.phase, view.placing, view.amulet) == ("chips", 0, 0)


def test_o7_1_the_order_of_the_tiles_is_nowhere() -> None:
    # A position knows which tiles lie, and not even in which order they came.
    assert started(2, tiles=[5, 9, 3]).state.at == started(2, tiles=[3, 5, 9]).state.at


def test_o7_1_there_are_only_the_seats_of_the_game() -> None:
    for seat in (-1, 2, 99):
        with pytest.raises(Refused):
            started(2).view(seat)
        with pytest.raises(Refused):
            started(2).recall(seat)
        refusal = started(2).check(seat, Bid(0))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("O1.3", "seat")

"""Scoring (G8)."""

from __future__ import annotations

from typing import Any

import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import Crown, Erect, GiantsOptions, Pick
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import SeatSnapshot
from tests.games.giants.help import (
    bare,
    base,
    board_of,
    erected,
    item,
    moving,
    pass_all,
    placing,
    play,
    restored,
    seat,
)


def at_the_end(seats: list[SeatSnapshot], **given: Any) -> GiantsPosition:
    """The end of the last round; nothing is done in it."""
    position = placing(seats, round=30, **given)
    pass_all(position)
    assert position.waiting == "over"
    return position


def test_g8_1_value_times_size_and_headdress() -> None:
    """Near is worth 2 and 3, Twin 3 and 4, Far 8 and 6."""
    position = at_the_end(
        [seat()] * 3,
        items=(
            erected("3a", "Near"),
            erected("2a", "Twin"),
            erected("ha", "Twin"),
            erected("1a", "Far"),
        ),
        ahus=(base("Near", 0), base("Twin", 1), base("Far", 0), base("Other", 2)),
    )
    assert position.scores == (3 * 2 + 8, 2 * 3 + 4, 0)


def test_g8_1_for_the_owner_of_the_base_whoever_crowned_it() -> None:
    position = moving(
        [bare(chief="A2"), bare(), bare()],
        items=(item("ha", "A2"), erected("1a", "Near")),
        ahus=(base("Near", 1),),
        round=30,
    )
    play(position, 0, Pick("ha"), Crown("Near"))
    assert position.waiting == "over"
    assert position.scores == (0, 2 + 3, 0)


def test_g8_1_only_at_the_end() -> None:
    position = moving(
        [bare(chief="A2"), bare(), bare()],
        items=(item("2a", "A2"), item("ha", "A2")),
    )
    play(position, 0, Pick("2a"), Erect("Near"))
    assert position.scores == (0, 0, 0)
    play(position, 0, Pick("ha"), Crown("Near"))
    assert position.waiting == "chance"
    assert position.scores == (0, 0, 0)


def test_g8_1_points_of_the_way_stay() -> None:
    position = at_the_end(
        [seat(score=5), seat(score=300), seat()],
        items=(erected("1a", "Near"),),
        ahus=(base("Near", 1),),
    )
    assert position.scores == (5, 302, 0)


@pytest.mark.parametrize(("tablets", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (7, 9)])
def test_g8_2_three_points_a_complete_tablet(tablets: int, points: int) -> None:
    assert at_the_end([seat(tablets=tablets), seat(), seat()]).scores == (points, 0, 0)


def test_g8_3_most_points_win() -> None:
    assert at_the_end([seat(score=3), seat(score=5), seat(score=4)]).winners == (1,)


def test_g8_3_a_tie_is_a_shared_victory() -> None:
    assert at_the_end([seat(tablets=2), seat(score=3), seat()]).winners == (0, 1)
    assert at_the_end([seat()] * 3).winners == (0, 1, 2)
    assert at_the_end([seat(score=1), seat(), seat(score=1)]).public().winners == (0, 2)


def test_g8_3_nobody_has_won_before_the_end() -> None:
    assert placing([seat(score=9), seat(), seat()]).winners == ()


VISIBLE = GiantsOptions(visible_score=True)


def test_g8_4_visible_score() -> None:
    """A Moai scores when it is erected, its headdress only at the end, and nothing twice."""
    position = moving(
        [bare(chief="A2", tablets=2), bare(), bare()],
        items=(item("2a", "A2"), item("ha", "A2"), item("1a", "A2")),
        options=VISIBLE,
        round=30,
    )
    play(position, 0, Pick("2a"), Erect("Near"))
    assert position.scores == (4, 0, 0)
    play(position, 0, Pick("ha"), Crown("Near"))
    assert position.waiting == "over"
    assert position.scores == (4 + 3 + 3, 0, 0)


def test_g8_4_a_reserved_ahu_scores_when_its_moai_stands() -> None:
    position = moving(
        [bare(chief="A2"), bare(), bare()],
        items=(item("3a", "A2"), item("1a", "A2")),
        ahus=(base("Near", 0),),
        options=VISIBLE,
    )
    assert position.scores == (0, 0, 0)
    play(position, 0, Pick("3a"), Erect("Near"))
    assert position.scores == (6, 0, 0)


def test_g8_4_the_end_is_the_same_with_and_without() -> None:
    ends = []
    for visible in (False, True):
        position = moving(
            [bare(chief="A3"), bare(tablets=5), bare()],
            items=(item("3a", "A3"), item("ha", "A3"), item("2a", "A3")),
            options=GiantsOptions(visible_score=visible),
            round=30,
        )
        play(position, 0, Pick("3a"), Erect("Other"), Pick("ha"), Crown("Other"))
        play(position, 0, Pick("2a"), Erect("Twin"))
        assert position.waiting == "over"
        ends.append(position.scores)
    assert ends == [(15 + 6 + 6, 6, 0)] * 2


def test_g8_4_open_only_as_far_as_points_tell() -> None:
    """Points are seen by all; with the option they tell who erected."""
    position = moving(
        [bare(chief="A2"), bare(), bare()],
        items=(item("2a", "A2"), item("1a", "A2")),
        options=VISIBLE,
    )
    play(position, 0, Pick("2a"), Erect("Near"))
    assert [s.score for s in position.public().seats] == [4, 0, 0]
    assert position.public().ahus[0].base is None


RICHES = board_of(
    [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
    [(f"X{n}", (2, 0), 255, 255) for n in range(6)],
)


def test_g8_1_points_beyond_two_bytes() -> None:
    """After 249 rounds of carrying, on the dearest board there can be."""
    statues = tuple(erected(f"3{letter}", f"X{n}") for n, letter in enumerate("abcdef"))
    crowns = tuple(erected(f"h{letter}", f"X{n}") for n, letter in enumerate("abcdef"))
    position = placing(
        [seat(score=100_000), seat(), seat()],
        RICHES,
        round=250,
        options=GiantsOptions(round_limit=250),
        items=statues + crowns,
        ahus=tuple(base(f"X{n}", 0) for n in range(6)),
    )
    pass_all(position)
    assert position.scores == (100_000 + 6 * 4 * 255, 0, 0)
    assert restored(position.snapshot(), RICHES).scores == position.scores


def test_g8_1_more_points_than_rounds_can_bring_are_refused() -> None:
    with pytest.raises(Refused):
        placing([seat(score=60_000), seat(), seat()], round=1)

"""Every bot sits on every seat equally often, with the same luck."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from ahu.arena.lineups import fixtures, line_ups, orders, whole_deals
from ahu.core.refusal import Refused


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5, 6])
def test_seats_are_balanced(bots: int, players: int) -> None:
    ups = line_ups(bots, players)
    block = whole_deals(ups)
    found = fixtures(ups, 2 * block)
    assert [fixture.number for fixture in found] == list(range(2 * block))
    sat = Counter((bot, seat) for f in found for seat, bot in enumerate(f.bots))
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1
    assert {fixture.deal for fixture in found} == {0, 1}


def test_turns_of_an_order_share_their_deal() -> None:
    found = fixtures(line_ups(3, 3), 9)
    assert [f.bots for f in found[:3]] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    for _, games in groupby(found, lambda fixture: fixture.deal):
        assert len(list(games)) == 3


def test_all_orders_are_played() -> None:
    assert orders((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert orders((0, 0, 1)) == [(0, 0, 1)]
    assert len(orders((0, 1, 2, 3, 4))) == 24
    played = {f.bots for f in fixtures(line_ups(3, 3), 6)}
    assert len(played) == 6


def test_line_ups() -> None:
    assert line_ups(1, 3) == [(0, 0, 0)]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(2, 4) == [(0, 0, 1, 1)]
    assert line_ups(2, 4, one_against=True) == [(0, 1, 1, 1)]
    with pytest.raises(Refused, match="needs two bots, not 3"):
        line_ups(3, 4, one_against=True)


def test_one_against_others() -> None:
    found = fixtures(line_ups(2, 3, one_against=True), 6)
    assert [f.bots for f in found[:3]] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert [f.deal for f in found] == [0, 0, 0, 1, 1, 1]


def test_a_longer_contest_begins_as_a_shorter_one() -> None:
    ups = line_ups(4, 3)
    assert fixtures(ups, 100)[:17] == fixtures(ups, 17)

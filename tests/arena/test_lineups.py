"""Every bot sits on every seat equally often, with the same luck."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from ahu.arena.lineups import Fixture, balanced, fixtures, line_ups, orders
from ahu.core.refusal import Refused


def is_even(bots: int, players: int, found: list[Fixture]) -> bool:
    sat = Counter((bot, seat) for f in found for seat, bot in enumerate(f.bots))
    often = [{sat[bot, seat] for seat in range(players)} for bot in range(bots)]
    return all(len(counts) == 1 for counts in often)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5, 6])
def test_seats_are_balanced(bots: int, players: int) -> None:
    ups = line_ups(bots, players)
    found = fixtures(ups, 500)
    assert [fixture.number for fixture in found] == list(range(500))
    for games in (1, 7, 60):
        even = balanced(ups, games)
        assert is_even(bots, players, found[:even])
        assert not any(is_even(bots, players, found[:fewer]) for fewer in range(games, even))
    for a_deal in range(1, found[-1].deal):
        assert is_even(bots, players, [f for f in found if f.deal < a_deal])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_no_game_is_played_twice(bots: int, players: int) -> None:
    found = fixtures(line_ups(bots, players), 100)
    assert len({(f.deal, f.bots) for f in found}) == 100


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

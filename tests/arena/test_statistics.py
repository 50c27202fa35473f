"""The arithmetic of the arena, against results that are known."""

from __future__ import annotations

import pytest

from ahu.arena.ratings import rate, ratings
from ahu.arena.statistics import Z_95, deviation, mean, of_mean, wilson
from ahu.arena.summary import ahead, summarise
from tests.arena.made import duel, result


@pytest.mark.parametrize(("wins", "games"), [(5, 10), (81, 263), (1, 29), (2.5, 4), (399, 400)])
def test_wilson_solves_the_equation_that_defines_it(wins: float, games: int) -> None:
    """At each end the share found is just 1.96 standard errors of that end away."""
    share = wins / games
    low, high = wilson(wins, games)
    assert low < share < high
    for end in (low, high):
        assert abs(end - share) == pytest.approx(Z_95 * (end * (1 - end) / games) ** 0.5)


def test_wilson_where_all_is_won_or_lost() -> None:
    assert wilson(0, 10) == pytest.approx((0, Z_95**2 / (10 + Z_95**2)))
    assert wilson(10, 10) == pytest.approx((10 / (10 + Z_95**2), 1))
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_of_nothing_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert (mean([]), deviation([]), deviation([3])) == (0, 0, 0)
    assert of_mean([]) == (0, 0)


def test_means() -> None:
    assert mean([1, 2, 6]) == 3
    assert deviation([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.13809, abs=1e-5)
    low, high = of_mean([2, 4, 4, 4, 5, 5, 7, 9])
    assert (low + high) / 2 == 5
    assert high - low == pytest.approx(2 * 1.96 * 2.13809 / 8**0.5, abs=1e-3)


def test_places() -> None:
    assert result(0, ("a", "b", "c"), (3, 9, 9)).ranks() == [2, 0, 0]
    assert result(0, ("a", "b", "c"), (3, 9, 3)).ranks() == [1, 0, 1]
    assert result(0, ("a", "b"), (4, 4)).share(0) == 0.5


def test_one_game_moves_ratings_as_the_formula_says() -> None:
    """Two newcomers: the winner gains half of sigma² / c, with c² = 2 (sigma² + beta²)."""
    sigma, beta = 25 / 3, 25 / 6
    gain = sigma**2 / (2 * (sigma**2 + beta**2)) ** 0.5 / 2
    found = rate([result(0, ("a", "b"), (5, 3))])
    assert found == pytest.approx({"a": 25 + gain, "b": 25 - gain})


def test_a_bot_on_two_seats() -> None:
    found = rate([result(0, ("a", "b", "b"), (5, 3, 3))])
    assert found["a"] > 25 > found["b"]
    assert found["a"] + found["b"] == pytest.approx(50)
    alone = rate([result(0, ("a", "a"), (5, 3))])
    assert alone["a"] == pytest.approx(25)


def test_the_stronger_is_rated_higher() -> None:
    strong = ratings(duel(120, 0.75))
    assert strong["a"].rating > strong["b"].rating + 4
    assert strong["a"].interval[0] > strong["b"].interval[1]
    even = ratings(duel(120, 0.5))
    assert even["a"].interval[0] < even["b"].interval[1]
    assert ratings(duel(40, 0.6)) == ratings(duel(40, 0.6))


def test_a_summary() -> None:
    games = [
        result(0, ("a", "b"), (5, 3)),
        result(1, ("b", "a"), (4, 4)),
        result(2, ("a", "b"), (1, 3)),
        result(3, ("b", "a"), (0, 3)),
    ]
    found = summarise(games)
    assert (found.games, found.fair_share, found.rounds) == (4, 0.5, 10.75)
    a, b = (next(bot for bot in found.bots if bot.bot == name) for name in "ab")
    assert (a.games, a.wins, a.win_share) == (4, 2.5, 0.625)
    assert (b.wins, b.win_share) == (1.5, 0.375)
    assert a.interval == wilson(2.5, 4)
    assert a.mean_score == (5 + 4 + 1 + 3) / 4
    assert a.ms_per_decision == (1.5 + 3.0 + 1.5 + 3.0) / 4
    assert [(seat.games, seat.wins) for seat in a.seats] == [(2, 1.0), (2, 1.5)]
    assert found.bots[0] == a
    assert ahead(games, "a", "b") == (2.5, 4)


def test_seats_count_as_games() -> None:
    found = summarise([result(i, ("a", "b", "b"), (5, 3, 1)) for i in range(3)])
    a, b = found.bots
    assert (a.games, a.win_share, b.games, b.win_share) == (3, 1.0, 6, 0.0)
    assert sum(bot.wins for bot in found.bots) == 3

"""Ratings by openskill's Plackett–Luce, each seat a player of its own, with bootstrap intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ahu.arena.results import GameResult
from ahu.arena.statistics import Z_95, Interval, deviation
from ahu.core.rng import Rng, rng_for

SAMPLES, LEAST_SAMPLES, MOST_RATED = 100, 40, 60_000
"""How many bootstrap samples are drawn: fewer where they would rate more than `MOST_RATED` games,
but never fewer than `LEAST_SAMPLES`."""


class Rating(Struct, frozen=True):
    """A rating on openskill's scale, where newcomers have 25, and its interval."""

    rating: float
    interval: Interval


def rate(results: Sequence[GameResult]) -> dict[str, float]:
    """Returns the rating of each bot after these games, in this order.

    A bot on several seats of a game is rated as several that are equally strong; what they win
    and lose, it wins and loses.
    """
    from openskill.models import PlackettLuce

    # Bots do not change between games, so uncertainty never grows.
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for result in results:
        teams = [[model.rating(*known.get(bot, (model.mu, model.sigma)))] for bot in result.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranks()])
        moved: dict[str, tuple[float, float]] = {}
        for bot, (was,), (now,) in zip(result.bots, teams, after, strict=True):
            rise, narrowed = moved.get(bot, (0.0, 1.0))
            moved[bot] = rise + now.mu - was.mu, narrowed * now.sigma / was.sigma
        for bot, (rise, narrowed) in moved.items():
            mu, sigma = known.get(bot, (model.mu, model.sigma))
            known[bot] = mu + rise, sigma * narrowed
    return {bot: mu for bot, (mu, _) in known.items()}


def ratings(results: Sequence[GameResult], seed: int | str = 0) -> dict[str, Rating]:
    """Returns the rating of each bot with its interval: the same for the same games.

    It draws deals again and again with replacement, each with all the games played on it, and
    shuffles these games; the spread of the ratings they give is the uncertainty of the rating.
    """
    middle = rate(results)
    if len(middle) < 2:
        return {bot: Rating(value, (value, value)) for bot, value in middle.items()}
    deals = list(_by_deal(results))
    samples = min(SAMPLES, max(LEAST_SAMPLES, MOST_RATED // max(1, len(results))))
    rng = rng_for(seed, "bootstrap")
    drawn: dict[str, list[float]] = {bot: [] for bot in middle}
    for _ in range(samples):
        picked = [result for _ in deals for result in deals[rng.below(len(deals))]]
        _shuffle(picked, rng)
        for bot, value in rate(picked).items():
            drawn[bot].append(value)
    found = {}
    for bot, value in middle.items():
        reach = Z_95 * deviation(drawn[bot])
        found[bot] = Rating(value, (value - reach, value + reach))
    return found


def _by_deal(results: Iterable[GameResult]) -> Iterable[list[GameResult]]:
    deals: dict[tuple[object, ...], list[GameResult]] = {}
    for result in results:
        key = (result.game, result.players, result.seed, result.deal, tuple(sorted(result.bots)))
        deals.setdefault(key, []).append(result)
    return deals.values()


def _shuffle(items: list[GameResult], rng: Rng) -> None:
    for last in range(len(items) - 1, 0, -1):
        at = rng.below(last + 1)
        items[last], items[at] = items[at], items[last]

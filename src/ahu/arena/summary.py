"""Sums up the games of a contest, bot by bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ahu.arena.ratings import ratings
from ahu.arena.results import GameResult
from ahu.arena.statistics import Interval, mean, wilson


class SeatShare(Struct, frozen=True):
    """How a bot fared on one seat."""

    games: int
    wins: float
    win_share: float


class BotSummary(Struct, frozen=True):
    """How a bot fared. A bot on two seats of a game has played two.

    `wins` counts a shared victory as a part, `interval` is that of `win_share`, at 95 %;
    `ms_per_decision` is over decisions with a choice, `slowest_ms` the mean of its slowest game.
    """

    bot: str
    games: int
    wins: float
    win_share: float
    interval: Interval
    rating: float
    rating_interval: Interval
    mean_score: float
    ms_per_decision: float
    slowest_ms: float
    faults: int
    seats: list[SeatShare]


class ContestSummary(Struct, frozen=True):
    """The outcome of a contest, with a summary of each bot."""

    game: str
    players: int
    board: str
    options: dict[str, Any]
    seed: int | str
    games: int
    rounds: float
    decisions: float
    fair_share: float
    bots: list[BotSummary]


def summarise(results: Sequence[GameResult]) -> ContestSummary:
    """Returns the summary of at least one game, all of one contest."""
    one = results[0]
    names = list(dict.fromkeys(bot for result in results for bot in result.bots))
    rated = ratings(results)
    bots = [_bot(name, results, rated[name].rating, rated[name].interval) for name in names]
    return ContestSummary(
        game=one.game,
        players=one.players,
        board=one.board,
        options=one.options,
        seed=one.seed,
        games=len(results),
        rounds=mean([result.rounds for result in results]),
        decisions=mean([result.decisions for result in results]),
        fair_share=1 / one.players,
        bots=sorted(bots, key=lambda bot: (-bot.rating, bot.bot)),
    )


def _bot(name: str, results: Sequence[GameResult], rating: float, interval: Interval) -> BotSummary:
    seats = [(r, seat) for r in results for seat, bot in enumerate(r.bots) if bot == name]
    wins = sum(result.share(seat) for result, seat in seats)
    asked = sum(result.asked[seat] for result, seat in seats)
    spent = sum(result.ms[seat] * result.asked[seat] for result, seat in seats)
    return BotSummary(
        bot=name,
        games=len(seats),
        wins=wins,
        win_share=wins / len(seats),
        interval=wilson(wins, len(seats)),
        rating=rating,
        rating_interval=interval,
        mean_score=mean([result.scores[seat] for result, seat in seats]),
        ms_per_decision=spent / asked if asked else 0.0,
        slowest_ms=max(result.ms[seat] for result, seat in seats),
        faults=sum(f.seat == seat for result, seat in seats for f in result.faults),
        seats=[_seat(seats, seat) for seat in range(results[0].players)],
    )


def _seat(seats: Sequence[tuple[GameResult, int]], seat: int) -> SeatShare:
    here = [result.share(seat) for result, at in seats if at == seat]
    return SeatShare(len(here), sum(here), mean(here))


def ahead(results: Sequence[GameResult], one: str, other: str) -> tuple[float, int]:
    """Returns how often one bot came before another, equal places half, and how often they met."""
    wins, meetings = 0.0, 0
    for result in results:
        ranks = result.ranks()
        for a, bot in enumerate(result.bots):
            for b, rival in enumerate(result.bots):
                if bot == one and rival == other and a != b:
                    meetings += 1
                    wins += (ranks[a] < ranks[b]) + (ranks[a] == ranks[b]) / 2
    return wins, meetings


def as_json(summary: ContestSummary) -> bytes:
    """Returns the summary as one JSON object on one line."""
    return msgspec.json.encode(summary) + b"\n"

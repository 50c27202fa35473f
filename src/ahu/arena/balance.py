"""Finds out from games between equals whether a board is fair and all of it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from ahu.arena.markdown import between, percent, table
from ahu.arena.results import GameResult
from ahu.arena.statistics import Interval, mean, of_mean, wilson
from ahu.arena.uses import counted_in
from ahu.core.board import Board
from ahu.core.contract import COLOURS, Game
from ahu.draw.heat import Heat
from ahu.text import number, say

MARGIN = 0.04
"""A seat is unfair if it wins this much more than its share, which its interval excludes."""


class PlaceInTurn(Struct, frozen=True):
    """How those fared who sat on a seat, or came at a point of the order."""

    games: int
    win_share: float
    interval: Interval
    mean_score: float
    score_interval: Interval


class Use(Struct, frozen=True):
    """In what share of the games a thing was used, and how often in a game."""

    name: str
    share: float
    per_game: float


class Finding(Struct, frozen=True):
    """Something about a board that is not as it should be."""

    kind: Literal["seat", "order", "never", "always"]
    name: str
    share: float


class Balance(Struct, frozen=True):
    """What the games say about a board."""

    game: str
    players: int
    board: str
    bot: str
    games: int
    rounds: float
    least_rounds: int
    most_rounds: int
    seats: list[PlaceInTurn]
    order: list[PlaceInTurn]
    """By turn: the first player, who comes after them, …"""
    uses: dict[str, list[Use]]
    findings: list[Finding]


def balance(results: Sequence[GameResult], game: Game, board: Board) -> Balance:
    """Returns the balance of a board from at least one game, all between bots of one kind."""
    one, counted = results[0], counted_in(game)
    rounds = [result.rounds for result in results]
    begun = [result for result in results if result.first is not None]
    seats = _places(results, lambda result, at: at)
    order = _places(begun, lambda result, at: ((result.first or 0) + at) % result.players)
    uses = {
        category: list(_uses(results, category, counted.names(board, category)))
        for category in counted.categories
    }
    return Balance(
        game=one.game,
        players=one.players,
        board=board.name,
        bot=one.bots[0],
        games=len(results),
        rounds=mean(rounds),
        least_rounds=min(rounds),
        most_rounds=max(rounds),
        seats=seats,
        order=order,
        uses=uses,
        findings=[
            *_unfair("seat", seats),
            *_unfair("order", order),
            *_one_sided(uses, counted.judged),
        ],
    )


def _places(
    results: Sequence[GameResult], seat_at: Callable[[GameResult, int], int]
) -> list[PlaceInTurn]:
    """Returns for each place in turn how those fared who sat there."""
    found = []
    for at in range(results[0].players if results else 0):
        sat = [(result, seat_at(result, at)) for result in results]
        wins = sum(result.share(seat) for result, seat in sat)
        scores = [result.scores[seat] for result, seat in sat]
        interval = wilson(wins, len(sat))
        found.append(
            PlaceInTurn(len(sat), wins / len(sat), interval, mean(scores), of_mean(scores))
        )
    return found


def _uses(results: Sequence[GameResult], category: str, names: Sequence[str]) -> Iterator[Use]:
    counts = [result.uses.get(category, {}) for result in results]
    for name in names:
        often = [count.get(name, 0) for count in counts]
        yield Use(name, mean([n > 0 for n in often]), mean(often))


def _unfair(kind: Literal["seat", "order"], places: Sequence[PlaceInTurn]) -> Iterator[Finding]:
    for at, place in enumerate(places):
        fair = 1 / len(places)
        if place.win_share > fair + MARGIN and place.interval[0] > fair:
            yield Finding(kind, COLOURS[at] if kind == "seat" else str(at + 1), place.win_share)


def _one_sided(uses: dict[str, list[Use]], judged: Sequence[str]) -> Iterator[Finding]:
    for category in judged:
        for use in uses.get(category, ()):
            if use.share in (0, 1):
                yield Finding("always" if use.share else "never", use.name, use.share)


def heat(found: Balance, game: Game) -> Heat:
    """Returns for the map of a board the share of games in which hexes and features were used.

    Where hexes are used in almost every game, it gives for them how often they were used, and the
    most used counts as 1.
    """
    counted = counted_in(game)
    shown = [use for category in counted.hexes for use in found.uses[category]]
    most = max((use.per_game for use in shown), default=0) or 1
    hexes = {use.name: use.per_game / most if counted.often else use.share for use in shown}
    return Heat(hexes, {use.name: use.share for use in found.uses.get(counted.features, ())})


def markdown(found: Balance, language: str) -> str:
    """Returns the balance as tables in Markdown."""
    heading = say(
        "balance-played",
        language,
        game=found.game,
        players=found.players,
        board=found.board,
        games=found.games,
        bot=found.bot,
        rounds=number(found.rounds, language, 1),
        least=found.least_rounds,
        most=found.most_rounds,
    )
    colours = [say("cli-colour", language, colour=colour) for colour in COLOURS]
    turns = [number(at + 1, language) for at in range(found.players)]
    parts = [f"# {say('balance-title', language, board=found.board)}\n", heading + "\n"]
    for key, names, places in (("seat", colours, found.seats), ("turn", turns, found.order)):
        parts.append(_place_table(say(f"balance-head-{key}", language), names, places, language))
    for category, uses in found.uses.items():
        parts.append(f"## {say(f'{found.game}-use-{category}', language)}\n")
        heads = [say(f"balance-head-{key}", language) for key in ("name", "share", "often")]
        rows = [
            [use.name, percent(use.share, language), number(use.per_game, language, 2)]
            for use in sorted(uses, key=lambda use: (-use.per_game, use.name))
        ]
        parts.append(table(heads, rows))
    parts.append(f"## {say('balance-findings', language)}\n")
    lines = [f"- {_sentence(finding, language)}" for finding in found.findings]
    parts.append("\n".join(lines or [say("balance-good", language)]) + "\n")
    return "\n".join(parts)


def _place_table(
    head: str, names: Sequence[str], places: Sequence[PlaceInTurn], language: str
) -> str:
    keys = ("games", "share", "interval", "score", "interval")
    rows = [
        [
            name,
            number(place.games, language),
            percent(place.win_share, language),
            between(place.interval, language, scale=100),
            number(place.mean_score, language, 1),
            between(place.score_interval, language),
        ]
        for name, place in zip(names, places, strict=False)
    ]
    return table([head, *(say(f"arena-head-{key}", language) for key in keys)], rows)


def _sentence(finding: Finding, language: str) -> str:
    share = percent(finding.share, language)
    name = finding.name
    if finding.kind == "seat":
        name = say("cli-colour", language, colour=name)
    return say("balance-finding", language, kind=finding.kind, name=name, share=share)


def as_json(found: Balance) -> bytes:
    """Returns the balance as one JSON object on one line."""
    return msgspec.json.encode(found) + b"\n"

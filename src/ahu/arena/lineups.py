"""Decides who sits where in which game, so that no bot has the better seats or the better luck.

A *line-up* says which bots meet, an *order* how they follow one another around the table. A *deal*
is a seed of chance. Each order is played from all seats with the same deal: these games are
paired, and in them every bot sits on every seat equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, count, islice, permutations, product

from msgspec import Struct

from ahu.core.refusal import refuse

LineUp = tuple[int, ...]
"""The bots that meet, by their number."""


class Fixture(Struct, frozen=True):
    """A game to play: its number, its deal, and the number of the bot on each seat."""

    number: int
    deal: int
    bots: tuple[int, ...]


def line_ups(bots: int, players: int, one_against: bool = False) -> list[LineUp]:
    """Returns all ways to fill a table; over all of them the bots play equally often.

    With more bots than seats, these are all choices of bots. With fewer, each bot sits down equally
    often, and the seats then left go to every choice of bots in turn. `one_against` gives one way
    only: the first bot against others of the second kind. Raises Refused if there are not two bots
    for that.
    """
    if one_against:
        if bots != 2:
            raise refuse("", "arena-one-against", bots=bots)
        return [(0,) + (1,) * (players - 1)]
    rounds, left = divmod(players, bots)
    everyone = tuple(range(bots)) * rounds
    return [tuple(sorted(everyone + more)) for more in combinations(range(bots), left)]


def orders(line_up: LineUp) -> list[LineUp]:
    """Returns the ways to sit around a table, no matter where one begins."""
    first, *rest = line_up
    found = dict.fromkeys(_turned_least((first, *order)) for order in permutations(rest))
    return list(found)


def _turned_least(order: LineUp) -> LineUp:
    return min(order[at:] + order[:at] for at in range(len(order)))


def turns(order: LineUp) -> list[LineUp]:
    """Returns the seatings of an order, each once: between equals all turns are one game."""
    return list(dict.fromkeys(order[-at:] + order[:-at] for at in range(len(order))))


def fixtures(line_ups: Sequence[LineUp], games: int) -> list[Fixture]:
    """Returns this many games: each deal has all line-ups from all seats, the orders by turns."""
    around = [orders(line_up) for line_up in line_ups]
    seats = (
        (deal, seating)
        for deal in count()
        for ways in around
        for seating in turns(ways[deal % len(ways)])
    )
    return [Fixture(number, *seat) for number, seat in enumerate(islice(seats, games))]


def balanced(line_ups: Sequence[LineUp], games: int) -> int:
    """Returns the least number from `games` up that gives each bot each seat equally often."""
    bots = {bot for line_up in line_ups for bot in line_up}
    sat = dict.fromkeys(product(bots, range(len(line_ups[0]))), 0)
    # One more deal is always enough.
    for fixture in fixtures(line_ups, games + sum(map(len, line_ups))):
        if fixture.number >= games and all(_is_even(sat, bot) for bot in bots):
            return fixture.number
        for seat, bot in enumerate(fixture.bots):
            sat[bot, seat] += 1
    raise AssertionError("seats are balanced after each deal")


def _is_even(sat: dict[tuple[int, int], int], bot: int) -> bool:
    return len({often for (other, _), often in sat.items() if other == bot}) == 1

"""Rates players and bots on one scale, by openskill's Plackett–Luce: each seat is one of its
own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SURE = 2.0
"""How many standard deviations the uncertainty that is told has: 95 of 100 are within."""


class Strength(Struct, frozen=True):
    """How strong somebody is thought to be, and how sure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def uncertainty(self) -> float:
        """How far off `mu` may well be."""
        return SURE * self.sigma


def bot(level: str) -> str:
    """Returns who a bot of a level is, among those who are rated."""
    return f"bot {level}"


def level_of(who: str) -> str:
    """Returns the level of a bot among those who are rated; empty for a player."""
    return who.removeprefix("bot ") if who.startswith("bot ") else ""


def rated(
    whos: Sequence[str], places: Sequence[int], known: Mapping[str, Strength]
) -> dict[str, Strength]:
    """Returns how strong those at a table are after a game in which they came to `places`.

    A bot on several seats is rated as several that are equally strong: what they win and lose, it
    wins and loses.
    """
    before = [known.get(who, Strength()) for who in whos]
    teams = [[MODEL.rating(one.mu, one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    moved: dict[str, Strength] = {}
    for who, was, (now,) in zip(whos, before, after, strict=True):
        so_far = moved.get(who, was)
        moved[who] = Strength(so_far.mu + now.mu - was.mu, so_far.sigma * now.sigma / was.sigma)
    return moved

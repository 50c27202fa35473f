"""Measures our own games in this process. Run as a program it prints JSON.

With AHU_INTERPRETED=1 in the environment it measures the interpreted rules.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import ahu
from ahu.bots.planned_moves import coded, heuristic_for
from ahu.bots.search import UNLIMITED, SearchSettings, search_for
from ahu.core.contract import Game
from ahu.core.rng import Rng, rng_for
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.position import OrongoPosition
from benchmarks.timing import SECONDS, rate

ROOTS = 23
"""In how many decisions of a game search is measured."""
SIMULATIONS = 50

GAMES: tuple[Game, ...] = (GIANTS, ORONGO)


def start(game: Game, players: int) -> GiantsPosition | OrongoPosition:
    position = game.new(players)
    assert isinstance(position, GiantsPosition | OrongoPosition)
    return position


def inside(game: Game, players: int) -> Callable[[], int]:
    """Returns a function that plays a random game inside the library and returns its decisions."""
    rng = rng_for("bench", game.name, players)
    fresh = start(game, players)
    return lambda: fresh.copy().playout(rng)


def from_python(game: Game, players: int) -> Callable[[], int]:
    """Returns a function that plays a random game decision by decision from Python, on codes."""
    rng = rng_for("bench", game.name, players)
    fresh = start(game, players)
    choose = random.Random(1).random

    def play() -> int:
        position = fresh.copy()
        kernel, state = position.kernel, position.state
        decisions = 0
        while waiting := kernel.waiting(state):
            if waiting == 1:
                kernel.happen(state, kernel.draw(state, rng))
                continue
            mask = kernel.deciding(state)
            seat = (mask & -mask).bit_length() - 1
            codes = position.legal_codes(seat)
            kernel.play(state, seat, codes[int(choose() * len(codes))])
            decisions += 1
        return decisions

    return play


def readable(game: Game, players: int) -> Callable[[], int]:
    """Returns a function that plays a random game with readable actions, every one checked."""
    rng: Rng = rng_for("bench", game.name, players)
    fresh = start(game, players)
    choose = random.Random(1).choice

    def play() -> int:
        position = fresh.copy()
        decisions = 0
        while position.waiting != "over":
            if position.waiting == "chance":
                position.happen(position.draw(rng))
                continue
            seat = position.deciding[0]
            position.play(seat, choose(position.legal(seat)))
            decisions += 1
        return decisions

    return play


def copying(game: Game, players: int) -> Callable[[], int]:
    """Returns a function that copies a kernel's state many times."""
    state = start(game, players).state

    def copies() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return copies


def playouts(game: Game, players: int) -> Callable[[], int]:
    """Returns a function that plays a random game inside the library and counts it as one."""
    rng = rng_for("bench", game.name, players)
    fresh = start(game, players)

    def play() -> int:
        fresh.copy().playout(rng)
        return 1

    return play


def searching(game: Game, players: int) -> Callable[[], int]:
    """Returns a function that runs simulations of search, in decisions spread over a game."""
    position = coded(start(game, players), 0)
    kernel, heuristic = position.kernel, heuristic_for(position)
    rng = rng_for("bench", "search", game.name, players)
    roots = []
    while waiting := kernel.waiting(position.state):
        if waiting == 1:
            kernel.happen(position.state, kernel.draw(position.state, rng))
        else:
            roots.append(position.state.copy())
            heuristic.go_on(position.state)
    chosen = roots[:: len(roots) // ROOTS]
    number = 0

    def search() -> int:
        nonlocal number
        number += 1
        new = search_for(position, heuristic, SearchSettings(), rng)
        new.run(chosen[number % len(chosen)], SIMULATIONS, UNLIMITED)
        return new.simulations

    return search


def measure(game: Game, players: int) -> dict[str, float]:
    """Measures everything about one game at one number of players."""
    if ahu.compiled:
        more = {
            "playouts": rate(playouts(game, players)),
            "simulations": rate(searching(game, players), 4 * SECONDS),
        }
    else:
        more = {}
    return more | {
        "inside": rate(inside(game, players)),
        "python": rate(from_python(game, players)),
        "readable": rate(readable(game, players)),
        "copies": rate(copying(game, players)),
        "bytes": len(start(game, players).state.at),
    }


if __name__ == "__main__":
    figures = {f"{game.name} {n}": measure(game, n) for game in GAMES for n in game.players}
    print(json.dumps({"compiled": ahu.compiled, "figures": figures}))

"""Measures random games in two threads beside one thread. Run as a program it prints JSON.

It needs two cores: `benchmarks.run` calls it before it keeps to one.
"""

from __future__ import annotations

import json
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

from ahu.core.contract import Game
from ahu.core.rng import Rng, rng_for
from benchmarks.ours import GAMES, start
from benchmarks.timing import REPEATS, SECONDS

THREADS = 2
BATCH = 20
"""How many games a thread plays in one go."""


def played(game: Game, players: int, rng: Rng) -> int:
    """Plays some games in one thread, and returns their decisions."""
    fresh = start(game, players)
    return sum(fresh.copy().playout(rng) for _ in range(BATCH))


def rate(game: Game, players: int, threads: int) -> float:
    """Returns the decisions a second of all threads together."""
    rngs = [rng_for("threads", game.name, players, number) for number in range(threads)]
    done = 0
    with ThreadPoolExecutor(threads) as pool:
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < SECONDS / REPEATS:
            done += sum(pool.map(lambda rng: played(game, players, rng), rngs))
    return done / spent


def measure(game: Game, players: int) -> dict[str, float]:
    """Measures one thread and several by turns, and returns the medians, and that of the ratios."""
    rates = [(rate(game, players, 1), rate(game, players, THREADS)) for _ in range(REPEATS)]
    return {
        "one": statistics.median(one for one, _ in rates),
        "several": statistics.median(several for _, several in rates),
        "ratio": statistics.median(several / one for one, several in rates),
    }


if __name__ == "__main__":
    print(
        json.dumps({f"{game.name} {n}": measure(game, n) for game in GAMES for n in game.players})
    )

"""Tunes the weights of the Giants heuristic by self-play (CMA-ES).

    pip install cma
    python -m benchmarks.tune_giants --minutes 15 --jobs 2

Each candidate plays alone against the champion at 3, 4 and 5 players, all candidates of a
generation with the same dice. It counts how far it ends ahead of the best rival, squeezed, so that
close games count most. When the search's favourite beats the champion it becomes the champion.

The committed weights came from weights chosen by hand, by

    python -m benchmarks.tune_giants --minutes 13 --jobs 2 --turns 2

on two busy cores: the champion of generation 12 of 16, rounded. Alone against two players with the
weights chosen by hand it won 50.3 % of 150 games at 3 players (42.4 to 58.2 %; fair is 33.3 %).
"""

from __future__ import annotations

import argparse
import math
import time
from concurrent.futures import ProcessPoolExecutor

import cma
import msgspec

from ahu.core.rng import rng_for
from ahu.games.giants.weights import TUNED, Weights
from benchmarks.greedy_giants import greedy, play

NAMES = Weights.__struct_fields__
SHARES = {"pace_1", "pace_2", "pace_3", "contested", "sure", "keep", "loose", "abandoned", "crown"}
"""Weights between 0 and 1; the others are only positive."""
Point = list[float]
Task = tuple[Weights, Weights, int, int, str]
"""The candidate, the champion, players, games and the seed."""


def to_point(weights: Weights) -> Point:
    """Returns the weights on scales where a step of 1 is a big one."""
    values = msgspec.structs.asdict(weights)
    return [
        math.log(values[name] / (1 - values[name])) if name in SHARES else math.log(values[name])
        for name in NAMES
    ]


def to_weights(point: Point) -> Weights:
    values = {
        name: 1 / (1 + math.exp(-x)) if name in SHARES else math.exp(x)
        for name, x in zip(NAMES, point, strict=True)
    }
    return Weights(**values)


def worth(task: Task) -> float:
    """Returns how a candidate fares alone against champions: 1 is the best, -1 the worst."""
    one, champion, players, games, seed = task
    candidate, others = greedy(players, one), greedy(players, champion)
    total = 0.0
    for game in range(games):
        seat = game % players
        table = [candidate if number == seat else others for number in range(players)]
        scores = play(table, rng_for(seed, players, game // players))
        rival = max(points for number, points in enumerate(scores) if number != seat)
        total += math.tanh((scores[seat] - rival) / 12)
    return total / games


def tasks(one: Weights, champion: Weights, turns: int, seed: str) -> list[Task]:
    return [(one, champion, players, turns * players, seed) for players in (3, 4, 5)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--turns", type=int, default=3, help="turns of the table a candidate plays")
    given = parser.parse_args()
    champion = TUNED
    search = cma.CMAEvolutionStrategy(to_point(champion), 0.25, {"popsize": 10, "verbose": -9})
    end = time.monotonic() + 60 * given.minutes
    generation = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        while time.monotonic() < end:
            generation += 1
            points = search.ask()
            todo = [
                task
                for point in points
                for task in tasks(to_weights(point), champion, given.turns, f"tune {generation}")
            ]
            found = list(pool.map(worth, todo))
            search.tell(points, [-sum(found[i : i + 3]) / 3 for i in range(0, len(found), 3)])
            if generation % 4 == 0:
                favourite = to_weights(list(search.result.xfavorite))
                trial = tasks(favourite, champion, 3 * given.turns, f"trial {generation}")
                base = tasks(champion, champion, 3 * given.turns, f"trial {generation}")
                results = list(pool.map(worth, trial + base))
                gain = (sum(results[:3]) - sum(results[3:])) / 3
                print(f"generation {generation}: favourite {gain:+.3f} {favourite}", flush=True)
                if gain > 0:
                    champion = favourite
    print(f"champion {champion}")


if __name__ == "__main__":
    main()

"""Measures search in many trees without a network, in one thread and in two. Prints JSON.

It needs two cores: `benchmarks.run` calls it before it keeps to one.
"""

from __future__ import annotations

import json
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ahu.core.contract import Position
from ahu.core.rng import rng_for
from ahu.env.encoding import Encoding
from ahu.env.search_trees import SearchTrees, TreeSettings
from benchmarks.ours import GAMES
from benchmarks.timing import REPEATS, SECONDS

THREADS = 2
TREES = 64
SETTINGS = TreeSettings(simulations=200, nodes=256)


class Searcher:
    """Searches trees from positions along random games, one set of them after another."""

    def __init__(self, encoding: Encoding, number: int) -> None:
        self.trees = SearchTrees(encoding, TREES, SETTINGS, number)
        self.logits = np.zeros((self.trees.rows, encoding.actions), np.float32)
        self.values = np.zeros((self.trees.rows, encoding.players), np.float32)
        rng = rng_for("trees", number)
        self.positions: list[Position] = []
        while len(self.positions) < TREES:
            play = encoding.play()
            play.settle(rng)
            for _ in range(rng.below(100)):
                if play.seat >= 0:
                    play.act_at_random(rng)
                    play.settle(rng)
            if play.seat >= 0:
                self.positions.append(encoding.position(play))

    def search(self) -> int:
        """Searches all trees anew, and returns how many rows were evaluated."""
        for tree, position in enumerate(self.positions):
            self.trees.clear(tree)
            self.trees.plant(tree, position)
        done = 0
        while rows := len(self.trees.collect().trees):
            self.trees.take(self.logits[:rows], self.values[:rows])
            done += rows
        return done


def rate(searchers: list[Searcher]) -> float:
    """Returns the evaluations a second of all together, each in a thread."""
    done = 0
    with ThreadPoolExecutor(len(searchers)) as pool:
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < SECONDS / REPEATS:
            done += sum(pool.map(Searcher.search, searchers))
    return done / spent


def measure(name: str, players: int) -> dict[str, float]:
    """Measures one thread and several by turns, and returns the medians, and that of the ratios."""
    encoding = Encoding(name, players)
    searchers = [Searcher(encoding, number) for number in range(THREADS)]
    rate(searchers)
    rates = [(rate(searchers[:1]), rate(searchers)) for _ in range(REPEATS)]
    return {
        "one": statistics.median(one for one, _ in rates),
        "several": statistics.median(several for _, several in rates),
        "ratio": statistics.median(several / one for one, several in rates),
    }


if __name__ == "__main__":
    print(
        json.dumps(
            {f"{game.name} {n}": measure(game.name, n) for game in GAMES for n in game.players}
        )
    )

"""Plays Giants greedily against random play, or against other weights.

    python -m benchmarks.greedy_giants --players 3 --games 300 [--against give=0.5,half=1.0]

One greedy sits with opponents of the other kind; seats rotate. A shared victory counts its share.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

import msgspec

from ahu.arena.statistics import wilson
from ahu.core.action_buffer import ActionBuffer
from ahu.core.heuristic import Moves
from ahu.core.kernel import Buffer
from ahu.core.rng import Rng, rng_for
from ahu.games.giants.game import GIANTS
from ahu.games.giants.heuristic import GiantsHeuristic
from ahu.games.giants.kernel import KERNEL
from ahu.games.giants.weights import TUNED, Weights

Player = Callable[[Buffer, int], list[int]]
"""Returns the codes of a move."""


def greedy(players: int, weights: Weights = TUNED) -> Player:
    heuristic = GiantsHeuristic(players, weights)
    moves = Moves()

    def decide(buffer: Buffer, seat: int) -> list[int]:
        heuristic.moves(buffer, seat, moves)
        best = moves.best()
        return [moves.at(best, step) for step in range(moves.length(best))]

    return decide


def at_random(rng: Rng) -> Player:
    codes = ActionBuffer()

    def decide(buffer: Buffer, seat: int) -> list[int]:
        KERNEL.legal(buffer, seat, codes)
        return [codes.taken()[rng.below(codes.count)]]

    return decide


class Clock:
    """Measures how long one player takes for how many decisions."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.decisions = 0

    def __call__(self, buffer: Buffer, seat: int) -> list[int]:
        begin = time.perf_counter()
        codes = self.player(buffer, seat)
        self.seconds += time.perf_counter() - begin
        self.decisions += 1
        return codes


def play(seats: Sequence[Player], chance: Rng) -> tuple[int, ...]:
    """Plays a game, and returns the points of the seats."""
    position = GIANTS.new(len(seats))
    state = position.state
    while waiting := KERNEL.waiting(state):
        if waiting == 1:
            KERNEL.happen(state, KERNEL.draw(state, chance))
            continue
        mask = KERNEL.deciding(state)
        seat = (mask & -mask).bit_length() - 1
        for code in seats[seat](position.recall(seat).state, seat):
            KERNEL.play(state, seat, code)
    return position.scores


def share(scores: tuple[int, ...], seat: int) -> float:
    """Returns the seat's share of the victory."""
    top = max(scores)
    return 1 / scores.count(top) if scores[seat] == top else 0.0


def match(one: Player, others: Player, players: int, games: int, seed: str) -> list[float]:
    """Returns one player's shares of victory; chance is the same for each turn of the table."""
    found = []
    for game in range(games):
        seat = game % players
        table = [one if number == seat else others for number in range(players)]
        scores = play(table, rng_for(seed, game // players))
        found.append(share(scores, seat))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="greedy")
    parser.add_argument("--against", help="weights that differ, as name=value,…; else random")
    given = parser.parse_args()
    clock = Clock(greedy(given.players))
    if given.against is None:
        others = at_random(rng_for(given.seed, "random"))
    else:
        pairs = [pair.split("=") for pair in given.against.split(",") if pair]
        changed = {name: float(value) for name, value in pairs}
        others = greedy(given.players, msgspec.structs.replace(TUNED, **changed))
    shares = match(clock, others, given.players, given.games, given.seed)
    mean, (low, high) = sum(shares) / len(shares), wilson(sum(shares), len(shares))
    ms = 1000 * clock.seconds / clock.decisions
    print(
        f"{given.players} players, {given.games} games: {mean:.1%} ({low:.1%} to {high:.1%}), "
        f"{ms:.2f} ms a decision"
    )


if __name__ == "__main__":
    main()

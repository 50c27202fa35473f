"""Plays Orongo greedily with its heuristic against random play, or against other weights.

    python -m benchmarks.greedy_orongo --players 2 --games 400
    python -m benchmarks.greedy_orongo --players 2 --games 400 --against old.json

One greedy seat sits in turn on every seat; each deal is played once for each.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec

from ahu.arena.statistics import wilson
from ahu.core.heuristic import Moves
from ahu.core.rng import Rng, rng_for
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.heuristic import OrongoHeuristic
from ahu.games.orongo.position import OrongoPosition
from ahu.games.orongo.weights import TUNED, Weights


class Player:
    """Plays one seat: by a heuristic, or at random without one."""

    def __init__(self, heuristic: OrongoHeuristic | None) -> None:
        self.heuristic = heuristic
        self.decisions = 0
        self.seconds = 0.0
        self._moves = Moves()

    def act(self, position: OrongoPosition, seat: int, rng: Rng) -> None:
        """Makes one decision, with all codes of its move."""
        codes = position.legal_codes(seat)
        if self.heuristic is None:
            position.play_code(seat, codes[rng.below(len(codes))])
            return
        begun = time.perf_counter()
        self.heuristic.moves(position.state, seat, self._moves)
        best = self._moves.best()
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        for step in range(self._moves.length(best)):
            position.play_code(seat, self._moves.at(best, step))


def play(line_up: list[Player], seed: int | str, number: int) -> OrongoPosition:
    """Plays a whole game, and returns its last position."""
    position = ORONGO.new(len(line_up))
    chance = rng_for(seed, number, "chance")
    rng = rng_for(seed, number, "random")
    while position.waiting != "over":
        if position.waiting == "chance":
            position.kernel.happen(position.state, position.kernel.draw(position.state, chance))
        else:
            seat = position.deciding[0]
            line_up[seat].act(position, seat, rng)
    return position


def win_share(first: Player, others: Player, players: int, games: int, seed: int | str) -> float:
    """Returns the share of wins of `first` on all seats in turn; a shared win counts in part."""
    wins = 0.0
    for number in range(games):
        seat = number % players
        line_up = [first if i == seat else others for i in range(players)]
        winners = play(line_up, seed, number // players).winners
        wins += (seat in winners) / len(winners)
    return wins / games


def main() -> None:
    """Plays and prints one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="greedy")
    parser.add_argument("--weights", type=Path, help="weights of the first, as JSON")
    parser.add_argument("--against", type=Path, help="weights of the others; random without")
    given = parser.parse_args()

    def load(path: Path) -> Weights:
        return msgspec.json.decode(path.read_bytes(), type=Weights)

    weights = load(given.weights) if given.weights else TUNED[given.players]
    first = Player(OrongoHeuristic(given.players, weights))
    others = Player(OrongoHeuristic(given.players, load(given.against)) if given.against else None)
    share = win_share(first, others, given.players, given.games, given.seed)
    low, high = wilson(share * given.games, given.games)
    print(
        f"{given.players} players, {given.games} games: {share:.1%} ({low:.1%} to {high:.1%}),"
        f" {1000 * first.seconds / first.decisions:.2f} ms a decision"
    )


if __name__ == "__main__":
    main()

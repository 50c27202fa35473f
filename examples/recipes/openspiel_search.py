"""OpenSpiel's MCTS and ISMCTS against random play: searches that need no learning.

    pip install "ahu[openspiel]"
    python -m examples.recipes.openspiel_search --games 40 --simulations 50

MCTS wants perfect information, so it searches sealed bids as if they were made one after another in
the open. ISMCTS searches what the player knows, and draws anew what others have sealed.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import ahu.env.openspiel  # noqa: F401  # registers the games
from ahu.arena.statistics import wilson
from ahu.core.rng import rng_for
from ahu.env.openspiel_bots import Playouts
from examples.recipes.measuring import Share


def play(game: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    """Plays a game between OpenSpiel's bots, and returns what each won."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=weights)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def search(kind: str, game: Any, simulations: int, seed: int) -> Any:
    """Returns OpenSpiel's search of this kind; our library plays the random games that rate."""
    rng = np.random.RandomState(seed)
    evaluator = Playouts(rng_for(seed))
    if kind == "mcts":
        return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)


def measured(kind: str, name: str, games: int, simulations: int, seed: int = 0) -> Share:
    """Returns how a search fares against random play, on each seat equally often."""
    game = pyspiel.load_game(f"ahu_{name}(turn_based=true)")
    players = game.num_players()
    rng = np.random.RandomState(seed)
    won = 0.0
    for number in range(games):
        seat = number % players
        bots: list[Any] = [
            uniform_random.UniformRandomBot(other, np.random.RandomState(seed + number * players))
            for other in range(players)
        ]
        bots[seat] = search(kind, game, simulations, seed + number)
        won += (play(game, bots, rng)[seat] * (players - 1) + 1) / players
    low, high = wilson(won, games)
    return Share("random", games, won / games, low, high)


def main() -> None:
    """Learns, measures and prints."""
    parser = argparse.ArgumentParser(description="OpenSpiel's searches against random play")
    parser.add_argument("--game", default="orongo")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=50)
    chosen = parser.parse_args()
    for kind in ("mcts", "ismcts"):
        begun = time.monotonic()
        found = measured(kind, chosen.game, chosen.games, chosen.simulations)
        print(
            f"{kind}, {chosen.simulations} simulations: {found}, {time.monotonic() - begun:.0f} s"
        )


if __name__ == "__main__":
    main()

"""OpenSpiel's MCTS and ISMCTS against our bots: searches that need no learning.

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

import ahu.env.openspiel  # noqa: F401  # registers the games
from ahu.arena.statistics import wilson
from ahu.core.rng import rng_for
from ahu.env.openspiel_bots import Playouts, SpielBot
from examples.recipes.measuring import Share, each_seat

KINDS = ("mcts", "ismcts")


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


def measured(
    kind: str, name: str, players: int, rival: str, games: int, simulations: int, seed: int = 0
) -> Share:
    """Returns how a search fares against a bot of ours, on each seat equally often."""
    game = pyspiel.load_game(f"ahu_{name}(players={players},turn_based=true)")
    rng = np.random.RandomState(seed)
    games = each_seat(games, players) * players
    won = 0.0
    for number in range(games):
        seat = number % players
        bots: list[Any] = [
            SpielBot(rival, other, f"{seed}-{number}") if other != seat else None
            for other in range(players)
        ]
        bots[seat] = search(kind, game, simulations, seed * games + number)
        won += (play(game, bots, rng)[seat] * (players - 1) + 1) / players
        for bot in bots:
            bot.restart()
    low, high = wilson(won, games)
    return Share(rival, games, won / games, low, high)


def main() -> None:
    """Lets both searches play, measures and prints."""
    parser = argparse.ArgumentParser(description="OpenSpiel's searches against our bots")
    parser.add_argument("--game", default="orongo")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--rivals", nargs="*", default=["random"])
    chosen = parser.parse_args()
    for kind in KINDS:
        for rival in chosen.rivals:
            used = time.process_time()
            found = measured(
                kind, chosen.game, chosen.players, rival, chosen.games, chosen.simulations
            )
            used = time.process_time() - used
            print(f"{kind}, {chosen.simulations} simulations: {found}, {used:.0f} s", flush=True)


if __name__ == "__main__":
    main()

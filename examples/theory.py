"""How far from equilibrium a policy is, in the small games, by OpenSpiel's algorithms.

    python -m examples.theory orongo --iterations 100     # exact: CFR+ and NashConv
    python -m examples.theory giants --iterations 20000   # sampled: MCCFR, a search as exploiter

`orongo-mini` is one auction for two players, whose whole tree is walked. `giants-mini` is one round
for three; its bids alone are too many for that. What a search gains against a policy, over what the
policy has against itself, is a lower bound of what the best answer gains.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
from msgspec import Struct
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.algorithms import outcome_sampling_mccfr as mccfr

import ahu.env.openspiel  # noqa: F401  # registers the games

GAMES = {
    "orongo": "ahu_orongo(players=2,turn_based=true,board=orongo-mini)",
    "giants": "ahu_giants(players=3,turn_based=true,board=giants-mini,"
    "quick_game=true,round_limit=1)",
}


class Mark(Struct, frozen=True):
    """How far a policy is from equilibrium after some learning."""

    iterations: int
    nash_conv: float
    """What all players together would gain by their best answers; 0 is an equilibrium."""
    seconds: float


class Size(Struct, frozen=True):
    """The size of a game's tree."""

    histories: int
    ends: int
    information_states: int


def size(game: Any) -> Size:
    """Returns the size of a whole tree."""
    known: set[str] = set()
    histories = ends = 0
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        histories += 1
        if state.is_terminal():
            ends += 1
            continue
        if not state.is_chance_node():
            known.add(state.information_state_string())
        waiting += [state.child(action) for action in state.legal_actions()]
    return Size(histories, ends, len(known))


def solve(game: Any, iterations: int, every: int) -> Iterator[Mark]:
    """Learns by counterfactual regret minimisation (CFR+), and measures NashConv exactly."""
    begun = time.monotonic()
    uniform = policies.UniformRandomPolicy(game)
    yield Mark(0, float(exploitability.nash_conv(game, uniform)), time.monotonic() - begun)
    solver = cfr.CFRPlusSolver(game)
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration % every == 0 or iteration == iterations:
            found = float(exploitability.nash_conv(game, solver.average_policy()))
            yield Mark(iteration, found, time.monotonic() - begun)


def sample(game: Any, iterations: int, seed: int = 0) -> Any:
    """Returns the average policy that outcome-sampling MCCFR finds."""
    np.random.seed(seed)  # the algorithm draws from NumPy's common generator
    solver = mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


class Sampled(Struct, frozen=True):
    """What a search wins against a policy, by seat, and a lower bound of NashConv from that."""

    gains: list[float]
    errors: list[float]
    games: int

    @property
    def bound(self) -> float:
        """The sum of the gains. The returns of a game add up to 0, so all seats' own ones do."""
        return sum(self.gains)


def exploit(game: Any, policy: Any, games: int, simulations: int, seed: int = 0) -> Sampled:
    """Lets a search play each seat against the policy, and returns what it wins."""
    rng = np.random.RandomState(seed)
    gains, errors = [], []
    for seat in range(game.num_players()):
        search = ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, rng), 2.0, simulations, random_state=rng
        )
        returns = [_played(game, policy, search, seat, rng) for _ in range(games)]
        gains.append(float(np.mean(returns)))
        errors.append(float(np.std(returns) / np.sqrt(games)))
    return Sampled(gains, errors, games)


def _played(game: Any, policy: Any, search: Any, seat: int, rng: np.random.RandomState) -> float:
    state = game.new_initial_state()
    search.restart()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=weights)))
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            actions, weights = zip(*policy.action_probabilities(state).items(), strict=True)
            parts = np.array(weights) / sum(weights)
            state.apply_action(int(rng.choice(actions, p=parts)))
    return float(state.returns()[seat])


def main() -> None:
    """Prints how far policies of a small game are from equilibrium."""
    parser = argparse.ArgumentParser(description="How far from equilibrium, in the small games")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument(
        "--games", type=int, default=200, help="games of the exploiter on each seat"
    )
    parser.add_argument("--simulations", type=int, default=100, help="of the exploiter")
    chosen = parser.parse_args()
    game = pyspiel.load_game(GAMES[chosen.game])
    if chosen.game == "orongo":
        print(size(game))
        for mark in solve(game, chosen.iterations, chosen.every):
            print(mark, flush=True)
        return
    policies_found = {"uniform": policies.UniformRandomPolicy(game)}
    policies_found["mccfr"] = sample(game, chosen.iterations)
    for name, policy in policies_found.items():
        found = exploit(game, policy, chosen.games, chosen.simulations)
        print(name, f"NashConv of at least {found.bound:.3f}", found, flush=True)


if __name__ == "__main__":
    main()

"""OpenSpiel's neural fictitious self-play (NFSP): all seats learn against one another.

    pip install "ahu[openspiel]" torch dm-tree
    python -m examples.recipes.openspiel_nfsp --steps 200000

It learns slowly: an average policy changes little by little, and OpenSpiel plays one game after
another.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import ahu.env.openspiel  # noqa: F401  # registers the games
from ahu.env.aec import AgentObservation
from examples.recipes.measuring import Policy, run

try:
    import torch
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import nfsp
except ModuleNotFoundError as missing:
    raise SystemExit(
        f'{missing.name} is missing: pip install "ahu[openspiel]" torch dm-tree'
    ) from None


def learn(game: str, players: int, bots: str, steps: int, seed: int = 0) -> tuple[Policy, int]:
    """Returns the first seat's average policy, and after how many decisions of all seats.

    Nobody asks `bots`: the seats learn against one another.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = rl_environment.Environment(
        pyspiel.load_game(f"ahu_{game}(players={players},turn_based=true)")
    )
    env.seed(seed)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            player_id=seat,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=[128],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.2,
            batch_size=128,
            rl_learning_rate=0.02,
            sl_learning_rate=0.02,
            learn_every=32,
            seed=seed + seat,
            epsilon_decay_duration=50_000,
            epsilon_start=0.1,
            epsilon_end=0.01,
        )
        for seat in range(players)
    ]
    done = 0
    while done < steps:
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([agents[seat].step(step).action])
            done += 1
        for agent in agents:
            agent.step(step)

    def policy(seen: AgentObservation) -> NDArray[np.int64]:
        return np.array(
            [
                _chosen(agents[0], observation, np.flatnonzero(mask))
                for observation, mask in zip(seen["observation"], seen["action_mask"], strict=True)
            ]
        )

    return policy, done


def _chosen(agent: Any, observation: NDArray[np.float32], legal: NDArray[np.int64]) -> int:
    """Returns what the agent's average policy plays; slots make it the same for every seat."""
    moment = rl_environment.TimeStep(
        observations={
            "info_state": {agent.player_id: observation.tolist()},
            "legal_actions": {agent.player_id: legal.tolist()},
            "current_player": agent.player_id,
        },
        rewards=None,
        discounts=None,
        step_type=rl_environment.StepType.MID,
    )
    with agent.temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
        return int(agent.step(moment, is_evaluation=True).action)


if __name__ == "__main__":
    run("OpenSpiel's neural fictitious self-play", learn, steps=200_000)

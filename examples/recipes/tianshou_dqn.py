"""Double DQN of Tianshou: one seat learns against our bots.

    pip install "ahu[env]" tianshou
    python -m examples.recipes.tianshou_dqn --steps 100000

Tianshou looks for what is legal under the name `mask`, beside `obs`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ahu.env.aec import AgentObservation
from ahu.env.gym import SeatEnv
from examples.recipes.measuring import Policy, run

try:
    import torch
    from tianshou.algorithm import DQN
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Batch, Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.utils.net.common import Net
    from tianshou.utils.torch_utils import policy_within_training_step
except ModuleNotFoundError as missing:
    raise SystemExit(f'{missing.name} is missing: pip install "ahu[env]" tianshou') from None

GAMES, STEPS, UPDATES, SAMPLE, KEPT = 16, 256, 24, 256, 50_000


class Masked(gymnasium.ObservationWrapper):
    """Gives observations the names that Tianshou looks for."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        seen = env.observation_space
        self.observation_space = gymnasium.spaces.Dict(
            {"obs": seen["observation"], "mask": seen["action_mask"]}  # type: ignore[index]
        )

    def observation(self, observation: AgentObservation) -> dict[str, Any]:
        mask = observation["action_mask"].astype(bool)
        if not mask.any():  # the game is over: nothing is chosen, but Tianshou looks
            mask = np.ones_like(mask)
        return {"obs": observation["observation"], "mask": mask}


def learn(game: str, players: int, bots: str, steps: int, seed: int = 0) -> tuple[Policy, int]:
    """Returns what was learned against these bots, and after how many decisions."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    np.random.seed(seed)
    envs = DummyVectorEnv([lambda: Masked(SeatEnv(game, players, bots=bots)) for _ in range(GAMES)])
    envs.seed(seed)
    one = SeatEnv(game, players)
    size, actions = one.encoding.size, one.encoding.actions
    model = Net(state_shape=size, action_shape=actions, hidden_sizes=[128, 128])
    algorithm = DQN(
        policy=DiscreteQLearningPolicy(
            model=model, action_space=one.action_space, eps_training=0.1, eps_inference=0.0
        ),
        optim=AdamOptimizerFactory(lr=5e-4),
        gamma=1.0,
        n_step_return_horizon=5,
        target_update_freq=200,
    )
    memory = VectorReplayBuffer(KEPT, GAMES)
    collector = Collector(algorithm, envs, memory, exploration_noise=True)
    collector.reset()
    done = 0
    while done < steps:
        with policy_within_training_step(algorithm.policy):
            collector.collect(n_step=STEPS)
            for _ in range(UPDATES):
                algorithm.update(memory, SAMPLE)
        done += STEPS
    envs.close()

    def policy(seen: AgentObservation) -> NDArray[np.int64]:
        rows = Batch(obs=Batch(obs=seen["observation"], mask=seen["action_mask"]), info=Batch())
        with torch.no_grad():
            return np.asarray(algorithm.policy(rows).act, np.int64)

    return policy, done


if __name__ == "__main__":
    run("Double DQN of Tianshou, against our bots", learn, steps=100_000)

"""MaskablePPO of sb3-contrib: one seat learns against our bots.

    pip install "ahu[env]" sb3-contrib
    python -m examples.recipes.maskable_ppo --steps 300000

The well-known tutorial for masked actions plays all seats with one learner and hands it the reward
of whoever moved last. In Connect Four the last to move has won, so that is right there. Here a game
may end with anybody's move, or with none: the loser's last move would be praised as often as the
winner's, values would run from one seat's decision into the next seat's, and nothing is learned
(`examples.recipes.tutorial_ppo` measures it). `SeatVectorEnv`
gives one seat its own decisions and its own reward; the others are played inside by bots.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ahu.env.aec import AgentObservation
from ahu.env.gym import SeatVectorEnv
from examples.recipes.measuring import Policy, run

try:
    import torch
    from gymnasium import spaces
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    raise SystemExit(f'{missing.name} is missing: pip install "ahu[env]" sb3-contrib') from None


class SeatVecEnv(VecEnv):  # type: ignore[misc]  # the library's types are optional
    """`SeatVectorEnv` as Stable-Baselines3 wants it: all games step in one compiled call."""

    def __init__(self, env: SeatVectorEnv) -> None:
        self.env = env
        self._chosen: NDArray[np.int64] = np.zeros(env.num_envs, np.int64)
        seen = spaces.Box(0, np.inf, (env.games.encoding.size,))
        super().__init__(env.num_envs, seen, env.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        seeds = self._seeds[0]
        seen, _ = self.env.reset(seed=seeds)
        self._reset_seeds()
        return seen["observation"]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[NDArray[np.float32], Any, Any, list[dict[str, Any]]]:
        seen, rewards, ends, _, found = self.env.step(self._chosen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ends):
            infos[game]["terminal_observation"] = found["final_obs"][game]["observation"]
        return seen["observation"], rewards, ends, infos

    def env_method(self, name: str, *args: Any, **kwargs: Any) -> list[Any]:
        assert name == "action_masks"
        return list(self.env.action_masks())

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, name, None)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def learn(
    game: str, players: int, bots: str, steps: int, seed: int = 0, count: int = 32
) -> tuple[Policy, int]:
    """Returns what was learned against these bots, and after how many decisions."""
    env = SeatVecEnv(SeatVectorEnv(game, players, count, bots=bots))
    env.seed(seed)
    return learned(env, steps, seed)


def learned(env: Any, steps: int, seed: int) -> tuple[Policy, int]:
    """Returns what MaskablePPO learns in an environment, and after how many decisions."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=4096 // getattr(env, "num_envs", 1),
        batch_size=1024,
        n_epochs=4,
        learning_rate=7e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    model.learn(steps)
    env.close()

    def policy(seen: AgentObservation) -> NDArray[np.int64]:
        masks = seen["action_mask"].astype(bool)
        chosen, _ = model.predict(seen["observation"], action_masks=masks, deterministic=False)
        return np.asarray(chosen, np.int64)

    return policy, model.num_timesteps


if __name__ == "__main__":
    run("MaskablePPO against our bots", learn, steps=300_000)

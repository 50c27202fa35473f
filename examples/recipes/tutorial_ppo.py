"""What not to do: MaskablePPO by the wrapper of the well-known tutorial, which learns nothing here.

    pip install "ahu[env]" sb3-contrib
    python -m examples.recipes.tutorial_ppo --steps 100000

The wrapper lets one learner play all seats of a PettingZoo game. A step's reward is that of the
seat that has moved, and the observation after it is the next seat's. Two things are wrong with it
where the last to move need not have won. Only the last mover's reward is ever seen: who loses by
somebody else's move never learns of it. And the value of a decision is estimated by that of the
next one, which is another seat's, for whom a good position is a bad one. `maskable_ppo` is right.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import ahu.env
from examples.recipes.maskable_ppo import learned
from examples.recipes.measuring import Policy, run


class LastMover(gymnasium.Env[NDArray[np.float32], np.int64]):
    """All seats as one learner, rewarded as whoever has just moved, as in the tutorial."""

    def __init__(self, game: str, players: int) -> None:
        self.table = getattr(ahu.env, game).env(players=players)
        first = self.table.possible_agents[0]
        self.observation_space = self.table.observation_space(first)["observation"]
        self.action_space = self.table.action_space(first)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begins a game."""
        super().reset(seed=seed)
        self.table.reset(seed=seed)
        return self._seen("observation"), {}

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Moves for one seat, and shows what the next seat sees."""
        table, mover = self.table, self.table.agent_selection
        table.step(int(action))
        reward = float(table.unwrapped._cumulative_rewards[mover])
        return self._seen("observation"), reward, table.terminations[mover], False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns which actions are legal for the seat that decides."""
        return self._seen("action_mask").astype(np.bool_)

    def _seen(self, part: str) -> NDArray[Any]:
        found: NDArray[Any] = self.table.observe(self.table.agent_selection)[part]
        return found


def learn(game: str, players: int, bots: str, steps: int, seed: int = 0) -> tuple[Policy, int]:
    """Returns what was learned, and after how many decisions; nobody asks `bots`."""
    return learned(LastMover(game, players), steps, seed)


if __name__ == "__main__":
    run("MaskablePPO by the tutorial's wrapper", learn, steps=100_000)

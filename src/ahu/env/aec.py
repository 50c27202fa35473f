"""A table as a PettingZoo environment: agents decide one after another.

While decisions are sealed the agents are asked in turn all the same; what one agent seals changes
nobody else's observation, so nobody learns it early. Chance happens by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ahu.core.board import Board
from ahu.core.contract import Game, Options
from ahu.core.encoder import NOBODY
from ahu.core.refusal import refuse
from ahu.core.rng import Rng, rng_for
from ahu.env.encoding import Encoding, Mask, Observation, Sight
from ahu.env.rendering import RENDER_MODES, RenderMode, check_render_mode, rendered
from ahu.env.vector import Reward, check_reward

Illegal = Literal["refuse", "lose"]
"""What an illegal action leads to."""
MOST = 100.0
"""The upper bound of every number of an observation."""


class AgentObservation(TypedDict):
    """What an agent observes, and which actions are legal."""

    observation: Observation
    action_mask: Mask


class TableSettings(TypedDict, total=False):
    """The settings of a table besides its players."""

    options: Options | Mapping[str, object] | None
    board: Board | str | None
    sight: Sight
    reward: Reward
    render_mode: RenderMode | None


def seen_space(encoding: Encoding) -> spaces.Dict[Any]:
    """Returns the space of what an agent observes."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, MOST, (encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


class TableEnv(AECEnv[str, AgentObservation, int | None]):  # type: ignore[misc]  # it has no types
    """Plays one game for `player_0`, `player_1` and so on."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        *,
        options: Options | Mapping[str, object] | None = None,
        board: Board | str | None = None,
        sight: Sight = "recall",
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
        illegal: Illegal = "refuse",
    ) -> None:
        """Raises Refused if a setting is unknown."""
        super().__init__()
        check_reward(reward)
        check_render_mode(render_mode)
        self.encoding = Encoding(game, players, options, board, sight)
        self.reward: Reward = reward
        self.illegal: Illegal = illegal
        self.render_mode = render_mode
        self.metadata = {
            "name": f"ahu_{self.encoding.game.name}_v{self.encoding.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(self.encoding) for agent in self._seat_of}
        self.action_spaces = {
            agent: spaces.Discrete(self.encoding.actions) for agent in self._seat_of
        }
        self._rng = Rng(secrets.randbits(64))
        self._play = self.encoding.play()
        self._mask: Mask | None = None
        """The legal actions of the agent whose turn it is, if they have been worked out already."""

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begins a game. The same seed deals the same chance."""
        if seed is not None:
            self._rng = rng_for(seed, "chance")
        self._play = self.encoding.play()
        self._points = [0] * len(self.possible_agents)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> AgentObservation:
        """Returns what the agent knows, and what it may do: nothing unless it has to decide."""
        seat = self._seat_of[agent]
        mask = self.encoding.mask(self._play, seat)
        if seat == self._play.seat:
            self._mask = mask.copy()
        return {"observation": self.encoding.observe(self._play, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Lets the agent whose turn it is act. Raises Refused and changes nothing if it may not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._play.seat
        mask = self.encoding.mask(self._play, seat) if self._mask is None else self._mask
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            if self.illegal == "refuse":
                raise refuse("", "env-illegal", game=0, index=str(action))
            self._lose(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play.act(seat, int(action))
        self._go_on()

    def _lose(self, agent: str) -> None:
        """Ends the game: the agent loses 1, and nobody else loses anything."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = self._cumulative_rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}

    def _go_on(self) -> None:
        """Goes on to the next decision, or to the end."""
        play = self._play
        play.settle(self._rng)
        self._mask = None
        if play.seat == NOBODY:
            self._reward()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            if self.reward == "score":
                self._reward()
            self.agent_selection = self.possible_agents[play.seat]

    def _reward(self) -> None:
        """Rewards every agent for the last step."""
        for agent, seat in self._seat_of.items():
            if self.reward == "win":
                self.rewards[agent] = self._play.share(seat)
            else:
                points = self._play.points(seat)
                self.rewards[agent] = float(points - self._points[seat])
                self._points[seat] = points
            self._cumulative_rewards[agent] += self.rewards[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Returns the table as everybody sees it, in text or as a picture, never more."""
        return rendered(self.encoding.position(self._play), self.render_mode)

    def close(self) -> None:
        """Does nothing, because the table holds nothing that has to be released."""


def wrapped(table: TableEnv) -> AECEnv[str, AgentObservation, int | None]:
    """Returns the table within PettingZoo's check that it is used in order."""
    return wrappers.OrderEnforcingWrapper(table)

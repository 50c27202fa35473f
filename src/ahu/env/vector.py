"""Plays many games in one call: arrays in, arrays out, and the caller plays every seat."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from ahu.core.action_buffer import ActionBuffer
from ahu.core.board import Board
from ahu.core.contract import Game, Options
from ahu.core.encoder import NOBODY
from ahu.core.refusal import refuse
from ahu.core.rng import rng_for
from ahu.env.batch import FINE, FORFEIT, Batch
from ahu.env.encoding import Encoding, Mask, Observation, Sight

Reward = Literal["win", "score"]
"""What is rewarded: a victory with 1 and a defeat with less, at the end; or points."""
REWARDS: tuple[Reward, ...] = ("win", "score")
Number = TypeVar("Number", bound=np.generic)


__all__ = ["FORFEIT", "Reward", "VectorGames", "VectorStep"]


class VectorStep(NamedTuple):
    """Where the games stand: read-only arrays that the next step overwrites."""

    observations: Observation
    """A row for each game, for the seat that decides."""
    masks: Mask
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """The rewards since the last step: a row for each game, a column for each seat."""
    ends: NDArray[np.bool_]
    """Whether a game ended with this step, and another began."""


class VectorGames:
    """Plays games side by side. Each waits for one seat; one that ends begins anew by itself."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        count: int,
        *,
        options: Options | Mapping[str, object] | None = None,
        board: Board | str | None = None,
        sight: Sight = "recall",
        reward: Reward = "win",
        at_random: tuple[int, ...] = (),
        watch: int = NOBODY,
    ) -> None:
        """Seats `at_random` play at random by themselves; `finals` holds what `watch` saw last."""
        check_reward(reward)
        if count < 1:
            raise refuse("", "env-count", count=count)
        self.encoding = encoding = Encoding(game, players, options, board, sight)
        for seat in (*at_random, *([] if watch == NOBODY else [watch])):
            encoding.start.check_seat(seat)
        if len(set(at_random)) == players:
            raise refuse("", "env-at-random")
        self.count = count
        self.finals = np.zeros((count, encoding.size), np.float32)
        self.points = np.zeros((count, players), np.float32)
        """What all seats had when a game ended last: a row for each game."""
        self.ends = np.zeros(count, np.bool_)
        observations = np.zeros((count, encoding.size), np.float32)
        masks = np.zeros((count, encoding.actions), np.int8)
        seats = np.zeros(count, np.int8)
        rewards = np.zeros((count, players), np.float32)
        self.now = VectorStep(
            _shown(observations), _shown(masks), _shown(seats), _shown(rewards), _shown(self.ends)
        )
        codes = ActionBuffer()
        self.batch = Batch(
            [encoding.play(codes=codes) for _ in range(count)],
            encoding.start.state,
            encoding.memory,
            reward == "win",
            watch,
            sum(1 << seat for seat in at_random),
            observations.reshape(-1),
            masks.reshape(-1),
            rewards.reshape(-1),
            seats,
            self.ends.view(np.int8),
            self.points.reshape(-1),
            self.finals.reshape(-1),
        )

    def reset(self, seed: int | str | None = None) -> VectorStep:
        """Begins all games anew. The same seed deals the same chance to each."""
        root = secrets.randbits(64) if seed is None else seed
        self.batch.reset([rng_for(root, number) for number in range(self.count)])
        return self.now

    def step(self, indices: NDArray[np.int64]) -> VectorStep:
        """Plays one index in each game; after FORFEIT the seat loses 1 and the next game begins.

        Raises Refused, and changes nothing, if one is illegal.
        """
        chosen = np.asarray(indices, np.int64, order="C")
        if chosen.shape != (self.count,):
            raise refuse("", "env-shape", found=str(chosen.shape), count=self.count)
        wrong = self.batch.step(chosen)
        if wrong != FINE:
            raise refuse("", "env-illegal", game=wrong, index=int(chosen[wrong]))
        return self.now


def _shown(array: NDArray[Number]) -> NDArray[Number]:
    """Returns the same array for reading only, because what is legal is looked up in these."""
    view = array.view()
    view.flags.writeable = False
    return view


def check_reward(reward: str) -> None:
    """Raises Refused if there is no such reward."""
    if reward not in REWARDS:
        raise refuse("", "env-choice", what="reward", found=reward, known=", ".join(REWARDS))

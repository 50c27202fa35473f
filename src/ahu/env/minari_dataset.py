"""Writes games as a data set of Minari: an episode for each seat of a game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np

from ahu.core.record import Record
from ahu.core.refusal import refuse
from ahu.env.aec import seen_space
from ahu.env.dataset import Decisions, decisions_of
from ahu.env.encoding import Encoding, Sight
from ahu.env.extras import extra_for

try:
    import minari
    from gymnasium import spaces
    from minari.data_collector import EpisodeBuffer
except ModuleNotFoundError as missing:
    raise extra_for(missing, "data") from None


def write(
    name: str,
    records: Path | str | Iterable[Record],
    sight: Sight = "recall",
    *,
    bots: str = "",
    author: str = "",
) -> minari.MinariDataset:
    """Writes records, or a file of them, as the data set `name`, such as `ahu/games-v0`.

    What each seat did in a game is an episode: its observations with their masks, its actions, and
    as its last reward what it won. Its last observation is the last one it decided at, since
    nothing is asked of it afterwards. Raises Refused if there are no decisions, or if the records
    differ in what their numbers mean.
    """
    decisions, info = decisions_of(records, sight)
    if not len(decisions.actions):
        raise refuse("", "env-no-records")
    encoding = Encoding.of(info)
    return minari.create_dataset_from_buffers(
        name,
        buffer=episodes_of(decisions),
        observation_space=seen_space(encoding),
        action_space=spaces.Discrete(encoding.actions),
        algorithm_name=bots or None,
        author=author or None,
        description=msgspec.json.encode(info).decode(),
    )


def episodes_of(decisions: Decisions) -> list[EpisodeBuffer]:
    """Returns an episode for each seat of each game."""
    found = []
    pairs = np.stack([decisions.games, decisions.seats], axis=1)
    for number, (game, seat) in enumerate(np.unique(pairs, axis=0)):
        rows = np.flatnonzero((decisions.games == game) & (decisions.seats == seat))
        rewards = np.zeros(len(rows), np.float32)
        rewards[-1] = decisions.returns[rows[-1]]
        ends = np.zeros(len(rows), np.bool_)
        ends[-1] = True
        shown = np.append(rows, rows[-1])
        found.append(
            EpisodeBuffer(
                id=number,
                observations={
                    "observation": decisions.observations[shown],
                    "action_mask": decisions.masks[shown],
                },
                actions=decisions.actions[rows],
                rewards=rewards,
                terminations=ends,
                truncations=np.zeros(len(rows), np.bool_),
                infos={},
            )
        )
    return found

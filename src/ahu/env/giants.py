"""Giants for PettingZoo: `env(players=3)`, and `raw_env` that refuses what is not legal."""

from __future__ import annotations

from typing import Unpack

from pettingzoo import AECEnv

from ahu.env.aec import Seen, TableEnv, TableSettings, wrapped


def raw_env(players: int = 3, **settings: Unpack[TableSettings]) -> TableEnv:
    """A table that refuses what is not legal. Raises Refused, for settings there are not too."""
    return TableEnv("giants", players, **settings)


def env(players: int = 3, **settings: Unpack[TableSettings]) -> AECEnv[str, Seen, int | None]:
    """A table where who does what is not legal loses, and the game is over."""
    return wrapped(TableEnv("giants", players, illegal="lose", **settings))

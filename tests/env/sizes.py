"""Every game at every size, for tests of the environments."""

from __future__ import annotations

import random

import numpy as np

from ahu.env.encoding import Encoding
from ahu.env.play import GamePlay
from tests.ours import OUR_GAMES

SIZES = [(name, players) for name, game in OUR_GAMES.items() for players in game.players]
NAMES = [f"{name}-{players}" for name, players in SIZES]


def choose(encoding: Encoding, play: GamePlay, rng: random.Random) -> int:
    """A legal index of the seat whose turn it is."""
    legal: list[int] = np.flatnonzero(encoding.mask(play, play.seat)).tolist()
    return rng.choice(legal)

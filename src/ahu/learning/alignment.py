"""Finds the numbers of a smaller table among those of the largest, so that one network plays all.

A network is made for the most players of its game. At a smaller table it is the same network with
fewer inputs and actions: those that mean the same.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ahu.core.contract import Game
from ahu.env.encoding import Encoding

Indices = NDArray[np.int64]


class Alignment(NamedTuple):
    """Where each number and each action of a table lies at the largest table of the game."""

    inputs: Indices
    actions: Indices


@cache
def align(game: Game, players: int) -> Alignment:
    """Returns where the numbers of a table lie at the largest one. Raises KeyError if they do not.

    Only a game whose encoding means different things at different tables has such numbers.
    """
    small, large = Encoding(game, players), Encoding(game, game.players[-1])
    return Alignment(
        _places(_inputs(small), _inputs(large)), _places(_actions(small), _actions(large))
    )


def _places(names: list[object], among: list[object]) -> Indices:
    place = {name: index for index, name in enumerate(among)}
    return np.array([place[name] for name in names], np.int64)


def _inputs(encoding: Encoding) -> list[object]:
    hexes = range(len(encoding.start.board.hexes))
    return [*((plane, hex) for plane in encoding.planes for hex in hexes), *encoding.vector]


def _actions(encoding: Encoding) -> list[object]:
    return [encoding.encoder.meaning(index) for index in range(encoding.actions)]

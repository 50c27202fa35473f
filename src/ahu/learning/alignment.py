"""Finds the numbers of a smaller table among those of the largest, so that one network plays all.

A network is made for the most players of its game. At a smaller table it is the same network with
fewer inputs and actions: those that mean the same.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ahu.core.board import DIRECTIONS
from ahu.core.contract import Game
from ahu.env.encoding import Encoding

Indices = NDArray[np.int64]


class Alignment(NamedTuple):
    """Where each number and each action of a table lies at the largest table of the game."""

    planes: Indices
    vector: Indices
    inputs: Indices
    """All numbers: the planes hex by hex, then the vector."""
    actions: Indices
    spots: Indices
    """For each action the hexes that it is about, as numbers among all scores of all hexes; the
    number after the last where there is none. A row for the first hex, the second and so on."""


class Shape(NamedTuple):
    """The sizes of what a network sees and says at the largest table."""

    players: int
    planes: int
    vector: int
    actions: int
    ways: tuple[str, ...]
    """The ways in which actions are about hexes."""
    neighbours: Indices
    """For each hex the one in each direction; the number after the last where there is none."""

    @property
    def hexes(self) -> int:
        """The number of hexes: a game without a board has one, which is empty."""
        return len(self.neighbours)

    @property
    def inputs(self) -> int:
        """The number of all numbers that it sees."""
        return self.planes * self.hexes + self.vector


@cache
def shape_of(game: Game) -> Shape:
    """Returns the shape of a game's network."""
    largest = Encoding(game, game.players[-1])
    board = largest.start.board.hexes
    places = {(hex.q, hex.r): number for number, hex in enumerate(board)}
    neighbours = [
        [places.get((hex.q + q, hex.r + r), len(board)) for q, r in DIRECTIONS] for hex in board
    ]
    ways = dict.fromkeys(way for way, hexes in _spots(largest) if hexes)
    return Shape(
        largest.players,
        len(largest.planes),
        len(largest.vector),
        largest.actions,
        tuple(ways),
        np.array(neighbours or [[1] * len(DIRECTIONS)], np.int64),
    )


@cache
def align(game: Game, players: int) -> Alignment:
    """Returns where the numbers of a table lie at the largest one. Raises KeyError if they do not.

    Only a game whose encoding means different things at different tables has such numbers.
    """
    small, large = Encoding(game, players), Encoding(game, game.players[-1])
    shape = shape_of(game)
    spots = _spots(small)
    most = max(1, *(len(hexes) for _, hexes in spots))
    nowhere = shape.hexes * len(shape.ways)
    found = np.full((most, small.actions), nowhere, np.int64)
    for action, (way, hexes) in enumerate(spots):
        for number, hex in enumerate(hexes):
            found[number, action] = hex * len(shape.ways) + shape.ways.index(way)
    planes = _places(small.planes, large.planes)
    vector = _places(small.vector, large.vector)
    ground = planes[:, None] * shape.hexes + np.arange(shape.hexes)
    inputs = np.concatenate([ground.ravel(), shape.planes * shape.hexes + vector])
    actions = _places(_meanings(small), _meanings(large))
    return Alignment(planes, vector, inputs, actions, found)


def _places(names: tuple[object, ...], among: tuple[object, ...]) -> Indices:
    place = {name: index for index, name in enumerate(among)}
    return np.array([place[name] for name in names], np.int64)


def _meanings(encoding: Encoding) -> tuple[object, ...]:
    return tuple(encoding.encoder.meaning(index) for index in range(encoding.actions))


def _spots(encoding: Encoding) -> list[tuple[str, tuple[int, ...]]]:
    return [encoding.encoder.spot(index) for index in range(encoding.actions)]

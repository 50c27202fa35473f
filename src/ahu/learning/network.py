"""A network in plain numpy: what to do, who will win, and whose points these will be.

A residual perceptron: a linear layer, blocks that each add to what is known so far, and three heads
over the last layer. Inputs and actions are those of the largest table of the game; slots are
counted from the seat that looks.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ahu.learning.alignment import Alignment, Indices
from ahu.learning.network_file import Weights

Numbers = NDArray[np.float32]
EPSILON = 1e-5
"""What keeps a layer that is all alike from being divided by zero."""


class Judgement(NamedTuple):
    """What a network thinks of some observations, a row for each."""

    logits: Numbers
    """How good each action is; only those of legal actions mean something."""
    wins: Numbers
    """The share of the victory that each slot will have; a row adds up to 1."""
    points: Numbers
    """The share of all points that each slot will have; a row adds up to 1."""


class Layer(NamedTuple):
    """A linear layer; its matrix is turned so that rows of inputs are multiplied from the left."""

    matrix: Numbers
    bias: Numbers

    def __call__(self, rows: Numbers) -> Numbers:
        return rows @ self.matrix + self.bias


class Norm(NamedTuple):
    """Brings each row to mean 0 and variance 1, then to a scale that was learned."""

    scale: Numbers
    bias: Numbers

    def __call__(self, rows: Numbers) -> Numbers:
        centred = rows - rows.mean(axis=1, keepdims=True)
        spread = np.sqrt(np.square(centred).mean(axis=1, keepdims=True) + np.float32(EPSILON))
        return np.asarray(centred / spread * self.scale + self.bias)


class Network:
    """A network for one number of players."""

    def __init__(self, weights: Weights, alignment: Alignment, players: int) -> None:
        everything = np.arange(len(weights["entry.bias"]))

        def layer(name: str, rows: Indices = everything, columns: Indices = everything) -> Layer:
            matrix = weights[f"{name}.weight"][np.ix_(rows, columns)]
            return Layer(np.ascontiguousarray(matrix.T), weights[f"{name}.bias"][rows])

        def norm(name: str) -> Norm:
            return Norm(weights[f"{name}.weight"], weights[f"{name}.bias"])

        slots = np.arange(players)
        self._entry = layer("entry", columns=alignment.inputs)
        self._blocks = [
            (norm(f"blocks.{i}.norm"), layer(f"blocks.{i}.up"), layer(f"blocks.{i}.down"))
            for i in range(block_count(weights))
        ]
        self._norm = norm("norm")
        self._policy = layer("policy", alignment.actions)
        self._wins = layer("wins", slots)
        self._points = layer("points", slots)

    def judge(self, observations: Numbers) -> Judgement:
        """Returns what the network thinks of each row."""
        known = self._entry(observations)
        for norm, up, down in self._blocks:
            known = known + down(np.maximum(up(norm(known)), 0))
        last = self._norm(known)
        return Judgement(self._policy(last), shares(self._wins(last)), shares(self._points(last)))


def block_count(weights: Weights) -> int:
    """Returns how many blocks a network has."""
    return sum(name.startswith("blocks.") and name.endswith(".up.weight") for name in weights)


def shares(logits: Numbers) -> Numbers:
    """Returns numbers that add up to 1 in each row, the larger the higher the logit."""
    risen = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(risen / risen.sum(axis=1, keepdims=True))

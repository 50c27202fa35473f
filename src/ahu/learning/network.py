"""A network in plain numpy: what to do, who will win, and whose points these will be.

It looks at the board first: every hex gathers what its neighbours know, the same way everywhere.
Then it looks at the whole: a residual perceptron over all that it sees and over what the hexes
found out. An action that is about hexes is judged by these as well. Inputs and actions are those of
the largest table of the game; slots are counted from the seat that looks.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ahu.learning.alignment import Alignment, Shape
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


class HexLayer(NamedTuple):
    """Lets each hex learn from itself, from its neighbours in each direction, and from all."""

    own: Numbers
    near: Numbers
    whole: Layer
    down: Layer

    def __call__(self, hexes: Numbers, neighbours: NDArray[np.int64]) -> Numbers:
        rows, count, width = hexes.shape
        beyond = np.concatenate([hexes, np.zeros((rows, 1, width), np.float32)], axis=1)
        around = beyond.take(neighbours, axis=1).reshape(rows * count, -1)
        found = hexes.reshape(rows * count, width) @ self.own
        found += around @ self.near
        found = found.reshape(hexes.shape)
        found += self.whole(hexes.mean(axis=1))[:, None]
        np.maximum(found, 0, out=found)
        more = found.reshape(rows * count, width) @ self.down.matrix
        more += self.down.bias
        more += hexes.reshape(rows * count, width)
        return np.asarray(more.reshape(hexes.shape))


class Network:
    """A network for one number of players."""

    def __init__(self, weights: Weights, shape: Shape, alignment: Alignment, players: int) -> None:
        def matrix(name: str) -> Numbers:
            return np.ascontiguousarray(weights[f"{name}.weight"].T)

        def layer(name: str) -> Layer:
            return Layer(matrix(name), weights[f"{name}.bias"])

        def norm(name: str) -> Norm:
            return Norm(weights[f"{name}.weight"], weights[f"{name}.bias"])

        self._neighbours, self._spots = shape.neighbours, alignment.spots
        self._planes = np.ascontiguousarray(matrix("planes")[alignment.planes])
        self._places = weights["places"]
        self._table = Layer(matrix("table")[alignment.vector], weights["table.bias"])
        self._hex_layers = [
            HexLayer(
                matrix(f"hex_blocks.{i}.own"),
                matrix(f"hex_blocks.{i}.near"),
                layer(f"hex_blocks.{i}.whole"),
                layer(f"hex_blocks.{i}.down"),
            )
            for i in range(block_count(weights, "hex_blocks"))
        ]
        self._looks = matrix("looks")
        entry = matrix("entry")
        self._entry = Layer(entry[alignment.inputs], weights["entry.bias"])
        self._found = entry[shape.inputs :]
        self._blocks = [
            (norm(f"blocks.{i}.norm"), layer(f"blocks.{i}.up"), layer(f"blocks.{i}.down"))
            for i in range(block_count(weights, "blocks"))
        ]
        self._norm = norm("norm")
        policy = layer("policy")
        self._policy = Layer(
            np.ascontiguousarray(policy.matrix[:, alignment.actions]),
            policy.bias[alignment.actions],
        )
        self._ways = matrix("ways")
        wins, points = layer("wins"), layer("points")
        self._wins = Layer(wins.matrix[:, :players], wins.bias[:players])
        self._points = Layer(points.matrix[:, :players], points.bias[:players])

    def judge(self, observations: Numbers) -> Judgement:
        """Returns what the network thinks of each row."""
        rows = len(observations)
        count, planes = len(self._neighbours), len(self._planes)
        vector = observations[:, count * planes :]
        seen = observations[:, : count * planes].reshape(rows, planes, count).transpose(0, 2, 1)
        hexes = (seen.reshape(rows * count, planes) @ self._planes).reshape(rows, count, -1)
        hexes += self._places
        hexes += self._table(vector)[:, None]
        for hex_layer in self._hex_layers:
            hexes = hex_layer(hexes, self._neighbours)
        known = self._entry(observations) + self._looked(hexes) @ self._found
        for norm, up, down in self._blocks:
            known = known + down(np.maximum(up(norm(known)), 0))
        last = self._norm(known)
        logits = self._policy(last)
        scores = np.zeros((rows, count * self._ways.shape[1] + 1), np.float32)
        scores[:, :-1] = (hexes @ self._ways).reshape(rows, -1)
        for spots in self._spots:
            logits += scores.take(spots, axis=1)
        return Judgement(logits, shares(self._wins(last)), shares(self._points(last)))

    def _looked(self, hexes: Numbers) -> Numbers:
        """Returns what the whole takes from the hexes: mean, most, and looks at single ones."""
        looks = shares((hexes @ self._looks).transpose(0, 2, 1))
        found = [hexes.mean(axis=1), hexes.max(axis=1), (looks @ hexes).reshape(len(hexes), -1)]
        return np.concatenate(found, axis=1)


def block_count(weights: Weights, name: str) -> int:
    """Returns how many blocks of a kind a network has."""
    return sum(key.startswith(f"{name}.") and key.endswith(".down.weight") for key in weights)


def shares(logits: Numbers) -> Numbers:
    """Returns numbers that add up to 1 along the last axis, the larger the higher the logit."""
    risen = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(risen / risen.sum(axis=-1, keepdims=True))

"""The network of `network`, in PyTorch, to be trained. Both have the same weights by name."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ahu.core.board import DIRECTIONS
from ahu.core.contract import Game
from ahu.learning.alignment import Alignment, align, shape_of
from ahu.learning.network import EPSILON, block_count
from ahu.learning.network_file import Weights

SMALL = 0.01
"""How small the first weights of heads and of the ends of blocks are."""
LOOKS = 8
"""How many looks at single hexes the whole takes."""


class ModelSize(NamedTuple):
    """How large a model is."""

    hex_width: int
    hex_blocks: int
    width: int
    blocks: int


class Opinion(NamedTuple):
    """What the model thinks of some observations, as logits: see `network.Judgement`."""

    logits: Tensor
    wins: Tensor
    points: Tensor


class Block(nn.Module):
    """Adds to what is known so far."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width, EPSILON)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.normal_(self.down.weight, std=SMALL)

    def forward(self, known: Tensor) -> Tensor:
        more: Tensor = self.down(F.relu(self.up(self.norm(known))))
        return known + more


class HexBlock(nn.Module):
    """Lets each hex learn from itself, from its neighbours in each direction, and from all."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.own = nn.Linear(width, width, bias=False)
        self.near = nn.Linear(len(DIRECTIONS) * width, width, bias=False)
        self.whole = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.normal_(self.down.weight, std=SMALL)

    def forward(self, hexes: Tensor, steps: Tensor) -> Tensor:
        around = (steps @ hexes).reshape(len(hexes), hexes.shape[1], -1)
        whole = self.whole(hexes.mean(1))[:, None]
        more: Tensor = self.down(F.relu(self.own(hexes) + self.near(around) + whole))
        return hexes + more


class Model(nn.Module):
    """The network of a game at every number of players, of which each uses its part."""

    steps: Tensor
    """From all hexes to the neighbours of each, as a matrix, which a GPU is quicker with."""

    def __init__(self, game: Game, size: ModelSize) -> None:
        super().__init__()
        shape = shape_of(game)
        narrow, width = size.hex_width, size.width
        self.planes = nn.Linear(shape.planes, narrow, bias=False)
        self.places = nn.Parameter(0.1 * torch.randn(shape.hexes, narrow))
        self.table = nn.Linear(shape.vector, narrow)
        self.hex_blocks = nn.ModuleList(HexBlock(narrow) for _ in range(size.hex_blocks))
        self.looks = nn.Linear(narrow, LOOKS, bias=False)
        self.entry = nn.Linear(shape.inputs + (2 + LOOKS) * narrow, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(size.blocks))
        self.norm = nn.LayerNorm(width, EPSILON)
        self.policy = nn.Linear(width, shape.actions)
        self.ways = nn.Linear(narrow, len(shape.ways), bias=False)
        self.wins = nn.Linear(width, shape.players)
        self.points = nn.Linear(width, shape.players)
        for head in (self.policy, self.wins, self.points):
            nn.init.normal_(head.weight, std=SMALL)
            nn.init.zeros_(head.bias)
        if shape.ways:
            nn.init.normal_(self.ways.weight, std=SMALL)
        self.game = game
        self.shape = shape
        neighbours = torch.from_numpy(shape.neighbours).flatten()
        steps = F.one_hot(neighbours, shape.hexes + 1)[:, :-1].float()
        self.register_buffer("steps", steps, False)
        for players in game.players:
            for name, indices in align(game, players)._asdict().items():
                self.register_buffer(f"{name}{players}", torch.from_numpy(indices), False)

    def forward(self, seen: Tensor, players: int) -> Opinion:
        planes, numbers, inputs, actions, spots = (
            getattr(self, f"{name}{players}") for name in Alignment._fields
        )
        rows, count = len(seen), self.shape.hexes
        vector = seen[:, count * len(planes) :]
        ground = seen[:, : count * len(planes)].reshape(rows, len(planes), count).mT
        hexes = F.linear(ground, self.planes.weight[:, planes]) + self.places
        hexes = hexes + F.linear(vector, self.table.weight[:, numbers], self.table.bias)[:, None]
        for block in self.hex_blocks:
            hexes = block(hexes, self.steps.to(hexes.dtype))
        looks = torch.softmax(self.looks(hexes).mT, 2)
        found = torch.cat([hexes.mean(1), hexes.amax(1), (looks @ hexes).flatten(1)], 1)
        entry = self.entry.weight
        known = F.linear(seen, entry[:, inputs], self.entry.bias)
        known = known + F.linear(found, entry[:, self.shape.inputs :])
        for block in self.blocks:
            known = block(known)
        last = self.norm(known)
        logits = F.linear(last, self.policy.weight[actions], self.policy.bias[actions]).float()
        scores = F.pad(self.ways(hexes).flatten(1).float(), (0, 1))
        for spot in spots:
            logits = logits + scores.index_select(1, spot)
        return Opinion(
            logits,
            F.linear(last, self.wins.weight[:players], self.wins.bias[:players]).float(),
            F.linear(last, self.points.weight[:players], self.points.bias[:players]).float(),
        )

    def weights(self) -> Weights:
        """Returns the weights as arrays, to be kept."""
        return {
            name: tensor.detach().float().cpu().numpy()
            for name, tensor in self.state_dict().items()
        }


def model_of(game: Game, weights: Weights) -> Model:
    """Returns the model with these weights."""
    size = ModelSize(
        weights["places"].shape[1],
        block_count(weights, "hex_blocks"),
        len(weights["entry.bias"]),
        block_count(weights, "blocks"),
    )
    model = Model(game, size)
    arrays = {name: torch.from_numpy(np.array(array)) for name, array in weights.items()}
    model.load_state_dict(arrays)
    return model

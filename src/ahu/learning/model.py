"""The network of `network`, in PyTorch, to be trained. Both have the same weights by name."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ahu.core.contract import Game
from ahu.env.encoding import Encoding
from ahu.learning.alignment import align
from ahu.learning.network import EPSILON, block_count
from ahu.learning.network_file import Weights

SMALL = 0.01
"""How small the first weights of heads and of the ends of blocks are."""


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


class Model(nn.Module):
    """The network of a game at every number of players, of which each uses its part."""

    def __init__(self, game: Game, width: int, blocks: int) -> None:
        super().__init__()
        largest = Encoding(game, game.players[-1])
        self.entry = nn.Linear(largest.size, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width, EPSILON)
        self.policy = nn.Linear(width, largest.actions)
        self.wins = nn.Linear(width, largest.players)
        self.points = nn.Linear(width, largest.players)
        for head in (self.policy, self.wins, self.points):
            nn.init.normal_(head.weight, std=SMALL)
            nn.init.zeros_(head.bias)
        self.game = game
        for players in game.players:
            found = align(game, players)
            self.register_buffer(f"inputs{players}", torch.from_numpy(found.inputs), False)
            self.register_buffer(f"actions{players}", torch.from_numpy(found.actions), False)

    def forward(self, seen: Tensor, players: int) -> Opinion:
        inputs, actions = getattr(self, f"inputs{players}"), getattr(self, f"actions{players}")
        known = F.linear(seen, self.entry.weight[:, inputs], self.entry.bias)
        for block in self.blocks:
            known = block(known)
        last = self.norm(known)
        return Opinion(
            F.linear(last, self.policy.weight[actions], self.policy.bias[actions]).float(),
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
    width = len(weights["entry.bias"])
    model = Model(game, width, block_count(weights))
    arrays = {name: torch.from_numpy(np.array(array)) for name, array in weights.items()}
    model.load_state_dict(arrays)
    return model

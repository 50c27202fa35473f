"""Writes a network as an ONNX file, for one number of players."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn

from ahu.core.contract import Game
from ahu.env.encoding import Encoding
from ahu.learning.model import Model, model_of
from ahu.learning.trained import weights_for


class _OneSize(nn.Module):
    """The model at one number of players, with the outputs that a file has."""

    def __init__(self, model: Model, players: int) -> None:
        super().__init__()
        self.model = model
        self.players = players

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        opinion = self.model(observations, self.players)
        return opinion.logits, torch.softmax(opinion.wins, 1)


def export(game: Game, players: int, model: str, file: Path) -> None:
    """Writes the network of a file, or the one that comes with the game. Raises Refused."""
    part = _OneSize(model_of(game, weights_for(game, players, model)), players).eval()
    example = torch.zeros(2, Encoding(game, players).size)
    torch.onnx.export(
        part,
        (example,),
        str(file),
        input_names=["observations"],
        output_names=["logits", "wins"],
        dynamic_axes={name: {0: "rows"} for name in ("observations", "logits", "wins")},
        dynamo=False,
    )

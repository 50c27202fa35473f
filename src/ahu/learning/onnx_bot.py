"""A bot that searches by a network of anybody's, from an ONNX file; see docs/networks.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ahu.bots.contract import BotKind, ThinkingBudget
from ahu.core.contract import Action, Position, Seat
from ahu.core.refusal import refuse
from ahu.core.rng import Rng
from ahu.env.encoding import Encoding
from ahu.learning.deciding import encoding_for
from ahu.learning.network import Numbers
from ahu.learning.network_search import Judge, TreeBot, TreeBotSettings


class OnnxSettings(TreeBotSettings, frozen=True):
    """How long the bot thinks, how, and by which file."""

    model: str = ""
    """The ONNX file."""


class OnnxBot:
    """Searches by the network of a file."""

    def __init__(self, settings: OnnxSettings) -> None:
        self._settings = settings
        self._bot: TreeBot | None = None

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        if self._bot is None:
            judge = judge_of(self._settings.model, encoding_for(recall))
            self._bot = TreeBot(judge, self._settings.exploration)
        return self._bot.decide(recall, seat, rng, budget)


def judge_of(file: str, encoding: Encoding) -> Judge:
    """Returns the network of a file as a judge. Raises Refused if it does not fit the encoding."""

    def judge(observations: Numbers, players: int) -> tuple[Numbers, Numbers]:
        logits, wins = session.run(["logits", "wins"], {"observations": observations})
        return logits, wins

    def refused(problem: str) -> Exception:
        game, players = encoding.game.name, encoding.players
        return refuse("", "network-onnx", file=file, game=game, players=players, problem=problem)

    try:
        session = _session(file)
        logits, wins = judge(np.zeros((1, encoding.size), np.float32), encoding.players)
    except Exception as error:  # the runtime raises errors of its own for files that do not fit
        raise refused(str(error).strip().splitlines()[0]) from None
    if logits.shape != (1, encoding.actions) or wins.shape != (1, encoding.players):
        raise refused(f"logits {logits.shape}, wins {wins.shape}")
    return judge


@lru_cache(maxsize=16)
def _session(file: str) -> Any:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])


ONNX = BotKind(OnnxSettings, OnnxBot)

"""A bot that plays by a network alone: it does what the network likes best, and looks no further.

What it decides in secret, together with others, it draws.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.core.contract import Action, Position, Seat
from ahu.core.rng import Rng
from ahu.env.encoding import Encoding
from ahu.env.play import GamePlay
from ahu.learning.deciding import decide, draw
from ahu.learning.network import shares
from ahu.learning.trained import network_for


class NetworkSettings(BotSettings, frozen=True):
    """Which network it plays by."""

    model: str = ""
    """The file of a network; the one that comes with the game if it is empty."""


class NetworkBot:
    """Does what its network likes best."""

    def __init__(self, settings: NetworkSettings) -> None:
        self._settings = settings

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        network = network_for(recall.game, recall.players, self._settings.model)
        sealed = len(recall.deciding) > 1

        def choose(encoding: Encoding, play: GamePlay) -> int:
            seen = encoding.observe(play, seat)[None]
            allowed = np.flatnonzero(encoding.mask(play, seat))
            odds = shares(network.judge(seen).logits[:, allowed])[0]
            return int(allowed[draw(odds, rng) if sealed else odds.argmax()])

        return decide(recall, seat, choose)


NETWORK = BotKind(NetworkSettings, NetworkBot, needs_network=True)

"""A bot that searches by a network: it tries what the network likes, and trusts its judgement.

The tree is kept from decision to decision. Seats that decide at the same time choose apart from one
another, and chance is drawn: see `ahu.env.search_trees`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Protocol

import numpy as np
from msgspec import Meta

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.core.contract import Action, Position, Seat
from ahu.core.rng import Rng
from ahu.env.encoding import Encoding
from ahu.env.play import GamePlay
from ahu.env.search_trees import SearchTrees, TreeSettings
from ahu.learning.deciding import decide, draw, encoding_for
from ahu.learning.network import Numbers
from ahu.learning.trained import network_for

UNLIMITED = 1_000_000
USUAL = 200
"""The simulations for a decision where no budget is given."""
LEAVES = 8
"""How many leaves are judged together: more are faster, but wait for one another."""
VIRTUAL_LOSS = 0.2
"""What a leaf that waits counts for: values lie close together, so that more would drive others far
away."""


class Judge(Protocol):
    """Judges positions for a search."""

    def __call__(self, observations: Numbers, players: int) -> tuple[Numbers, Numbers]:
        """Returns for each row the logits of actions, and the share of the victory of each slot."""


class TreeBotSettings(BotSettings, frozen=True):
    """How long a bot that searches thinks, and how."""

    ms: Annotated[float, Meta(ge=1, le=600_000)] | None = None
    """The milliseconds for a decision."""
    simulations: Annotated[int, Meta(ge=1, le=UNLIMITED)] | None = None
    """The simulations for a decision, instead of a time: the same seed plays the same game."""
    exploration: Annotated[float, Meta(ge=0, le=100)] = 5.0
    """How curious it is about moves that it has tried less."""


class NetworkSearchSettings(TreeBotSettings, frozen=True):
    """How long the bot thinks, how, and by which network."""

    model: str = ""
    """The file of a network; the one that comes with the game if it is empty."""


class TreeBot:
    """Plays the move that its search has tried most; it draws what is decided in secret."""

    def __init__(self, judge: Judge, exploration: float) -> None:
        self._judge = judge
        self._exploration = exploration
        self._trees: SearchTrees | None = None

    def decide(self, recall: Position, seat: Seat, rng: Rng, budget: ThinkingBudget) -> Action:
        """Returns the action that the search finds best within the budget."""
        simulations, seconds = _limits(budget)
        end = time.monotonic() + seconds
        sealed = len(recall.deciding) > 1
        trees = self._planted(recall, seat, simulations, rng)

        def choose(encoding: Encoding, play: GamePlay) -> int:
            if play.half >= 0:
                trees.plant(0, recall, seat, play.half)
            self._search(trees, encoding.players, end)
            roots = trees.roots()
            row = int(np.flatnonzero(roots.seats == seat)[0])
            return draw(roots.policy[row], rng) if sealed else int(roots.choices[row])

        return decide(recall, seat, choose)

    def _planted(self, recall: Position, seat: Seat, simulations: int, rng: Rng) -> SearchTrees:
        """Returns the tree at this position, with what is known of it already."""
        trees = self._trees
        if trees is None or trees.settings.simulations != simulations:
            nodes = min(20_000, 4 * simulations)
            settings = TreeSettings(
                simulations=simulations,
                leaves=LEAVES,
                nodes=nodes,
                moves=min(1_000_000, 64 * nodes),
                exploration=self._exploration,
                virtual_loss=VIRTUAL_LOSS,
            )
            trees = SearchTrees(encoding_for(recall), 1, settings, rng.below(1 << 30))
            self._trees = trees
        trees.plant(0, recall, seat)
        return trees

    def _search(self, trees: SearchTrees, players: int, end: float) -> None:
        """Searches until all simulations are made, or the time is over; at least one is made."""
        while len((leaves := trees.collect()).trees):
            logits, wins = self._judge(leaves.observations, players)
            trees.take(logits, worths(wins))
            if time.monotonic() >= end:
                break


def worths(wins: Numbers) -> Numbers:
    """Returns shares of the victory as a search counts them: 1 won alone, and a sum of 0."""
    players = wins.shape[1]
    return (np.float32(players) * wins - np.float32(1)) / np.float32(players - 1)


def _limits(budget: ThinkingBudget) -> tuple[int, float]:
    """Returns how many simulations, and how many seconds, a decision may take."""
    if budget.ms is None:
        return budget.simulations or USUAL, float("inf")
    return budget.simulations or UNLIMITED, budget.ms / 1000


class NetworkSearchBot:
    """Searches by the network of its game, or of a file."""

    def __init__(self, settings: NetworkSearchSettings) -> None:
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
            network = network_for(recall.game, recall.players, self._settings.model)

            def judge(observations: Numbers, players: int) -> tuple[Numbers, Numbers]:
                found = network.judge(observations)
                return found.logits, found.wins

            self._bot = TreeBot(judge, self._settings.exploration)
        return self._bot.decide(recall, seat, rng, budget)


NETWORK_SEARCH = BotKind(NetworkSearchSettings, NetworkSearchBot, needs_network=True)

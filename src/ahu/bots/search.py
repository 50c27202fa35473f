"""A bot that searches: it tries the moves its heuristic thinks best, and the answers to them.

Where a game has no heuristic it searches by playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeVar

from msgspec import Meta

from ahu.bots import playout_search
from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.bots.planned_moves import Planning, coded, expertise_for
from ahu.bots.tree import Search
from ahu.core.contract import Action, Position, Seat
from ahu.core.expertise import expertise_of
from ahu.core.heuristic import Heuristic
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.rng import Rng

UNLIMITED = 10**9
EXPLORATION = 3.0
"""How much more playouts must explore than a search that has a heuristic."""
SERIOUS = 0.25
"""A sealed decision tried less often than this share of the favourite was only tried out."""


class SearchSettings(BotSettings, frozen=True):
    """How long the bot thinks, and how."""

    ms: Annotated[float, Meta(ge=1, le=600_000)] | None = None
    """The milliseconds for a decision."""
    simulations: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    """The simulations for a decision, instead of a time: the same seed plays the same game."""
    exploration: Annotated[float, Meta(ge=0, le=100)] = 0.3
    """How curious it is about moves that it has tried less."""
    temperature: Annotated[float, Meta(gt=0, le=1000)] = 1.0
    """How little the heuristic's opinion of a move counts, compared with what is usual."""
    scale: Annotated[float, Meta(gt=0, le=1000)] = 1.0
    """How large a lead must be to win, compared with what is usual for the game."""
    width: Annotated[int, Meta(ge=1, le=1000)] = 24
    """The most moves of a seat that it looks at."""
    rounds: Annotated[int, Meta(ge=0, le=100)] | None = None
    """How many rounds its heuristic plays on from a leaf, after the round that has begun. The
    default is what is best for the game."""


class SearchBot:
    """Plays the move that its search has tried most."""

    def __init__(self, settings: SearchSettings) -> None:
        self._settings = settings
        self._planning = Planning()
        self._search: Search | None = None

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        if expertise_of(recall.game) is None:
            return self._play_out(recall, seat, rng, budget)
        position = coded(recall, seat)
        code = self._planning.forced(position.legal_codes(seat))
        if code is None:
            code = self._planning.follow(self._think(position, seat, rng, budget))
        return position.decode(seat, code)

    def _play_out(self, recall: Position, seat: Seat, rng: Rng, budget: ThinkingBudget) -> Action:
        """Returns the action that playouts find best."""
        simulations, seconds = _limits(budget)
        exploration = EXPLORATION * self._settings.exploration
        found = playout_search.search(recall, seat, rng, simulations, seconds, exploration)
        moves: list[tuple[tuple[Action, ...], int, float]]
        moves = [((action,), count, share) for action, count, share in found]
        if len(recall.deciding) > 1:
            return _at_random(moves, rng)[0]
        return max(moves, key=lambda move: (move[1], move[2]))[0][0]

    def _think(
        self, position: KernelPosition[Buffer], seat: Seat, rng: Rng, budget: ThinkingBudget
    ) -> Sequence[int]:
        if self._search is None:
            heuristic = self._planning.heuristic(position)
            self._search = search_for(position, heuristic, self._settings, rng)
        self._search.rng = rng
        node = self._search.run(position.state, *_limits(budget))
        moves = node.table(seat)
        if node.seats > 1:
            return _at_random(moves, rng)
        return max(moves, key=lambda move: (move[1], move[2]))[0]


def search_for(
    position: KernelPosition[Buffer], heuristic: Heuristic, settings: SearchSettings, rng: Rng
) -> Search:
    """Returns a search with these settings, fit for the position's game."""
    usual = expertise_for(position).scales
    return Search(
        position.kernel,
        heuristic,
        rng,
        settings.scale * usual.scale,
        settings.exploration,
        settings.temperature * usual.temperature,
        settings.width,
        usual.rounds if settings.rounds is None else settings.rounds,
        50_000,
    )


def _limits(budget: ThinkingBudget) -> tuple[int, float]:
    """Returns how many simulations, and how many seconds, a decision may take."""
    ms, simulations = budget.ms, budget.simulations
    if ms is None and simulations is None:
        ms = 100.0
    return (
        UNLIMITED if simulations is None else simulations,
        UNLIMITED if ms is None else ms / 1000,
    )


Move = TypeVar("Move")


def _at_random(moves: list[tuple[tuple[Move, ...], int, float]], rng: Rng) -> Sequence[Move]:
    """Draws a sealed decision as often as the search tried it, because being foreseeable costs.

    It never draws what was tried far less than the favourite, because that was only tried out.
    """
    enough = SERIOUS * max(count for _, count, _ in moves)
    serious = [(codes, count) for codes, count, _ in moves if count >= enough]
    at = rng.below(sum(count for _, count in serious))
    for codes, count in serious:
        at -= count
        if at < 0:
            return codes
    raise AssertionError("the counts add up")


SEARCH = BotKind(SearchSettings, SearchBot)

"""Mines games of the search for puzzles: positions in which one decision is clearly best.

In each game the search plays all seats. Where its tree says that one decision stands out, every
decision of that moment is rated by searches of its own, from what the seat recalls; only what
stands out there too, with each of several seeds, is a puzzle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

import msgspec
from msgspec import Raw, Struct

from ahu.bots.planned_moves import coded, heuristic_for
from ahu.bots.search import SearchSettings, search_for
from ahu.bots.tree import Node, Search
from ahu.core.board import Board
from ahu.core.contract import COLOURS, Action, Game, Options, Position, Seat
from ahu.core.heuristic import Moves
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.lesson import Rated, write_series
from ahu.core.match import Match
from ahu.core.planning import Plans
from ahu.core.puzzle import BUDGETS, Aim, Mined, Puzzle, aim
from ahu.core.refusal import refuse
from ahu.core.rng import rng_for

Kernels = KernelPosition[Buffer]
Decision = tuple[Action, ...]
Tried = tuple[tuple[int, ...], int, float]
"""A move of a search: its codes, how often it was tried, and its mean worth."""
UNLIMITED = 1e9
GLANCE = 24
"""The simulations after which a decision that is far behind is no longer looked at."""
CLEAR = 1.0
"""How many margins a decision must lead by in the tree of the game before others are rated."""
TRIED = 2
"""How often the search must have tried a decision before its tree says anything about it."""
LATITUDE = 0.06
"""How much a glance may be wrong."""
LISTED = 6
"""The number of decisions that a puzzle keeps, with what follows them."""
KNOWN_LINE = 4
"""What follows is told as long as the search has been there so often."""
LONGEST_LINE = 8
SEEDS = 2
"""The number of seeds with which each decision is rated."""
TRIES = 3
"""The number of searches of a budget that must all find the best decision."""
FEWEST = 4
"""The fewest decisions of a puzzle: between two or three, one would guess."""
ALIKE = 2
"""The most puzzles with the same answer."""
APART = 4
"""How many decisions of a game lie at least between two puzzles."""


class MiningSettings(Struct, frozen=True):
    """What is searched, and how thoroughly."""

    players: int
    options: Options | None = None
    seed: int | str = 0
    simulations: int = 100
    """The simulations of each decision in the games."""
    rating: int = 300
    """The simulations by which each decision of a puzzle is rated, with each seed."""
    margin: float = 0.06
    """By how much the best decision must beat every other."""
    most: int = 6
    """The most puzzles from one game."""
    plain: int = 30
    """The most puzzles that the heuristic alone would solve."""


def header(game: Game, settings: MiningSettings, board: Board) -> Mined:
    """Returns the first line of a file of puzzles."""
    return Mined(
        game=game.name,
        rules=game.rules_version,
        board=board.digest,
        seed=settings.seed,
        simulations=settings.simulations,
        rating=settings.rating,
        seeds=SEEDS,
        margin=round(100 * settings.margin),
    )


def mine(game: Game, settings: MiningSettings) -> Iterator[Puzzle]:
    """Yields puzzles, from game after game. Raises Refused for a game without a heuristic."""
    game.check_players(settings.players)
    plain = 0
    answers = Counter[str]()
    for number in count():
        for puzzle in _Searched(game, settings, number).puzzles(settings.plain - plain):
            best = puzzle.decisions[0].move
            if answers[best] < ALIKE:
                answers[best] += 1
                plain += puzzle.difficulty == 1
                yield puzzle


class _Searched:
    """One game, in which the search plays all seats."""

    def __init__(self, game: Game, settings: MiningSettings, number: int) -> None:
        self.settings = settings
        self.seed = f"{settings.seed}/{number}"
        self.match = Match(game, settings.players, settings.options, seed=f"{self.seed}/chance")
        self.rng = rng_for(self.seed, "search")
        position = coded(self.match.position, 0)
        self.search = _searching(position, self.seed, "play")

    def puzzles(self, plain: int) -> Iterator[Puzzle]:
        """Yields the puzzles of the game, of which so many may be plain."""
        found = since = 0
        while not self.match.over and found < self.settings.most:
            seat = self.match.deciding[0]
            recall = coded(self.match.position.recall(seat), seat)
            legal = recall.legal(seat)
            if len(legal) == 1:
                self.match.play(seat, legal[0])
                continue
            node = self.search.run(recall.state, self.settings.simulations, UNLIMITED)
            moves = _best_first(node, seat)
            since += 1
            puzzle = None
            if node.seats == 1 and since > APART and self._stands_out(recall, seat, moves):
                puzzle = confirmed(recall, seat, moves, self.settings, plain > 0)
            if puzzle is not None:
                found, since = found + 1, 0
                plain -= puzzle.difficulty == 1
                yield puzzle
            for action in _turn(recall, seat, moves[0][0])[0]:
                self.match.play(seat, action)

    def _stands_out(self, recall: Kernels, seat: Seat, moves: Sequence[Tried]) -> bool:
        """Returns whether one decision, which ends a turn, is well above all others in the tree."""
        best, *rest = moves
        turn = _turn(recall, seat, best[0])
        if len(turn) > 1:
            return False
        others = [
            worth
            for codes, tried, worth in rest
            if tried >= TRIED and aim(_turn(recall, seat, codes)[0]) != aim(turn[0])
        ]
        return best[2] - max(others, default=0.0) >= CLEAR * self.settings.margin


def confirmed(
    recall: Kernels,
    seat: Seat,
    moves: Sequence[Tried],
    settings: MiningSettings,
    plain: bool = True,
) -> Puzzle | None:
    """Returns the puzzle of a position, or None where no decision is clearly best.

    `moves` is what a search has found there, the best first. Unless it may be `plain`, the
    heuristic's choice must be another.
    """
    best = _turn(recall, seat, moves[0][0])[0]
    listed = _listed(recall, seat, moves)
    if len(listed) < FEWEST or not (plain or aim(chosen(recall, seat, 0)) != aim(best)):
        return None
    rating = _Rating(recall, seat, best, settings)
    rated = list[tuple[float, Decision]]()
    for decision in listed:
        if aim(decision) != aim(best):
            worth = rating.worth(decision)
            if worth is None:
                return None
            rated.append((worth, decision))
    difficulty = _difficulty(recall, seat, best)
    if not rated or difficulty is None:
        return None
    rated.sort(key=lambda entry: entry[0], reverse=True)
    told = [(rating.best, best), *rated[: LISTED - 1]]
    return Puzzle(
        seat=seat,
        difficulty=difficulty,
        decisions=tuple(rating.told(one, worth) for worth, one in told),
        start=Raw(msgspec.json.encode(recall.snapshot())),
    )


class _Rating:
    """Rates the decisions of a position beside the best, by searches with several seeds."""

    def __init__(
        self, recall: Kernels, seat: Seat, best: Decision, settings: MiningSettings
    ) -> None:
        self.recall = recall
        self.seat = seat
        self.margin = settings.margin
        self.simulations = settings.rating
        self.searches = [_searching(recall, "rate", seed) for seed in range(SEEDS)]
        after = _after(recall, seat, best)
        self._top = [one.rate(after.state, seat, settings.rating) for one in self.searches]

    @property
    def best(self) -> float:
        """What the best decision is worth."""
        return sum(self._top) / SEEDS

    def worth(self, decision: Decision) -> float | None:
        """Returns what another decision is worth; None where it comes too near to the best."""
        after = _after(self.recall, self.seat, decision)
        glance = self.searches[0].rate(after.state, self.seat, GLANCE)
        if glance < self._top[0] - self.margin - LATITUDE:
            return glance
        total = 0.0
        for search, top in zip(self.searches, self._top, strict=True):
            value = search.rate(after.state, self.seat, self.simulations)
            if top - value < self.margin:
                return None
            total += value
        return total / SEEDS

    def told(self, decision: Decision, worth: float) -> Rated:
        """Returns a decision with its worth, and what a search thinks that others do then."""
        game, players = self.recall.game, self.recall.players
        position = _after(self.recall, self.seat, decision)
        line = list[str]()
        while len(line) < LONGEST_LINE and len(position.deciding) == 1:
            other = position.deciding[0]
            node = self.searches[0].nodes.get(bytes(position.state.at))
            if other == self.seat or node is None or node.visits < KNOWN_LINE:
                break
            for action in _turn(position, other, _best_first(node, other)[0][0])[0]:
                line.append(f"{COLOURS[other]} {game.write(action, players)}")
                position.play(other, action)
        return Rated(write_series(decision, game, players), round(100 * worth), "\n".join(line))


def _listed(recall: Kernels, seat: Seat, ranked: Sequence[Tried]) -> list[Decision]:
    """Returns every decision of a seat; what the search thinks most of comes first."""
    place = dict[Aim, int]()
    for i, (codes, _, _) in enumerate(ranked):
        place.setdefault(aim(_turn(recall, seat, codes)[0]), i)
    return sorted(decisions(recall, seat), key=lambda one: place.get(aim(one), len(place)))


def decisions(recall: Position, seat: Seat) -> Iterator[Decision]:
    """Yields every decision of a seat: single actions, and journeys by their cheapest carriers."""
    for action in recall.legal(seat):
        if not action.unfinished:
            yield (action,)
            continue
        item = getattr(action, "item", None)
        if not isinstance(recall, Plans) or not isinstance(item, str):
            raise refuse("", "puzzle-no-plans", game=recall.game.name)
        for journey in recall.plan(seat, item):
            for end in journey.ends:
                yield (action, *journey.steps, end)


def chosen(recall: Kernels, seat: Seat, simulations: int, seed: int = 0) -> Decision:
    """Returns the decision of a search of so many simulations; with none, the heuristic's."""
    if simulations:
        return _turn(recall, seat, ranked(recall, seat, simulations, seed)[0][0])[0]
    listed = Moves()
    heuristic_for(recall).moves(recall.state, seat, listed)
    return _turn(recall, seat, listed.codes_of(listed.best()))[0]


def ranked(recall: Kernels, seat: Seat, simulations: int, seed: int = 0) -> list[Tried]:
    """Returns what a search of so many simulations has found, the best first."""
    search = _searching(recall, "choose", seed)
    return _best_first(search.run(recall.state, simulations, UNLIMITED), seat)


def _best_first(node: Node, seat: Seat) -> list[Tried]:
    return sorted(node.table(seat), key=lambda move: (move[1], move[2]), reverse=True)


def _difficulty(recall: Kernels, seat: Seat, best: Decision) -> int | None:
    """Returns the place of the smallest budget that finds the best decision, as all larger do.

    None where even the largest does not.
    """
    found = None
    for i, simulations in reversed(list(enumerate(BUDGETS, 1))):
        tries = TRIES if simulations else 1
        if any(aim(chosen(recall, seat, simulations, t)) != aim(best) for t in range(tries)):
            break
        found = i
    return found


def _searching(position: Kernels, *seed: int | str) -> Search:
    """Returns a search as the levels have it."""
    settings = SearchSettings()
    return search_for(position, heuristic_for(position), settings, rng_for("puzzle", *seed))


def _turn(recall: Kernels, seat: Seat, codes: Sequence[int]) -> list[Decision]:
    """Returns the decisions of a move, which may be a whole turn."""
    position = coded(recall.copy(), seat)
    found = list[Decision]()
    series = list[Action]()
    for code in codes:
        action = position.decode(seat, code)
        series.append(action)
        position.play(seat, action)
        if not action.unfinished:
            found.append(tuple(series))
            series.clear()
    return found


def _after(recall: Kernels, seat: Seat, decision: Decision) -> Kernels:
    """Returns the position after a decision."""
    position = coded(recall.copy(), seat)
    for action in decision:
        position.play(seat, action)
    return position

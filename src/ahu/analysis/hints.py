"""Hints: the best moves of a seat by what it may know, what each is worth, and why."""

from __future__ import annotations

from msgspec import Struct

from ahu.analysis.heuristic_judge import HeuristicJudge
from ahu.analysis.judge import Judged, Move, PositionJudge
from ahu.analysis.playout_judge import PlayoutJudge
from ahu.analysis.telling import told_of
from ahu.core.contract import Game, Position, Seat
from ahu.core.expertise import expertise_of
from ahu.core.log import Message, message
from ahu.core.rng import Rng

SHOWN = 3
"""How many moves a hint has."""
COMPARED = 6
"""How many moves are compared to say why one is better."""
SIMULATIONS = 200
"""The simulations of the search for a hint: no time ends it, so that the same hint comes again."""
SAMPLES = 24
"""The lines by which each move is judged."""
PLAYOUTS = 60
"""The same where a game has no heuristic."""
LEAST_REASON = 0.15
"""The part of the largest difference below which a difference is no reason."""
MOST_REASONS = 3
LITTLE, MUCH = 0.05, 0.25
"""The parts of a winning lead that are more than a little, and that are much."""


class HintedMove(Struct, frozen=True):
    """A move of a hint: what to do, in words, what it is worth, and why."""

    say: list[Message]
    hexes: list[str]
    """The hexes it touches."""
    route: list[str]
    """The way an item takes, from its first hex; empty where none moves."""
    chance: float
    """The chance of winning after it, from 0 to 1."""
    reasons: list[Message]
    """What it brings that the other moves do not, the weightiest first."""


def judge_for(game: Game, samples: int, playouts: int) -> PositionJudge:
    """Returns the judge of a game: by its heuristic, else by playouts."""
    return PlayoutJudge(playouts) if expertise_of(game) is None else HeuristicJudge(samples)


def hints(recall: Position, seat: Seat, rng: Rng) -> list[HintedMove]:
    """Returns the best moves of a seat that must decide, from what it recalls, the best first."""
    judge = judge_for(recall.game, SAMPLES, PLAYOUTS)
    found = judge.candidates(recall, seat, rng.copy(), SIMULATIONS, float("inf"))[:COMPARED]
    # Each is judged by the same random numbers, so that luck does not decide between them.
    judged = [(move, judge.judge(recall, seat, move, rng.copy())) for move in found]
    best = sorted(judged[:SHOWN], key=lambda one: -one[1].chance)
    return [_hinted(recall, seat, move, one, [j for _, j in judged]) for move, one in best]


def _hinted(
    recall: Position, seat: Seat, move: Move, one: Judged, all_judged: list[Judged]
) -> HintedMove:
    told = told_of(recall, seat, move)
    others = [other for other in all_judged if other is not one]
    return HintedMove(
        told.say,
        told.hexes,
        told.route,
        one.chance,
        reasons(recall.game, one, others),
    )


def _much(gain: float) -> str:
    """Returns in a word how much a gain is, measured by the lead that makes a victory likely."""
    return "little" if gain < LITTLE else "some" if gain < MUCH else "much"


def reasons(game: Game, one: Judged, others: list[Judged]) -> list[Message]:
    """Returns what speaks for a move and against it, compared with the mean of other moves."""
    if not others or not one.terms:
        return []
    gains = {
        term: worth - sum(other.terms.get(term, 0.0) for other in others) / len(others)
        for term, worth in one.terms.items()
    }
    known = expertise_of(game)
    assert known is not None, "without a heuristic there are no terms"
    scale = known.scales.scale
    largest = max(map(abs, gains.values()))
    weighty = [term for term, gain in gains.items() if abs(gain) >= LEAST_REASON * largest > 0]
    weighty.sort(key=lambda term: -abs(gains[term]))
    return [
        message(
            f"{game.name}-reason-{term}",
            gain="more" if gains[term] > 0 else "less",
            much=_much(abs(gains[term]) / scale),
        )
        for term in weighty[:MOST_REASONS]
    ]

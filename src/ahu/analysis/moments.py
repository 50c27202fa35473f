"""Takes a finished game apart into moments, and judges each by itself.

A moment is a move of a seat, or what chance did between two moves. Each is judged from its own
random numbers, so that it does not matter in which order, or where, moments are judged.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ahu.analysis.hints import judge_for
from ahu.analysis.judge import Move, result_of
from ahu.core.contract import Action, Position, Seat
from ahu.core.match import Match
from ahu.core.record import Event
from ahu.core.refusal import refuse
from ahu.core.rng import rng_for

VERSION = 1
"""What is judged otherwise by another version of this code gets another number."""
SAMPLES = 12
"""The lines by which a position or a move is judged."""
PLAYOUTS = 40
"""The same where a game has no heuristic."""
SIMULATIONS = 64
"""The simulations of the search for a better move."""
COMPARED = 3
"""How many moves the search names are judged beside the one that was played."""
SEED = "analysis"


class Span(Struct, frozen=True):
    """The events of a moment, from `start` to before `end`; without a seat they are chance's."""

    start: int
    end: int
    seat: Seat | None
    aside: bool = False


class JudgedMoment(Struct, frozen=True):
    """What came of a moment."""

    step: int
    """How many events had happened after it."""
    seat: Seat | None
    chances: list[float]
    """The chance of winning of each seat after it."""
    cost: float = 0.0
    """The chance of winning that the seat lost by not playing the better move."""
    better: list[str] = []
    """The better move, in notation; empty where what was played is as good."""


def check_over(match: Match) -> None:
    """Raises Refused unless the game is over: nobody is helped in a game that is played."""
    if not match.over:
        raise refuse("", "analysis-running")


def spans_of(events: Sequence[Event]) -> list[Span]:
    """Returns the moments of a game."""
    spans: list[Span] = []
    for i, event in enumerate(events):
        move, last = event.move, spans[-1] if spans else None
        begun = i and events[i - 1].seat == event.seat and last is not None
        before = events[i - 1].move if i else None
        same = event.seat is None or (isinstance(before, Action) and before.unfinished)
        if begun and same and last is not None:
            spans[-1] = Span(last.start, i + 1, last.seat, last.aside)
        else:
            aside = isinstance(move, Action) and move.aside
            spans.append(Span(i, i + 1, event.seat, aside))
    return spans


class Analyser:
    """Judges the moments of a finished game. Raises Refused if it is not over."""

    def __init__(self, match: Match) -> None:
        check_over(match)
        self.match = match
        self.spans = spans_of(match.record.events)

    def __len__(self) -> int:
        """Returns how many moments there are, with the beginning."""
        return len(self.spans) + 1

    def moment(self, number: int) -> JudgedMoment:
        """Returns what came of a moment; 0 is the beginning."""
        if number == 0:
            return JudgedMoment(0, None, self._chances(0))
        span = self.spans[number - 1]
        chances = self._chances(span.end)
        cost, better = 0.0, Move()
        if span.seat is not None and not span.aside:
            cost, better = self._loss(span, span.seat)
        game, players = self.match.game, self.match.position.players
        written = [game.write(action, players) for action in better]
        return JudgedMoment(span.end, span.seat, chances, cost, written)

    def _chances(self, step: int) -> list[float]:
        position = self.match.position_at(step)
        if position.waiting == "over":
            return result_of(position)
        judge = judge_for(position.game, SAMPLES, PLAYOUTS)
        return judge.chances(position, rng_for(SEED, "chances", step))

    def _loss(self, span: Span, seat: Seat) -> tuple[float, Move]:
        """Returns what the seat lost by what it played, and the best move, as it could know."""
        recall = self.match.position_at(span.start).recall(seat)
        if len(recall.legal(seat)) < 2:
            return 0.0, ()
        played = played_in(self.match, span)
        judge = judge_for(recall.game, SAMPLES, PLAYOUTS)
        rng = rng_for(SEED, "candidates", span.start)
        found = judge.candidates(recall, seat, rng, SIMULATIONS, float("inf"))[:COMPARED]
        if found[0][: len(played)] == played:
            return 0.0, ()
        rng = rng_for(SEED, "judge", span.start)
        worth = judge.judge(recall, seat, played, rng.copy()).chance
        best: Move = ()
        cost = 0.0
        for move in found:
            if move[: len(played)] != played:
                gain = judge.judge(recall, seat, move, rng.copy()).chance - worth
                if gain > cost:
                    cost, best = gain, move
        return cost, best


def played_in(match: Match, span: Span) -> Move:
    """Returns the actions of a moment."""
    moves = (event.move for event in match.record.events[span.start : span.end])
    return tuple(move for move in moves if isinstance(move, Action))


def read_move(position: Position, seat: Seat, written: Sequence[str]) -> Move:
    """Returns a move that is written in notation."""
    read = [position.game.read(one, False, position.players) for one in written]
    return tuple(one for one in read if isinstance(one, Action))

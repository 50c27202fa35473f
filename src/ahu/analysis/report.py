"""What an analysis says: chances over time, turning points, costly moves, luck apart from play."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ahu.analysis.moments import VERSION, Analyser, JudgedMoment, Span, read_move
from ahu.analysis.telling import told_in, told_of
from ahu.core.log import LogLine, Message
from ahu.core.match import Match

MOST_TURNING = 5
LEAST_SWING = 0.08
"""How much a chance must change at once for a turning point."""
MOST_COSTLY = 3
"""How many costly moves of each seat are told."""
LEAST_COST = 0.03
"""The least that a move must cost to be told: less may be an error of the analysis."""


class GraphPoint(Struct, frozen=True):
    """The chance of winning of each seat after `step` events."""

    step: int
    round: int
    seat: int | None
    """Who had just moved; null for chance, and at the beginning."""
    chances: list[float]


class TurningPoint(Struct, frozen=True):
    """A moment at which much changed."""

    step: int
    round: int
    seat: int | None
    """Who moved; null for chance."""
    changes: list[float]
    """How the chance of each seat changed."""
    say: list[Message]
    """What happened."""


class CostlyMove(Struct, frozen=True):
    """A move that was worse than another, as its seat could know it."""

    step: int
    """The step before it: what one saw when it was decided."""
    round: int
    seat: int
    cost: float
    """The chance of winning that it lost."""
    played: list[Message]
    better: list[Message]
    hexes: list[str]
    """The hexes that the better move touches."""
    route: list[str]
    """The way an item takes in the better move, from its first hex."""


class SeatAccount(Struct, frozen=True):
    """Where a seat's chance of winning went, from the beginning to the end.

    `start` and the three changes add up to the share of the victory that it had in the end.
    """

    start: float
    luck: float
    """What chance changed."""
    own: float
    """What its own moves changed."""
    others: float
    """What the moves of the others changed."""
    end: float
    lost: float
    """The sum of what its moves cost compared with better ones."""


class Analysis(Struct, frozen=True):
    """The analysis of a finished game."""

    version: int
    game: str
    points: list[GraphPoint]
    turning: list[TurningPoint]
    costly: list[CostlyMove]
    accounts: list[SeatAccount]


def analysed(match: Match) -> Analysis:
    """Analyses a finished game. Raises Refused if it is not over."""
    analyser = Analyser(match)
    return report(match, [analyser.moment(number) for number in range(len(analyser))])


def report(match: Match, moments: Sequence[JudgedMoment]) -> Analysis:
    """Returns what the moments of a game say about it."""
    spans = Analyser(match).spans
    lines = told_in(match)
    rounds = [_round_at(match, moment.step) for moment in moments]
    return Analysis(
        VERSION,
        match.game.name,
        [
            GraphPoint(moment.step, round, moment.seat, _rounded(moment.chances))
            for moment, round in zip(moments, rounds, strict=True)
        ],
        _turning(moments, rounds, spans, lines),
        _costly(match, moments, spans, lines),
        [_account(moments, seat) for seat in range(match.position.players)],
    )


def _round_at(match: Match, step: int) -> int:
    """Returns the round of the last event before a step."""
    events = match.record.events
    return events[max(step, 1) - 1].round if events else match.position.round


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def _changes(moments: Sequence[JudgedMoment], number: int) -> list[float]:
    """Returns how the chance of each seat changed at a moment."""
    before, after = moments[number - 1].chances, moments[number].chances
    return [then - first for first, then in zip(before, after, strict=True)]


def _said(span: Span, lines: dict[int, list[LogLine]]) -> list[Message]:
    """Returns the lines that tell the events of a moment, each once, with nothing of others."""
    found = [
        line
        for at in range(span.start, span.end)
        for line in lines.get(at, ())
        if all(one.seat == span.seat for one in line.events)
    ]
    return [line.say for i, line in enumerate(found) if line not in found[:i]]


def _turning(
    moments: Sequence[JudgedMoment],
    rounds: Sequence[int],
    spans: Sequence[Span],
    lines: dict[int, list[LogLine]],
) -> list[TurningPoint]:
    """Returns the moments at which most changed, in their order."""
    swings = {number: max(map(abs, _changes(moments, number))) for number in range(1, len(moments))}
    largest = sorted(swings, key=lambda number: -swings[number])[:MOST_TURNING]
    return [
        TurningPoint(
            moments[number].step,
            rounds[number],
            moments[number].seat,
            _rounded(_changes(moments, number)),
            _said(spans[number - 1], lines),
        )
        for number in sorted(largest)
        if swings[number] >= LEAST_SWING
    ]


def _costly(
    match: Match,
    moments: Sequence[JudgedMoment],
    spans: Sequence[Span],
    lines: dict[int, list[LogLine]],
) -> list[CostlyMove]:
    """Returns the moves of each seat that cost most, the costliest first."""
    found = []
    for seat in range(match.position.players):
        own = [i for i in range(1, len(moments)) if moments[i].seat == seat]
        own.sort(key=lambda i: -moments[i].cost)
        found += [i for i in own[:MOST_COSTLY] if moments[i].cost >= LEAST_COST]
    found.sort(key=lambda i: -moments[i].cost)
    return [_costly_move(match, moments[i], spans[i - 1], lines) for i in found]


def _costly_move(
    match: Match, moment: JudgedMoment, span: Span, lines: dict[int, list[LogLine]]
) -> CostlyMove:
    assert span.seat is not None
    recall = match.position_at(span.start).recall(span.seat)
    better = told_of(recall, span.seat, read_move(recall, span.seat, moment.better))
    return CostlyMove(
        span.start,
        match.record.events[span.start].round,
        span.seat,
        round(moment.cost, 4),
        _said(span, lines),
        better.say,
        better.hexes,
        better.route,
    )


def _account(moments: Sequence[JudgedMoment], seat: int) -> SeatAccount:
    luck = own = others = 0.0
    for number in range(1, len(moments)):
        change = _changes(moments, number)[seat]
        mover = moments[number].seat
        if mover is None:
            luck += change
        elif mover == seat:
            own += change
        else:
            others += change
    return SeatAccount(
        start=round(moments[0].chances[seat], 4),
        luck=round(luck, 4),
        own=round(own, 4),
        others=round(others, 4),
        end=round(moments[-1].chances[seat], 4),
        lost=round(sum(moment.cost for moment in moments if moment.seat == seat), 4),
    )

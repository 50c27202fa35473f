"""Puzzles at tables: a decision is answered, right or wrong, and then the best one is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ahu.core.contract import Action
from ahu.core.lesson import Lesson, Move, Rated, go_on, read_series, script_moves, write_series
from ahu.core.log import Message
from ahu.core.match import Match
from ahu.core.puzzle import aims_at
from ahu.core.record import Event
from ahu.core.refusal import refuse
from ahu.narration import narrate
from ahu.server import messages
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents, StoredEvent, content

OTHERS = 2
"""How many more decisions are told beside the best."""


def poses(session: TableSession) -> bool:
    """Returns whether a puzzle is solved at this table."""
    lesson = session.setup.lesson
    return lesson is not None and bool(lesson.steps[0].rated)


def answer(session: TableSession, request: messages.Play) -> PendingEvents:
    """Drafts that the solver has decided: it is kept, and the best decision is played.

    Raises Refused where the decision is not allowed, or not whole.
    """
    lesson = session.setup.lesson
    assert lesson is not None
    if session.learnt:
        raise refuse("", "puzzle-over")
    series = session.series(request.actions, "$.actions")
    session.attempt(request.seat, series, "$.actions")
    if series[-1].unfinished:
        raise refuse("", "puzzle-unfinished")
    best = read_series(lesson.steps[0].do, session.game, session.players)
    steps = go_on(lesson, session.match, 0, best)
    decided = _written(session, series)
    read = StoredEvent(session.number + 1, "read", request.seat, decided, request.id)
    return session.prepared(steps, own=0, read=read)


def answered(session: TableSession, request: messages.Play) -> bytes:
    """Returns the hash of what an answer does. Raises Refused if it is invalid."""
    return content("read", _written(session, session.series(request.actions, "$.actions")))


def progress(session: TableSession) -> messages.LessonProgress:
    """Returns whether the puzzle is solved, and its answer once somebody has decided."""
    done = session.learnt > 0
    solved = _answer(session) if done else None
    return messages.LessonProgress(
        step=session.learnt,
        steps=1,
        task="done" if done else "do",
        say=Message(f"puzzle-{solved.verdict}" if solved else "puzzle-find"),
        wrong=Message("puzzle-over"),
        show=[],
        solved=solved,
    )


def _answer(session: TableSession) -> messages.PuzzleAnswer:
    lesson = session.setup.lesson
    assert lesson is not None
    best, *others = lesson.steps[0].rated
    tried = None
    verdict: Literal["right", "wrong", "shown"] = "shown"
    if session.answered:
        game, players = session.game, session.players
        series = read_series(session.answered, game, players)
        verdict = "right" if aims_at(best.move, series, game, players) else "wrong"
        if verdict == "wrong":
            known = [one for one in others if aims_at(one.move, series, game, players)]
            tried = known[0] if known else Rated(session.answered, -1)
            others = [one for one in others if one is not tried]
    return messages.PuzzleAnswer(
        verdict,
        _told(session, lesson, best),
        None if tried is None else _told(session, lesson, tried),
        [_told(session, lesson, one) for one in others[:OTHERS]],
    )


def _told(session: TableSession, lesson: Lesson, rated: Rated) -> messages.RatedDecision:
    """Returns a decision in the words of the log, with what would follow it."""
    match = Match.before(session.setup.position())
    series = read_series(rated.move, session.game, session.players)
    own: list[Move] = [(lesson.learner, action) for action in series]
    said = list[list[Message]]()
    kept: tuple[Event, ...] = ()
    for moves in (own, list(script_moves(lesson, match, rated.then))):
        lines = list[Message]()
        for seat, move in moves:
            before = match.position.public()
            step = match.follow(seat, move)
            narration = narrate(
                session.narrator,
                session.disclosure,
                kept,
                before,
                step.event,
                step.position.public(),
            )
            kept = narration.kept
            lines += [line.say for line in narration.entries]
        said.append(lines)
    return messages.RatedDecision(said[0], None if rated.worth < 0 else rated.worth, said[1])


def _written(session: TableSession, series: Sequence[Action]) -> str:
    return write_series(series, session.game, session.players)

"""Lessons at tables: where a learner is, and how they go on."""

from __future__ import annotations

from typing import Literal

from ahu.core.contract import Seat
from ahu.core.lesson import END, go_on, reply, solution
from ahu.core.log import Message
from ahu.core.refusal import refuse
from ahu.server import messages, puzzles
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents, StoredEvent, content


def lesson_progress(session: TableSession, seat: Seat) -> messages.LessonProgress | None:
    """Returns where a seat is in the lesson; None where there is none, or it is not the learner."""
    lesson, done = session.setup.lesson, session.learnt
    if lesson is None or seat != lesson.learner:
        return None
    if puzzles.poses(session):
        return puzzles.progress(session)
    wrong = reply(lesson, session.game, done)
    step = lesson.steps[done] if done < len(lesson.steps) else None
    task: Literal["read", "do", "done"] = "done"
    if step is not None:
        task = "do" if step.do else "read"
    return messages.LessonProgress(
        step=done,
        steps=len(lesson.steps),
        task=task,
        say=Message(lesson.key(session.game, step.text if step else END)),
        wrong=Message(wrong.key, {**wrong.args}),
        show=list(step.show) if step else [],
    )


def advance(session: TableSession, request: messages.Advance) -> PendingEvents:
    """Drafts that the learner goes on; what is to be done is done for them.

    Raises Refused unless this is the step they are at.
    """
    lesson, step = session.setup.lesson, request.step
    if lesson is None:
        raise refuse("", "table-no-lesson")
    if step != session.learnt or step >= len(lesson.steps):
        raise refuse("", "table-moved-on", "$.step")
    steps = go_on(lesson, session.match, step, solution(lesson, session.match, step))
    said = _said(session, request)
    read = StoredEvent(session.number + 1, "read", request.seat, said, request.id)
    return session.prepared(steps, own=0, read=read)


def advanced(session: TableSession, request: messages.Advance) -> bytes:
    """Returns the hash of what a request to go on does."""
    return content("read", _said(session, request))


def _said(session: TableSession, request: messages.Advance) -> str:
    """Returns what is stored of a request to go on: in a puzzle, that nothing was decided."""
    return "" if puzzles.poses(session) else str(request.step)

"""Lets seats take back what they decided: what may be undone, and why the rest may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ahu.core.contract import Seat
from ahu.core.refusal import refuse
from ahu.server.table_events import PendingEvents, StoredEvent
from ahu.server.undo_limits import Decision, last_of, why_it_stands

if TYPE_CHECKING:
    from ahu.server.session import TableSession

MOST_OUTSIDE = 5_000
"""How many events of a table may be no steps of its game before nothing more can be taken back: a
table has an end, whatever is done at it."""


def undo(session: TableSession, seat: Seat, command: str) -> PendingEvents:
    """Drafts that a seat takes back its last decision. Raises Refused if it may not."""
    last = last_of(session.decisions, seat)
    if last is None:
        raise refuse("", "table-undo-lesson" if session.setup.lesson else "table-undo-nothing")
    if fault := _fault_of(session, seat, last):
        raise refuse("", fault)
    if outside_too_much(session):
        raise refuse("", "table-undo-often", most=MOST_OUTSIDE)
    row = StoredEvent(session.number + 1, "undo", seat, str(last.start), command)
    return session.drafted([row], session.match.position_at(last.start))


def undo_start(session: TableSession, seat: Seat) -> int | None:
    """Returns the step that an undo of this seat would lead to; None if it is not allowed."""
    last = last_of(session.decisions, seat)
    if last is None or _fault_of(session, seat, last) or outside_too_much(session):
        return None
    return last.start


def takes_others(session: TableSession, seat: Seat, start: int) -> bool:
    """Returns whether an undo would take back more than what the seat itself did."""
    return any(event.seat != seat for event in session.events[start:])


def outside_too_much(session: TableSession) -> bool:
    """Returns whether so much has happened besides the game that no more of it may."""
    return session.number - session.steps >= MOST_OUTSIDE


def _fault_of(session: TableSession, seat: Seat, last: Decision) -> str:
    """Returns the key that says why a seat may not undo its last decision; empty if it may."""
    if session.setup.lesson is not None:
        return "table-undo-lesson"
    if session.over:
        return "table-undo-revealed"
    if last.start < session.handed[seat]:
        return "table-undo-handed"
    if session.alone:
        return ""
    if session.clocks is not None and seat not in session.deciding:
        return "table-undo-clock"  # nobody thinks on while the clocks of others run
    return why_it_stands(seat, session.events[last.start :], session.narrations[last.start :])

"""Answers what a client asks: the past, what an action would lead to, why it is refused."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ahu.core.contract import Position, PublicView, Seat, View
from ahu.core.planning import Plans
from ahu.core.refusal import Refusal, at, refuse
from ahu.server import messages
from ahu.server.choices import grouped
from ahu.server.projections import Audience, event_info, readable_from, secrets_from
from ahu.server.session import TableSession
from ahu.wire.events import EventInfo


def look(session: TableSession, audience: Audience, request: messages.Look) -> messages.Looked:
    """Returns a past position as this client may see it. Raises Refused if it may not."""
    session.check_step(request.step)
    if request.seat is not None and request.seat >= session.players:
        raise refuse("", "seat", "$.seat", seat=request.seat, most=session.players - 1)
    if not session.over:
        if request.open:
            raise refuse("", "table-look-open", "$.open")
        if request.seat is not None and request.seat not in audience.seats:
            raise refuse("", "table-look-seat", "$.seat")
    position = session.match.position_at(request.step)
    public = position.public()
    seat = request.seat
    readable = session.steps if seat is None else session.last_decision(seat)
    withheld = "" if session.over else session.disclosure.withheld(public)
    if withheld and request.step < readable:
        raise refuse(withheld, "table-look-hidden", "$.step")
    views = [position.view(s) for s in range(session.players)] if request.open else []
    scored = session.over or session.disclosure.past_scores(public)
    return messages.Looked(
        id=request.id,
        step=request.step,
        steps=session.steps,
        view=_past(session, position, seat),
        views=views,
        event=_told_event(session, seat, request.step),
        scores=list((position if scored else session.position).scores),
    )


def _past(session: TableSession, position: Position, seat: Seat | None) -> View | PublicView:
    """Returns what a seat, or an onlooker, may look up of a past position."""
    if seat is None:
        public = position.public()
        return public if session.over else session.disclosure.past_table(public, session.public)
    then = position.view(seat)
    return then if session.over else session.disclosure.past(then, session.position.view(seat))


def _told_event(session: TableSession, seat: Seat | None, step: int) -> EventInfo | None:
    """Returns the event that led to a step, if it may be read."""
    if step == 0:
        return None
    event = session.events[step - 1]
    if session.over:
        return event_info(session, event)
    readable = readable_from(session, seat, session.steps)
    secrets = secrets_from(session, session.public if seat is None else session.position.view(seat))
    for index, narration in enumerate(session.narrations[step - 1 :], step - 1):
        for entry in narration.entries:
            if event in entry.events:
                if index < readable and entry.fleeting:
                    return None
                told = entry.told(seat, secrets)
                if told is not entry:
                    return event_info(session, told.events[-1]) if told.events else None
                return event_info(session, event)
        if event not in narration.kept:
            return None  # the event is not told by itself
    return None


class Recollection(Struct, frozen=True):
    """What a seat recalls of a table at one moment: a copy, so that a thread can work with it."""

    session: TableSession
    seat: Seat
    number: int
    position: Position


def known(session: TableSession, seat: Seat) -> Recollection:
    """Returns what a seat recalls now."""
    return Recollection(session, seat, session.number, session.position.recall(seat))


def attempt(
    known: Recollection, actions: Sequence[object], where: str
) -> tuple[list[Position], bool]:
    """Returns what the seat knows now and after each of `actions`, and whether its turn goes on.

    Raises Refused if it may not play them.
    """
    session = known.session
    series = session.series(actions, where)
    positions = session.attempt(known.seat, series, where, known.position, asides=False)
    return positions, session.goes_on(known.seat, positions, series)


def tried(known: Recollection, request: messages.Try) -> messages.Tried:
    """Returns what a seat could do after some decisions. Raises Refused if it may not make them.

    Where its turn would end, it is not shown what comes then: that would be looking ahead. That it
    comes back because others can do nothing would tell what they have behind their screens.
    """
    positions, goes_on = attempt(known, request.actions, "$.actions")
    last = positions[-1]
    turn = goes_on and request.seat in last.deciding
    scored = last if goes_on else positions[-2]  # that the game ends may tell of others' screens
    return messages.Tried(
        id=request.id,
        number=known.number,
        view=last.view(request.seat) if turn else None,
        points=_gained(positions[0], scored),
        choices=grouped(last.legal(request.seat)) if turn else [],
    )


def _gained(now: Position, then: Position) -> list[int]:
    """Returns what each seat scores between two positions."""
    return [after - before for before, after in zip(now.scores, then.scores, strict=True)]


def planned(known: Recollection, request: messages.Plan) -> messages.Planned:
    """Returns where an item can go. Raises Refused if it cannot be planned."""
    positions, goes_on = attempt(known, request.after, "$.after")
    if not goes_on:
        raise refuse("", "table-try-only-decisions", "$.after")
    position = positions[-1].copy()
    if not isinstance(position, Plans):
        raise refuse("", "table-plan-none")
    with at("$.item"):
        journeys = position.plan(request.seat, request.item)
    pick = position.pick(request.item)
    if position.check(request.seat, pick) is None:
        position.play(request.seat, pick)
    return messages.Planned(
        id=request.id,
        number=known.number,
        points=_gained(positions[0], position),
        ends=[
            messages.JourneyEnd(end, position.value(end))
            for journey in journeys
            if not journey.steps
            for end in journey.ends
        ],
        steps=list(position.steps(request.seat)),
        journeys=[journey for journey in journeys if journey.steps],
    )


def checked(session: TableSession, request: messages.Check) -> Refusal | None:
    """Returns why a seat may not play an action, from what it can know; None if it may."""
    action = session.action(request.action, "$.action")
    return session.position.recall(request.seat).check(request.seat, action)

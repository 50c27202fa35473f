"""Lets bots play on for people, and people take their seats back: nobody is left waiting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ahu.core.contract import Seat
from ahu.core.match import Step
from ahu.core.refusal import refuse
from ahu.server import undo
from ahu.server.seating import Seating, StandIn
from ahu.server.table_events import STEPS, PendingEvents, StoredEvent

if TYPE_CHECKING:
    from ahu.server.session import TableSession

MOST_FORGIVEN = 0.1
"""The part of somebody's decisions that a bot may make while they are away: the result stays
theirs."""


def left_waiting(session: TableSession, seat: Seat) -> bool:
    """Returns whether others would wait for a seat whose person gives it up."""
    playing = not session.over and session.setup.lesson is None
    seating = session.seating
    return playing and seating.stand_ins[seat] is None and seating.others_play(seat)


def let_bot(session: TableSession, seat: Seat, stand_in: StandIn, command: str) -> PendingEvents:
    """Drafts that a bot plays on for a seat. Raises Refused if one does already, or cannot."""
    _check_running(session)
    again = stand_in.why == "resigned" and not session.seating.resigned(seat)
    if not again:
        session.seating.check_plays(seat)
    if session.setup.seat_configs[seat].bot:
        raise refuse("", "table-bot-plays")
    if stand_in.why == "wish" and undo.outside_too_much(session):
        raise refuse("", "table-handed-often")
    row = StoredEvent(session.number + 1, "bot", seat, stand_in.move, command)
    return session.drafted([row])


def take_over(session: TableSession, seat: Seat, command: str) -> PendingEvents:
    """Drafts that a person plays again. Raises Refused if no bot plays, or not now."""
    _check_running(session)
    session.seating.check_take_over(seat, session.deciding, session.clocks is not None)
    if undo.outside_too_much(session):
        raise refuse("", "table-handed-often")
    return session.drafted([StoredEvent(session.number + 1, "back", seat, "", command)])


def run_out(session: TableSession, seat: Seat, command: str) -> PendingEvents:
    """Drafts that a bot plays on for a seat that is out of time; nothing where it is not."""
    clocks = session.clocks
    out = clocks is not None and not session.over and seat in clocks.out(session.now)
    move = StandIn("time", session.setup.terms.stand_in).move
    row = StoredEvent(session.number + 1, "bot", seat, move, command)
    return session.drafted([row] if out else [])


def _check_running(session: TableSession) -> None:
    """Raises Refused if seats do not pass between people and bots here, or no longer."""
    session.check_playable()
    if session.setup.lesson is not None:
        raise refuse("", "table-stand-in-lesson")
    if session.over:
        raise refuse("", "table-over")


def after(
    session: TableSession,
    rows: Sequence[StoredEvent],
    deciding: Sequence[Seat],
    steps: Sequence[Step],
) -> tuple[Seating, float | None]:
    """Returns who sits where after these events, and when the first is out of time then."""
    seating = session.seating
    clocks = None if session.clocks is None else session.clocks.copy()
    played = 0
    for row in rows:
        before, seating = seating, seating.after(row)
        asked = deciding
        if row.does in STEPS and steps:
            played += 1
            asked = deciding if played == len(steps) else steps[played - 1].position.deciding
        if clocks is not None:
            count = int(row.move) if row.does == "undo" else session.steps + played
            clocks.follow(row, before, seating, asked, count)
    return seating, None if clocks is None else clocks.due


def bot_moves(session: TableSession) -> list[int]:
    """Returns how many steps bots have decided for each person."""
    return [
        config.by_bots + sum(seat == other for _, other, _ in session.bot_steps)
        for seat, config in enumerate(session.setup.seat_configs)
    ]


def left_to_bots(session: TableSession, seat: Seat) -> bool:
    """Returns whether a person has left the game to bots, so that what became of it is not theirs.

    Where a bot only stood in for somebody who was away or out of time, that person may come back
    for the end: one decision of the bot, or a tenth of all, is forgiven.
    """
    if session.seating.stand_ins[seat] is not None:
        return True
    bots = {step: why for step, other, why in session.bot_steps if other == seat}
    decisions = [decision.start for decision in session.decisions if decision.seat == seat]
    whys = [bots[step] for step in decisions if step in bots]
    own_wish = any(why not in ("away", "time") for why in whys)
    return own_wish or len(whys) > max(1, len(decisions) * MOST_FORGIVEN)


def undecided_since(session: TableSession, seat: Seat) -> int:
    """Returns the number of the event since when the table waits as it does now.

    That is the last step that still stands, so whoever decides and takes it back gains no time; or
    when somebody sat down or came to a rematch at this seat, if that was later.
    """
    since = session.number
    while since > session.came[seat] and session.steps_at[since - 1] >= session.steps:
        since -= 1
    return since


def resigned(session: TableSession) -> tuple[Seat, ...]:
    """Returns the seats whose people have resigned."""
    return tuple(
        seat
        for seat, config in enumerate(session.setup.seat_configs)
        if config.resigned or session.seating.resigned(seat)
    )

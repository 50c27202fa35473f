"""What each client is told: made from views only, never from the position itself."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import cast

import msgspec
from msgspec import Struct

from ahu.core.contract import COLOURS, PublicView, Seat, View
from ahu.core.log import LogLine, Message, clan
from ahu.core.record import Event
from ahu.core.refusal import Refused
from ahu.server import messages
from ahu.server.boards import board_info
from ahu.server.choices import grouped
from ahu.server.session import EncodedEntry, TableSession

SEALED_ROOM = 256
"""What a view tells of a decision that its own seat has sealed is shorter."""


class Audience(Struct, frozen=True):
    """Whose eyes a client has: the seats it holds, and whether it watches as an onlooker."""

    seats: tuple[Seat, ...]
    watching: bool = False

    @property
    def each(self) -> tuple[Seat | None, ...]:
        """One for each projection; None is an onlooker's."""
        return self.seats or (None,)


def encode(message: messages.AnyServerMessage) -> bytes:
    """A message as it is sent: as long, by blanks at its end, whatever its seat has sealed."""
    data = messages.encode(message)
    match message:
        case messages.TableState():
            views = [projection.view for projection in message.projections]
        case messages.Looked() | messages.Tried():
            views = [message.view]
        case _:
            return data
    sealed = [
        getattr(view, name) for view in views if isinstance(view, View) for name in view.sealed
    ]
    blanks = sum(SEALED_ROOM - len(msgspec.json.encode(own)) for own in sealed if own is not None)
    return data + b" " * blanks


def welcome(session: TableSession, audience: Audience, id: str) -> messages.Welcome:
    """What stays the same about a table."""
    setup = session.setup
    seats = [
        messages.SeatInfo(
            COLOURS[seat],
            "bot" if seat_config.bot else "person",
            seat_config.level,
            seat_config.name,
        )
        for seat, seat_config in enumerate(setup.seat_configs)
    ]
    return messages.Welcome(
        id=id,
        table=setup.table,
        game=setup.game.name,
        board=board_info(setup.game, setup.board),
        options=setup.options,
        seats=seats,
        held=list(audience.seats),
        watching=audience.watching,
        digest=setup.digest,
        uploaded=setup.uploaded,
    )


def keep_since(session: TableSession, since: int | None) -> int:
    """The step up to which the log of a client that has seen number `since` still holds."""
    if since is None or since > session.number or session.over:
        return 0  # at the end everything may be read again
    return min(session.steps_at[since:])


def state(
    session: TableSession, audience: Audience, since: int | None, live: bool = False
) -> messages.TableState:
    """How the table stands, for a client that has seen everything up to number `since`.

    `live` is whether it is told what has just happened, rather than what it missed.
    """
    position = session.position
    keep = keep_since(session, since)
    undone = since is not None and since <= session.number and keep < session.steps_at[since]
    over = position.waiting == "over"
    return messages.TableState(
        number=session.number,
        steps=session.steps,
        round=position.round,
        waiting=position.waiting,
        deciding=list(session.deciding),
        waits=[session.narrator.waits(session.public, seat) for seat in session.deciding],
        scores=list(session.public.scores),
        names=list(session.names),
        holders=list(session.holders),
        announcements=_announced(session),
        projections=[project(session, seat, keep, live, undone) for seat in audience.each],
        result=_result(session) if over else None,
        seed=session.setup.seed if over else None,
    )


def _announced(session: TableSession) -> list[messages.Announcement]:
    return [
        messages.Announcement(one.step, session.round_at(one.step), one.seat, one.say)
        for one in session.announcements
    ]


def project(
    session: TableSession, seat: Seat | None, keep: int, live: bool, undone: bool = False
) -> messages.Projection:
    """All that one seat, or an onlooker, may know now.

    It was told the log up to step `keep`, and (`undone`) perhaps what is no more.
    """
    readable = readable_from(session, seat, keep if live else session.steps)
    position = session.position
    view = session.public if seat is None else position.view(seat)
    journeyed = _journeyed(session, max(keep, readable)) if live else None
    secrets = secrets_from(session, view)
    log = _log(session, range(keep, session.steps), readable, secrets)
    amended = _log(session, _changed(session, seat, keep, secrets, undone), readable, secrets)
    session.secrets[seat] = session.steps, secrets
    if seat is None:
        return messages.Projection(None, view, None, [], [], 0, keep, keep, log, amended, journeyed)
    assert isinstance(view, View)
    turn = seat in session.deciding
    return messages.Projection(
        seat=seat,
        view=view,
        task=session.narrator.task(view) if turn else None,
        choices=grouped(position.legal(seat)) if turn else [],
        asides=[] if session.setup.uploaded else grouped(position.asides(seat)),
        undo=_undo(session, seat),
        keep=keep,
        forget=0 if session.over else session.last_decision(seat),
        log=log,
        amended=amended,
        journeyed=journeyed,
    )


def readable_from(session: TableSession, seat: Seat | None, told: int) -> int:
    """The step from which this seat may read fleeting entries now; an onlooker from `told` on."""
    if session.over:
        return 0
    return told if seat is None else session.last_decision(seat)


def secrets_from(session: TableSession, view: View | PublicView) -> frozenset[str]:
    """What whoever sees this may not know now."""
    return frozenset() if session.over else session.disclosure.secrets(view)


def _changed(
    session: TableSession, seat: Seat | None, told: int, secrets: frozenset[str], undone: bool
) -> list[int]:
    """The steps up to `told` of which something was told that has become a secret since then.

    Or that is none any more: then it is told as well.
    """
    encode_log(session)
    since = zip(session.events[told:], session.narrations[told:], strict=True)
    if not undone and not any(
        event.seat == seat or narration.conceals for event, narration in since
    ):
        return []  # what a seat may know changes with what it does, and with what is concealed
    earlier = session.secret_steps[: bisect_left(session.secret_steps, told)]
    if not earlier or undone:
        return earlier
    changed = _secrets_after(session, seat, told) ^ secrets
    if not changed:
        return []
    return [
        index for index in earlier if any(line.secret in changed for line in session.lines[index])
    ]


def _secrets_after(session: TableSession, seat: Seat | None, step: int) -> frozenset[str]:
    """What a seat, or an onlooker, might not know after a step."""
    last = session.secrets.get(seat)
    if last is not None and last[0] == step:
        return last[1]
    position = session.match.position_at(step)
    return secrets_from(session, position.public() if seat is None else position.view(seat))


def _log(
    session: TableSession, steps: Iterable[int], readable: int, secrets: frozenset[str]
) -> list[messages.LogEntry]:
    """What is told of these steps, where fleeting entries may be read from `readable` on.

    What has happened stays as it was, so each entry is encoded once for all who ever read it.
    """
    encode_log(session)
    log = [
        line.discreet if line.discreet and line.secret in secrets else line.data
        for index in steps
        for line in session.lines[index]
        if index >= readable or not line.fleeting
    ]
    return cast(list[messages.LogEntry], log)  # JSON of them, which is put in as it is


def encode_log(session: TableSession) -> None:
    """Encode what has happened since this was last done."""
    for index in range(len(session.lines), session.steps):
        lines = _lines(session, index)
        session.lines.append(lines)
        if any(line.secret for line in lines):
            session.secret_steps.append(index)


def _lines(session: TableSession, index: int) -> tuple[EncodedEntry, ...]:
    """What is told of one step."""
    return tuple(
        EncodedEntry(
            entry.fleeting,
            _encoded(session, index, entry),
            entry.secret,
            None if entry.discreet is None else _encoded(session, index, entry.discreet),
        )
        for entry in session.narrations[index].entries
    )


def _encoded(session: TableSession, index: int, entry: LogLine) -> msgspec.Raw:
    return msgspec.Raw(messages.encode(_log_entry(session, index, entry)))


def _log_entry(session: TableSession, index: int, entry: LogLine) -> messages.LogEntry:
    event = session.events[index]
    return messages.LogEntry(
        step=index + 1,
        round=event.round,
        seat=entry.events[-1].seat if entry.events else None,
        say=entry.say,
        rules=list(entry.rules),
        events=[event_info(session, told) for told in entry.events],
        fleeting=entry.fleeting,
    )


def _journeyed(session: TableSession, readable: int) -> messages.FinishedJourney | None:
    """The journey that ended with the last step, if that may be read."""
    last = session.steps - 1
    if last < readable:
        return None
    route = session.narrations[last].route
    if not route:
        return None
    for narration in reversed(session.narrations):
        if narration.picked is not None:
            return messages.FinishedJourney(narration.picked.item, [narration.picked.hex, *route])
    return None


def event_info(session: TableSession, event: Event) -> messages.EventInfo:
    """An event as it is sent."""
    notation = session.game.write(event.move, session.players)
    return messages.EventInfo(event.seat, event.move, notation)


def _undo(session: TableSession, seat: Seat) -> int:
    try:
        return session.steps - session.undo_start(seat)
    except Refused:
        return 0


def _result(session: TableSession) -> messages.TableResult:
    winners = list(session.position.winners)
    views = [session.position.view(seat) for seat in range(session.players)]
    parts = session.narrator.result(session.public, views)
    say = Message("table-won", {"count": len(winners), "clans": [clan(seat) for seat in winners]})
    return messages.TableResult(
        winners, [messages.ResultColumn(name, points) for name, points in parts], say
    )

"""Makes what each client is told: from views only, never from the position itself."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from ahu.core.aid import aid_of
from ahu.core.contract import COLOURS, PublicView, Seat, View
from ahu.core.log import LogLine, clan, clan_message
from ahu.core.record import Event
from ahu.server import messages, standing_in, undo
from ahu.server.boards import drawn_board
from ahu.server.choices import grouped
from ahu.server.encoded_entry import EncodedEntry
from ahu.server.lessons import lesson_progress
from ahu.server.seat_clocks import SeatClocks
from ahu.server.session import TableSession
from ahu.wire.events import EventInfo

_NOBODY: frozenset[Seat | None] = frozenset()
SEALED_ROOM = 256
"""More bytes than a view ever needs for a decision that its own seat has sealed."""


class Audience(Struct, frozen=True):
    """The seats that a client sees for, and whether it watches as an onlooker."""

    seats: tuple[Seat, ...]
    watching: bool = False

    @property
    def each(self) -> tuple[Seat | None, ...]:
        """One entry for each projection; None is an onlooker's."""
        return self.seats or (None,)


def encode(message: messages.AnyServerMessage) -> bytes:
    """Returns a message as it is sent, padded so that its length tells nothing that is sealed."""
    data = messages.encode(message)
    match message:
        case messages.TableState():
            views = [projection.own for projection in message.projections]
        case messages.Looked() | messages.Tried():
            views = [message.view]
        case _:
            return data
    blanks = 0
    for view in views:
        for name in view.sealed if isinstance(view, View) else ():
            own = getattr(view, name)
            if own is not None:
                blanks += SEALED_ROOM - len(msgspec.json.encode(own))
    return data + b" " * blanks


def welcome(session: TableSession, audience: Audience, id: str) -> messages.Welcome:
    """Returns the message with what stays the same about a table."""
    setup = session.setup
    seats = [
        messages.SeatInfo(
            COLOURS[seat],
            "person" if seat_config.for_people else "bot",
            seat_config.level,
            seat_config.name,
        )
        for seat, seat_config in enumerate(setup.seat_configs)
    ]
    return messages.Welcome(
        id=id,
        table=setup.table,
        game=setup.game.name,
        board=drawn_board(setup.game, setup.board),
        options=setup.options,
        seats=seats,
        held=list(audience.seats),
        watching=audience.watching,
        digest=setup.digest,
        uploaded=setup.uploaded,
        by_seat=list(setup.game.public_views.by_seat),
        lesson="" if setup.lesson is None else setup.lesson.name,
        aid=list(aid_of(setup.game, len(seats), setup.options)),
        terms=setup.terms,
    )


class Told(Struct, frozen=True):
    """What a client was told last. Only the server says so: what it left out would tell secrets."""

    number: int
    over: bool
    secrets: tuple[frozenset[str], ...]
    """The secrets that each projection may not know: its log is told without them."""


def kept_steps(session: TableSession, told: Told | None) -> int:
    """Returns the step up to which the log of a client that was told `told` still holds."""
    if told is None or session.over > told.over:
        return 0  # at the end everything may be read again
    return min(session.steps_at[told.number :])


def went_back(session: TableSession, told: Told | None, keep: int) -> bool:
    """Returns whether a client that was told `told`, and keeps its log up to `keep`, knew more."""
    return told is not None and keep < session.steps_at[told.number]


def state(
    session: TableSession, audience: Audience, told: Told | None = None
) -> tuple[messages.TableState, Told]:
    """Returns how the table stands for a client that was told `told` last, and what it knows then.

    A client that was told nothing yet gets the whole log, as what it missed.
    """
    position, each = session.position, audience.each
    kept = kept_steps(session, told)
    views = [session.public if seat is None else position.view(seat) for seat in each]
    secrets = tuple([secrets_from(session, view) for view in views])
    fresh = kept if told else session.steps
    readable = [readable_from(session, seat, fresh) for seat in each]
    keep = kept
    if audience.seats and went_back(session, told, kept):
        keep = min(kept, *readable)  # what was taken back lets seats read again what they forgot
    encode_log(session)
    steps: Sequence[int] = range(keep, session.steps)
    if told is not None and told.secrets != secrets:
        changed = frozenset().union(*map(frozenset.symmetric_difference, told.secrets, secrets))
        steps = [*_with_secrets(session, keep, changed), *steps]
    logs, known = [], []
    for seat, view, hidden, first in zip(each, views, secrets, readable, strict=True):
        logs.append(_log(session, seat, steps, first, hidden))
        journeyed = _journeyed(session, max(kept, first)) if told else None
        known.append(_project(session, view, journeyed))
    found = replace(_told_to_all(session), keep=keep, log=_shared(logs, known), projections=known)
    return found, Told(session.number, session.over, secrets)


def _told_to_all(session: TableSession) -> messages.TableState:
    """Returns how the table stands without any projection; it is made once for all clients."""
    if session.told_to_all is None:
        session.told_to_all = _without_projections(session)
    return session.told_to_all


def _without_projections(session: TableSession) -> messages.TableState:
    public = session.public
    over = public.waiting == "over"
    return messages.TableState(
        number=session.number,
        steps=session.steps,
        round=public.round,
        waiting=public.waiting,
        deciding=list(session.deciding),
        waits=[session.narrator.waits(public, seat) for seat in session.deciding],
        scores=list(public.scores),
        estimates=session.narrator.estimate(public),
        names=list(session.names),
        holders=list(session.holders),
        stand_ins=[one.level if one else "" for one in session.seating.stand_ins],
        resigned=list(standing_in.resigned(session)),
        announcements=_announced(session),
        table=session.encoded_public,
        keep=0,
        log=[],
        projections=[],
        result=_result(session) if over else None,
        seed=session.setup.seed if over else None,
        rematch=session.rematch,
    )


def clocks(clocks: SeatClocks, now: float) -> messages.Clocks:
    """Returns how the clocks stand."""
    left = [round(left, 1) for left in clocks.left_at(now)]
    return messages.Clocks(left, sorted(clocks.running))


def _announced(session: TableSession) -> list[messages.Announcement]:
    return [
        messages.Announcement(one.step, session.round_at(one.step), one.seat, one.say)
        for one in session.announcements
    ]


def _project(
    session: TableSession,
    view: View | PublicView,
    journeyed: messages.FinishedJourney | None,
) -> messages.Projection:
    """Returns what one seat, or an onlooker, may know now beside the table and the log."""
    if not isinstance(view, View):
        return messages.Projection(None, None, None, [], [], None, 0, [], journeyed)
    seat, position = view.seat, session.position
    turn = seat in session.deciding and not session.seating.played_by[seat]
    return messages.Projection(
        seat=seat,
        own=replace(view, table=UNSET),
        task=session.narrator.task(view) if turn else None,
        choices=grouped(position.legal(seat)) if turn else [],
        asides=[] if session.setup.uploaded else grouped(position.asides(seat)),
        undo=_undo_offer(session, seat),
        forget=0 if session.over else session.last_decision(seat),
        without=[],
        journeyed=journeyed,
        lesson=lesson_progress(session, seat),
    )


def _undo_offer(session: TableSession, seat: Seat) -> messages.UndoOffer | None:
    """Returns what the seat may take back now; None where it may not."""
    start = undo.undo_start(session, seat)
    if start is None or session.seating.played_by[seat]:
        return None
    tag = str(session.events[start].move.__struct_config__.tag)
    return messages.UndoOffer(start, tag, undo.takes_others(session, seat, start))


def readable_from(session: TableSession, seat: Seat | None, told: int) -> int:
    """Returns the step from which a seat may read fleeting entries; an onlooker from `told` on."""
    if session.over:
        return 0
    return told if seat is None else session.last_decision(seat)


def secrets_from(session: TableSession, view: View | PublicView) -> frozenset[str]:
    """Returns the secrets that whoever sees `view` may not know now."""
    return frozenset() if session.over else session.disclosure.secrets(view)


def _with_secrets(session: TableSession, before: int, secrets: frozenset[str]) -> list[int]:
    """Returns the steps before `before` that would tell one of `secrets`."""
    return [
        index
        for index in session.secret_steps[: bisect_left(session.secret_steps, before)]
        if any(line.secret in secrets for line in session.lines[index])
    ]


def _log(
    session: TableSession,
    seat: Seat | None,
    steps: Sequence[int],
    readable: int,
    secrets: frozenset[str],
) -> list[messages.LogEntry | None]:
    """Returns the log of `steps` for a seat that may read fleeting entries from `readable` on.

    What it may not read is None. What has happened stays as it was, so each entry is encoded once
    for all who ever read it.
    """
    return [
        None
        if line.fleeting and index < readable
        else line.discreet
        if line.discreet
        and (line.secret in secrets or (seat in line.hidden_from and not session.over))
        else line.data
        for index in steps
        for line in session.lines[index]
    ]


def _shared(
    logs: Sequence[list[messages.LogEntry | None]], known: Sequence[messages.Projection]
) -> list[messages.LogEntry]:
    """Returns every entry of these logs once; each of the projections notes what it is without."""
    if len(logs) == 1:
        return [entry for entry in logs[0] if entry is not None]
    shared: list[messages.LogEntry] = []
    for line in zip(*logs, strict=True):
        for entry in {id(entry): entry for entry in line if entry is not None}.values():
            for own, projection in zip(line, known, strict=True):
                if own is not entry:
                    projection.without.append(len(shared))
            shared.append(entry)
    return shared


def encode_log(session: TableSession) -> None:
    """Encodes the log of what has happened since it was last encoded."""
    for index in range(len(session.lines), session.steps):
        lines = _lines(session, index)
        session.lines.append(lines)
        for line in lines:
            if line.secret:
                session.secret_steps.append(index)
                break


def _lines(session: TableSession, index: int) -> tuple[EncodedEntry, ...]:
    """Returns the encoded log entries of one step."""
    return tuple(
        [
            EncodedEntry(
                entry.fleeting,
                _encoded(session, index, entry),
                entry.secret,
                None if entry.discreet is None else _encoded(session, index, entry.discreet),
                _hidden_from(session, entry),
            )
            for entry in session.narrations[index].entries
        ]
    )


def _hidden_from(session: TableSession, entry: LogLine) -> frozenset[Seat | None]:
    """Returns who may not know the line's chance; where all may, there is no line instead of it."""
    if entry.discreet is None:
        return _NOBODY
    everybody: tuple[Seat | None, ...] = (None, *range(session.players))
    return frozenset(seat for seat in everybody if not entry.seen_by(seat))


def _encoded(session: TableSession, index: int, entry: LogLine) -> messages.LogEntry:
    """Returns an entry of the log as JSON, which is sent as it is."""
    return cast(messages.LogEntry, msgspec.Raw(messages.encode(_log_entry(session, index, entry))))


def _log_entry(session: TableSession, index: int, entry: LogLine) -> messages.LogEntry:
    event = session.events[index]
    return messages.LogEntry(
        step=index + 1,
        round=event.round,
        seat=entry.events[-1].seat if entry.events else entry.seat,
        say=entry.say,
        rules=list(entry.rules),
        events=[event_info(session, told) for told in entry.events],
        fleeting=entry.fleeting,
        hexes=list(entry.hexes),
        forced=bool(session.forced and entry.events)
        and all((told.round, told.number) in session.forced for told in entry.events),
    )


def _journeyed(session: TableSession, readable: int) -> messages.FinishedJourney | None:
    """Returns the journey that ended with the last step, if that may be read."""
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


def event_info(session: TableSession, event: Event) -> EventInfo:
    """Returns an event as it is sent."""
    text = session.game.write(event.move, session.players)
    return EventInfo(event.seat, event.move, text)


def _result(session: TableSession) -> messages.TableResult:
    winners = list(session.position.winners)
    views = [session.position.view(seat) for seat in range(session.players)]
    parts = session.narrator.result(session.public, views)
    clans = [clan(seat) for seat in winners]
    say = clan_message("table-won", winners[0], count=len(winners), clans=clans)
    columns = [messages.ResultColumn(name, points) for name, points in parts]
    ending = session.narrator.ending(session.public, views, winners)
    return messages.TableResult(winners, columns, say, ending)

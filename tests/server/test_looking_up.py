"""What can be looked up in a running game of Giants, or tried and taken back.

It tells neither whose base lies under a Moai (G7.2) nor what lies behind a screen (G7.3), unless
one may know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from ahu.bots import ThinkingBudget, parse
from ahu.core.contract import Action
from ahu.core.match import Match
from ahu.core.refusal import Refusal, Refused
from ahu.core.rng import rng_for
from ahu.games.giants.actions import Crown, Erect, GiantsOptions, Peek, Place
from ahu.games.giants.game import GIANTS
from ahu.games.giants.layout import BASES, LOGS, MARKERS, WORKERS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.views import GiantsPublicView
from ahu.server import messages, projections, queries, undo
from ahu.server.access import Access
from ahu.server.live_table import Client, LiveTable
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from ahu.server.table_events import StoredEvent, rows_of
from tests.server.following import Follower
from tests.server.servers import SEED
from tests.server.test_leaks import course_of, does, everybody, legal, may_know

PLAYERS, ROUNDS, MOST_RESERVED = 3, 10, 3


@cache
def reserving(peeking: bool = True) -> list[tuple[int, str]]:
    """A game in which people reserve ahus, erect there when they can, and peek now and then."""
    match = Match(GIANTS, PLAYERS, GiantsOptions(round_limit=ROUNDS), seed=SEED)
    bot, rng = parse("greedy").make(GIANTS), rng_for("reserving")
    reserved: dict[str, int] = {}
    moves = []
    while not match.over:
        seat = match.deciding[0]
        recalled = match.position.recall(seat)
        choices = recalled.legal(seat)
        reserve = [a for a in choices if isinstance(a, Place) and a.power == "reserve"]
        erect = [a for a in choices if isinstance(a, Erect) and a.ahu in reserved]
        peek = [a for a in match.asides(seat) if peeking and rng.below(6) == 0]
        action: Action
        if erect:
            action = erect[0]
        elif peek:
            action = peek[rng.below(len(peek))]
        elif reserve and list(reserved.values()).count(seat) < MOST_RESERVED:
            chiefs = [a for a in reserve if a.figure == "chief"] or reserve
            action = place = chiefs[rng.below(len(chiefs))]
            reserved[place.ahu or ""] = seat
        else:
            action = bot.decide(recalled, seat, choices, rng, ThinkingBudget())
        moves.append((seat, GIANTS.write(action, PLAYERS)))
        match.play(seat, action)
    return moves


def moments(**options: Any) -> Iterator[TableSession]:
    """A running game after every decision."""
    session, _ = course_of("giants", PLAYERS, round_limit=ROUNDS, **options)
    for seat, move in reserving("open_bases" not in options):
        does(session, seat, move)
        if not session.over:
            yield session


def secrets_from(session: TableSession, seat: int | None) -> set[str]:
    """The ahus with a Moai whose bases a seat, or an onlooker, may not know."""
    taken = {event.move.ahu for event in session.events if isinstance(event.move, Erect)}
    return taken - may_know(session.events, seat)


def reserved_once(session: TableSession) -> set[str]:
    """The ahus that anybody ever reserved."""
    moves = [event.move for event in session.events]
    return {move.ahu for move in moves if isinstance(move, Place) and move.ahu is not None}


def check_log(log: list[messages.LogEntry], secrets: set[str]) -> None:
    """Nothing but looking under a Moai is told of an ahu whose base is not to be known."""
    told = msgspec.json.encode([entry for entry in steady(log) if not _looks_only(entry)]).decode()
    for ahu in secrets:
        assert f'"{ahu}"' not in told
        assert f"reserve {ahu}" not in told


def _looks_only(entry: messages.LogEntry) -> bool:
    return {event.move.get("do") for event in entry.events} == {"peek"}


class Reader:
    """A client that keeps the log as the page does: what stays, and what follows it."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.told: Told | None = None
        self.following = Follower()

    @property
    def log(self) -> list[messages.LogEntry]:
        return self.following.log[self.audience.each[0]]

    def read(self, session: TableSession) -> None:
        sent, self.told = projections.state(session, self.audience, self.told)
        self._read([projections.encode(sent)])

    def hear(self, live: LiveTable) -> messages.TableState:
        """Read what the table says, to all who see the same."""
        client = Client(self.audience)
        client.told = self.told
        sent, self.told = live.state_for(client), client.told
        return self._read(sent)

    def _read(self, sent: list[bytes]) -> messages.TableState:
        for data in sent:
            self.following.hear(msgspec.json.decode(data, type=messages.AnyServerMessage))
        assert self.following.state is not None
        return self.following.state


def steady(log: list[messages.LogEntry]) -> list[messages.LogEntry]:
    """What stays in a log, whoever reads it and when."""
    return [entry for entry in log if not entry.fleeting]


def log_of(session: TableSession, audience: Audience) -> list[messages.LogEntry]:
    """The log for whoever comes now."""
    late = Reader(audience)
    late.read(session)
    return late.log


def test_the_log_of_a_reservation_does_not_tell_whose_base_it_became() -> None:
    """Neither to whoever comes late nor to whoever was there; whoever may know it reads it all."""
    readers = [Reader(audience) for audience in everybody(PLAYERS)]
    hidden = shown = 0
    for i, running in enumerate(moments()):
        again = i % 10 == 0  # as if the server had started again
        session = (
            TableSession(running.setup, rows_of(running.record(), GIANTS)) if again else running
        )
        reserved = reserved_once(session)
        erected = {event.move.ahu for event in session.events if isinstance(event.move, Erect)}
        for reader in readers:
            seat = reader.audience.seats[0] if reader.audience.seats else None
            reader.read(session)
            late = log_of(session, reader.audience)
            secrets = secrets_from(session, seat)
            check_log(late, secrets)
            assert steady(reader.log) == steady(late)
            places = [event.move for entry in late for event in entry.events]
            told = {move["ahu"] for move in places if move.get("do") == "place" and move["ahu"]}
            assert told == reserved - secrets
            hidden += len(reserved & secrets)
            shown += len(told & erected)
    assert hidden > 100
    assert shown > 20


def test_whoever_reads_late_or_after_an_undo_has_the_log_of_whoever_comes_now() -> None:
    """Two who see the same, one always late: neither hears of a secret that it was not told."""
    session, _ = course_of("giants", PLAYERS, round_limit=ROUNDS)
    live = LiveTable(session, Access(()))
    quick, late = (Reader(Audience((), True)) for _ in range(2))
    undone = amended = 0
    for i, (seat, move) in enumerate(reserving(peeking=True)):
        does(session, seat, move)
        if session.over:
            break
        if i % 3 == 0 and (back := undo.undo_start(session, seat)) is not None:
            quick.hear(live)
            start = str(back)
            session.follow(StoredEvent(session.number + 1, "undo", seat, start, f"undo {i}"))
            undone += 1
            late.hear(live)
            quick.hear(live)
            now = log_of(session, quick.audience)
            assert steady(quick.log) == steady(late.log) == steady(now)
            does(session, seat, move)
        before = quick.told
        state = quick.hear(live)
        assert before is None or state.keep > 0
        for entry in state.log:
            if entry.step > state.keep:
                continue
            amended += 1
            secrets = {line.secret for line in session.lines[entry.step - 1]}
            assert before is not None
            assert quick.told is not None
            assert secrets & (before.secrets[0] ^ quick.told.secrets[0])
    assert undone > 20
    assert amended > 3


def looks(session: TableSession, seat: int | None) -> Iterator[messages.Looked]:
    """Everything that looking back shows a seat, or an onlooker."""
    audience = Audience(() if seat is None else (seat,), seat is None)
    for step in range(session.steps + 1):
        try:
            yield queries.look(session, audience, messages.Look(id="x", step=step, seat=seat))
        except Refused:
            assert table_of(session.match.position_at(step).public()).phase == "move"


def table_of(view: Any) -> GiantsPublicView:
    table = getattr(view, "table", view)
    assert isinstance(table, GiantsPublicView)
    return table


@pytest.mark.parametrize(
    "options", [{}, {"visible_score": True}, {"visible_score": True, "open_screens": True}]
)
def test_looking_back_does_not_tell_whose_base_it_became(options: dict[str, Any]) -> None:
    """Nor when it was reserved, nor what anybody had to count then: points, tablets, bases."""
    hidden = 0
    for i, session in enumerate(moments(**options)):
        if i % 29:
            continue
        for seat in (None, 0, 1, 2):
            secrets = secrets_from(session, seat)
            now = table_of(session.public)
            for looked in looks(session, seat):
                table = table_of(looked.view)
                for ahu in table.ahus:
                    if ahu.ahu in secrets:
                        assert ahu.base is None
                        assert ahu.state != "reserved"
                        hidden += 1
                last = seat is not None and looked.step > session.last_decision(seat)
                if looked.event is None or isinstance(looked.event.move, Peek):
                    pass
                elif last and isinstance(looked.event.move, Crown):
                    pass  # read up to one's next decision; anyone may crown anyone's Moai (G5.5)
                else:
                    assert getattr(looked.event.move, "ahu", None) not in secrets
                    assert not any(ahu in looked.event.text for ahu in secrets)
                assert looked.scores == list(table.scores) == list(session.position.scores)
                assert table.tablet_supply == now.tablet_supply
                for then, today in zip(table.seats, now.seats, strict=True):
                    assert (then.score, then.tablets) == (today.score, today.tablets)
                    if then.screen is not None and today.screen is not None:
                        assert then.screen.bases == today.screen.bases
    assert hidden > 1000


def test_open_bases_and_the_end_tell_everything() -> None:
    *_, running = moments(open_bases=True, visible_score=True)
    *_, ended = moments(visible_score=True)  # which has gone on to its end
    for session in (running, ended):
        reserved = {
            (event.seat, event.move.ahu)
            for event in session.events
            if isinstance(event.move, Place) and event.move.ahu
        }
        looked = list(looks(session, None))
        seen = {(ahu.base, ahu.ahu) for one in looked for ahu in table_of(one.view).ahus}
        log = log_of(session, Audience((), True))
        events = [event for entry in log for event in entry.events]
        told = {(event.seat, event.move.get("ahu")) for event in events}
        assert len(reserved) > 3
        assert reserved <= seen
        assert reserved <= told
        assert len({tuple(one.scores) for one in looked}) > 5


def test_an_undo_gives_back_what_could_be_read_and_no_more() -> None:
    """Whoever comes then reads what they would have read before the decision that is gone."""
    taken_back = 0
    before: dict[Audience, list[Any]] = {}
    for i, session in enumerate(moments()):
        if i % 5 > 1:
            before = {}
            continue
        try:
            undone = undo.undo(session, session.decisions[-1].seat, "").rows
        except Refused:
            undone = []
        if undone and before:
            back = TableSession(session.setup, [*rows_of(session.record(), GIANTS), *undone])
            assert before == {audience: log_of(back, audience) for audience in everybody(PLAYERS)}
            taken_back += 1
        before = {audience: log_of(session, audience) for audience in everybody(PLAYERS)}
    assert taken_back > 20


# Behind screens


def with_others(
    session: TableSession,
    seat: int,
    count: int = 0,
    piles: tuple[int, ...] = (WORKERS, MARKERS, LOGS, BASES),
) -> TableSession:
    """The same table, but everybody else has so much behind the screen."""
    twin = TableSession(session.setup)
    twin.__dict__.update(session.__dict__)
    position = session.position.copy()
    assert isinstance(position, GiantsPosition)
    for other in range(position.players):
        if other != seat:
            for pile in piles:
                position.state.at[pile + other] = count
    twin.match = session.match.copy()
    twin.match.position = position
    twin.public = position.public()
    return twin


def series(session: TableSession, seat: int) -> Iterator[list[object]]:
    """Decisions of a seat, one and two of them."""
    choices = legal(session, seat)
    for first in {choices[0], choices[len(choices) // 2], choices[-1]}:
        yield [first]
        for second in (*choices[:2], choices[-1], "pass", "take 1"):
            yield [first, second]


def answer(session: TableSession, request: messages.Try | messages.Plan) -> bytes | Refusal:
    """What a seat is answered, or why not."""
    try:
        known = queries.known(session, request.seat)
        if isinstance(request, messages.Try):
            return projections.encode(queries.tried(known, request))
        return projections.encode(queries.planned(known, request))
    except Refused as refused:
        return refused.refusal


def played(session: TableSession, seat: int, actions: list[object]) -> Refusal | None:
    try:
        session.play(seat, actions, "")
    except Refused as refused:
        return refused.refusal
    return None


def test_the_points_of_an_erection_do_not_tell_whether_the_game_would_end() -> None:
    """In the last round it ends with a turn after which nobody else can go on."""
    compared = 0
    bot, rng = parse("greedy").make(GIANTS), rng_for("last round")
    for rounds in (2, 3, 4) * 8:
        session, _ = course_of("giants", PLAYERS, round_limit=rounds, visible_score=True)
        while not session.over:
            seat = session.deciding[0]
            recalled = session.position.recall(seat)
            choices = legal(session, seat)
            move = GIANTS.write(
                bot.decide(recalled, seat, recalled.legal(seat), rng, ThinkingBudget()), PLAYERS
            )
            erections = [choice for choice in choices if choice.startswith("erect")]
            if erections and session.position.round == rounds:
                some, none = (with_others(session, seat, n, (MARKERS,)) for n in (3, 0))
                for choice in erections:
                    request = messages.Try(id="x", seat=seat, actions=[choice])
                    assert answer(some, request) == answer(none, request)
                    compared += 1
            does(session, seat, "stop" if "stop" in choices and rng.below(2) else move)
    assert compared > 5


def test_trying_does_not_tell_whether_others_can_go_on() -> None:
    """What is tried, planned or refused is the same whatever others have behind their screens."""
    compared = 0
    for session in moments():
        (seat, *others) = session.deciding
        if others or table_of(session.public).phase not in ("place", "move", "marks"):
            continue
        twin = with_others(session, seat)
        items = [item.item for item in table_of(session.public).items][:3]
        for actions in series(session, seat):
            request = messages.Try(id="x", seat=seat, actions=actions)
            assert answer(session, request) == answer(twin, request), actions
            for item in items:
                plan = messages.Plan(id="x", seat=seat, item=item, after=actions)
                assert answer(session, plan) == answer(twin, plan), plan
            if len(actions) > 1:
                assert played(session, seat, actions) == played(twin, seat, actions), actions
            compared += 1
    assert compared > 500


@pytest.mark.parametrize("open_screens", [False, True])
def test_who_sees_others_pass_by_themselves_takes_nothing_back(open_screens: bool) -> None:
    """Unless screens are open: then nothing was learnt by it."""
    passed = 0
    session, _ = course_of("giants", PLAYERS, round_limit=ROUNDS, open_screens=open_screens)
    rng = rng_for("undo")
    while not session.over:
        seat = session.deciding[0]
        choices = legal(session, seat)
        does(session, seat, choices[rng.below(len(choices))])
        told = [entry.say.key for entry in session.narrations[-1].entries]
        if "giants-told-cannot" in told and not session.over:
            passed += 1
            if open_screens:
                assert undo.undo_start(session, seat) == session.steps - 1
            else:
                with pytest.raises(Refused) as refused:
                    undo.undo(session, seat, "undo")
                assert refused.value.refusal.key == "table-undo-revealed"
    assert passed > 3

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

from ahu.bots import Budget, parse
from ahu.core.contract import Action
from ahu.core.match import Match
from ahu.core.refusal import Refusal, Refused
from ahu.core.rng import rng_for
from ahu.games.giants.actions import Erect, GiantsOptions, Peek, Place
from ahu.games.giants.game import GIANTS
from ahu.games.giants.layout import BASES, LOGS, MARKERS, WORKERS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.views import GiantsPublicView
from ahu.server import messages, sights
from ahu.server.course import Course, rows_of
from ahu.server.sights import Eyes
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
            action = bot.decide(recalled, seat, choices, rng, Budget())
        moves.append((seat, GIANTS.write(action, PLAYERS)))
        match.play(seat, action)
    return moves


def moments(**options: Any) -> Iterator[Course]:
    """A running game after every decision."""
    course, _ = course_of("giants", PLAYERS, round_limit=ROUNDS, **options)
    for seat, move in reserving("open_bases" not in options):
        does(course, seat, move)
        if not course.over:
            yield course


def secrets_from(course: Course, seat: int | None) -> set[str]:
    """The ahus with a Moai whose bases a seat, or an onlooker, may not know."""
    taken = {event.move.ahu for event in course.events if isinstance(event.move, Erect)}
    return taken - may_know(course.events, seat)


def reserved_once(course: Course) -> set[str]:
    """The ahus that anybody ever reserved."""
    moves = [event.move for event in course.events]
    return {move.ahu for move in moves if isinstance(move, Place) and move.ahu is not None}


def check_log(log: list[Any], secrets: set[str]) -> None:
    """Nothing but looking under a Moai is told of an ahu whose base is not to be known."""
    for entry in log:
        text = msgspec.json.encode(entry).decode()
        if any(f'"{ahu}"' in text or f"reserve {ahu}" in text for ahu in secrets):
            told = {event["move"].get("do") for event in entry["events"]}
            assert entry["fleeting"] or told == {"peek"}, text


class Reader:
    """A client that keeps the log as the page does: what stays, and what follows it."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.seen: int | None = None
        self.log: list[Any] = []

    def read(self, course: Course) -> None:
        state = msgspec.json.decode(
            sights.encode(sights.state(course, self.eyes, self.seen, self.seen is not None))
        )
        (sight,) = state["sights"]
        amended = {entry["step"] for entry in sight["amended"]}
        kept = sight["amended"] + [
            entry
            for entry in self.log
            if entry["step"] <= sight["keep"]
            and entry["step"] not in amended
            and not (entry["fleeting"] and entry["step"] <= sight["forget"])
        ]
        self.log = sorted(kept, key=lambda entry: entry["step"]) + sight["log"]
        self.seen = state["number"]


def log_of(course: Course, eyes: Eyes) -> list[Any]:
    """The log for whoever comes now."""
    late = Reader(eyes)
    late.read(course)
    return late.log


def test_the_log_of_a_reservation_does_not_tell_whose_base_it_became() -> None:
    """Neither to whoever comes late nor to whoever was there; whoever may know it reads it all."""
    readers = [Reader(eyes) for eyes in everybody(PLAYERS)]
    hidden = shown = 0
    for i, running in enumerate(moments()):
        again = i % 5 == 0  # as if the server had started again
        course = Course(running.setup, rows_of(running.record(), GIANTS)) if again else running
        for reader in readers:
            seat = reader.eyes.seats[0] if reader.eyes.seats else None
            reader.read(course)
            late = log_of(course, reader.eyes)
            secrets = secrets_from(course, seat)
            check_log(reader.log, secrets)
            check_log(late, secrets)
            steady = [entry for entry in reader.log if not entry["fleeting"]]
            assert steady == [entry for entry in late if not entry["fleeting"]]
            places = [e["move"] for entry in late for e in entry["events"]]
            told = {move["ahu"] for move in places if move.get("do") == "place" and move["ahu"]}
            assert told == reserved_once(course) - secrets
            hidden += len(reserved_once(course) & secrets)
            shown += len(told & {e.move.ahu for e in course.events if isinstance(e.move, Erect)})
    assert hidden > 100
    assert shown > 20


def looks(course: Course, seat: int | None) -> Iterator[messages.Looked]:
    """Everything that looking back shows a seat, or an onlooker."""
    eyes = Eyes(() if seat is None else (seat,), seat is None)
    for step in range(course.steps + 1):
        try:
            yield sights.look(course, eyes, messages.Look(id="x", step=step, seat=seat))
        except Refused:
            assert table_of(course.match.position_at(step).public()).phase == "move"


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
    for i, course in enumerate(moments(**options)):
        if i % 40:
            continue
        for seat in (None, 0, 1, 2):
            secrets = secrets_from(course, seat)
            now = table_of(course.public)
            for looked in looks(course, seat):
                table = table_of(looked.view)
                for ahu in table.ahus:
                    if ahu.ahu in secrets:
                        assert ahu.base is None
                        assert ahu.state != "reserved"
                        hidden += 1
                if looked.event is not None and not isinstance(looked.event.move, Peek):
                    assert getattr(looked.event.move, "ahu", None) not in secrets
                    assert not any(ahu in looked.event.notation for ahu in secrets)
                assert looked.scores == list(table.scores) == list(course.position.scores)
                assert table.tablet_supply == now.tablet_supply
                for then, today in zip(table.seats, now.seats, strict=True):
                    assert (then.score, then.tablets) == (today.score, today.tablets)
                    if then.screen is not None and today.screen is not None:
                        assert then.screen.bases == today.screen.bases
    assert hidden > 1000


def test_open_bases_and_the_end_tell_everything() -> None:
    *_, running = moments(open_bases=True, visible_score=True)
    *_, ended = moments(visible_score=True)  # which has gone on to its end
    for course in (running, ended):
        reserved = {
            (event.seat, event.move.ahu)
            for event in course.events
            if isinstance(event.move, Place) and event.move.ahu
        }
        looked = list(looks(course, None))
        seen = {(ahu.base, ahu.ahu) for one in looked for ahu in table_of(one.view).ahus}
        log = log_of(course, Eyes((), True))
        events = [event for entry in log for event in entry["events"]]
        told = {(event["seat"], event["move"].get("ahu")) for event in events}
        assert len(reserved) > 3
        assert reserved <= seen
        assert reserved <= told
        assert len({tuple(one.scores) for one in looked}) > 5


def test_an_undo_gives_back_what_could_be_read_and_no_more() -> None:
    """Whoever comes then reads what they would have read before the decision that is gone."""
    taken_back = 0
    before: dict[Eyes, list[Any]] = {}
    for i, course in enumerate(moments()):
        if i % 5 > 1:
            before = {}
            continue
        try:
            undone = course.undo(course.decisions[-1].seat, "").rows
        except Refused:
            undone = []
        if undone and before:
            back = Course(course.setup, [*rows_of(course.record(), GIANTS), *undone])
            assert before == {eyes: log_of(back, eyes) for eyes in everybody(PLAYERS)}
            taken_back += 1
        before = {eyes: log_of(course, eyes) for eyes in everybody(PLAYERS)}
    assert taken_back > 20


# Behind screens


def emptied(course: Course, seat: int) -> Course:
    """The same table, but nobody else has anything left behind the screen."""
    twin = Course(course.setup)
    twin.__dict__.update(course.__dict__)
    position = course.position.copy()
    assert isinstance(position, GiantsPosition)
    for other in range(position.players):
        if other != seat:
            for pile in (WORKERS, MARKERS, LOGS, BASES):
                position.state.at[pile + other] = 0
    twin.match = course.match.copy()
    twin.match.position = position
    twin.public = position.public()
    return twin


def series(course: Course, seat: int) -> Iterator[list[object]]:
    """Decisions of a seat, one and two of them."""
    choices = legal(course, seat)
    for first in {choices[0], choices[len(choices) // 2], choices[-1]}:
        yield [first]
        for second in (*choices[:2], choices[-1], "pass", "take 1"):
            yield [first, second]


def answer(course: Course, wish: messages.Try | messages.Plan) -> bytes | Refusal:
    """What a seat is answered, or why not."""
    try:
        known = sights.known(course, wish.seat)
        if isinstance(wish, messages.Try):
            return sights.encode(sights.tried(known, wish))
        return sights.encode(sights.planned(known, wish))
    except Refused as refused:
        return refused.refusal


def played(course: Course, seat: int, actions: list[object]) -> Refusal | None:
    try:
        course.play(seat, actions, "")
    except Refused as refused:
        return refused.refusal
    return None


def test_trying_does_not_tell_whether_others_can_go_on() -> None:
    """What is tried, planned or refused is the same whatever others have behind their screens."""
    compared = 0
    for course in moments():
        (seat, *others) = course.deciding
        if others or table_of(course.public).phase not in ("place", "move", "marks"):
            continue
        twin = emptied(course, seat)
        items = [item.item for item in table_of(course.public).items][:3]
        for actions in series(course, seat):
            wish = messages.Try(id="x", seat=seat, actions=actions)
            assert answer(course, wish) == answer(twin, wish), actions
            for item in items:
                plan = messages.Plan(id="x", seat=seat, item=item, after=actions)
                assert answer(course, plan) == answer(twin, plan), plan
            if len(actions) > 1:
                assert played(course, seat, actions) == played(twin, seat, actions), actions
            compared += 1
    assert compared > 500


@pytest.mark.parametrize("open_screens", [False, True])
def test_who_sees_others_pass_by_themselves_takes_nothing_back(open_screens: bool) -> None:
    """Unless screens are open: then nothing was learnt by it."""
    passed = 0
    course, _ = course_of("giants", PLAYERS, round_limit=ROUNDS, open_screens=open_screens)
    rng = rng_for("undo")
    while not course.over:
        seat = course.deciding[0]
        choices = legal(course, seat)
        does(course, seat, choices[rng.below(len(choices))])
        told = [entry.say.key for entry in course.stories[-1].entries]
        if "giants-told-cannot" in told and not course.over:
            passed += 1
            if open_screens:
                assert course.undo_start(seat) == course.steps - 1
            else:
                with pytest.raises(Refused) as refused:
                    course.undo_start(seat)
                assert refused.value.refusal.key == "table-undo-revealed"
    assert passed > 3

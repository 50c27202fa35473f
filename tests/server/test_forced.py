"""What a person must do anyway is done by the table, and told; but only what everybody can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ahu.core.board import Board
from ahu.core.contract import Action, Options, Seat
from ahu.core.lesson import lesson_named, lessons_of
from ahu.core.match import Match, Step, replay
from ahu.core.rng import rng_for
from ahu.games.giants.actions import Enter, Pick
from ahu.server import projections, undo
from ahu.server.forced import forced_choice
from ahu.server.projections import Audience
from ahu.server.session import TableSession
from tests.core.kuhn import Kuhn, KuhnPosition
from tests.server.test_leaks import course_of, does, legal, script
from tests.server.test_undo import Course


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2), ("orongo", 4)])
def test_nobody_is_asked_for_their_only_choice(game: str, players: int) -> None:
    """Through whole games: what is left is within a journey; the record is as if people had done
    it, and the log tells it."""
    session, rows = course_of(game, players)
    rng = rng_for("forced", game, players)
    while not session.over:
        seat = session.deciding[rng.below(len(session.deciding))]
        choices = legal(session, seat)
        assert len(choices) > 1 or isinstance(session.events[-1].move, Pick | Enter)
        rows += does(session, seat, choices[rng.below(len(choices))])
    forced = [row for row in rows if row.does == "forced"]
    assert bool(forced) == (game == "orongo")
    assert len(forced) == len(session.forced)
    assert replay(session.game, session.record()).scores == session.position.scores
    assert TableSession(session.setup, rows).forced == session.forced
    state, _ = projections.state(session, Audience((0,)))
    told = [entry for entry in projections_log(state) if entry["forced"]]
    assert sum(len(entry["events"]) for entry in told) == len(forced)


def projections_log(state: Any) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = msgspec.json.decode(projections.encode(state))["log"]
    return log


def test_going_back_leads_to_a_real_decision() -> None:
    """Never to a choice that would be made again at once; nor does one hide what happened since."""
    course = Course("orongo", 2, {})
    session, rng = course.session, rng_for("real decision")
    crossed = 0
    while not session.over:
        course.step(rng)
        start = undo.undo_start(session, 0)
        if start is None or session.over:
            continue
        own = [event for event in session.events[start:] if event.seat == 0]
        forced = [event for event in own if (event.round, event.number) in session.forced]
        assert len(own) == len(forced) + 1
        assert session.last_decision(0) == start
        crossed += bool(forced)
        if forced and rng.below(2):
            course.undo()
            assert len(session.position.legal(0)) > 1
    assert crossed > 2


def test_a_journey_is_left_to_whoever_makes_it_though_somebody_peeks() -> None:
    """An aside is no step of the game after which somebody else would have to do something."""
    session, rows = course_of("giants", 5, round_limit=6)
    peeked = 0
    for seat, move in script(5, 6):
        if session.deciding == (seat,) and len(legal(session, seat)) == 1:
            for other in range(5):
                for aside in session.position.asides(other)[:1]:
                    twin = TableSession(session.setup, rows)
                    (row,) = does(twin, other, session.game.write(aside, 5))
                    assert row.does == "play"
                    peeked += 1
        rows += does(session, seat, move)
    assert peeked > 2


def test_a_lesson_and_a_record_are_left_as_they_are() -> None:
    """There a learner does everything, or nobody does anything; neither is alone with bots."""
    session, _ = course_of("orongo", 2)
    assert session.setup.forces
    record = replace(session.setup, seed=None)
    lesson = replace(record, lesson=lesson_named(session.game, lessons_of(session.game)[0]))
    for setup in (record, lesson):
        assert not setup.forces
        assert not setup.alone


class ShyPosition(KuhnPosition):
    """Whoever has the lowest card must pass: nobody else can know that."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        found = super().legal(seat)
        return found[:1] if self.now.cards[seat] == 1 else found


class WeakPosition(KuhnPosition):
    """Only a high card may bet: a card that is not known is none."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        found = super().legal(seat)
        return found if self.now.cards[seat] > 1 else found[:1]


class MeekPosition(KuhnPosition):
    """Whoever speaks after a bet must pass: everybody could know that, the table cannot."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        found = super().legal(seat)
        return found[:1] if "b" in self.now.said else found


class Variant(Kuhn):
    """Kuhn's poker with other choices."""

    def __init__(self, positions: type[KuhnPosition]) -> None:
        self._positions = positions

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> KuhnPosition:
        return self._positions(self, super().new(players, options, board).now)


@pytest.mark.parametrize("positions", [ShyPosition, WeakPosition, MeekPosition])
def test_nothing_is_made_by_itself_where_something_is_hidden(
    positions: type[KuhnPosition],
) -> None:
    """Else its haste would tell a secret."""
    game = Variant(positions)
    find = forced_choice(range(3))
    single = 0
    for seed in range(40):
        match = Match(game, players=3, seed=seed)
        while not match.over:
            (seat,) = match.deciding
            choices = match.legal(seat)
            single += len(choices) == 1
            last = Step(match.record.events[-1], match.position, 0)
            assert find(last) is None
            match.play(seat, choices[rng_for(seed, len(match.record.events)).below(len(choices))])
    assert single > 10

"""What the page need not work out: where journeys begin and led, what they give away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from ahu.core.rng import rng_for
from ahu.games.giants.actions import Crown, Enter, Erect, GiantsAction, Mark, Pick, Stop
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.views import GiantsPublicView
from ahu.server import messages, projections, queries
from ahu.server.choices import expanded
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from tests.server.test_leaks import course_of, does, everybody, script

ROUNDS = 10
QUARRIES = {True: "headdress_quarry", False: "moai_quarry"}


@cache
def moves_of(players: int) -> list[tuple[int, str]]:
    """A game of Giants as good bots play it: who does what."""
    return script(players, ROUNDS)


def moments(players: int) -> Iterator[tuple[TableSession, int]]:
    """Every moment of it at which a seat does something."""
    session, _ = course_of("giants", players, round_limit=ROUNDS)
    for seat, move in moves_of(players):
        yield session, seat
        does(session, seat, move)


def table_of(session: TableSession) -> GiantsPublicView:
    assert isinstance(session.public, GiantsPublicView)
    return session.public


@pytest.mark.parametrize("players", [3, 5])
def test_a_plan_tells_all_that_a_route_needs(players: int) -> None:
    """At every step of random routes: sums, ends and next steps are those of the rules."""
    stepped = settled = 0
    ahus = {ahu.name: (ahu.moai, ahu.headdress) for ahu in GIANTS.board().ahus}
    rng = rng_for("told", players)
    for session, seat in moments(players):
        items = [action.item for action in session.position.legal(seat) if isinstance(action, Pick)]
        if not items:
            continue
        item = items[rng.below(len(items))]
        first = queries.planned(
            queries.known(session, seat), messages.Plan(id="x", seat=seat, item=item)
        )
        after: list[object] = [Pick(item)]
        while True:
            request = messages.Plan(id="x", seat=seat, item=item, after=after)
            planned = queries.planned(queries.known(session, seat), request)
            assert len(after) > 1 or planned == first
            tried = queries.tried(
                queries.known(session, seat), messages.Try(id="x", seat=seat, actions=after)
            )
            actions = msgspec.convert(expanded(tried.choices), list[GiantsAction])
            assert planned.points == tried.points
            ends = [action for action in actions if not isinstance(action, Enter)]
            assert {end.action for end in planned.ends} == set(ends)
            for end in planned.ends:
                ahu = ahus.get(getattr(end.action, "ahu", ""), (0, 0))
                assert end.value == ahu[isinstance(end.action, Crown)]
                settled += end.value > 0
            assert all(journey.steps for journey in planned.journeys)
            assert {step.hex for step in planned.steps} == {
                action.hex for action in actions if isinstance(action, Enter)
            }
            assert all(step in actions for step in planned.steps)
            if not planned.steps:
                break
            after.append(planned.steps[rng.below(len(planned.steps))])
            stepped += 1
    assert stepped > 30
    assert settled > 10


def test_the_next_steps_give_away_the_least() -> None:
    compared = 0
    for session, seat in moments(5):
        position = session.position
        assert isinstance(position, GiantsPosition)
        cheapest = {step.hex: step for step in position.steps(seat)}
        for action in position.legal(seat):
            if isinstance(action, Enter):
                compared += action != cheapest[action.hex]
                assert _given(position, seat, cheapest[action.hex]) <= _given(
                    position, seat, action
                )
    assert compared > 10


def _given(position: GiantsPosition, seat: int, step: Enter) -> int:
    after = position.copy()
    after.play(seat, step)
    return sum(after.scores) - sum(position.scores)


def test_every_item_tells_where_its_journey_begins() -> None:
    """On the board that is its hex, in front of a screen the quarry it came from (G5.1)."""
    in_front = on_board = 0
    for session, _ in moments(3):
        kinds = {hex.name: hex.kind for hex in session.setup.board.hexes}
        for item in table_of(session).items:
            if item.hex is None:
                assert kinds[item.start] == QUARRIES[item.headdress]
                in_front += 1
            else:
                assert item.start == item.hex
                on_board += 1
    assert in_front > 20
    assert on_board > 20


def test_a_journey_is_told_once_with_its_whole_route() -> None:
    """Everybody hears of it when it ends, from its first hex; who comes back later does not."""
    told = 0
    begun, route, since = "", list[str](), 0
    last: dict[Audience, Told | None] = dict.fromkeys(everybody(3))
    for session, _ in moments(3):
        moves = [event.move for event in session.events[since:]]
        expected = None
        for move in moves:
            if isinstance(move, Enter):
                route.append(move.hex)
            if isinstance(move, Stop | Mark | Erect | Crown):
                expected = (begun, route) if len(route) > 1 and move is moves[-1] else None
        for audience in everybody(3):
            state, last[audience] = projections.state(session, audience, last[audience])
            found = state.projections[0].journeyed
            assert (found and (found.item.item, found.route)) == expected
            state, _ = projections.state(session, audience)
            assert state.projections[0].journeyed is None
        told += expected is not None
        if moves and isinstance(moves[-1], Pick):
            picked = next(i for i in table_of(session).items if i.item == moves[-1].item)
            begun, route = picked.item, [picked.start]
        since = session.steps
    assert told > 20

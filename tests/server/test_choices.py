"""What a seat may decide is sent in groups, a long log in pages: the largest message is small."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from ahu.core.contract import Game
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages, projections
from ahu.server.choices import expanded, grouped
from ahu.server.paging import in_pages
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from tests.server.mutating import base

LARGEST = 15_000
SIZES = [(game, players) for game in ("giants", "orongo") for players in GAMES[game].players]


def sessions(game: Game, players: int, games: int) -> Iterator[TableSession]:
    """Every moment of whole games at random, chosen so that all kinds of actions come up."""
    for number in range(games):
        setup = TableSetup(
            "t", game, game.options(), (SeatConfig(),) * players, f"choices {number}"
        )
        session, rng = TableSession(setup), rng_for("choices", game.name, players, number)
        session.accept(session.begin())
        while not session.over:
            yield session
            seat = session.deciding[rng.below(len(session.deciding))]
            kinds: dict[str, list[dict[str, object]]] = {}
            for action in expanded(grouped(session.position.legal(seat))):
                kinds.setdefault(str(action["do"]), []).append(action)
            chosen = list(kinds.values())[rng.below(len(kinds))]
            action = chosen[rng.below(len(chosen))]
            session.accept(session.play(seat, [action], f"c{session.number}"))
        yield session


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_no_message_of_any_phase_is_large(name: str, players: int) -> None:
    """Whoever is told how the table stands: of the last step, on coming in, or at the end."""
    largest, phases, pages = 0, set(), 0
    everybody = [(), *((seat,) for seat in range(players)), (0, 1), tuple(range(players))]
    told: dict[tuple[str | None, tuple[int, ...]], Told] = {}
    for session in sessions(GAMES[name], players, 2):
        phases.add(session.position.phase)
        for seats in everybody:
            whose = session.setup.seed, seats
            for before in {told.get(whose), None}:
                state, told[whose] = projections.state(session, Audience(seats), before)
                sent = [projections.encode(part) for part in in_pages(state)]
                largest, pages = max(largest, *map(len, sent)), max(pages, len(sent))
    assert largest <= LARGEST
    assert pages > 3
    assert phases >= {"giants": {"bid", "place", "move"}, "orongo": {"bids", "chips"}}[name]


@pytest.mark.parametrize("number", range(6))
def test_groups_hold_just_the_legal_actions(number: int) -> None:
    match = base(number)
    game, found = match.game, 0
    for step in range(len(match.record.events)):
        position = match.position_at(step)
        for seat in position.deciding:
            legal = list(position.legal(seat))
            sent = msgspec.json.decode(
                msgspec.json.encode(grouped(legal)), type=list[messages.Choices]
            )
            again = [msgspec.convert(plain, game.actions) for plain in expanded(sent)]
            assert len(again) == len(legal)
            assert set(again) == set(legal)
            found += len(again) > 1
    assert found

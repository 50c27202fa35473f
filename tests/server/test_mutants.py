"""Records that are odd or broken: each is answered, whatever it holds."""

from __future__ import annotations

import httpx
from msgspec.structs import replace

from ahu.core.match import Match
from ahu.core.record import Record, write_json
from ahu.games.giants.actions import Enter, GiantsOptions, Stop
from ahu.games.giants.game import GIANTS
from ahu.games.giants.narration import GiantsNarrator
from ahu.games.giants.views import GiantsPublicView
from ahu.games.orongo.actions import Bid
from ahu.games.orongo.game import ORONGO
from ahu.server import projections
from ahu.server.projections import Audience
from ahu.server.session import TableSession
from ahu.server.table_events import rows_of
from ahu.server.table_setup import SeatConfig, TableSetup
from tests.server.guests import errors
from tests.server.mutating import base, mutant, outcomes
from tests.server.servers import PATIENCE_S, Served


def in_mid_journey() -> Match:
    """A game that begins with an item in somebody's hand, which has come some way."""
    for number in range(0, 60, 2):
        match = base(number)
        for step, event in enumerate(match.record.events):
            options = match.position.options
            assert isinstance(options, GiantsOptions)
            if isinstance(event.move, Enter) and not options.open_bases:
                seat = event.seat
                assert seat is not None
                begun = match.position_at(step)
                begun.play(seat, event.move)
                enters = [move for move in begun.legal(seat) if isinstance(move, Enter)]
                if enters and begun.check(seat, Stop()) is None:
                    later = Match.of(begun)
                    later.play(seat, enters[0])
                    if later.check(seat, Stop()) is None:
                        later.play(seat, Stop())
                        return later
    raise AssertionError("no game at random has a journey")


def test_a_record_may_begin_within_a_journey(server: Served) -> None:
    record = in_mid_journey().record
    response = server.post("/api/records", content=write_json(record))
    assert response.status_code == 201


def test_a_journey_without_its_beginning_is_told() -> None:
    record = in_mid_journey().record
    header = record.header
    seat_configs = tuple(SeatConfig() for _ in header.seats)
    setup = TableSetup("t", GIANTS, header.options, seat_configs, None, header.start)
    session = TableSession(setup, rows_of(record, GIANTS))
    hand = session.match.position_at(0).public()
    assert isinstance(hand, GiantsPublicView)
    (entry,) = session.narrations[-1].entries
    assert entry.say.key == "giants-told-journey"
    assert entry.say.args["steps"] == 1
    assert hand.hand is not None
    assert entry.say.args["item"] == GiantsNarrator(GIANTS.board()).the_item(hand.hand)
    _, now = projections.state(session, Audience(()))
    state, _ = projections.state(session, Audience(()), replace(now, number=0, over=session.over))
    journeyed = state.projections[0].journeyed
    assert journeyed is not None
    assert journeyed.item.item == hand.hand
    assert len(journeyed.route) == 2


def test_of_an_auction_that_had_begun_only_what_is_known_is_told() -> None:
    """What the atoll gave depends on all bids, also on those made before the record begins."""
    auctions = 0
    for match in map(base, range(1, 40, 2)):
        header, events = match.record.header, match.record.events
        seat_configs = tuple(SeatConfig() for _ in header.seats)
        for i, event in enumerate(events[:-1]):
            first = isinstance(event.move, Bid) and not isinstance(events[i - 1].move, Bid)
            last = i + len(seat_configs) - 1
            if not first or last >= len(events):
                continue
            auctions += 1
            start = match.position_at(i + 1).snapshot()
            setup = TableSetup("t", ORONGO, header.options, seat_configs, None, start)
            record = Record(header, events[i + 1 : last + 1])
            told = TableSession(setup, rows_of(record, ORONGO)).narrations[-1].entries
            keys = [entry.say.key for entry in told]
            assert keys.count("orongo-told-bid") == len(seat_configs) - 1
            assert "orongo-told-atoll" not in keys
    assert auctions > 50


def test_games_that_records_are_made_from_have_every_phase() -> None:
    phases = {
        (match.game.name, match.position_at(step).phase)
        for match in map(base, range(60))
        for step in range(len(match.record.events))
    }
    giants = ("first", "dice", "bid", "choose", "place", "move", "marks", "take-back")
    assert {("giants", phase) for phase in giants} <= phases
    assert len({phase for game, phase in phases if game == "orongo"}) >= 4


def test_changed_records_are_accepted_or_refused() -> None:
    found, faults = outcomes(range(400))
    assert not faults, faults[0]
    assert found["accepted"] > 50
    assert len(found) > 20


def test_a_server_answers_changed_records(server: Served) -> None:
    before = errors(server)
    statuses = set()
    with httpx.Client(base_url=server.address, timeout=PATIENCE_S) as client:
        for number in range(60):
            data = mutant(number)
            statuses.add(client.post("/api/records", content=data).status_code)
            asked = {"record": data.decode("utf-8", "replace"), "seed": "x"}
            statuses.add(client.post("/api/chance", json=asked).status_code)
    assert statuses == {200, 201, 400}
    assert errors(server) == before

"""Clocks: who loses time and when, what stops them, and that a restart goes on rightly."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ahu.core.refusal import Refused
from ahu.games import GAMES
from ahu.server import messages, requests, standing_in, undo
from ahu.server.messages import TakeOver
from ahu.server.seating import StandIn
from ahu.server.session import TableSession
from ahu.server.shared_time import LONGEST_S, SharedTime
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.server.table_terms import Pace, Terms
from ahu.server.undo_limits import why_it_stands
from tests.server.guests import Guest, fresh_id, person
from tests.server.registries import registered
from tests.server.seating import told, until
from tests.server.servers import Served, served
from tests.server.test_standing_in import refusal

LIVE = Pace("live", 100, 10)
LETTERS = Pace("correspondence", 3600)


class Timed:
    """A table of two people whose time a test sets."""

    def __init__(self, pace: Pace, *seats: SeatConfig) -> None:
        game = GAMES["orongo"]
        self.setup = TableSetup(
            "t", game, game.options(), seats or (SeatConfig(), SeatConfig()), "s", terms=Terms(pace)
        )
        self.session = TableSession(self.setup)
        self.rows: list[StoredEvent] = []
        self.ids = 0
        self.does(0.0, self.session.begin)

    def does(self, now: float, draft: object, *args: object) -> None:
        assert callable(draft)
        self.session.now = 1000.0 + now
        self.ids += 1
        pending = draft(*args, *([f"c{self.ids}"] if args else []))
        self.rows += pending.rows
        self.session.accept(pending)
        again = TableSession(self.setup, self.rows)  # a restart finds the same clocks
        assert again.clocks is not None
        assert self.session.clocks is not None
        assert again.clocks.left == self.session.clocks.left
        assert again.clocks.running == self.session.clocks.running
        assert pending.status.due == again.clocks.due

    def bid(self, now: float, seat: int, shells: int = 0) -> None:
        self.does(now, self.session.play, seat, [f"bid {shells}"])

    def left(self, now: float) -> list[float]:
        assert self.session.clocks is not None
        return self.session.clocks.left_at(1000.0 + now)

    def out(self, now: float) -> list[int]:
        assert self.session.clocks is not None
        return self.session.clocks.out(1000.0 + now)


def test_a_clock_runs_while_its_seat_decides() -> None:
    timed = Timed(LIVE)
    assert timed.left(30) == [70, 70]  # both bid, as everybody sees
    timed.bid(30, 0)
    assert timed.left(50) == [80, 50]
    assert timed.out(99) == []
    assert timed.out(100) == [1]
    timed.does(100, standing_in.run_out, timed.session, 1)
    assert timed.session.seating.played_by[1] == "normal"
    assert timed.left(500) == [80, 0]
    with pytest.raises(Exception, match="the bot decides first"):
        standing_in.take_over(timed.session, 1, "back")
    timed.bid(120, 1)  # by the bot
    timed.does(130, standing_in.take_over, timed.session, 1)
    assert timed.left(130)[1] == 60


def test_whom_nobody_waits_for_comes_back_before_the_bot() -> None:
    timed = Timed(LIVE)
    for seat in (0, 1):
        timed.does(100, standing_in.run_out, timed.session, seat)
    timed.does(200, standing_in.take_over, timed.session, 1)  # nobody else is there
    assert timed.left(200) == [0, 60]
    with pytest.raises(Exception, match="the bot decides first"):
        standing_in.take_over(timed.session, 0, "back")


def test_no_time_is_left_behind_by_mistake() -> None:
    """A time-out that comes too early, or twice, does nothing."""
    timed = Timed(LIVE)
    timed.session.now = 1050.0
    assert standing_in.run_out(timed.session, 1, "early").rows == []
    timed.does(200, standing_in.run_out, timed.session, 1)
    assert standing_in.run_out(timed.session, 1, "twice").rows == []


def test_by_correspondence_each_turn_has_its_time() -> None:
    timed = Timed(LETTERS)
    timed.bid(3000, 0, 1)
    assert timed.left(3000) == [600, 600]
    timed.bid(3100, 1)
    (seat,) = timed.session.deciding
    assert timed.left(3100)[seat] == 3600


def test_handing_over_wins_no_time() -> None:
    for pace, left in ((LIVE, 60), (LETTERS, 3560)):
        timed = Timed(pace)
        timed.does(40, standing_in.let_bot, timed.session, 0, StandIn("wish", "novice"))
        assert timed.left(400)[0] == left
        with pytest.raises(Refused, match="decides first"):
            timed.does(400, standing_in.take_over, timed.session, 0)


def test_who_comes_back_again_and_again_is_out_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table has an end, also where nobody waits for its bots."""
    monkeypatch.setattr(undo, "MOST_OUTSIDE", 10)
    timed = Timed(LIVE, SeatConfig(), SeatConfig("novice"))
    for times in range(1, 6):
        timed.does(100.0 * times, standing_in.run_out, timed.session, 0)
        timed.does(100.0 * times, standing_in.take_over, timed.session, 0)
    timed.does(600, standing_in.run_out, timed.session, 0)
    with pytest.raises(Refused) as refused:
        standing_in.take_over(timed.session, 0, "back")
    assert refused.value.refusal.key == "table-handed-often"


def test_nobody_thinks_on_while_the_clocks_of_others_run() -> None:
    """Who has passed the turn on cannot take it back, and wear down the time of who has it now."""
    timed, passed = Timed(LIVE), 0
    session = timed.session
    while not session.over and not passed:
        seat = session.deciding[0]
        choices = session.position.legal(seat)
        timed.does(30, session.play, seat, [session.game.write(choices[-1], 2)])
        start = session.decisions[-1].start
        stands = why_it_stands(seat, session.events[start:], session.narrations[start:])
        if not stands and seat not in session.deciding:
            with pytest.raises(Refused) as refused:
                undo.undo(session, seat, "undo")
            assert refused.value.refusal.key == "table-undo-clock"
            passed += 1
    assert passed


def test_an_undo_gives_nothing_back() -> None:
    timed = Timed(LIVE, SeatConfig(), SeatConfig("novice"))
    timed.bid(10, 0, 3)
    timed.bid(20, 1)
    for _ in range(40):
        seat = timed.session.deciding[0]
        choices = timed.session.position.legal(seat)
        move = timed.session.game.write(choices[0], 2)
        before = timed.left(30)
        timed.does(30, timed.session.play, seat, [move])
        if undo.undo_start(timed.session, seat) is not None:
            earned = timed.left(30)[seat] - before[seat]
            timed.does(30, undo.undo, timed.session, seat)
            assert timed.left(30)[seat] == before[seat]
            assert earned in (0, 10)
            return
    raise AssertionError("nothing could be undone")


def test_nobody_loses_time_before_everybody_is_there() -> None:
    timed = Timed(LIVE, SeatConfig(), SeatConfig(guest=True))
    assert timed.left(900) == [100, 100]
    timed.does(900, timed.session.hand_over, 1, "claim", "hash")
    assert timed.left(910) == [90, 90]


def test_an_owner_stops_no_clock_by_taking_a_seat_back() -> None:
    timed = Timed(LIVE, SeatConfig(), SeatConfig(guest=True))
    timed.does(900, timed.session.hand_over, 1, "claim", "hash")
    timed.does(920, timed.session.hand_over, 1, "revoke", "hash")
    assert timed.left(990) == [10, 10]
    timed.does(1000, standing_in.run_out, timed.session, 1)
    timed.does(1001, timed.session.hand_over, 1, "claim", "other")
    # Whoever comes skips no decision of the bot.
    assert timed.session.seating.played_by[1] == "normal"
    timed.bid(1002, 1)  # by the bot
    timed.does(1003, timed.session.hand_over, 1, "revoke", "hash")
    timed.does(1004, timed.session.hand_over, 1, "claim", "hash")
    assert timed.session.seating.played_by[1] == ""
    assert timed.left(1004)[1] == 60


async def stands(time: SharedTime) -> bool:
    await time.beat()
    return time.stands


def test_the_shared_time_does_not_leap(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        wall = 5_000_000.0

        def clock() -> float:
            return wall

        terms = Terms(LIVE)
        one, other = (SharedTime(registry.storage, clock) for _ in range(2))
        registry.time = one
        assert await stands(one)  # no clock runs anywhere
        made = await registry.open(requests.NewTable("orongo", [person(), person()], {}, terms))
        assert not await stands(one)
        begun = one.now()
        for leap, passes in ((10.0, 10.0), (1e6, 0.0), (-2e6, 0.0), (LONGEST_S, LONGEST_S)):
            wall += leap
            await other.beat()
            await one.beat()
            begun += passes
            assert one.now() == pytest.approx(begun, abs=5)
            assert other.now() == pytest.approx(begun, abs=5)
        assert await registry.storage.out_of_time(begun + 1000, 10) == [made.table]
        await registry.remove(made.table)
        assert await stands(one)
        await registry.storage.close()

    asyncio.run(run())


def test_the_time_goes_on_from_where_it_stood(tmp_path: Path) -> None:
    """Whoever opens the first table with clocks loses nothing of the time before."""

    async def run() -> None:
        registry = await registered(tmp_path)
        wall = 5_000_000.0
        one, other = (SharedTime(registry.storage, lambda: wall) for _ in range(2))
        registry.time = one
        asked = requests.NewTable("orongo", [person(), person()], {}, Terms(LIVE))
        for still in (0.0, 22.0, 4.0, 1000.0):
            await one.beat()
            wall += still  # nothing is asked meanwhile
            made = await registry.open(asked)
            clocks = (await registry.table(made.table)).session.clocks
            assert clocks is not None
            assert clocks.left_at(one.now()) == pytest.approx([100, 100], abs=1)
            wall += 6
            await other.beat()
            await one.beat()
            assert clocks.left_at(one.now()) == pytest.approx([94, 94], abs=1)
            assert other.now() == pytest.approx(one.now(), abs=1)
            await registry.remove(made.table)
        await registry.storage.close()

    asyncio.run(run())


def test_a_process_that_stood_still_hears_what_time_it_is_elsewhere(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        wall = 5_000_000.0
        one, other = (SharedTime(registry.storage, lambda: wall) for _ in range(2))
        asked = requests.NewTable("orongo", [person(), person()], {}, Terms(LIVE))
        registry.time = other
        await other.beat()
        await one.beat()
        await registry.open(asked)
        wall += 20
        await one.beat()
        wall += 4
        registry.time = other = SharedTime(registry.storage, lambda: wall)
        made = await registry.open(asked)
        clocks = (await registry.table(made.table)).session.clocks
        assert clocks is not None
        assert clocks.left_at(other.now()) == pytest.approx([100, 100], abs=1)
        await registry.storage.close()

    asyncio.run(run())


def timed_table(server: Served, pace: Pace) -> requests.OpenedTable:
    terms = Terms(pace, stand_in="novice")
    asked = requests.NewTable("orongo", [person("Ana"), person("Ben")], {}, terms)
    response = server.post(
        "/api/tables",
        content=msgspec.json.encode(asked),
        headers={"Content-Type": "application/json"},
    )
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=requests.OpenedTable)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_bot_plays_on_when_time_is_up(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """And a server that was killed meanwhile goes on with the clocks."""
    place = None if kind == "sqlite" else request.getfixturevalue("database")
    with served(tmp_path, database=place) as server:
        made = timed_table(server, Pace("live", 12))
        token = made.seats[1] or ""

        async def before() -> None:
            async with Guest(server, made.table, [made.seats[0] or ""]) as ana:
                await until(ana, lambda: ana.clocks is not None)
                assert ana.clocks is not None
                assert ana.clocks.running == [0, 1]
                assert isinstance(await ana.play(0, "bid 1"), messages.Done)

        asyncio.run(before())
        server.kill()
        server.start()

        async def after() -> None:
            async with Guest(server, made.table, [token]) as ben:
                await until(ben, lambda: "bot" in told(ben))
                await until(ben, lambda: ben.state is not None and 1 not in ben.state.deciding)
                assert ben.state is not None
                answer = await ben.ask(TakeOver(id=fresh_id(), seat=1))
                if not isinstance(answer, messages.Done):
                    assert refusal(answer) == "table-bot-turn"

        asyncio.run(after())


def test_two_processes_let_one_bot_play_on(pair: tuple[Served, Served]) -> None:
    made = timed_table(pair[0], Pace("live", 5))

    async def run() -> None:
        async with Guest(pair[1], made.table, [made.watch]) as onlooker:
            await until(
                onlooker,
                lambda: (
                    onlooker.state is not None and onlooker.state.stand_ins == ["novice", "novice"]
                ),
            )
            assert told(onlooker).count("bot") == 2  # one for each seat

    asyncio.run(run())


@pytest.mark.parametrize(
    ("pace", "key"),
    [
        ({"kind": "live", "seconds": 0}, "json-range"),
        ({"kind": "live", "seconds": 10**9}, "json-range"),
        ({"kind": "correspondence", "seconds": 60, "increment": 5}, "table-increment"),
        ({"kind": "blitz", "seconds": 60}, "json-value"),
    ],
)
def test_clocks_that_cannot_be(server: Served, pace: dict[str, object], key: str) -> None:
    seats = [{"player": "person"}, {"player": "person"}]
    body = {"game": "orongo", "seats": seats, "terms": {"pace": pace}}
    answer = server.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == key, answer.text

"""A person alone with bots takes decisions back, bots' replies and chance included."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from ahu.core.chance import check_chance
from ahu.core.match import replay
from ahu.core.record import Event, read, read_json, write_json, write_text
from ahu.core.refusal import Refused
from ahu.core.rng import Rng, rng_for
from ahu.games import GAMES
from ahu.server import messages, projections, undo
from ahu.server.access import Access
from ahu.server.live_table import Client, LiveTable
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig, TableSetup
from tests.server.following import Follower
from tests.server.guests import Guest, bot, fresh_id, open_table, person, play_on
from tests.server.servers import SEED, Served
from tests.server.test_leaks import SEALED, phase, script

ME = 0
BOT = SeatConfig("novice")
CASES = [("giants", 3, {"round_limit": 6}), ("orongo", 2, {}), ("orongo", 3, {})]


class Course:
    """A table of one person and bots, all of whom decide at random, and its rows."""

    def __init__(self, game: str, players: int, options: dict[str, Any], people: int = 1) -> None:
        found = GAMES[game]
        seats = (SeatConfig(name="Ana"),) * people + (BOT,) * (players - people)
        setup = TableSetup("table", found, found.options(**options), seats, SEED)
        self.session = TableSession(setup)
        self.rows: list[StoredEvent] = []
        self.store(self.session.begin().rows)

    def store(self, rows: list[StoredEvent]) -> None:
        self.rows += rows
        for row in rows:
            self.session.follow(row)

    def play(self, seat: int, rng: Rng) -> None:
        legal = self.session.position.legal(seat)
        move = self.session.game.write(legal[rng.below(len(legal))], self.session.players)
        self.store(self.session.play(seat, [move], f"c{self.session.number}").rows)

    def step(self, rng: Rng) -> None:
        """Somebody decides: a bot always as it would again, as its seed and its turn say."""
        deciding = self.session.deciding
        seat = deciding[rng.below(len(deciding))]
        decided = sum(event.seat == seat for event in self.session.events)
        self.play(seat, rng if seat == ME else rng_for("bot", seat, decided))

    def undo(self) -> None:
        self.store(undo.undo(self.session, ME, f"u{self.session.number}").rows)


class Reader:
    """The person's page: it keeps its log as the server says."""

    def __init__(self) -> None:
        self.told: Told | None = None
        self.following = Follower()

    @property
    def log(self) -> list[messages.LogEntry]:
        return self.following.log[ME]

    def read(self, session: TableSession) -> None:
        state, self.told = projections.state(session, Audience((ME,)), self.told)
        self.hear([projections.encode(state)])

    def hear(self, sent: list[bytes]) -> None:
        for data in sent:
            self.following.hear(msgspec.json.decode(data, type=messages.AnyServerMessage))


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_a_game_with_many_take_backs_replays_and_verifies(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """And the record says how often, the log is that of whoever comes now, and bots do again what
    they did if the person does."""
    course = Course(game, players, options)
    session, rng, reader = course.session, rng_for("take back", game, players), Reader()
    across = learned = 0
    while not session.over:
        course.step(rng)
        reader.read(session)
        if session.over or rng.below(4):
            continue
        start = undo.undo_start(session, ME)
        if start is None:
            assert all(event.seat != ME for event in session.events)
            continue
        gone: list[Event] = session.events[start:]
        offer = projections.state(session, Audience((ME,)))[0].projections[0].undo
        assert offer is not None
        assert offer.step == start
        assert offer.others == any(event.seat != ME for event in gone)
        assert gone[0].seat == ME
        across += any(event.seat is None for event in gone)
        before = list(session.taken_back)
        course.undo()
        learned += session.taken_back != before
        assert (session.taken_back != before) >= offer.others
        assert session.steps == start
        assert ME in session.deciding
        reader.read(session)
        late = Reader()
        late.read(session)
        assert reader.log == late.log
    assert across > 1
    assert session.taken_back == [learned, *[0] * (players - 1)]
    (told,) = [one for one in session.announcements if one.say.key == "table-told-undo"]
    assert told.say.args["times"] == learned
    record = session.record()
    assert record.header.taken_back == tuple(session.taken_back)
    assert replay(session.game, record).scores == session.position.scores
    verdict = check_chance(session.game, record, SEED)
    assert verdict.fair
    assert verdict.outcomes > 5
    text = write_text(record, session.game)
    assert read(text.encode(), GAMES) == record
    assert read_json(write_json(record), GAMES) == record
    again = TableSession(session.setup, course.rows)
    assert again.record() == record
    assert again.announcements == session.announcements


class Tab(Reader):
    """One of several pages of the person, which may share what they are sent."""

    def __init__(self) -> None:
        super().__init__()
        self.client = Client(Audience((ME,)))

    def hear_from(self, live: LiveTable) -> None:
        self.hear(live.state_for(self.client))


def test_a_second_page_that_is_slower_costs_the_first_no_line() -> None:
    """What a decision made one forget may be read again once it is taken back; a page that has not
    heard of the decision is sent less."""
    course = Course("giants", 3, {"round_limit": 5, "open_bases": False})
    session, forgotten = course.session, 0
    live, fast, slow = LiveTable(session, Access((None,) * 4)), Tab(), Tab()
    for seat, move in script(3, 5):
        slow.hear_from(live)
        fast.hear_from(live)
        fleeting = any(entry.fleeting for entry in fast.log)
        course.store(session.play(seat, [move], f"c{session.number}").rows)
        fast.hear_from(live)
        if seat == ME and fleeting and undo.undo_start(session, ME) is not None:
            course.undo()
            late = Tab()
            for tab in (slow, fast, late):
                tab.hear_from(live)
            assert fast.log == slow.log == late.log
            forgotten += 1
            course.store(session.play(seat, [move], f"c{session.number}").rows)
    assert forgotten > 1


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_the_same_decision_meets_the_same_chance_again(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Whatever was tried in between: nobody can fish for better dice or tiles."""
    course = Course(game, players, options)
    session, rng, compared = course.session, rng_for("fish", game, players), 0
    while not session.over:
        course.step(rng)
        start = undo.undo_start(session, ME)
        if start is None or all(event.seat is not None for event in session.events[start:]):
            continue
        gone = list(session.events[start:])
        course.undo()
        course.play(ME, rng)
        course.undo()
        write, number = session.game.write, session.number
        for event in gone:
            if event.seat is not None and session.steps < start + len(gone):
                assert session.events[start:] == gone[: session.steps - start]
                if event == gone[session.steps - start]:
                    move = write(event.move, players)
                    course.store(session.play(event.seat, [move], f"a{session.number}").rows)
        assert session.number > number
        assert session.events[start:] == gone
        compared += 1
    assert compared > 5


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_what_bots_have_sealed_changes_nothing_in_what_can_be_taken_back(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Neither the offer, nor the answer, nor what is told then."""
    course = Course(game, players, options)
    rng, compared = rng_for("twins", game, players), 0
    while not course.session.over:
        session = course.session
        if phase(session) in SEALED[game] and undo.undo_start(session, ME) is not None:
            twins = [TableSession(session.setup, course.rows) for _ in range(2)]
            for i, twin in enumerate(twins):
                for seat in session.bots_due:
                    legal = [*session.position.legal(seat)]
                    move = twin.game.write(legal[-i], players)
                    for row in twin.play(seat, [move], f"bot-{twin.number}").rows:
                        twin.follow(row)
            if ME in session.deciding:
                told = [projections.state(twin, Audience((ME,))) for twin in twins]
                rows = [undo.undo(twin, ME, "u").rows for twin in twins]
                assert rows[0] == rows[1]
                for twin in twins:
                    twin.follow(rows[0][0])
                after = [
                    projections.encode(projections.state(twin, Audience((ME,)), known)[0])
                    for twin, (_, known) in zip(twins, told, strict=True)
                ]
                assert projections.encode(told[0][0]) == projections.encode(told[1][0])
                assert after[0] == after[1]
                compared += 1
        course.step(rng)
    assert compared > 5


def test_with_other_people_what_others_did_stands() -> None:
    course = Course("orongo", 3, {}, people=2)
    session, rng = course.session, rng_for("people")
    assert not session.setup.alone
    keys = set()
    while not session.over:
        course.step(rng)
        if undo.undo_start(session, ME) is None:
            with pytest.raises(Refused) as refused:
                undo.undo(session, ME, "u")
            keys.add(refused.value.refusal.key)
        else:
            last = session.decisions[-1]
            assert last.seat == ME
            assert all(event.seat == ME for event in session.events[last.start :])
    nothing, acted = "table-undo-nothing", "table-undo-acted"
    assert keys == {nothing, acted, "table-undo-sealed", "table-undo-revealed"}
    assert session.record().header.taken_back == ()


def test_a_finished_game_stands() -> None:
    """Its seed has been told."""
    course = Course("orongo", 2, {})
    rng = rng_for("end")
    while not course.session.over:
        course.step(rng)
    with pytest.raises(Refused) as refused:
        undo.undo(course.session, ME, "u")
    assert refused.value.refusal.key == "table-undo-revealed"


def test_at_a_real_table_bots_go_on_after_it(server: Served) -> None:
    """Through a whole game: what was taken back is in the record, and chance still verifies."""
    made = open_table(server, "orongo", [person("Ana"), bot()])
    token = made.seats[0]
    assert token is not None
    rng = rng_for("real")
    undone = 0

    async def run() -> None:
        nonlocal undone
        async with Guest(server, made.table, [token]) as guest:
            assert guest.state is not None
            while not guest.over:
                if guest.state.deciding != [ME]:  # a bot has something to do
                    await guest.until(messages.TableState)
                    continue
                offer = guest.projection(ME).undo
                if offer and offer.others and undone < 12 and not rng.below(2):
                    done = await guest.ask(messages.Undo(id=fresh_id(), seat=ME))
                    assert isinstance(done, messages.Done)
                    undone += 1
                    await guest.state_at(done.number)
                else:
                    await play_on(guest, rng, 1)

    asyncio.run(run())
    assert undone > 5
    headers = {"Authorization": f"Bearer {token}"}
    text = server.get(f"/api/tables/{made.table}/record?format=text", headers=headers).text
    record = read(text.encode(), GAMES)
    assert record.header.taken_back[1] == 0
    assert 0 < record.header.taken_back[0] <= undone
    assert check_chance(GAMES["orongo"], record, SEED).fair
    uploaded = server.post("/api/records", content=text.encode()).json()
    headers = {"Authorization": f"Bearer {uploaded['watch']}"}
    path = f"/api/tables/{uploaded['table']}/record?format=text"
    assert server.get(path, headers=headers).text == text

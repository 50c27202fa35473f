"""Seats that change hands: invitations, giving up, taking back, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from ahu.core.refusal import Refused
from ahu.core.source import source_for
from ahu.games import GAMES
from ahu.server import messages, seats, sights
from ahu.server.access import SEAT_EVENTS
from ahu.server.course import Chair, Course, Draft, Setup
from ahu.server.live import Client
from ahu.server.rows import EVENTS, TABLES
from ahu.server.sights import Eyes
from ahu.server.tokens import hashed, new_token
from ahu.server.wellformed import is_token
from tests.server.guests import (
    Guest,
    ask,
    bot,
    claim,
    fresh_id,
    guest,
    open_table,
    person,
    play_on,
    remove,
)
from tests.server.houses import do, housed
from tests.server.servers import PATIENCE_S, Served, served


def key(response: httpx.Response) -> str:
    found: str = response.json()["error"]["key"]
    return found


def invite(
    server: Served,
    made: messages.Made,
    seat: int,
    take_back: bool = False,
    owner: str | None = None,
) -> httpx.Response:
    body = messages.Invite(seat, take_back)
    return ask(server, made, "invite", body, made.owner if owner is None else owner)


def told(guest: Guest) -> list[str]:
    """What was announced."""
    assert guest.state is not None
    return [one.say.key.removeprefix("table-told-") for one in guest.state.announcements]


async def until(guest: Guest, met: Callable[[], bool]) -> None:
    """Hear the server until something is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not met():
            await guest.ask(messages.Ping(id=fresh_id()))
            await asyncio.sleep(0.01)


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, database: str
) -> Iterator[tuple[Served, Served]]:
    """Two processes on one PostgreSQL."""
    folders = [tmp_path_factory.mktemp("seats") for _ in range(2)]
    with (
        served(folders[0], database=database) as one,
        served(folders[1], database=database) as other,
    ):
        yield one, other


# Invitations


def test_whoever_opens_a_table_holds_only_the_seats_at_their_screen(server: Served) -> None:
    made = open_table(server, "giants", [person("Ana"), guest("Ben"), person(), bot()])
    assert [token is not None for token in made.seats] == [True, False, True, False]
    assert [code is not None for code in made.invitations] == [False, True, False, False]

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or "", made.seats[2] or ""]) as ana:
            assert ana.welcome is not None
            assert ana.welcome.held == [0, 2]
            assert ana.state is not None
            assert ana.state.holders == ["taken", "invited", "taken", "bot"]
            assert ana.state.names[:2] == ["Ana", "Ben"]

    asyncio.run(run())


def test_an_invitation_is_no_token(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    code = made.invitations[1] or ""
    headers = {"Authorization": f"Bearer {code}"}
    record = server.get(f"/api/tables/{made.table}/record", headers=headers)
    assert (record.status_code, key(record)) == (403, "table-token")
    assert remove(server, made, code).status_code == 403
    assert key(ask(server, made, "leave", token=code)) == "table-token"
    assert key(invite(server, made, 1, owner=code)) == "table-token"
    held = {"held": [{"table": made.table, "tokens": [code]}]}
    mine = server.post("/api/mine", json=held)
    assert mine.json() == {"tables": []}

    async def run() -> None:
        with pytest.raises(AssertionError, match="table-token"):
            await Guest(server, made.table, [code]).arrive()

    asyncio.run(run())


def test_a_seat_is_claimed_once_and_played(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), guest("somebody")])

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as ana:
            assert ana.state is not None
            before = ana.state
            token = await asyncio.to_thread(claim, server, made, made.invitations[1], "", "Ben")
            state = await ana.until(messages.State)
            assert state.number == before.number + 2
            assert state.steps == before.steps
            assert state.sights[0].view == before.sights[0].view
            assert state.holders == ["taken", "taken"]
            assert state.names == ["Ana", "Ben"]
            assert told(ana) == ["claim"]
            entry = state.announcements[-1]
            assert (entry.seat, entry.step, entry.round) == (1, state.steps, state.round)
            assert entry.say.args == {"colour": "green", "named": "yes", "name": "Ben"}
            again = ask(server, made, "claim", messages.Claim(made.invitations[1] or "", "z" * 24))
            assert (again.status_code, key(again)) == (409, "table-invitation")
            async with Guest(server, made.table, [token]) as ben:
                assert ben.welcome is not None
                assert ben.welcome.held == [1]
                assert told(ben) == ["claim"]
                await asyncio.gather(
                    play_on(ana, source_for("ana")), play_on(ben, source_for("ben"))
                )
                assert told(ana) == told(ben) == ["claim"]
                assert ana.log[0] == ben.log[1]
        headers = {"Authorization": f"Bearer {token}"}
        address = f"{server.address}/api/tables/{made.table}/record"
        record = httpx.get(address, headers=headers).text
        assert "Ben" in record
        assert "claim" not in record

    asyncio.run(run())


def test_a_claim_whose_answer_was_lost_is_answered_again(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    token = claim(server, made, made.invitations[1], name="Ben")
    assert claim(server, made, made.invitations[1], token, "Ben") == token

    async def run() -> None:
        async with Guest(server, made.table, [token]) as ben:
            assert told(ben) == ["claim"]

    asyncio.run(run())


def test_without_a_name_the_seat_keeps_the_one_it_has(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest("Ben")])
    token = claim(server, made, made.invitations[1])

    async def run() -> None:
        async with Guest(server, made.table, [token]) as ben:
            assert ben.state is not None
            assert ben.state.names[1] == "Ben"

    asyncio.run(run())


@pytest.mark.parametrize("which", ["watch", "owner", "invitation", "other"])
def test_a_known_secret_is_no_token_for_a_seat(server: Served, which: str) -> None:
    made = open_table(server, "giants", [person(), guest(), guest()])
    codes = {
        "watch": made.watch,
        "owner": made.owner,
        "invitation": made.invitations[1] or "",
        "other": made.invitations[2] or "",
    }
    wanted = messages.Claim(made.invitations[1] or "", codes[which])
    assert key(ask(server, made, "claim", wanted)) == "table-token"


@pytest.mark.parametrize(
    "body",
    [
        {"invitation": "x", "token": "short"},
        {"invitation": "x", "token": "with blanks and so on, long"},
        {"invitation": "", "token": "x" * 24},
        {"invitation": "x", "token": "x" * 65},
        {"invitation": "x", "token": "x" * 24 + "\n"},
        {"invitation": "x", "token": "x" * 24, "name": "x" * 61},
        {"invitation": "x", "token": "x" * 24, "seat": 1},
        {"token": "x" * 24},
        [],
    ],
)
def test_claims_that_make_no_sense_are_refused(server: Served, body: object) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    response = ask(server, made, "claim", body)
    assert response.status_code == 400
    assert key(response).startswith("json")


@settings(max_examples=50, deadline=None)
@given(invitation=st.text(min_size=1, max_size=64) | st.from_regex(r"\A[ -~]{1,64}\Z"))
def test_no_other_text_is_an_invitation(server: Served, invitation: str) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    body = {"invitation": invitation, "token": "x" * 24}
    response = ask(server, made, "claim", body)
    if is_token(invitation, messages.LONGEST_TOKEN):
        assert (response.status_code, key(response)) == (409, "table-invitation")
    else:
        assert response.status_code == 400
        assert key(response).startswith("json")


def test_names_of_claims_have_nothing_unseen(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    token = claim(server, made, made.invitations[1], name="\u202eBe\u200bn\n")

    async def run() -> None:
        async with Guest(server, made.table, [token]) as ben:
            assert ben.state is not None
            assert ben.state.names[1] == "Ben"

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_many_claims_at_once_one_wins(
    kind: str, server: Served, request: pytest.FixtureRequest
) -> None:
    """On PostgreSQL, at two processes."""
    servers = [server] if kind == "sqlite" else list(request.getfixturevalue("pair"))
    made = open_table(servers[0], "orongo", [person(), guest()])

    async def run() -> None:
        bodies = [messages.Claim(made.invitations[1] or "", new_token()) for _ in range(8)]
        answers = await asyncio.gather(
            *(
                asyncio.to_thread(ask, servers[i % len(servers)], made, "claim", body)
                for i, body in enumerate(bodies)
            )
        )
        won = [body.token for body, one in zip(bodies, answers, strict=True) if one.is_success]
        assert len(won) == 1
        assert {key(one) for one in answers if not one.is_success} == {"table-invitation"}
        for one in servers:
            async with Guest(one, made.table, won) as ben:
                assert told(ben) == ["claim"]

    asyncio.run(run())


# Giving up and taking back


def test_a_token_takes_one_seat(server: Served) -> None:
    """However many invitations it is sent with at once."""
    made = open_table(server, "giants", [person(), guest(), guest()])

    async def run() -> None:
        token = new_token()
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE_S) as client:
            found = await asyncio.gather(
                *(
                    client.post(
                        f"/api/tables/{made.table}/claim",
                        json={"invitation": invitation, "token": token},
                    )
                    for invitation in made.invitations[1:]
                )
            )
        seats = {response.json()["seat"] for response in found if response.status_code == 200}
        assert len(seats) == 1
        async with Guest(server, made.table, [token]) as ben:
            assert ben.state is not None
            assert ben.state.holders.count("taken") == 2

    asyncio.run(run())


def test_a_seat_is_taken_again_with_the_token_it_was_given_up_with(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    token = claim(server, made, made.invitations[1])
    assert ask(server, made, "leave", token=token).status_code == 204
    again = invite(server, made, 1).json()["invitation"]
    assert claim(server, made, again, token) == token

    async def run() -> None:
        async with Guest(server, made.table, [token]) as ben:
            assert ben.state is not None
            assert ben.state.holders == ["taken", "taken"]
            # No command of a client stands in the way of giving the seat up.
            id = f"leave-{hashed(token)}"[: messages.LONGEST_ID]
            await ben.ask(messages.Rename(id=id, seat=1, name="Ben"))
        assert ask(server, made, "leave", token=token).status_code == 204
        assert ask(server, made, "leave", token=token).status_code == 403

    asyncio.run(run())


async def lost(guest: Guest) -> None:
    """This client is told that its seat is no longer its own, and its socket ends."""
    while not isinstance(word := await guest.next(), messages.Refused):
        pass
    assert (word.id, word.refusal.key) == (None, "table-seat-lost")
    with pytest.raises(ConnectionClosed) as closed:
        await guest.next()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "table-seat-lost")
    with pytest.raises(AssertionError, match="table-token"):
        await guest.arrive()


def test_a_seat_is_given_up_and_somebody_else_invited(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), guest()])
    token = claim(server, made, made.invitations[1], name="Ben")

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as ana:
            ben = Guest(server, made.table, [token])
            await ben.arrive()
            assert isinstance(await ben.play(1, "bid 3"), messages.Done)
            left = await asyncio.to_thread(ask, server, made, "leave", None, token)
            assert left.status_code == 204
            await lost(ben)
            again = await asyncio.to_thread(ask, server, made, "leave", None, token)
            assert (again.status_code, key(again)) == (403, "table-token")
            await until(ana, lambda: told(ana) == ["claim", "leave"])
            assert ana.state is not None
            assert ana.state.holders == ["taken", "free"]

            response = await asyncio.to_thread(invite, server, made, 1)
            invited = msgspec.json.decode(response.content, type=messages.Invited)
            await until(ana, lambda: told(ana) == ["claim", "leave", "invite"])
            assert ana.state.holders == ["taken", "invited"]
            old = ask(server, made, "claim", messages.Claim(made.invitations[1] or "", "y" * 24))
            assert key(old) == "table-invitation"
            cleo = claim(server, made, invited.invitation, name="Cleo")
            async with Guest(server, made.table, [cleo]) as found:
                assert found.sight(1).view["bid"] == 3  # the bid that Ben has sealed stands
                assert found.state is not None
                assert found.state.names == ["Ana", "Cleo"]
                await until(ana, lambda: told(ana)[3:] == ["claim"])
                assert ana.log[0] == found.log[1]

    asyncio.run(run())


def test_a_seat_is_taken_back_only_openly(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), guest()])
    token = claim(server, made, made.invitations[1], name="Ben")

    async def run() -> None:
        async with Guest(server, made.table, [made.watch]) as onlooker:
            ben = Guest(server, made.table, [token])
            await ben.arrive()
            for wrong in (token, made.watch, made.seats[0] or "", "x"):
                response = await asyncio.to_thread(invite, server, made, 1, True, wrong)
                assert (response.status_code, key(response)) == (403, "table-token")
            careless = await asyncio.to_thread(invite, server, made, 1)
            assert (careless.status_code, key(careless)) == (409, "table-seat-taken")
            taken = await asyncio.to_thread(invite, server, made, 1, True)
            assert taken.status_code == 200
            await lost(ben)
            await until(onlooker, lambda: told(onlooker) == ["claim", "revoke"])
            assert onlooker.state is not None
            assert onlooker.state.announcements[-1].say.args["name"] == "Ben"
            late = await asyncio.to_thread(invite, server, made, 1, True)
            assert (late.status_code, key(late)) == (409, "table-moved-on")

    asyncio.run(run())


def test_a_lost_seat_cannot_be_used_before_its_socket_ends(tmp_path: Path) -> None:
    """What such a client has sent already is refused, and it hears nothing more of the game."""

    async def run() -> None:
        house = await housed(tmp_path)
        made = await house.open(messages.NewTable("orongo", [person(), guest()]))
        live = await house.table(made.table)
        token = new_token()
        await seats.claim(house, live, messages.Claim(made.invitations[1] or "", token))
        client = Client(Eyes(*await seats.places(house, live, [token])), None)
        live.clients.add(client)
        client.wake()
        assert len(await client.news(live)) == 1
        await seats.leave(house, live, token)
        with pytest.raises(Refused, match="no longer yours"):
            client.check_welcome()
        await do(house, live, 0, live.course.position.legal(0)[0])
        (farewell,) = await client.news(live)
        assert msgspec.json.decode(farewell)["refusal"]["key"] == "table-seat-lost"
        await house.storage.close()

    asyncio.run(run())


def test_an_invitation_that_nobody_took_can_be_replaced(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    response = invite(server, made, 1)
    fresh = response.json()["invitation"]
    old = ask(server, made, "claim", messages.Claim(made.invitations[1] or "", "y" * 24))
    assert key(old) == "table-invitation"
    claim(server, made, fresh)


def test_the_opener_hands_over_a_seat_of_their_own(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])
    fresh = invite(server, made, 1, True).json()["invitation"]
    token = claim(server, made, fresh)

    async def run() -> None:
        for tokens in ([token], [made.seats[0] or ""]):
            await Guest(server, made.table, tokens).arrive()
        with pytest.raises(AssertionError, match="table-token"):
            await Guest(server, made.table, [made.seats[1] or ""]).arrive()

    asyncio.run(run())


def test_seats_to_which_nobody_can_be_invited(server: Served) -> None:
    made = open_table(server, "orongo", [person(), bot()])
    for seat, found in ((1, "table-invite-bot"), (2, "seat")):
        response = invite(server, made, seat)
        assert (response.status_code, key(response)) == (400, found)
    assert key(ask(server, made, "leave", token=made.watch)) == "table-token"
    assert key(ask(server, made, "leave", token=made.owner)) == "table-token"
    assert key(ask(server, made, "leave")) == "table-token"


def test_invitations_are_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        made = await house.open(messages.NewTable("orongo", [person(), guest()]))
        live = await house.table(made.table)
        for _ in range(seats.MOST_CHANGES):
            await seats.invite(house, live, made.owner, messages.Invite(1))
        with pytest.raises(Refused, match="changed hands"):
            await seats.invite(house, live, made.owner, messages.Invite(1))
        await house.storage.close()

    asyncio.run(run())


def test_the_owner_of_a_table_reads_no_seat(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])

    async def run() -> None:
        with pytest.raises(AssertionError, match="table-token"):
            await Guest(server, made.table, [made.owner]).arrive()

    asyncio.run(run())


# Storage


def test_only_hashes_are_kept(tmp_path: Path) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        made = await house.open(messages.NewTable("orongo", [person(), guest()]))
        live = await house.table(made.table)
        token = new_token()
        await seats.claim(house, live, messages.Claim(made.invitations[1] or "", token))
        invited = await seats.invite(house, live, made.owner, messages.Invite(1, True))
        async with house.storage.engine.connect() as connection:
            table = (await connection.execute(select(TABLES))).one()
            events = (await connection.execute(select(EVENTS))).all()
        kept = repr((table, events))
        for secret in (*made.seats, *made.invitations, made.watch, made.owner, token):
            assert secret is None or secret not in kept
        assert invited.invitation not in kept
        assert hashed(invited.invitation) in table.invitations
        await house.storage.close()

    asyncio.run(run())


def test_seats_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = open_table(server, "giants", [person(), guest(), guest()])
        ben = claim(server, made, made.invitations[1])
        gone = claim(server, made, made.invitations[2])
        assert ask(server, made, "leave", token=gone).status_code == 204
        fresh = invite(server, made, 2).json()["invitation"]
        server.kill()
        server.start()
        assert key(ask(server, made, "leave", token=gone)) == "table-token"
        cleo = claim(server, made, fresh)

        async def run() -> None:
            for seat, token in enumerate((made.seats[0] or "", ben, cleo)):
                async with Guest(server, made.table, [token]) as found:
                    assert found.welcome is not None
                    assert found.welcome.held == [seat]
                    assert told(found) == ["claim", "claim", "leave", "invite", "claim"]
            held = {"held": [{"table": made.table, "tokens": [cleo, gone]}]}
            mine = server.post("/api/mine", json=held).json()["tables"]
            assert [one["seats"] for one in mine] == [[2]]

        asyncio.run(run())


def test_tables_from_before_there_were_invitations_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        made = await house.open(messages.NewTable("orongo", [person(), person()]))
        async with house.storage.engine.begin() as connection:
            chairs = '[{"level":"","name":""},{"level":"","name":""}]'
            await connection.execute(update(TABLES).values(invitations=None, chairs=chairs))
        await house.storage.close()
        house = await housed(tmp_path)
        live = await house.table(made.table)
        assert live.course.holders == ["taken", "taken"]
        tokens = [token or "" for token in made.seats]
        assert await seats.places(house, live, tokens) == ((0, 1), False)
        invited = await seats.invite(house, live, made.owner, messages.Invite(1, True))
        await seats.claim(house, live, messages.Claim(invited.invitation, new_token()))
        with pytest.raises(Refused, match="does not fit"):
            await seats.places(house, live, [tokens[1]])
        await house.storage.close()

    asyncio.run(run())


# The log


@pytest.mark.parametrize("seed", range(3))
def test_announcements_stay_in_order_whatever_is_taken_back(seed: int) -> None:
    """Moves, undos and seats that change hands in any order."""
    source = source_for("announcements", seed)
    game = GAMES["orongo"]
    course = Course(Setup("t", game, game.options(), (Chair(), Chair(), Chair(guest=True)), "s"))
    draft = course.begin()
    changes: list[str] = []
    undone = 0
    while True:
        for row in draft.rows:
            course.follow(row)
        shown = sights.state(course, Eyes((0,)), None).announcements
        assert [one.say.key.removeprefix("table-told-") for one in shown] == changes
        steps = [one.step for one in shown]
        assert steps == sorted(steps)
        assert all(step <= course.steps for step in steps)
        assert all(one.round == course.events[one.step - 1].round for one in shown)
        if course.over:
            break
        kind = source.below(4)
        id = f"c{course.number}"
        if kind == 0:
            does = SEAT_EVENTS[source.below(len(SEAT_EVENTS))]
            changes.append(does)
            draft = course.hand_over(2, does, "hash", id)
            continue
        if kind == 1 and course.decisions:
            with suppress(Refused):
                draft = course.undo(course.decisions[-1].seat, id)
                undone += 1
                continue
        seat = course.deciding[0]
        legal = course.position.legal(seat)
        draft = course.play(seat, [game.write(legal[source.below(len(legal))], 3)], id)
    assert len(changes) > 10
    assert undone > 3


# Several processes


def test_a_seat_changes_hands_at_all_processes_at_once(pair: tuple[Served, Served]) -> None:
    one, other = pair
    made = open_table(one, "orongo", [person(), guest()])

    async def run() -> None:
        async with Guest(other, made.table, [made.watch]) as onlooker:
            token = claim(one, made, made.invitations[1])
            ben = Guest(other, made.table, [token])
            await ben.arrive()  # at once, whether the other process has been told or not
            fresh = invite(one, made, 1, True).json()["invitation"]
            newcomer = Guest(other, made.table, [token])
            with pytest.raises(AssertionError, match="table-token"):
                await newcomer.arrive()
            assert key(ask(other, made, "leave", token=token)) == "table-token"
            await lost(ben)
            cleo = claim(other, made, fresh)
            async with Guest(one, made.table, [cleo]) as found:
                assert told(found) == ["claim", "revoke", "claim"]
            await until(onlooker, lambda: told(onlooker) == ["claim", "revoke", "claim"])

    asyncio.run(run())


def test_a_command_of_a_seat_lost_elsewhere_is_refused(database: str) -> None:
    """The process that gets it has not heard of it yet."""

    async def run() -> None:
        house, other = await housed(database), await housed(database)
        made = await house.open(messages.NewTable("orongo", [person(), guest()]))
        here, there = await house.table(made.table), await other.table(made.table)
        token = new_token()
        await seats.claim(house, here, messages.Claim(made.invitations[1] or "", token))
        client = Client(Eyes(*await seats.places(other, there, [token])), None)
        there.clients.add(client)
        await seats.invite(house, here, made.owner, messages.Invite(1, True))
        assert client.farewell is None  # nobody has told it

        def prepare(course: Course) -> Draft:
            client.check_welcome()
            return course.play(1, ["bid 1"], "late")

        with pytest.raises(Refused, match="no longer yours"):
            await other.command(there, 1, "late", prepare)
        assert [row.does for row in await house.storage.rows_since(made.table, 0)][-1] == "revoke"
        await house.storage.close()
        await other.storage.close()

    asyncio.run(run())

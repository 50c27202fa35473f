"""Seats that change hands: giving up, taking back, and what is kept of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages, projections, requests, seats, undo
from ahu.server.access import SEAT_EVENTS, Access
from ahu.server.announcements import MOST_OF_SEAT
from ahu.server.projections import Audience
from ahu.server.rates import RateLimiter
from ahu.server.registry import SEAT_CHANGES_A_SECOND
from ahu.server.rows import EVENTS, TABLES
from ahu.server.session import MOST_RENAMED, TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.server.tokens import hashed, new_token
from tests.server.guests import (
    Guest,
    ask,
    bot,
    claim,
    guest,
    open_table,
    person,
)
from tests.server.registries import do, registered
from tests.server.seating import invite, key, lost, told, until
from tests.server.servers import PATIENCE_S, Served, served


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
            await until(ana, lambda: told(ana) == ["claim", "leave", "bot"])
            assert ana.state is not None
            assert ana.state.holders == ["taken", "free"]

            response = await asyncio.to_thread(invite, server, made, 1)
            invited = msgspec.json.decode(response.content, type=requests.Invited)
            await until(ana, lambda: told(ana) == ["claim", "leave", "bot", "invite"])
            assert ana.state.holders == ["taken", "invited"]
            old = ask(server, made, "claim", requests.Claim(made.invitations[1] or "", "y" * 24))
            assert key(old) == "table-invitation"
            cleo = claim(server, made, invited.invitation, name="Cleo")
            async with Guest(server, made.table, [cleo]) as found:
                assert found.view(1)["bid"] == 3  # the bid that Ben has sealed stands
                assert found.state is not None
                assert found.state.names == ["Ana", "Cleo"]
                await until(ana, lambda: told(ana)[4:] == ["claim"])
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
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), guest()]))
        live = await registry.table(made.table)
        token = new_token()
        await seats.claim(registry, live, requests.Claim(made.invitations[1] or "", token))
        _, client = await seats.admitted(registry, made.table, [token])
        client.wake()
        assert len(client.news(live)) == 1
        await seats.leave(registry, live, token)
        with pytest.raises(Refused, match="no longer yours"):
            client.check_welcome()
        await do(registry, live, 0, live.session.position.legal(0)[0])
        client.answer(messages.Pong("asked before", live.session.number))
        (farewell,) = client.news(live)
        assert msgspec.json.decode(farewell)["refusal"]["key"] == "table-seat-lost"
        await registry.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("moment", range(3))
def test_a_seat_lost_during_hello_is_not_taken_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    """Whenever it happens: while the first or second token is looked up, or right after both."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), guest()]))
        live = await registry.table(made.table)
        token = new_token()
        await seats.claim(registry, live, requests.Claim(made.invitations[1] or "", token))
        happened: list[object] = []

        async def take_back() -> None:
            happened.append(None)
            if len(happened) == moment + 2:
                await seats.invite(registry, live, made.owner, requests.Invite(1, True))

        hash_of, arrive = registry.keys.hash_of, seats.arrive

        async def looked_up(table: str, access: Access, given: str) -> str:
            found = await hash_of(table, access, given)
            if given != made.owner:
                await take_back()
            return found

        async def arrived(*given: Any) -> None:
            await arrive(*given)
            await take_back()

        happened.append(None)
        monkeypatch.setattr(registry.keys, "hash_of", looked_up)
        monkeypatch.setattr(seats, "arrive", arrived)
        with pytest.raises(Refused) as refused:
            await seats.admitted(registry, made.table, [token, made.watch])
        assert refused.value.refusal.key == "table-token"
        assert len(happened) >= moment + 2
        assert not live.clients
        await registry.storage.close()

    asyncio.run(run())


def test_a_table_read_anew_during_hello_is_the_one_that_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client would wait for ever at one that nobody plays at any more."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), guest()]))
        before = await registry.table(made.table)
        arrive = seats.arrive

        async def arrived(*given: Any) -> None:
            await arrive(*given)
            if registry.in_memory(made.table) is before:
                registry.drop(before)

        monkeypatch.setattr(seats, "arrive", arrived)
        live, client = await seats.admitted(registry, made.table, [made.seats[0] or ""])
        assert live is not before
        assert live is await registry.table(made.table)
        assert client in live.clients
        await registry.storage.close()

    asyncio.run(run())


def test_an_invitation_that_nobody_took_can_be_replaced(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    response = invite(server, made, 1)
    fresh = response.json()["invitation"]
    old = ask(server, made, "claim", requests.Claim(made.invitations[1] or "", "y" * 24))
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


def test_changes_of_seats_have_an_end(tmp_path: Path) -> None:
    """Whoever takes seats back without end is slowed down, and is told no more than a few."""

    async def run() -> None:
        registry = await registered(tmp_path)
        passed = 0.0
        registry.seat_changes = RateLimiter(SEAT_CHANGES_A_SECOND, 1, lambda: passed)
        made = await registry.open(requests.NewTable("orongo", [person(), guest()]))
        live = await registry.table(made.table)
        invitation = made.invitations[1] or ""
        take_back = requests.Invite(1, take_back=True)

        async def change() -> None:
            nonlocal invitation
            asked = requests.Claim(invitation, new_token(), name=f"Guest {live.session.number}")
            await seats.claim(registry, live, asked)
            found = await seats.invite(registry, live, made.owner, take_back)
            invitation = found.invitation

        for _ in range(seats.MOST_CHANGES // 2 + 1):  # the last of them is the slow one
            await change()
        with pytest.raises(Refused, match="changed hands"):
            await change()
        assert await registry.current(made.table) is live
        assert len(live.session.announcements) == MOST_OF_SEAT
        assert [one.say.key for one in live.session.announcements[-2:]] == [
            "table-told-revoke",
            "table-told-claim",
        ]
        passed += 1 / SEAT_CHANGES_A_SECOND  # the seat was taken meanwhile, and can be taken back
        found = await seats.invite(registry, live, made.owner, take_back)
        token = new_token()
        await seats.claim(registry, live, requests.Claim(found.invitation, token))
        # What the owner has used up keeps nobody from sitting down, nor the other way round.
        await seats.leave(registry, live, token)
        await seats.sit_down(registry, live, token, None)
        await seats.leave(registry, live, token)
        with pytest.raises(Refused, match="changed hands"):
            await seats.sit_down(registry, live, token, None)
        passed += 1 / SEAT_CHANGES_A_SECOND
        await seats.sit_down(registry, live, token, None)
        await seats.invite(registry, live, made.owner, take_back)
        await registry.storage.close()

    asyncio.run(run())


def test_what_is_refused_uses_up_no_change_of_seats(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), guest()]))
        live = await registry.table(made.table)
        for _ in range(seats.MOST_CHANGES):
            await seats.invite(registry, live, made.owner, requests.Invite(1))
        with pytest.raises(Refused, match="in the meantime"):
            await seats.invite(registry, live, made.owner, requests.Invite(1, take_back=True))
        await seats.invite(registry, live, made.owner, requests.Invite(1))
        with pytest.raises(Refused, match="changed hands"):
            await seats.invite(registry, live, made.owner, requests.Invite(1))
        await registry.storage.close()

    asyncio.run(run())


def test_the_owner_of_a_table_reads_no_seat(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])

    async def run() -> None:
        with pytest.raises(AssertionError, match="table-token"):
            await Guest(server, made.table, [made.owner]).arrive()

    asyncio.run(run())


def test_only_hashes_are_kept(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), guest()]))
        live = await registry.table(made.table)
        token = new_token()
        await seats.claim(registry, live, requests.Claim(made.invitations[1] or "", token))
        invited = await seats.invite(registry, live, made.owner, requests.Invite(1, True))
        async with registry.storage.engine.connect() as connection:
            table = (await connection.execute(select(TABLES))).one()
            events = (await connection.execute(select(EVENTS))).all()
        kept = repr((table, events))
        for secret in (*made.seats, *made.invitations, made.watch, made.owner, token):
            assert secret is None or secret not in kept
        assert invited.invitation not in kept
        assert hashed(invited.invitation) in table.invitations
        await registry.storage.close()

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
                    assert told(found) == ["claim", "claim", "leave", "bot", "invite", "claim"]
            held = {"held": [{"table": made.table, "tokens": [cleo, gone]}]}
            mine = server.post("/api/mine", json=held).json()["tables"]
            assert [one["seats"] for one in mine] == [[2]]

        asyncio.run(run())


def test_tables_from_before_there_were_invitations_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        async with registry.storage.engine.begin() as connection:
            seat_configs = '[{"level":"","name":""},{"level":"","name":""}]'
            await connection.execute(update(TABLES).values(invitations=None, chairs=seat_configs))
        await registry.storage.close()
        registry = await registered(tmp_path)
        live = await registry.table(made.table)
        assert live.session.holders == ("taken", "taken")
        tokens = [token or "" for token in made.seats]
        found = await seats.places(registry, live, tokens)
        assert found.audience == Audience((0, 1), False)
        invited = await seats.invite(registry, live, made.owner, requests.Invite(1, True))
        await seats.claim(registry, live, requests.Claim(invited.invitation, new_token()))
        with pytest.raises(Refused, match="doesn’t belong"):
            await seats.places(registry, live, [tokens[1]])
        await registry.storage.close()

    asyncio.run(run())


def test_a_seat_whose_name_was_changed_too_often_can_still_be_claimed() -> None:
    game = GAMES["orongo"]
    session = TableSession(
        TableSetup("t", game, game.options(), (SeatConfig(), SeatConfig(guest=True)), "s")
    )
    for number in range(MOST_RENAMED):
        session.accept(session.rename(1, f"name {number}", f"r{number}"))
    with pytest.raises(Refused):
        session.rename(1, "one more", "more")
    session.accept(session.hand_over(1, "claim", "hash", "c", "Maria"))
    assert session.names[1] == "Maria"
    session.accept(session.rename(1, "Marie", "her own"))
    assert session.names[1] == "Marie"
    for number in range(MOST_RENAMED):
        with suppress(Refused):
            session.accept(session.rename(1, f"anew {number}", f"a{number}"))
    assert session.number < MOST_RENAMED + 10, "a seat that changes hands is not named without end"


# The log


@pytest.mark.parametrize("seed", range(3))
def test_announcements_stay_in_order_whatever_is_taken_back(seed: int) -> None:
    """Moves, undos and seats that change hands in any order."""
    rng = rng_for("announcements", seed)
    game = GAMES["orongo"]
    session = TableSession(
        TableSetup(
            "t", game, game.options(), (SeatConfig(), SeatConfig(), SeatConfig(guest=True)), "s"
        )
    )
    pending = session.begin()
    changes: list[str] = []
    undone = 0
    while True:
        for row in pending.rows:
            session.follow(row)
        shown = projections.state(session, Audience((0,)))[0].announcements
        keys = [one.say.key.removeprefix("table-told-") for one in shown]
        assert [key for key in keys if key != "bot"] == changes[-MOST_OF_SEAT:]
        steps = [one.step for one in shown]
        assert steps == sorted(steps)
        assert all(step <= session.steps for step in steps)
        assert all(one.round == session.events[one.step - 1].round for one in shown)
        if session.over:
            break
        kind = rng.below(4)
        id = f"c{session.number}"
        if kind == 0:
            does = SEAT_EVENTS[rng.below(len(SEAT_EVENTS))]
            changes.append(does)
            pending = session.hand_over(2, does, "hash", id)
            continue
        if kind == 1 and session.decisions:
            with suppress(Refused):
                pending = undo.undo(session, session.decisions[-1].seat, id)
                undone += 1
                continue
        seat = session.deciding[0]
        legal = session.position.legal(seat)
        pending = session.play(seat, [game.write(legal[rng.below(len(legal))], 3)], id)
    assert len(changes) > 10
    assert undone > 3

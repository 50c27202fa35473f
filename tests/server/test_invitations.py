"""Invitations: who may take a seat, and with what."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.server import messages, requests, seats
from ahu.server.id_patterns import is_token
from ahu.server.players.requests import KeptTable
from ahu.server.players.rows import PLAYERS
from ahu.server.players.store import PlayerStore
from ahu.server.tokens import new_token
from tests.server.guests import (
    Guest,
    ask,
    bot,
    claim,
    guest,
    open_table,
    person,
    play_on,
    remove,
)
from tests.server.registries import registered
from tests.server.seating import invite, key, told
from tests.server.servers import PATIENCE_S, Served


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
            state = await ana.until(messages.TableState)
            assert state.number == before.number + 2
            assert state.steps == before.steps
            assert state.projections[0].own == before.projections[0].own
            assert state.table == before.table
            assert state.holders == ["taken", "taken"]
            assert state.names == ["Ana", "Ben"]
            assert told(ana) == ["claim"]
            entry = state.announcements[-1]
            assert (entry.seat, entry.step, entry.round) == (1, state.steps, state.round)
            assert entry.say.args == {"colour": "green", "named": "yes", "name": "Ben"}
            again = ask(server, made, "claim", requests.Claim(made.invitations[1] or "", "z" * 24))
            assert (again.status_code, key(again)) == (409, "table-invitation")
            async with Guest(server, made.table, [token]) as ben:
                assert ben.welcome is not None
                assert ben.welcome.held == [1]
                assert told(ben) == ["claim"]
                await asyncio.gather(play_on(ana, rng_for("ana")), play_on(ben, rng_for("ben")))
                assert told(ana) == told(ben) == ["claim"]
                assert ana.log[0] == ben.log[1]
        headers = {"Authorization": f"Bearer {token}"}
        address = f"{server.address}/api/tables/{made.table}/record"
        record = httpx.get(address, headers=headers, timeout=PATIENCE_S).text
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
    wanted = requests.Claim(made.invitations[1] or "", codes[which])
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
        bodies = [requests.Claim(made.invitations[1] or "", new_token()) for _ in range(8)]
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


def test_whoever_is_shut_out_has_no_seat_by_taking_it_again(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        try:
            wanted = requests.NewTable("orongo", [person("Ana"), guest("Ben")])
            made = await registry.open(wanted)
            live, token = await registry.table(made.table), new_token()
            asked = requests.Claim(made.invitations[1] or "", token)
            assert await seats.claim(registry, live, asked) == requests.Claimed(1)
            assert await seats.claim(registry, live, asked) == requests.Claimed(1)
            store = PlayerStore(registry.storage)
            ben = await store.known((await store.create("Ben", "en", None)).session)
            await store.keep(ben, [KeptTable(made.table, [token])])
            async with registry.storage.writing() as connection:
                await connection.execute(update(PLAYERS).values(blocked=True))
            for again in (
                seats.claim(registry, live, asked),
                seats.sit_down(registry, live, token, None),
            ):
                with pytest.raises(Refused):
                    await again
        finally:
            await registry.storage.close()

    asyncio.run(run())

"""A rematch: who may start one, who holds its seats, and that no secret is told for it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.server import messages, requests, seats
from ahu.server.live_table import LiveTable
from ahu.server.registry import TableRegistry
from ahu.server.rematch import RematchRequest
from ahu.server.requests import OpenedTable
from ahu.server.rows import TABLES
from ahu.server.table_events import PendingEvents
from ahu.server.table_terms import Pace, Terms
from ahu.server.tokens import new_token
from tests.server.guests import Guest, ask, bot, claim, guest, open_table, person, play_on
from tests.server.registries import do, registered
from tests.server.seating import key, told, until
from tests.server.servers import Served


def rematch(server: Served, made: requests.OpenedTable, token: str | None) -> requests.Rematch:
    """The table of the rematch that the holder of a token asks for."""
    response = ask(server, made, "rematch", token=token)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=requests.Rematch)


def _offers(guest: Guest, table: str) -> bool:
    """Whether this client was told where the rematch is."""
    return guest.state is not None and guest.state.rematch == table


def test_everybody_comes_along_by_the_tokens_they_have(server: Served) -> None:
    made = open_table(
        server, "giants", [person("Ana"), guest("somebody"), bot()], round_limit=1, quick_game=True
    )
    ana_token = made.seats[0] or ""
    ben_token = claim(server, made, made.invitations[1], name="Ben")
    assert key(ask(server, made, "rematch", token=ana_token)) == "table-rematch-running"

    async def run() -> None:
        async with (
            Guest(server, made.table, [ana_token]) as ana,
            Guest(server, made.table, [ben_token]) as ben,
            Guest(server, made.table, [made.watch]) as onlooker,
        ):
            rng = rng_for("rematch")
            await asyncio.gather(play_on(ana, rng), play_on(ben, rng))
            for token in (made.watch, made.owner, "of nobody"):
                refused = await asyncio.to_thread(ask, server, made, "rematch", None, token)
                assert key(refused) == "table-token"
            started = await asyncio.to_thread(rematch, server, made, ben_token)
            await until(onlooker, lambda: onlooker.state is not None and bool(told(onlooker)[1:]))
            assert told(onlooker) == ["claim", "rematch"]
            again = await asyncio.to_thread(rematch, server, made, ana_token)
            assert again == started  # the first one counts
            for one in (ana, ben, onlooker):
                await until(one, partial(_offers, one, started.table))
                heard = b"".join(one.heard)
                for secret in (ana_token, ben_token, made.watch, made.owner):
                    assert secret.encode() not in heard
        places: tuple[tuple[str, list[int]], ...] = (
            (ana_token, [0]),
            (ben_token, [1]),
            (made.watch, []),
        )
        for token, held in places:
            async with Guest(server, started.table, [token]) as there:
                assert there.welcome is not None
                assert there.state is not None
                assert there.welcome.held == held
                assert there.welcome.options == {**there.welcome.options, "round_limit": 1}
                assert there.welcome.seats[2].level == "novice"
                assert there.state.names[:2] == ["Ana", "Ben"]
                assert there.state.holders == ["taken", "taken", "bot"]
                assert there.state.result is None

    asyncio.run(run())


def test_a_seat_that_nobody_holds_any_more_is_free_there(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), guest("somebody")])
    ana_token = made.seats[0] or ""
    ben_token = claim(server, made, made.invitations[1], name="Ben")

    async def run() -> None:
        async with (
            Guest(server, made.table, [ana_token]) as ana,
            Guest(server, made.table, [ben_token]) as ben,
        ):
            rng = rng_for("left")
            await asyncio.gather(play_on(ana, rng), play_on(ben, rng))
            assert isinstance(ana.state, messages.TableState)
            assert ana.state.result is not None
            ending = ana.state.result.ending
            built = [0, 0]
            for thing in ending.counted:
                built[thing.seat] += thing.points
            assert built == ana.state.scores
            assert 1 in ending.ranks
            assert ending.reason is not None
        left = await asyncio.to_thread(ask, server, made, "leave", None, ben_token)
        assert left.status_code == 204
        refused = await asyncio.to_thread(ask, server, made, "rematch", None, ben_token)
        assert key(refused) == "table-token"
        started = await asyncio.to_thread(rematch, server, made, ana_token)
        async with Guest(server, started.table, [ana_token]) as there:
            assert there.state is not None
            assert there.state.holders == ["taken", "invited"]
        invited = requests.OpenedTable(**{**msgspec.structs.asdict(made), "table": started.table})
        invitation = await asyncio.to_thread(
            ask, server, invited, "invite", requests.Invite(1), made.owner
        )
        assert invitation.status_code == 200

    asyncio.run(run())


async def finished(registry: TableRegistry, guest_token: str) -> tuple[LiveTable, OpenedTable]:
    """A game of two that is over."""
    seats_asked = [person("Ana"), guest("somebody")]
    made = await registry.open(requests.NewTable("orongo", seats_asked))
    live = await registry.table(made.table)
    claimed = requests.Claim(made.invitations[1] or "", guest_token, "Ben")
    await seats.claim(registry, live, claimed)
    rng = rng_for("finished")
    while not live.session.over:
        seat = live.session.deciding[0]
        legal = live.session.position.legal(seat)
        await do(registry, live, seat, legal[rng.below(len(legal))])
    return live, made


async def tables_in(registry: TableRegistry) -> set[str]:
    async with registry.storage.engine.connect() as connection:
        return set((await connection.execute(select(TABLES.c.id))).scalars())


def test_who_loses_a_seat_while_a_rematch_is_opened_has_none_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a table left behind that nobody knows of."""

    async def run() -> None:
        registry = await registered(tmp_path)
        lost = new_token()
        live, made = await finished(registry, lost)
        again = RematchRequest(registry, live, lost)
        assert await again.found() is None
        open_again = registry.open_again

        async def open_while_the_seat_is_taken(
            live: LiveTable, opener: str, changed: requests.Changed | None
        ) -> str:
            table = await open_again(live, opener, changed)
            await seats.invite(registry, live, made.owner, requests.Invite(1, take_back=True))
            return table

        with monkeypatch.context() as patched:
            patched.setattr(registry, "open_again", open_while_the_seat_is_taken)
            with pytest.raises(Refused) as refused:
                await again.start("")
        assert refused.value.refusal.key == "table-moved-on"
        with pytest.raises(Refused):
            await again.start("")
        assert await tables_in(registry) == {made.table}
        table = await RematchRequest(registry, live, made.seats[0] or "").start("")
        assert (await registry.table(table)).access.place_of(lost) is None
        await registry.storage.close()

    asyncio.run(run())


def test_of_many_who_start_a_rematch_one_does(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        ben = new_token()
        live, made = await finished(registry, ben)
        asking = [RematchRequest(registry, live, t) for t in (ben, made.seats[0] or "") * 4]
        found = set(await asyncio.gather(*(one.start("") for one in asking)))
        assert len(found) == 1
        assert await tables_in(registry) == {made.table, *found}
        await registry.storage.close()

    asyncio.run(run())


def test_an_announcement_that_may_be_stored_leaves_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stores it, and goes away before it can say so."""

    async def run() -> None:
        registry = await registered(tmp_path)
        live, made = await finished(registry, new_token())
        again = RematchRequest(registry, live, made.seats[0] or "")
        append = registry.storage.append

        async def gone(table: str, pending: PendingEvents) -> None:
            await append(table, pending)
            raise ConnectionResetError

        with monkeypatch.context() as patch:
            patch.setattr(registry.storage, "append", gone)
            with pytest.raises(ConnectionResetError):
                await again.start("")
        table = await again.start("")
        assert (await registry.table(table)).access.place_of(made.seats[0] or "") == 0
        assert await tables_in(registry) == {made.table, table}
        await registry.storage.close()

    asyncio.run(run())


def test_the_next_game_may_have_other_options(tmp_path: Path) -> None:
    """The same people hold the same seats; what does not fit the game is refused."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person("Ana"), bot()]))
        live = await registry.table(made.table)
        wrong = requests.Changed(made.owner, {"no_such_option": True})
        with pytest.raises(Refused):
            await registry.open_again(live, "", wrong)
        changed = requests.Changed(made.owner, {"amulet_first": True}, Terms(talk=False))
        again = await registry.table(await registry.open_again(live, "", changed))
        assert again.session.setup.options.amulet_first  # type: ignore[attr-defined]
        assert not again.session.setup.terms.talk
        assert again.access.place_of(made.seats[0] or "") == 0
        assert again.session.names[0] == "Ana"
        await registry.storage.close()

    asyncio.run(run())


def test_only_the_owner_says_what_is_otherwise(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        guests = new_token()
        live, made = await finished(registry, guests)
        terms = Terms(Pace("live", 5))
        for token, owner in ((guests, guests), (made.seats[0] or "", made.watch)):
            changed = requests.Changed(owner, {}, terms)
            with pytest.raises(Refused) as refused:
                await RematchRequest(registry, live, token, changed).found()
            assert refused.value.refusal.key == "table-rematch-owner"
        mine = requests.Changed(made.owner, {}, terms)
        again = RematchRequest(registry, live, guests, mine)  # whoever else starts it with them
        assert await again.found() is None
        opened = await registry.table(await again.start(""))
        assert opened.session.setup.terms == terms
        await registry.storage.close()

    asyncio.run(run())


def test_no_clock_runs_before_everybody_has_come(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        live, made = await finished(registry, new_token())
        changed = requests.Changed(made.owner, {}, Terms(Pace("live", 60)))
        table = await RematchRequest(registry, live, made.seats[0] or "", changed).start("")
        again = await registry.table(table)
        clocks = again.session.clocks
        assert clocks is not None
        assert not clocks.running
        number = again.session.number
        await seats.arrive(registry, again, [0])
        assert not clocks.running
        await seats.arrive(registry, again, [0, 1])
        assert clocks.running == {0, 1}
        assert again.session.number == number + 2  # each came once
        await seats.arrive(registry, again, [0, 1])
        assert again.session.number == number + 2
        assert await registry.current(table) is again
        await registry.storage.close()
        other = await registered(tmp_path)  # a restart knows who has come
        found = (await other.table(table)).session.clocks
        assert found is not None
        assert found.running == {0, 1}
        await other.storage.close()

    asyncio.run(run())

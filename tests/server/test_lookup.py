"""Looking names up: shared fairly, remembered for a while, and checked whenever it is used."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from ahu.core.refusal import Refused
from ahu.server.notices import lookup
from ahu.server.notices.channels import MOST, Channels
from ahu.server.notices.confirmation_limits import MOST_TO_ONE, ConfirmationLimits, mailbox_of
from ahu.server.notices.lookup import (
    NEW_S,
    OF_ONE,
    OF_SLOW,
    OLD_S,
    PATIENCE_S,
    THREADS,
    Busy,
    Lookups,
)
from ahu.server.notices.mail import is_address
from ahu.server.notices.outgoing import target
from ahu.server.players.store import PlayerStore
from tests.server.names import Names, until
from tests.server.registries import registered

GOOD, ELSEWHERE = "9.9.9.9", "9.9.9.10"


class World:
    """Names, and a clock that stands still."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.now = 0.0
        self.lookups = Lookups(lambda: self.now)
        self.asking: list[asyncio.Task[Any]] = []
        names.addresses["good.example"] = GOOD

    async def good(self, player: str = "Ana") -> str:
        return (await self.lookups.addresses("good.example", player))[0]

    async def hang(self, host: str, player: str) -> None:
        """A player asks for a name that hangs, and it is being looked up."""
        before = self.names.asked[host]
        self.asking.append(asyncio.create_task(self.lookups.addresses(host, player)))
        await until(lambda: self.names.asked[host] > before)

    async def release(self) -> None:
        """All names that hang are answered."""
        self.names.released.set()
        await until(lambda: not self.lookups.under_way)
        await asyncio.gather(*self.asking, return_exceptions=True)
        self.asking.clear()
        self.names.released.clear()


@pytest.fixture
def world(names: Names) -> World:
    return World(names)


def test_one_player_has_few_look_ups_under_way(world: World) -> None:
    async def run() -> None:
        for i in range(OF_ONE):
            await world.hang(f"hang{i}.example", "attacker")
        world.now += PATIENCE_S  # nobody waits any more, but the threads do
        with pytest.raises(Busy):
            await world.lookups.addresses("other.example", "attacker")
        assert await world.good() == GOOD
        await world.release()
        await world.lookups.addresses("other.example", "attacker")

    asyncio.run(run())


def test_a_name_is_looked_up_once_at_a_time(world: World) -> None:
    async def run() -> None:
        await world.hang("hang.example", "attacker")
        world.now += PATIENCE_S
        for player in ("attacker", "Ana"):
            with pytest.raises(TimeoutError):
                await world.lookups.addresses("hang.example", player)
        assert world.names.asked["hang.example"] == 1
        await world.release()
        await world.lookups.addresses("hang.example", "Ana")  # it was answered after all
        assert world.names.asked["hang.example"] == 1

    asyncio.run(run())


def test_a_thousand_hanging_names_leave_known_ones_alone(world: World) -> None:
    async def run() -> None:
        assert await world.good() == GOOD
        for i in range(1000):
            if i < THREADS:
                await world.hang(f"hang{i}.example", f"attacker{i}")
            else:
                with pytest.raises(Busy):
                    await world.lookups.addresses(f"hang{i}.example", f"attacker{i}")
        world.now += NEW_S
        assert await world.good() == GOOD
        world.names.addresses["good.example"] = ELSEWHERE
        assert await world.good("Ben") == GOOD
        await world.release()
        assert await world.good() == ELSEWHERE

    asyncio.run(run())


def test_who_was_slow_leaves_threads_to_others(world: World) -> None:
    async def run() -> None:
        for i in range(THREADS):
            await world.hang(f"hang{i}.example", f"attacker{i}")
        with pytest.raises(Busy):
            await world.good()
        world.now += PATIENCE_S
        await world.release()
        world.now += NEW_S
        for i in range(OF_SLOW):
            await world.hang(f"hang-again{i}.example", f"attacker{i}")
        with pytest.raises(Busy):
            await world.lookups.addresses("hang-again.example", f"attacker{OF_SLOW}")
        assert await world.good() == GOOD
        await world.release()

    asyncio.run(run())


def test_what_was_found_is_used_for_a_while(world: World) -> None:
    async def run() -> None:
        assert await world.good() == await world.good("Ben") == GOOD
        assert world.names.asked["good.example"] == 1
        world.names.addresses["good.example"] = ELSEWHERE
        world.now += NEW_S
        assert await world.good() == ELSEWHERE
        world.now += NEW_S
        world.names.faults["good.example"] = socket.EAI_AGAIN
        assert await world.good() == ELSEWHERE  # there is no answer: the old one will do
        world.now += OLD_S
        with pytest.raises(socket.gaierror):
            await world.good()

    asyncio.run(run())


def test_a_name_that_is_gone_is_forgotten(world: World) -> None:
    async def run() -> None:
        await world.good()
        world.now += NEW_S
        world.names.faults["good.example"] = socket.EAI_NONAME
        with pytest.raises(socket.gaierror):
            await world.good()

    asyncio.run(run())


def test_no_more_is_remembered_than_there_is_room_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookup, "MOST_REMEMBERED", 2)

    async def run() -> None:
        for i in range(5):
            await world.good()
            await world.lookups.addresses(f"other{i}.example", "attacker")
        assert world.names.asked["good.example"] == 1
        await world.lookups.addresses("other0.example", "attacker")
        assert world.names.asked["other0.example"] == 2

    asyncio.run(run())


def test_what_is_remembered_is_checked_again(world: World) -> None:
    """A name that turns to a machine beside this server is refused, and not before it is known."""

    async def run() -> None:
        async def ip() -> str:
            there = await target("https://good.example/", "Ana", world.lookups, private=False)
            return there.ip

        assert await ip() == GOOD
        world.names.addresses["good.example"] = "127.0.0.1"
        assert await ip() == GOOD  # it goes where it was checked to go
        world.now += NEW_S
        for _ in range(2):
            with pytest.raises(Refused):
                await ip()
        assert world.names.asked["good.example"] == 2

    asyncio.run(run())


async def refused(asking: Coroutine[Any, Any, None]) -> str:
    with pytest.raises(Refused) as refusal:
        await asking
    return refusal.value.refusal.key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ana.b@gmail.com", "AnaB+ahu@\uff47mail.com"),
        ("ana@gmail.com", "ana@googlemail.com"),
        ("ana@m\u00fcnchen.example", "ana@xn--mnchen-3ya.example"),
    ],
)
def test_a_mailbox_is_counted_however_it_is_written(one: str, other: str) -> None:
    assert is_address(one)
    assert is_address(other)
    assert mailbox_of(other) == mailbox_of(one)


def test_a_letter_that_is_not_sent_is_not_counted(tmp_path: Path, world: World) -> None:
    """Else somebody with many ways of being told would use up a stranger's letters."""

    async def run() -> None:
        storage = (await registered(tmp_path)).storage
        limits = ConfirmationLimits(storage, str)
        channels, store = Channels(storage, world.lookups, True, limits), PlayerStore(storage)
        ana, ben = [
            await store.known((await store.create(name, "en", None)).session)
            for name in ("Ana", "Ben")
        ]
        for i in range(MOST):
            await channels.webhook(ana, f"http://127.0.0.1/{i}")
        for _ in range(MOST_TO_ONE + 1):
            with pytest.raises(Refused) as found:
                await channels.mail(ana, "ben@example.org")
            assert found.value.refusal.key == "player-many-notices"
        assert await channels.mail(ben, "ben@example.org")
        await storage.close()

    asyncio.run(run())


def test_adding_a_channel_does_not_hang(tmp_path: Path, world: World) -> None:
    async def run() -> None:
        storage = (await registered(tmp_path)).storage
        limits = ConfirmationLimits(storage, str)
        channels, store = Channels(storage, world.lookups, True, limits), PlayerStore(storage)
        ana = await store.known((await store.create("Ana", "en", None)).session)
        await world.hang("hang0.example", "attacker0")
        world.now += PATIENCE_S
        there = channels.webhook(ana, "http://hang0.example/")
        assert await refused(there) == "player-notice-address"
        for i in range(1, THREADS):
            await world.hang(f"hang{i}.example", f"attacker{i}")
        assert await refused(channels.webhook(ana, "http://good.example/")) == "table-busy"
        assert not await channels.of(ana)
        await world.release()
        await channels.webhook(ana, "http://good.example/")
        assert await channels.of(ana)
        await storage.close()

    asyncio.run(run())

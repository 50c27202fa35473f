"""What an attacker found by reading: each line here was a hole once."""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from sqlalchemy import update

from ahu.core.refusal import Refused
from ahu.server import id_patterns, requests
from ahu.server.notices.mail import is_address
from ahu.server.notices.outgoing import is_public
from ahu.server.players import passkeys
from ahu.server.players.game_results import GameResults, places
from ahu.server.players.requests import KeptTable, NewPasskey
from ahu.server.players.store import PlayerStore
from ahu.server.rows import TABLES
from ahu.server.seating import Seating, seating_of
from ahu.server.table_events import Does, StoredEvent
from ahu.server.table_setup import SeatConfig
from tests.server.guests import person
from tests.server.registries import registered


def after(seating: Seating, does: Does, seat: int, move: str = "") -> Seating:
    return seating.after(StoredEvent(1, does, seat, move, ""))


@pytest.mark.parametrize("id", ["bot·7", "time·7"])
def test_no_client_can_use_an_id_that_the_server_makes(id: str) -> None:
    """Or a bot would find its decision done, and think for ever."""
    assert re.fullmatch(id_patterns.PRINTABLE, id) is None


def test_a_resignation_outlasts_whoever_sits_down_then() -> None:
    seating = after(seating_of([SeatConfig(), SeatConfig()]), "bot", 0, "resigned normal")
    for does in ("leave", "invite", "claim"):
        seating = after(seating, does, 0)
        assert seating.resigned(0)
    with pytest.raises(Refused, match="resigned"):
        seating.check_take_over(0, (), clocked=False)


def test_with_a_clock_nobody_thinks_while_a_bot_is_asked() -> None:
    seating = after(seating_of([SeatConfig(), SeatConfig()]), "bot", 0, "wish normal")
    seating.check_take_over(0, (0,), clocked=False)
    seating.check_take_over(0, (1,), clocked=True)
    with pytest.raises(Refused):
        seating.check_take_over(0, (0,), clocked=True)


def test_whoever_left_it_to_bots_comes_last() -> None:
    assert places([30, 20, 10], [0], gone={0}) == [3, 1, 2]


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("fec0::1", False),
        ("::7f00:1", False),
    ],
)
def test_nothing_is_sent_to_machines_that_only_we_can_reach(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize("address", ["root@localhost", "a@[127.0.0.1]", "a@.", "@b.example"])
def test_letters_go_to_the_internet(address: str) -> None:
    assert not is_address(address)
    assert is_address("ana@mail.example")


def test_what_is_nested_too_deep_is_no_passkey() -> None:
    deep = b'{"challenge":"x","a":' + b"[" * 5000
    data = urlsafe_b64encode(deep).decode().rstrip("=")
    with pytest.raises(Refused):
        passkeys.challenge_of(NewPasskey("id", data, "x"))


def test_a_game_that_ends_while_the_database_is_away_is_counted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        results, store = GameResults(registry), PlayerStore(registry.storage)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        signed = await store.create("Ana", "en", None)
        held = [KeptTable(made.table, [made.seats[0] or ""])]
        await store.keep(await store.known(signed.session), held)
        async with registry.storage.writing() as connection:
            await connection.execute(update(TABLES).values(over=True))
        tried: list[str] = []

        async def count(table: str) -> None:
            tried.append(table)
            raise ConnectionResetError if len(tried) == 1 else ValueError

        monkeypatch.setattr(results, "count", count)
        with pytest.raises(ConnectionResetError):
            await results.look()
        for _ in range(2):
            await results.look()
        assert tried == [made.table] * 2  # what is wrong with the game itself is left alone
        await registry.storage.close()

    asyncio.run(run())

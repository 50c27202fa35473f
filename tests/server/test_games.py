"""Whole games over real sockets."""

from __future__ import annotations

import asyncio

import pytest

from ahu.core.chance import check_chance, digest
from ahu.core.record import read
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages
from tests.server.guests import Guest, bot, open_table, person, play_on
from tests.server.servers import Served


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2), ("orongo", 4)])
def test_a_whole_game_against_bots(server: Served, game: str, players: int) -> None:
    made = open_table(server, game, [person("Ana"), *[bot()] * (players - 1)])
    assert [token is None for token in made.seats] == [False] + [True] * (players - 1)

    async def run() -> None:
        tokens = [token for token in made.seats if token]
        async with Guest(server, made.table, tokens) as guest:
            assert guest.welcome is not None
            assert guest.welcome.digest == made.digest
            await play_on(guest, rng_for(1, game))
            state = guest.state
        assert state is not None
        assert state.result is not None
        assert state.result.winners
        assert state.seed is not None
        assert digest(state.seed) == made.digest
        assert guest.numbers == sorted(guest.numbers)

    asyncio.run(run())
    response = server.get(
        f"/api/tables/{made.table}/record?format=json",
        headers={"Authorization": f"Bearer {made.watch}"},
    )
    record = read(response.content, GAMES)
    assert record.header.seats[0] == "Ana"
    assert len(record.events) > 20


def test_the_seed_explains_the_dice(server: Served) -> None:
    made = open_table(server, "giants", [bot()] * 3, quick_game=True, round_limit=3)

    async def run() -> str:
        async with Guest(server, made.table, [made.watch]) as guest:
            while not guest.over:
                await guest.until(messages.TableState)
            assert guest.state is not None
            assert guest.state.seed is not None
            return guest.state.seed

    seed = asyncio.run(run())
    response = server.get(
        f"/api/tables/{made.table}/record",
        headers={"Authorization": f"Bearer {made.watch}"},
    )
    record = read(response.content, GAMES)
    assert check_chance(GAMES["giants"], record, seed).fair
    answers = [
        server.post("/api/chance", json={"record": response.text, "seed": given}).json()
        for given in (seed, "another")
    ]
    assert answers[0] == {
        "fair": True,
        "digest": made.digest,
        "outcomes": sum(event.seat is None for event in record.events),
        "event": None,
    }
    assert not answers[1]["fair"]
    assert answers[1]["event"] is not None

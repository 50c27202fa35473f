"""Analyses of finished games: made in the background, kept with the table, gone with it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import cast

import msgspec
import pytest

from ahu.analysis.report import analysed
from ahu.core.match import Match
from ahu.core.record import write_text
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games.giants.actions import GiantsOptions
from ahu.games.giants.game import GIANTS
from ahu.server import analyses, requests
from ahu.server.advice import Advice
from ahu.server.analyses import MOST_OF_ONE, Analyses
from tests.server.guests import ask, bot, open_table, person, remove
from tests.server.registries import registered
from tests.server.servers import PATIENCE_S, Served
from tests.server.test_records import played, upload


def look(server: Served, table: str, token: str) -> requests.AnalysisState:
    bearer = {"Authorization": f"Bearer {token}"}
    response = server.get(f"/api/tables/{table}/analysis", headers=bearer)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=requests.AnalysisState)


@pytest.fixture(scope="module")
def short() -> Match:
    """A game of one round, at random."""
    match = Match(GIANTS, 3, GiantsOptions(round_limit=1), seed="analysed")
    rng = rng_for("analysed")
    while not match.over:
        seat = match.deciding[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def test_an_analysis_is_made_kept_and_taken_away_with_the_table(
    server: Served, short: Match
) -> None:
    made = upload(server, write_text(short.record, short.game).encode())
    assert look(server, made.table, made.watch) == requests.AnalysisState(False, 0, 0, None)
    response = ask(server, made, "analysis", token=made.watch)
    assert response.status_code == 202
    assert msgspec.json.decode(response.content, type=requests.AnalysisState).running
    end = time.monotonic() + PATIENCE_S
    progress = []
    while (state := look(server, made.table, made.watch)).analysis is None:
        assert state.running
        assert time.monotonic() < end
        progress.append(state.done)
        time.sleep(0.05)
    assert progress == sorted(progress)
    assert state.done == state.of == len(state.analysis.points)
    assert state.analysis == msgspec.json.decode(
        msgspec.json.encode(analysed(short)), type=type(state.analysis)
    )
    again = ask(server, made, "analysis", token=made.watch)
    assert msgspec.json.decode(again.content, type=requests.AnalysisState) == state
    assert remove(server, made, made.owner).status_code == 204


def test_a_game_that_is_not_over_has_no_analysis(server: Served) -> None:
    running = open_table(server, "orongo", [person(), bot()])
    match = played("orongo", 2, "half", 10)
    half = upload(server, write_text(match.record, match.game).encode())
    for made in (running, half):
        for method in ("GET", "POST"):
            bearer = {"Authorization": f"Bearer {made.watch}"}
            path = f"/api/tables/{made.table}/analysis"
            response = server.request(method, path, headers=bearer)
            assert response.status_code == 409
            assert response.json()["error"]["key"] == "analysis-running"


def test_nobody_without_a_token_sees_an_analysis(server: Served, short: Match) -> None:
    made = upload(server, write_text(short.record, short.game).encode())
    assert ask(server, made, "analysis", token="nobody's").status_code == 403


class Slow:
    """Never comes to an end."""

    async def judge(self, *_: object) -> None:
        await asyncio.Event().wait()


def test_one_that_ends_while_it_is_looked_at_was_not_broken_off(
    tmp_path: Path, short: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        found = Analyses(registry)
        registry.advice = cast(Advice, Slow())
        live = await registry.table((await registry.upload(short.record)).table)
        read = found._kept

        async def read_and_end(table: str) -> analyses._Kept:
            kept = await read(table)
            await found.close()
            return kept

        assert (await found.start(live, "one")).running
        monkeypatch.setattr(found, "_kept", read_and_end)
        assert (await found.look(live)).running
        assert not (await found.look(live)).running
        await registry.storage.close()

    asyncio.run(run())


def test_one_address_has_few_under_way(tmp_path: Path, short: Match) -> None:
    """Each keeps its game in memory, however long it takes."""

    async def run() -> None:
        registry = await registered(tmp_path)
        found = Analyses(registry)
        registry.advice = cast(Advice, Slow())
        uploaded = [await registry.upload(short.record) for _ in range(MOST_OF_ONE + 1)]
        *some, last = [await registry.table(made.table) for made in uploaded]
        for live in some:
            assert (await found.start(live, "one")).running
            assert (await found.start(live, "one")).running  # it is under way already
        with pytest.raises(Refused) as refused:
            await found.start(last, "one")
        assert refused.value.refusal.key == "analysis-many"
        assert (await found.start(last, "other")).running
        await found.close()
        assert (await found.start(some[0], "one")).running
        await found.close()
        await registry.storage.close()

    asyncio.run(run())


def test_who_has_many_under_way_makes_room_for_who_has_none(
    tmp_path: Path, short: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many addresses somebody has, each has one before any has two."""
    monkeypatch.setattr(analyses, "MOST", 4)

    async def run() -> None:
        registry = await registered(tmp_path)
        registry.advice = cast(Advice, Slow())
        found = Analyses(registry)
        uploaded = [await registry.upload(short.record) for _ in range(7)]
        lives = [await registry.table(made.table) for made in uploaded]

        async def start(number: int, opener: str) -> None:
            assert (await found.start(lives[number], opener)).running

        async def under_way() -> list[int]:
            states = [await found.look(live) for live in lives]
            return [number for number, state in enumerate(states) if state.running]

        for number, opener in enumerate(("one", "one", "one", "other")):
            await start(number, opener)
        await asyncio.gather(start(4, "new"), start(5, "newer"))
        assert await under_way() == [0, 3, 4, 5]
        for opener in ("one", "newest"):  # there is nobody left with more than one
            with pytest.raises(Refused, match="several games"):
                await start(6, opener)
        assert await under_way() == [0, 3, 4, 5]
        await found.close()
        await registry.storage.close()

    asyncio.run(run())

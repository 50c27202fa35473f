"""Records: downloaded, uploaded, replayed, checked against their seed."""

from __future__ import annotations

import asyncio
import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import msgspec
import pytest

import ahu
from ahu.cli import main
from ahu.core.chance import check_chance, digest
from ahu.core.match import Match
from ahu.core.record import write_json, write_text
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages, requests
from tests.server.guests import Guest, fresh_id
from tests.server.servers import Served


def played(game: str, players: int, seed: str, decisions: int | None = None) -> Match:
    """A game at random."""
    match = ahu.new(game, players=players, seed=seed)
    rng = rng_for(seed, "lot")
    while not match.over and decisions != 0:
        seat = match.deciding[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        decisions = None if decisions is None else decisions - 1
    return match


def upload(server: Served, data: bytes) -> requests.OpenedTable:
    response = server.post("/api/records", content=data)
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=requests.OpenedTable)


@pytest.mark.parametrize("game", ["giants", "orongo"])
@pytest.mark.parametrize("decisions", [None, 30])
def test_an_uploaded_record_can_be_looked_at(
    server: Served, game: str, decisions: int | None
) -> None:
    match = played(game, 3, "upload", decisions)
    text = write_text(match.record, match.game).encode()
    made = upload(server, text)
    assert made.seats == [None] * 3

    async def run() -> None:
        async with Guest(server, made.table, [made.watch]) as guest:
            assert guest.welcome is not None
            assert guest.welcome.uploaded
            state = guest.state
            assert state is not None
            assert state.steps == len(match.record.events)
            assert state.deciding == []
            for step in range(0, state.steps + 1, 40):
                for seat in (None, 0, 2):
                    request = messages.Look(id=fresh_id(), step=step, seat=seat, open=True)
                    looked = await guest.ask(request)
                    assert isinstance(looked, messages.Looked), looked
                    assert len(looked.views) == 3
            request = messages.Look(id=fresh_id(), step=state.steps, seat=1)
            last = await guest.ask(request)
            view = msgspec.to_builtins(match.position.view(1), str_keys=True)
            assert last.view == msgspec.json.decode(msgspec.json.encode(view))

    asyncio.run(run())
    response = server.get(
        f"/api/tables/{made.table}/record",
        headers={"Authorization": f"Bearer {made.watch}"},
    )
    assert response.content == text
    assert f'filename="{game}-' in response.headers["content-disposition"]


def test_a_record_that_cannot_have_happened_is_refused(server: Served) -> None:
    match = played("orongo", 2, "broken", 5)
    text = write_text(match.record, match.game).replace("bid ", "bid 9", 1).encode()
    response = server.post("/api/records", content=text)
    assert response.status_code == 400
    assert response.json()["error"]["where"].startswith("event")


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_chance_is_checked_against_a_seed(game: str) -> None:
    match = played(game, 3, "fair", 40)
    verdict = check_chance(GAMES[game], match.record, "fair")
    chances = [event for event in match.record.events if event.seat is None]
    assert verdict.fair
    assert verdict.outcomes == len(chances)
    assert not check_chance(GAMES[game], match.record, "foul").fair


def test_replay_checks_the_seed(tmp_path: Path) -> None:
    match = played("orongo", 2, "1234567890abcdef", 20)
    path = tmp_path / "x.json"
    path.write_bytes(write_json(match.record))
    for seed, code, words in (
        ("1234567890abcdef", 0, "random outcomes came from this seed"),
        ("other", 1, "did not come from this seed"),
    ):
        out = io.StringIO()
        with redirect_stdout(out), redirect_stderr(out):
            arguments = ["replay", str(path), "--seed", seed, "--language", "en"]
            assert main(arguments) == code
        assert words in out.getvalue()
        assert digest(seed) in out.getvalue()

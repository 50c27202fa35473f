"""Kills a server again and again while people and bots play, and looks at what is left.

`python -m tests.server.crashing KILLS` does it on SQLite and on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from msgspec import Struct, field
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ahu.core.rng import Rng, rng_for
from ahu.server import messages, requests
from ahu.server.choices import expanded
from ahu.server.database import engine_for
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from tests.server.guests import Guest, bot, fresh_id, open_table, person
from tests.server.servers import Served, postgresql, served

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)
TABLES: tuple[tuple[str, tuple[requests.NewSeat, ...], dict[str, int]], ...] = (
    ("orongo", (person(), person()), {}),
    ("giants", (person(), bot("normal"), bot()), {"round_limit": 2}),
    ("orongo", (bot("normal"), bot(), bot("easy")), {}),
)


MOST_BETWEEN = 25
"""Commands acknowledged between two kills."""
LONGEST_MS = 30
"""After the last of them; the next ones are then under way, or just stored."""
PATIENCE_S = 300.0


class Told(Struct):
    """What the server has acknowledged: who did what, and at which number it was stored."""

    table: str
    seat: int
    id: str
    actions: list[Any]
    number: int


class Trial(Struct):
    """What happened while the server was killed."""

    told: list[Told] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    kills: int = 0
    again: set[str] = field(default_factory=set)
    """Commands whose answer was lost, so that they were sent again."""
    over: bool = False


async def try_killing(server: Served, kills: int, seed: str) -> Trial:
    """Play while the server is killed so often; then play all games to their ends."""
    trial = Trial()
    rng = rng_for(seed, "kills")
    players = [
        asyncio.create_task(_play_games(server, trial, kind, rng_for(seed, "play", kind)))
        for kind in range(len(TABLES))
    ]
    for _ in range(kills):
        await _played(trial, len(trial.told) + 1 + rng.below(MOST_BETWEEN))
        await asyncio.sleep(rng.below(LONGEST_MS) / 1000)
        await asyncio.to_thread(server.kill)
        trial.kills += 1
        await asyncio.to_thread(server.start)
    trial.over = True
    await asyncio.wait_for(asyncio.gather(*players), PATIENCE_S)
    return trial


async def _played(trial: Trial, commands: int) -> None:
    """Wait until so many commands have been acknowledged: a kill comes in the middle of play."""
    async with asyncio.timeout(PATIENCE_S):
        while len(trial.told) < commands:
            await asyncio.sleep(0.002)


async def _play_games(server: Served, trial: Trial, kind: int, rng: Rng) -> None:
    """One game after the other, whatever happens to the server."""
    game, seats, options = TABLES[kind]
    while not trial.over:
        try:
            made = await asyncio.to_thread(open_table, server, game, seats, **options)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            continue
        trial.tables.append(made.table)
        tokens = [token for token in made.seats if token] or [made.watch]
        guest = Guest(server, made.table, tokens)
        pending: list[messages.Play] = []
        while not guest.over:
            try:
                await guest.arrive()
                await _play(guest, trial, pending, rng)
            except LOST:
                trial.again |= {request.id for request in pending}
                await asyncio.sleep(0.05)
        with suppress(*LOST):
            await guest.leave()


async def _play(guest: Guest, trial: Trial, pending: list[messages.Play], rng: Rng) -> None:
    """Play on. A command is kept until it is answered, and sent again after a crash."""
    while not guest.over:
        assert guest.state is not None
        mine = [projection for projection in guest.state.projections if projection.choices]
        if not pending:
            if not mine:
                await guest.until(messages.TableState)
                continue
            projection = mine[rng.below(len(mine))]
            choices = expanded(projection.choices)
            assert projection.seat is not None
            action = choices[rng.below(len(choices))]
            pending.append(messages.Play(id=fresh_id(), seat=projection.seat, actions=[action]))
        request = pending[0]
        answer = await guest.ask(request)
        pending.clear()
        assert isinstance(answer, messages.Done), answer
        trial.told.append(
            Told(guest.table, request.seat, request.id, request.actions, answer.number)
        )
        await guest.state_at(answer.number)


async def check(database: str, trial: Trial, ended: bool = True) -> int:
    """No acknowledged action lost, none doubled, no table stuck if all `ended`; how many events."""
    storage = Storage(engine_for(database))
    events = 0
    try:
        for table in trial.tables:
            kept = await storage.load(table)
            assert kept is not None, f"{table} is lost"
            session = TableSession(
                kept.setup, kept.rows
            )  # refuses numbers with gaps, illegal moves
            assert session.over or not ended, f"{table} is stuck"
            events += len(kept.rows)
            for told in (told for told in trial.told if told.table == table):
                rows = [
                    row
                    for row in kept.rows
                    if (row.seat, row.command) == (told.seat, told.id) and row.does == "play"
                ]
                game = kept.setup.game
                done = [game.read(row.move, False, len(kept.setup.seat_configs)) for row in rows]
                sent = [msgspec.convert(action, game.actions) for action in told.actions]
                assert done == sent, (told, rows)
                assert rows[-1].number == told.number
    finally:
        await storage.close()
    return events


async def run(database: str, folder: Path, kills: int, seed: str) -> tuple[Trial, int]:
    """A whole trial on a database of its own."""
    with served(folder, database=database) as server:
        trial = await try_killing(server, kills, seed)
    return trial, await check(database, trial)


def main() -> int:
    """Do it, and say what came of it."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with TemporaryDirectory() as name, postgresql() as address:
        folder = Path(name)
        for kind, database in (("SQLite", str(folder / "tables.sqlite")), ("PostgreSQL", address)):
            begun = time.monotonic()
            trial, events = asyncio.run(run(database, folder, kills, kind))
            print(
                f"{kind}: killed {trial.kills} times; {len(trial.tables)} games, {events} events, "
                f"{len(trial.told)} acknowledged, {len(trial.again)} sent again; "
                f"none lost, none doubled, none stuck ({time.monotonic() - begun:.0f} s)",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())

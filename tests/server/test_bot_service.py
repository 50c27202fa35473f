"""`ahu worker`: bots played by processes of their own, on one PostgreSQL."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr
from pathlib import Path

import pytest

from ahu.cli import main
from ahu.core.rng import rng_for
from ahu.server import messages, requests
from ahu.server.database import engine_for
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from ahu.server.table_events import StoredEvent
from tests.server.guests import Guest, bot, open_table, person, play_on, remove
from tests.server.servers import PATIENCE_S, Served, served


class Worker:
    """An `ahu worker` in a process of its own."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.log = log
        command = (sys.executable, "-m", "ahu", "worker", "--database", database)
        settings = ("--workers", "1", "--pause-ms", "0", "--log", "debug", "--language", "en")
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, *settings, *options], stdout=subprocess.PIPE, stderr=errors
            )
        assert self.process.stdout is not None
        assert b"is running bots" in self.process.stdout.readline(), log.read_text()

    def asked(self) -> list[dict[str, object]]:
        """The decisions it has begun to compute."""
        return asked(self.log)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE_S)


def asked(log: Path) -> list[dict[str, object]]:
    lines = (json.loads(line) for line in log.read_text().splitlines() if line.startswith("{"))
    return [line for line in lines if line["what"] == "bot asked"]


@contextmanager
def worker(folder: Path, database: str, *options: str) -> Iterator[Worker]:
    with ExitStack() as ending:
        found = Worker(database, folder / f"worker-{len(list(folder.iterdir()))}.log", *options)
        ending.callback(found.process.wait, PATIENCE_S)
        ending.callback(found.process.kill)
        yield found
        if found.process.poll() is None:
            assert found.stop() == 0
            assert '"error"' not in found.log.read_text()


def watch_to_the_end(server: Served, made: requests.OpenedTable) -> None:
    async def run() -> None:
        async with Guest(server, made.table, [made.watch]) as guest:
            while not guest.over:
                await guest.until(messages.TableState)

    asyncio.run(run())


async def choices_of_bots(database: str, table: str) -> Counter[int | None]:
    """How often the bots of a table had to choose between several actions, by seat."""
    storage = Storage(engine_for(database))
    kept = await storage.load(table)
    await storage.close()
    assert kept is not None
    session, found = TableSession(kept.setup), Counter[int | None]()
    for row in kept.rows:
        found[row.seat] += _is_choice(session, row)
        session.follow(row)
    return found


def _is_choice(session: TableSession, row: StoredEvent) -> bool:
    if row.seat is None or not session.setup.seat_configs[row.seat].bot:
        return False
    return len(session.position.recall(row.seat).legal(row.seat)) > 1


def test_workers_play_for_servers_that_play_no_bots(tmp_path: Path, database: str) -> None:
    with served(tmp_path, "--workers", "0", database=database) as server:
        made = open_table(server, "orongo", [person(), bot(), bot()])
        with worker(tmp_path, database) as one:

            async def run() -> None:
                async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
                    await play_on(guest, rng_for("worker"))

            asyncio.run(run())
            assert one.asked()
        assert not asked(server.log)


def test_no_two_compute_the_same(tmp_path: Path, database: str) -> None:
    """A server and two workers share many tables; each decision is made in one place."""
    with (
        served(tmp_path, "--log", "debug", database=database) as server,
        worker(tmp_path, database) as one,
        worker(tmp_path, database) as other,
    ):
        made = [open_table(server, "orongo", [bot("normal")] * 4) for _ in range(4)]
        made += [open_table(server, "giants", [bot()] * 3, round_limit=2) for _ in range(2)]
        for table in made:
            watch_to_the_end(server, table)
        logs = [one.log, other.log, server.log]
        while not all(asked(log) for log in logs):  # until everybody has done something
            assert len(made) < 100
            made.append(open_table(server, "orongo", [bot()] * 4))
            watch_to_the_end(server, made[-1])
        count = Counter(line["table"] for log in logs for line in asked(log))
        for table in made:
            choices = asyncio.run(choices_of_bots(database, table.table))
            assert count[table.table] == choices.total()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_another_takes_over_from_a_worker_that_ended(
    tmp_path: Path, database: str, how: signal.Signals
) -> None:
    """In the middle of a game, while it thinks; a stopped one is as good as dead.

    While the decision of one seat is being stored, that of the other may be computed already.
    """
    with (
        served(tmp_path, "--workers", "0", database=database) as server,
        worker(tmp_path, database) as one,
    ):
        made = open_table(server, "orongo", [bot("hard"), bot()])
        _until(lambda: len(one.asked()) > 2)
        with worker(tmp_path, database) as other:
            one.process.send_signal(how)
            watch_to_the_end(server, made)
            one.process.kill()
            one.process.wait(PATIENCE_S)
            computed = Counter(line["seat"] for line in (*one.asked(), *other.asked()))
            choices = asyncio.run(choices_of_bots(database, made.table))
            for seat in range(2):
                again = computed[seat] - choices[seat]
                assert 0 <= again <= 1, "only what it was at was computed again"


def test_a_worker_that_ends_in_peace_leaves_no_lease(tmp_path: Path, database: str) -> None:
    with served(tmp_path, "--workers", "0", database=database) as server:
        made = open_table(server, "orongo", [bot("hard")] * 4)
        with worker(tmp_path, database) as one:
            _until(one.asked)
        asyncio.run(_assert_no_leases(database, made.table))
        with worker(tmp_path, database) as other:
            _until(other.asked)
        assert remove(server, made, made.owner).status_code == 204


async def _assert_no_leases(database: str, table: str) -> None:
    engine = engine_for(database)
    async with engine.connect() as connection:
        query = f"SELECT count(*) FROM leases WHERE table_id = '{table}'"
        assert (await connection.exec_driver_sql(query)).scalar() == 0
    await engine.dispose()


def _until(condition: Callable[[], object]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not condition():
                await asyncio.sleep(0.02)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "needs the PostgreSQL database"),
        (("--database", "tables.sqlite"), "needs the PostgreSQL database"),
        (("--database", "postgresql://ahu@127.0.0.1:9/none", "--workers", "0"), "at least one"),
        (("--database", "postgresql://ahu@127.0.0.1:9/none"), "the database cannot be used"),
        (("--port", "1"), "--port"),
    ],
)
def test_what_a_worker_refuses(
    options: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in os.environ if name.startswith("AHU_")]:
        monkeypatch.delenv(name)
    err = io.StringIO()
    with redirect_stderr(err):
        assert main(["worker", "--language", "en", *options]) in (1, 2)
    assert said in err.getvalue()
    assert len(err.getvalue().splitlines()) == 1

"""Sends servers through failures while people and bots play, and measures how soon all go on.

    python -m tests.server.failing [TABLES]

Two servers, a worker and a PostgreSQL; at each table two people and a bot, the people at different
servers. Whose server is gone goes to the other, as behind a proxy. In the middle of it a server is
killed, the worker is killed, PostgreSQL is restarted, its disk fills up, its notices fall silent.
Nothing acknowledged may be lost or done twice, and nobody stuck for longer than 10 s after each is
over: otherwise it fails.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import httpx
from msgspec import Struct, field

from ahu.core.rng import Rng, rng_for
from ahu.server import messages
from ahu.server.choices import expanded
from tests.server.crashing import LOST, Told, Trial, check
from tests.server.forwarder import Forwarder
from tests.server.guests import Guest, bot, fresh_id, open_table, person
from tests.server.servers import PATIENCE_S, ROOT, Database, Served, database_server, served

TABLES = 100
MOST_S = 10.0
"""How long anybody may be stuck after a failure is over."""
THINK_S = 3.0
"""How long people think, about."""
DISK_MB = 400
FAILS_S = 3.0
"""How long PostgreSQL is away, and its disk full."""
SHORTEST_WAIT_S, LONGEST_WAIT_S = 0.3, 5.0
"""How long the page waits before it connects again."""
SILENT_S = 30.0
"""How long the page waits for an answer before it connects again."""
AGAIN = ("table-internal", "table-busy", "table-rate")
"""Refusals after which a person tries the same once more."""
KINDS: tuple[tuple[str, dict[str, int]], ...] = (("orongo", {}), ("giants", {"round_limit": 6}))


class NotNow(Exception):
    """The server is there, and cannot do it now."""


class Player(Guest):
    """A person at a table, for whom it may not be the right moment."""

    async def next(self) -> object:
        message = await super().next()
        if isinstance(message, messages.CommandRefused) and message.refusal.key in AGAIN:
            raise NotNow(message.refusal.key)
        return message


class Measured(Struct):
    """A failure: how long it took, and how long until the last person was told something new."""

    name: str
    lasted_s: float = 0.0
    longest_s: float = 0.0
    acknowledged: int = 0


class World(Struct):
    """Everything that plays while something fails."""

    servers: list[Served]
    think_s: float
    fails_s: float
    trial: Trial = field(default_factory=Trial)
    told_at: dict[tuple[str, int], float] = field(default_factory=dict)
    """When each person who still plays was last told something new."""
    measured: list[Measured] = field(default_factory=list)

    @property
    def too_long(self) -> list[str]:
        """The failures after which somebody was stuck for longer than may be."""
        return [one.name for one in self.measured if one.longest_s > MOST_S]


# People


async def play_on(world: World, table: int, rng: Rng) -> None:
    """Two people and a bot at a table, game after game."""
    game, options = KINDS[table % len(KINDS)]
    seats = [person(), person(), bot("novice")]
    number = 0
    while not world.trial.over:
        try:
            server = world.servers[(table + number) % 2]
            number += 1
            made = await asyncio.to_thread(open_table, server, game, seats, **options)
        except (httpx.TransportError, AssertionError) as error:
            if isinstance(error, AssertionError) and "table-internal" not in str(error):
                raise
            await asyncio.sleep(SHORTEST_WAIT_S)
            continue
        world.trial.tables.append(made.table)
        tokens = [token or "" for token in made.seats[:2]]
        await asyncio.gather(
            *(
                sit(world, Player(world.servers[seat], made.table, [token]), seat, rng)
                for seat, token in enumerate(tokens)
            )
        )


async def sit(world: World, guest: Player, seat: int, rng: Rng) -> None:
    """Play a seat to the end, at whichever server is there."""
    pending: list[messages.Play] = []
    key, wait, home = (guest.table, seat), SHORTEST_WAIT_S, seat
    world.told_at[key] = time.monotonic()
    while not (guest.over or world.trial.over):
        guest.server = world.servers[home]
        try:
            await guest.arrive()
            wait = SHORTEST_WAIT_S
            await _play(world, guest, key, pending, rng)
        except (*LOST, NotNow) as error:
            world.trial.again |= {request.id for request in pending}
            with suppress(*LOST, NotNow):
                await guest.leave()
            if not isinstance(error, NotNow):
                home = 1 - home
            await asyncio.sleep(wait * (0.5 + rng.below(100) / 200))
            wait = min(2 * wait, LONGEST_WAIT_S)
    world.told_at.pop(key, None)
    with suppress(*LOST, NotNow):
        await guest.leave()


async def _play(
    world: World, guest: Player, key: tuple[str, int], pending: list[messages.Play], rng: Rng
) -> None:
    """Decide and hear until the game is over. A command is kept until it is answered."""
    number = 0
    while not (guest.over or world.trial.over):
        assert guest.state is not None
        if guest.state.number > number:
            number = guest.state.number
            world.told_at[key] = time.monotonic()
        mine = [projection for projection in guest.state.projections if projection.choices]
        if not pending and mine:
            await asyncio.sleep(world.think_s * (0.5 + rng.below(100) / 100))
            projection = mine[0]
            assert projection.seat is not None
            choices = expanded(projection.choices)
            action = choices[rng.below(len(choices))]
            pending.append(messages.Play(id=fresh_id(), seat=projection.seat, actions=[action]))
        if not pending:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):  # so that the end of the trial is noticed
                    await guest.until(messages.TableState)
            continue
        async with asyncio.timeout(SILENT_S):
            answer = await guest.ask(pending[0])
        request = pending.pop()
        if isinstance(answer, messages.CommandRefused):
            # Only what the table has moved on from meanwhile is refused.
            assert answer.refusal.key in ("not-your-decision", "table-moved-on"), answer
            await guest.until(messages.TableState)
            continue
        assert isinstance(answer, messages.Done), answer
        told = Told(guest.table, request.seat, request.id, request.actions, answer.number)
        world.trial.told.append(told)
        await guest.state_at(answer.number)


# Failures


Failure = Callable[[], Awaitable[float]]
"""Lets something fail; returns when it was over, once what must be found out about it has been."""


async def fail(world: World, name: str, failure: Failure) -> Measured:
    """Let something fail, and wait until everybody has been told something new since."""
    found = Measured(name)
    acknowledged, begun = len(world.trial.told), time.monotonic()
    over = await failure()
    found.lasted_s = over - begun
    known = time.monotonic()
    async with asyncio.timeout(PATIENCE_S):
        while any(at < known for at in world.told_at.values()):
            await asyncio.sleep(0.01)
    found.longest_s = time.monotonic() - over
    found.acknowledged = len(world.trial.told) - acknowledged
    world.measured.append(found)
    print(f"{name}: {found.lasted_s:.1f} s, then {found.longest_s:.1f} s", file=sys.stderr)
    return found


class Worker:
    """`ahu worker`, which can be killed and started again."""

    def __init__(self, database: str) -> None:
        self.command = [
            *(sys.executable, "-m", "ahu", "worker", "--database", database),
            *("--workers", "1", "--pause-ms", "0"),
        ]
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Begin, and wait until it is ready."""
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT, text=True
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "no worker could be started"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def failures(
    world: World, database: Database, worker: Worker, forwarder: Forwarder, small_disk: bool
) -> dict[str, Failure]:
    """What fails, by name, in order."""
    server = world.servers[0]

    async def kill_server() -> float:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        return time.monotonic()

    async def kill_worker() -> float:
        await asyncio.to_thread(worker.kill)
        await asyncio.to_thread(worker.start)
        return time.monotonic()

    async def restart_database() -> float:
        await asyncio.to_thread(database.stop, "fast")
        await asyncio.sleep(world.fails_s)
        await asyncio.to_thread(database.start)
        return time.monotonic()

    async def fill_disk() -> float:
        with filled(database.folder):
            await use_up(database.address)
            await asyncio.sleep(world.fails_s)
        over = time.monotonic()
        if not await asyncio.to_thread(lambda: database.runs):
            await asyncio.to_thread(database.start)
            over = time.monotonic()
        return over

    async def lose_notices() -> float:
        """The connection stays, and carries nothing more: over is it at once, but not known."""
        over = time.monotonic()
        forwarder.lose_notices()
        async with asyncio.timeout(PATIENCE_S):
            while not forwarder.listening:
                await asyncio.sleep(0.01)
        return over

    async def nothing() -> float:
        return time.monotonic()

    found: dict[str, Failure] = {
        "nothing": nothing,
        "a server is killed": kill_server,
        "the worker is killed": kill_worker,
        "PostgreSQL is restarted": restart_database,
        "its disk is full": fill_disk,
        "its notices fall silent": lose_notices,
    }
    if not small_disk:
        del found["its disk is full"]
    return found


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Nothing more fits onto the disk of this folder."""
    path = folder / "filler"
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(65536))
    try:
        yield
    finally:
        path.unlink()


async def use_up(address: str) -> None:
    """Let PostgreSQL use up the files it has in store, until it can write no more."""
    with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection = await asyncpg.connect(address)
        while True:
            await connection.execute("CREATE TABLE filling (); DROP TABLE filling")
            await connection.execute("SELECT pg_switch_wal()")


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """The folder of a small disk, which only root can make; else None."""
    with TemporaryDirectory(prefix="ahu-disk-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m,mode=755", "tmpfs", folder]
        mounted = False
        if os.getuid() == 0 and sys.platform == "linux":
            with suppress(OSError):
                mounted = subprocess.run(mount, capture_output=True).returncode == 0
        if not mounted:
            print("no small disk can be made here: none is filled", file=sys.stderr)
            yield None
            return
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


@asynccontextmanager
async def running(
    folder: Path, database: Database, think_s: float, fails_s: float
) -> AsyncIterator[tuple[World, Worker, Forwarder]]:
    """Two servers, one behind a forwarder, and a worker."""
    async with Forwarder(database.address).open() as forwarder:
        addresses = [forwarder.address, database.address]
        folders = [folder / name for name in ("one", "two")]
        for place in folders:
            place.mkdir()
        opened = [
            served(place, "--workers", "0", "--log", "info", database=address)
            for place, address in zip(folders, addresses, strict=True)
        ]
        worker = Worker(database.address)
        await asyncio.to_thread(worker.start)
        servers = await asyncio.gather(*(asyncio.to_thread(one.__enter__) for one in opened))
        try:
            yield World(list(servers), think_s, fails_s), worker, forwarder
        finally:
            worker.kill()
            for one in opened:
                await asyncio.to_thread(one.__exit__, None, None, None)


async def run(
    folder: Path,
    database: Database,
    tables: int,
    think_s: float,
    disk: bool,
    fails_s: float = FAILS_S,
) -> World:
    """Everything once, at so many tables; then look at what is left."""
    async with running(folder, database, think_s, fails_s) as (world, worker, forwarder):
        people = [
            asyncio.create_task(play_on(world, table, rng_for("failing", table)))
            for table in range(tables)
        ]
        failing = asyncio.create_task(
            _fail_all(world, tables, failures(world, database, worker, forwarder, disk))
        )
        await asyncio.wait([failing, *people], return_when=asyncio.FIRST_EXCEPTION)
        world.trial.over = True
        failing.cancel()
        await asyncio.gather(*people)
        with suppress(asyncio.CancelledError):
            await failing
    await check(database.address, world.trial, ended=False)
    return world


async def _fail_all(world: World, tables: int, failures: dict[str, Failure]) -> None:
    for name, failure in failures.items():
        before = len(world.trial.told)
        async with asyncio.timeout(PATIENCE_S):  # in the middle of play
            while len(world.told_at) < 2 * tables or len(world.trial.told) < before + 2 * tables:
                await asyncio.sleep(0.01)
        await fail(world, name, failure)
    world.trial.over = True


def report(world: World, tables: int, busy: float) -> str:
    rows = "\n".join(
        f"| {one.name} | {one.lasted_s:.1f} | {one.longest_s:.1f} | {one.acknowledged} |"
        for one in world.measured
    )
    return (
        f"{tables} tables of two people and a bot, {len(world.trial.tables)} games; "
        f"{len(world.trial.told)} commands acknowledged, {len(world.trial.again)} sent again; "
        "none lost, none done twice. Before it began, "
        f"{busy:.1f} other processes wanted the {os.cpu_count()} cores that all of it shared. "
        f"Nobody may be stuck for longer than {MOST_S:.0f} s; it was longer after: "
        f"{', '.join(world.too_long) or 'nothing'}. "
        "Where nothing fails, the time is that of people who think and take turns.\n\n"
        "| what fails | lasted s | until everybody was told something new s | acknowledged |\n"
        "| --- | ---: | ---: | ---: |\n"
        f"{rows}\n"
    )


def main() -> int:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    busy = os.getloadavg()[0]
    with (
        TemporaryDirectory() as folder,
        small_disk() as disk,
        database_server(disk) as database,
    ):
        world = asyncio.run(run(Path(folder), database, tables, THINK_S, disk is not None))
    print(report(world, tables, busy))
    return 1 if world.too_long else 0


if __name__ == "__main__":
    sys.exit(main())

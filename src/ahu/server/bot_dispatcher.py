"""Lets bots decide at tables, in fair order, each decision in one process only.

A decision that is due waits a moment, so that people can follow; then it waits for a worker. Then
the process takes a lease for it, reads the table, asks a worker and plays the answer, if what was
asked still holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from time import monotonic

from ahu.core.contract import Seat
from ahu.core.refusal import Refused
from ahu.server import background, time_outs
from ahu.server.advice import Advice
from ahu.server.bot_decisions import BotRequest, asked_of, at_random
from ahu.server.bot_jobs import jobs_in, jobs_of
from ahu.server.fair_queue import Job, Key
from ahu.server.forced import is_open
from ahu.server.leases import Leases, NoLeases, leases_for
from ahu.server.live_table import LiveTable
from ahu.server.message_parts import MOST_SEATS
from ahu.server.metrics import BOT_FAULTS, BOTS_DROPPED, ERRORS
from ahu.server.registry import TableRegistry
from ahu.server.session import TableSession
from ahu.server.table_backoff import Failures
from ahu.server.table_events import PendingEvents
from ahu.server.thinking_times import Thinker, ThinkingTimes
from ahu.server.worker_pool import WorkerLost, WorkerPool
from ahu.server.worker_slots import Slots

LOG = logging.getLogger("ahu.players")
SWEEP_S = 2.0
"""How often all tables are searched for decisions that were missed or left behind."""
GATHER_S = 0.02
"""How long names of tables that changed elsewhere are gathered before they are looked up."""


class Stale(Exception):
    """Says that the seat is no longer asked what the bot answered."""


class _Turn:
    """A decision that is due in this process."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.task: asyncio.Task[None]
        self.thinking = False
        """Whether it has a worker: then it is finished whatever happens."""


class BotDispatcher:
    """Lets bots decide at the tables of a registry."""

    def __init__(
        self,
        registry: TableRegistry,
        pool: WorkerPool,
        pause_s: float,
        leases: Leases | None = None,
    ) -> None:
        self.registry = registry
        self.pool = pool
        self.pause_s = pause_s
        self._leases = leases or NoLeases()
        self._slots = Slots(pool.size)
        self._times = ThinkingTimes()
        self._turns: dict[Key, _Turn] = {}
        self._alone: set[str] = set()
        """The tables without people where bots may play, when the database was last asked."""
        self._failures = Failures(LOG)
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._closed = False
        registry.changed = self.consider
        registry.advice = Advice(pool, self._slots)
        registry.changed_elsewhere = self._hear

    # Due decisions

    def consider(self, live: LiveTable) -> None:
        """Starts the decisions that bots must make and are not making already."""
        table = live.session.setup.table
        self._failures.forget(table)
        jobs = jobs_of(live.session)
        self._cancel_others(table, jobs)
        if not all(map(self._admits, jobs)):
            self._hear(table)  # the database knows whether it is to wait
        self._begin(jobs)

    def _admits(self, job: Job) -> bool:
        """Returns whether a bot may decide, as far as the bound on tables without people goes."""
        bounded = self.registry.most_bot_tables is not None and job.address and not job.people
        return not bounded or job.table in self._alone

    def _begin(self, jobs: Iterable[Job]) -> None:
        """Starts a turn for each of `jobs` that has none yet; what must wait is found again."""
        for job in jobs:
            if job.key not in self._turns and not self._closed and self._admits(job):
                turn = self._turns[job.key] = _Turn(job)
                # A new context, so that whoever moved does not pay for what a bot does then.
                turn.task = asyncio.create_task(self._run(turn), context=Context())

    def _cancel_others(self, table: str, jobs: Iterable[Job]) -> None:
        """Cancels the turns at `table` that are not in `jobs`, such as after an undo."""
        due = {job.seat for job in jobs}
        for seat in range(MOST_SEATS):
            turn = self._turns.get((table, seat))
            if turn is not None and seat not in due and not turn.thinking:
                self._end(turn)
                turn.task.cancel()

    def _end(self, turn: _Turn) -> None:
        """Counts a turn no longer, unless that was done before."""
        if self._turns.get(turn.job.key) is turn:
            del self._turns[turn.job.key]

    def _hear(self, table: str) -> None:
        self._changed.add(table)
        self._wake.set()

    async def run_forever(self) -> None:
        """Starts all that is due, again and again; in between, what other processes report."""
        loop = asyncio.get_running_loop()
        await self._look(None)
        sweep = loop.time() + SWEEP_S
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(sweep):
                    await self._wake.wait()
                    await asyncio.sleep(GATHER_S)
            self._wake.clear()
            changed, self._changed = self._changed, set()
            if changed:
                await self._look(changed)
            if loop.time() >= sweep:
                await self._look(None)
                sweep = loop.time() + SWEEP_S

    async def _look(self, tables: set[str] | None) -> None:
        """Starts what is due at `tables`, or at all tables."""
        try:
            most = self.registry.most_bot_tables
            jobs = await jobs_in(self.registry.storage.engine, tables, most)
            taken = await self._leases.elsewhere() if tables is None else set()
        except Exception as error:
            ERRORS.inc()
            LOG.warning("cannot look for bots", extra={"problem": type(error).__name__})
            return
        alone = {job.table for job in jobs if not job.people}
        self._alone = alone if tables is None else self._alone - tables | alone
        due: dict[str, list[Job]] = {table: [] for table in tables or ()}
        for job in jobs:
            due.setdefault(job.table, []).append(job)
        for table in tables or ():
            if self.registry.in_memory(table) is None:  # otherwise what is in memory is newer
                self._cancel_others(table, due[table])
        self._begin(
            job for job in jobs if job.key not in taken and self._failures.may_try(job.table)
        )

    # A turn

    async def _run(self, turn: _Turn) -> None:
        """Runs one decision from the moment it is due."""
        live: LiveTable | None = None
        try:
            await asyncio.sleep(self.pause_s)
            live = await self._decide(turn)
        except Exception as error:
            self._failures.note(turn.job.table, error)
        finally:
            self._end(turn)
        if live is not None:
            self.consider(live)  # the bot may have to decide again

    async def _decide(self, turn: _Turn) -> LiveTable | None:
        """Decides, plays and returns the table; returns None if another process decides."""
        job = turn.job
        leased = False
        live: LiveTable | None = None
        try:
            async with self._slots.slot(job):
                turn.thinking = True
                number = await self._leases.take(job.key)
                if number is None:
                    return None
                leased = True
                live = await self.registry.table(job.table)
                live.bots[job.seat] = turn.task
                await self.registry.catch_up(job.table, number)
                if job.seat not in live.session.bots_due:
                    return live
                id = f"bot·{live.session.number}"  # no client may use this id
                asked = asked_of(live.session, job.seat)
                move, wait_s = await self._decision(live.session, job.seat, asked)
            await asyncio.sleep(wait_s)
            await self._play(live, job.seat, id, asked, move)
            return live
        finally:
            if live is not None:
                live.bots.pop(job.seat, None)
            if leased:
                await self._leases.release(job.key)

    async def _play(
        self, live: LiveTable, seat: Seat, id: str, asked: BotRequest, move: str
    ) -> None:
        """Plays a bot's move, or drops it if the seat is asked something else by now."""

        def answer(session: TableSession) -> PendingEvents:
            if seat not in session.bots_due or asked_of(session, seat).recall != asked.recall:
                raise Stale
            try:
                return session.play(seat, [move], id)
            except Refused as refused:
                LOG.warning("bot refused", extra={"key": refused.refusal.key})
                BOT_FAULTS.labels("refused").inc()
                return session.play(seat, [at_random(session, seat)], id)

        try:
            await self.registry.command(live, seat, id, answer)
        except Stale:
            BOTS_DROPPED.inc()
            LOG.info("answer dropped", extra={"table": live.session.setup.table, "seat": seat})
        except Refused as refused:  # the table is gone or busy
            LOG.info("bot not played", extra={"key": refused.refusal.key})

    async def _decision(
        self, session: TableSession, seat: Seat, asked: BotRequest
    ) -> tuple[str, float]:
        """Returns the bot's move in notation, and how long it is to wait before it is played.

        The move is a random one if the bot's process is lost. It waits unless everybody knows all
        that the seat knows: how long a bot thinks would tell others what choices it has.
        """
        thinker = (session.game.name, asked.level, session.public.phase)
        hidden = not is_open(session.position, seat)
        begun = monotonic()
        move = await self._thought(session, seat, asked, thinker)
        return move, self._times.left(thinker, monotonic() - begun) if hidden else 0.0

    async def _thought(
        self, session: TableSession, seat: Seat, asked: BotRequest, thinker: Thinker
    ) -> str:
        """Returns a bot's move; an only choice needs no thought."""
        legal = session.position.recall(seat).legal(seat)
        if len(legal) == 1:
            return session.game.write(legal[0], session.players)
        where = {"table": session.setup.table, "seat": seat, "number": session.number}
        LOG.debug("bot asked", extra=where)
        otherwise = at_random(session, seat)
        begun = monotonic()
        try:
            decided = await self.pool.decide(asked)
        except WorkerLost:
            BOT_FAULTS.labels("at random").inc()
            return otherwise
        self._times.note(thinker, monotonic() - begun)
        return decided.move

    async def close(self) -> None:
        """Ends all turns; no bot decides any more, whatever happens at the tables."""
        self._closed = True
        self.registry.advice = None
        await background.end([turn.task for turn in self._turns.values()])


@asynccontextmanager
async def playing(registry: TableRegistry, workers: int, pause_s: float) -> AsyncIterator[None]:
    """Lets bots play in `workers` processes until the context ends."""
    leases = leases_for(registry.storage.engine)
    pool = WorkerPool(workers)
    players = BotDispatcher(registry, pool, pause_s, leases)
    tasks = [
        asyncio.create_task(players.run_forever()),
        asyncio.create_task(leases.renew()),
        asyncio.create_task(time_outs.run_forever(registry, leases)),
    ]
    try:
        yield
    finally:
        await background.end(tasks)
        await players.close()
        await leases.close()
        await pool.close()

"""The registry holds all tables in memory, and is the one way in which anything happens at them.

A command is validated, appended in a transaction, committed, and only then told to everybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from math import inf
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ahu.core.record import Record, game_of
from ahu.core.refusal import Refused, refuse
from ahu.games import GAMES
from ahu.server import opening, projections, requests
from ahu.server.access import Access
from ahu.server.advice import Advice
from ahu.server.budgets import KeyedLock, charge, paid
from ahu.server.live_table import Dropped, LiveTable, access_after
from ahu.server.metrics import TABLES_LOADED, TABLES_OPENED
from ahu.server.openers import check_quota
from ahu.server.players.keys import Keys
from ahu.server.rates import RateLimiter
from ahu.server.session import TableSession
from ahu.server.shared_time import SharedTime
from ahu.server.storage import Conflict, Storage, StoredTable
from ahu.server.table_events import PendingEvents
from ahu.server.table_setup import TableSetup
from ahu.server.threads import Threads

LOG = logging.getLogger("ahu.registry")
MOST_TRIES = 20
"""How often a command is tried anew because another process came first."""
MOST_IDLE = 200
"""The most tables that stay in memory although nobody listens."""
MOST_IDLE_EVENTS = 50_000
"""The most events that idle tables may have in all; one takes about a kilobyte."""
FRESH_S = 2.0
"""How long a table in memory is taken for up to date before the database is asked again."""
QUERY_S = 0.003
"""The processing time that asking the database for a table costs, besides waiting for it."""

SEAT_CHANGES_A_SECOND = 1 / 300

Prepare = Callable[[TableSession], PendingEvents]
Contents = Callable[[TableSession], bytes]


class TableRegistry:
    """The tables in memory, by name."""

    def __init__(
        self, storage: Storage, seed: Callable[[], str], threads: Threads | None = None
    ) -> None:
        self.storage = storage
        self.threads = threads or Threads()
        self.time = SharedTime(storage)
        self.keys = Keys(storage)
        self._seed = seed
        self._loading: OrderedDict[str, asyncio.Task[LiveTable]] = OrderedDict()
        self._room = MOST_IDLE
        self._events = 0
        """The events of all tables in memory, as far as they have been counted."""
        self._room_for_events = MOST_IDLE_EVENTS
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Is called when something happened at a table in memory: bots may have to decide."""
        self.changed_elsewhere: Callable[[str], None] = lambda table: None
        """Is called by name when something happened at a table that is not in memory."""
        self.seat_changes = RateLimiter(SEAT_CHANGES_A_SECOND, 1)
        """How fast seats change hands at a table where they have very often."""
        self._joining = KeyedLock()
        self.advice: Advice | None = None
        """Finds hints and analyses games; None in a process without workers."""
        self.most_bot_tables: int | None = None
        """The most tables of one opener that may keep bots busy at once."""

    # Tables

    async def table(self, name: str) -> LiveTable:
        """Returns a table, from memory or from the database. Raises Refused if there is none."""
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
        self._loading.move_to_end(name)
        try:
            live = await asyncio.shield(task)
        except Exception:
            if self._loading.get(name) is task:
                del self._loading[name]
            raise
        self._forget_idle()
        return live

    def in_memory(self, name: str) -> LiveTable | None:
        """Returns a table if it is in memory, else None."""
        task = self._loading.get(name)
        return task.result() if task and task.done() and not task.exception() else None

    def all_in_memory(self) -> list[LiveTable]:
        """Returns all tables in memory."""
        return [live for name in list(self._loading) if (live := self.in_memory(name))]

    async def _load(self, name: str) -> LiveTable:
        charge(QUERY_S)
        kept = await self.storage.load(name)
        if kept is None:
            raise refuse("", "table-none")
        # A long game takes a while to follow; other tables do not wait for it.
        session = await self.threads.long.run(lambda: _followed(kept))
        self._events += session.weight
        return LiveTable(session, access_after(kept.access, kept.rows), self.time.now)

    def _forget_idle(self) -> None:
        """Drops from memory, now and then, the idle tables that nobody has asked for longest.

        What was asked for just now stays: somebody is about to do something there.
        """
        TABLES_LOADED.set(len(self._loading))
        if len(self._loading) <= self._room and self._events <= self._room_for_events:
            return
        events = kept = 0
        for live in reversed(self.all_in_memory()):
            if live.idle:
                kept += 1
                events += live.session.weight
                if kept > 1 and (kept > MOST_IDLE or events > MOST_IDLE_EVENTS):
                    self._forget(live)
        self._room = len(self._loading) + MOST_IDLE
        self._events = sum(live.session.weight for live in self.all_in_memory())
        self._room_for_events = self._events + MOST_IDLE_EVENTS

    def drop(self, live: LiveTable, why: Dropped = "table-internal") -> None:
        """Drops a table from memory, to be read anew: what is in memory cannot be trusted."""
        self._forget(live)
        for bot in live.bots.values():
            bot.cancel()
        for client in list(live.clients):
            client.drop(why)

    def _forget(self, live: LiveTable) -> None:
        """Forgets a table in memory, where nothing is done any more: another may be read anew."""
        live.gone = True
        table = live.session.setup.table
        if self.in_memory(table) is live:
            del self._loading[table]

    # Opening

    async def open(self, asked: requests.NewTable, opener: str = "") -> requests.OpenedTable:
        """Opens a table. Raises Refused if what is asked does not fit the game."""
        return await self._opened(opening.game_setup(asked, self._seed(), opener))

    async def teach(self, asked: requests.NewLesson) -> requests.OpenedTable:
        """Opens a table for a lesson. Raises Refused if there is no such lesson."""
        return await self._opened(opening.lesson_setup(asked))

    async def pose(self, asked: requests.NewPuzzle) -> requests.OpenedTable:
        """Opens a table for a puzzle. Raises Refused if there is no such puzzle."""
        return await self._opened(opening.puzzle_setup(asked))

    async def _opened(self, setup: TableSetup) -> requests.OpenedTable:
        """Begins a table and keeps it."""
        return await self._keep(setup, await self._begun(setup))

    async def _begun(self, setup: TableSetup) -> PendingEvents:
        """Drafts the beginning of a table."""
        if setup.terms.pace is not None:
            await self._learn_time()
        with paid():
            session = TableSession(setup)
            session.now = self.time.now()
            return session.begin()

    async def upload(self, record: Record) -> requests.OpenedTable:
        """Keeps a record to look at. Raises Refused if it could not have happened."""
        header = record.header
        game = game_of(header, GAMES)
        opening.check_length(record)
        board_text = await self.storage.board_text(game, header.digest)
        setup = opening.record_setup(record, game, board_text)
        pending = await self.threads.long.run(lambda: opening.replayed(record, setup))
        return await self._keep(setup, pending)

    async def _keep(self, setup: TableSetup, pending: PendingEvents) -> requests.OpenedTable:
        """Stores a new table, and returns its secrets for whoever opens it."""
        opened, access = opening.new_secrets(setup)
        await self._store(setup, access, pending)
        return opened

    async def open_again(
        self, live: LiveTable, opener: str, changed: requests.Changed | None = None
    ) -> str:
        """Opens a table like another, with the same people and secrets, and returns its name.

        What is `changed` is otherwise there. Raises Refused if it does not fit the game.
        """
        session, access = live.session, live.access
        setup = opening.rematch_setup(session, access, self._seed(), opener, changed)
        pending = await self._begun(setup)
        free = (None,) * access.players
        await self._store(setup, Access(access.tokens, free, access.owner), pending)
        await self.keys.carry_over(session.setup.table, setup.table, access)
        return setup.table

    async def _store(self, setup: TableSetup, access: Access, pending: PendingEvents) -> None:
        """Stores a new table. Raises Refused if its opener keeps too many bots busy."""
        admit = None
        bots = any(seat_config.bot for seat_config in setup.seat_configs)
        bots = bots or setup.terms.pace is not None  # they play on when time is up
        if bots and setup.opener and self.most_bot_tables is not None:
            admit = partial(check_quota, opener=setup.opener, most=self.most_bot_tables)
        await self.storage.open(setup, access, pending, admit)
        await self._start_time(pending)
        TABLES_OPENED.labels(setup.game.name).inc()
        LOG.info("table opened", extra={"table": setup.table, "game": setup.game.name})
        if pending.status.bots_due:
            self.changed(await self.table(setup.table))

    @asynccontextmanager
    async def room_for_bot(self, live: LiveTable) -> AsyncIterator[None]:
        """Lets a bot join a table in the context. Raises Refused if its opener keeps too many busy.

        One after the other for each opener; another process may let one more in meanwhile.
        """
        setup, most = live.session.setup, self.most_bot_tables
        if not setup.opener or most is None:
            yield
            return
        async with self._joining.of(setup.opener):
            charge(QUERY_S)
            async with self.storage.engine.connect() as connection:
                await check_quota(connection, setup.opener, most, setup.table)
            yield

    # Deleting

    async def check_owner(self, name: str, token: str) -> None:
        """Raises Refused unless a token is that of a table's owner."""
        charge(QUERY_S)
        listed = (await self.storage.listed([name])).get(name)
        if listed is None:
            raise refuse("", "table-none")
        if not listed.access.owned(await self.keys.hash_of(name, listed.access, token)):
            raise refuse("", "table-token", "Authorization")

    async def remove(self, name: str, before: float = inf) -> None:
        """Deletes a table, unless something has happened there since `before`."""
        if await self.storage.remove(name, before):
            LOG.info("table removed", extra={"table": name})
            live = self.in_memory(name)
            if live is not None:
                self.drop(live)

    # Commands

    async def command(
        self,
        live: LiveTable,
        seat: int,
        id: str,
        prepare: Prepare,
        contents: Contents | None = None,
    ) -> int:
        """Carries out a command once and returns its number. Raises Refused if it is not allowed.

        Whoever asked for it may be cancelled in the middle: it is finished, and everybody is told.
        """
        carry_out = self._command(live, seat, id, prepare, contents)
        return await asyncio.shield(asyncio.create_task(carry_out))

    async def _command(
        self, live: LiveTable, seat: int, id: str, prepare: Prepare, contents: Contents | None
    ) -> int:
        session, table = live.session, live.session.setup.table
        async with live.lock:
            for _ in range(MOST_TRIES):
                live.check_here()
                if live.stale:
                    await self._catch_up(live)
                done = session.commands.get((seat, id))
                if done is not None:
                    if contents is not None:
                        with paid():
                            session.check_same(seat, id, contents(session))
                    return done
                if session.clocks is not None:
                    await self._learn_time()
                session.now = self.time.now()
                with paid():
                    pending = prepare(session)
                if not pending.rows:
                    return session.number
                live.stale = True
                try:
                    await self.storage.append(table, pending)
                except Conflict:
                    continue
                self._follow(live, pending)
                live.stale = False
                if live.gone:  # it may have been read anew just before this was stored
                    await self.catch_up(table, session.number)
                await self._start_time(pending)
                break
            else:
                raise refuse("", "table-busy")
        return session.commands[seat, id]

    async def insist(self, name: str, act: Callable[[LiveTable], Awaitable[None]]) -> LiveTable:
        """Acts at a table, again where it was dropped from memory meanwhile. Raises Refused."""
        while True:
            live = await self.current(name)
            try:
                await act(live)
            except Refused:
                if not live.gone:
                    raise
            else:
                return live

    async def _start_time(self, pending: PendingEvents) -> None:
        """Lets the time of tables go on, if the first clock runs."""
        if pending.status.due is not None:
            await self._learn_time()

    async def _learn_time(self) -> None:
        """Asks for the time of tables where it stood still, as far as this process has heard."""
        if self.time.stands:
            with suppress(SQLAlchemyError, OSError):  # it is asked again before long
                await self.time.beat()

    def _follow(self, live: LiveTable, pending: PendingEvents) -> None:
        """Follows events that were stored, and tells the clients."""
        try:
            with paid():
                live.accept(pending)
        except Exception:
            self.drop(live)
            raise
        if not live.gone:
            live.tell()
            self.changed(live)

    async def catch_up(self, name: str, number: int) -> None:
        """Catches up after another process said that a table reached `number`, or is gone."""
        task = self._loading.get(name)
        if task is None:
            self.changed_elsewhere(name)
            return
        live = await asyncio.shield(task)  # the reading that is under way may have begun too early
        if live.session.number < number:
            async with live.lock:
                if live.session.number < number:
                    with suppress(Refused):
                        await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Catches up at every table, since something may have been missed."""
        for live in self.all_in_memory():
            async with live.lock:
                with suppress(Refused):
                    await self._catch_up(live)

    async def current(self, name: str) -> LiveTable:
        """Returns a table with what other processes have stored; beside SQLite that is `ahu admin`.

        Raises Refused if there is none.
        """
        while True:
            live = await self.table(name)
            async with live.lock:
                with suppress(Refused):  # it is gone, or is read anew
                    await self._catch_up(live)
                    return live

    async def freshen(self, live: LiveTable) -> None:
        """Checks, now and then, whether other processes did something that was not heard of.

        Raises Refused if the table is gone or must be read anew.
        """
        now = monotonic()
        if now - live.fresh_at < FRESH_S:
            return
        live.fresh_at = now
        try:
            async with asyncio.timeout(FRESH_S):
                number = await self.storage.number_of(live.session.setup.table)
        except (SQLAlchemyError, OSError):
            return  # what is known is told all the same
        if number is None or number > live.session.number:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Follows what other processes have stored.

        Raises Refused if the table is gone, or must be read anew since something was forgotten.
        """
        table = live.session.setup.table
        rows = await self.storage.rows_since(table, live.session.number)
        if any(row.does == "forgotten" for row in rows):
            self.drop(live, "table-anew")
            raise refuse("", "table-anew")
        if rows:
            self._follow(live, PendingEvents(rows, live.session.status))
        elif not await self.storage.has(table):
            self.drop(live)
            raise refuse("", "table-none")
        live.stale = False


def _followed(kept: StoredTable) -> TableSession:
    """Returns the session of a stored table, with all the work done that takes long."""
    session = TableSession(kept.setup, kept.rows)
    projections.encode_log(session)
    return session

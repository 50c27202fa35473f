"""Keeps tables in a database. What is appended is on the disk before anybody is told.

Appends of many tables share a transaction while one is under way: on a busy server a commit carries
many moves.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from math import inf
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ahu.core.contract import Game, Options, Snapshot
from ahu.core.lesson import Lesson
from ahu.core.refusal import refuse
from ahu.games import available, game_named
from ahu.server.access import Access
from ahu.server.bulk_write import (
    Statement,
    access_values,
    insert_events,
    json_text,
    status_values,
    update_access,
    update_statuses,
)
from ahu.server.id_patterns import is_digest
from ahu.server.metrics import COMMIT_SECONDS, COMMITS, EVENTS_APPENDED
from ahu.server.rows import ANALYSES, BOARDS, EVENTS, MARKS, SAID, TABLES
from ahu.server.sqlite_writer import SqliteWriter
from ahu.server.summaries import ListedTable, knows_rules
from ahu.server.table_events import STEPS, PendingEvents, StoredEvent, TableStatus
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.server.table_terms import Terms

CHANNEL = "ahu"
"""Where processes on PostgreSQL tell each other that a table has moved on."""
MOST_AT_ONCE = 500
LONGEST_DIGEST = 64


Admit = Callable[[AsyncConnection], Awaitable[None]]
"""Raises Refused if a table may not be opened; called in the transaction that opens it."""


class Conflict(Exception):
    """Says that another process has appended an event of this number."""


class StoredTable(Struct, frozen=True):
    """A table as it is kept: its setup, who may do what, and its events."""

    setup: TableSetup
    access: Access
    rows: list[StoredEvent]


class _Append(Struct):
    table: str
    pending: PendingEvents
    done: asyncio.Future[None]


_MARK = text(
    """INSERT INTO marks (name, at) VALUES (:name, :at)
    ON CONFLICT (name) DO UPDATE SET at = excluded.at"""
)


class Storage:
    """The tables of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgresql = engine.dialect.name == "postgresql"
        self.not_before = 0.0
        """The latest time that was trusted: a clock that shows less is wrong."""
        self._writing = asyncio.Lock()
        """Lets one transaction write at a time: SQLite would let a second sleep and try again."""
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._sqlite = None if self.postgresql else SqliteWriter(str(engine.url.database))
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Stops writing, and closes all connections."""
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()

    # Reading

    async def load(self, table: str) -> StoredTable | None:
        """Returns a table with all its events, or None. Raises Refused if its rules are unknown."""
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(select(TABLES).where(TABLES.c.id == table))
            ).one_or_none()
            if found is None:
                return None
            rows = await _rows(connection, table, 0)
        if any(row.does == "forgotten" and row.number > found.number for row in rows):
            return await self.load(table)  # what was taken out just then is still in `found`
        game = game_named(found.game).at(found.rules)
        board_text = await self.board_text(game, found.board)
        return StoredTable(_setup(found, game, board_text), _access(found), rows)

    async def board_text(self, game: Game, digest: str) -> str | None:
        """Returns a board's text, or None for the game's own. Raises Refused if it is unknown."""
        if digest == game.board().digest:
            return None
        found: str | None = None
        if is_digest(digest):
            query = select(BOARDS.c.text).where(BOARDS.c.digest == digest)
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).scalar()
        if found is None:
            raise refuse("", "record-board", name=game.board().name, digest=digest[:LONGEST_DIGEST])
        return found

    async def has(self, table: str) -> bool:
        """Returns whether there is such a table."""
        query = select(TABLES.c.id).where(TABLES.c.id == table)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() is not None

    async def number_of(self, table: str) -> int | None:
        """Returns the number a table has reached, or None if there is no such table."""
        query = select(TABLES.c.number).where(TABLES.c.id == table)
        async with self.engine.connect() as connection:
            number: int | None = (await connection.execute(query)).scalar()
        return number

    async def rows_since(self, table: str, number: int) -> list[StoredEvent]:
        """Returns the events of a table after `number`."""
        async with self.engine.connect() as connection:
            return await _rows(connection, table, number)

    async def listed(self, tables: Iterable[str]) -> dict[str, ListedTable]:
        """Returns how `tables` stand, as far as they exist."""
        query = select(TABLES).where(TABLES.c.id.in_(list(tables)))
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {row.id: _listed(row) for row in found}

    async def quiet(self, before: float) -> list[str]:
        """Returns the tables where nothing has happened since `before`."""
        query = select(TABLES.c.id).where(TABLES.c.changed < before)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def still_s(self, table: str, seat: int) -> float:
        """Returns for how many seconds nobody has decided at a table, or done anything with a seat.

        What others do with theirs besides does not matter.
        """
        moves = or_(EVENTS.c.does.in_(STEPS), EVENTS.c.seat == seat)
        query = select(EVENTS.c.at).where(EVENTS.c.table_id == table, moves)
        async with self.engine.connect() as connection:
            last = await connection.execute(query.order_by(EVENTS.c.number.desc()).limit(1))
            at: float | None = last.scalar()
        return 0.0 if at is None else max(0.0, self.now() - at)

    async def since_s(self, table: str, number: int) -> float:
        """Returns for how many seconds a table has stood as it has since an event."""
        query = select(func.min(EVENTS.c.at))
        query = query.where(EVENTS.c.table_id == table, EVENTS.c.number >= number)
        async with self.engine.connect() as connection:
            at: float | None = (await connection.execute(query)).scalar()
        return 0.0 if at is None else max(0.0, self.now() - at)

    async def out_of_time(self, now: float, most: int) -> list[str]:
        """Returns tables where a clock has run out."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now, under_known_rules())
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(TABLES.c.due).limit(most))
            return list(found.scalars())

    async def newest(self) -> float | None:
        """Returns when something last happened anywhere."""
        query = select(func.max(TABLES.c.changed))
        async with self.engine.connect() as connection:
            found: float | None = (await connection.execute(query)).scalar()
        return found

    async def marked(self, name: str) -> float | None:
        """Returns the time that was noted under a name."""
        query = select(MARKS.c.at).where(MARKS.c.name == name)
        async with self.engine.connect() as connection:
            found: float | None = (await connection.execute(query)).scalar()
        return found

    # Writing

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Opens a transaction that writes; what is told by NOTIFY is told when it ends."""
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def mark(self, name: str) -> None:
        """Notes the time under a name. Raises an error if nothing can be written."""
        async with self.writing() as connection:
            await connection.execute(_MARK, {"name": name, "at": time.time()})

    async def open(
        self, setup: TableSetup, access: Access, pending: PendingEvents, admit: Admit | None = None
    ) -> None:
        """Stores a new table, with what has happened already. Raises what `admit` raises."""
        changed = self.now()
        values: dict[str, Any] = {
            "id": setup.table,
            "game": setup.game.name,
            "rules": setup.game.rules_version,
            "board": setup.board.digest,
            "options": json_text(setup.options),
            "chairs": json_text(setup.seat_configs),
            **access_values(access),
            "owner": access.owner,
            "seed": setup.seed,
            "start": None if setup.start is None else json_text(setup.start),
            "created": changed,
            "opener": setup.opener or None,
            "lesson": None if setup.lesson is None else json_text(setup.lesson),
            "terms": json_text(setup.terms),
            **status_values(pending.status),
            "changed": changed,
        }
        async with self.writing() as connection:
            if admit is not None:
                await admit(connection)
            await connection.execute(insert(TABLES), values)
            if pending.rows:
                events = [(setup.table, row) for row in pending.rows]
                sql, values = insert_events(self.engine.dialect.name, events, changed)
                await connection.execute(text(sql), values)
            if pending.status.bots_due and self.postgresql:
                await self._notify(connection, setup.table, pending.status.number)

    async def remove(self, table: str, before: float = inf) -> bool:
        """Deletes a table unless something happened since `before`; returns whether it did."""
        which = (TABLES.c.id == table) & (TABLES.c.changed < before)
        async with self.writing() as connection:
            if self.postgresql:  # nobody appends meanwhile; SQLite has one writer anyway
                await connection.execute(select(TABLES.c.id).where(which).with_for_update())
            found = select(TABLES.c.id).where(which).scalar_subquery()
            await connection.execute(delete(EVENTS).where(EVENTS.c.table_id == found))
            await connection.execute(delete(SAID).where(SAID.c.table_id == found))
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == found))
            number = delete(TABLES).where(which).returning(TABLES.c.number)
            last: int | None = (await connection.execute(number)).scalar()
            if last is not None and self.postgresql:
                await self._notify(connection, table, last + 1)
        return last is not None

    async def _notify(self, connection: AsyncConnection, table: str, number: int) -> None:
        """Tells the other processes, once this is committed, that there is something to read."""
        notify = text("SELECT pg_notify(:channel, :what)")
        await connection.execute(notify, {"channel": CHANNEL, "what": f"{table} {number}"})

    async def forget(self, connection: AsyncConnection, table: str) -> int | None:
        """Notes that something is taken out of what is stored of a table, before that is done.

        It is an event: a process that has the table in memory stores nothing more before it has
        read it anew. Returns its number; None if there is no such table.
        """
        which = TABLES.c.id == table
        if self.postgresql:  # nobody appends meanwhile; SQLite has one writer anyway
            await connection.execute(select(TABLES.c.id).where(which).with_for_update())
        next = update(TABLES).where(which).values(number=TABLES.c.number + 1)
        number: int | None = (await connection.execute(next.returning(TABLES.c.number))).scalar()
        if number is None:
            return None
        row = StoredEvent(number, "forgotten", None, "")
        sql, values = insert_events(self.engine.dialect.name, [(table, row)], self.now())
        await connection.execute(text(sql), values)
        if self.postgresql:
            await self._notify(connection, table, number)
        return number

    async def append(self, table: str, pending: PendingEvents) -> None:
        """Stores what has happened at a table. Raises Conflict if it has moved on elsewhere."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, pending, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        """Commits what is waiting, together, again and again."""
        while True:
            await self._wake.wait()
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            if not self._waiting:
                self._wake.clear()
            try:
                await self._commit(batch)
            except Exception as error:
                await self._commit_each(batch, error)

    async def _commit_each(self, batch: list[_Append], error: Exception) -> None:
        """Commits each append by itself, so that only the one that cannot be kept fails."""
        if len(batch) == 1:
            _fail(batch, error)
            return
        for i, append in enumerate(batch):
            try:
                await self._commit([append])
            except Exception as found:
                if nobody_could(found):
                    _fail(batch[i:], found)
                    return
                _fail([append], found)

    def now(self) -> float:
        """Returns the time, as far as the clock can be right."""
        return max(time.time(), self.not_before)

    async def _commit(self, batch: list[_Append]) -> None:
        statements = _statements(self.engine.dialect.name, batch, self.now())
        with COMMIT_SECONDS.time():
            async with self._writing:
                if self._sqlite is not None:
                    await self._sqlite.write(statements)
                else:
                    async with self.engine.begin() as connection:
                        for sql, values in statements:
                            await connection.execute(text(sql), values)
                        for append in batch:
                            number = append.pending.status.number
                            await self._notify(connection, append.table, number)
        COMMITS.inc()
        EVENTS_APPENDED.inc(sum(len(append.pending.rows) for append in batch))
        for append in batch:
            if not append.done.done():
                append.done.set_result(None)


def under_known_rules() -> ColumnElement[bool]:
    """Returns the condition that a table can go on; one under other rules waits for nobody."""
    return or_(
        *(
            and_(TABLES.c.game == game.name, TABLES.c.rules == known.rules_version)
            for game in available()
            for known in game.versions
        )
    )


def nobody_could(error: Exception) -> bool:
    """Returns whether the database is away, locked or full, rather than a row wrong."""
    away = isinstance(error, DBAPIError) and error.connection_invalidated
    return away or isinstance(error, OperationalError | sqlite3.OperationalError | OSError)


def _fail(batch: list[_Append], error: Exception) -> None:
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        error = Conflict()
    for append in batch:
        if not append.done.done():
            append.done.set_exception(error)


def _statements(dialect: str, batch: Sequence[_Append], now: float) -> list[Statement]:
    """Returns the statements that store what happened at several tables."""
    events = [(append.table, row) for append in batch for row in append.pending.rows]
    return [
        insert_events(dialect, events, now),
        update_statuses(dialect, [_status_of(append, now) for append in batch]),
        *(
            update_access(append.table, append.pending.access)
            for append in batch
            if append.pending.access is not None
        ),
    ]


def _status_of(append: _Append, now: float) -> tuple[str, TableStatus, float]:
    """Returns how a table stands, and when it last changed: a new name keeps no table alive."""
    active = any(row.does != "name" for row in append.pending.rows)
    return append.table, append.pending.status, now if active else 0.0


def _access(found: Any) -> Access:
    hashes = tuple[str | None, ...]
    return Access(
        msgspec.json.decode(found.tokens, type=hashes),
        msgspec.json.decode(found.invitations or "[]", type=hashes),
        found.owner,
    )


async def _rows(connection: AsyncConnection, table: str, after: int) -> list[StoredEvent]:
    query = (
        select(
            EVENTS.c.number,
            EVENTS.c.does,
            EVENTS.c.seat,
            EVENTS.c.move,
            EVENTS.c.command,
            EVENTS.c.clock,
        )
        .where(EVENTS.c.table_id == table, EVENTS.c.number > after)
        .order_by(EVENTS.c.number)
    )
    return [StoredEvent(*row) for row in (await connection.execute(query)).all()]


def terms_of(stored: str | None) -> Terms:
    """Returns the terms of a table as they are stored; tables from before there were any have the
    usual ones."""
    return Terms() if stored is None else msgspec.json.decode(stored, type=Terms)


def _setup(found: Any, game: Game, board_text: str | None) -> TableSetup:
    options: Options = msgspec.json.decode(found.options, type=game.options)
    start: Snapshot | None = None
    if found.start is not None:
        start = msgspec.json.decode(found.start, type=game.snapshots)
    seat_configs = msgspec.json.decode(found.chairs, type=tuple[SeatConfig, ...])
    lesson = None if found.lesson is None else msgspec.json.decode(found.lesson, type=Lesson)
    return TableSetup(
        found.id,
        game,
        options,
        seat_configs,
        found.seed,
        start,
        board_text,
        found.opener or "",
        lesson,
        terms_of(found.terms),
    )


def _listed(row: Any) -> ListedTable:
    return ListedTable(
        row.id,
        row.game,
        _access(row),
        TableStatus(
            row.number,
            row.round,
            row.over,
            msgspec.json.decode(row.deciding),
            msgspec.json.decode(row.winners),
            msgspec.json.decode(row.names),
            row.bots_due,
            msgspec.json.decode(row.played_by or "[]"),
            row.bots_only,
            row.due,
            msgspec.json.decode(row.resigned or "[]"),
        ),
        row.changed,
        knows_rules(row.game, row.rules),
    )

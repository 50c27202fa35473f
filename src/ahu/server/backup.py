"""Copies a database to a file while servers use it, and back into an empty database.

A backup is a SQLite file with a database's tables, events, boards, keys and players, at one
moment. It can be restored into SQLite or PostgreSQL, by this version or a newer one.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ahu.core.refusal import refuse
from ahu.server.database import engine_for, file_of, is_current, is_postgresql, migrate
from ahu.server.files import held
from ahu.server.players.rows import TO_KEEP
from ahu.server.rows import ANALYSES, BOARDS, EVENTS, MARKS, SAID, SECRETS, TABLES
from ahu.server.shared_time import stand_at_last_event

KEPT = (BOARDS, TABLES, EVENTS, SAID, ANALYSES, MARKS, SECRETS, *TO_KEEP)
"""What is kept, in an order in which it can be restored. All else a server notes for the moment."""
AT_ONCE = 1000


class Copied(Struct, frozen=True):
    """What was copied."""

    tables: int
    events: int


async def backup(database: str, place: Path) -> Copied:
    """Copies the database to a new file. Raises Refused if there is one, or nothing to copy."""
    if place.exists():
        raise refuse("", "backup-exists", path=str(place))
    if not is_postgresql(database) and not file_of(database).is_file():
        raise refuse("", "backup-nothing", path=database)
    unfinished = place.with_name(place.name + ".part")
    unfinished.unlink(missing_ok=True)
    async with _open(database) as source, _open(str(unfinished)) as target:
        async with source.connect() as connection:
            if not await connection.run_sync(is_current):
                raise refuse("", "backup-other-version")
        await migrate(target)
        copied = await _copy(source, target)
        async with target.connect() as connection:  # all of it in one file
            await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    unfinished.rename(place)
    return copied


async def restore(place: Path, database: str) -> Copied:
    """Copies a backup into an empty database that no server uses. Raises Refused otherwise."""
    if not place.is_file():
        raise refuse("", "backup-nothing", path=str(place))
    with (
        TemporaryDirectory(prefix="ahu-restore-") as folder,
        nullcontext() if is_postgresql(database) else _alone(database),
    ):
        own = Path(folder) / "backup.sqlite"  # it may be older, and is brought up to date
        shutil.copyfile(place, own)
        async with _open(str(own)) as source, _open(database) as target:
            if not await _is_backup(source):
                raise refuse("", "backup-not-one", path=str(place))
            await migrate(source)
            await migrate(target)
            async with target.connect() as connection:
                if await connection.scalar(select(func.count()).select_from(TABLES)):
                    raise refuse("", "backup-not-empty")
            copied = await _copy(source, target)
            async with target.begin() as connection:  # a backup may be from before marks were kept
                await stand_at_last_event(connection)
            return copied


@asynccontextmanager
async def _open(database: str) -> AsyncIterator[AsyncEngine]:
    engine = engine_for(database)
    try:
        yield engine
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        problem = (str(cause).splitlines() or [type(cause).__name__])[0]
        raise refuse("", "serve-database", problem=problem) from None
    finally:
        await engine.dispose()


def _alone(database: str) -> AbstractContextManager[None]:
    path = file_of(database)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return held(path)


async def _is_backup(engine: AsyncEngine) -> bool:
    try:
        async with engine.connect() as connection:
            await connection.exec_driver_sql("SELECT count(*) FROM tables, alembic_version")
    except SQLAlchemyError:
        return False
    return True


async def _copy(source: AsyncEngine, target: AsyncEngine) -> Copied:
    """Copies everything as it is at one moment, all or nothing."""
    counts: dict[str, int] = {}
    async with source.connect() as reading, target.begin() as writing:
        await _stand_still(reading)
        for kept in reversed(KEPT):
            await writing.execute(delete(kept))
        for kept in KEPT:
            counts[kept.name] = 0
            rows = await reading.stream(select(kept))
            async for part in rows.mappings().partitions(AT_ONCE):
                await writing.execute(insert(kept), [dict(row) for row in part])
                counts[kept.name] += len(part)
    return Copied(counts[TABLES.name], counts[EVENTS.name])


async def _stand_still(connection: AsyncConnection) -> None:
    """Begins a transaction that sees the database as it is now, whatever is written meanwhile."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")

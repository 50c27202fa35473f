"""Connects to SQLite or PostgreSQL, and migrates the database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ahu.core.refusal import refuse
from ahu.games import available
from ahu.games.board_files import reader_of
from ahu.server.files import make_private
from ahu.server.rows import BOARDS

CONNECT_S, ANSWER_S = 10.0, 30.0
"""How long PostgreSQL may take, so that a dead connection holds nobody up for ever."""
STANDSTILL_MS = 5000
"""How long a process that stands still in a transaction may hold others up."""
_LOCK = 0x6168_7531
"""PostgreSQL's advisory lock under which one process at a time migrates."""


def is_postgresql(database: str) -> bool:
    """Returns whether `database` names a PostgreSQL database rather than a file."""
    return database.startswith(("postgresql://", "postgres://"))


def file_of(database: str) -> Path:
    """Returns the file that `database` names."""
    return Path(database).expanduser()


def engine_for(database: str) -> AsyncEngine:
    """Returns an engine for a SQLite file or `postgresql://` address. Raises Refused if invalid."""
    if is_postgresql(database):
        try:
            url = make_url(database.replace("postgres://", "postgresql://", 1))
        except (ArgumentError, ValueError):
            raise refuse("", "serve-database-kind", found=_without_secret(database)) from None
        url = url.set(drivername="postgresql+asyncpg")
        return create_async_engine(
            url,
            pool_size=8,
            hide_parameters=True,
            connect_args={
                "timeout": CONNECT_S,
                "command_timeout": ANSWER_S,
                "server_settings": {"idle_in_transaction_session_timeout": f"{STANDSTILL_MS}"},
            },
        )
    if "://" in database:
        raise refuse("", "serve-database-kind", found=_without_secret(database))
    path = file_of(database)
    try:
        make_private(path)
    except OSError as error:
        raise refuse("", "serve-database", problem=error.strerror or str(error)) from None
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def _without_secret(database: str) -> str:
    """Returns an address without the password in it."""
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def prepare_sqlite(connection: Any, record: object = None) -> None:
    """Sets up SQLite: readers do not wait for writers, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "temp_store=MEMORY",  # else statements of many rows would make files
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database up to date. Raises Refused if it cannot be used."""
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # A migration may take its time on a busy machine: it holds nobody up who is served.
                await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            await connection.run_sync(_upgrade)
            await connection.run_sync(_keep_boards)
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        problem = (str(cause).splitlines() or [type(cause).__name__])[0]
        raise refuse("", "serve-database", problem=problem) from None


def is_current(connection: Connection) -> bool:
    """Returns whether the database is as this version has it."""
    newest = ScriptDirectory.from_config(_migrations(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def _migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "ahu.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    config = _migrations(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in known:
        raise refuse("", "serve-database-newer", found=now, known=max(known))
    command.upgrade(config, "head")


def _keep_boards(connection: Connection) -> None:
    """Keeps the games' boards as they are now: another version may have others."""
    kept = set(connection.execute(select(BOARDS.c.digest)).scalars())
    for game in available():
        reader = reader_of(game)
        if reader is not None and game.board().digest not in kept:
            values = {"digest": game.board().digest, "text": reader.reference()}
            connection.execute(insert(BOARDS), values)

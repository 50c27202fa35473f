"""Writes logs for programs: one JSON object a line, on standard error.

Tokens, seeds and what players do never reach them, and what fails again and again fills no disk.
"""

from __future__ import annotations

import logging
import sqlite3
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec
from sqlalchemy.exc import DBAPIError

_USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
AGAIN_S = 60.0
"""How many seconds pass before the same trouble is logged again."""
MOST_KINDS = 1000
TIMES = "times"


class Lines(logging.Formatter):
    """Formats a record as a line of JSON: when, how bad, where, what, and what came with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for name, value in record.__dict__.items():
            if name not in _USUAL:
                line[name] = value if isinstance(value, str | int | float) else str(value)
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = told(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def told(error: BaseException) -> str:
    """Returns an error as it is logged: in one line if the database failed, else with traceback."""
    if isinstance(error, DBAPIError | sqlite3.Error | OSError):
        return _named(error)
    parts: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(parts) < 10:
        frames = "".join(traceback.format_tb(cause.__traceback__))
        parts.append(f"{frames}{_named(cause)}")
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "\n".join(reversed(parts))


def _named(error: BaseException) -> str:
    """Returns what an error says. PostgreSQL's own words may quote a row, so it is only named."""
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    if isinstance(error, DBAPIError) and error.orig is not None:
        return f"{name} ({_named(error.orig)})"
    if "asyncpg" in name:
        cause = error.__cause__
        if cause is not None:
            return f"{name} ({_named(cause)})"
        return f"{name} {getattr(error, 'sqlstate', None) or ''}".strip()
    return f"{name}: {error}"


class NotAgain(logging.Filter):
    """Lets the same trouble through once in a while, with how often it came meanwhile."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Returns whether `record` is to be written."""
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.msg, error, getattr(record, "table", None))
        now = self._now()
        since, left_out = self._kinds.get(kind, (now - AGAIN_S, 0))
        if now - since < AGAIN_S:
            self._kinds[kind] = (since, left_out + 1)
            return False
        if left_out:
            setattr(record, TIMES, left_out + 1)
        self._kinds[kind] = (now, 0)
        self._kinds.move_to_end(kind)
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        return True


def set_up(level: str) -> None:
    """Sets up logging in this form for the whole process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(NotAgain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "sqlalchemy", "asyncio", "aiosqlite", "uvicorn"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))

"""Logs for programs: one JSON object a line, on standard error. Tokens never reach them."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

_USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A record as a line of JSON: when, how bad, where, what, and what was given with it."""

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
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """From now on everything is logged so."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "sqlalchemy", "asyncio", "aiosqlite", "uvicorn"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))

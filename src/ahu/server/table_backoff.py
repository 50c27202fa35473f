"""Remembers tables that cannot be read: logs each once, and tries it more and more rarely."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from ahu.core.refusal import Refused
from ahu.server.metrics import ERRORS

FIRST_S = 3.0
LONGEST_S = 3600.0
MOST = 10_000
"""The most tables that are remembered."""


class Failures:
    """The tables at which something failed."""

    def __init__(self, log: logging.Logger, now: Callable[[], float] = monotonic) -> None:
        self._log = log
        self._now = now
        self._failed: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """When a table may be tried again, and how long that was after it failed."""

    def note(self, table: str, error: Exception) -> None:
        """Notes a failure at a table. What else fails there meanwhile counts as the same."""
        if isinstance(error, Refused) and error.refusal.key == "table-none":
            return  # the table was deleted
        again, waited = self._failed.get(table, (0.0, 0.0))
        if waited and self._now() < again:
            return
        self._failed.pop(table, None)
        wait = min(2 * waited, LONGEST_S) if waited else FIRST_S
        self._failed[table] = (self._now() + wait, wait)
        if len(self._failed) > MOST:
            self._failed.popitem(last=False)
        if isinstance(error, Refused):
            if not waited:
                extra = {"table": table, "key": error.refusal.key}
                self._log.warning("bots left alone", extra=extra)
            return
        ERRORS.inc()
        if not waited:
            self._log.error("bots left alone", extra={"table": table}, exc_info=error)

    def may_try(self, table: str) -> bool:
        """Returns whether a table may be tried now."""
        again, _ = self._failed.get(table, (0.0, 0.0))
        return self._now() >= again

    def forget(self, table: str) -> None:
        """Forgets a table that works again."""
        self._failed.pop(table, None)

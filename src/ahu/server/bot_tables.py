"""Bounds how many tables of one opener bots play at once where nobody else plays: no effects.

Such a table may come about without being asked for, when the last person at it is out of time or
away. It is not refused then, but its bots wait until another one is over: nobody else waits there.
"""

from __future__ import annotations

from collections import Counter

from ahu.server.fair_queue import Job


class BotTables:
    """The tables at which this process lets bots play although nobody else does."""

    def __init__(self, most: int | None) -> None:
        """Bounds them to `most` of each opener, if to any number."""
        self._most = most
        self._turns: dict[str, Counter[str]] = {}
        """How many decisions are due at the tables of each opener."""

    def admit(self, job: Job) -> bool:
        """Returns whether a decision may begin now, and counts it if so."""
        if self._most is None or job.people or not job.address:
            return True
        tables = self._turns.setdefault(job.address, Counter())
        if job.table not in tables and len(tables) >= self._most:
            return False
        tables[job.table] += 1
        return True

    def end(self, job: Job) -> None:
        """Stops counting a decision that was admitted."""
        tables = self._turns.get(job.address)
        if tables is None or job.people:
            return
        tables[job.table] -= 1
        if not tables[job.table]:
            del tables[job.table]
        if not tables:
            del self._turns[job.address]

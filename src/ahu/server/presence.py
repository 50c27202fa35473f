"""Tracks who is there: how many clients read with each seat's token, and how many look on.

A second reader of a seat is somebody who knows its secrets, so everybody at the table sees it.
Processes on one PostgreSQL tell each other about their clients. What a process reports holds for a
while; it reports again before that is over, so that one which was killed is soon forgotten.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from time import monotonic

import msgspec
from msgspec import Struct, field

from ahu.server import messages
from ahu.server.live_table import Client
from ahu.server.metrics import ERRORS
from ahu.server.tokens import hashed

LOG = logging.getLogger("ahu.presence")
CHANNEL = "ahu_presence"
"""Where processes on PostgreSQL tell each other who is there."""
TOGETHER_S = 0.2
"""How long changes are gathered, so that a crowd that comes at once is told once."""
SHOWN_S = 10.0
"""How long a second reader who has left is still shown: however short the visit, it is seen."""
AGAIN_S = 15.0
HOLDS_S = 45.0
NAME_LENGTH = 12
MOST_NAMED = 8
"""The most readers of a seat that are told apart."""
MOST_AT_ONCE = 12
"""The most tables in one report: PostgreSQL takes 8,000 bytes."""


class Attendance(Struct, frozen=True, array_like=True):
    """The clients of one process at one table: the readers of each seat by name, and onlookers."""

    table: str
    readers: list[list[str]]
    watching: int

    @property
    def nobody(self) -> bool:
        """Whether nobody is there."""
        return not self.watching and not any(self.readers)


class Report(Struct, frozen=True, array_like=True):
    """What a process tells others about its clients at some tables."""

    process: str
    attendances: list[Attendance]
    asks: bool
    """Whether the others are to report theirs."""


class _Table(Struct):
    """A table where this process has clients."""

    players: int
    seen: list[float]
    """When each seat's token was last read with, as far as is known."""
    names: dict[Client, str] = field(default_factory=dict)
    gone: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    """Second readers who have left and are still shown, and the seats they read."""
    others: dict[str, tuple[float, Attendance]] = field(default_factory=dict)
    """What other processes have reported, and until when it holds."""


class PresenceTracker:
    """Counts who is there, and tells everybody at the table."""

    def __init__(
        self,
        notify: Callable[[str], Awaitable[None]] | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Begins with nobody there; `notify` reaches the other processes, if there are any."""
        self.process = token_hex(NAME_LENGTH // 2)
        self._notify = notify
        self._now = now
        self._tables: dict[str, _Table] = {}
        self._untold: set[str] = set()
        """Tables whose clients are to be told."""
        self._unreported: dict[str, bool] = {}
        """Tables that are to be reported, and whether others are asked for theirs."""
        self._wake = asyncio.Event()

    # Coming and going

    def enter(self, table: str, players: int, client: Client, name: str | None) -> None:
        """Adds a client that has come. One that comes back under the same name is counted once."""
        first = table not in self._tables
        here = self._tables.setdefault(table, _Table(players, [self._now()] * players))
        here.names[client] = (hashed(name) if name else token_hex(NAME_LENGTH))[:NAME_LENGTH]
        self._change(table, asks=first)

    def leave(self, table: str, client: Client) -> None:
        """Removes a client that has gone."""
        here = self._tables.get(table)
        if here is not None and client in here.names:
            name, seats = here.names.pop(client), client.audience.seats
            for seat in seats:
                here.seen[seat] = self._now()
            readers = self._readers(table, here)
            if any(readers[seat] - {name} for seat in seats):
                here.gone.append((name, seats))
                asyncio.get_running_loop().call_later(SHOWN_S, self._forget, table)
            self._change(table)

    def _forget(self, table: str) -> None:
        """Stops showing the second reader who has been gone longest."""
        here = self._tables[table]
        del here.gone[0]
        self._change(table)

    def _change(self, table: str, asks: bool = False) -> None:
        self._untold.add(table)
        self._unreported[table] = asks or self._unreported.get(table, False)
        self._wake.set()

    def absent_s(self, table: str, seat: int) -> float:
        """Returns for how long nobody has read with a seat's token, at any process.

        It is 0 while somebody does, and counts from when this process first knew of the table.
        """
        here = self._tables.get(table)
        if here is None or self._readers(table, here)[seat]:
            return 0.0
        return max(self._now() - here.seen[seat], 0.001)

    # Other processes

    def hear(self, payload: str) -> None:
        """Takes in another process's report."""
        try:
            report = msgspec.json.decode(payload, type=Report)
        except msgspec.MsgspecError:
            LOG.warning("presence not understood")  # perhaps from another version
            return
        if report.process == self.process:
            return
        for attendance in report.attendances:
            here = self._tables.get(attendance.table)
            if here is None:
                continue
            for seat, names in enumerate(self._readers(attendance.table, here)):
                if names:
                    here.seen[seat] = self._now()
            if attendance.nobody:
                here.others.pop(report.process, None)
            else:
                here.others[report.process] = (self._now() + HOLDS_S, attendance)
            self._untold.add(attendance.table)
            if report.asks:
                self._unreported.setdefault(attendance.table, False)
        self._wake.set()

    def report_again(self, asks: bool = False) -> None:
        """Reports everything again, and forgets what others have not reported again."""
        now = self._now()
        for table, here in self._tables.items():
            for process, (until, _) in list(here.others.items()):
                if until < now:
                    del here.others[process]
                    self._untold.add(table)
            self._unreported[table] = asks or self._unreported.get(table, False)
        self._wake.set()

    # Telling

    async def run_forever(self) -> None:
        """Tells what changes, for ever."""
        again = self._now() + AGAIN_S
        while True:
            try:
                async with asyncio.timeout(max(0.0, again - self._now())):
                    await self._wake.wait()
            except TimeoutError:
                self.report_again()
                again = self._now() + AGAIN_S
            await asyncio.sleep(TOGETHER_S)
            await self.tell()

    async def tell(self) -> None:
        """Tells what has changed to those who are there, then to the other processes."""
        self._wake.clear()
        untold, self._untold = self._untold, set()
        for table in untold:
            here = self._tables.get(table)
            if here is not None:
                presence = self._presence(table, here)
                for client in here.names:
                    client.meet(presence)
        await self._report()

    def _presence(self, table: str, here: _Table) -> messages.Presence:
        """Returns who is there, at all processes."""
        watching = (attendance.watching for attendance in self._everywhere(table, here))
        return messages.Presence(
            [len(names) for names in self._readers(table, here)], sum(watching)
        )

    def _everywhere(self, table: str, here: _Table) -> list[Attendance]:
        return [self._attendance(table, here), *(told for _, told in here.others.values())]

    def _readers(self, table: str, here: _Table) -> list[set[str]]:
        """Returns the names of those who read each seat, at all processes."""
        readers: list[set[str]] = [set() for _ in range(here.players)]
        for attendance in self._everywhere(table, here):
            for seat, names in zip(readers, attendance.readers, strict=False):
                seat.update(names)
        return readers

    def _attendance(self, table: str, here: _Table) -> Attendance:
        """Returns the clients of this process."""
        readers: list[set[str]] = [set() for _ in range(here.players)]
        watching: set[str] = set()
        for client, name in here.names.items():
            for seat in client.audience.seats:
                readers[seat].add(name)
            if not client.audience.seats:
                watching.add(name)
        for name, seats in here.gone:
            for seat in seats:
                readers[seat].add(name)
        return Attendance(table, [sorted(names)[:MOST_NAMED] for names in readers], len(watching))

    async def _report(self) -> None:
        unreported, self._unreported = self._unreported, {}
        reported = []
        for table in unreported:
            here = self._tables[table]
            reported.append(self._attendance(table, here))
            if not here.names and not here.gone:
                del self._tables[table]
        if self._notify is None:
            return
        try:
            for start in range(0, len(reported), MOST_AT_ONCE):
                part = reported[start : start + MOST_AT_ONCE]
                asks = any(unreported[attendance.table] for attendance in part)
                report = Report(self.process, part, asks)
                await self._notify(msgspec.json.encode(report).decode())
        except Exception:  # it is reported again before long
            ERRORS.inc()
            LOG.exception("reporting presence")

"""Limits processing time: whoever asks for work pays for it.

Counting messages is not enough, since one may cost a hundred times what another does. Each address
and each seat has an allowance of processing time. What was done for them is charged afterwards;
whoever owes some waits before anything more is done, and is refused when that would take long.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import monotonic

from ahu.core.refusal import refuse
from ahu.server.processing_time import begin, spent_since
from ahu.server.rates import Buckets

SPARE = 0.9
"""A key with less than this part of what it may use at once goes one at a time."""
MOST_ON_THE_BILL_S = 0.001
"""Up to this much is charged only when something more is asked for."""
PATIENCE_S = 5.0
"""How long somebody may have to wait before they are refused instead."""


class KeyedLock:
    """Lets one at a time go on for each key; remembers a key only while somebody waits."""

    def __init__(self) -> None:
        self.waiting: Counter[Hashable] = Counter()
        """How many wait for each key, with the one whose turn it is."""
        self._locks: dict[Hashable, asyncio.Lock] = {}

    @asynccontextmanager
    async def of(self, key: Hashable) -> AsyncIterator[None]:
        """Waits for the turn of `key`, and holds it in the context."""
        self.waiting[key] += 1
        try:
            async with self._locks.setdefault(key, asyncio.Lock()):
                yield
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key], self._locks[key]


class WorkBudget:
    """Allows each key `a_second` seconds of processing a second, and `at_once` at once."""

    def __init__(
        self, a_second: float, at_once: float, now: Callable[[], float] = monotonic
    ) -> None:
        self._buckets = Buckets(a_second, at_once, now)
        self._lock = KeyedLock()

    def charge(self, key: Hashable, seconds: float) -> float:
        """Takes `seconds` from what `key` may use; returns how long it then owes something."""
        return max(0.0, -self._buckets.use(key, seconds) / self._buckets.a_second)

    def wait_s(self, key: Hashable) -> float:
        """Returns how many seconds pass until `key` owes nothing."""
        return max(0.0, -self._buckets.left(key) / self._buckets.a_second)

    def uses_a_lot(self, key: Hashable) -> bool:
        """Returns whether `key` has used so much that it goes one at a time."""
        return self._buckets.left(key) < SPARE * self._buckets.at_once

    async def turn(self, key: Hashable) -> None:
        """Lets only one of a key that uses a lot go on at a time, and others come first.

        Something small takes many rounds of the event loop: in each of them, everybody who is
        waiting for it would wait for all that such a key has sent.
        """
        async with self._lock.of(key):
            await asyncio.sleep(0)


class Payer:
    """Whoever asks for work: an address, and the seat it speaks for, once that is known.

    Small amounts are put on a bill first and charged together, since most amounts are small. Who
    is in credit need not settle it before more is done.
    """

    def __init__(self, address: str, by_address: WorkBudget, by_seat: WorkBudget) -> None:
        self.address = address
        self.seat: Hashable | None = None
        self._by_address = by_address
        self._by_seat = by_seat
        self._bill = 0.0
        self.in_credit = False
        """Whether much was left when the bill was last settled: there is nothing to wait for."""

    def charge(self, seconds: float) -> None:
        """Puts `seconds` on the bill, and charges it once it is large enough."""
        self._bill += seconds
        if self._bill > MOST_ON_THE_BILL_S:
            self._settle()

    def _settle(self) -> float:
        """Charges what is on the bill; returns how long something is then owed."""
        bill, self._bill = self._bill, 0.0
        wait = self._by_address.charge(self.address, bill)
        if self.seat is not None:
            wait = max(wait, self._by_seat.charge(self.seat, bill))
        self.in_credit = not wait and not self._by_address.uses_a_lot(self.address)
        return wait

    async def wait(self) -> None:
        """Lets others come first; waits until nothing is owed. Raises Refused if it takes long."""
        await asyncio.sleep(0)
        if not self.in_credit:
            await self.wait_for(PATIENCE_S)

    async def wait_for(self, patience_s: float) -> None:
        """Waits until nothing is owed. Raises Refused if that takes longer than `patience_s`."""
        end = monotonic() + patience_s
        while True:
            if self._by_address.uses_a_lot(self.address):
                await self._by_address.turn(self.address)
            wait = self._settle()
            if not wait:
                return
            left = end - monotonic()
            if left <= 0:
                raise refuse("", "table-rate")
            await asyncio.sleep(min(wait, left))


PAYER: ContextVar[Payer | None] = ContextVar("PAYER", default=None)
"""Who pays for what is done now; tasks and threads begun for them inherit it."""


def charge(seconds: float) -> None:
    """Charges `seconds` to whoever asked for the work, if anybody did."""
    payer = PAYER.get()
    if payer is not None:
        payer.charge(seconds)


class paid:  # noqa: N801  # it is used like a function
    """A context whose processing time is charged to whoever asked; it must not await."""

    __slots__ = ("_begun",)

    def __enter__(self) -> None:
        self._begun = begin()

    def __exit__(self, *error: object) -> None:
        payer = PAYER.get()
        if payer is not None:
            payer.charge(spent_since(self._begun))

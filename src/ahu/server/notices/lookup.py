"""Looks names up that players chose, so that names without an answer hold up nobody else's.

A look-up cannot be ended: it keeps its thread until it is answered. So it counts for whoever began
it until then, however long ago its answer was given up; and what was found is used again, for
longer when it cannot be looked up anew.
"""

from __future__ import annotations

import asyncio
import socket
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

from msgspec import Struct

from ahu.core.refusal import Refusal, Refused

THREADS, OF_ONE, OF_SLOW = 16, 2, 8
"""How many look-ups are under way: of all, of one player, and of all whose last one was slow. They
are fewer than the notices under way, so that names that hang leave some of those to others."""
PATIENCE_S, PATIENCE_WITH_OLD_S = 5.0, 1.0
"""How long a look-up is waited for; the second where something was found before."""
NEW_S, OLD_S = 300.0, 86_400.0
"""How long what was found is used without asking again, and while there is no answer."""
MOST_ADDRESSES = 16
"""How many addresses of a name are remembered."""
MOST_REMEMBERED = 10_000
"""How many names are remembered, and how many slow players; those unused longest go first."""

Addresses = tuple[str, ...]


class Busy(Refused):
    """Says that a name could not be looked up now, and that it is not the name's fault."""

    def __init__(self) -> None:
        super().__init__(Refusal("", "table-busy"))


class _LookUp(Struct, frozen=True):
    """A look-up under way."""

    player: str
    begun: float
    answer: asyncio.Future[Addresses]


class _Found(Struct, frozen=True):
    addresses: Addresses
    at: float


class Lookups:
    """Looks names up, and remembers what it found; whether one may connect there is not its job."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="lookup")
        self.under_way: dict[str, _LookUp] = {}
        """What is being looked up, by name: no name twice at a time."""
        self._found: OrderedDict[str, _Found] = OrderedDict()
        """What was found, by name."""
        self._slow: OrderedDict[str, None] = OrderedDict()
        """The players whose last look-up was not answered in time."""

    async def addresses(self, host: str, player: str) -> Addresses:
        """Returns the addresses of a host. Raises Busy, OSError or UnicodeError."""
        found = self._remembered(host)
        if found is not None and self._now() < found.at + NEW_S:
            return found.addresses
        try:
            return await self._look_up(host, player, PATIENCE_WITH_OLD_S if found else PATIENCE_S)
        except (Busy, OSError):
            found = self._remembered(host)
            if found is None:
                raise
            return found.addresses

    def _remembered(self, host: str) -> _Found | None:
        found = self._found.get(host)
        if found is None or self._now() >= found.at + OLD_S:
            return None
        self._found.move_to_end(host)
        return found

    async def _look_up(self, host: str, player: str, patience_s: float) -> Addresses:
        look_up = self.under_way.get(host) or self._begin(host, player)
        left = look_up.begun + patience_s - self._now()
        await asyncio.wait([look_up.answer], timeout=max(0.0, left))
        if not look_up.answer.done():
            raise TimeoutError
        return look_up.answer.result()

    def _begin(self, host: str, player: str) -> _LookUp:
        """Looks a name up in a thread of its own. Raises Busy if the player may have none now."""
        players = [look_up.player for look_up in self.under_way.values()]
        slow = player in self._slow and sum(one in self._slow for one in players) >= OF_SLOW
        if len(players) >= THREADS or players.count(player) >= OF_ONE or slow:
            raise Busy
        answer = asyncio.get_running_loop().run_in_executor(self._threads, _ask, host)
        look_up = self.under_way[host] = _LookUp(player, self._now(), answer)
        answer.add_done_callback(partial(self._note, host, look_up))
        return look_up

    def _note(self, host: str, look_up: _LookUp, answer: asyncio.Future[Addresses]) -> None:
        """Notes what came of a look-up."""
        del self.under_way[host]
        self._slow.pop(look_up.player, None)
        if self._now() >= look_up.begun + PATIENCE_S:
            self._slow[look_up.player] = None
        error = answer.exception()
        if error is None:
            self._found[host] = _Found(answer.result(), self._now())
            self._found.move_to_end(host)
        elif getattr(error, "errno", None) != socket.EAI_AGAIN:
            self._found.pop(host, None)
        for remembered in (self._slow, self._found):
            if len(remembered) > MOST_REMEMBERED:
                remembered.popitem(last=False)


def _ask(host: str) -> Addresses:
    found = socket.getaddrinfo(host, None, proto=socket.IPPROTO_TCP)
    return tuple(str(one[4][0]) for one in found[:MOST_ADDRESSES])

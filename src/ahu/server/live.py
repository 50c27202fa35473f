"""A table in memory, and the clients that listen to it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from ahu.core.contract import Seat
from ahu.server import messages, sights
from ahu.server.course import Course
from ahu.server.limits import paid
from ahu.server.sights import Eyes

MOST_UNREAD = 64
MOST_UNREAD_BYTES = 250_000
"""A client with so many answers to read, or such long ones, is answered no more until it reads."""
MOST_SAID_BYTES = 250_000
"""What is kept of what was said, at each table, for others who see the same."""


class Client:
    """One socket: what it may see, what it has seen, and what is still to be sent to it.

    It is told how the table stands when it can take it, so that a slow one misses nothing and
    holds nobody up: it just gets several changes in one.
    """

    def __init__(self, eyes: Eyes, since: int | None) -> None:
        self.eyes = eyes
        self.seen = since
        """The number it has been told last."""
        self.live = False
        """Whether it hears what happens, rather than what it missed."""
        self.dropped = False
        """Whether it is to be closed, so that it comes back to a table read anew."""
        self.told = 0
        """How many messages it has been sent."""
        self._answers: deque[bytes] = deque()
        self._unread = 0
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def answer(self, word: messages.Spoken) -> None:
        """Say something to this client alone."""
        data = sights.encode(word)
        self._answers.append(data)
        self._unread += len(data)
        if len(self._answers) > MOST_UNREAD or self._unread > MOST_UNREAD_BYTES:
            self._room.clear()
        self._news.set()

    def wake(self) -> None:
        """Something has happened at the table."""
        self._news.set()

    def drop(self) -> None:
        """It is to be closed."""
        self.dropped = True
        self._news.set()

    async def has_room(self) -> None:
        """Wait until the client has read most of what it asked for."""
        await self._room.wait()

    async def news(self, live: Live) -> list[bytes]:
        """What is to be sent, as soon as there is something: answers first."""
        await self._news.wait()
        self._news.clear()
        sent = list(self._answers)
        self._answers.clear()
        self._unread = 0
        self._room.set()
        if self.seen != live.course.number or not self.live:
            sent.append(live.state_for(self))
        self.told += len(sent)
        return sent


class Live:
    """A table in memory. Its lock makes it one serial order of events."""

    def __init__(self, course: Course, tokens: list[str | None]) -> None:
        self.course = course
        self.tokens = tokens
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.bots: dict[int, asyncio.Task[None]] = {}
        """The bots that are deciding, by seat."""
        self.stale = False
        """Whether something may have been stored that is not in memory."""
        self._said: OrderedDict[tuple[tuple[Seat | None, ...], int, bool], bytes] = OrderedDict()
        self._said_at = -1
        self._said_bytes = 0

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return not self.clients and not self.bots and not self.lock.locked()

    def leave(self, client: Client) -> None:
        """A client has gone."""
        self.clients.discard(client)
        if not self.clients:
            self.forget_said()

    def tell(self) -> None:
        """Everybody is to hear how the table stands now."""
        for client in self.clients:
            client.wake()

    def state_for(self, client: Client) -> bytes:
        """How the table stands, for this client; made once for all that see the same."""
        if self._said_at != self.course.number:
            self.forget_said()
            self._said_at = self.course.number
        # Numbers that a client may have seen are many; the parts of the log it may have are few.
        key = (client.eyes.each, sights.keep_since(self.course, client.seen), client.live)
        said = self._said.get(key)
        if said is None:
            with paid():
                state = sights.state(self.course, client.eyes, client.seen, client.live)
                said = sights.encode(state)
            self._keep_said(key, said)
        client.seen, client.live = self.course.number, True
        return said

    def _keep_said(self, key: tuple[tuple[Seat | None, ...], int, bool], said: bytes) -> None:
        """Keep it for others, as far as there is room; a whole long log is made anew each time."""
        self._said[key] = said
        self._said_bytes += len(said)
        while self._said_bytes > MOST_SAID_BYTES:
            _, gone = self._said.popitem(last=False)
            self._said_bytes -= len(gone)

    def forget_said(self) -> None:
        """Nobody asks for it any more."""
        self._said.clear()
        self._said_bytes = 0

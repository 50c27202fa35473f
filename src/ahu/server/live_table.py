"""Holds a table in memory, and the clients that listen to it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping
from math import inf
from types import MappingProxyType
from typing import Literal

from ahu.core.contract import Seat
from ahu.core.refusal import Refusal, refuse
from ahu.server import messages, projections
from ahu.server.access import SEAT_EVENTS, Access
from ahu.server.budgets import paid
from ahu.server.paging import in_pages
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents, StoredEvent
from ahu.server.talk_room import Rooms, room_of

EMPTY: Mapping[Seat, str] = MappingProxyType({})
MOST_UNREAD = 64
MOST_UNREAD_BYTES = 250_000
"""A client that has more than this to read gets no more answers until it reads."""
MOST_SAID_BYTES = 250_000
"""The most bytes of sent states that each table keeps for other clients who see the same."""

Dropped = Literal["table-anew", "table-internal"]
"""Why a client has to come again: something was changed backwards, or something went wrong."""
_Key = tuple[tuple[Seat | None, ...], int, bool, tuple[frozenset[str], ...] | None]
"""Which clients are sent the same: their audience, the log they keep, whether they were told of
more than that, and the secrets it lacks."""


class Client:
    """A client's socket: what it may see, what it has seen, and what is still to be sent to it.

    It is told how the table stands when it can take it, so that a slow one misses nothing and holds
    nobody up: it just gets several changes in one.
    """

    def __init__(self, audience: Audience, held: Mapping[Seat, str] = EMPTY) -> None:
        self.audience = audience
        self.held = held
        """The hashes of the tokens by which it has its seats."""
        self.told: Told | None = None
        """What the client was told last of the table."""
        self.dropped: Dropped | None = None
        """Why the client is to be closed, so that it comes back to a table read anew."""
        self.farewell: messages.CommandRefused | None = None
        """The last message to the client, once a seat it held is no longer its own."""
        self.presence: messages.Presence | None = None
        """Who is there now."""
        self._met: messages.Presence | None = None
        """Who was there when the client was last told."""
        self._heard = 0
        """The number of the last line of talk that was sent."""
        self._answers: deque[bytes] = deque()
        self._unread = 0
        self._has_news = False
        self._waiting: asyncio.Future[None] | None = None
        """What the client's sender waits for while there is nothing to send."""
        self._room = asyncio.Event()
        self._room.set()

    def answer(self, message: messages.AnyServerMessage) -> None:
        """Sends a message to this client alone, unless it is dismissed."""
        if self.farewell is not None:
            return
        data = projections.encode(message)
        self._answers.append(data)
        self._unread += len(data)
        if len(self._answers) > MOST_UNREAD or self._unread > MOST_UNREAD_BYTES:
            self._room.clear()
        self.wake()

    def wake(self) -> None:
        """Tells the client's sender that there is something to send."""
        self._has_news = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def drop(self, why: Dropped) -> None:
        """Marks the client to be closed."""
        self.dropped = why
        self.wake()

    def dismiss(self, number: int) -> None:
        """Ends the client, whose token is no longer valid: it hears that, and nothing else."""
        self.farewell = messages.CommandRefused(None, Refusal("", "table-seat-lost"), number)
        self.wake()

    def check_welcome(self) -> None:
        """Raises Refused if the client's token is no longer valid, or it has to come again."""
        if self.dropped is not None:
            raise refuse("", "table-anew")
        if self.farewell is not None:
            raise refuse("", "table-seat-lost")

    def meet(self, presence: messages.Presence) -> None:
        """Tells the client who is there now."""
        self.presence = presence
        self.wake()

    async def has_room(self) -> None:
        """Waits until the client has read most of what it asked for."""
        if not self._room.is_set():
            await self._room.wait()

    async def wake_up(self) -> None:
        """Waits until there is something to send; only the client's sender does."""
        while not self._has_news:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def news(self, live: LiveTable) -> list[bytes]:
        """Returns what is to be sent, answers first."""
        self._has_news = False
        sent = list(self._answers)
        self._answers.clear()
        self._unread = 0
        self._room.set()
        if self.farewell is not None:
            return [*sent, projections.encode(self.farewell)]
        if self.told is None or self.told.number != live.session.number:
            sent += live.state_for(self)
            if live.session.clocks is not None:
                sent.append(projections.encode(projections.clocks(live.session.clocks, live.now())))
        if self.presence is not None and self.presence != self._met:
            sent.append(projections.encode(self.presence))
            self._met = self.presence
        room = room_of(self.audience.seats[0] if self.audience.seats else None)
        if live.rooms.numbers[room] > self._heard and (talk := live.rooms.since(room, self._heard)):
            sent.append(projections.encode(talk))
            self._heard = talk.lines[-1].number
        return sent


class LiveTable:
    """A table in memory. Its lock puts its events in one serial order."""

    def __init__(
        self, session: TableSession, access: Access, now: Callable[[], float] = lambda: 0.0
    ) -> None:
        """Holds a table whose clocks go by `now`."""
        self.session = session
        self.now = now
        self.access = access
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.rooms = Rooms()
        """What people have said here."""
        self.bots: dict[int, asyncio.Task[None]] = {}
        """The tasks of bots that are deciding, by seat."""
        self.stale = False
        """Whether something may have been stored that is not in memory."""
        self.gone = False
        """Whether it is no longer the table in memory: nothing is done here any more."""
        self.fresh_at = -inf
        """When the database was last asked whether other processes have gone on."""
        self._said: OrderedDict[_Key, tuple[list[bytes], Told]] = OrderedDict()
        self._said_at = -1
        self._said_bytes = 0

    @property
    def idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        return not self.clients and not self.bots and not self.lock.locked()

    def check_here(self) -> None:
        """Raises Refused if this is no longer the table in memory."""
        if self.gone:
            raise refuse("", "table-anew")

    def leave(self, client: Client) -> None:
        """Removes a client that has gone."""
        self.clients.discard(client)
        if not self.clients:
            self.forget_said()

    def accept(self, pending: PendingEvents) -> None:
        """Follows pending events that are stored, and dismisses whoever lost a seat by them."""
        self.session.accept(pending)
        self.access = access_after(self.access, pending.rows)
        for row in pending.rows:
            if row.does in SEAT_EVENTS:
                self._dismiss_strangers(row.number)

    def admit(self, client: Client) -> None:
        """Lets a client listen. Raises Refused if a seat of its has changed hands meanwhile."""
        if not self.access.holds(client.held):
            raise refuse("", "table-token", "$.tokens")
        self.clients.add(client)

    def _dismiss_strangers(self, number: int) -> None:
        """Dismisses whoever holds a seat no longer."""
        for client in self.clients:
            if not self.access.holds(client.held):
                client.dismiss(number)

    def tell(self) -> None:
        """Tells every client how the table stands now."""
        for client in self.clients:
            client.wake()

    def state_for(self, client: Client) -> list[bytes]:
        """Returns how the table stands for a client; it is made once for all that see the same.

        A long log makes more than one message of it.
        """
        if self._said_at != self.session.number:
            self.forget_said()
            self._said_at = self.session.number
        told = client.told
        # The numbers that clients were told are many; the parts of the log that they keep are few.
        keep = projections.kept_steps(self.session, told)
        went_back = projections.went_back(self.session, told, keep)
        key = (client.audience.each, keep, went_back, None if told is None else told.secrets)
        said = self._said.get(key)
        if said is None:
            with paid():
                state, now = projections.state(self.session, client.audience, told)
                said = [projections.encode(part) for part in in_pages(state)], now
            self._keep_said(key, said)
        data, client.told = said
        return data

    def _keep_said(self, key: _Key, said: tuple[list[bytes], Told]) -> None:
        """Keeps a state for others as far as there is room; a whole long log is made anew."""
        self._said[key] = said
        self._said_bytes += sum(map(len, said[0]))
        while self._said_bytes > MOST_SAID_BYTES:
            _, (gone, _) = self._said.popitem(last=False)
            self._said_bytes -= sum(map(len, gone))

    def forget_said(self) -> None:
        """Forgets the states that were kept for others."""
        self._said.clear()
        self._said_bytes = 0


def access_after(access: Access, rows: Iterable[StoredEvent]) -> Access:
    """Returns the access after the events in `rows`.

    Each event says all about its seat, so that the latest decides: events that are in the access
    already may come again.
    """
    for row in rows:
        if row.does in SEAT_EVENTS:
            assert row.seat is not None
            access = access.after(row.does, row.seat, row.move)
    return access

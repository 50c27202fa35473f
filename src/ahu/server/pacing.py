"""Reads clients' bytes a little at a time, and lets whoever sends what is costly to read wait.

A client can send bytes that take far longer to read than to send: a million empty frames, a body in
chunks of one byte. They are read on the event loop, before anybody knows what is asked. So each
address has an allowance of processing time for it.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Hashable

from ahu.server.processing_time import begin, spent_since
from ahu.server.rates import BURST, Buckets

SLICE = 4096
"""How many bytes are read at a time, before others come first."""
READING_S = 0.0003
"""How many seconds of processing it may cost to read a message on average."""
MOST_UNREAD = 65_536
"""How many bytes of answers a client may leave unread before nothing more is read from it."""
UNREAD_S = 0.05


def reading_allowance(messages: float) -> Buckets:
    """Returns the allowance for reading of an address that may send `messages` a second."""
    return Buckets(messages * READING_S, messages * READING_S * BURST)


class Paced(asyncio.Protocol):
    """A connection that is read at a pace."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def pace(self, allowance: Buckets, key: Hashable) -> None:
        """Sets who pays for what is read, and from which allowance."""
        self._allowance = allowance
        self._key = key
        self._unread = bytearray()
        self._next: asyncio.Handle | None = None

    @abstractmethod
    def read(self, data: bytes) -> None:
        """Reads these bytes."""

    def data_received(self, data: bytes) -> None:
        """Takes bytes that have come, to read them at a pace."""
        self._unread += data
        if self._next is None:
            self._go_on()

    def _go_on(self) -> None:
        """Reads what may be read now, and comes back for the rest."""
        self._next = None
        while self._unread and not self.transport.is_closing():
            if self.transport.get_protocol() is not self:
                return  # the connection has become a socket
            wait = self._wait_s()
            if wait:
                self.transport.pause_reading()
                self._next = self.loop.call_later(wait, self._go_on)
                return
            data = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            begun = begin()
            self.read(data)
            self._allowance.use(self._key, spent_since(begun))
            if self._unread:
                self.transport.pause_reading()
                self._next = self.loop.call_soon(self._go_on)
                return
        if not self.transport.is_closing() and not self.reads_enough():
            self.transport.resume_reading()

    def read_on(self) -> None:
        """Lets more bytes come, unless some that have come still wait for their time."""
        if self._next is None and not self._unread and not self.transport.is_closing():
            self.transport.resume_reading()

    def _wait_s(self) -> float:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            return UNREAD_S
        return max(0.0, -self._allowance.left(self._key) / self._allowance.a_second)

    @abstractmethod
    def reads_enough(self) -> bool:
        """Returns whether what was read must be worked off before more is."""

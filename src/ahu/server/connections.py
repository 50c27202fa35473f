"""Limits connections: their number, the pace at which they are read, and how long they may take."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from struct import pack
from typing import Any

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ahu.server.addresses import address_key
from ahu.server.pacing import Paced, reading_allowance
from ahu.server.rates import ConnectionLimit

try:
    import resource
except ImportError:  # this system has no such module
    resource = None  # type: ignore[assignment]

LOG = logging.getLogger("ahu.connections")
HEAD_S = 10.0
"""How long a client may take to send what stands before a body."""
BODY_S = 60.0
"""How long a client may take to send a body: a record of two megabytes on a slow line."""
READ_S = 60.0
"""How long a client may take to read some of a long answer, or what a socket was sent."""
KEPT_BACK = 128
"""How many file handles are kept for anything but clients: the database, bots, logs."""
USUAL = 5000
"""How many clients there may be where the system does not say how many handles there are."""
TOO_LARGE, NOT_TEXT = 1009, 1007
"""The codes that a socket is closed with."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""
MOST_FRAMES = 1000
"""The most frames that one message may come in."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
STATE = "connections"
"""The key under which the application's lifespan keeps the Connections."""
TEXTS = "ahu.texts"
"""The extension of a socket by which the application sends several encoded messages at once. The
application takes it out: else the socket would refer to itself, and be freed late."""
SendTexts = Callable[[Sequence[bytes]], Awaitable[None]]


class Connections:
    """Limits how many connections may be open: for each address, and in all."""

    def __init__(
        self, of_an_address: int, messages: float, proxies: int = 0, in_all: int | None = None
    ) -> None:
        """Sets the limits; `messages` is how many an address may send a second.

        Behind proxies all clients have the address of one, so that only the whole is counted.
        """
        self.in_all = most_handles() if in_all is None else in_all
        self._of_an_address = None if proxies else ConnectionLimit(of_an_address)
        self.reading = reading_allowance(messages)

    def payer(self, address: str, connection: object) -> Hashable:
        """Returns who pays for what is read: the address, or behind proxies each connection."""
        return id(connection) if self._of_an_address is None else address

    def enter(self, address: str, open: int) -> bool:
        """Returns whether one more may come in while `open` are open, and counts it if so."""
        if open > self.in_all:
            LOG.warning("too many connections", extra={"open": open})
            return False
        if self._of_an_address is not None and not self._of_an_address.enter(address):
            LOG.warning("too many connections of one address")
            return False
        return True

    def leave(self, address: str) -> None:
        """Stops counting a connection that ends or becomes a socket."""
        if self._of_an_address is not None:
            self._of_an_address.leave(address)


def most_handles() -> int:
    """Returns how many clients there are file handles for."""
    if resource is not None:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            return max(KEPT_BACK // 4, soft - KEPT_BACK)
    return USUAL


class PacedFlow(FlowControl):
    """Lets an application that has read a body read on, at the pace of its connection."""

    def __init__(self, transport: asyncio.Transport, read_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self._read_on: Callable[[], None] | None = read_on

    def resume_reading(self) -> None:
        """Lets more bytes come when their time has come."""
        if self.read_paused:
            self.read_paused = False
            if self._read_on is not None:
                self._read_on()

    def end(self) -> None:
        """Lets go of the connection, which is over, so that all of it is freed at once."""
        self._read_on = None


class ReadInTime(Paced):
    """A connection that is cut off when its client does not read what it was sent."""

    read_s = READ_S
    _reading: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Sets a time limit once the client stops reading."""
        super().pause_writing()
        self._reading = self.loop.call_later(self.read_s, self.transport.abort)

    def resume_writing(self) -> None:
        """Lifts the time limit once the client reads again."""
        super().resume_writing()
        _cancel(self._reading)


class HttpConnection(ReadInTime, H11Protocol):
    """A connection that is closed when its client keeps the server waiting for too long."""

    head_s, body_s = HEAD_S, BODY_S

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits: Connections = app_state[STATE]
        self._inside = False
        self._owes: object = None
        """What the client is to send: h11's name for the state it is in."""
        self._sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts a new connection, or ends it if there are too many."""
        super().connection_made(transport)
        notice_all(transport)
        self.flow: PacedFlow = PacedFlow(transport, self.read_on)
        self._address = address_key(self.client[0] if self.client else "")
        self.pace(self._limits.reading, self._limits.payer(self._address, self))
        self._inside = self._limits.enter(self._address, len(self.connections))
        if self._inside:
            self._watch()
        else:
            transport.abort()

    def read(self, data: bytes) -> None:
        """Reads some bytes of a request."""
        H11Protocol.data_received(self, data)
        if self._inside:
            self._watch()

    def reads_enough(self) -> bool:
        """Returns whether a body waits for the application."""
        return self.flow.read_paused

    def _watch(self) -> None:
        """Limits the time for what the client must send now; more bytes of it do not extend it."""
        state = self.conn.their_state
        owes = state if state in (h11.IDLE, h11.SEND_BODY) else None
        if owes is not self._owes:
            self._owes = owes
            _cancel(self._sending)
            if owes is not None:
                seconds = self.head_s if owes is h11.IDLE else self.body_s
                self._sending = self.loop.call_later(seconds, self.transport.abort)

    def on_response_complete(self) -> None:
        """Watches the next request, which may have begun, once an answer is out."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Turns the connection into a socket, which is counted as such.

        Nobody but an attacker asks for one before reading the answers to other requests: what is
        not read yet would then be waited for without an end.
        """
        if self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self._leave()
        super().handle_websocket_upgrade(event)
        self.flow.end()
        socket = self.transport.get_protocol()
        if not (isinstance(socket, SocketConnection) and socket.handshake_initiated):
            self.transport.write(BAD_REQUEST)  # it could not be read, and would stay for ever
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops counting the connection when it ends."""
        self._leave()
        super().connection_lost(exc)
        self.flow.end()

    def _leave(self) -> None:
        _cancel(self._sending)
        _cancel(self._reading)
        if self._inside:
            self._inside = False
            self._limits.leave(self._address)


class SocketConnection(ReadInTime, WebSocketsSansIOProtocol):
    """A socket, read at a pace too: pings and empty frames cost whoever sends them.

    Its client must read all that it was sent in time, also while it is being closed.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins to pace a request that has become a socket."""
        super().connection_made(transport)
        notice_all(self.transport)
        limits: Connections = self.app_state[STATE]
        address = address_key(self.client[0] if self.client else "")
        self.pace(limits.reading, limits.payer(address, self))

    def read(self, data: bytes) -> None:
        """Reads some frames."""
        WebSocketsSansIOProtocol.data_received(self, data)

    def data_received(self, data: bytes) -> None:
        """Reads bytes at a pace; the first are the request, which is read at once."""
        if self.handshake_initiated:
            super().data_received(data)
        else:
            self.read(data)

    def handle_connect(self, event: Request) -> None:
        """Begins the application, and tells it how to send messages."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TEXTS] = {"send": self.send_texts}

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the parser, which refers back to the socket, so that all of it is freed at once."""
        _cancel(self._reading)
        super().connection_lost(exc)
        self.conn.parser.close()

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Sends messages of text that is encoded, all of them at once."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(
            b"".join([part for text in texts for part in (frame_head(len(text)), text)])
        )

    async def receive(self) -> ASGIReceiveEvent:
        """Returns the next message; once none waits any more, more bytes may come.

        Before one that waits already, other sockets have their turn.
        """
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.read_on()
        return message

    def reads_enough(self) -> bool:
        """Returns whether a message waits for the application."""
        return self.read_paused

    def handle_cont(self, event: Frame) -> None:
        """Takes another frame of a message, or closes the socket if there are too many."""
        if len(self.frames) >= MOST_FRAMES:
            self._refuse(TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Passes a whole message to the application; closes the socket if its text is not UTF-8.

        It is read on until a second one waits: to stop and to go on takes longer than to read one.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        others_wait = not self.queue.empty()
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._refuse(NOT_TEXT)
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if others_wait and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _refuse(self, code: int) -> None:
        """Closes the socket, because what came is no message."""
        self.conn.send_close(code)
        self.handle_parser_exception()


def notice_all(transport: asyncio.WriteTransport) -> None:
    """Tells a connection at once when anything it was given cannot be sent, however little."""
    transport.set_write_buffer_limits(high=0)


def frame_head(length: int) -> bytes:
    """Returns what stands before a message of text in its frame (RFC 6455)."""
    if length < 126:
        return pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, length)
    return pack("!BBQ", WHOLE_TEXT, 127, length)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()

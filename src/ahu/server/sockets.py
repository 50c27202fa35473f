"""Serves clients' sockets: carries out what they ask, and tells them how the table stands."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import cache, partial
from math import inf

import msgspec
from prometheus_client import Counter
from starlette.websockets import (
    WebSocket,
    WebSocketDisconnect,
    WebSocketDisconnected,
    WebSocketState,
)

from ahu.core.reading import decode
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.server import advice, commands, id_patterns, messages, projections, queries, seats, talk
from ahu.server.addresses import key_of
from ahu.server.budgets import PATIENCE_S, PAYER, paid
from ahu.server.connections import TEXTS, SendTexts
from ahu.server.limits import Limits
from ahu.server.live_table import Client, LiveTable
from ahu.server.metrics import COMMAND_SECONDS, COMMANDS, ERRORS, SOCKETS
from ahu.server.origins import may_connect
from ahu.server.players.keys import sessions_of
from ahu.server.players.seat_players import check_undo
from ahu.server.presence import PresenceTracker
from ahu.server.registry import TableRegistry
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents
from ahu.server.tokens import hashed

LOG = logging.getLogger("ahu.sockets")
LARGEST_MESSAGE = 65_536
NAME_BYTES = 12
HELLO_S = 20.0
"""How long a socket may stay silent before it says Hello."""
IDLE_S = 180.0
"""How long neither side may say anything before a socket is closed. The page pings every 20
seconds, which browsers stretch to a minute when nobody sees it."""
MESSAGE_S = 0.0005
"""How many seconds it costs to receive a message and send its answer."""
SENT_A_SECOND = 50e6
"""How many bytes can be written as JSON and sent for a second of processing."""
GONE = (WebSocketDisconnect, WebSocketDisconnected, OSError)
"""The errors that are raised when the other side has gone away."""
TOO_FAST_S = 0.2
"""How long a socket that was too fast is not listened to."""
MOST_REFUSED = 200
"""How many messages in a row may be refused before a socket is closed."""
REFUSED, TOO_LARGE, FAULT, AGAIN = 1008, 1009, 1011, 1012


class Sockets:
    """Serves the sockets of a registry."""

    def __init__(
        self,
        registry: TableRegistry,
        limits: Limits,
        presence: PresenceTracker,
        origins: tuple[str, ...],
    ) -> None:
        self.registry = registry
        self.limits = limits
        self.presence = presence
        self.origins = origins

    async def serve(self, socket: WebSocket) -> None:
        """Serves one socket from its beginning to its end."""
        send_texts: SendTexts = socket.scope["extensions"].pop(TEXTS)["send"]
        headers = socket.headers
        if not may_connect(headers.get("origin"), headers.get("host"), self.origins):
            await socket.close(REFUSED, "table-origin")
            return
        address = key_of(socket)
        if not await self.limits.enter(address):
            await socket.close(REFUSED, "table-many-sockets")
            return
        SOCKETS.inc()
        try:
            # In a task of its own: whenever one goes on, it goes through all that wait in it, from
            # the first middleware down.
            await asyncio.create_task(_Connection(self, socket, address, send_texts).run())
        except GONE:
            pass
        finally:
            SOCKETS.dec()
            await self.limits.leave(address)


class _Connection:
    """A connected socket."""

    def __init__(
        self, sockets: Sockets, socket: WebSocket, address: str, send_texts: SendTexts
    ) -> None:
        self.sockets = sockets
        self.registry = sockets.registry
        self.socket = socket
        self.address = address
        payer = PAYER.get()
        assert payer is not None, "whoever connects pays for it"
        self.payer = payer
        self.send_texts = send_texts
        self.name = secrets.token_hex(NAME_BYTES)
        """What tells this client from other onlookers; one that comes back has the same."""
        self.sessions: frozenset[str] = frozenset()
        """The sessions by which an onlooker is known, by their hashes."""
        self.refused = 0
        self.loop = asyncio.get_running_loop()
        self.said_at = self.loop.time()
        """When something was last said, by either side."""
        self.idling: asyncio.TimerHandle | None = None
        """The timer that checks whether nothing is said any more."""

    async def run(self) -> None:
        """Greets, then listens and tells until either side ends it."""
        await self.socket.accept()
        try:
            async with asyncio.timeout(HELLO_S):
                greeted = await self._greet()
        except TimeoutError:
            await self._end(REFUSED, "table-hello-first")
            return
        if greeted is None:
            return
        live, client, hello = greeted
        telling: asyncio.Task[None] | None = None
        try:
            await self._welcome(live, client, hello)
            telling = asyncio.create_task(self._tell(live, client))
            async with asyncio.timeout(None) as patience:
                self._end_when_idle(patience)
                await self._listen(live, client)
        except TimeoutError:
            await self._end(REFUSED, "table-idle")
        finally:
            if self.idling is not None:
                self.idling.cancel()
            live.leave(client)
            self.registry.keys.leave(client)
            self.sockets.presence.leave(live.session.setup.table, client)
            if telling is not None:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)

    def _end_when_idle(self, patience: asyncio.Timeout) -> None:
        """Ends `patience` if neither side has said anything for long; else checks again later."""
        end = self.said_at + IDLE_S
        if end <= self.loop.time():
            patience.reschedule(end)
        else:
            self.idling = self.loop.call_at(end, self._end_when_idle, patience)

    async def _end(self, code: int, reason: str) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, *GONE):
                await self.socket.close(code, reason)

    # Hello

    async def _greet(self) -> tuple[LiveTable, Client, messages.Hello] | None:
        """Returns the table, the client and its valid Hello; None if the socket ended."""
        while True:
            text = await self._receive()
            if text is None:
                return None
            id: str | None = None
            try:
                await self.payer.wait()
                self.payer.charge(MESSAGE_S)
                with paid():
                    request = self._read(text)
                id = request.id
                if not isinstance(request, messages.Hello):
                    raise refuse("", "table-hello-first", "$.do")
                table: str = self.socket.path_params["table"]
                if not id_patterns.is_table(table):
                    raise refuse("", "table-none")
                live, client = await seats.admitted(self.registry, table, request.tokens)
            except Refused as refused:
                await self._say(messages.CommandRefused(id or _id_in(text), refused.refusal, 0))
                if refused.refusal.key in ("table-none", "table-token"):
                    await self._end(REFUSED, refused.refusal.key)
                    return None
                if await self._too_many_refused():
                    return None
                continue
            except WebSocketDisconnect:
                raise
            except Exception:
                ERRORS.inc()
                LOG.exception("hello")
                await self._say(messages.CommandRefused(id, Refusal("", "table-internal"), 0))
                await self._end(FAULT, "table-internal")
                return None
            return live, client, request

    async def _welcome(self, live: LiveTable, client: Client, hello: messages.Hello) -> None:
        """Notes that a client is there, and answers its Hello."""
        session, audience = live.session, client.audience
        table = session.setup.table
        if hello.client is not None:
            self.name = hashed(hello.client)[: 2 * NAME_BYTES]
        if audience.seats:
            self.payer.seat = (table, audience.seats)
        self.sessions = sessions_of(hello.tokens)
        if hello.session is not None:
            self.sessions |= {hashed(hello.session)}
        self.sockets.presence.enter(table, session.players, client, hello.client)
        self.registry.keys.enter(client, live, hello.tokens)
        if not live.rooms.current:
            await talk.catch_up(self.registry, table)
        with paid():
            client.answer(projections.welcome(session, audience, hello.id))

    async def _say(self, message: messages.AnyServerMessage) -> None:
        await self.send_texts([messages.encode(message)])

    async def _too_many_refused(self) -> bool:
        self.refused += 1
        if self.refused < MOST_REFUSED:
            return False
        await self._end(REFUSED, "table-rate")
        return True

    # Telling

    async def _tell(self, live: LiveTable, client: Client) -> None:
        """Sends what there is to say, as fast as the client takes it."""
        try:
            while True:
                await client.wake_up()
                if not self.payer.in_credit:
                    await self.payer.wait_for(inf)  # the client gets what it missed then in one
                news = client.news(live)
                self.said_at = self.loop.time()
                self.payer.charge(sum(map(len, news)) / SENT_A_SECOND)
                await self.send_texts(news)
                if client.farewell is not None:
                    await self._end(REFUSED, client.farewell.refusal.key)
                    return
                if client.dropped is not None:
                    code = AGAIN if client.dropped == "table-anew" else FAULT
                    await self._end(code, client.dropped)
                    return
        except (RuntimeError, *GONE):
            return  # the client is gone; listening ends too
        except Exception:
            ERRORS.inc()
            LOG.exception("telling", extra={"table": live.session.setup.table})
            await self._end(FAULT, "table-internal")

    # Listening

    async def _listen(self, live: LiveTable, client: Client) -> None:
        while True:
            text = await self._receive()
            if text is None:
                return
            await client.has_room()
            id: str | None = None
            try:
                if not self.payer.in_credit:
                    await self.payer.wait_for(PATIENCE_S)
                self.payer.charge(MESSAGE_S)
                with paid():
                    request = self._read(text)
                id = request.id
                begun = self.loop.time()
                answer = await self._carry_out(live, client, request)
                COMMAND_SECONDS.observe(self.loop.time() - begun)
                client.answer(answer)
                self.refused = 0
                continue
            except Refused as refused:
                refusal = refused.refusal
                if refusal.key == "table-anew":
                    continue  # the client comes again, and asks for it there
            except Exception:
                ERRORS.inc()
                LOG.exception("command", extra={"table": live.session.setup.table})
                refusal = Refusal("", "table-internal")
            client.answer(messages.CommandRefused(id or _id_in(text), refusal, live.session.number))
            if refusal.key == "table-rate":
                await asyncio.sleep(TOO_FAST_S)
            if await self._too_many_refused():
                return

    async def _receive(self) -> str | None:
        """Returns the next message, or None if there will be none; refuses what is no text."""
        while True:
            event = await self.socket.receive()
            self.said_at = self.loop.time()
            if event["type"] == "websocket.disconnect":
                return None
            text: str | None = event.get("text")
            if text is None:
                await self._say(messages.CommandRefused(None, Refusal("", "table-binary"), 0))
            elif len(text) > LARGEST_MESSAGE:
                refusal = Refusal("", "table-large", {"most": LARGEST_MESSAGE})
                await self._say(messages.CommandRefused(None, refusal, 0))
                await self._end(TOO_LARGE, "table-large")
                return None
            else:
                return text
            if await self._too_many_refused():
                return None

    def _read(self, text: str) -> messages.AnyClientMessage:
        """Returns a message. Raises Refused if it is none, or one of too many."""
        if not self.sockets.limits.by_address.take(self.address):
            raise refuse("", "table-rate")
        request: messages.AnyClientMessage = decode(text, messages.AnyClientMessage)
        return request

    async def _carry_out(
        self, live: LiveTable, client: Client, request: messages.AnyClientMessage
    ) -> messages.AnyServerMessage:
        session = live.session
        client.check_welcome()
        seat = getattr(request, "seat", None)
        if seat is not None and not isinstance(request, messages.Look):
            if seat not in client.audience.seats:
                raise refuse("", "table-not-yours", "$.seat")
            session.check_playable()
        limited = (session.setup.table, client.audience.seats or self.address)
        if not self.sockets.limits.by_seat.take(limited):
            raise refuse("", "table-rate")
        match request:
            case messages.LetBot(absent=int()):
                return await self._let_bot_for_absent(live, client, request)
            case (
                messages.Play()
                | messages.Undo()
                | messages.Advance()
                | messages.Rename()
                | messages.LetBot()
                | messages.TakeOver()
                | messages.Resign()
            ):
                return await self._command(live, client, request)
            case messages.Plan():
                known = queries.known(session, request.seat)
                return await self.registry.threads.short.run(
                    lambda: queries.planned(known, request)
                )
            case messages.Try():
                known = queries.known(session, request.seat)
                return await self.registry.threads.short.run(lambda: queries.tried(known, request))
            case messages.Hint():
                return await self._hint(live, client, request)
            case messages.Say():
                line = talk.checked(live, client.audience, request)
                if not self.sockets.limits.talk.take(limited):
                    raise refuse("", "table-rate")
                if line.seat is not None:
                    await talk.say(self.registry, live, line, request.id)
                else:
                    player = await self.registry.keys.player_of(self.sessions)
                    await talk.say(self.registry, live, line, f"{self.name}·{request.id}", player)
                return messages.Done(request.id, session.number)
            case messages.Ping():
                await self.registry.freshen(live)
                return messages.Pong(request.id, session.number)
            case _:
                with paid():
                    return self._at_once(session, client, request)

    def _at_once(
        self, session: TableSession, client: Client, request: messages.AnyClientMessage
    ) -> messages.AnyServerMessage:
        """Returns the answer to what takes hardly any time. Raises Refused if there is none."""
        match request:
            case messages.Check():
                return messages.Checked(request.id, queries.checked(session, request))
            case messages.Look():
                return queries.look(session, client.audience, request)
            case _:
                raise refuse("", "table-hello-twice", "$.do")

    def _prepared(self, session: TableSession, request: commands.Command) -> PendingEvents:
        """Returns what the command would do. Raises Refused if that is not allowed, or too much."""
        pending = commands.drafted(session, request)
        limits = self.sockets.limits
        limited = (session.setup.table, request.seat)
        if pending.rows and isinstance(request, messages.Rename):
            if not limits.renames.take(limited):
                raise refuse("", "table-rate")
        elif isinstance(request, commands.HandOver) and not limits.hand_overs.take(limited):
            raise refuse("", "table-rate")
        return pending

    async def _hint(
        self, live: LiveTable, client: Client, request: messages.Hint
    ) -> messages.Hinted:
        """Has a hint found, once everybody knows that the seat gets hints. Raises Refused."""
        seat, id = request.seat, f"{request.id}·hint"  # no client's command has this id
        advice.check_hint(live.session, seat)
        found = self.registry.advice
        if found is None:
            raise refuse("", "hint-no-workers")
        if not self.sockets.limits.hints.take((live.session.setup.table, seat)):
            raise refuse("", "table-rate")

        def prepare(session: TableSession) -> PendingEvents:
            client.check_welcome()
            return advice.first_hint(session, seat, id)

        await self.registry.command(live, seat, id, prepare)
        moves = await found.hint(live.session, seat)
        return messages.Hinted(request.id, live.session.number, moves)

    async def _let_bot_for_absent(
        self, live: LiveTable, client: Client, request: messages.LetBot
    ) -> messages.Done:
        """Lets a bot play on for somebody who is away. Raises Refused if they are not."""
        session, seat = live.session, request.absent
        assert seat is not None
        away = seats.Away(self.registry, self.sockets.presence, live, seat)
        await away.check()
        limited = (session.setup.table, request.seat)
        if not self.sockets.limits.hand_overs.take(limited):
            raise refuse("", "table-rate")
        id = f"{request.id}·{request.seat}"  # no client's command has this id

        def prepare(session: TableSession) -> PendingEvents:
            client.check_welcome()
            return away.prepare(session, id)

        number = await self.registry.command(live, seat, id, prepare)
        return messages.Done(request.id, number)

    async def _command(
        self,
        live: LiveTable,
        client: Client,
        request: commands.Command,
    ) -> messages.Done:
        def prepare(session: TableSession) -> PendingEvents:
            client.check_welcome()  # the client may have lost its seat at another process just now
            return self._prepared(session, request)

        def contents(session: TableSession) -> bytes:
            return commands.contents(session, request)

        what = type(request).__name__.lower()
        carry_out = partial(
            self.registry.command, live, request.seat, request.id, prepare, contents
        )
        try:
            if isinstance(request, messages.Undo):
                await check_undo(self.registry.storage.engine, live)
            if commands.asks_for_bot(live.session, request):
                async with self.registry.room_for_bot(live):
                    number = await carry_out()
            else:
                number = await carry_out()
        except Refused:
            _counter(what, "refused").inc()
            raise
        _counter(what, "done").inc()
        return messages.Done(request.id, number)


@cache
def _counter(what: str, came: str) -> Counter:
    """Returns the counter of one kind of command; finding it each time takes a while."""
    return COMMANDS.labels(what, came)


def _id_in(text: str) -> str | None:
    """Returns the id of a message that could not be read, if at least the id can be."""
    with suppress(msgspec.DecodeError, RecursionError):
        return msgspec.json.decode(text, type=_WithId).id
    return None


class _WithId(msgspec.Struct):
    id: messages.CommandId

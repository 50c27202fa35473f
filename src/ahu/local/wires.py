"""Reads what comes down the page's wires, and answers: the messages are those of a server."""

from __future__ import annotations

import sys
import traceback

from ahu.core.reading import decode
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.local.levels import check_offered
from ahu.local.tables import LocalTable, LocalTables, Moved
from ahu.server import commands, messages, projections, queries
from ahu.server.session import TableSession


class Wires:
    """The page's wires: each leads to one table, once it has said hello."""

    def __init__(self, tables: LocalTables) -> None:
        self.tables = tables
        self._names: dict[int, str] = {}
        self._greeted: dict[int, LocalTable] = {}

    def connect(self, wire: int, table: str) -> None:
        """Notes the table that a new wire leads to."""
        self._names[wire] = table

    def disconnect(self, wire: int) -> None:
        """Forgets a wire."""
        self._names.pop(wire, None)
        live = self._greeted.pop(wire, None)
        if live is not None:
            self.tables.leave(live, wire)

    async def receive(self, wire: int, text: str) -> None:
        """Reads a message and answers it."""
        request: messages.AnyClientMessage | None = None
        live = self._greeted.get(wire)
        try:
            request = decode(text, messages.AnyClientMessage)
            assert request is not None
            if live is None:
                await self._greet(wire, request)
                return
            self.tables.say(wire, await self._answer(wire, live, request))
            return
        except Moved:
            return  # the page connects anew, and asks again
        except Refused as refused:
            refusal = refused.refusal
        except Exception:
            traceback.print_exc(file=sys.stderr)
            refusal = Refusal("", "table-internal")
        number = 0 if live is None else live.session.number
        id = None if request is None else request.id
        self.tables.say(wire, messages.CommandRefused(id, refusal, number))

    async def _greet(self, wire: int, request: messages.AnyClientMessage) -> None:
        if not isinstance(request, messages.Hello):
            raise refuse("", "table-hello-first", "$.do")
        live = await self.tables.table(self._names[wire])
        audience = live.audience(request.tokens)
        if wire not in self._names:
            return  # gone meanwhile
        self._greeted[wire] = live
        self.tables.say(wire, projections.welcome(live.session, audience, request.id))
        self.tables.enter(live, wire, audience)

    async def _answer(
        self, wire: int, live: LocalTable, request: messages.AnyClientMessage
    ) -> messages.AnyServerMessage:
        """Returns the answer to a message. Raises Refused if there is none."""
        session, audience = live.session, live.audiences[wire]
        seat = getattr(request, "seat", None)
        if seat is not None and not isinstance(request, messages.Look):
            if seat not in audience.seats:
                raise refuse("", "table-not-yours", "$.seat")
            session.check_playable()
        match request:
            case messages.LetBot(absent=int()) | messages.Say():
                raise refuse("", "local-needs-server", "$.do")
            case (
                messages.Play()
                | messages.Undo()
                | messages.Advance()
                | messages.Rename()
                | messages.LetBot()
                | messages.TakeOver()
                | messages.Resign()
            ):
                return await self._command(live, request)
            case messages.Plan():
                return queries.planned(queries.known(session, request.seat), request)
            case messages.Try():
                return queries.tried(queries.known(session, request.seat), request)
            case messages.Check():
                return messages.Checked(request.id, queries.checked(session, request))
            case messages.Look():
                return queries.look(session, audience, request)
            case messages.Ping():
                return messages.Pong(request.id, session.number)
            case _:
                raise refuse("", "table-hello-twice", "$.do")

    async def _command(self, live: LocalTable, request: commands.Command) -> messages.Done:
        if isinstance(request, messages.LetBot | messages.Resign):
            check_offered(request.level, "$.level")

        def contents(session: TableSession) -> bytes:
            return commands.contents(session, request)

        number = await self.tables.command(
            live,
            request.seat,
            request.id,
            lambda session: commands.drafted(session, request),
            contents,
        )
        return messages.Done(request.id, number)

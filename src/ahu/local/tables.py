"""The tables of one browser: validated, stored, and only then told, as a server does it."""

from __future__ import annotations

import asyncio
import secrets
import sys
import traceback
from collections.abc import Callable
from time import time
from typing import Protocol

from ahu.core.contract import Seat
from ahu.core.refusal import Refused, refuse
from ahu.local.levels import budget_of
from ahu.local.store import (
    Store,
    Stored,
    read_events,
    read_setup,
    write_events,
    write_setup,
    write_status,
)
from ahu.server import messages, projections
from ahu.server.access import Access
from ahu.server.bot_decisions import Bots, asked_of, at_random
from ahu.server.paging import in_pages
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents
from ahu.server.table_setup import TableSetup

SEED_BYTES = 16
PAUSE_S = 0.4
"""How long a bot waits before it decides, so that people can follow."""

Prepare = Callable[[TableSession], PendingEvents]
Contents = Callable[[TableSession], bytes]


class Listener(Protocol):
    """The page's ends of its wires."""

    def say(self, wire: int, text: str) -> None:
        """Sends a message down a wire."""

    def hang_up(self, wire: int) -> None:
        """Ends a wire; the page connects anew."""


class Moved(Exception):
    """Says that another window has gone on at this table: it must be read anew."""


class LocalTable:
    """A table in memory, and the wires that lead to it."""

    def __init__(self, session: TableSession, access: Access) -> None:
        self.session = session
        self.access = access
        self.lock = asyncio.Lock()
        self.audiences: dict[int, Audience] = {}
        self.told: dict[int, Told] = {}
        self.thinking: asyncio.Task[None] | None = None
        """The bots that are deciding."""

    def audience(self, tokens: list[str]) -> Audience:
        """Returns what the holder of `tokens` may see. Raises Refused for a wrong one."""
        places = [self.access.place_of(token) for token in tokens]
        for i, place in enumerate(places):
            if place is None:
                raise refuse("", "table-token", f"$.tokens[{i}]")
        players = self.access.players
        seats = {place for place in places if place is not None and place < players}
        return Audience(tuple(sorted(seats)), players in places)

    def seat(self, token: str) -> Seat:
        """Returns the seat that a token holds. Raises Refused if it holds none."""
        place = self.access.place_of(token)
        if place is None or place == self.access.players:
            raise refuse("", "table-token", "Authorization")
        return place


class LocalTables:
    """All tables of this browser; those in memory are the ones somebody has asked for."""

    def __init__(self, store: Store, listener: Listener) -> None:
        self.store = store
        self.listener = listener
        self._live: dict[str, LocalTable] = {}
        self._loading = asyncio.Lock()
        self._bots = Bots(budget_of)

    async def table(self, name: str) -> LocalTable:
        """Returns a table, from memory or as it is kept. Raises Refused if there is none."""
        async with self._loading:
            if name not in self._live:
                stored = await self.store.load(name)
                if stored is None:
                    raise refuse("", "table-none")
                setup, access = read_setup(name, stored.setup)
                session = TableSession(setup, read_events(stored.events))
                self._live[name] = LocalTable(session, access)
            return self._live[name]

    async def open(self, setup: TableSetup, access: Access, pending: PendingEvents) -> None:
        """Keeps a new table."""
        status = write_status(pending.status, time())
        stored = Stored(write_setup(setup, access), status, write_events(pending.rows))
        await self.store.open(setup.table, stored)

    async def remove(self, name: str) -> None:
        """Removes a table."""
        await self.store.remove(name)
        self.forget(name)

    def forget(self, name: str) -> None:
        """Forgets what is in memory of a table: it is read anew when somebody comes back to it."""
        live = self._live.pop(name, None)
        if live is not None:
            if live.thinking is not None:
                live.thinking.cancel()
            for wire in list(live.audiences):
                self.listener.hang_up(wire)

    def moved(self, name: str, number: int) -> None:
        """Notes that another window has brought a table to `number`."""
        live = self._live.get(name)
        if live is not None and live.session.number < number:
            self.forget(name)

    async def command(
        self,
        live: LocalTable,
        seat: Seat,
        id: str,
        prepare: Prepare,
        contents: Contents | None = None,
    ) -> int:
        """Does a command once and returns its number. Raises Refused if it is not allowed."""
        session, table = live.session, live.session.setup.table
        async with live.lock:
            if (done := session.commands.get((seat, id))) is not None:
                if contents is not None:
                    session.check_same(seat, id, contents(session))
                return done
            pending = prepare(session)
            if not pending.rows:
                return session.number
            status = write_status(pending.status, time())
            number, events = session.number + 1, write_events(pending.rows)
            try:
                kept = await self.store.append(table, number, status, events)
            except Exception:
                _report()
                raise refuse("", "local-not-kept") from None
            if not kept:
                self.forget(table)
                raise Moved
            session.accept(pending)
        self.tell(live)
        self.consider(live)
        return session.commands[seat, id]

    # Telling

    def enter(self, live: LocalTable, wire: int, audience: Audience) -> None:
        """Lets a wire hear of a table from now on."""
        live.audiences[wire] = audience
        self.tell(live)
        self._tell_presence(live)
        self.consider(live)

    def leave(self, live: LocalTable, wire: int) -> None:
        """Lets a wire hear no more."""
        live.told.pop(wire, None)
        if live.audiences.pop(wire, None) is not None:
            self._tell_presence(live)

    def say(self, wire: int, message: messages.AnyServerMessage) -> None:
        """Sends a message down one wire."""
        self.listener.say(wire, projections.encode(message).decode())

    def tell(self, live: LocalTable) -> None:
        """Tells every wire that has not heard it how the table stands."""
        for wire, audience in live.audiences.items():
            told = live.told.get(wire)
            if told is None or told.number != live.session.number:
                state, live.told[wire] = projections.state(live.session, audience, told)
                for part in in_pages(state):
                    self.say(wire, part)

    def _tell_presence(self, live: LocalTable) -> None:
        here = list(live.audiences.values())
        seats = [sum(seat in one.seats for one in here) for seat in range(live.session.players)]
        presence = messages.Presence(seats, sum(not one.seats for one in here))
        for wire in live.audiences:
            self.say(wire, presence)

    # Bots

    def consider(self, live: LocalTable) -> None:
        """Lets bots decide where they must, while somebody is there to see it."""
        if live.thinking is None and live.session.bots_due and live.audiences:
            live.thinking = asyncio.get_running_loop().create_task(self._think(live))

    async def _think(self, live: LocalTable) -> None:
        session = live.session
        try:
            while live.audiences and session.bots_due:
                await asyncio.sleep(PAUSE_S)
                if session.bots_due:
                    await self._decide(live, session.bots_due[0])
        except Moved:
            pass  # the table is read anew
        except Exception:
            _report()
        finally:
            live.thinking = None

    async def _decide(self, live: LocalTable, seat: Seat) -> None:
        """Lets a bot decide; while it thinks, nobody else can ask anything."""
        session = live.session
        asked = asked_of(session, seat)
        id = f"bot·{session.number}"  # no client may use this id
        move = self._bots.decide(asked).move

        def answer(session: TableSession) -> PendingEvents:
            if seat not in session.bots_due or asked_of(session, seat).recall != asked.recall:
                return session.drafted([])
            try:
                return session.play(seat, [move], id)
            except Refused:
                return session.play(seat, [at_random(session, seat)], id)

        await self.command(live, seat, id, answer)


def new_seed() -> str:
    """Returns a seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def _report() -> None:
    """Writes what went wrong to where the browser's developers look."""
    traceback.print_exc(file=sys.stderr)

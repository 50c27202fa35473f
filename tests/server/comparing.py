"""Asks two tables the same, and compares what they answer byte by byte."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Generator, Iterable, Sequence
from contextlib import asynccontextmanager

import httpx
import msgspec
from msgspec import Struct

from ahu.server import messages
from ahu.server.requests import Invite
from ahu.server.storage import Storage
from tests.server.guests import Guest, fresh_id
from tests.server.kinds import CARRIED_OUT
from tests.server.servers import PATIENCE_S, TLS
from tests.server.twins import Twin

AT_ONCE = 32
"""How many questions are on their way together."""


class Asked(Struct, frozen=True):
    """A request over HTTP about a table; `route` is how the server knows the address."""

    method: str
    route: str
    bearer: str = ""
    body: Struct | None = None
    status: int | None = None
    """How it must be answered; None if that depends on who asks."""
    query: str = ""

    @property
    def kinds(self) -> list[str]:
        """The kinds of request it is of: its route, and its body if it has one."""
        body = [] if self.body is None else [type(self.body).__name__]
        back = ["take back"] if isinstance(self.body, Invite) and self.body.take_back else []
        return [f"{self.method} {self.route}", *body, *back]


Asking = Generator[Asked, httpx.Response, None]
"""Asks one thing after the other about a table, and gets each answer."""


class Compared:
    """What was answered alike: how often each kind of request was carried out, and refused."""

    def __init__(self) -> None:
        self.carried_out: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def add(self, kinds: Iterable[str], refused: bool) -> None:
        (self.refused if refused else self.carried_out).update(kinds)

    @property
    def kinds(self) -> set[str]:
        """All that was asked."""
        return {*self.carried_out, *self.refused}

    def check(self, where: str) -> None:
        """Fails unless each kind of request was carried out that must be at such twins."""
        missing = CARRIED_OUT[where] - set(self.carried_out)
        assert not missing


class Pair:
    """Whoever has the same place at two tables."""

    def __init__(self, twins: Sequence[Twin], place: int, compared: Compared) -> None:
        self.twins = twins
        self.place = place
        self.compared = compared
        self.guests: list[Guest] = []

    # Over a socket

    async def arrive(self) -> None:
        """Comes, and hears how the table stands."""
        self.guests = [twin.guest(self.place) for twin in self.twins]
        for guest in self.guests:
            await guest.arrive()
        await self.flush()
        self._compare([guest.heard for guest in self.guests], "arrival")
        self.compared.add(["Hello", "SOCKET /api/tables/{table}/socket"], refused=False)

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.leave()
        self.guests = []

    async def ask_all(self, asked: Iterable[messages.ClientMessage]) -> None:
        """Asks what changes nothing, or is refused."""
        left = [msgspec.structs.replace(one, id=fresh_id()) for one in asked]
        while left:
            now, left = left[:AT_ONCE], left[AT_ONCE:]
            answers = await asyncio.gather(*(_answers(guest, now) for guest in self.guests))
            for i, request in enumerate(now):
                self._compare([[heard[i]] for heard in answers], request)
                self._count(request, answers[0][i : i + 1])

    async def do(self, *wished: messages.ClientMessage) -> None:
        """Asks what may change something, one after the other, and hears how the table then
        stands."""
        for wish in wished:
            heard = await asyncio.gather(*(_done(guest, wish) for guest in self.guests))
            self._compare(heard, wish)
            self._count(wish, heard[0])

    async def flush(self) -> None:
        """Hears all that has been sent."""
        for guest in self.guests:
            await guest.ask(messages.Ping(id=fresh_id()))

    def _count(self, request: messages.ClientMessage, heard: list[bytes]) -> None:
        refused = any(b'"is":"refused"' in data or b'"refusal":{' in data for data in heard)
        self.compared.add([type(request).__name__], refused)

    # Over HTTP

    async def request(self, ask: Callable[[Twin], Asking], apart: bool = False) -> None:
        """Asks one thing after the other about each table, at one time or one table after the
        other."""
        if apart:
            first, second = [await _answered(twin, ask(twin)) for twin in self.twins]
        else:
            first, second = await asyncio.gather(*(_answered(t, ask(t)) for t in self.twins))
        for (asked, one), (_, other) in zip(first, second, strict=True):
            self._compare([_said(one), _said(other)], asked)
            assert asked.status in (None, one.status_code), (asked, one.content)
            self.compared.add(asked.kinds, refused=one.is_error)

    def _compare(self, heard: Sequence[list[bytes]], what: object) -> None:
        plain = [
            [twin.plain(data) for data in said]
            for twin, said in zip(self.twins, heard, strict=True)
        ]
        assert plain[0] == plain[1], what
        if self.guests:
            first, second = self.guests
            assert first.talk == second.talk, what
            assert first.clocks == second.clocks, what


async def _answers(guest: Guest, asked: Sequence[messages.ClientMessage]) -> list[bytes]:
    """What is answered to each; nothing else is told meanwhile."""
    begun = len(guest.heard)
    for request in asked:
        await guest.send(request)
    for _ in asked:
        await guest.next()
    return guest.heard[begun:]


async def _done(guest: Guest, wish: messages.ClientMessage) -> list[bytes]:
    begun = len(guest.heard)
    answer = await guest.ask(wish)
    if isinstance(answer, messages.Done | messages.Hinted):
        await guest.state_at(answer.number)
    heard = guest.heard[begun:]
    await guest.ask(messages.Ping(id=fresh_id()))  # what comes with the state has come then
    return sorted(heard)


async def _answered(twin: Twin, asking: Asking) -> list[tuple[Asked, httpx.Response]]:
    """What is asked about a table over HTTP, and what is answered."""
    found = list[tuple[Asked, httpx.Response]]()
    base = twin.server.address
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE_S, verify=TLS) as client:
        asked = next(asking, None)
        while asked is not None:
            body = None if asked.body is None else msgspec.json.encode(asked.body)
            headers = {} if body is None else {"Content-Type": "application/json"}
            if asked.bearer:
                headers["Authorization"] = f"Bearer {asked.bearer}"
            path = asked.route.format(table=twin.table) + asked.query
            reply = await client.request(asked.method, path, headers=headers, content=body)
            found.append((asked, reply))
            try:
                asked = asking.send(reply)
            except StopIteration:
                asked = None
    return found


def _said(reply: httpx.Response) -> list[bytes]:
    return [str(reply.status_code).encode(), reply.content]


@asynccontextmanager
async def placed(
    storage: Storage, twins: Sequence[Twin], place: int, compared: Compared
) -> AsyncIterator[Pair]:
    """Whoever has a place at two tables, which are planted for that."""
    for twin in twins:
        await twin.plant(storage)
    pair = Pair(twins, place, compared)
    await pair.arrive()
    try:
        yield pair
    finally:
        await pair.leave()

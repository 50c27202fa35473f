"""Clients for tests: they speak the protocol over real sockets, and keep every byte they get."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ahu.core.rng import Rng
from ahu.server import messages, requests
from ahu.server.choices import expanded
from ahu.server.tokens import new_token
from tests.server.following import Follower
from tests.server.servers import PATIENCE_S, Served

_ids = itertools.count(1)
_Said = TypeVar("_Said", bound=messages.ServerMessage)


def fresh_id() -> str:
    """An id nobody has used."""
    return f"test-{next(_ids)}"


def person(name: str = "") -> requests.NewSeat:
    return requests.NewSeat("person", name=name)


def guest(name: str = "") -> requests.NewSeat:
    """Somebody else, who gets an invitation."""
    return requests.NewSeat("guest", name=name)


def bot(level: str = "novice") -> requests.NewSeat:
    return requests.NewSeat("bot", level)


def open_table(
    server: Served, game: str, seats: Sequence[requests.NewSeat], **options: bool | int
) -> requests.OpenedTable:
    """Open a table."""
    return open_asked(server, requests.NewTable(game, list(seats), dict(options)))


def open_asked(server: Served, asked: requests.NewTable) -> requests.OpenedTable:
    """Open a table as it is asked for."""
    response = server.post(
        "/api/tables",
        content=msgspec.json.encode(asked),
        headers={"Content-Type": "application/json"},
    )
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=requests.OpenedTable)


def ask(
    server: Served,
    made: requests.OpenedTable,
    what: str,
    body: object = None,
    token: str | None = None,
) -> httpx.Response:
    """A request about a table, with a body or a token where given."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    if body is not None:
        headers["Content-Type"] = "application/json"
    content = b"" if body is None else msgspec.json.encode(body)
    return server.post(f"/api/tables/{made.table}/{what}", content=content, headers=headers)


def claim(
    server: Served,
    made: requests.OpenedTable,
    invitation: str | None,
    token: str = "",
    name: str | None = None,
) -> str:
    """Take the seat of an invitation; its token."""
    token = token or new_token()
    response = ask(server, made, "claim", requests.Claim(invitation or "", token, name))
    assert response.status_code == 200, response.text
    return token


def remove(server: Served, made: requests.OpenedTable, token: str) -> httpx.Response:
    """Try to take a table away."""
    headers = {"Authorization": f"Bearer {token}"}
    return server.request("DELETE", f"/api/tables/{made.table}", headers=headers)


def errors(server: Served) -> float:
    """How many faults of its own a server has counted."""
    text = server.get("/metrics").text
    line = next(line for line in text.splitlines() if line.startswith("ahu_errors_total"))
    return float(line.split()[1])


class Reachable(Protocol):
    """Whatever takes sockets."""

    @property
    def socket_address(self) -> str: ...


class Guest(Follower):
    """A client at a table. What it hears is read as messages and kept as bytes too."""

    def __init__(self, server: Reachable, table: str, tokens: Sequence[str]) -> None:
        super().__init__()
        self.server = server
        self.table = table
        self.tokens = list(tokens)
        self.client: str | None = None
        self.session: str | None = None
        """By which an onlooker is a player."""
        self.headers: dict[str, str] = {}
        self.heard: list[bytes] = []
        self.numbers: list[int] = []
        self.welcome: messages.Welcome | None = None
        self.presence: messages.Presence | None = None
        self.clocks: messages.Clocks | None = None
        self.talk: list[messages.TalkLine] = []
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Guest:
        await self.arrive()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.leave()

    async def arrive(self) -> None:
        """Connect and say Hello; the welcome and the state have come when it returns."""
        address = f"{self.server.socket_address}/api/tables/{self.table}/socket"
        self._socket = await connect(
            address,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            ping_interval=None,
        )
        hello = messages.Hello(
            id=fresh_id(), tokens=self.tokens, client=self.client, session=self.session
        )
        await self.send(hello)
        message = await self.next()
        assert isinstance(message, messages.Welcome), message
        self.welcome = message
        assert isinstance(await self.next(), messages.TableState)

    async def leave(self) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, request: messages.ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(request).decode())

    async def next(self) -> Any:
        """The next message, whatever it is.

        Who is there comes at any time, and is only noted, and so is a log before its state.
        """
        while True:
            async with asyncio.timeout(PATIENCE_S):
                data = await self.socket.recv(decode=False)
            assert isinstance(data, bytes)
            message = msgspec.json.decode(data, type=messages.AnyServerMessage)
            if isinstance(message, messages.Presence):
                self.presence = message
            elif isinstance(message, messages.Clocks):
                self.clocks = message
            elif isinstance(message, messages.Talk):
                self.talk += message.lines
            else:
                self.heard.append(data)
                self.hear(message)
                if not isinstance(message, messages.Log):
                    break
        if isinstance(message, messages.TableState):
            self.numbers.append(message.number)
        return message

    async def until(self, kind: type[_Said], id: str | None = None) -> _Said:
        """The next message of a kind."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and (id is None or getattr(message, "id", None) == id):
                return message

    async def ask(self, request: messages.ClientMessage) -> Any:
        """What is answered to a wish."""
        await self.send(request)
        while True:
            message = await self.next()
            if getattr(message, "id", None) == request.id:
                return message

    async def play(self, seat: int, *actions: object) -> messages.Done | messages.CommandRefused:
        answer = await self.ask(messages.Play(id=fresh_id(), seat=seat, actions=list(actions)))
        assert isinstance(answer, messages.Done | messages.CommandRefused)
        return answer

    async def state_at(self, number: int) -> messages.TableState:
        """The state once the table has come this far."""
        while self.state is None or self.state.number < number:
            await self.next()
        return self.state

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.waiting == "over"


async def play_on(guest: Guest, rng: Rng, most: int | None = None) -> int:
    """Play the guest's seats at random until the game is over, or for so many decisions."""
    played = 0
    while not guest.over and played != most:
        assert guest.state is not None
        mine = [projection for projection in guest.state.projections if projection.choices]
        if not mine:
            await guest.until(messages.TableState)
            continue
        projection = mine[rng.below(len(mine))]
        assert projection.seat is not None
        choices = expanded(projection.choices)
        done = await guest.play(projection.seat, choices[rng.below(len(choices))])
        if isinstance(done, messages.CommandRefused):
            assert done.refusal.key == "not-your-decision", done
        else:
            await guest.state_at(done.number)
            played += 1
    return played

"""What tests of seats share: inviting, and waiting for what is announced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ahu.server import messages, requests
from tests.server.guests import (
    Guest,
    ask,
    fresh_id,
)
from tests.server.servers import PATIENCE_S, Served


def key(response: httpx.Response) -> str:
    found: str = response.json()["error"]["key"]
    return found


def invite(
    server: Served,
    made: requests.OpenedTable,
    seat: int,
    take_back: bool = False,
    owner: str | None = None,
) -> httpx.Response:
    body = requests.Invite(seat, take_back)
    return ask(server, made, "invite", body, made.owner if owner is None else owner)


def told(guest: Guest) -> list[str]:
    """What was announced."""
    assert guest.state is not None
    return [one.say.key.removeprefix("table-told-") for one in guest.state.announcements]


async def until(guest: Guest, met: Callable[[], bool]) -> None:
    """Hear the server until something is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not met():
            await guest.ask(messages.Ping(id=fresh_id()))
            await asyncio.sleep(0.05)


async def lost(guest: Guest) -> None:
    """This client is told that its seat is no longer its own, and its socket ends."""
    while not isinstance(message := await guest.next(), messages.CommandRefused):
        pass
    assert (message.id, message.refusal.key) == (None, "table-seat-lost")
    with pytest.raises(ConnectionClosed) as closed:
        await guest.next()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "table-seat-lost")
    with pytest.raises(AssertionError, match="table-token"):
        await guest.arrive()

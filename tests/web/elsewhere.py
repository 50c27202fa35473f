"""The people at pages play from elsewhere too, without a click: so a page comes far soon."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from playwright.sync_api import Page

from ahu.core.rng import Rng, rng_for
from tests.server.guests import Guest, play_on

TOKENS = """(table) => {
    const kept = JSON.parse(localStorage["ahu-tables"]);
    return Object.values(kept.find((one) => one.table === table).seats);
}"""


class Address(NamedTuple):
    """Where the server of a page takes sockets."""

    socket_address: str


def play_to_the_end(pages: Sequence[Page]) -> None:
    """Plays all seats of these pages at random until they show that the game is over."""
    server, table = pages[0].url.split("/table/")
    tokens = [token for page in pages for token in page.evaluate(TOKENS, table)]
    guest = Guest(Address(server.replace("http", "ws", 1)), table, tokens)
    with ThreadPoolExecutor(1) as other:  # here the browser has an event loop of its own
        other.submit(asyncio.run, _play(guest, rng_for("elsewhere"))).result()
    for page in pages:
        page.wait_for_selector("main[data-turn=over]")


async def _play(guest: Guest, rng: Rng) -> None:
    async with guest:
        await play_on(guest, rng)

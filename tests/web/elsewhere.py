"""The people at pages play from elsewhere too, without a click: so a page soon comes far enough."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from playwright.sync_api import Page

from ahu.core.rng import Rng, rng_for
from ahu.server import messages
from tests.server.guests import Guest, play_on

TOKENS = """(table) => {
    const prefix = location.pathname.split("/table/")[0];
    const kept = JSON.parse(localStorage["ahu-tables" + prefix]);
    return Object.values(kept.find((one) => one.table === table).seats);
}"""


class Address(NamedTuple):
    """Where the server of a page takes sockets."""

    socket_address: str


def play_to_the_end(pages: Sequence[Page]) -> None:
    """Plays all seats of these pages at random until they show that the game is over."""
    await_elsewhere(_play(guest_of(pages), rng_for("elsewhere")))
    for page in pages:
        page.wait_for_selector("main[data-turn=over]")


def play_until(page: Page, phase: str, game: str = "elsewhere") -> None:
    """Plays the seat of a page at random until it decides in a phase. `game` tells games apart."""
    await_elsewhere(_play(guest_of([page]), rng_for(game), phase))
    page.wait_for_selector(f"main[data-turn=mine][data-phase='{phase}']")


def guest_of(pages: Sequence[Page]) -> Guest:
    """All seats that these pages hold."""
    server, table = pages[0].url.split("/table/")
    tokens = [token for page in pages for token in page.evaluate(TOKENS, table)]
    return Guest(Address(server.replace("http", "ws", 1)), table, tokens)


def await_elsewhere(playing: Coroutine[None, None, None]) -> None:
    """In another thread: here the browser has an event loop of its own."""
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, playing).result()


async def _play(guest: Guest, rng: Rng, until: str | None = None) -> None:
    async with guest:
        if until is None:
            await play_on(guest, rng)
            return
        while await _phase_to_decide_in(guest) != until:
            await play_on(guest, rng, 1)


async def _phase_to_decide_in(guest: Guest) -> str:
    """Waits for a decision, and tells its phase."""
    while not guest.over:
        assert guest.state is not None
        for projection in guest.state.projections:
            if projection.choices:
                phase: str = guest.view(projection.seat)["table"]["phase"]
                return phase
        await guest.until(messages.TableState)
    raise AssertionError("the game is over")

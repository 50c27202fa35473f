"""What the page sends: sizes that tell nothing of a sealed bid, and the end of a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import Visit
from tests.web.person import commands, open_table, turn, wait_for_answer

Bid = Callable[[Page], None]


def listen(page: Page) -> list[str]:
    """Everything that the page says on sockets from now on."""
    sent: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: sent.append(str(payload)))

    page.on("websocket", hear)
    return sent


def bid_figures(page: Page) -> None:
    for figure in ("Sorcerer", "Chief"):
        page.get_by_role("button", name=figure, exact=True).click()


def bid_shells(page: Page) -> None:
    page.get_by_role("slider").fill("12")


def bid_nothing(page: Page) -> None:
    pass


@pytest.mark.parametrize(
    ("game", "seats", "bid"),
    [("Giants", ["me", "novice", "novice"], bid_figures), ("Orongo", ["me", "novice"], bid_shells)],
)
def test_every_sealed_bid_is_sent_in_the_same_size(
    visit: Visit, game: str, seats: list[str], bid: Bid
) -> None:
    bids = []
    for prepare in (bid_nothing, bid):
        page = visit()
        sent = listen(page)
        open_table(page, game, seats)
        assert turn(page) == "mine"
        prepare(page)
        before = commands(page)
        page.get_by_role("button", name="Bid", exact=True).click()
        wait_for_answer(page, before)
        bids += [text for text in sent if '"do":"bid"' in text]
    one, other = bids
    assert len(one) == len(other)
    assert len(one.strip()) != len(other.strip())


def test_its_owner_deletes_a_table(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    address = page.url
    page.goto(address[: address.index("/table")])
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("group", name="Delete").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("link", name="Orongo").filter(has_text="Round")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_contain_text("There’s no table")

"""A game that brings nothing for the page has a whole table there: the example, in browsers.

`make test` installs it. Of its own the page has nothing but its sentences, which the server gives.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from ahu.games import GAMES
from tests.web.conftest import Visit
from tests.web.person import (
    accept_invitation,
    commands,
    expect_the_end,
    links_of,
    next_of,
    open_table,
    turn,
    wait_for_answer,
    wait_for_table,
)
from tests.web.test_barriers import Looker

CARDS = 4
PHONE = {"width": 390, "height": 844}


@pytest.fixture(autouse=True)
def installed() -> None:
    assert "goofspiel" in GAMES, "install examples/goofspiel: `make test` does"


@pytest.fixture
def look(axe: str) -> Looker:
    return Looker(axe)


def sit(page: Page, *seats: str) -> None:
    open_table(page, "Goofspiel", list(seats), last_round=CARDS)


def bids(page: Page) -> list[str]:
    """The actions that the panel offers."""
    return page.locator(".panel").get_by_role("button").all_inner_texts()


def bid(page: Page, random: Random) -> None:
    before = commands(page)
    page.locator(".panel").get_by_role("button", name=random.choice(bids(page)), exact=True).click()
    wait_for_answer(page, before)


def fact(page: Page, name: str, seat: int | None = None) -> str:
    """What the table says under this name, of a seat or in its middle."""
    place = ".sheet .large" if seat is None else f".sheet .seats li.card >> nth={seat}"
    row = page.locator(place).locator("dl > div, div", has=page.get_by_text(name, exact=True))
    return row.locator("dd").first.inner_text()


def points(page: Page) -> list[int]:
    """The points that the end of the game tells."""
    return [int(text) for text in page.locator("table tbody td").all_inner_texts()]


def test_a_whole_game_against_a_bot(visit: Visit, look: Looker) -> None:
    page = visit()
    card = page.get_by_role("region", name="Goofspiel")
    expect(card).to_contain_text("Bid one of them, face down, for each prize.")
    sit(page, "me", "easy")
    random = Random(3)
    for left in range(CARDS, 1, -1):  # the last card plays itself
        assert turn(page) == "mine"
        assert len(bids(page)) == left
        assert all(re.fullmatch(r"Bid the \d", text) for text in bids(page))
        assert fact(page, "Prizes face down") == str(left - 1)
        if left == CARDS - 1:
            look(page)
            page.reload()
            wait_for_table(page)
            assert turn(page) == "mine"
        bid(page, random)
    assert turn(page) == "over"
    expect(page.locator(".task")).to_contain_text(re.compile("wins?!|share the victory!"))
    assert 0 <= sum(points(page)) <= CARDS * (CARDS + 1) / 2
    assert page.locator(".log li button").count() == 3 * CARDS
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".sheet .large")).to_contain_text(
        re.compile(rf"Prizes face down\s*{CARDS}")
    )
    look(page)


def test_a_whole_game_between_two_browsers_with_an_onlooker(visit: Visit) -> None:
    host = visit()
    sit(host, "me", "open")
    invitation, watching = links_of(host)
    guest, onlooker = visit(invitation, **PHONE), visit(watching)
    expect(guest.get_by_role("heading", level=1)).to_have_text("You’re invited to play Goofspiel.")
    accept_invitation(guest, "Ben")
    wait_for_table(onlooker)
    assert turn(host) == turn(guest) == "mine"
    bid(host, Random(1))
    for page in (guest, onlooker):  # that it was made, and not what it is
        expect(page.locator(".sheet .seats li.card").first).to_contain_text(
            re.compile(r"Has bid\s*yes")
        )
        assert page.get_by_text(re.compile("Blue: bid")).count() == 0
    expect(host.get_by_role("region", name="Only you see this")).to_contain_text(
        re.compile(r"Bid\s*\d")
    )
    people = {host: Random(2), guest: Random(5)}
    while turn(page := next_of([*people])) == "mine":
        bid(page, people[page])
    expect_the_end({"Blue": host, "Ben": guest}, onlooker)
    for page in (guest, onlooker):
        assert points(page) == points(host)
    assert onlooker.locator(".panel").count() == 0


def test_by_keys_alone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page, "me", "novice")
    for left in range(CARDS, 1, -1):  # the last card plays itself
        assert turn(page) == "mine"
        before = commands(page)
        offered = page.get_by_role("list", name="All legal moves")
        expect(offered.get_by_role("button")).to_have_count(left)
        if left == CARDS:
            offered.get_by_role("button").first.focus()
        else:  # the keys go on from where they were
            expect(offered).to_be_focused()
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        wait_for_answer(page, before)
    assert turn(page) == "over"


def test_in_the_language_of_whoever_reads(visit: Visit) -> None:
    page = visit(locale="de-DE")
    expect(page.get_by_role("region", name="Goofspiel")).to_contain_text("Alle haben die gleichen")
    page.get_by_role("button", name="FR: Français").click()
    expect(page.get_by_role("region", name="Goofspiel")).to_contain_text("Tous ont les mêmes")
    page.get_by_role("region", name="Goofspiel").get_by_role("button").first.click()
    wait_for_table(page)
    expect(page.locator(".panel").get_by_role("button").first).to_have_text("Miser le 1")
    expect(page).to_have_title(re.compile("Goofspiel · Ahu"))


def test_rules_that_nobody_wrote_are_not_offered(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("link", name="Giants rules")).to_be_visible()
    assert page.get_by_role("link", name="Goofspiel rules").count() == 0
    sit(page, "me", "novice")
    assert page.get_by_role("link", name="Rules").count() == 0
    assert page.get_by_role("button", name="Player aid").count() == 0
    read = visit("/rules/goofspiel")
    expect(read.locator("main")).to_contain_text("aren’t available here")

"""Whole games played by clicking, near and far."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.person import open_table, phase, play, turn, wait_for_table
from tests.web.scenes import path_of


def test_giants_against_bots_reloaded_in_every_phase(visit: Visit) -> None:
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=3)
    random, reloaded = Random(5), set[str]()
    while turn(page) == "mine":
        if phase(page) not in reloaded:
            reloaded.add(phase(page))
            task = page.locator(".task").inner_text()
            page.reload()
            wait_for_table(page)
            assert page.locator(".task").inner_text() == task
        play(page, random)
    assert {"bid", "place", "move"} <= reloaded
    assert page.locator("table thead th").count() == 3
    assert page.locator(".log li button").count() > 20


def test_orongo_by_two_browsers_over_links_with_an_onlooker(visit: Visit) -> None:
    host = visit()
    open_table(host, "Orongo", ["me", "open"])
    host.get_by_role("button", name="Send the link for the open seat").click()
    links = host.get_by_role("dialog").locator("input[data-link]")
    guest = visit(path_of(links.nth(0).input_value()))
    onlooker = visit(path_of(links.nth(1).input_value()))
    host.keyboard.press("Escape")
    wait_for_table(guest)
    wait_for_table(onlooker)
    assert "#" not in guest.url  # the token is kept, and taken off the address
    random = Random(2)
    people = (host, guest)
    while not _over(host):
        for page in people:
            while page.locator("main").get_attribute("data-turn") == "mine":
                play(page, random)
    sentences = {page.locator(".task").inner_text() for page in (*people, onlooker) if _ended(page)}
    assert len(sentences) == 1
    assert onlooker.locator(".panel").count() == 0


def _over(page: Page) -> bool:
    return page.locator("main").get_attribute("data-turn") == "over"


def _ended(page: Page) -> bool:
    return turn(page) == "over"

"""Several people at one screen: covered between two people's secrets."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import open_table, play
from tests.web.scenes import sit_down


def _arrive(page: Page, clan: str) -> None:
    cover = page.locator(".cover")
    expect(cover.locator("h1")).to_have_text(clan)
    assert page.locator("svg.island").count() == 0
    cover.get_by_role("button", name="It’s me").click()
    page.wait_for_selector("main[data-turn=mine]")


def test_the_screen_is_covered_until_the_next_one_is_there(visit: Visit) -> None:
    share_the_screen(visit())


def share_the_screen(page: Page) -> None:
    """Two people play at one screen, which is covered between them."""
    open_table(page, "Orongo", ["me", "here"])
    _arrive(page, "Blue")
    slider = page.get_by_role("slider", name="shells")
    slider.fill("3")
    page.get_by_role("button", name="Bid", exact=True).click()
    page.wait_for_selector(".cover")
    page.reload()  # still covered: nobody's secrets come with the page
    page.wait_for_selector(".cover")
    assert "3" not in page.locator("body").inner_text()
    _arrive(page, "Green")
    assert "Your bid" not in page.locator(".side").inner_text()
    random = Random(1)
    for _ in range(6):
        sit_down(page)
        play(page, random)
    page.wait_for_selector("main[data-turn=mine], .cover")
    expect(page.locator("svg.island, .cover")).to_have_count(1)

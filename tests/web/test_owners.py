"""Moai on ahus show whose they are: to everybody who may know it, and to nobody else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import pass_turn
from tests.web.scenes import AHU, decide, erect, sit_three, until_blue_carries

STANDING = "[data-standing=taken]"
BLUE = f"{STANDING}.clan-0"
HIDDEN = f"{STANDING}.face-down"


def test_the_owner_is_seen_by_who_erects_by_who_peeks_and_at_the_end(visit: Visit) -> None:
    pages, _ = sit_three(visit)
    blue, green, red = pages
    until_blue_carries(pages)
    decide(blue, erect)
    for page in pages:
        _shows(page, BLUE)  # until one's own next decision
    decide(green, pass_turn)
    _shows(green, HIDDEN)
    _shows(red, BLUE)
    decide(red, pass_turn)
    _shows(red, HIDDEN)
    green.get_by_role("button", name="Peek under a Moai").click()
    green.locator(f".ahu[aria-label^='ahu {AHU}']").click()
    decide(green, lambda page: page.get_by_role("button", name="Peek", exact=True).click())
    _shows(green, BLUE)
    _shows(red, HIDDEN)
    play_to_the_end(pages)
    expect(red.locator(HIDDEN)).to_have_count(0)
    expect(red.locator(BLUE)).not_to_have_count(0)


def test_open_bases_show_the_owner_at_once(visit: Visit) -> None:
    pages, watching = sit_three(visit, options=["Open bases"])
    onlooker = visit(watching)
    until_blue_carries(pages)
    decide(pages[0], erect)
    for page in (*pages, onlooker):
        _shows(page, BLUE)


def _shows(page: Page, moai: str) -> None:
    """One Moai stands, in these colours."""
    expect(page.locator(moai)).to_have_count(1)
    expect(page.locator(STANDING)).to_have_count(1)

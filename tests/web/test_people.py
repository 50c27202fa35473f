"""People at a table in two browsers: one leaves and returns, a bot plays on, and they talk."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import accept_invitation, links_of, play, wait_for_table
from tests.web.test_barriers import Looker
from tests.web.test_seats import row, table_for_two


def meet(page: Page) -> None:
    """Open the panel of people and chat."""
    page.get_by_role("button", name="People and chat").click()
    expect(page.get_by_role("complementary", name="People at the table")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def test_a_bot_plays_on_while_one_is_gone(visit: Visit) -> None:
    host, invitation, _ = table_for_two(visit)
    guest = visit(invitation)
    accept_invitation(guest, "Hotu")
    expect(host.locator(".toast")).to_have_text("Hotu joins as Green.")
    expect(host.get_by_role("button", name="Send the link")).to_have_count(0)
    meet(guest)
    guest.get_by_role("button", name="Let a bot play for me").click()
    expect(guest.get_by_text("A bot is playing for you.")).to_be_visible()
    address = guest.url
    guest.goto("about:blank")
    expect(host.locator(row(host, 1))).to_contain_text("a bot plays on")
    random = Random(1)
    for _ in range(3):  # nobody waits for the one who is gone
        expect(host.locator("main")).to_have_attribute("data-turn", "mine")
        play(host, random)
    guest.goto(address)
    guest.get_by_role("button", name="Take over again").click()
    expect(host.locator(row(host, 1))).not_to_contain_text("a bot plays on")
    expect(host.locator(".log")).to_contain_text("Hotu plays again")
    meet(guest)
    guest.get_by_role("button", name="Resign").click()
    guest.get_by_role("button", name="Resign").click()
    expect(guest.get_by_text("You’ve resigned.").first).to_be_visible()
    expect(host.locator(row(host, 1))).to_contain_text("resigned")


def test_they_talk_and_onlookers_apart(visit: Visit, axe: str) -> None:
    host, invitation, watching = table_for_two(visit)
    guest, onlooker = visit(invitation), visit(watching)
    accept_invitation(guest, "Hotu")
    for page in (host, onlooker):
        meet(page)
    say(host, "Iorana!")
    expect(guest.get_by_role("button", name="something new")).to_be_visible()
    meet(guest)
    lines = guest.locator("[data-part=people] .lines")
    expect(lines).to_contain_text("Iorana!")
    guest.get_by_role("button", name="Well played").click()
    expect(host.locator("[data-part=people] .lines")).to_contain_text("Hotu")
    expect(host.get_by_role("img", name="Well played")).to_be_visible()
    onlooker.get_by_label("Your name").fill("Cleo")
    say(onlooker, "Who wins?")
    heard = onlooker.locator("[data-part=people] .lines")
    expect(heard).to_contain_text("Cleo Who wins?")
    expect(heard).not_to_contain_text("Iorana")
    expect(lines).not_to_contain_text("Who wins?")
    host.get_by_role("button", name="Mute Hotu").click()
    expect(host.get_by_role("img", name="Well played")).to_have_count(0)
    for page in (host, onlooker):
        Looker(axe)(page)
    host.keyboard.press("Escape")
    expect(host.locator("[data-part=people]")).to_have_count(0)


def test_a_table_with_a_clock(visit: Visit, axe: str) -> None:
    page = visit()
    region = page.get_by_role("region", name="Orongo")
    region.get_by_role("button", name="Players and options").click()
    page.locator("form li.seat").nth(1).locator("select").first.select_option("open")
    page.get_by_label("Clock").select_option("live")
    page.get_by_label("Minutes for each player").fill("7")
    Looker(axe)(page)
    page.get_by_role("button", name="Start game").click()
    wait_for_table(page)
    invitation, _ = links_of(page)
    clock = page.locator(row(page, 0)).locator(".clock")
    expect(clock).to_contain_text("07:00")  # it stands until the guest is there
    accept_invitation(visit(invitation), "Hotu")
    expect(clock).to_have_class(re.compile("running"))
    expect(clock).not_to_contain_text("07:00")

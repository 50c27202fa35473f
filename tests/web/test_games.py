"""Games played by clicking, near and far, up to their ends."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import (
    accept_invitation,
    expect_the_end,
    next_of,
    open_table,
    phase,
    play,
    turn,
    wait_for_table,
)
from tests.web.scenes import bid_chief, decide, path_of


def test_giants_against_bots_reloaded_in_every_phase(visit: Visit) -> None:
    play_giants_reloaded_in(visit(), {"bid", "choose", "place", "move"})


def play_giants_reloaded_in(page: Page, phases: set[str]) -> None:
    """Plays a game against bots to its end; a page that is loaded anew goes on where it was."""
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=1)
    random, met = Random(5), set[str]()
    while turn(page) == "mine":
        first = phase(page) not in met
        met.add(phase(page))
        if first and phase(page) in phases:
            task = page.locator(".task").inner_text()
            page.reload()
            wait_for_table(page)
            expect(page.locator(".task")).to_have_text(task, use_inner_text=True)
        if first and phase(page) == "bid":
            decide(page, bid_chief)  # who carves has something to carry
        else:
            play(page, random)
    assert {"bid", "place", "move", *phases} <= met
    expect(page.locator("table thead th")).to_have_count(3)
    assert page.locator(".log li button").count() > 20


def test_orongo_by_two_browsers_over_links_with_an_onlooker(visit: Visit) -> None:
    host = visit()
    open_table(host, "Orongo", ["me", "open"])
    host.get_by_role("button", name="Invite someone to the free seat").click()
    links = host.get_by_role("dialog").locator("input[data-link]:visible")
    guest = visit(path_of(links.nth(0).input_value()))
    onlooker = visit(path_of(links.nth(1).input_value()))
    host.keyboard.press("Escape")
    accept_invitation(guest, "Ben")
    wait_for_table(onlooker)
    assert "#" not in guest.url + onlooker.url  # secrets are kept, and taken off the address
    people = {host: Random(2), guest: Random(3)}
    met = {host: set[str](), guest: set[str]()}
    while not all(phases >= {"bids", "chips"} for phases in met.values()):
        page = next_of([*people])
        assert turn(page) == "mine"
        met[page].add(phase(page))
        play(page, people[page])
    play_to_the_end([host, guest])
    assert turn(host) == "over"
    expect_the_end({"Blue": host, "Ben": guest}, onlooker)
    ended = host.url
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: url != ended)
    wait_for_table(host)
    guest.get_by_role("dialog").get_by_role("button", name="Join the rematch").click()
    onlooker.get_by_role("dialog").get_by_role("button", name="Watch the rematch").click()
    for page in (guest, onlooker):
        page.wait_for_url(host.url)
        wait_for_table(page)
    assert turn(host) == turn(guest) == "mine"  # everybody bids
    expect(onlooker.locator("main")).to_have_attribute("data-turn", "others")
    assert onlooker.locator(".panel").count() == 0

"""The start page: what there is, and each way to begin with one press."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import wait_for_table


def test_every_game_shows_what_it_is(visit: Visit) -> None:
    page = visit()
    card = page.get_by_role("region", name="Giants")
    expect(card).to_contain_text("3 to 5 players")
    expect(card).to_contain_text("45–90 minutes")
    page.wait_for_function(
        """() => document.images.length >= 2
            && [...document.images].every((image) => image.complete && image.naturalWidth > 0)"""
    )


def test_friends_are_invited_at_once_and_the_list_tells_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    page.get_by_role("region", name="Orongo").get_by_role(
        "button", name="Play with friends"
    ).click()
    wait_for_table(page)
    invite = page.get_by_role("dialog", name="Invite")
    expect(invite.locator("[data-link]:visible").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("slider", name="shells").fill("1")
    page.get_by_role("button", name="Bid", exact=True).click()
    expect(page.locator(".task")).to_have_text("Green is bidding.")
    page.get_by_role("link", name="Ahu").click()
    expect(page.locator("li.card")).to_contain_text("Green to play")


def test_the_form_comes_into_sight_and_the_cards_keep_their_width(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    card = page.get_by_role("region", name="Giants")
    before = card.bounding_box()
    card.get_by_role("button", name="Players and options").click()
    expect(page.get_by_role("button", name="Start game")).to_be_in_viewport()
    after = card.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] == before["width"]


def test_the_form_keeps_what_was_chosen_when_words_arrive(visit: Visit) -> None:
    """Those of another language, here: nothing that is learnt draws the open form anew."""
    page = visit()
    page.get_by_role("region", name="Giants").get_by_role(
        "button", name="Players and options"
    ).click()
    form = page.locator("form")
    form.get_by_role("button", name="5", exact=True).click()
    expect(form.locator("li.seat")).to_have_count(5)
    page.get_by_role("button", name="Deutsch").click()
    expect(form.get_by_role("button", name="Partie beginnen")).to_be_visible()
    expect(form.locator("li.seat")).to_have_count(5)


def test_play_now_leaves_nothing_to_remember_that_bots_would(visit: Visit) -> None:
    """Giants is played with open bases there; the form begins with the rules as they are."""
    page = visit()
    heard: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    page.get_by_role("region", name="Giants").get_by_role(
        "button", name="Players and options"
    ).click()
    expect(page.get_by_role("checkbox", name="Open bases")).not_to_be_checked()
    expect(page.locator("form")).to_contain_text("Good company for your first games.")
    page.get_by_role("region", name="Giants").get_by_role("button", name="Play now").click()
    wait_for_table(page)
    assert json.loads(heard[0])["options"]["open_bases"] is True

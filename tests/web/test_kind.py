"""Kind to whoever plays: what bots did is taken back too, scores are told, sounds when wanted."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import commands, open_table, play, turn, wait_for_answer, wait_for_table
from tests.web.scenes import until_phase

LISTEN = """
window.heard = [];
for (const name of ["createOscillator", "createBufferSource"]) {
    const make = AudioContext.prototype[name];
    AudioContext.prototype[name] = function () {
        window.heard.push(name);
        return make.call(this);
    };
}
"""


def undo(page: Page) -> None:
    before = commands(page)
    page.get_by_role("button", name="Undo").click()
    wait_for_answer(page, before)


def test_alone_with_bots_a_bid_can_be_taken_back_after_it_was_opened(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    random, phase = Random(2), page.locator("main")
    assert turn(page) == "mine"
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    play(page, random)
    assert turn(page) == "mine"
    expect(phase).not_to_have_attribute("data-phase", "bids")
    button = page.get_by_role("button", name="Undo your bid")
    expect(button).to_be_enabled()
    undo(page)
    expect(phase).to_have_attribute("data-phase", "bids")
    assert turn(page) == "mine"
    expect(page.locator(".log")).to_contain_text("You’ve taken back one decision.")
    play(page, random)
    assert turn(page) == "mine"


def test_alone_with_bots_what_they_replied_in_giants_is_taken_back_too(visit: Visit) -> None:
    page = visit()
    until_phase(page, "Giants", "place")
    told = page.locator(".log li[data-step] > span > button")
    before = told.all_inner_texts()
    play(page, Random(1))
    assert turn(page) == "mine"
    replies = told.all_inner_texts()[len(before) :]
    assert any(not reply.startswith("You ") for reply in replies)
    undo(page)
    expect(page.locator("main")).to_have_attribute("data-phase", "place")
    assert turn(page) == "mine"
    after = told.all_inner_texts()
    assert after[: len(before)] == before
    assert "taken back" in after[-1]
    assert len(after) == len(before) + 1


def test_an_only_choice_is_made_by_itself_and_told(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    play_to_the_end([page])
    told = page.locator(".log li[data-step]").filter(has_text="(the only choice)")
    expect(told.first).to_contain_text("You ")


def test_play_now_says_what_it_plays_and_what_each_would_score(visit: Visit) -> None:
    page = visit()
    card = page.get_by_role("region", name="Giants")
    expect(card).to_contain_text("because bots never forget")
    card.get_by_role("button", name="Play now").click()
    wait_for_table(page)
    estimate = page.locator("[data-part=seats] .estimate")
    expect(estimate).to_have_count(3)
    expect(estimate.first).to_contain_text("about 0 with what stands now")
    page.get_by_role("link", name="Ahu").click()
    heard: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    card.get_by_role("button", name="Play with face-down bases").click()
    wait_for_table(page)
    assert json.loads(heard[0])["options"]["open_bases"] is False
    expect(estimate).to_have_count(0)


def test_sounds_are_heard_by_whoever_wants_them(visit: Visit) -> None:
    page = visit()
    page.add_init_script(LISTEN)
    page.reload()
    open_table(page, "Orongo", ["me", "novice"])
    random = Random(2)
    assert turn(page) == "mine"
    play(page, random)
    assert turn(page) == "mine"
    assert page.evaluate("window.heard") == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Sounds").check()
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()
    page.wait_for_function("() => window.heard.length > 0")  # how it sounds
    page.keyboard.press("Escape")
    page.evaluate("window.heard.length = 0")
    play(page, random)
    page.wait_for_function("() => window.heard.length > 0")

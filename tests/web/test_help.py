"""Help at hand: the player aid, and explanations of all there is on a table."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from ahu.core.aid import aid_of
from ahu.games import GAMES
from ahu.text import LANGUAGES, say
from tests.web.conftest import Visit
from tests.web.person import links_of, open_table, turn, wait_for_a_frame
from tests.web.scenes import SEATS, until_phase

AID = "header button[aria-keyshortcuts='?']"
BARE = """() => {
    const bare = [];
    const words = (one) => (one.getAttribute("aria-label") ?? "") + (one.dataset.explain ?? "");
    const plain = (one) => one.outerHTML.slice(0, 150);
    for (const one of document.querySelectorAll(".hex, .plaque"))
        if (!one.dataset.explain) bare.push(plain(one));
    for (const one of document.querySelectorAll("main button, header button, header nav a")) {
        const seen = [...one.childNodes].some((node) => node.textContent.trim());
        if (!seen && !(words(one).trim() && "explain" in one.dataset)) bare.push(plain(one));
    }
    for (const one of document.querySelectorAll(".panel button:not([data-explain=''])"))
        if (!one.dataset.explain) bare.push(plain(one));
    const parts = ["own", "seats", "stock"].map((name) => `[data-part=${name}]`);
    for (const part of document.querySelectorAll(parts.join())) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const { data, parentElement } = texts.currentNode;
            const around = parentElement.closest("[data-explain]");
            if (/\\d/.test(data) && !around?.dataset.explain) bare.push(plain(parentElement));
        }
    }
    return [...bare, ...[...document.querySelectorAll("[title]")].map(plain)];
}"""
"""What has no explanation: a hex, a plaque, a button without words or of the panel, a number; or
the browser's."""


def speak(page: Page, language: str) -> None:
    """Opens the page again in a language, unless it has it."""
    if page.locator("html").get_attribute("lang") == language:
        page.wait_for_selector("main[data-turn=mine]")
        return
    page.evaluate(
        "kept => localStorage.setItem('ahu-settings', kept)", json.dumps({"language": language})
    )
    page.reload()
    page.wait_for_selector("main[data-turn], .cover")
    if page.locator(".cover").count():
        page.locator(".cover button.main").click()
    page.wait_for_selector("main[data-turn=mine]")


def expect_explanations(page: Page) -> None:
    """All has one, in every language, on a desk and on a phone."""
    assert page.locator(".hex").count() > 40
    for language in LANGUAGES:
        speak(page, language)
        for width, height in ((1280, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            wait_for_a_frame(page)
            assert page.locator(".panel [data-part=bar]").count()
            assert page.evaluate(BARE) == [], language


def explanation(page: Page) -> Locator:
    return page.get_by_role("tooltip")


@pytest.mark.parametrize("game", SEATS)
def test_the_aid_is_one_press_away(visit: Visit, game: str) -> None:
    """By button and by key, with all there is to know, and the focus goes back to where it was."""
    page = visit()
    open_table(page, game, SEATS[game])
    rules = GAMES[game.lower()]
    aid = aid_of(rules, len(SEATS[game]), rules.options())
    for language in LANGUAGES:
        speak(page, language)
        page.locator(AID).click()
        dialog = page.get_by_role("dialog", name=say("page-aid", language))
        for section in aid:
            shown = dialog.get_by_role("region", name=say(section.title.key, language))
            words = [
                say(entry.say.key, language, **entry.say.args)  # type: ignore[arg-type]  # texts and numbers
                for entry in section.entries
            ]
            expect(shown.locator(".words")).to_have_text(words)
            pictures = sum(bool(entry.picture) for entry in section.entries)
            expect(shown.locator(".picture").locator("svg, strong")).to_have_count(pictures)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(AID)).to_be_focused()
        page.locator(".hex").first.focus()
        page.keyboard.press("?")
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".hex").first).to_be_focused()


def test_a_dialog_closed_and_opened_again_within_a_frame_is_open(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", SEATS["Orongo"])
    assert turn(page) == "mine"
    page.locator(AID).click()
    page.locator("dialog").wait_for()
    page.evaluate(
        """async () => {
            document.querySelector("dialog").requestClose();
            await new Promise(queueMicrotask);
            dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
        }"""
    )
    expect(page.get_by_role("dialog", name="Player aid")).to_be_visible()


def test_onlookers_have_the_aid_too_and_a_bid_in_mind_stays(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    more = page.get_by_role("button", name="More: shells")
    more.click()
    page.locator(AID).click()
    page.get_by_role("dialog", name="Player aid").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("output")).to_have_text("1")
    onlooker = visit(links_of(page)[-1])
    onlooker.wait_for_selector(AID)
    onlooker.keyboard.press("?")
    expect(onlooker.get_by_role("dialog", name="Player aid")).to_contain_text("A quarry: 1 shell.")


def test_explanations_by_mouse_and_keys(visit: Visit) -> None:
    """They stay as long as one points at them or at what they explain, and go by escape."""
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    site = page.locator("[data-hex=p50]")
    site.hover()
    expect(explanation(page)).to_contain_text("Orongo, the ceremonial village: a name only.")
    assert site.get_attribute("aria-describedby") == "explanation"
    explanation(page).hover()
    page.locator("[data-hex=p22]").hover()
    expect(explanation(page)).to_contain_text("p22")
    page.keyboard.press("Escape")
    expect(explanation(page)).to_be_hidden()
    page.mouse.move(0, 0)
    page.locator("[data-hex=p1]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-hex='1']")).to_be_focused()
    expect(explanation(page)).to_contain_text("Its tile is still face down.")
    page.keyboard.press("Escape")
    expect(explanation(page)).to_be_hidden()
    expect(page.locator("[data-hex='1']")).to_be_focused()
    numbers = page.locator("[data-part=seats] [data-explain]")
    numbers.first.focus()
    page.keyboard.press("ArrowRight")
    expect(numbers.nth(1)).to_be_focused()
    expect(explanation(page)).not_to_be_empty()


def test_a_long_press_explains_and_does_nothing_else(visit: Visit) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    more = page.get_by_role("button", name="More: shells")
    press_long(more, "More: shells")
    expect(page.locator("output")).to_have_text("0")
    more.tap()
    expect(explanation(page)).to_be_hidden()
    expect(page.locator("output")).to_have_text("1")
    page.locator(AID).tap()
    expect(page.get_by_role("dialog", name="Player aid")).to_be_visible()


def press_long(found: Locator, explained: str) -> None:
    """A finger stays on something until it is explained."""
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = found.page.context.new_cdp_session(found.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(explanation(found.page)).to_contain_text(explained)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(explanation(found.page)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "met", "place", "explained"),
    [
        ("Orongo", "chips", ".hex.lit", "You can choose it now."),
        ("Giants", "place", ".plaque", "ahu"),
    ],
)
def test_a_long_press_on_the_board_chooses_nothing(
    visit: Visit, game: str, met: str, place: str, explained: str
) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    until_phase(page, game, met)
    press_long(page.locator(place).first, explained)
    expect(page.locator(".hex.chosen")).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
def test_rules_begin_with_the_aim(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game.lower()}")
    heads = page.locator("h2")
    expect(heads.first).to_have_text("The aim")
    expect(page.get_by_role("region", name="At a glance").locator("ol li")).not_to_have_count(0)
    expect(heads.nth(4)).to_have_text("The exact rules")
    expect(page.get_by_role("region", name="At a glance").locator("svg")).not_to_have_count(0)

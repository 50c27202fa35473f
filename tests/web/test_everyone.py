"""For everyone: three languages, a phone, the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import (
    PLANNED,
    commands,
    expect_whole_game,
    open_table,
    phase,
    turn,
    wait_for_answer,
    wait_for_table,
)
from tests.web.scenes import (
    AHU,
    BESIDE,
    decide,
    sit_three,
    until_blue_carries,
    until_phase,
)
from tests.web.typist import enter, play_by_keys, press_main, tab_to, walk_to_a_lit_hex


@pytest.mark.parametrize(
    ("locale", "play_now", "words"),
    [
        ("en-GB", "Play now", "tribe markers"),
        ("de-DE", "Jetzt spielen", "Stammesmarker"),
        ("fr-FR", "Jouer", "marqueurs tribaux"),
    ],
)
def test_the_language_of_the_browser_and_then_another(
    visit: Visit, locale: str, play_now: str, words: str
) -> None:
    page = visit(locale=locale)
    page.get_by_role("button", name=play_now).first.click()
    wait_for_table(page)
    turn(page)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator(".side")).to_contain_text(words)
    page.set_viewport_size({"width": 360, "height": 740})
    for code, name in (("fr", "Français"), ("de", "Deutsch"), ("en", "English")):
        page.locator("header nav button").last.click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", code)
        _fits(page)
    expect(page.locator(".side")).to_contain_text("tribe markers")


@pytest.mark.parametrize("game", ["Giants", "Orongo"])
def test_the_form_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    _fits(page)
    options = page.get_by_role("region", name=game).get_by_role("button", name="Players and op")
    options.tap()
    _fits(page)
    form, button = page.locator("form").bounding_box(), options.bounding_box()
    assert form
    assert button
    assert 0 <= form["y"] - button["y"] - button["height"] < 60, "the form opens where one looks"
    options.tap()
    _fits(page)


def _fits(page: Page) -> None:
    """The page, once it is drawn, is no wider than a small phone."""
    page.wait_for_function("() => document.documentElement.scrollWidth <= 360")


def test_the_keyboard_alone_plays_a_game_of_giants(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("section button")
    tab_to(page, "e => e.matches('button') && e.textContent.includes('Players and options')")
    page.keyboard.press("Enter")
    page.wait_for_selector("form button.main")
    tab_to(page, "input[type=number]")
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    wait_for_table(page)
    met = set[str]()
    while turn(page, by_keys=True) == "mine":
        if phase(page) == "place" and phase(page) not in met:
            walk_to_a_lit_hex(page)
        met.add(phase(page))
        play_by_keys(page)
    assert {"bid", "choose", "place", "move"} <= met
    expect_whole_game(page)


def test_the_keyboard_alone_plays_a_game_of_orongo(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("section button")
    tab_to(page, "e => e.matches('[data-game=orongo] button') && /options/.test(e.textContent)")
    page.keyboard.press("Enter")
    page.wait_for_selector("form button.main")
    enter(page.locator("form").get_by_role("button", name="4", exact=True))
    expect(page.locator("form li.seat")).to_have_count(4)
    tab_to(page, "e => e.textContent.includes('Start game')")
    page.keyboard.press("Enter")
    wait_for_table(page)
    page.reload()
    assert turn(page) == "mine"
    page.keyboard.press("Tab")  # the first thing it leads to
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.task')")
    met = set[str]()
    while turn(page, by_keys=True) == "mine":
        met.add(phase(page))
        play_by_keys(page, shells=0 if "chips" in met else 2)  # bids less, and the end comes soon
    assert {"bids", "chips"} <= met
    expect_whole_game(page)


@pytest.mark.parametrize(
    ("game", "met"), [("Orongo", "moai"), ("Giants", "marks"), ("Giants", "take-back")]
)
def test_the_keyboard_alone_decides_in_a_rare_phase(visit: Visit, game: str, met: str) -> None:
    page = visit()
    until_phase(page, game, met)
    page.keyboard.press("Tab")
    page.wait_for_function("() => document.activeElement !== document.body")
    play_by_keys(page)


def test_the_keyboard_alone_erects_a_statue_and_looks_under_it(visit: Visit) -> None:
    """A key leads to all that can be chosen: from hex to hex, and to each ahu."""
    pages, _ = sit_three(visit)
    blue, green, _ = pages
    until_blue_carries(pages)
    decide(blue, _erect_by_keys)
    tab_to(green, "e => e.textContent.includes('Peek under a Moai')")
    green.keyboard.press("Enter")
    tab_to(green, ".hex")
    green.keyboard.press("n")
    assert green.evaluate(f"document.activeElement.matches(`.ahu[aria-label^='ahu {AHU}']`)")
    green.keyboard.press("Enter")
    decide(green, press_main)
    found = green.get_by_role("status").filter(has_text=f"Under {AHU}’s Moai lies Blue’s base")
    expect(found).to_be_visible()


def _erect_by_keys(page: Page) -> None:
    tab_to(page, ".items button")
    page.keyboard.press("Enter")
    page.wait_for_selector(PLANNED)
    page.wait_for_function("() => document.activeElement.matches('.task')")
    enter(page.locator(f".hex.lit[aria-label^='{BESIDE},']"))
    page.wait_for_selector(".panel ol li")
    page.wait_for_selector(PLANNED)
    tab_to(page, f"e => e.textContent.includes('Erect on {AHU}')")
    page.keyboard.press("Enter")
    press_main(page)


def test_a_turn_by_the_list_of_legal_actions(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    before = commands(page)
    page.get_by_role("button", name="All legal moves").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill("bid 2 shells")
    dialog.get_by_role("button", name="Bid 2 shells").click()
    wait_for_answer(page, before)
    expect(dialog).to_have_count(0)

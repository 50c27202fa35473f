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

TABS = 120


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


UNCHOSEN = ".panel [role=group]:has([aria-pressed]):not(:has([aria-pressed=true])) button"
"""Of several, none is chosen yet."""
READY = ".panel button.main:not(:disabled)"
POWERS = ".panel [aria-label='Power of the hex'] button"


def test_the_keyboard_alone_plays_a_game_of_giants(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("section button")
    _tab_to(page, "e => e.matches('button') && e.textContent.includes('Players and options')")
    page.keyboard.press("Enter")
    page.wait_for_selector("form button.main")
    _tab_to(page, "e => e.matches('input[type=number]')")
    page.keyboard.press("Control+a")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    wait_for_table(page)
    arrows = 0
    while turn(page, by_keys=True) == "mine":
        before = commands(page)
        if phase(page) == "place" and page.locator(".panel [aria-label=Figure]").count():
            arrows += _walk_to_a_lit_hex(page) if not arrows else _jump_to_a_lit_hex(page)
            page.keyboard.press("Enter")
            page.wait_for_selector(f"{READY}, {POWERS}")
            if page.locator(POWERS).count():  # none is taken before somebody chooses it
                _tab_to(page, f"e => e.matches({POWERS!r})")
                page.keyboard.press("Enter")
            _press_main(page)
        elif phase(page) == "move" and page.locator(".items button").count():
            _tab_to(page, "e => e.matches('.items button')")
            page.keyboard.press("Enter")
            page.wait_for_selector(PLANNED)
            if not page.locator(READY).count():  # it must go somewhere first
                _tab_to(page, "e => e.matches('.hex')")
                _jump_to_a_lit_hex(page)
                page.keyboard.press("Enter")
                page.wait_for_selector(READY)
            _press_main(page)
        elif page.locator(".panel button.main").count():
            _press_main(page)
        elif phase(page) == "choose":
            _tab_to(page, "e => e.matches('.panel button')")
            page.keyboard.press("Enter")
        else:
            _tab_to(page, "e => e.matches('.panel button') && e.textContent.includes('Pass')")
            page.keyboard.press("Enter")
            page.wait_for_selector(".panel .sure")
            page.keyboard.press("Enter")
        wait_for_answer(page, before)
        _wait_for_focus(page)
    assert arrows > 1
    expect_whole_game(page)


def test_the_keyboard_alone_plays_a_game_of_orongo(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("section button")
    _tab_to(page, "e => e.matches('[data-game=orongo] button') && /options/.test(e.textContent)")
    page.keyboard.press("Enter")
    page.wait_for_selector("form button.main")
    _tab_to(page, "e => e.textContent.includes('Start game')")
    page.keyboard.press("Enter")
    wait_for_table(page)
    page.reload()
    assert turn(page) == "mine"
    page.keyboard.press("Tab")  # the first thing it leads to
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.task')")
    while turn(page, by_keys=True) == "mine":
        before = commands(page)
        if phase(page) == "chips":
            _jump_to_a_lit_hex(page)
            page.keyboard.press("Enter")
            page.wait_for_selector(f"{READY}, {UNCHOSEN}")
        while page.locator(UNCHOSEN).count():
            _tab_to(page, f"e => e.matches({UNCHOSEN!r})")
            page.keyboard.press("Enter")
        _press_main(page)
        wait_for_answer(page, before)
        _wait_for_focus(page)
    expect_whole_game(page)


def _wait_for_focus(page: Page) -> None:
    """The focus comes to the next task by the next frame, which a busy machine may draw late."""
    page.wait_for_function("() => document.activeElement !== document.body")


def _press_main(page: Page) -> None:
    """The task stays in sight on the way."""
    _tab_to(page, "e => e.matches('.panel button.main')")
    task = page.locator(".task").bounding_box()
    assert task
    assert 0 <= task["y"] < task["y"] + task["height"] <= 800
    page.keyboard.press("Enter")


def _walk_to_a_lit_hex(page: Page) -> int:
    """Arrow keys from the hex that the tab key leads to."""
    _tab_to(page, "e => e.matches('.hex')")
    for steps, key in enumerate(["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"] * 4, start=1):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.matches('.hex.lit')"):
            return steps
    raise AssertionError("no lit hex was reached")


def _jump_to_a_lit_hex(page: Page) -> int:
    """A key leads from the task to what can be chosen."""
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.hex.lit')")
    return 1


def _tab_to(page: Page, matches: str) -> None:
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate(f"({matches})(document.activeElement)"):
            return
    raise AssertionError(f"the tab key does not lead to {matches}")


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

"""Lessons in the browser, to their ends, in every language: by mouse, by fingers and by keys."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from ahu.core.lesson import lesson_named, lessons_of
from ahu.games import GAMES
from ahu.text import say
from tests.server.servers import PATIENCE_S
from tests.web.conftest import Visit
from tests.web.person import wait_for_table
from tests.web.pupil import BAR, Press, Pupil, click, tap
from tests.web.typist import enter

WAYS: list[tuple[str, Press]] = [("en", click), ("de", tap), ("fr", enter)]


UNTOLD = """(since) => {
    const shown = [...document.querySelectorAll(".since .words")].map((one) => one.textContent);
    const log = [...document.querySelectorAll(".log li[data-step]")]
        .map((one) => [Number(one.dataset.step), one.querySelector("button").textContent.trim()]);
    return {
        missing: log.filter(([step, words]) => step > since && !words.startsWith("You ")
            && !shown.includes(words)),
        last: Math.max(0, ...log.map(([step]) => step)),
    };
}"""
"""What others did after the step `since` of the game and is not shown above the task."""


@pytest.mark.parametrize("game", ["giants", "orongo"])
@pytest.mark.parametrize(("language", "press"), WAYS, ids=["en", "de", "fr"])
def test_a_first_game(visit: Visit, game: str, language: str, press: Press) -> None:
    """From the start page through all lessons to a real game."""
    phone = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    page = visit(locale=language, **(phone if press is tap else {}))
    pupil = Pupil(page, game, press, language)
    pupil.begin()
    names = lessons_of(GAMES[game])
    for name in names:
        lesson, last = lesson_named(GAMES[game], name), 0
        for done in pupil.go_through(name):
            if press is enter:
                page.wait_for_function("() => document.activeElement !== document.body")
            if press is click:
                told = page.evaluate(UNTOLD, last)
                assert told["missing"] == []
                last = told["last"]
            text = lesson.key(GAMES[game], lesson.steps[done].text)
            expect(page.locator(f"{BAR} .say")).to_have_text(say(text, language))
        expect(page.locator(f"{BAR} .say")).to_have_text(
            say(lesson.key(GAMES[game], "end"), language)
        )
        press(page.locator(f"{BAR} button.main"))
        if name != names[-1]:
            page.wait_for_selector(f"{BAR}[data-step='0']")
    page.wait_for_selector(BAR, state="detached")
    wait_for_table(page)
    assert page.locator("main[data-turn]").get_attribute("data-turn") in ("mine", "others")


def test_a_wrong_try_is_answered_at_once_and_nobody_loses_their_place(visit: Visit) -> None:
    page = visit()
    pupil = Pupil(page, "orongo")
    pupil.begin()
    page.get_by_role("button", name="Continue").click()
    bar = page.locator(BAR)
    expect(bar).to_have_attribute("data-step", "1")
    expect(bar.get_by_role("alert")).to_have_count(0)
    pupil.hex("26").click(force=True)  # it is not lit
    expect(bar.get_by_role("alert")).to_contain_text("a quarry is the cheapest")
    page.reload()
    expect(bar).to_have_attribute("data-step", "1")
    bar.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("button", name="Continue learning").click()
    expect(bar).to_have_attribute("data-step", "1")
    bar.get_by_role("button", name="Do it for me").click()
    expect(bar).to_have_attribute("data-step", "2")
    expect(bar.get_by_role("alert")).to_have_count(0)


def test_what_cannot_be_paid_for_says_why(visit: Visit, server: str) -> None:
    """A step that shows what is not allowed lets it be pressed: the rule answers."""
    asked = {"game": "orongo", "lesson": "2"}
    made = httpx.post(f"{server}/api/lessons", json=asked, timeout=PATIENCE_S).json()
    page = visit(f"/table/{made['table']}#{made['seats'][0]}")
    pupil = Pupil(page, "orongo")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(BAR)).to_have_attribute("data-step", "1")
    pupil.hex("58").click(force=True)  # it is not lit
    expect(page.locator(".note")).to_contain_text("O5.3")

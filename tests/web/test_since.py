"""At every decision, everything that happened since the last one is on screen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import (
    commands,
    expect_whole_game,
    open_table,
    play,
    turn,
    wait_for_a_frame,
)
from tests.web.scenes import play_soon_over

SIZES = ((1440, 900), (1280, 720), (390, 844))
HAPPENED = """(since) => {
    const texts = (found) => [...found].map((one) => one.textContent.trim());
    const entries = [...document.querySelectorAll(".log li[data-step]")];
    const fresh = entries.filter((one) => Number(one.dataset.step) > since);
    const shown = [...document.querySelectorAll(".since li")];
    const hidden = shown.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !inside || !one.contains(there);
    });
    const log = document.querySelector(".log");
    const others = fresh.filter((one) => one.dataset.seat !== "0");
    const told = texts(others.map((one) => one.querySelector("button")));
    const said = texts(document.querySelectorAll("[role=log] p"));
    return {
        focused: document.activeElement !== document.body,
        said: said.filter((one) => told.includes(one)),
        told,
        shown: texts(document.querySelectorAll(".since li .words")),
        hidden: texts(hidden),
        behind: log.scrollHeight - log.scrollTop - log.clientHeight,
        last: Math.max(0, ...entries.map((one) => Number(one.dataset.step))),
    };
}"""


@pytest.mark.parametrize(("game", "rivals", "last_round"), [("Giants", 4, 2), ("Orongo", 3, None)])
def test_all_that_happened_since_the_last_decision_is_on_screen(
    visit: Visit, game: str, rivals: int, last_round: int | None
) -> None:
    page = visit()
    open_table(page, game, ["me", *["novice"] * rivals], last_round)
    random, met = Random(7), set[str]()
    last, most, looked, sizes = 0, 0, False, SIZES
    while turn(page) == "mine":
        strip = page.locator(".since li").count() > 0
        for width, height in sizes if strip else sizes[:1]:
            if page.viewport_size != {"width": width, "height": height}:
                page.set_viewport_size({"width": width, "height": height})
            wait_for_a_frame(page)
            found = page.evaluate(HAPPENED, last)
            assert found["hidden"] == [], f"{game} {width}×{height}"
            assert [one for one in found["shown"] if one in found["told"]] == found["told"]
            assert found["behind"] < 2, "the log follows its end"
        if strip:
            sizes = sizes[::-1]  # the next begins with the size that the page has now
        told = found["told"]
        assert found["said"][-len(told) :] == told or not told, (
            "a screen reader is told all, in order"
        )
        assert found["focused"] or not commands(page), "the focus goes on to the next task"
        most = max(most, len(found["shown"]))
        last = found["last"]
        looked = looked or _looks_at_a_move(page)
        play_soon_over(page, random, met)
    assert most > 8, "a long series was among them"
    assert looked
    expect_whole_game(page)


def _looks_at_a_move(page: Page) -> bool:
    """Where somebody's last move is marked, its sign shows it, and then the board of now again."""
    marked = page.locator(".hex[aria-label*='’s last move']")
    moves = page.locator(".since li:has(svg) button")
    if not marked.count() or page.locator(".marks .spot").count():
        return False
    moves.last.click()
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    expect(moves.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".marks .ring.spot").first).to_be_visible()
    moves.last.click()
    expect(page.locator(".marks .ring.spot")).to_have_count(0)
    expect(page.locator(".panel")).to_be_visible()
    return True


def test_a_line_has_the_emblem_of_who_did_it(visit: Visit) -> None:
    """Colours alone would not tell everybody who it was."""
    page = visit(width=1440, height=1200)
    open_table(page, "Orongo", ["me", "novice"])
    turn(page)
    play(page, Random(1))
    turn(page)
    expect(page.locator("[data-size=lines] .who .sign").first).to_be_visible()


def test_the_strip_fits_whatever_room_and_language_it_gets(visit: Visit) -> None:
    """As if the page had been opened like that."""
    page = visit(width=1440, height=700)
    open_table(page, "Orongo", ["me", *["novice"] * 3])
    turn(page)
    play(page, Random(1))
    turn(page)
    sizes = set()
    for width, height in ((900, 700), (1440, 1600), (1440, 700)):
        page.set_viewport_size({"width": width, "height": height})
        sizes.add(_size_as_if_opened_so(page))
    assert sizes == {"signs", "lines"}
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    _size_as_if_opened_so(page)


def _size_as_if_opened_so(page: Page) -> str | None:
    """The size of the signs, which is the same once the page is loaded anew."""
    wait_for_a_frame(page)
    found = page.locator(".since ol").get_attribute("data-size")
    page.reload()
    turn(page)
    wait_for_a_frame(page)
    expect(page.locator(".since ol")).to_have_attribute("data-size", str(found))
    return found

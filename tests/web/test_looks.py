"""What a board shows besides the pieces: names, lights, and what would be placed."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_until
from tests.web.person import DO_IT, open_table, phase, play, turn
from tests.web.scenes import bid_chief, decide, take_first

OVERLAPPING = """() => {
    const boxes = [...document.querySelectorAll("[data-name], [data-slab]")].map((element) => ({
        name: element.dataset.name ?? `slab of ${element.dataset.slab}`,
        box: element.getBoundingClientRect(),
    }));
    const met = [];
    for (const [i, { name, box: a }] of boxes.entries())
        for (const { name: other, box: b } of boxes.slice(0, i)) {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 0 && down > 3) met.push(`${name} and ${other}`);
        }
    return [boxes.length, met];
}"""
"""A line of text is a little higher than its letters."""
SEEN = """hex => {
    const style = getComputedStyle(hex.querySelector(".rim"));
    const press = getComputedStyle(hex.querySelector(".press"));
    return [style.visibility, style.stroke, style.fill, press.fill];
}"""
CLEAR = ["none", "rgba(0, 0, 0, 0)"]


def test_no_name_covers_another_or_a_plaque_whatever_stands_there(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    open_table(page, "Giants", ["me", "easy", "easy"], last_round=2)
    random = Random(5)
    while turn(page) == "mine":
        _expect_clear(page)
        play(page, random)
    _expect_clear(page)
    assert page.locator("[data-standing=taken]").count() > 0


def _expect_clear(page: Page) -> None:
    found, met = page.evaluate(OVERLAPPING)
    assert found == 2 * 31
    assert met == []


def test_what_would_be_placed_is_seen_where_it_would_be(visit: Visit) -> None:
    """By mouse and by keys at once, and by touch when a field is chosen; nothing is dulled."""
    page = visit(has_touch=True)
    open_table(page, "Giants", ["me", "novice", "novice"])
    _until_placing(page)
    page.locator(".panel").get_by_role("button", name="Sorcerer", exact=True).click()
    forest, land = (page.locator(f".hex[data-hex={hex}]") for hex in ("C3", "C6"))
    for hex in (forest, land):
        visible, rim, *fills = hex.evaluate(SEEN)
        assert (visible, rim, fills) == ("visible", "rgb(138, 70, 0)", CLEAR)
    assert "cut the forest" in (forest.get_attribute("aria-label") or "")
    assert "cut the forest" not in (land.get_attribute("aria-label") or "")
    ghost = page.locator("[data-ghost=sorcerer]")
    land.hover()
    _expect_on(ghost, land)
    page.mouse.move(5, 5)
    expect(ghost).to_have_count(0)
    forest.focus()
    _expect_on(ghost, forest)
    forest.blur()
    land.tap()
    _expect_on(ghost, land)
    assert land.evaluate(SEEN)[1] == "rgb(179, 38, 26)"
    page.locator(DO_IT).click()
    expect(ghost).to_have_count(0)


def test_a_chip_is_seen_before_it_is_placed(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    play_until(page, "chips")
    ghost = page.locator("[data-ghost=chip]")
    expect(ghost).to_have_count(0)
    page.locator(".hex.lit").first.click()
    page.mouse.move(5, 5)
    _expect_on(ghost, page.locator(".hex.chosen"))


def _until_placing(page: Page) -> None:
    while turn(page) == "mine" and (now := phase(page)) != "place":
        decide(page, bid_chief if now == "bid" else take_first)


def _expect_on(ghost: Locator, hex: Locator) -> None:
    """It is the one there is, and its middle lies on the hex."""
    expect(ghost).to_have_count(1)
    here, there = ghost.bounding_box(), hex.bounding_box()
    assert here is not None
    assert there is not None
    middle = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2
    assert there["x"] < middle[0] < there["x"] + there["width"]
    assert there["y"] < middle[1] < there["y"] + there["height"]

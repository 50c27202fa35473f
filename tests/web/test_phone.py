"""A phone in one's hand: whole games by touch, everything large enough and in sight."""

from __future__ import annotations

from random import Random
from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_until
from tests.web.person import (
    PLANNED,
    expect_whole_game,
    open_table,
    phase,
    play,
    turn,
    wait_for_a_frame,
)
from tests.web.scenes import (
    BESIDE,
    play_soon_over,
    sit_three,
    until_at_one_screen,
    until_blue_carries,
)

PHONE = (390, 844)
OTHERS = ((360, 640), (844, 390))
"""A small phone, and a phone on its side."""
LOOK = """() => {
    const inside = (box, view) => box.left >= view.left - 1 && box.right <= view.right + 1
        && box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
    const box = (one) => one.getBoundingClientRect();
    const least = (one) => Math.min(box(one).width, box(one).height);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const names = (found) => found.map((one) => one.getAttribute("aria-label") || one.innerText);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const targets = all(".room [role=button]:not([aria-disabled=true])");
    const controls = all(".panel :is(button, select, input):not(:disabled)")
        .map((one) => one.closest("label") ?? one);
    const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowY)
        && one.scrollHeight > one.clientHeight + 1 || scrolls(one.parentElement));
    const free = (one) => {
        const { left, right, top, bottom } = box(one);
        return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const bar = all("[data-part=bar] button");
    const room = document.querySelector(".room");
    return {
        targets: names(targets),
        small: names([...targets, ...controls].filter((one) => least(one) < 44)),
        sighted: names(targets.filter((one) => inside(box(one), box(room)))),
        actions: names(bar),
        missed: names(bar.filter(
            (one) => least(one) < 44 || !inside(box(one), screen) || !free(one)
        )),
        nested: all(".side *").filter((one) => scrolls(one) && scrolls(one.parentElement)
            && one.scrollHeight > one.clientHeight + 1
            && /auto|scroll/.test(getComputedStyle(one).overflowY)).length,
        page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        whole: room.scrollWidth <= room.clientWidth && room.scrollHeight <= room.clientHeight,
    };
}"""


WALK = """async (onward, missing) => {
    const frame = () => new Promise(requestAnimationFrame);
    const box = (one) => one.getBoundingClientRect();
    const room = document.querySelector(".room");
    const targets = [...room.querySelectorAll("[role=button]:not([aria-disabled=true])")];
    const left = new Set(missing);
    for (let presses = 0; left.size && presses < targets.length; presses++) {
        onward.click();
        await frame();
        await frame();
        const view = box(room);
        for (const one of targets) {
            const { left: begin, right, top, bottom } = box(one);
            if (begin >= view.left - 1 && right <= view.right + 1
                && top >= view.top - 1 && bottom <= view.bottom + 1)
                left.delete(one.getAttribute("aria-label") || one.innerText);
        }
    }
    return [...left];
}"""
"""Presses on and on, and tells what does not come into sight."""


class Seen(TypedDict):
    """What a phone shows, by name; small things are on the board or in the panel."""

    targets: list[str]
    small: list[str]
    sighted: list[str]
    actions: list[str]
    missed: list[str]
    nested: int
    page: list[int]
    whole: bool


def look(page: Page) -> Seen:
    wait_for_a_frame(page)
    found: Seen = page.evaluate(LOOK)
    return found


def check(page: Page, walk: bool) -> None:
    """Every target is large enough and can be gone to; the main action is there."""
    seen = look(page)
    where = f"{phase(page)} {page.viewport_size}"
    assert tuple(seen["page"]) == tuple((page.viewport_size or {}).values()), where
    assert seen["nested"] == 0, where
    assert seen["small"] == [], where
    assert seen["missed"] == [], where
    assert seen["actions"], where
    if not seen["targets"]:
        assert seen["whole"], where
        return
    assert seen["sighted"], where
    missing = set(seen["targets"]) - set(seen["sighted"])
    if not missing:
        return
    onward = page.get_by_role("button", name="Next place with something to choose")
    expect(onward).to_be_in_viewport()
    if walk:
        onward.tap()
        missing -= set(look(page)["sighted"])
        assert onward.evaluate(WALK, sorted(missing)) == [], where


def check_all(page: Page, sizes: tuple[tuple[int, int], ...]) -> None:
    """On one screen after the other; with several, one goes to every target on the way."""
    for width, height in sizes:
        size = {"width": width, "height": height}
        if page.viewport_size != size:
            page.set_viewport_size(size)  # type: ignore[arg-type]  # it has both
        check(page, walk=len(sizes) > 1)


def test_a_finger_reaches_the_powers_of_a_hex(visit: Visit) -> None:
    width, height = PHONE
    page = visit(width=width, height=height, has_touch=True)
    until_at_one_screen(page, "place")
    page.locator(".panel").get_by_role("button", name="Sorcerer", exact=True).tap()
    page.locator(f".hex[aria-label^='{BESIDE},']").tap()
    expect(page.get_by_role("group", name="Power of the hex")).to_be_visible()
    check_all(page, (*OTHERS, PHONE))


def test_a_finger_reaches_a_route_and_who_carries(visit: Visit) -> None:
    width, height = PHONE
    pages, _ = sit_three(visit, width=width, height=height, has_touch=True)
    until_blue_carries(pages)
    page = pages[0]
    page.locator(".panel .items button").first.tap()
    page.wait_for_selector(PLANNED)
    check_all(page, (*OTHERS, PHONE))
    page.locator(f".hex.lit[aria-label^='{BESIDE},']").tap()
    page.wait_for_selector(".panel ol li")
    page.wait_for_selector(PLANNED)
    check_all(page, (*OTHERS, PHONE))
    page.locator(".panel ol button").first.tap()
    page.wait_for_selector(".panel ol select")
    check_all(page, (*OTHERS, PHONE))


@pytest.mark.parametrize(("game", "rivals", "last_round"), [("Giants", 2, 1), ("Orongo", 3, None)])
def test_a_whole_game_by_touch(
    visit: Visit, game: str, rivals: int, last_round: int | None
) -> None:
    width, height = PHONE
    page = visit(width=width, height=height, has_touch=True)
    open_table(page, game, ["me", *["novice"] * rivals], last_round)
    random, met = Random(1), set[str]()
    while turn(page) == "mine":
        check_all(page, (PHONE,))
        play_soon_over(page, random, met)
    assert met >= {"Giants": {"bid", "choose", "place"}, "Orongo": {"bids", "chips"}}[game]
    expect_whole_game(page)


def test_the_log_is_one_swipe_away(visit: Visit) -> None:
    width, height = PHONE
    page = visit(width=width, height=height, has_touch=True)
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    swipe(page, ".task", -300)
    log = page.get_by_role("region", name="Game log")
    expect(log).to_be_in_viewport(ratio=1)
    expect(page.locator(".task")).not_to_be_in_viewport()
    assert look(page)["missed"] == [], "the main action stays"
    button = page.get_by_role("button", name="Game log")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.tap()
    expect(page.locator(".task")).to_be_in_viewport(ratio=1)
    expect(log).not_to_be_in_viewport()
    button.press("Enter")
    expect(log).to_be_in_viewport(ratio=1)


def test_a_press_before_a_swipe_has_come_to_rest_goes_where_it_says(visit: Visit) -> None:
    width, height = PHONE
    page = visit(width=width, height=height, has_touch=True)
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    button = page.get_by_role("button", name="Game log")
    for _ in range(3):
        swipe(page, ".task", -300)
        expect(button).to_have_attribute("aria-pressed", "true")
        button.tap()
        page.wait_for_function(AT_REST)
        page.evaluate("() => document.querySelector('.side').scrollTo(9999, 0)")
        page.wait_for_function(AT_REST)


AT_REST = """() => {
    const there = document.querySelector(".side").scrollLeft === 0;
    window.frames_there = there ? (window.frames_there ?? 0) + 1 : 0;
    return window.frames_there > 30;
}"""
"""What is to be done stays in sight, not only for a frame in between; asked at every frame."""


def swipe(page: Page, over: str, by: int) -> None:
    """A finger goes sideways."""
    box = page.locator(over).bounding_box()
    assert box
    x, y = box["x"] + (box["width"] if by < 0 else 0) - 20, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: float) -> None:
        sent = [{"x": at, "y": y} for at in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": sent})

    finger("touchStart", x)
    for share in range(1, 11):
        finger("touchMove", x + by * share / 10)
    finger("touchEnd")


def test_the_board_goes_where_something_can_be_done_and_leaves_alone_who_zooms(
    visit: Visit,
) -> None:
    width, height = PHONE
    page = visit(width=width, height=height, has_touch=True)
    open_table(page, "Orongo", ["me", "novice"])
    random = Random(1)
    assert turn(page) == "mine"
    assert look(page)["whole"], "there is nothing to choose on the board"
    play_until(page, "chips")
    assert not look(page)["whole"]
    page.get_by_role("button", name="Show the whole board").tap()
    assert look(page)["whole"]
    page.locator(".hex.lit").first.tap()
    assert look(page)["whole"], "whoever wants to see all of it does"
    page.get_by_role("button", name="Show where you can choose").tap()
    seen = look(page)
    assert not seen["whole"]
    assert seen["small"] == []
    while phase(page) == "chips":
        play(page, random)
        assert turn(page) == "mine"
    assert look(page)["whole"], "it goes back to show what happened"
    move = page.locator(".since li:has(svg) button").last
    move.tap()
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    assert not look(page)["whole"]
    move.tap()
    expect(page.locator(".panel")).to_be_visible()
    assert look(page)["whole"]

"""The board on a screen: larger and smaller, and every name in its hex."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import open_table, turn, wait_for_table, wait_for_typefaces

HEX = ".hex[aria-label^='E5,']"


def _middle(page: Page) -> tuple[float, float, float]:
    """Where a hex near the middle of the board lies, and how wide it is."""
    box = page.locator(HEX).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def _wider(page: Page, than: float) -> float:
    page.wait_for_function(
        f"than => document.querySelector(`{HEX}`).getBoundingClientRect().width > than + 1",
        arg=than,
    )
    return _middle(page)[2]


def test_the_board_grows_and_shrinks_by_buttons_keys_and_wheel(visit: Visit) -> None:
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"])
    assert turn(page) == "mine"
    wait_for_typefaces(page)
    fits = _middle(page)
    page.get_by_role("button", name="Zoom in").click()
    larger = _wider(page, fits[2])
    page.locator(HEX).focus()
    page.keyboard.press("+")
    larger = _wider(page, larger)
    x, y, _ = _middle(page)
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    _wider(page, larger)
    there = _middle(page)
    assert abs(there[0] - x) < 3  # what is under the mouse stays there
    assert abs(there[1] - y) < 3
    page.mouse.down()
    page.mouse.move(x - 80, y - 30, steps=4)
    page.mouse.up()
    moved = _middle(page)
    assert moved[0] < there[0] - 40
    expect(page.get_by_role("alert")).to_have_count(0)  # nothing was pressed
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Show the whole board")).to_be_disabled()
    again = _middle(page)
    assert abs(again[0] - fits[0]) < 1
    assert abs(again[1] - fits[1]) < 1


def test_two_fingers_enlarge_the_board_and_not_the_page(visit: Visit) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    open_table(page, "Giants", ["me", "novice", "novice"])
    assert turn(page) == "mine"
    wait_for_typefaces(page)
    x, y, width = _middle(page)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in (30, 45, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    _wider(page, 2.5 * width)
    assert page.evaluate("visualViewport.scale") == 1


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_every_landmark_has_its_name_within_its_hex(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    page.locator("section button.main").first.click()
    wait_for_table(page)
    assert turn(page) == "mine"
    wait_for_typefaces(page)
    outside = page.evaluate(
        """() => [...document.querySelectorAll("text.landmark")].filter((text) => {
            const name = text.getBoundingClientRect();
            const hex = text.parentNode.querySelector("use").getBoundingClientRect();
            return name.left < hex.left || name.right > hex.right || name.bottom > hex.bottom;
        }).map((text) => text.textContent)"""
    )
    assert page.locator("text.landmark").count() >= 4
    assert outside == []

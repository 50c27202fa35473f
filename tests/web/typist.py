"""A person at the keyboard: Tab, arrows, N, Space and Enter lead to everything there is."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.web.person import PLANNED, commands, phase, wait_for_answer

TABS = 120
UNCHOSEN = ".panel [role=group]:has([aria-pressed]):not(:has([aria-pressed=true])) button"
"""Of several, none is chosen yet."""
READY = ".panel button.main:not(:disabled)"
FIGURES = ".panel [aria-label=Figure]"
LIT = ".hex.lit:not(.chosen)"
HEXES = ".hex[tabindex='0']"
"""The hex to which the tab key leads; further ones are reached from there."""
ABOVE = """(one) => Boolean(
    document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING
)"""
"""Whether something comes before what has the focus."""


def tab_to(page: Page, matches: str) -> None:
    """Presses the tab key until the focus is on what `matches` says: a selector, or a test."""
    test = matches if "=>" in matches else f"one => one.matches({matches!r})"
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate(f"({test})(document.activeElement)"):
            return
    raise AssertionError(f"the tab key does not lead to {matches}")


def reach_by_keys(found: Locator) -> None:
    """Comes to a button by the tab key, and to a hex from hex to hex that can be chosen."""
    page = found.page
    if found.evaluate("one => one.matches('.hex.lit')"):
        if not page.evaluate("document.activeElement.matches('.hex, .task, [data-task]')"):
            _go_by(_tab(page.locator(HEXES)), page.locator(HEXES))
        _go_by("n", found)
    else:
        _go_by(_tab(found), found)


def _tab(found: Locator) -> str:
    """The key that leads there; with shift when it is further up."""
    return "Shift+Tab" if found.evaluate(ABOVE) else "Tab"


def _go_by(key: str, found: Locator) -> None:
    there = found.element_handle()
    for _ in range(TABS):
        if there.evaluate("one => one === document.activeElement"):
            return
        found.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {found}")


def enter(found: Locator) -> None:
    """Presses a button or a hex by keys alone."""
    reach_by_keys(found)
    found.page.keyboard.press("Enter")


def press_main(page: Page) -> None:
    """The task stays in sight on the way."""
    page.wait_for_selector(READY)
    tab_to(page, READY)
    task = page.locator(".task").bounding_box()
    assert task
    assert 0 <= task["y"] < task["y"] + task["height"] <= 800
    page.keyboard.press("Enter")


def jump_to_a_lit_hex(page: Page) -> None:
    """A key leads from the task to what can be chosen."""
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.hex.lit')")


def walk_to_a_lit_hex(page: Page) -> None:
    """Arrow keys from the hex that the tab key leads to."""
    tab_to(page, ".hex")
    for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"] * 6:
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.matches('.hex.lit')"):
            return
    raise AssertionError("no lit hex was reached")


def play_by_keys(page: Page, shells: int = 2) -> None:
    """One decision of either game: bids are raised, and what can be chosen is."""
    before = commands(page)
    {
        "bid": _bid,
        "choose": _take,
        "place": _place,
        "move": _carry,
        "marks": _mark,
        "take-back": _mark,
        "bids": lambda page: _bid_shells(page, shells),
        "chips": _put,
        "moai": _choose,
    }[phase(page)](page)
    wait_for_answer(page, before)
    # The focus comes to the next task by the next frame, which a busy machine may draw late.
    page.wait_for_function("() => document.activeElement !== document.body")


def _bid(page: Page) -> None:
    for name in ("Chief", "More: tribe markers"):
        found = page.locator(".panel").get_by_role("button", name=name)
        if found.is_enabled() and found.get_attribute("aria-disabled") != "true":
            enter(found)
    press_main(page)


def _take(page: Page) -> None:
    tab_to(page, ".panel .stack button")
    page.keyboard.press("Enter")


def _place(page: Page) -> None:
    if page.locator(FIGURES).count():
        _put(page)
    else:
        _pass(page)


def _carry(page: Page) -> None:
    if page.locator(".items button").count():
        tab_to(page, ".items button")
        page.keyboard.press("Enter")
    elif not page.locator(".picked").count():
        _pass(page)
        return
    page.wait_for_selector(PLANNED)
    if page.locator(LIT).count():
        enter(page.locator(LIT).first)
        page.wait_for_selector(".panel ol li")
        page.wait_for_selector(PLANNED)
    _choose(page)


def _mark(page: Page) -> None:
    """One item, or none where it may not be alone."""
    tab_to(page, ".panel input[type=checkbox]")
    page.keyboard.press("Space")
    if not page.locator(READY).count():
        page.keyboard.press("Space")
    press_main(page)


def _bid_shells(page: Page, shells: int) -> None:
    tab_to(page, ".panel input[type=range]")
    for _ in range(shells):
        page.keyboard.press("ArrowRight")
    press_main(page)


def _put(page: Page) -> None:
    """A figure or a chip, on the first place that a key leads to."""
    jump_to_a_lit_hex(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{READY}, {UNCHOSEN}")
    _choose(page)


def _choose(page: Page) -> None:
    while page.locator(UNCHOSEN).count():
        tab_to(page, UNCHOSEN)
        page.keyboard.press("Enter")
    press_main(page)


def _pass(page: Page) -> None:
    """Asks once more, and the focus is there."""
    tab_to(page, "e => e.matches('.panel button') && e.textContent.includes('Pass')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".panel .sure")
    page.keyboard.press("Enter")

"""What the browser does not let the page do: the page never says that it was done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.person import links_of, open_table, wait_for_table

WITHOUT_TLS = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""Over plain HTTP, as in many homes, a page has no clipboard."""
BY_HAND = "copy it yourself"


@pytest.fixture
def page(visit: Visit) -> Page:
    """Somebody at a table whose browser copies nothing."""
    found = visit()
    found.add_init_script(WITHOUT_TLS)
    found.reload()
    open_table(found, "Orongo", ["me", "novice"])
    return found


def expect_to_be_selected(field: Locator) -> None:
    expect(field).to_be_focused()
    chosen = "one => one.value.slice(one.selectionStart, one.selectionEnd) === one.value"
    assert field.evaluate(chosen)


def test_a_link_that_is_not_copied_is_selected(page: Page) -> None:
    page.get_by_role("button", name="Invite", exact=True).click()
    dialog = page.get_by_role("dialog")
    link = dialog.locator(".link").first
    link.get_by_role("button", name="Copy").click()
    expect(link).to_contain_text(BY_HAND)
    expect(link.get_by_text("Copied")).to_have_count(0)
    expect_to_be_selected(link.locator("input"))


def test_a_link_that_is_not_copied_is_shown(page: Page) -> None:
    (watch,) = links_of(page)
    page.goto(page.url + "?step=0")
    wait_for_table(page)
    page.get_by_role("button", name="Copy a link to this moment").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(BY_HAND)
    expect_to_be_selected(dialog.locator("input"))
    assert dialog.locator("input").input_value().partition("#")[2] == watch.partition("#")[2]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".replay use[href='#icon-check']")).to_have_count(0)


def test_notices_that_are_not_allowed_are_not_ticked(visit: Visit) -> None:
    page = visit()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_label("Notify me when it’s my turn")
    box.click()
    expect(box).not_to_be_checked()

"""Every phase of both games: what is true in each of them, on a desk and in one's hand."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import expect_nothing_chosen, play
from tests.web.scenes import PHASES, sit_down, until_phase
from tests.web.test_help import expect_explanations
from tests.web.test_phone import OTHERS, PHONE, check_all


@pytest.mark.parametrize(("game", "met"), PHASES)
def test_every_phase(visit: Visit, game: str, met: str) -> None:
    page = visit()
    until_phase(page, game, met)
    expect_nothing_chosen_when_it_begins(page)
    phone = expect_that_a_finger_reaches_everything(visit, page)
    expect_explanations(page)
    play(phone, Random(1))


def expect_nothing_chosen_when_it_begins(page: Page) -> None:
    """What cannot be undone is chosen for nobody."""
    expect_nothing_chosen(page)
    expect(page.locator(".panel output").filter(has_not_text="0")).to_have_count(0)


def expect_that_a_finger_reaches_everything(visit: Visit, page: Page) -> Page:
    """What can be chosen, and what is to be said about it then; on a phone at the same table."""
    width, height = PHONE
    kept = page.context.storage_state()
    path = page.url.removeprefix(page.evaluate("location.origin"))
    phone = visit(path, storage_state=kept, width=width, height=height, has_touch=True)
    sit_down(phone)
    check_all(phone, (*OTHERS, PHONE))
    return phone

"""Nothing that cannot be undone is chosen for anybody; in every phase: test_phases."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import DO_IT, expect_nothing_chosen
from tests.web.scenes import (
    AHU,
    BESIDE,
    decide,
    erect,
    sit_three,
    until_blue_carries,
)


def test_what_becomes_of_a_statue_is_chosen_by_its_owner(visit: Visit) -> None:
    """Where it can be erected, left, or left marked, nothing of that is a single press away."""
    pages, _ = sit_three(visit)
    until_blue_carries(pages)
    blue = pages[0]
    blue.locator(".panel .items button").first.click()
    blue.locator(f".hex.lit[aria-label^='{BESIDE},']").click()
    ends = blue.get_by_role("group", name="And then").get_by_role("button")
    expect(ends.filter(has_text=f"Erect on {AHU}")).to_have_count(1)
    assert ends.count() > 1
    expect_nothing_chosen(blue)
    expect(blue.locator(DO_IT)).to_be_disabled()
    blue.locator(f".ahu[aria-label^='ahu {AHU}']").click()
    expect(ends.filter(has_text=f"Erect on {AHU}")).to_have_attribute("aria-pressed", "true")
    expect(blue.locator(DO_IT)).to_be_enabled()
    blue.locator(".picked button").click()
    decide(blue, erect)

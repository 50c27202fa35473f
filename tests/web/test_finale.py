"""The end of a game: counted thing by thing, and only then told."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import open_table

COUNT_WHEN_TOLD = "window.ticks = []; window.setInterval = (tick) => ticks.push(tick);"
"""The page counts by a clock; here it waits for `ticks`."""


def test_the_end_is_counted_thing_by_thing_and_then_celebrated(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(COUNT_WHEN_TOLD)
    page.reload()
    open_table(page, "Orongo", ["me", "novice"])
    play_to_the_end([page])
    finale = page.get_by_role("dialog", name="The final count")
    skip = finale.get_by_role("button", name="Skip to the result")
    expect(skip).to_be_visible()
    expect(finale.locator(".reason")).not_to_be_empty()
    expect(page.locator(".task")).to_be_empty()  # nobody is told before it is counted
    things = finale.locator(".things li")
    for counted in (1, 2):
        page.evaluate("ticks.at(-1)()")
        expect(things).to_have_count(counted)
        expect(finale.locator(".bar [style*='100%']")).to_have_count(0)
    totals = [int(one) for one in finale.locator(".total").all_inner_texts()]
    assert sum(totals) == 2
    skip.click()
    expect(finale.locator(".won")).to_contain_text(re.compile("win"))
    expect(finale.locator(".rank").first).to_have_text("1st")
    expect(page.locator(".task")).to_contain_text(re.compile("win"))
    expect(page.locator("[data-part=stock]")).not_to_contain_text("waiting")
    for name in ("Rematch", "New game", "Look back", "Copy a link to this game"):
        expect(finale.get_by_text(name)).to_be_visible()
    finale.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")

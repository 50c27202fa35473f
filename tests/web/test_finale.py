"""The end of a game: counted thing by thing, and only then told."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import TOKENS, play_to_the_end
from tests.web.person import open_table

COUNT_WHEN_TOLD = "window.ticks = []; window.setInterval = (tick) => ticks.push(tick);"
"""The page counts by a clock; here it waits for `ticks`."""


def test_the_result_is_told_where_the_final_count_does_not_come(visit: Visit) -> None:
    page = visit(server_ends=True)
    page.route("**/Finale-*.js", lambda route: route.abort("connectionfailed"))
    open_table(page, "Orongo", ["me", "novice"])
    play_to_the_end([page])
    expect(page.locator(".task")).to_contain_text(re.compile("win"))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


SUMS = """() => Object.fromEntries([...document.querySelectorAll(".finale .bar")].map((bar) => {
    const clan = /clan-\\d/.exec(bar.className)[0];
    const points = [...document.querySelectorAll(`.things .${clan} .points`)];
    const worth = (one) => Number(/[+](\\d+)$/.exec(one.textContent.trim())?.[1] ?? 0);
    const sum = points.map(worth).reduce((one, other) => one + other, 0);
    return [clan, [sum, Number(bar.parentElement.querySelector(".total").textContent)]];
}))"""
"""What was counted for each clan, and what it has in the end."""


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
    expect_sums(page, 2)
    expect(finale.locator(".owner.hidden")).to_have_count(0)
    expect(finale.locator(".things li").filter(has_text="×")).to_have_count(0)
    expect(finale.locator(".won")).to_contain_text(re.compile("win"))
    expect(finale.locator(".rank").first).to_have_text("1st")
    expect(page.locator(".task")).to_contain_text(re.compile("win"))
    expect(page.locator("[data-part=stock]")).not_to_contain_text("waiting")
    for name in ("Rematch", "New game", "Look back", "Copy a link to this game"):
        expect(finale.get_by_text(name)).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finale.get_by_role("button", name="Copy a link to this game").click()
    expect(finale.get_by_role("button", name="Copied")).to_be_visible()
    server, table = page.url.split("/table/")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{server}/table/{table}#")
    assert not any(token in link for token in page.evaluate(TOKENS, table))
    finale.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")


def test_what_is_counted_comes_to_the_scores(visit: Visit) -> None:
    """And whose base lies under a Moai is turned up as it is counted, where it was hidden."""
    page = visit(reduced_motion="no-preference")
    page.add_init_script(COUNT_WHEN_TOLD)
    page.reload()
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=2)
    play_to_the_end([page])
    finale = page.get_by_role("dialog", name="The final count")
    finale.get_by_role("button", name="Skip to the result").click()
    expect_sums(page, 3)
    standing = finale.locator(".things li").filter(has_text="×")
    expect(finale.locator(".owner.hidden")).to_have_count(standing.count())
    assert standing.count() > 0


def expect_sums(page: Page, clans: int) -> None:
    """What was counted for each comes to what it has."""
    page.get_by_role("dialog").locator(".won").wait_for()
    sums = page.evaluate(SUMS)
    assert len(sums) == clans
    assert all(counted == total for counted, total in sums.values()), sums
    assert any(total for _, total in sums.values())

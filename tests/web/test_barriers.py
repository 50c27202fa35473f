"""axe-core finds no barrier: on every page, in every phase and dialog, by day and by night."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import (
    DO_IT,
    PLANNED,
    commands,
    open_table,
    phase,
    play,
    turn,
    wait_for_answer,
)

RECORD = Path(__file__).parents[2] / "docs/examples/giants.record"
ROUNDS = 12


class Looker:
    """Lets axe-core look at pages as they are, by day; by night at their colours."""

    def __init__(self, axe: str) -> None:
        self.axe = axe

    def __call__(self, page: Page) -> None:
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(self.axe)
        for theme, options in (("light", "{}"), ("dark", "{ runOnly: ['color-contrast'] }")):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of two literals
            found = page.evaluate(f"axe.run(document, {options}).then((found) => found.violations)")
            faults = [
                f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]
            ]
            assert faults == [], f"{page.url} {theme}"
        page.emulate_media(color_scheme="light")


@pytest.fixture
def look(axe: str) -> Looker:
    return Looker(axe)


@pytest.mark.parametrize(
    "path", ["/", "/rules/giants", "/rules/orongo#O5.1", "/fair", "/nowhere", "/table/none"]
)
def test_pages(visit: Visit, look: Looker, path: str) -> None:
    page = visit(path)
    page.wait_for_selector("h2" if "rules" in path else "h1")
    look(page)


def test_the_start_page_with_its_form_its_settings_and_my_tables(
    visit: Visit, look: Looker
) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "here"])
    page.wait_for_selector(".cover")
    look(page)
    page.goto(page.url.split("/table")[0])
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    for button in page.get_by_role("button", name="Players and options").all():
        button.click()
        look(page)
    page.get_by_role("button", name="Settings").click()
    look(page)


def test_a_table_of_giants_in_every_phase(visit: Visit, look: Looker) -> None:
    """Whoever carves, neither places nor moves, and then marks, comes through every phase."""
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=ROUNDS)
    seen = set[str]()
    while len(seen) < 6:
        assert turn(page) == "mine", f"the game ended after {seen}"
        now, fresh = phase(page), phase(page) not in seen
        if fresh:
            seen.add(now)
            look(page)
        if fresh and now == "place":
            _a_figure_in_hand(page, look)
        if fresh and now == "bid":
            _dialogs(page, look)
        before = commands(page)
        _carve_and_mark(page, now, look, fresh)
        wait_for_answer(page, before)


def _carve_and_mark(page: Page, now: str, look: Looker, fresh: bool) -> None:
    if now == "bid":
        chief = page.get_by_role("button", name="Chief", exact=True)
        if chief.get_attribute("aria-disabled") == "false":
            chief.click()
        page.locator(DO_IT).click()
    elif now == "choose":
        page.locator(".panel button").first.click()
    elif now in ("place", "move"):
        page.locator(".panel").get_by_role("button", name="Pass").click()
        if fresh:
            look(page)
        page.locator(".panel .sure button.main").click()
    else:
        if now == "marks":
            page.locator(".panel input[type=checkbox]").first.check()
        page.locator(DO_IT).click()


def _a_figure_in_hand(page: Page, look: Looker) -> None:
    page.locator(".hex.lit").first.click()
    look(page)
    page.get_by_role("button", name="Buy a half-tablet").click(force=True)


def _dialogs(page: Page, look: Looker) -> None:
    for name in ("All legal actions", "Links of this table", "Settings"):
        page.get_by_role("button", name=name).click()
        look(page)
        page.keyboard.press("Escape")


def test_a_journey_and_why_not(visit: Visit, look: Looker) -> None:
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"])
    random = Random(3)
    while phase(page) != "move" or not page.locator(".panel .items button").count():
        assert turn(page) == "mine"
        play(page, random)
        turn(page)
    page.locator(".panel .items button").first.click()
    page.wait_for_selector(PLANNED)
    look(page)
    page.locator(".hex:not(.lit)").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Why not?")
    look(page)


def test_a_table_of_orongo_in_every_phase_and_its_end(visit: Visit, look: Looker) -> None:
    random, seen = Random(8), set[str]()
    while not seen >= {"bids", "chips", "moai"}:  # not everybody builds in every game
        page = visit()
        open_table(page, "Orongo", ["me", "novice"])
        while turn(page) == "mine":
            if phase(page) not in seen:
                seen.add(phase(page))
                look(page)
            play(page, random)
    look(page)


def test_looking_back_and_checking_chance(visit: Visit, look: Looker) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")
    page.get_by_label("Seen by").select_option("open")
    expect(page.get_by_role("region", name="Behind the screen of")).not_to_have_count(0)
    look(page)
    page.goto(page.url.split("/table")[0] + "/fair")
    page.get_by_label("Record of the game").fill(RECORD.read_text(encoding="utf-8"))
    page.get_by_label("Seed").fill("another")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("did not come from this seed")).to_be_visible()
    look(page)

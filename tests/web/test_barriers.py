"""axe-core finds no barrier: on every page, in every phase and dialog, by day and by night."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import (
    DO_IT,
    PLANNED,
    accept_invitation,
    links_of,
    open_table,
    pass_turn,
    phase,
    play,
    turn,
)
from tests.web.pupil import BAR, Pupil
from tests.web.scenes import bid_chief, decide, sit_down, take_first

RECORD = Path(__file__).parents[2] / "docs/examples/giants.record"
MOST_DECISIONS = 30
"""More than a round has, when nobody places or moves anything."""
OPTIONS = {"resultTypes": ["violations"], "preload": False}
"""Nothing is loaded for it: what it would load is for rules about media."""
FAULTS = "(options) => axe.run(document, options).then((found) => found.violations)"


class Looker:
    """Lets axe-core look at pages as they are, by day; by night at their colours."""

    def __init__(self, axe: str) -> None:
        self.axe = axe

    def __call__(self, page: Page) -> None:
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(self.axe)
        for theme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of two literals
            found = page.evaluate(FAULTS, {**OPTIONS, **rules})
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


def test_a_lesson(visit: Visit, look: Looker) -> None:
    """Something to read, something to do, and the answer to a wrong try."""
    page = visit()
    pupil = Pupil(page, "orongo")
    pupil.begin()
    look(page)
    pupil.skip()
    pupil.hex("26").click(force=True)  # it is not lit
    page.locator(BAR).get_by_role("alert").wait_for()
    look(page)


def test_invitations_and_what_becomes_of_a_seat(visit: Visit, look: Looker) -> None:
    host = visit()
    open_table(host, "Orongo", ["me", "open"])
    invitation, _ = links_of(host)
    guest = visit(invitation)
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Orongo")
    look(guest)
    accept_invitation(guest, "Hotu")
    host.get_by_role("button", name="Invite", exact=True).click()
    host.get_by_text("Play on another device").click()
    host.get_by_role("button", name="Take the seat back").click()
    look(host)
    guest.get_by_role("button", name="Invite", exact=True).click()
    guest.get_by_role("button", name="Give up my seat").click()
    look(guest)
    guest.get_by_role("group").get_by_role("button", name="Give up my seat").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    look(guest)
    host.keyboard.press("Escape")
    host.goto(host.url.split("/table")[0])
    host.get_by_role("button", name="from the list").click()
    look(host)
    host.get_by_role("button", name="Just hide it").click()
    host.get_by_text("1 hidden table").click()
    host.get_by_role("button", name="Forget for good").click()
    look(host)


def test_the_start_page_with_its_form_its_settings_and_my_tables(
    visit: Visit, look: Looker
) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "here"])
    page.wait_for_selector(".cover")
    look(page)
    page.goto(page.url.split("/table")[0])
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    for button in page.get_by_role("button", name="Players and options").all():
        button.click()
        look(page)
    page.get_by_role("button", name="Settings").click()
    look(page)


def test_a_table_of_giants_in_every_phase(visit: Visit, look: Looker) -> None:
    """Three at one screen who carve, neither place nor move, and then mark, come through all."""
    page = visit()
    open_table(page, "Giants", ["me", "here", "here"])
    seen = list[str]()
    for _ in range(MOST_DECISIONS):
        sit_down(page)
        now = phase(page)
        fresh = now not in seen
        if fresh:
            seen.append(now)
            look(page)
            if now in LOOK_CLOSER:
                LOOK_CLOSER[now](page, look)
        if now == "take-back":
            break
        decide(page, DECISIONS[now])
    assert seen == ["bid", "choose", "place", "move", "marks", "take-back"]


def _mark(page: Page) -> None:
    page.locator(".panel input[type=checkbox]").first.check()
    page.locator(DO_IT).click()


DECISIONS = {
    "bid": bid_chief,
    "choose": take_first,
    "place": pass_turn,
    "move": pass_turn,
    "marks": _mark,
}


def _a_figure_in_hand(page: Page, look: Looker) -> None:
    page.locator(".hex.lit").first.click()
    look(page)
    _sure(page, look)


def _sure(page: Page, look: Looker) -> None:
    page.locator(".panel").get_by_role("button", name="Pass").click()
    look(page)
    page.get_by_role("button", name="Cancel").click()


def _dialogs(page: Page, look: Looker) -> None:
    for name in ("All legal moves", "Invite", "Player aid", "Settings"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        look(page)
        page.keyboard.press("Escape")
    page.locator(".hex").first.hover()
    page.get_by_role("tooltip").wait_for()
    look(page)
    page.keyboard.press("Escape")


def _a_journey_and_why_not(page: Page, look: Looker) -> None:
    page.locator(".panel .items button").first.click()
    page.wait_for_selector(PLANNED)
    look(page)
    page.locator(".hex:not(.lit)").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Not allowed:")
    look(page)
    page.locator(".panel .picked button").click()


LOOK_CLOSER = {"bid": _dialogs, "place": _a_figure_in_hand, "move": _a_journey_and_why_not}
"""What else can be seen in a phase."""


def test_a_table_of_orongo_in_every_phase_and_its_end(visit: Visit, look: Looker) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    random, seen = Random(8), set[str]()
    while seen != {"bids", "chips", "moai"}:
        assert turn(page) == "mine"
        if phase(page) not in seen:
            seen.add(phase(page))
            look(page)
        play(page, random)
    play_to_the_end([page])
    assert turn(page) == "over"
    look(page)
    page.get_by_role("button", name="Show the final count").click()
    expect(page.get_by_role("dialog")).to_contain_text("1st")
    look(page)


def test_looking_back_and_checking_chance(visit: Visit, look: Looker) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")
    page.get_by_label("Point of view").select_option("open")
    expect(page.get_by_role("region", name="’s screen")).not_to_have_count(0)
    look(page)
    page.goto(page.url.split("/table")[0] + "/fair")
    page.get_by_label("Record of the game").fill(RECORD.read_text(encoding="utf-8"))
    page.get_by_label("Seed").fill("another")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("did not come from this seed")).to_be_visible()
    look(page)

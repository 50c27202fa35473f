"""At the table: taking back, the log, why not, looking back, coming back."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import ahu
from tests.server.servers import served
from tests.web.conftest import Visit
from tests.web.elsewhere import play_to_the_end
from tests.web.person import (
    DO_IT,
    PLANNED,
    commands,
    open_table,
    pass_turn,
    phase,
    play,
    turn,
    wait_for_answer,
)
from tests.web.scenes import (
    BESIDE,
    CHIEF,
    WORKER,
    agree,
    come_to_at_one_screen,
    decide,
    path_of,
    until_at_one_screen,
    until_many_statues,
)

RECORD = Path(__file__).parents[2] / "docs/examples/giants.record"
SOURCE = Path(ahu.__file__).parent


def test_a_chip_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "here"])
    for clan, shells in (("Blue", 2), ("Green", 1)):
        expect(page.locator(".cover h1")).to_have_text(clan)
        page.get_by_role("button", name="It’s me").click()
        page.get_by_role("slider", name="shells").fill(str(shells))
        page.get_by_role("button", name="Bid", exact=True).click()
    page.get_by_role("button", name="It’s me").click()
    assert turn(page) == "mine"
    chips = page.locator("g.art use[href^='#chip-']")
    undo = page.get_by_role("button", name="Undo")
    assert chips.count() == 0
    assert undo.is_disabled()  # the bids stand
    play(page, Random(1))
    assert chips.count() == 1
    before = commands(page)
    undo.click()
    wait_for_answer(page, before)
    assert chips.count() == 0
    assert turn(page) == "mine"


def test_what_is_greyed_out_says_why(visit: Visit) -> None:
    """A chief who carves cannot be placed."""
    page = visit()
    until_at_one_screen(page, "place")
    page.locator(".panel button[aria-disabled=true]").first.click(force=True)
    page.get_by_role("alert").get_by_text("why?").click()
    expect(page.get_by_role("alert").get_by_role("link")).to_contain_text("G4")


def test_a_hex_that_cannot_be_entered_says_why(visit: Visit) -> None:
    page = visit()
    until_at_one_screen(page, "move")
    page.locator(".items button").first.click()
    page.wait_for_selector(PLANNED)
    page.locator(".hex:not(.lit)").first.click(force=True)
    note = page.get_by_role("alert")
    expect(note).to_contain_text("Not allowed:")
    note.get_by_text("why?").click()
    assert note.get_by_role("link").inner_text().startswith("G5.")


def test_carriers_are_chosen_by_hand(visit: Visit) -> None:
    """Three at one screen bid their chiefs and meet beside the quarry: any of them may carry."""
    page = visit()
    come_to_at_one_screen(page, "move", [[CHIEF, WORKER]] * 3)
    page.locator(".items button").first.click()
    page.locator(f".hex.lit[aria-label^='{BESIDE},']").click()
    step = page.locator(".panel ol li").first
    before_words = step.locator("button").inner_text()
    step.locator("button").click()
    carriers = page.get_by_label("Who carries on")
    expect(carriers).to_be_visible()
    words = carriers.locator("option").all_inner_texts()
    other = next(one for one in words if one not in before_words)
    carriers.select_option(other)
    expect(step).to_contain_text(other)
    page.get_by_role("button", name="Leave it there", exact=True).click()
    expect(page.locator(".panel button.main")).to_be_enabled()


def test_several_statues_to_choose_from_and_too_few_markers(visit: Visit) -> None:
    """Blue alone bids all he has but a marker and takes two statues or more: the quarry offers
    each of them; laid there at the end, they cannot all be marked."""
    page = visit()
    until_many_statues(page)
    items = page.locator(".panel .items button")
    expect(items).not_to_have_count(1)
    offered = items.all_inner_texts()
    page.locator(".hex.lit").click()
    expect(items).to_have_text(offered, use_inner_text=True)
    decide(page, pass_turn)
    assert phase(page) == "marks"
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("alert").get_by_text("why?").click()
    expect(page.get_by_role("alert").get_by_role("link")).to_have_text("G5.9")
    expect(page.locator(DO_IT)).to_be_disabled()
    for box in page.get_by_role("checkbox").all()[1:]:
        box.uncheck()
    expect(page.get_by_role("alert")).to_have_count(0)
    decide(page, agree)


def test_the_log_shows_the_position_then(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "novice"])
    random = Random(6)
    chips = page.locator("g.art use[href^='#chip-']")
    head = page.get_by_role("heading", level=1)
    while chips.count() < 2 or "Round 1" in head.inner_text():
        assert turn(page) == "mine"
        play(page, random)
    now = head.inner_text()
    page.locator(".log li > span > button").nth(1).click()  # the first tiles: no chip yet
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(chips).to_have_count(0)
    expect(head).to_contain_text("Round 1")
    page.get_by_role("button", name="Back to the game").click()
    expect(chips).not_to_have_count(0)
    expect(head).to_have_text(now)


def test_a_record_is_replayed_and_downloaded(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(RECORD)
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    slider = bar.get_by_role("slider")
    expect(slider).to_have_value("0")
    bar.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    bar.get_by_role("combobox", name="Point of view").select_option("open")
    expect(page.get_by_role("region", name="’s screen")).not_to_have_count(0)
    steps = int(slider.get_attribute("max") or "0")
    assert steps > 50
    for button, round in (("Next round", 2), ("Next round", 3), ("Previous round", 2)):
        bar.get_by_role("button", name=button).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"Round {round}")
    slider.fill(str(steps - 3))
    bar.get_by_role("combobox", name="Speed").select_option("8×")
    bar.get_by_role("button", name="Play").click()
    expect(slider).to_have_value(str(steps))
    expect(bar.get_by_role("button", name="Play")).to_be_visible()
    slider.fill("7")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bar.get_by_role("button", name="Copy a link to this moment").click()
    elsewhere = visit(path_of(page.evaluate("navigator.clipboard.readText()")))
    expect(elsewhere.get_by_role("slider", name="Step")).to_have_value("7")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    assert download.value.path().read_text(encoding="utf-8") == RECORD.read_text(encoding="utf-8")


def test_dice_and_tiles_are_checked(visit: Visit) -> None:
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=1)
    play_to_the_end([page])
    turn(page)
    page.get_by_role("link", name="Verify the").click()
    expect(page.get_by_label("Record of the game")).not_to_have_value("")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Verified: all")).to_be_visible()
    expect(page.get_by_text("It’s the digest published")).to_be_visible()
    seed = page.get_by_label("Seed")
    seed.fill("another")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("It is not the digest")).to_be_visible()


def test_my_tables_wait_for_me(visit: Visit) -> None:
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"])
    assert turn(page) == "mine"
    expect(page).to_have_title(re.compile("^● Your turn"))
    for place in (".hero", ".content"):  # at the top, and in the list
        page.get_by_role("link", name="Ahu").click()
        page.locator(place).get_by_role("link", name="Giants").filter(has_text="Your turn").click()
        assert turn(page) == "mine"


def test_my_tables_wait_for_anybody_at_this_screen(visit: Visit) -> None:
    page = visit()
    open_table(page, "Orongo", ["me", "here"])
    page.get_by_role("button", name="It’s me").click()
    decide(page, agree)
    expect(page.locator(".cover h1")).to_have_text("Green")
    page.goto(page.url[: page.url.index("/table")])
    mine = page.locator(".content").get_by_role("link", name="Orongo")
    expect(mine.filter(has_text="Your turn")).to_be_visible()


@pytest.mark.parametrize("path", ["/table/none", "/table/none#wrong"])
def test_a_link_to_no_table(visit: Visit, path: str) -> None:
    expect(visit(path).get_by_role("heading")).to_have_text("There’s no table behind this link.")


def _sit_where_the_server_ends(visit: Visit, address: str) -> Page:
    page = visit(server_ends=True)
    page.goto(address)
    open_table(page, "Orongo", ["me", "novice"])
    assert turn(page) == "mine"
    return page


def test_a_lost_connection_heals(visit: Visit, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        page = _sit_where_the_server_ends(visit, server.address)
        play(page, Random(1))
        server.stop()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        assert turn(page) == "mine"
        play(page, Random(2))


def build_anew(built: Path) -> None:
    """The page as another build would have it: each file has another name."""
    assets = [path for path in (built / "assets").iterdir() if path.suffix in (".js", ".css")]
    for path in (built / "index.html", *assets):
        text = path.read_text(encoding="utf-8")
        for other in assets:
            text = text.replace(other.name, f"{other.stem}-newer{other.suffix}")
        path.write_text(text, encoding="utf-8")
    for path in assets:
        path.rename(path.with_name(f"{path.stem}-newer{path.suffix}"))


def test_a_page_left_open_is_renewed_with_the_server(visit: Visit, tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "ahu", ignore=shutil.ignore_patterns("__pycache__"))
    build_anew(tmp_path / "ahu" / "server" / "page")
    with served(tmp_path) as server:
        page = _sit_where_the_server_ends(visit, server.address)
        server.stop()
        server.start(tmp_path)
        page.wait_for_selector("script[src$='-newer.js']", state="attached")
        assert turn(page) == "mine"
        play(page, Random(2))

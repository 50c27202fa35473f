"""Hints and the analysis of a game, as a person sees them."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from ahu.core.match import Match
from ahu.core.record import write_text
from ahu.core.rng import rng_for
from ahu.games.giants.actions import GiantsOptions
from ahu.games.giants.game import GIANTS
from tests.web.conftest import Visit
from tests.web.person import open_table, phase, play, press, turn


def asked_for_hint(page: Page) -> None:
    press(page.locator("[data-part=hints] .ask"))
    page.wait_for_selector("[data-part=hints] .move")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_hint_has_three_moves_and_is_drawn_on_the_board(
    visit: Visit, width: int, height: int
) -> None:
    """A figure to place: hexes of the board; each move has words and a chance."""
    page = visit(width=width, height=height)
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=2)
    random = Random(5)
    while turn(page) == "mine" and phase(page) not in ("place", "over"):
        play(page, random)
    asked_for_hint(page)
    hints = page.locator("[data-part=hints]")
    expect(hints.locator(".move")).to_have_count(3)
    for words in hints.locator(".move").all_inner_texts():
        assert re.search(r"\d+% to win", words)
    expect(page.locator("[data-part=suggested]")).to_have_count(1)
    second = hints.locator(".move").nth(1)
    press(second)
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator("main .log, [data-part=log]").first).to_contain_text("hints")
    press(hints.get_by_role("button", name="Hide"))
    expect(page.locator("[data-part=suggested]")).to_have_count(0)


def test_a_journey_of_a_hint_is_drawn_as_a_route(visit: Visit) -> None:
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=4)
    random = Random(3)
    while turn(page) == "mine":
        if phase(page) == "move" and page.locator(".panel .items button").count():
            asked_for_hint(page)
            moves = page.locator("[data-part=hints] .move")
            for number in range(moves.count()):
                press(moves.nth(number))
                if page.locator("[data-part=route]").count():
                    return
        play(page, random)
    raise AssertionError("no journey was proposed in a whole game")


def finished() -> str:
    """The record of a short game, at random."""
    match = Match(GIANTS, 3, GiantsOptions(round_limit=1), seed="graph")
    rng = rng_for("graph")
    while not match.over:
        seat = match.deciding[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return write_text(match.record, match.game)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_graph_of_a_game_leads_to_its_moments(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    file = {"name": "game.record", "mimeType": "text/plain", "buffer": finished().encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_selector("main[data-turn=over]")
    press(page.locator("[data-part=analyse]"))
    graph = page.get_by_role("slider", name="Chance of winning over time")
    expect(graph).to_be_visible()
    expect(graph.locator("polyline.line")).to_have_count(3)
    step = page.get_by_role("slider", name="Step")
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    steps = int(step.get_attribute("max") or "0")
    expect(step).not_to_have_value(str(steps))
    middle = int(step.input_value())
    assert 0.3 * steps < middle < 0.7 * steps
    graph.press("ArrowRight")
    expect(step).not_to_have_value(str(middle))
    assert int(step.input_value()) > middle
    costly = page.locator("[data-part=analysis] .entry:has(.better)").first
    graph.press("End")
    expect(step).to_have_value(str(steps))
    press(costly)
    expect(step).not_to_have_value(str(steps))

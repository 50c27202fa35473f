"""Puzzles in the browser: from the start page with one press, an answer with one more, and why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ahu.core.lesson import read_series
from ahu.core.puzzle import position_of, puzzle_numbered, puzzles_of
from ahu.games import GAMES
from ahu.text import say
from tests.web.conftest import Visit
from tests.web.pupil import BAR, Pupil


def begin(page: Page, game: str, language: str) -> Pupil:
    card = page.locator(f"section.card[data-game={game}]")
    card.get_by_role("button", name=say("page-puzzles", language)).click()
    page.wait_for_selector(f"{BAR}[data-task=do]")
    return Pupil(page, game, language=language)


def decide(pupil: Pupil, number: int, place: int) -> None:
    """Answers a puzzle by its best decision, or by another."""
    puzzle = puzzle_numbered(pupil.game, number)
    position = position_of(puzzle, pupil.game)
    move = puzzle.decisions[place].move
    pupil.take(position, read_series(move, pupil.game, position.players))


@pytest.mark.parametrize("game", ["giants", "orongo"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_right_and_a_wrong_answer(visit: Visit, game: str, language: str) -> None:
    page = visit(locale=language)
    pupil = begin(page, game, language)
    bar = page.locator(BAR)
    expect(bar.locator(".say")).to_have_text(say("puzzle-find", language))
    decide(pupil, 1, 0)
    expect(bar).to_have_attribute("data-verdict", "right")
    worth = puzzle_numbered(GAMES[game], 1).decisions[0].worth
    expect(bar.locator("[data-rated=best]")).to_contain_text(
        say("puzzle-worth", language, worth=worth)
    )
    bar.get_by_role("button", name=say("puzzle-next", language)).click()
    expect(bar).to_have_attribute("data-task", "do")
    decide(pupil, 2, 1)
    expect(bar).to_have_attribute("data-verdict", "wrong")
    expect(bar.locator("[data-rated=yours]")).to_be_visible()
    expect(bar.locator("[data-rated=best]")).to_be_visible()
    # What was solved is kept on this device; the table of a puzzle is not among the tables.
    page.goto(page.url.split("/table/")[0] + "/")
    begin(page, game, language)
    heading = say("puzzle-number", language, number=3, puzzles=len(puzzles_of(GAMES[game])))
    expect(bar.locator("header")).to_contain_text(heading)
    expect(bar.get_by_label(say("puzzle-solved", language, solved=1))).to_be_attached()


def test_the_answer_is_shown_to_whoever_asks(visit: Visit) -> None:
    page = visit()
    begin(page, "orongo", "en")
    bar = page.locator(BAR)
    bar.get_by_role("button", name="Show me").click()
    expect(bar).to_have_attribute("data-verdict", "shown")
    bar.get_by_role("link", name="Leave the puzzle").click()
    expect(page.locator("section.card").first).to_be_visible()
    expect(page.locator(".tables")).to_have_count(0)

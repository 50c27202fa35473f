"""A learner at the page: takes lessons to their ends, and does what each step asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page

from ahu.core import lesson as lessons
from ahu.core.contract import Action
from ahu.core.lesson import Lesson
from ahu.games import GAMES
from tests.web.person import DO_IT, commands, wait_for_answer

BAR = "section[data-task]"
Press = Callable[[Locator], None]
"""Presses a button or a hex: by mouse, by finger, or by keys."""


def click(found: Locator) -> None:
    found.click()


def tap(found: Locator) -> None:
    found.tap()


def enter(found: Locator) -> None:
    """By keys: as if one had come there by tab and arrows."""
    found.focus()
    found.press("Enter")


class Pupil:
    """Somebody who takes the lessons of a game, one after the other."""

    def __init__(self, page: Page, game: str, press: Press = click, language: str = "en") -> None:
        self.page = page
        self.game = GAMES[game]
        self.press = press
        self.language = language

    def begin(self) -> None:
        """Learn stands first among what one can do with a game."""
        self.press(self.page.locator(f"section.card[data-game={self.game.name}] button").first)
        self.page.wait_for_selector(BAR)

    def go_through(self, name: str) -> Iterator[int]:
        """Takes a lesson to its end; yields the number of each step before it is done."""
        lesson = lessons.lesson_named(self.game, name)
        match = lessons.begin(lesson, self.game)
        match.accept(lessons.opening(lesson, match))
        for done in range(len(lesson.steps)):
            self.page.wait_for_selector(f"{BAR}[data-step='{done}']")
            yield done
            series = lessons.solution(lesson, match, done)
            match.accept(lessons.go_on(lesson, match, done, series))
            self.take(lesson, done, series)
        self.page.wait_for_selector(f"{BAR}[data-task=done]")

    def take(self, lesson: Lesson, done: int, series: list[Action]) -> None:
        """Does what a step asks for, on the board, or reads it."""
        before = commands(self.page)
        if series:
            self.do(series)
        else:
            self.press(self.page.locator(f"{BAR} button.main"))
        wait_for_answer(self.page, before)

    def do(self, series: list[Action]) -> None:
        """Does it as the page of the game has it done."""
        getattr(self, f"_{self.game.name}")(series)

    def skip(self) -> None:
        """Lets the step be shown, or goes on."""
        before = commands(self.page)
        self.page.locator(f"{BAR} button").click()
        wait_for_answer(self.page, before)

    def hex(self, name: str) -> Locator:
        return self.page.locator(f".hex[data-hex='{name}']")

    def _orongo(self, series: list[Action]) -> None:
        text = self.game.write(series[0], 2)
        verb, *words = text.split()
        if verb == "bid":
            self.page.get_by_role("slider").fill(words[0])
        elif verb == "place":
            self.press(self.hex(words[0]))
        else:
            palms = self.page.locator(".panel .row button")
            self.press(palms.filter(has_text=words[-1]))
        self.press(self.page.locator(DO_IT))

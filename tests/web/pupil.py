"""A learner at the page: takes lessons to their ends, and does what each step asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect

from ahu.core import lesson as lessons
from ahu.core.contract import Action, Position
from ahu.games import GAMES
from ahu.games.giants import actions as giants
from ahu.games.giants.views import GiantsPublicView
from ahu.games.orongo import actions as orongo
from ahu.text import say
from tests.web.person import DO_IT, PLANNED, commands, wait_for_answer

BAR = "section[data-task]"
Press = Callable[[Locator], None]
"""Presses a button or a hex: by mouse, by finger, or by keys."""


def click(found: Locator) -> None:
    found.click()


def tap(found: Locator) -> None:
    found.tap()


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
            self.take(match.position, series)
            match.accept(lessons.go_on(lesson, match, done, series))
        self.page.wait_for_selector(f"{BAR}[data-task=done]")

    def take(self, position: Position, series: list[Action]) -> None:
        """Does what a step asks for, on the board, or reads it."""
        before = commands(self.page)
        if series:
            {"giants": self._haul, "orongo": self._build}[self.game.name](position, series)
        else:
            self.press(self.page.locator(f"{BAR} button.main"))
        wait_for_answer(self.page, before)

    def skip(self) -> None:
        """Lets the step be shown, or goes on."""
        before = commands(self.page)
        self.page.locator(f"{BAR} button:not(:disabled)").click()
        wait_for_answer(self.page, before)

    def hex(self, name: str) -> Locator:
        return self.page.locator(f".hex[data-hex='{name}']")

    def button(self, key: str, **args: str | int) -> Locator:
        """The button of the panel that says this."""
        words = say(key, self.language, **args)
        name = words[:1].upper() + words[1:]
        return self.page.locator(".panel").get_by_role("button", name=name, exact=True)

    def _build(self, position: Position, series: list[Action]) -> None:
        """A decision of Orongo."""
        (action,) = series
        if isinstance(action, orongo.Bid):
            shells = say("orongo-page-shells", self.language)
            for _ in range(action.shells):
                self.press(self.button("page-more", what=shells))
        elif isinstance(action, orongo.Place):
            self.press(self.hex(action.field))
        elif isinstance(action, orongo.Build):
            tiles = self.page.locator(".panel .stack button")
            for tile in action.tiles:
                tiles = tiles.filter(has_text=tile)
            self.press(tiles.first)
            self.press(self.page.locator(".panel .row button").filter(has_text=action.palm))
        self.press(self.page.locator(DO_IT))

    def _haul(self, position: Position, series: list[Action]) -> None:
        """A decision of Giants."""
        action = series[0]
        if isinstance(action, giants.Take):
            self.press(self.button("giants-take-of", size=action.size, by=action.by))
        elif isinstance(action, giants.Buy):
            self.press(self.button("giants-page-buy"))
        elif isinstance(action, giants.Pass):
            self.press(self.button("giants-page-pass"))
            self.press(self.page.locator(".panel .sure button.main"))
        else:
            if isinstance(action, giants.Bid):
                assert action == giants.Bid(chief=True)
                self.press(self.button("giants-value-figure", value="chief"))
            elif isinstance(action, giants.Place):
                self._place(action)
            elif isinstance(action, giants.Pick):
                self._carry(position, action, series)
            self.press(self.page.locator(f"{DO_IT}:not(:disabled)"))

    def _place(self, place: giants.Place) -> None:
        self.press(self.button("giants-value-figure", value=place.figure))
        logs = say("giants-page-logs", self.language)
        for _ in range(place.logs):
            self.press(self.button("page-more", what=logs))
        self.press(self.hex(place.hex))
        if place.power is not None:
            self.press(self.button("giants-value-power", value=place.power))

    def _carry(self, position: Position, pick: giants.Pick, series: list[Action]) -> None:
        public = position.public()
        assert isinstance(public, GiantsPublicView)
        start = next(item.start for item in public.items if item.item == pick.item)
        route = [action.hex for action in series if isinstance(action, giants.Enter)]
        assert start is not None
        for hex in (start, route[-1]):
            self.press(self.hex(hex))
            self.page.wait_for_selector(PLANNED)
        self.page.wait_for_selector(".panel ol li")
        end = series[-1]
        ends = self.page.locator(".panel [role=group].row button")
        if ends.count() > 1:  # none is taken before somebody chooses it
            expect(self.page.locator(DO_IT)).to_be_disabled()
        name = end.ahu if isinstance(end, giants.Erect | giants.Crown) else ""
        self.press(ends.filter(has_text=name) if name else self.button("giants-end-mark"))

"""Pictures of every screen: `python -m tests.web.screenshots FOLDER` (or `make screenshots`).

Games are played as in the tests; at each moment worth seeing the same position is shown in every
language and size, by day and by night. `sheets` has all pictures of a moment on one sheet.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from math import hypot
from pathlib import Path
from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page

from tests.server.servers import served
from tests.web.conftest import browsing
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
from tests.web.pupil import BAR

SIZES = {
    "desktop": (1440, 900),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
}
LANGUAGES = ("en", "de", "fr")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SHEETS = "sheets"
SHEET_PX = 300
"""The height of a picture on a sheet."""
EVERY = 4
"""Of the steps of a lesson every fourth is taken."""
GIANTS = {f"giants-{what}" for what in ("bid", "choose", "place", "why-not", "route", "over")}
"""Pictures that a game may not come to; another is played then."""
ITEM = ".items button"
GREYED = ".panel button[aria-disabled=true]"
FAR = 2
STANDING = 4
"""So many Moai on ahus show what a crowded board looks like."""
MOST_GAMES = 12
MANY = 10
"""So many chips of one group nearly always hold several sets."""


class Camera:
    """Takes a page in every language and size."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.taken: set[str] = set()

    def shoot(self, name: str, *prepare: str) -> None:
        """Pictures of the address the page is at; `prepare` is clicked, in turn, before each."""
        if name in self.taken:
            return
        self.taken.add(name)
        for language in LANGUAGES:
            self._speak(language)
            for selector in prepare:
                self.page.locator(selector).first.click(
                    force=True
                )  # what is greyed out answers too
                self._settle()
            for theme in THEMES:
                self.page.emulate_media(color_scheme=theme)
                for size in SIZES:
                    self._see(size)
                    self.page.evaluate("scrollTo(0, 0)")
                    self.page.screenshot(path=self.folder / _file(name, size, language, theme))
            self.page.emulate_media(color_scheme="light")
            self._see("desktop")
        self._speak("en")

    def put_on_sheets(self) -> None:
        """Puts all pictures of each moment on one sheet: a row for each language and theme."""
        (self.folder / SHEETS).mkdir(exist_ok=True)
        self.page.set_viewport_size({"width": 1700, "height": 900})
        for name in sorted(self.taken):
            rows = [
                "".join(f'<img src="../{_file(name, size, language, theme)}">' for size in SIZES)
                for language in LANGUAGES
                for theme in THEMES
            ]
            html = self.folder / SHEETS / f"{name}.html"
            style = f"<style>img {{ height: {SHEET_PX}px; margin: 2px }}</style>"
            html.write_text(style + "<br>".join(rows), encoding="utf-8")
            self.page.goto(html.absolute().as_uri())
            self.page.screenshot(path=html.with_suffix(".png"), full_page=True)

    def until(self, wanted: set[str], play: Callable[[], None]) -> None:
        """Plays games until these pictures are taken."""
        for _ in range(MOST_GAMES):
            play()
            if wanted <= self.taken:
                return
        raise SystemExit(f"no game came to {', '.join(sorted(wanted - self.taken))}")

    def _speak(self, language: str) -> None:
        """Opens the page again in a language."""
        settings = json.dumps({"language": language})
        self.page.evaluate("kept => localStorage.setItem('ahu-settings', kept)", settings)
        self.page.reload()
        self.page.wait_for_selector(
            "main h1, main h2, main .task, .cover h1, .hero h1, [data-step]"
        )
        self.page.wait_for_load_state("networkidle")
        self._settle()

    def _see(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self._settle()

    def _settle(self) -> None:
        """Waits until what depends on sizes is in its place."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame("
            "() => requestAnimationFrame(done))))"
        )


def _file(name: str, size: str, language: str, theme: str) -> str:
    return f"{name}-{size}-{language}-{theme}.png"


def take_all(page: Page, address: str, folder: Path) -> None:
    camera = Camera(page, folder)
    page.goto(address)
    camera.shoot("start")
    camera.shoot("setup", "section [aria-expanded]")
    camera.shoot("settings", "header nav > button:last-child")
    for path in ("rules/giants", "rules/orongo", "fair"):
        page.goto(f"{address}/{path}")
        camera.shoot(path.replace("/", "-"))
    giants = ["me", "easy", "normal", "easy"]
    camera.until(GIANTS, lambda: _game(page, address, camera, "Giants", giants, 5))
    _game(page, address, camera, "Orongo", ["me", "easy", "normal"])
    camera.until({"orongo-build"}, lambda: _builder(page, address, camera))
    page.goto(address)
    until_crowded(page)
    camera.shoot("giants-crowd")
    for game in ("giants", "orongo"):
        _lesson(page, address, camera, game)
    page.goto(f"{address}/table/none")
    camera.shoot("no-table")
    page.goto(address)
    camera.shoot("start-again")
    open_table(page, "Orongo", ["me", "here"])
    camera.shoot("cover")
    camera.put_on_sheets()


def _game(
    page: Page, address: str, camera: Camera, game: str, seats: list[str], last: int | None = None
) -> None:
    page.goto(address)
    open_table(page, game, seats, last)
    random, decisions = Random(11), 0
    while turn(page) == "mine":
        decisions += 1
        name = f"{game.lower()}-{phase(page)}"
        late = decisions > (8 if name == "giants-place" else 25)
        if name == "giants-move":
            _journey(page, camera)
        elif late or name in ("giants-bid", "giants-choose", "orongo-bids"):
            camera.shoot(name)
        if name == "giants-place" and page.locator(GREYED).count():
            camera.shoot("giants-why-not", GREYED)
        if decisions == 12:
            camera.shoot(f"{game.lower()}-aid", "header nav [aria-keyshortcuts]")
            camera.shoot(f"{game.lower()}-actions", "header nav button:nth-of-type(2)")
            camera.shoot(f"{game.lower()}-links", "header nav button:nth-of-type(3)")
            camera.shoot(f"{game.lower()}-then", ".log button")
        play(page, random)
    camera.shoot(f"{game.lower()}-over")
    camera.shoot(f"{game.lower()}-finale", "[data-part=count]")
    camera.shoot(f"{game.lower()}-replay", ".replay .buttons button:nth-child(2)")


def until_crowded(page: Page) -> None:
    """Five players with open bases, and Moai standing: as much on the board as there can be."""
    open_table(page, "Giants", ["me", *["easy"] * 4], options=["Open bases"])
    random = Random(11)
    while turn(page) == "mine" and page.locator("[data-standing=taken]").count() < STANDING:
        play(page, random)


def _lesson(page: Page, address: str, camera: Camera, game: str) -> None:
    """A lesson from its beginning to its end, by one who lets everything be shown."""
    page.goto(address)
    page.locator(f"[data-game={game}] button.main").first.click()
    bar = page.locator(BAR)
    while bar.get_attribute("data-task") != "done":
        step = int(bar.get_attribute("data-step") or 0)
        if step % EVERY == 0:
            camera.shoot(f"{game}-lesson-{step}")
        bar.get_by_role("button").first.click()
        page.wait_for_selector(f"{BAR}:not([data-step='{step}'])")
    camera.shoot(f"{game}-lesson-end")


def _journey(page: Page, camera: Camera) -> None:
    """An item that can go far: before it is picked, in hand, and on its way."""
    if "giants-route" in camera.taken or not page.locator(ITEM).count():
        return
    page.locator(ITEM).first.click()
    page.wait_for_selector(PLANNED)
    far = page.locator(".hex.lit:not(.chosen)").count() >= FAR
    page.locator(".picked button").click()
    if far:
        camera.shoot("giants-move")
        camera.shoot("giants-journey", ITEM)
        camera.shoot("giants-route", ITEM, ".hex.lit:not(.chosen)")


def _builder(page: Page, address: str, camera: Camera) -> None:
    """A game of Orongo by one who gathers tiles first, so that he has a choice when he builds."""
    page.goto(address)
    open_table(page, "Orongo", ["me", "novice"])
    random = Random(11)
    while turn(page) == "mine":
        if phase(page) == "moai" and page.locator(".panel .stack button").count() > 1:
            camera.shoot("orongo-build")
        if phase(page) == "chips":
            _gather(page)
        else:
            play(page, random)


def _gather(page: Page) -> None:
    """Places a chip beside the own ones, on the coast only when there are many."""
    own = [_middle(chip) for chip in page.locator(".hex[aria-label*='Blue']").all()]
    fields = page.locator(".hex.lit").all()

    def far(field: Locator) -> tuple[bool, float]:
        x, y = _middle(field)
        coast = "coastal" in (field.get_attribute("aria-label") or "")
        return coast == (len(own) < MANY), min((hypot(x - a, y - b) for a, b in own), default=0.0)

    before = commands(page)
    min(fields, key=far).click()
    page.locator(DO_IT).click()
    wait_for_answer(page, before)


def _middle(hex: Locator) -> tuple[float, float]:
    box = hex.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept)) as server,
        browsing() as browser,
    ):
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        page = context.new_page()
        page.set_viewport_size({"width": 1440, "height": 900})
        take_all(page, server.address, folder)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()

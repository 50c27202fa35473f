"""The page without a server, from a plain web space: games, records and lessons in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from urllib.parse import urljoin
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.servers import SEED
from tests.web.person import PATIENCE_MS, open_table, play, turn, wait_for_table
from tests.web.pupil import BAR
from tests.web.scenes import play_soon_over
from tests.web.test_games import play_giants_reloaded_in
from tests.web.test_hotseat import share_the_screen
from tests.web.test_puzzles import begin, decide
from tests.web.test_table import RECORD

SITE = Path(__file__).parents[2] / "site"
PREFIX = "/any/folder/"
KEPT = (
    "caches.keys().then(names => names.length > 0 && navigator.serviceWorker.controller !== null)"
)


WHEEL = "wheels/ahu.whl"
DRAWN = b"return secrets.token_hex(SEED_BYTES)"
"""Where the site draws the seed of a table."""


class _Files(SimpleHTTPRequestHandler):
    """The files of the site below a path, and nothing else; its package is another one."""

    def __init__(self, *args: Any, wheel: Path, **kept: Any) -> None:
        self._wheel = wheel
        super().__init__(*args, **kept)

    def translate_path(self, path: str) -> str:
        below = path.removeprefix(PREFIX)
        if below == WHEEL:
            return str(self._wheel)
        return super().translate_path(f"/{below}" if below != path else "/none")

    def log_message(self, format: str, *args: object) -> None:
        pass


def seeded(wheel: Path) -> None:
    """Writes the package of the site, but all its tables have the seed of the tests' servers."""
    with ZipFile(SITE / WHEEL) as built, ZipFile(wheel, "w") as written:
        for entry in built.infolist():
            content = built.read(entry)
            if entry.filename == "ahu/local/tables.py":
                assert content.count(DRAWN) == 1
                content = content.replace(DRAWN, f"return {SEED!r}".encode())
            written.writestr(entry, content)


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (SITE / "site.json").exists(), "`make site` builds it"
    wheel = tmp_path_factory.mktemp("site") / "ahu.whl"
    seeded(wheel)
    handler = partial(_Files, directory=SITE, wheel=wheel)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
        server.shutdown()


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """One browser for all tests: what it has loaded once it need not load again."""
    size = {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]  # a size
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


@pytest.fixture(scope="module")
def opened(visitor: BrowserContext, space: str) -> Iterator[Page]:
    """A page whose worker has started, which takes long; it must stay without an error."""
    faults: list[str] = []
    page = visitor.new_page()
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(space)
    yield page
    page.close()
    assert faults == []


@pytest.fixture
def page(opened: Page, space: str) -> Page:
    """The start page, as if nobody had done anything there yet."""
    for path in ("#/fair", "#/"):
        opened.goto(space + path)
    opened.get_by_role("region", name="Orongo").wait_for()
    return opened


def test_giants_against_bots_reloaded_before_a_bid_and_a_transport(page: Page) -> None:
    play_giants_reloaded_in(page, {"bid", "move"})


def test_orongo_against_a_bot_then_without_a_network(page: Page, visitor: BrowserContext) -> None:
    open_table(page, "Orongo", ["me", "novice"])
    random, met = Random(4), set[str]()
    while "chips" not in met:
        assert turn(page) == "mine"
        play_soon_over(page, random, met)
    page.wait_for_function(KEPT)
    visitor.set_offline(True)
    try:
        page.reload()
        wait_for_table(page)
        while turn(page) == "mine":
            play_soon_over(page, random, met)
        expect(page.locator(".task")).not_to_have_text("")
        ended = page.url
        page.get_by_role("button", name="Rematch").click()
        page.wait_for_url(lambda url: url != ended)
        assert turn(page) == "mine"
    finally:
        visitor.set_offline(False)


def test_several_people_at_one_screen(page: Page) -> None:
    share_the_screen(page)


def test_a_record_is_replayed_and_downloaded(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider", name="Step")
    slider.fill("7")
    expect(slider).to_have_value("7")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    assert download.value.path().read_text(encoding="utf-8") == RECORD.read_text(encoding="utf-8")


def test_a_lesson_is_taken_and_rules_are_read(page: Page, space: str) -> None:
    page.get_by_role("region", name="Orongo").get_by_role("button", name="Learn").click()
    wait_for_table(page)
    expect(page.locator("section[data-step]")).to_have_attribute("data-step", "0")
    page.goto(f"{space}#/rules/giants#G3.1")
    expect(page.locator("[id='G3.1']")).to_be_visible()


def test_a_puzzle_is_answered(page: Page) -> None:
    pupil = begin(page, "orongo", "en")
    decide(pupil, 1, 0)
    expect(page.locator(BAR)).to_have_attribute("data-verdict", "right")


def test_browsers_offer_to_install_it(page: Page, space: str) -> None:
    """Its manifest names a start within its scope and icons that are there, and it is kept."""
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    address = urljoin(space, link)
    answer = page.request.get(address)
    assert answer.ok
    manifest = answer.json()
    assert manifest["name"] == manifest["short_name"] == "Ahu"
    assert manifest["display"] == "standalone"
    assert urljoin(address, manifest["start_url"]) == urljoin(address, manifest["scope"]) == space
    icons = [(urljoin(address, icon["src"]), icon["sizes"]) for icon in manifest["icons"]]
    assert "any" in [sizes for _, sizes in icons]
    for icon, _ in icons:
        drawn = page.evaluate(
            "src => { const icon = new Image(); icon.src = src;"
            " return icon.decode().then(() => icon.naturalWidth); }",
            icon,
        )
        assert drawn > 0
    page.wait_for_function(KEPT)


def test_it_says_what_needs_a_server_and_offers_none_of_it(page: Page) -> None:
    expect(page.get_by_text("People elsewhere, the lobby")).to_be_visible()
    assert page.get_by_role("link", name="Lobby").count() == 0
    region = page.get_by_role("region", name="Orongo")
    region.get_by_role("button", name="Players and options").click()
    offered = page.locator("form li.seat select").first.locator("option")
    expect(offered).to_have_count(3)
    assert [one.get_attribute("value") for one in offered.all()] == ["me", "bot", "here"]


def test_two_windows_at_one_table_see_the_same(page: Page, visitor: BrowserContext) -> None:
    open_table(page, "Orongo", ["me", "novice"])
    other = visitor.new_page()
    other.goto(page.url)
    assert turn(other) == turn(page) == "mine"
    play(other, Random(1))
    assert turn(other) == "mine"
    expect(page.locator(".log li")).to_have_count(other.locator(".log li").count())
    other.close()

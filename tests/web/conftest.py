"""Browsers at real tables: Chromium, the real server and the built page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests import programs
from tests.server.servers import Served, served
from tests.web.person import PATIENCE_MS

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
expect.set_options(timeout=PATIENCE_MS)

Visit = Callable[..., Page]
"""Opens an address of the server in a browser of its own, or in the context given."""


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser while it is needed."""
    found = programs.chromium()
    assert found is not None, "Chromium is missing: `python -m tests.programs` gets it"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="package")
def server(running: Served) -> str:
    return running.address


@pytest.fixture(scope="package")  # while it is there, no other test could run an event loop
def browser() -> Iterator[Browser]:
    programs.needed(programs.chromium)
    with browsing() as launched:
        yield launched


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Every page opened with this must stay without a console error to its end."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(f"{message.type}: {message.text}")

    def hear_all_but(expected: str) -> Callable[[ConsoleMessage], None]:
        return lambda message: None if expected in message.text else hear(message)

    def open_page(
        path: str = "/",
        context: BrowserContext | None = None,
        width: int = 1280,
        height: int = 800,
        server_ends: bool = False,
        refused: bool = False,
        **options: object,
    ) -> Page:
        if context is None:
            options.setdefault("locale", "en-GB")
            options.setdefault("reduced_motion", "reduce")
            size = {"width": width, "height": height}
            context = browser.new_context(viewport=size, **options)  # type: ignore[arg-type]  # any option of a context
            context.set_default_timeout(PATIENCE_MS)
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        if server_ends:  # the browser's own words for it
            page.on("console", hear_all_but("net::ERR_CONNECTION_"))
        elif refused:
            page.on("console", hear_all_but("responded with a status of 409"))
        else:
            page.on("console", hear)
        page.on("pageerror", lambda error: faults.append(f"uncaught: {error}"))
        page.goto(server + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which looks for barriers."""
    root = Path(__file__).parents[2]
    return (root / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

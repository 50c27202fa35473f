"""Measures how soon the page is ready: `python -m benchmarks.page [--visits N]`.

Each visit is a browser that has never been here. *Start*: from the navigation until one can press
“Play now”. *Table*: from the press until the board is drawn and it is one's turn.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser
from tests.server.servers import served
from tests.web.conftest import browsing

from benchmarks.writing import processor, table


def _visit(browser: Browser, address: str) -> tuple[float, float, int]:
    """Returns milliseconds to a ready start page, milliseconds from there to the table, bytes."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(address)
    start = page.wait_for_function(
        "() => document.querySelector('section button.main') && performance.now()"
    ).json_value()
    page.evaluate(
        "() => { window.pressed = performance.now();"
        " document.querySelector('section button.main').click(); }"
    )
    sat = page.wait_for_function(
        "() => document.querySelector('main[data-turn=mine] svg.island')"
        " && performance.now() - window.pressed"
    ).json_value()
    loaded = page.evaluate(
        "() => performance.getEntriesByType('resource')"
        ".concat(performance.getEntriesByType('navigation'))"
        ".reduce((sum, entry) => sum + entry.transferSize, 0)"
    )
    context.close()
    return float(start), float(sat), int(loaded)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=11)
    visits = parser.parse_args().visits
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept), "--log", "error") as server,
        browsing() as browser,
    ):
        _visit(browser, server.address)  # the browser itself has to wake up
        seen = [_visit(browser, server.address) for _ in range(visits)]
    starts, tables, sizes = zip(*seen, strict=True)
    rows = [
        ["start page ready", f"{median(starts):.0f} ms", f"{max(starts):.0f} ms"],
        [
            "from there to one's turn at a table",
            f"{median(tables):.0f} ms",
            f"{max(tables):.0f} ms",
        ],
        ["loaded in all", f"{max(sizes) / 1000:.0f} kB", ""],
    ]
    print(processor())
    print(table(["", "median", "longest"], rows))


if __name__ == "__main__":
    main()

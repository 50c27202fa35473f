"""Measures how soon the page is ready, and how smooth it is while bots play.

    python -m benchmarks.page [--visits N] [--decisions N]

Each visit is a browser that has never been here. *Start*: from the navigation until one can press
“Play now”. *Table*: from the press until the board is drawn and it is one's turn; pressed as soon
as it can be, or when all has come that the page loads ahead, as people do. *Frames*: the time from
one to the next, with all motion, while a person plays Giants against bots, and of these the ones
while the bots play their series; Chromium draws by software here.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.server.servers import served
from tests.web.conftest import browsing
from tests.web.person import open_table, play, turn

from benchmarks.writing import processor, table

PLAY_NOW = "[data-game=giants] button.main:nth-of-type(2)"
LONG_MS = 50.0
"""A frame that takes longer than this is seen to stutter."""
WATCH = """() => {
  window.drawn = [];
  const turn = () => document.querySelector("main").dataset.turn;
  let last = { at: performance.now(), turn: turn() };
  const next = (now) => {
    window.drawn.push([now - last.at, last.turn === "others"]);
    last = { at: now, turn: turn() };
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
"""Writes down each frame: its milliseconds, and whether others were to play when it began."""


LOADED = (
    "() => performance.getEntriesByType('resource')"
    ".concat(performance.getEntriesByType('navigation'))"
    ".filter((entry) => !entry.name.endsWith('.woff2'))"
    ".reduce((sum, entry) => sum + entry.transferSize, 0)"
)
"""The bytes that have come so far, without the typefaces."""


class Seen(NamedTuple):
    """What a visit took: milliseconds to the start page and from there to the table, and bytes."""

    start: float
    table: float
    start_bytes: int
    all_bytes: int


def _visit(browser: Browser, address: str, hurried: bool) -> Seen:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(address)
    start = page.wait_for_function(
        f"() => document.querySelector('{PLAY_NOW}') && performance.now()"
    ).json_value()
    start_bytes = page.evaluate(LOADED)
    if not hurried:
        page.wait_for_load_state("networkidle")
    page.evaluate(
        "() => { window.pressed = performance.now();"
        f" document.querySelector('{PLAY_NOW}').click(); }}"
    )
    sat = page.wait_for_function(
        "() => document.querySelector('main[data-turn=mine] svg.island')"
        " && performance.now() - window.pressed"
    ).json_value()
    all_bytes = page.evaluate(LOADED)
    context.close()
    return Seen(float(start), float(sat), int(start_bytes), int(all_bytes))


def _frames(browser: Browser, address: str, decisions: int) -> list[tuple[float, bool]]:
    """Returns each frame while a person makes so many decisions, and whether bots played then."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(address)
    open_table(page, "Giants", ["me", "novice", "novice", "novice"])
    page.evaluate(WATCH)
    random = Random(7)
    for _ in range(decisions):
        if turn(page) != "mine":
            break
        play(page, random)
    drawn: list[tuple[float, bool]] = page.evaluate("window.drawn")
    context.close()
    return drawn


def _smoothness(frames: list[float]) -> list[str]:
    cuts = quantiles(frames, n=100)
    long = sum(frame > LONG_MS for frame in frames)
    return [
        f"{len(frames):,}",
        f"{cuts[49]:.1f} ms",
        f"{cuts[98]:.1f} ms",
        f"{max(frames):.0f} ms",
        str(long),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=11)
    parser.add_argument("--decisions", type=int, default=25)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept), "--log", "error") as server,
        browsing() as browser,
    ):
        _visit(browser, server.address, True)  # the browser itself has to wake up
        seen = [_visit(browser, server.address, True) for _ in range(arguments.visits)]
        calm = [_visit(browser, server.address, False).table for _ in range(arguments.visits)]
        frames = _frames(browser, server.address, arguments.decisions)
    starts, tables, first_sizes, sizes = zip(*seen, strict=True)
    rows = [
        ["start page ready", f"{median(starts):.0f} ms", f"{max(starts):.0f} ms"],
        [
            "from there to one's turn at a table",
            f"{median(tables):.0f} ms",
            f"{max(tables):.0f} ms",
        ],
        ["the same, not in a hurry", f"{median(calm):.0f} ms", f"{max(calm):.0f} ms"],
        ["loaded by the start page, without typefaces", f"{max(first_sizes) / 1000:.0f} kB", ""],
        ["loaded up to one's turn, without typefaces", f"{max(sizes) / 1000:.0f} kB", ""],
    ]
    print(processor())
    print(table(["", "median", "longest"], rows))
    heads = ["", "frames", "median", "p99", "longest", f"over {LONG_MS:.0f} ms"]
    series = [milliseconds for milliseconds, bots_play in frames if bots_play]
    print(
        table(
            heads,
            [
                ["while bots play", *_smoothness(series)],
                ["in all", *_smoothness([milliseconds for milliseconds, _ in frames])],
            ],
        )
    )


if __name__ == "__main__":
    main()

"""What a first visit loads is small; the typefaces come after it."""

from __future__ import annotations

import re

import httpx

from tests.server.servers import PATIENCE_S
from tests.web.conftest import Visit
from tests.web.person import open_table, wait_for_typefaces

FIRST_MOST = 60_000
"""What the start page needs before it is drawn; it was 44,000 when this was written."""
MOST = 220_000
"""Up to the table; it was 165,000."""
SIZES = """() => performance.getEntriesByType("resource")
    .concat(performance.getEntriesByType("navigation"))
    .filter((entry) => !entry.name.endsWith(".woff2"))
    .map((entry) => [entry.name, entry.transferSize])"""


def test_a_first_visit_up_to_the_table(visit: Visit, server: str) -> None:
    page = visit()
    page.wait_for_selector("section button")
    drawn_with = re.findall(r'assets/[^"]+', httpx.get(server, timeout=PATIENCE_S).text)
    first = [size for name, size in page.evaluate(SIZES) if name.endswith(tuple(drawn_with))]
    assert FIRST_MOST / 2 < sum(first) <= FIRST_MOST
    open_table(page, "Giants", ["me", "novice", "novice"])
    loaded = [size for _, size in page.evaluate(SIZES)]
    assert MOST / 2 < sum(loaded) <= MOST


def test_the_typefaces_are_our_own(visit: Visit) -> None:
    page = visit()
    wait_for_typefaces(page)

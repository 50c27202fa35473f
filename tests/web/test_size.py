"""What a first visit loads is small."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.person import open_table

MOST = 300_000


def test_a_first_visit_up_to_the_table(visit: Visit) -> None:
    page = visit()
    sizes = """() => performance.getEntriesByType("resource")
        .concat(performance.getEntriesByType("navigation"))
        .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    open_table(page, "Giants", ["me", "novice", "novice"])
    loaded = page.evaluate(sizes)
    assert 20_000 < loaded <= MOST

"""What a first visit loads is small; the typefaces come after it."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.person import open_table

MOST = 300_000


def test_a_first_visit_up_to_the_table(visit: Visit) -> None:
    page = visit()
    sizes = """() => performance.getEntriesByType("resource")
        .concat(performance.getEntriesByType("navigation"))
        .filter((entry) => !entry.name.endsWith(".woff2"))
        .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    open_table(page, "Giants", ["me", "novice", "novice"])
    loaded = page.evaluate(sizes)
    assert 20_000 < loaded <= MOST


def test_the_typefaces_are_our_own(visit: Visit) -> None:
    page = visit()
    for face in ("Fraunces Variable", "Atkinson Hyperlegible Next Variable"):
        page.wait_for_function(
            "face => [...document.fonts].some(one => one.family.includes(face)"
            " && one.status === 'loaded')",
            arg=face,
        )

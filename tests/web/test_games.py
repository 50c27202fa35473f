"""Whole games played by clicking."""

from __future__ import annotations

from random import Random

from tests.web.conftest import Visit
from tests.web.person import open_table, phase, play, turn, wait_for_table


def test_giants_against_bots_reloaded_in_every_phase(visit: Visit) -> None:
    page = visit()
    open_table(page, "Giants", ["me", "novice", "novice"], last_round=3)
    random, reloaded = Random(5), set[str]()
    while turn(page) == "mine":
        if phase(page) not in reloaded:
            reloaded.add(phase(page))
            task = page.locator(".task").inner_text()
            page.reload()
            wait_for_table(page)
            assert page.locator(".task").inner_text() == task
        play(page, random)
    assert {"bid", "place", "move"} <= reloaded
    assert page.locator("table thead th").count() == 3
    assert page.locator(".log li button").count() > 20

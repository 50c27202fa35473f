"""Short work is measured by the clock, longer work by what the thread really did."""

from __future__ import annotations

from time import perf_counter, sleep, thread_time

import pytest

from ahu.server import processing_time
from ahu.server.processing_time import MARK_S, SHORT_S, begin, spent_since


@pytest.mark.parametrize("seconds", [SHORT_S / 10, SHORT_S * 4, MARK_S * 4])
def test_nothing_that_was_done_goes_unmeasured(seconds: float) -> None:
    begun = begin()
    before = thread_time()
    while thread_time() < before + seconds:
        pass
    assert spent_since(begun) >= seconds * 0.99  # two clocks, which need not run alike


def test_time_in_which_others_had_the_processor_is_not_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processing_time._MARK, "until", 0.0)  # a new mark is made
    before, begun = thread_time(), begin()
    sleep(SHORT_S * 20)
    spent = spent_since(begun)
    assert spent <= thread_time() - before
    assert spent < perf_counter() - begun


def test_a_mark_serves_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(processing_time, "perf_counter", lambda: now)
    monkeypatch.setattr(processing_time, "thread_time", lambda: now / 2)
    monkeypatch.setattr(processing_time._MARK, "until", 0.0)
    begin()
    now += MARK_S / 2
    begun = begin()
    now += MARK_S
    assert spent_since(begun) == pytest.approx(MARK_S * 3 / 4)  # since the mark, not since then
    begun = begin()
    now += MARK_S
    assert spent_since(begun) == pytest.approx(MARK_S / 2)

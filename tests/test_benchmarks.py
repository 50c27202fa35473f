"""What measurements write, and what they leave as it is."""

from __future__ import annotations

from benchmarks.table import BEGIN, END, RESULTS
from benchmarks.writing import placed


def test_a_new_measurement_leaves_what_is_written_by_hand() -> None:
    page = RESULTS.read_text(encoding="utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    written = placed(placed(page, BEGIN, "an older one", END), BEGIN, "A new one", END)
    assert written.partition(BEGIN)[0] == page.partition(BEGIN)[0]
    assert written.partition(END)[2] == page.partition(END)[2]
    assert written.partition(BEGIN)[2].partition(END)[0].strip() == "A new one"

"""Takes the few figures of speed that the README shows from `results.md`."""

from __future__ import annotations

import re

from benchmarks.writing import placed, table

BEGIN = "<!-- `python -m benchmarks.run --save` writes from here -->"
END = "<!-- to here, from benchmarks/results.md -->"
SHOWN = {"giants 3": "Giants, three players", "orongo 2": "Orongo, two players"}
WAYS = {
    "inside the library": "random games inside the library",
    "from Python": "a loop in Python over codes",
    "readable actions": "a loop in Python over readable actions",
    "interpreted": "the first, without a C compiler",
}


def front(results: str) -> str:
    """Returns the table for the README."""
    first = results[results.index("| decisions a second") :].partition("\n\n")[0]
    head, _, *lines = (re.split(r" *\| *", line.strip("| ")) for line in first.splitlines())
    figures = {cells[0]: dict(zip(head, cells, strict=False)) for cells in lines}
    rows = [[text, *(figures[name][way] for name in SHOWN)] for way, text in WAYS.items()]
    return table(["decisions a second", *SHOWN.values()], rows)


def with_front(readme: str, results: str) -> str:
    """Returns the README with the table in its place."""
    return placed(readme, BEGIN, front(results), END)

"""Writes results as Markdown."""

from __future__ import annotations

import platform
from pathlib import Path


def processor() -> str:
    """Returns the name of this processor, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def table(head: list[str], rows: list[list[str]]) -> str:
    """Returns a Markdown table, its columns padded to be read as they are."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = []
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def placed(page: str, begin: str, inside: str, end: str) -> str:
    """Returns a page with a text between two of its marks; the rest of it is written by hand."""
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n\n{inside}\n\n{end}{after}"

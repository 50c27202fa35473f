"""Writes tables in Markdown, and numbers as the reader's language writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ahu.arena.statistics import Interval
from ahu.text import number


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """Returns a table; its first `words` columns hold words, the others numbers, on the right."""
    lines = [heads, ["---" if i < words else "---:" for i in range(len(heads))], *rows]
    return "\n".join(f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def percent(share: float, language: str) -> str:
    """Returns a share in per cent."""
    return number(100 * share, language, 1) + "\N{NO-BREAK SPACE}%"


def between(interval: Interval, language: str, digits: int = 1, scale: float = 1) -> str:
    """Returns an interval as text."""
    low, high = (number(scale * value, language, digits) for value in interval)
    return f"{low}\N{NO-BREAK SPACE}–\N{NO-BREAK SPACE}{high}"

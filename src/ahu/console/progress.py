"""Shows on standard error how far something is, if somebody looks at it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that is told how much more is done."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    # It has no thread of its own, because workers are forked while it runs.
    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        auto_refresh=False,
    ) as shown:
        task = shown.add_task(text, total=total)
        yield lambda more: shown.update(task, advance=more, refresh=True)

"""Spreads work over processes and keeps its results in order, whatever their number."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Any, Protocol, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")
_Taken = TypeVar("_Taken", contravariant=True)
_Given = TypeVar("_Given", covariant=True)


class Work(Protocol[_Taken, _Given]):
    """Holds what all workers share, and does one part of the work."""

    def play(self, part: _Taken, /) -> _Given:
        """Does a part of the work and returns its result."""


class Spreader(Protocol):
    """A way to spread work: `spread` here, or `ahu.arena.ray_cluster` over a cluster."""

    def __call__(
        self, setting: Work[Part, Result], parts: Sequence[Part], jobs: int, /
    ) -> Iterator[Result]:
        """Returns the result of each part, in order."""


class WorkerEnded(BaseException):
    """Raised in a worker that is told to end. No bot can take it for a fault of its own."""


def spread(setting: Work[Part, Result], parts: Sequence[Part], jobs: int) -> Iterator[Result]:
    """Yields the result of each part, in order, from `jobs` processes on this machine."""
    if jobs == 1 or len(parts) < 2:
        yield from map(setting.play, parts)
        return
    # A forked worker needs nothing sent to it; forking is safe on Linux only.
    method = "fork" if sys.platform == "linux" else "spawn"
    context = multiprocessing.get_context(method)
    with context.Pool(min(jobs, len(parts)), _settle, (setting.play,)) as pool:
        yield from pool.imap(_work, parts)


_settled: list[Callable[[Any], Any]] = []


def _settle(play: Callable[[Any], Any]) -> None:
    """Prepares a worker, which leaves the interrupt key to the leading process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _settled[:] = [play]


def _work(part: Any) -> Any:
    """Does a part. A worker that is told to end in the middle of it closes its bots first.

    Between parts the signal ends the worker as usual: waiting for work, it might miss it.
    """
    try:
        signal.signal(signal.SIGTERM, _end)
        try:
            return _settled[0](part)
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
    except WorkerEnded:
        os._exit(1)


def _end(number: int, frame: FrameType | None) -> None:
    raise WorkerEnded

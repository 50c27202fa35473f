"""Work spread over processes, with its results in order, so that their number changes nothing."""

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
    """What all workers share, and what one does with its part."""

    def play(self, part: _Taken, /) -> _Given:
        """Play this part."""


class Spreader(Protocol):
    """A way to spread work: `spread` here, and one over a cluster in `ahu.arena.ray_cluster`."""

    def __call__(
        self, setting: Work[Part, Result], parts: Sequence[Part], jobs: int, /
    ) -> Iterator[Result]:
        """The result of each part, in order."""


class WorkerEnded(BaseException):
    """This worker is told to end. No bot can take it for a fault of its own."""


def spread(setting: Work[Part, Result], parts: Sequence[Part], jobs: int) -> Iterator[Result]:
    """The result of each part, in order, from so many processes on this machine."""
    if jobs == 1 or len(parts) < 2:
        yield from map(setting.play, parts)
        return
    # A forked worker needs nothing sent to it; elsewhere than on Linux forking is not safe.
    method = "fork" if sys.platform == "linux" else "spawn"
    context = multiprocessing.get_context(method)
    with context.Pool(min(jobs, len(parts)), _settle, (setting.play,)) as pool:
        yield from pool.imap(_work, parts)


_settled: list[Callable[[Any], Any]] = []


def _settle(play: Callable[[Any], Any]) -> None:
    """A worker begins. The interrupt key is for the process that leads."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _settled[:] = [play]


def _work(part: Any) -> Any:
    """Play a part. Told to end in the middle of it, its bots are closed first.

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

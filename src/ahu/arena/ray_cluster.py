"""Spreads games over a Ray cluster: the same games, the same results, in the same order."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from ahu.core.refusal import refuse
from ahu.parallel import Work

Part = TypeVar("Part")
Result = TypeVar("Result")

AHEAD = 4
"""How many games are handed out for each that can run at a time."""


def spread(setting: Work[Part, Result], parts: Sequence[Part], jobs: int) -> Iterator[Result]:
    """Yields the result of each part, in order. Raises Refused if Ray is not installed.

    It joins the cluster at RAY_ADDRESS; without one, it starts `jobs` processes here.
    """
    try:
        ray = import_module("ray")
    except ImportError:
        raise refuse("", "arena-no-ray") from None
    begun = not ray.is_initialized()
    if begun:
        size = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs}
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR", **size)
    try:
        shared, play = ray.put(setting.play), ray.remote(_play)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(parts)
        handed = deque(play.remote(shared, part) for part in islice(left, room))
        while handed:
            yield ray.get(handed.popleft())
            handed.extend(play.remote(shared, part) for part in islice(left, 1))
    finally:
        if begun:
            ray.shutdown()


def _play(play: Callable[[Any], Any], part: Any) -> Any:
    return play(part)

"""Searches without holding the interpreter's lock, so that threads search side by side.

Compiled, that is `nogil.pxd`; interpreted, the lock cannot be let go.
"""

from __future__ import annotations

from collections.abc import Callable

from ahu.core.encoder import Floats
from ahu.env.search_trees.pool import TreePool
from ahu.env.search_trees.walk import TreeWalk


def collect(work: Callable[[TreeWalk, TreePool], int], walk: TreeWalk, pool: TreePool) -> int:
    """Collects leaves, and returns how many rows."""
    return work(walk, pool)


def take(
    work: Callable[[TreeWalk, TreePool, Floats, Floats], None],
    walk: TreeWalk,
    pool: TreePool,
    logits: Floats,
    values: Floats,
) -> None:
    """Takes an evaluation."""
    work(walk, pool, logits, values)

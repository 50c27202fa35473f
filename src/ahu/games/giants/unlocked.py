"""Runs a random game without holding the interpreter's lock, so that threads play side by side.

Compiled, that is `unlocked.pxd`; interpreted, the lock cannot be let go.
"""

from __future__ import annotations

from collections.abc import Callable

from ahu.core.action_buffer import ActionBuffer
from ahu.core.rng import Rng
from ahu.games.giants.state import State


def run(
    playout: Callable[[State, Rng, ActionBuffer], int], state: State, rng: Rng, codes: ActionBuffer
) -> int:
    """Runs a playout and returns its result."""
    return playout(state, rng, codes)

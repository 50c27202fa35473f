"""Runs the rules without the interpreter's lock, so that threads play and search side by side.

Compiled, that is `unlocked.pxd`, where a state is taken for one unseen: to look would need the lock.
Interpreted, the lock cannot be let go.
"""

from __future__ import annotations

from collections.abc import Callable

from ahu.core.action_buffer import ActionBuffer
from ahu.core.kernel import Buffer
from ahu.core.rng import Rng
from ahu.games.orongo.state import State


def run(
    playout: Callable[[State, Rng, ActionBuffer], int], state: State, rng: Rng, codes: ActionBuffer
) -> int:
    """Runs a playout and returns its result."""
    return playout(state, rng, codes)


def settle(rule: Callable[[State, Rng], int], buffer: Buffer, rng: Rng) -> int:
    """Lets chance happen, and returns who decides."""
    assert isinstance(buffer, State)
    return rule(buffer, rng)


def legal(
    rule: Callable[[State, int, ActionBuffer], None], buffer: Buffer, seat: int, codes: ActionBuffer
) -> None:
    """Lists the codes of a seat."""
    assert isinstance(buffer, State)
    rule(buffer, seat, codes)


def play(rule: Callable[[State, int, int], None], buffer: Buffer, seat: int, code: int) -> None:
    """Plays a code."""
    assert isinstance(buffer, State)
    rule(buffer, seat, code)


def winners(rule: Callable[[State], int], buffer: Buffer) -> int:
    """Returns the winners."""
    assert isinstance(buffer, State)
    return rule(buffer)

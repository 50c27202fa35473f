"""Runs the rules without the interpreter's lock, so that threads play and search side by side.

Compiled, that is the `nogil.pxd` of each game, which trusts that a buffer is a state of the
game: to look needs the lock. Interpreted, the lock cannot be let go, and this serves every game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from ahu.core.action_buffer import ActionBuffer
from ahu.core.kernel import Buffer
from ahu.core.rng import Rng

State = TypeVar("State", bound=Buffer)


def run(
    playout: Callable[[State, Rng, ActionBuffer], int], state: State, rng: Rng, codes: ActionBuffer
) -> int:
    """Runs a playout and returns its result."""
    return playout(state, rng, codes)


def settle(rule: Callable[[State, Rng], int], buffer: Buffer, rng: Rng) -> int:
    """Lets chance happen, and returns who decides."""
    return rule(cast(State, buffer), rng)


def legal(
    rule: Callable[[State, int, ActionBuffer], None], buffer: Buffer, seat: int, codes: ActionBuffer
) -> None:
    """Lists the codes of a seat."""
    rule(cast(State, buffer), seat, codes)


def play(rule: Callable[[State, int, int], None], buffer: Buffer, seat: int, code: int) -> None:
    """Plays a code."""
    rule(cast(State, buffer), seat, code)


def winners(rule: Callable[[State], int], buffer: Buffer) -> int:
    """Returns the winners."""
    return rule(cast(State, buffer))

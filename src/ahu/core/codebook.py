"""A cache of actions and the codes that stand for them, so that each is made once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from ahu.core.contract import Action

MOST = 1 << 16
"""The most entries before a codebook begins anew: large boards have more than anybody uses."""

Known = TypeVar("Known", bound=Action)


class Codebook(Generic[Known]):
    """Remembers the codes that mean the same in every position on a board.

    Threads may share it: an entry that another thread has dropped is made again.
    """

    def __init__(self) -> None:
        self._actions: dict[int, Known] = {}
        self._codes: dict[Action, int] = {}

    def note(self, code: int, action: Known) -> None:
        """Remembers the action that a code stands for."""
        if len(self._actions) >= MOST:
            self._actions, self._codes = {}, {}
        self._actions[code] = action
        self._codes[action] = code

    def action(self, code: int) -> Known | None:
        """Returns the action that a code stands for, if it is remembered."""
        return self._actions.get(code)

    def actions(self, codes: Iterable[int], decode: Callable[[int], Known]) -> Iterator[Known]:
        """Returns the actions that codes stand for; `decode` finds those not remembered."""
        known = self._actions
        return (known.get(code) or decode(code) for code in codes)

    def code(self, action: Action) -> int | None:
        """Returns the code of an action, if it is remembered."""
        try:
            return self._codes.get(action)
        except TypeError:
            return None  # the action cannot be hashed: its maker put a list into it

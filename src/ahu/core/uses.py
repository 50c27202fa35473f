"""The facet in which a game says what its moves use, to count it over many games on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Action, Outcome

B = TypeVar("B", bound=Board)


class Uses(Struct, Generic[B], frozen=True):
    """The categories of things that a game counts, each under the heading `GAME-use-CATEGORY`."""

    categories: tuple[str, ...]
    """The names of the categories, the most telling first."""
    used: Callable[[Action | Outcome], Iterable[tuple[str, str]]]
    """Returns the things that a move uses, each with its category."""
    names: Callable[[B, str], Sequence[str]]
    """Returns the names of all things of a category, used or not."""
    hexes: tuple[str, ...]
    """The categories whose things are hexes that the map shows."""
    often: bool = False
    """Whether the map shows how often hexes are used, since almost all are in every game."""
    features: str = ""
    """The category whose things are features of the board, which the map shows too."""
    judged: tuple[str, ...] = ()
    """The categories where nothing should be used never or always: what all want is no choice."""

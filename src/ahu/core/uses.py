"""What is used in the games of a board, counted from what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Action, Outcome

B = TypeVar("B", bound=Board)


class Uses(Struct, Generic[B], frozen=True):
    """What a game counts. Each category has a heading, the message `GAME-use-CATEGORY`."""

    categories: tuple[str, ...]
    """The most telling first."""
    used: Callable[[Action | Outcome], Iterable[tuple[str, str]]]
    """The things that a move uses, each with its category."""
    names: Callable[[B, str], Sequence[str]]
    """Everything of a category there is, used or not."""
    hexes: tuple[str, ...]
    """The categories whose things are hexes that the map shows."""
    often: bool = False
    """Whether the map shows how often hexes are used, since almost all are in every game."""
    features: str = ""
    """The category whose things are features of the board, which the map shows too."""
    judged: tuple[str, ...] = ()
    """Of these nothing should never or always be used: what everybody wants is no choice."""

"""The bots there are, by name. They see what their seat can know, never the truth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ahu.bots.random import RandomBot
from ahu.core.contract import Action, Position, Seat
from ahu.core.refusal import refuse
from ahu.core.source import Source


class Bot(Protocol):
    """Decides for one seat through one game."""

    def decide(
        self, recall: Position, seat: Seat, legal: Sequence[Action], source: Source
    ) -> Action:
        """One of the legal actions, from what the seat recalls and random numbers of its own."""


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}
"""How to make a bot of each name; a new one for each seat and game."""


def bot_named(name: str) -> Callable[[], Bot]:
    """How to make a bot of this name. Raises Refused for one there is not."""
    if name not in BOTS:
        raise refuse("", "unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]


def line_up(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The bot of each seat, from one name for all or one for each. Raises Refused."""
    for name in names:
        bot_named(name)
    if len(names) not in (1, players):
        raise refuse("", "bots-count", bots=len(names), players=players)
    return tuple(names) * (players if len(names) == 1 else 1)

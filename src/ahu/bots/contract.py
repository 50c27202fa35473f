"""What every bot keeps to. A new one needs `BotSettings`, a class with `decide`, a `BotKind`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from ahu.core.contract import Action, Position, Seat
from ahu.core.rng import Rng


class ThinkingBudget(Struct, frozen=True):
    """What a decision may cost: time, simulations, or (None) as much as the bot thinks right.

    With simulations the same seed gives the same choice on every machine; with time it cannot.
    """

    ms: float | None = None
    simulations: int | None = None


class BotSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a kind of bot: numbers, words and yes or no, each with a default.

    Ranges are given as `Annotated[float, Meta(ge=…, le=…)]`. A setting named `ms` or `simulations`
    is the bot's budget.
    """


class Bot(Protocol):
    """Decides for one seat through one game. It may have a `close`, called after the game."""

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        """Returns one of the legal actions, from what the seat recalls and its own `rng`.

        The bot keeps to this budget. It usually comes from the settings, but need not.
        """


class BotKind(Struct, frozen=True):
    """A kind of bot: its settings, and what makes a bot from them for one seat and one game."""

    settings: type[BotSettings]
    make: Callable[[Any], Bot]
    about: str = ""
    """What the bot is, in a few words. For the bots of this package the texts say it."""
    needs_heuristic: bool = False
    """Whether it plays only games that have a heuristic."""
    needs_network: bool = False
    """Whether it plays only games that have a network, unless its setting `model` names one."""


def close(bot: Bot) -> None:
    """Tells a bot that its game is over."""
    ending = getattr(bot, "close", None)
    if callable(ending):
        ending()

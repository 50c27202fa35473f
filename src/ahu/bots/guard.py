"""Keeps a match going whatever a bot does: it plays the turns that a bot cannot use."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import Literal, NoReturn

import msgspec
from msgspec import Struct

from ahu.bots.contract import Bot, ThinkingBudget, close
from ahu.core.contract import Action, Position, Seat
from ahu.core.rng import Rng

Reason = Literal["crash", "hang", "illegal", "answer", "benched"]

PATIENCE_S = 5.0
"""How long a bot may take beyond twice its time before it counts as hung."""
LONGEST_S = 60.0
"""How long a bot without a limit of time may take."""
MOST_IN_A_ROW = 3
"""After this many faults in a row a bot no longer plays in this game."""
LONGEST_DETAIL = 200


class BotHung(Exception):
    """Says that the bot did not answer in time."""


class BadAnswer(Exception):
    """Says that the bot's answer is no action at all."""


class IllegalAction(Exception):
    """Says that the bot chose an action that is not legal."""


class BotFault(Struct, frozen=True):
    """A turn that a bot lost, at which of its decisions, and why."""

    decision: int
    reason: Reason
    detail: str = ""


class GuardedBot:
    """Makes a bot always answer legally, and counts its faults and its time.

    After a fault it makes the bot anew; after three in a row it plays the bot's turns at random. It
    takes a decision with only one choice without the bot, and counts no time for it.
    """

    def __init__(self, make: Callable[[], Bot], patience_s: float = PATIENCE_S) -> None:
        self._make = make
        self._bot: Bot | None = None
        self._patience_s = patience_s
        self._in_a_row = 0
        self.benched = False
        self.faults: list[BotFault] = []
        self.decisions = 0
        """How many decisions had more than one choice."""
        self.ms = 0.0
        """How many milliseconds these decisions took in all."""

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        fallback = rng.copy()
        begun = perf_counter()
        action = None if self.benched else self._ask(recall, seat, legal, rng, budget)
        self.ms += 1000 * (perf_counter() - begun)
        if action is None:
            return legal[fallback.below(len(legal))]
        self._in_a_row = 0
        return action

    def _ask(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action | None:
        """Returns the bot's choice, or None if the bot lost its turn."""
        limit = LONGEST_S if budget.ms is None else 2 * budget.ms / 1000 + self._patience_s
        try:
            if self._bot is None:
                self._bot = self._make()
            with alarm(limit):
                found = self._bot.decide(recall, seat, legal, rng, budget)
            return _legal(found, recall, legal)
        except BotHung:
            self._lost("hang", f"{limit:g} s")
        except BadAnswer as error:
            self._lost("answer", str(error))
        except IllegalAction as error:
            self._lost("illegal", str(error))
        except (Exception, SystemExit) as error:  # whatever goes wrong in somebody else's bot
            self._lost("crash", f"{type(error).__name__}: {error}")
        return None

    def _lost(self, reason: Reason, detail: str) -> None:
        self.close()
        self._in_a_row += 1
        self.faults.append(BotFault(self.decisions, reason, detail[:LONGEST_DETAIL]))
        if self._in_a_row == MOST_IN_A_ROW:
            self.benched = True
            self.faults.append(BotFault(self.decisions, "benched"))

    def close(self) -> None:
        """Closes the bot, because the game is over or the bot has to be made anew."""
        bot, self._bot = self._bot, None
        if bot is not None:
            try:
                close(bot)
            except Exception as error:  # a bot may even fail while it is closed
                detail = f"{type(error).__name__}: {error}"[:LONGEST_DETAIL]
                self.faults.append(BotFault(self.decisions, "crash", detail))


def _legal(found: object, recall: Position, legal: Sequence[Action]) -> Action:
    """Returns the action read anew, so that its fields have their types. Raises IllegalAction."""
    try:
        action: object = msgspec.convert(msgspec.to_builtins(found), recall.game.actions)
    except (msgspec.ValidationError, TypeError):
        raise IllegalAction(repr(found)) from None
    if not isinstance(found, Action) or not isinstance(action, Action) or action not in legal:
        raise IllegalAction(repr(found))
    return action


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raises BotHung in its block after `seconds`, if this thread can have alarms."""
    here = threading.current_thread() is threading.main_thread()
    if not here or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> NoReturn:
        raise BotHung

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

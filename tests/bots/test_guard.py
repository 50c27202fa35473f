"""Whatever a bot does, its turn is played and the match goes on."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

import pytest

import ahu
from ahu.bots import ThinkingBudget
from ahu.bots.guard import MOST_IN_A_ROW, GuardedBot
from ahu.bots.random import RandomBot
from ahu.core.contract import Action, Position
from ahu.core.rng import Rng, rng_for
from ahu.games.orongo.actions import Bid
from tests.core.pennies import Take

Deciding = Callable[[Sequence[Action]], object]


class Odd:
    """A bot that does what a test wants."""

    made = 0
    closed = 0

    def __init__(self, does: Deciding) -> None:
        self.does = does
        Odd.made += 1

    def decide(
        self, recall: Position, seat: int, legal: Sequence[Action], rng: Rng, budget: ThinkingBudget
    ) -> Action:
        rng.next()
        return self.does(legal)  # type: ignore[return-value]

    def close(self) -> None:
        Odd.closed += 1


def ask(bot: GuardedBot, times: int, budget: ThinkingBudget | None = None) -> list[Action]:
    position = ahu.new("orongo", 2, seed=1).position
    legal = position.legal(0)
    rng = rng_for("guard")
    budget = budget or ThinkingBudget()
    recall = position.recall(0)
    chosen = [bot.decide(recall, 0, legal, rng, budget) for _ in range(times)]
    assert all(action in legal for action in chosen)
    return chosen


def fails(legal: Sequence[Action]) -> object:
    raise ZeroDivisionError("oh")


def leaves(legal: Sequence[Action]) -> object:
    sys.exit(1)


def sleeps(legal: Sequence[Action]) -> object:
    time.sleep(600)
    return legal[0]


@pytest.mark.parametrize(
    ("does", "reason", "detail"),
    [
        (fails, "crash", "ZeroDivisionError: oh"),
        (leaves, "crash", "SystemExit: 1"),
        (lambda legal: None, "illegal", "None"),
        (lambda legal: Take("f1"), "illegal", "Take("),
        (lambda legal: list(legal), "illegal", "[Bid("),
        (lambda legal: Bid(10**6), "illegal", "Bid(shells=1000000)"),
        (lambda legal: Bid(3.0), "illegal", "Bid("),  # type: ignore[arg-type]
        (lambda legal: Bid("3"), "illegal", "Bid("),  # type: ignore[arg-type]
    ],
)
def test_a_fault_costs_a_turn(does: Deciding, reason: str, detail: str) -> None:
    bot = GuardedBot(lambda: Odd(does))
    ask(bot, 2)
    assert [fault.reason for fault in bot.faults] == [reason, reason]
    assert bot.faults[0].detail.startswith(detail)
    assert [fault.decision for fault in bot.faults] == [1, 2]


def test_the_default_is_the_same_each_time() -> None:
    assert ask(GuardedBot(lambda: Odd(fails)), 5) == ask(GuardedBot(lambda: Odd(fails)), 5)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no alarms")
def test_a_bot_that_hangs_is_interrupted() -> None:
    bot = GuardedBot(lambda: Odd(sleeps), patience_s=0.1)
    ask(bot, 1, ThinkingBudget(ms=10))
    assert bot.faults[0].reason == "hang"


def test_after_three_faults_in_a_row_it_plays_no_more() -> None:
    before = Odd.made
    bot = GuardedBot(lambda: Odd(fails))
    ask(bot, 10)
    assert [fault.reason for fault in bot.faults] == ["crash"] * MOST_IN_A_ROW + ["benched"]
    assert Odd.made - before == MOST_IN_A_ROW


def test_a_good_answer_between_faults_keeps_it_in_the_game() -> None:
    turns = iter(range(100))
    bot = GuardedBot(lambda: Odd(lambda legal: legal[0] if next(turns) % 3 == 2 else None))
    ask(bot, 12)
    assert len(bot.faults) == 8
    assert not bot.benched


def test_it_is_made_anew_after_a_fault_and_closed() -> None:
    made, closed = Odd.made, Odd.closed
    bot = GuardedBot(lambda: Odd(fails))
    ask(bot, 2)
    bot.close()
    bot.close()
    assert (Odd.made - made, Odd.closed - closed) == (2, 2)


def test_one_that_cannot_be_made_or_closed_is_reported() -> None:
    def no_bot() -> Odd:
        raise OSError("none")

    bot = GuardedBot(no_bot)
    ask(bot, 1)
    assert bot.faults[0].detail == "OSError: none"

    class Clinging(RandomBot):
        def close(self) -> None:
            raise OSError("no")

    bot = GuardedBot(Clinging)
    ask(bot, 1)
    bot.close()
    assert [fault.detail for fault in bot.faults] == ["OSError: no"]


def test_a_single_choice_takes_no_time() -> None:
    bot = GuardedBot(lambda: Odd(fails))
    position = ahu.new("orongo", 2, seed=1).position
    only = position.legal(0)[:1]
    assert bot.decide(position.recall(0), 0, only, rng_for(0), ThinkingBudget()) == only[0]
    assert (bot.decisions, bot.ms, bot.faults) == (0, 0.0, [])

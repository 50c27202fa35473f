"""The compliance kit checks that a bot keeps to what is asked of every bot.

It plays short games of every size with the bot on every seat, against others who play at random. It
checks that what the bot chooses is legal; that it answers in time; that it chooses the same again
with the same seed; and that it chooses the same when what it cannot know, the sealed decisions of
others and chance to come, is changed behind its back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Literal

import msgspec
from msgspec import Struct

from ahu.bots.contract import ThinkingBudget
from ahu.bots.guard import PATIENCE_S, GuardedBot
from ahu.bots.spec import BotSpec
from ahu.core.contract import Action, Game, Position, Seat
from ahu.core.rng import Rng, rng_for

MOST_ASKED, LEAST_ASKED, ASKED_MS = 14, 2, 3000
"""How often the bot is asked in a game. A bot that thinks long is asked less often, so that about
`ASKED_MS` are enough."""
THEN_EACH = 10
"""The first half of the turns at which the bot is asked come in a row, then each tenth is one."""
FEW_SIMULATIONS = 40
"""The budget with which a bot that goes by the clock is asked to choose the same twice."""
SLACK, SLACK_MS = 1.5, 100.0
"""A decision is late if it takes more than `SLACK` times its budget and `SLACK_MS` on top."""
STARTING_MS = 3000.0
"""The first decision of a game may take this much longer, because a program has to start."""

Broken = Literal["crash", "hang", "illegal", "answer", "benched", "late", "same", "fair", "recall"]
LEGAL: tuple[Broken, ...] = ("crash", "hang", "illegal", "answer", "benched")


class Breach(Struct, frozen=True):
    """Something that a bot did and no bot may do, and where it did it."""

    game: str
    players: int
    seat: Seat
    decision: int
    reason: Broken
    detail: str = ""


class CheckRow(Struct):
    """How a bot fared in one game at one number of players."""

    game: str
    players: int
    asked: int = 0
    slowest_ms: float = 0.0
    breaches: list[Breach] = []

    def keeps(self, *reasons: Broken) -> bool:
        """Returns whether there was no breach for these reasons; for any if none is named."""
        return not any(breach.reason in reasons or not reasons for breach in self.breaches)


def check(
    spec: BotSpec,
    game: Game,
    seed: int | str = 0,
    patience_s: float = PATIENCE_S,
    sizes: Sequence[int] = (),
) -> Iterator[CheckRow]:
    """Yields the findings for these numbers of players, or all of a game, as they come."""
    for players in sizes or game.players:
        row = CheckRow(game.name, players)
        for seat in range(players):
            _Trial(spec, game, players, seat, seed, patience_s).run(row)
        yield row


class _Trial:
    """Plays one game with the bot on one seat, and compares it with three shadows of it."""

    def __init__(
        self, spec: BotSpec, game: Game, players: int, seat: Seat, seed: int | str, patience: float
    ) -> None:
        def made() -> GuardedBot:
            return GuardedBot(lambda: spec.make(game), patience)

        self.game, self.players, self.seat = game, players, seat
        self.path = (seed, game.name, players, seat)
        self.bot, self.shadows = made(), [made(), made(), made()]
        self.budget = spec.budget(game)
        # With a clock no bot is sure to choose the same; with a number of simulations every bot
        # can.
        self.fixed = (
            self.budget if self.budget.ms is None else ThinkingBudget(None, FEW_SIMULATIONS)
        )
        self.others = self.rng("others")
        enough = MOST_ASKED if self.budget.ms is None else int(ASKED_MS / self.budget.ms)
        self.most = min(MOST_ASKED, max(LEAST_ASKED, enough))

    def rng(self, *path: int | str) -> Rng:
        return rng_for(self.path[0], *self.path[1:], *path)

    def run(self, row: CheckRow) -> None:
        """Plays the game to its end, or until the bot was asked often enough."""
        position = self.game.new(self.players)
        chance = self.rng("chance")
        turns = asked = 0
        try:
            while position.waiting != "over" and asked < self.most and not self.bot.benched:
                if position.waiting == "chance":
                    position.happen(position.draw(chance))
                    continue
                if self.seat not in position.deciding:
                    _decide(position, position.deciding[0], self.others)
                    continue
                if len(position.legal(self.seat)) == 1:
                    position.play(self.seat, position.legal(self.seat)[0])
                    continue
                turns += 1
                if turns <= max(1, self.most // 2) or turns % THEN_EACH == 0:
                    asked += 1
                    position = self._ask(position, turns, asked == 1, row)
                else:
                    _decide(position, self.seat, self.others)
        finally:
            for bot in (self.bot, *self.shadows):
                bot.close()

    def _ask(self, position: Position, turn: int, first: bool, row: CheckRow) -> Position:
        """Asks the bot and its shadows, and returns the position after the bot's choice."""
        row.asked += 1
        truth = self._sealed(position, self.rng("truth", turn))
        other = self._sealed(position, self.rng("other", turn))
        before = len(self.bot.faults)
        begun = perf_counter()
        choice = self._choice(self.bot, truth, turn, self.budget)
        took = 1000 * (perf_counter() - begun)
        row.slowest_ms = max(row.slowest_ms, took)
        for fault in self.bot.faults[before:]:
            self._breach(row, turn, fault.reason, fault.detail)
        limit = (self.budget.ms or float("inf")) * SLACK + SLACK_MS + STARTING_MS * first
        if took > limit and len(self.bot.faults) == before:
            self._breach(row, turn, "late", f"{took:.0f} ms")
        if len(self.bot.faults) == before:
            self._compare(truth, other, turn, row)
        truth.play(self.seat, choice)
        return truth

    def _compare(self, truth: Position, other: Position, turn: int, row: CheckRow) -> None:
        """Checks that shadows with the same seed choose the same, whatever they cannot know."""
        told = [msgspec.json.encode(p.recall(self.seat).snapshot()) for p in (truth, other)]
        if told[0] != told[1]:
            self._breach(row, turn, "recall", "")
        positions = (truth, truth, other)
        one, again, changed = (
            self._choice(shadow, position, turn, self.fixed)
            for shadow, position in zip(self.shadows, positions, strict=True)
        )
        if one != again:
            self._breach(row, turn, "same", self._both(one, again))
        elif one != changed:
            self._breach(row, turn, "fair", self._both(one, changed))

    def _choice(
        self, bot: GuardedBot, truth: Position, turn: int, budget: ThinkingBudget
    ) -> Action:
        legal, recall = truth.legal(self.seat), truth.recall(self.seat)
        return bot.decide(recall, self.seat, legal, self.rng("bot", turn), budget)

    def _sealed(self, position: Position, rng: Rng) -> Position:
        """Returns the same moment after all others who decide now have decided at random."""
        truth = position.copy()
        for seat in truth.deciding:
            if seat != self.seat:
                _decide(truth, seat, rng)
        return truth

    def _both(self, one: Action, other: Action) -> str:
        return " / ".join(self.game.write(action, self.players) for action in (one, other))

    def _breach(self, row: CheckRow, turn: int, reason: Broken, detail: str) -> None:
        found = Breach(self.game.name, self.players, self.seat, turn, reason, detail)
        row.breaches = [*row.breaches, found]


def _decide(position: Position, seat: Seat, rng: Rng) -> None:
    legal = position.legal(seat)
    position.play(seat, legal[rng.below(len(legal))])

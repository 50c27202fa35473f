"""What a bot is asked at a table, and how it answers: from what its seat can recall alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

import msgspec
from msgspec import Struct

from ahu.bots import parse
from ahu.bots.contract import ThinkingBudget
from ahu.bots.guard import GuardedBot
from ahu.core.contract import Game, Position, Seat, Snapshot
from ahu.core.rng import Rng, rng_for
from ahu.games import game_named
from ahu.server.boards import board_of
from ahu.server.session import TableSession

MOST_BOTS = 64
"""How many bots keep what they have thought about their games."""


class BotRequest(Struct, frozen=True, tag_field="for", tag="decision"):
    """A decision to make. `key` names the bot, which may remember its earlier decisions."""

    key: str
    game: str
    rules: int
    """The version of the rules that the table is played by."""
    level: str
    seat: int
    recall: msgspec.Raw
    board_text: str | None
    """The text of the board, where it is not the game's own."""
    chance: int
    """The state at which its random numbers begin."""


class BotDecision(Struct, frozen=True):
    """A bot's move in notation, how long it took, and why the bot lost its turn, if it did."""

    move: str
    seconds: float
    faults: list[str]


class Recalling(Protocol):
    """A request that has what a seat recalls."""

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> int: ...
    @property
    def recall(self) -> msgspec.Raw: ...
    @property
    def board_text(self) -> str | None: ...


def recalled(asked: Recalling) -> tuple[Game, Position]:
    """Returns the game of a request, and what its seat recalls."""
    game = game_named(asked.game).at(asked.rules)
    snapshot: Snapshot = msgspec.json.decode(asked.recall, type=game.snapshots)
    return game, game.restore(snapshot, board_of(game.name, asked.board_text))


BudgetOf = Callable[[str, Game], ThinkingBudget]


def own_budget(level: str, game: Game) -> ThinkingBudget:
    """Returns the thinking budget that belongs to a level."""
    return parse(level).budget(game)


class Bots:
    """The bots of this process."""

    def __init__(self, budget_of: BudgetOf = own_budget) -> None:
        """Lets each level think as long as `budget_of` says."""
        self._budget_of = budget_of
        self._bots: OrderedDict[str, GuardedBot] = OrderedDict()

    def decide(self, asked: BotRequest) -> BotDecision:
        """Returns the bot's decision."""
        game, recall = recalled(asked)
        bot = self._bot(asked, game)
        faults = len(bot.faults)
        begun = perf_counter()
        budget = self._budget_of(asked.level, game)
        legal = recall.legal(asked.seat)
        action = bot.decide(recall, asked.seat, legal, Rng(asked.chance), budget)
        return BotDecision(
            game.write(action, recall.players),
            perf_counter() - begun,
            [fault.reason for fault in bot.faults[faults:]],
        )

    def _bot(self, asked: BotRequest, game: Game) -> GuardedBot:
        bot = self._bots.pop(asked.key, None) or GuardedBot(lambda: parse(asked.level).make(game))
        self._bots[asked.key] = bot
        if len(self._bots) > MOST_BOTS:
            _, oldest = self._bots.popitem(last=False)
            oldest.close()
        return bot


def _rng(session: TableSession, seat: Seat) -> Rng:
    """Returns the generator of random numbers for a bot's next decision."""
    assert session.setup.seed is not None
    decided = sum(event.seat == seat for event in session.events)  # others' moves do not count
    return rng_for(session.setup.seed, "bot", seat, decided)


def at_random(session: TableSession, seat: Seat) -> str:
    """Returns a legal move of a seat in notation, drawn at random."""
    legal = session.position.recall(seat).legal(seat)
    chosen = legal[_rng(session, seat).below(len(legal))]
    return session.game.write(chosen, session.players)


def asked_of(session: TableSession, seat: Seat) -> BotRequest:
    """Returns the request to a bot, with nothing in it but what its seat can recall."""
    setup = session.setup
    return BotRequest(
        f"{setup.table}/{seat}/{session.seating.played_by[seat]}",
        setup.game.name,
        setup.game.rules_version,
        session.seating.played_by[seat],
        seat,
        msgspec.Raw(msgspec.json.encode(session.position.recall(seat).snapshot())),
        setup.board_text,
        _rng(session, seat).state,
    )

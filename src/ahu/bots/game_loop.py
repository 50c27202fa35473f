"""Lets bots play a game from beginning to end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from ahu.bots.contract import ThinkingBudget
from ahu.bots.guard import GuardedBot
from ahu.bots.spec import BotSpec
from ahu.core.contract import Action, Game, Outcome, Position, Seat
from ahu.core.match import number_after
from ahu.core.record import LONGEST_NAME, Event, Record, header_for, seat_names
from ahu.core.rng import Rng, rng_for

Watch = Callable[[Seat | None, Action | Outcome], None]
"""It is told of each event before it happens: whose it is (None is chance) and what it is."""


class SeatedBot(Struct):
    """A bot on its seat, with its own rng and its thinking budget."""

    bot: GuardedBot
    rng: Rng
    budget: ThinkingBudget


def seat_bot(game: Game, spec: BotSpec, rng: Rng) -> SeatedBot:
    """Returns a new bot for a seat of a game."""
    return SeatedBot(GuardedBot(lambda: spec.make(game)), rng, spec.budget(game))


def seat_bots(
    game: Game, specs: Sequence[BotSpec], seed: int | str, number: int
) -> list[SeatedBot]:
    """Returns new bots for the game of this number, each with its own rng."""
    return [
        seat_bot(game, spec, rng_for(seed, number, "seat", seat)) for seat, spec in enumerate(specs)
    ]


def recorded(position: Position, names: Sequence[str]) -> tuple[Record, Watch]:
    """Returns an empty record of the game that begins here, and what writes its events there."""
    seats = seat_names([name[:LONGEST_NAME] for name in names], position.players)
    record = Record(header_for(position, seats, None), [])

    def watch(seat: Seat | None, move: Action | Outcome) -> None:
        number = number_after(record.events, position.round)
        record.events.append(Event(position.round, number, seat, move))

    return record, watch


def play(
    position: Position, seats: Sequence[SeatedBot], chance: Rng, watch: Watch | None = None
) -> int:
    """Plays this position to its end, and returns the number of decisions."""
    decisions = 0
    try:
        while position.waiting != "over":
            if position.waiting == "chance":
                outcome = position.draw(chance)
                if watch is not None:
                    watch(None, outcome)
                position.happen(outcome)
                continue
            seat = position.deciding[0]
            legal = position.legal(seat)
            who = seats[seat]
            action = who.bot.decide(position.recall(seat), seat, legal, who.rng, who.budget)
            if watch is not None:
                watch(seat, action)
            position.play(seat, action)
            decisions += 1
    finally:
        for who in seats:
            who.bot.close()
    return decisions

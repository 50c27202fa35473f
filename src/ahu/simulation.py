"""Simulates many games between bots, with the same result over any number of processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

import ahu
from ahu import parallel
from ahu.bots import BotSpec, line_up
from ahu.bots.game_loop import play, recorded, seat_bots
from ahu.core import record_file
from ahu.core.board import Board
from ahu.core.contract import Game, Options, Position
from ahu.core.kernel_position import KernelPosition
from ahu.core.line_file import appending
from ahu.core.rng import rng_for


class Spread(Struct):
    """The sum and the extremes of numbers, from which their mean follows."""

    total: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, value: int, least: int | None = None, most: int | None = None) -> None:
        """Adds a number, or a sum with its extremes."""
        least = value if least is None else least
        most = value if most is None else most
        self.total += value
        self.least = least if self.least is None else min(least, self.least)
        self.most = most if self.most is None else max(most, self.most)


class Tally(Struct):
    """The counts of some games."""

    decisions: Spread
    rounds: Spread
    scores: list[Spread]
    wins: list[int]
    games: int = 0
    faults: int = 0
    """The number of turns that bots lost."""
    records: list[bytes] = []
    """The records of the games, as lines, if they are kept."""

    @classmethod
    def empty(cls, players: int) -> Tally:
        """Returns a tally of no games."""
        return cls(Spread(), Spread(), [Spread() for _ in range(players)], [0] * players)

    def count(
        self, decisions: int, rounds: int, scores: Sequence[int], winners: Sequence[int]
    ) -> None:
        """Counts one game. A shared victory is a win for each of those who share it."""
        self.games += 1
        self.decisions.add(decisions)
        self.rounds.add(rounds)
        for spread, score in zip(self.scores, scores, strict=True):
            spread.add(score)
        for seat in winners:
            self.wins[seat] += 1

    def merge(self, other: Tally) -> None:
        """Adds the games of another tally."""
        self.games += other.games
        self.faults += other.faults
        pairs = [(self.decisions, other.decisions), (self.rounds, other.rounds)]
        for mine, more in (*pairs, *zip(self.scores, other.scores, strict=True)):
            mine.add(more.total, more.least, more.most)
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]


class Range(Struct, frozen=True):
    """A mean with its extremes."""

    mean: float
    min: int
    max: int


class SeatSummary(Struct, frozen=True):
    """The results of a seat. A shared victory is a win for each of those who share it."""

    bot: str
    wins: int
    win_share: float
    mean_score: float
    min: int
    max: int


class SimulationSummary(Struct, frozen=True):
    """The results of a simulation. All but the times depend only on what was asked for."""

    game: str
    players: int
    games: int
    board: str
    options: Options
    seed: int | str
    jobs: int
    compiled: bool
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: Range
    rounds_per_game: Range
    faults: int
    seats: list[SeatSummary]


class SimulationTask(Struct, frozen=True):
    """The settings that all games of a simulation share."""

    game: Game
    players: int
    bots: tuple[BotSpec, ...]
    seed: int | str
    options: Options | None = None
    board: Board | None = None
    keep_records: bool = False

    def play(self, numbers: range) -> Tally:
        """Plays the games of these numbers and returns their tally."""
        tally = Tally.empty(self.players)
        start = self.game.new(self.players, self.options, self.board)
        for number in numbers:
            self._play_one(start.copy(), number, tally)
        return tally

    def _play_one(self, position: Position, number: int, tally: Tally) -> None:
        if isinstance(position, KernelPosition) and self._all_random() and not self.keep_records:
            decisions = position.playout(rng_for(self.seed, number))
        else:
            seats = seat_bots(self.game, self.bots, self.seed, number)
            record, watch = recorded(position, [spec.text for spec in self.bots])
            chance = rng_for(self.seed, number, "chance")
            decisions = play(position, seats, chance, watch if self.keep_records else None)
            tally.faults += sum(len(seat.bot.faults) for seat in seats)
            if self.keep_records:
                tally.records.append(record_file.line(record))
        tally.count(decisions, position.round, position.scores, position.winners)

    def _all_random(self) -> bool:
        """Returns whether all bots play at random, so that the kernel can play whole games."""
        return all(spec.settled(self.game).name == "random" for spec in self.bots)


def simulate(
    game: Game,
    players: int,
    games: int,
    *,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    jobs: int = 1,
    options: Options | None = None,
    board: Board | None = None,
    progress: Callable[[int], None] | None = None,
    records: Path | None = None,
) -> SimulationSummary:
    """Plays this many games and returns a summary.

    `progress` gets the number of games of each batch. The records are appended to a file of them.
    """
    game.check_players(players)
    keep = records is not None
    setting = SimulationTask(game, players, line_up(bots, players), seed, options, board, keep)
    first = game.new(players, options, board)
    tally = Tally.empty(players)
    begun = time.perf_counter()
    with appending(records) as append:
        for part in _parts(setting, games, jobs):
            tally.merge(part)
            for record in part.records:
                append(record)
            if progress is not None:
                progress(part.games)
    seconds = time.perf_counter() - begun
    return SimulationSummary(
        game=game.name,
        players=players,
        games=games,
        board=first.board.name,
        options=first.options,
        seed=seed,
        jobs=jobs,
        compiled=ahu.compiled and isinstance(first, KernelPosition),
        decisions=tally.decisions.total,
        seconds=seconds,
        decisions_per_second=tally.decisions.total / seconds,
        games_per_second=games / seconds,
        decisions_per_game=_range(tally.decisions, games),
        rounds_per_game=_range(tally.rounds, games),
        faults=tally.faults,
        seats=[_seat(setting, tally, seat) for seat in range(players)],
    )


def _range(spread: Spread, games: int) -> Range:
    return Range(spread.total / games, spread.least or 0, spread.most or 0)


def _seat(setting: SimulationTask, tally: Tally, seat: int) -> SeatSummary:
    score = _range(tally.scores[seat], tally.games)
    wins = tally.wins[seat]
    share = wins / tally.games
    return SeatSummary(setting.bots[seat].text, wins, share, score.mean, score.min, score.max)


def _parts(setting: SimulationTask, games: int, jobs: int) -> Iterator[Tally]:
    """Returns the tallies of batches, in order; only its number decides what happens in a game."""
    size = max(1, min(500, games // (jobs * 40)))
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    return parallel.spread(setting, batches, jobs)


def as_json(summary: SimulationSummary) -> bytes:
    """Returns the summary as one JSON object on one line."""
    return msgspec.json.encode(summary) + b"\n"

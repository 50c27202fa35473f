"""A contest knows all its games, plays one of them, or plays all that are missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from ahu.arena import results
from ahu.arena.lineups import Fixture, fixtures, line_ups
from ahu.arena.results import FaultResult, GameResult
from ahu.arena.uses import uses_of
from ahu.bots import BotSpec
from ahu.bots.game_loop import play, recorded, seat_bots
from ahu.bots.levels import LEVELS, bot_behind
from ahu.core import record_file
from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Seat
from ahu.core.line_file import appending
from ahu.core.refusal import Refused, refuse
from ahu.core.rng import rng_for
from ahu.parallel import Spreader, spread

SHOWN_DIGEST = 12


class PlayedGame(Struct, frozen=True):
    """A game of a contest that was played: its result, and its record if those are kept."""

    result: GameResult
    record: bytes = b""
    """A line of a file of records."""


class Contest(Struct, frozen=True):
    """What every game of a contest has in common."""

    game: Game
    players: int
    bots: tuple[BotSpec, ...]
    seed: int | str
    options: Options | None = None
    board: Board | None = None
    count_uses: bool = False
    keep_records: bool = False

    def play(self, fixture: Fixture) -> PlayedGame:
        """Plays one game. What happens in it depends on the seed, its number and its deal alone.

        (A bot whose budget is time may play otherwise each time.)
        """
        specs = [self.bots[bot] for bot in fixture.bots]
        position = self.game.new(self.players, self.options, self.board)
        seats = seat_bots(self.game, specs, self.seed, fixture.number)
        texts = tuple(spec.text for spec in specs)
        record, watch = recorded(position, texts)
        chance = rng_for(self.seed, fixture.deal, "chance")
        decisions = play(position, seats, chance, watch)
        events = [(event.seat, event.move) for event in record.events]
        bots = [seat.bot for seat in seats]
        result = GameResult(
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.players,
            board=position.board.digest[:SHOWN_DIGEST],
            seed=self.seed,
            number=fixture.number,
            deal=fixture.deal,
            bots=texts,
            scores=position.scores,
            winners=position.winners,
            rounds=position.round,
            decisions=decisions,
            asked=tuple(bot.decisions for bot in bots),
            ms=tuple(round(bot.ms / bot.decisions, 3) if bot.decisions else 0.0 for bot in bots),
            first=self._first([move for seat, move in events if seat is None]),
            options=_changed(position.options),
            behind={text: bot_behind(text, self.game) for text in texts if text in LEVELS},
            faults=tuple(
                FaultResult(seat, fault.decision, fault.reason, fault.detail)
                for seat, bot in enumerate(bots)
                for fault in bot.faults
            ),
            uses=uses_of(self.game, events) if self.count_uses else {},
        )
        return PlayedGame(result, record_file.line(record) if self.keep_records else b"")

    def _first(self, outcomes: Sequence[Action | Outcome]) -> Seat | None:
        """Returns the seat that began, if chance named one."""
        try:
            firsts = {self.game.first(seat): seat for seat in range(self.players)}
        except Refused:
            return None  # nobody begins in this game
        named = (firsts[move] for move in outcomes if isinstance(move, Outcome) and move in firsts)
        return next(named, None)

    def fixtures(self, games: int, one_against: bool = False) -> list[Fixture]:
        """Returns the contest's games. Raises Refused if its bots cannot be lined up this way."""
        return fixtures(line_ups(len(self.bots), self.players, one_against), games)


def _changed(options: Options) -> dict[str, object]:
    fields = msgspec.structs.fields(options)
    values = {field.name: getattr(options, field.name) for field in fields}
    return {
        field.name: values[field.name] for field in fields if values[field.name] != field.default
    }


def run(
    contest: Contest,
    wanted: Sequence[Fixture],
    *,
    out: Path | None = None,
    records: Path | None = None,
    jobs: int = 1,
    crew: Spreader = spread,
    progress: Callable[[int], None] | None = None,
) -> list[GameResult]:
    """Returns the results of all wanted games, by number. It plays only those not yet in the file.

    It appends each new result to the file as its game ends, and its record to a file of records.
    Raises Refused if the file holds the games of another contest.
    """
    found = [] if out is None else results.read(out)
    kept = {result.number: result for result in found}
    _check_same(contest, wanted, kept, str(out))
    missing = [fixture for fixture in wanted if fixture.number not in kept]
    if progress is not None:
        progress(len(wanted) - len(missing))
    contest = msgspec.structs.replace(contest, keep_records=records is not None)
    with appending(out) as append, appending(records) as append_record:
        for played in crew(contest, missing, jobs):
            append(results.line(played.result))
            append_record(played.record)
            kept[played.result.number] = played.result
            if progress is not None:
                progress(1)
    return [kept[fixture.number] for fixture in wanted]


def _check_same(
    contest: Contest, wanted: Sequence[Fixture], kept: dict[int, GameResult], path: str
) -> None:
    """Raises Refused unless the games kept are of this contest."""
    start = contest.game.new(contest.players, contest.options, contest.board)
    digest, options = start.board.digest[:SHOWN_DIGEST], _changed(start.options)
    game = contest.game
    setting = (game.name, game.rules_version, contest.players, digest, contest.seed, options)
    texts = [spec.text for spec in contest.bots]
    behind = {text: bot_behind(text, contest.game) for text in texts if text in LEVELS}
    for fixture in wanted:
        result = kept.get(fixture.number)
        if result is None:
            continue
        bots = tuple(texts[bot] for bot in fixture.bots)
        same = (result.setting(), result.bots, result.deal) == (setting, bots, fixture.deal)
        if not same or any(behind[name] != spec for name, spec in result.behind.items()):
            raise refuse("", "arena-other-run", f"line {fixture.number + 1}", path=path)

"""`ahu arena` plays a contest between bots, and says how strong they are."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

from ahu.bots.spec import BotSpec, parse, split_list
from ahu.cli.arguments import BEYOND, Argument, Option, Seed, Whole
from ahu.cli.command import Command
from ahu.console.faults import as_usage, options_from, put, read_file, shown, usage
from ahu.console.progress import bar
from ahu.core.reading import read_options
from ahu.core.record import as_text
from ahu.core.refusal import refuse
from ahu.games import game_named
from ahu.parallel import Spreader, spread
from ahu.text import number, say

if TYPE_CHECKING:
    from ahu.arena.contest import Contest
    from ahu.arena.results import GameResult
    from ahu.arena.summary import ContestSummary

MOST_GAMES, MOST_JOBS, MOST_BOTS = 1_000_000, 256, 64
INTERRUPTED = 130
PLACES = ("local", "ray")


class Common(TypedDict):
    """The arguments that `ahu arena` and `ahu balance` share."""

    game: str
    players: int | None
    games: int
    jobs: int
    seed: int | str | None
    option: tuple[str, ...]
    board: str | None
    out: str | None


def run(
    *,
    bots: tuple[str, ...],
    bot: tuple[str, ...],
    one_against: bool,
    report: str | None,
    records: str | None,
    on: str,
    json: bool,
    language: str,
    **common: Unpack[Common],
) -> int:
    """Plays the contest and prints its summary. Returns the exit code."""
    from ahu.arena.lineups import balanced, line_ups

    _needs("openskill")
    if report is not None:
        _needs("matplotlib")
    if on not in PLACES:
        raise usage("arena-on", found=on, known=", ".join(PLACES))
    with as_usage():
        found = [parse(text) for text in [*split_list(bots), *bot]]
    if not found:
        raise usage("cli-missing", name="--bots")
    if len(found) > MOST_BOTS:
        raise usage("arena-many-bots", most=MOST_BOTS)
    contest = contest_from(common, tuple(found))
    games = common["games"]
    with as_usage():
        even = balanced(line_ups(len(found), contest.players, one_against), games)
    kept = None if records is None else Path(records)
    results = played(contest, common, language, one_against, on, kept)
    if results is None:
        return INTERRUPTED

    from ahu.arena.summary import as_json, summarise

    summary = summarise(results)
    if json:
        put(as_json(summary))
    else:
        show(summary, language)
        tell_faults(results, language)
        if games < even:
            print(say("arena-unbalanced", language, games=games, even=even))
    if report is not None:
        from ahu.arena.report import write

        file = write(results, Path(report), language)
        if not json:
            print(say("arena-report-written", language, file=shown(str(file))))
    return 0


def common_options(games: int) -> list[Option]:
    """Returns the options that both share; `games` is the default of `--games`."""
    most = Whole(1, MOST_GAMES)
    return [
        Option("--players", "cli-players-text", "cli-value-number", kind=Whole(-BEYOND, BEYOND)),
        Option("--games", "cli-games-text", "cli-value-number", kind=most, default=games),
        Option(
            "--jobs", "arena-jobs-text", "cli-value-number", kind=Whole(1, MOST_JOBS), default=1
        ),
        Option("--seed", "cli-seed-text", "cli-value-seed", kind=Seed()),
        Option("--option", "cli-option-text", "cli-value-option", repeated=True),
        Option("--board", "cli-board-text", "cli-value-file"),
        Option("--out", "arena-out-text", "cli-value-file"),
        Option("--json", "cli-json-text"),
    ]


ARENA = Command(
    run,
    [
        Argument("game", "cli-game-text", "cli-value-game"),
        Option("--bots", "arena-bots-text", "cli-value-bot", many=True),
        Option("--bot", "arena-bot-text", "cli-value-bot", repeated=True),
        *common_options(60),
        Option("--one-against", "arena-one-against-text"),
        Option("--report", "arena-report-text", "arena-value-folder"),
        Option("--records", "cli-records-text", "cli-value-file"),
        Option("--on", "arena-on-text", choices=PLACES, default="local"),
    ],
)


def _needs(package: str) -> None:
    """Raises Refused if an extra is not installed."""
    from importlib.util import find_spec

    if find_spec(package) is None:
        raise refuse("", "arena-extra", package=package)


def contest_from(common: Common, bots: tuple[BotSpec, ...], count_uses: bool = False) -> Contest:
    """Returns the contest that was asked for. Raises Refused."""
    from ahu.arena.contest import Contest

    out, board = common["out"], common["board"]
    with as_usage():
        game = game_named(common["game"])
        players = game.players[0] if common["players"] is None else common["players"]
        game.check_players(players)
        options = read_options(game, options_from(common["option"]))
        for bot in bots:
            bot.settled(game)
    seed = common["seed"]
    if seed is None:
        seed = secrets.randbelow(10**9)
        if out is not None:
            seed = _seed_of(Path(out), seed)
    chosen = None if board is None else game.board(as_text(read_file(board)))
    return Contest(game, players, bots, seed, options, chosen, count_uses)


def _seed_of(path: Path, otherwise: int | str) -> int | str:
    """Returns the seed of the games in a file, so that a contest goes on without naming it."""
    from ahu.arena.results import read

    found = read(path)
    return found[0].seed if found else otherwise


def played(
    contest: Contest,
    common: Common,
    language: str,
    one_against: bool = False,
    place: str = "local",
    records: Path | None = None,
) -> list[GameResult] | None:
    """Returns the results, or None if it was stopped. Meanwhile a bar shows how far it is."""
    from ahu.arena.contest import run as run_contest

    games = common["games"]
    out = None if common["out"] is None else Path(common["out"])
    done = 0
    with bar(say("cli-playing", language), games) as advance:

        def count(more: int) -> None:
            nonlocal done
            done += more
            advance(more)

        try:
            wanted = contest.fixtures(games, one_against)
            return run_contest(
                contest,
                wanted,
                out=out,
                records=records,
                jobs=common["jobs"],
                crew=crew_at(place),
                progress=count,
            )
        except KeyboardInterrupt:
            pass
    if out is not None:
        print(say("arena-stopped", language, done=done, games=games), file=sys.stderr)
    return None


def crew_at(place: str) -> Spreader:
    """Returns what spreads games: processes here, or a cluster."""
    if place == "local":
        return spread
    from ahu.arena import ray_cluster

    return ray_cluster.spread


def show(summary: ContestSummary, language: str) -> None:
    """Prints a summary for people."""
    from rich.console import Console
    from rich.table import Table

    from ahu.arena.markdown import between, percent
    from ahu.arena.report import heading

    print(heading(summary, language))
    table = Table(box=None, pad_edge=False)
    table.add_column(say("arena-head-bot", language))
    for key in ("games", "wins", "share", "interval", "rating", "ms", "faults"):
        table.add_column(say(f"arena-head-{key}", language), justify="right")
    for bot in summary.bots:
        reach = number(bot.rating_interval[1] - bot.rating, language, 1)
        table.add_row(
            bot.bot,
            number(bot.games, language),
            number(bot.wins, language, 0 if bot.wins == int(bot.wins) else 1),
            percent(bot.win_share, language),
            between(bot.interval, language, scale=100),
            f"{number(bot.rating, language, 1)}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{reach}",
            number(bot.ms_per_decision, language, 2),
            number(bot.faults, language),
        )
    Console(highlight=False, markup=False).print(table)


def tell_faults(results: list[GameResult], language: str) -> None:
    """Says on standard error which bots lost turns, and why they did so first."""
    told: set[str] = set()
    for result in results:
        for fault in result.faults:
            bot = result.bots[fault.seat]
            if bot not in told:
                told.add(bot)
                why = say("arena-fault", language, reason=fault.reason)
                number = result.number + 1
                text = say(
                    "arena-lost", language, bot=bot, number=number, why=why, detail=fault.detail
                )
                print(f"ahu: {shown(text)}", file=sys.stderr)

"""`ahu arena`: a contest between bots, and how strong that shows them to be."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ahu.bots.spec import BotSpec, parse, split_list
from ahu.cli.faults import as_usage, options_from, put, read_file, seed_from, shown, usage, whole
from ahu.cli.parser import Parser
from ahu.cli.progress import bar
from ahu.core.reading import read_options
from ahu.core.record import as_text
from ahu.core.refusal import refuse
from ahu.crew import Crew, spread
from ahu.games import game_named
from ahu.text import number, say

if TYPE_CHECKING:
    from ahu.arena.contest import Contest
    from ahu.arena.results import Result
    from ahu.arena.summary import Summary

MOST_GAMES, MOST_JOBS, MOST_BOTS = 1_000_000, 256, 64
INTERRUPTED = 130
PLACES = ("local", "ray")


def add(parser: Parser) -> None:
    """What to play, who meets whom, and where the results go."""
    parser.take("game", "cli-game-text", value="cli-value-game")
    parser.take("--bots", "arena-bots-text", value="cli-value-bot", nargs="+", default=[])
    parser.take("--bot", "arena-bot-text", value="cli-value-bot", action="append", default=[])
    add_common(parser, "60")
    parser.take("--one-against", "arena-one-against-text", action="store_true")
    parser.take("--report", "arena-report-text", value="arena-value-folder")
    parser.take("--on", "arena-on-text", metavar="|".join(PLACES), default="local")


def add_common(parser: Parser, games: str) -> None:
    """What `ahu arena` and `ahu balance` share."""
    parser.take("--players", "cli-players-text", value="cli-value-number")
    parser.take("--games", "cli-games-text", value="cli-value-number", default=games)
    parser.take("--jobs", "arena-jobs-text", value="cli-value-number", default="1")
    parser.take("--seed", "cli-seed-text", value="cli-value-seed")
    parser.take("--option", "cli-option-text", value="cli-value-option", action="append")
    parser.take("--board", "cli-board-text", value="cli-value-file")
    parser.take("--out", "arena-out-text", value="cli-value-file")
    parser.take("--json", "cli-json-text", action="store_true")


def run(arguments: Namespace, language: str) -> int:
    """Play the contest and print what it came to."""
    from ahu.arena.lineups import balanced, line_ups

    _needs("openskill")
    if arguments.report is not None:
        _needs("matplotlib")
    if arguments.on not in PLACES:
        raise usage("arena-on", found=arguments.on, known=", ".join(PLACES))
    with as_usage():
        bots = [parse(text) for text in [*split_list(arguments.bots), *arguments.bot]]
    if not bots:
        raise usage("cli-missing", name="--bots")
    if len(bots) > MOST_BOTS:
        raise usage("arena-many-bots", most=MOST_BOTS)
    contest, games = contest_from(arguments, tuple(bots))
    with as_usage():
        even = balanced(line_ups(len(bots), contest.players, arguments.one_against), games)
    results = played(contest, games, arguments, language, arguments.one_against)
    if results is None:
        return INTERRUPTED

    from ahu.arena.summary import as_json, summarise

    summary = summarise(results)
    if arguments.json:
        put(as_json(summary))
    else:
        show(summary, language)
        tell_faults(results, language)
        if games < even:
            print(say("arena-unbalanced", language, games=games, even=even))
    if arguments.report is not None:
        from ahu.arena import report

        file = report.write(results, Path(arguments.report), language)
        if not arguments.json:
            print(say("arena-report-written", language, file=shown(str(file))))
    return 0


def _needs(package: str) -> None:
    """Raises Refused where an extra is not installed."""
    from importlib.util import find_spec

    if find_spec(package) is None:
        raise refuse("", "arena-extra", package=package)


def contest_from(
    arguments: Namespace, bots: tuple[BotSpec, ...], count_uses: bool = False
) -> tuple[Contest, int]:
    """The contest that was asked for, and its number of games. Raises Refused."""
    from ahu.arena.contest import Contest

    with as_usage():
        game = game_named(arguments.game)
        players = game.players[0]
        if arguments.players is not None:
            players = whole(arguments.players, "--players", -(10**9), 10**9)
        game.check_players(players)
        games = whole(arguments.games, "--games", 1, MOST_GAMES)
        options = read_options(game, options_from(arguments.option or ()))
        for bot in bots:
            bot.settled(game)
    seed = secrets.randbelow(10**9) if arguments.seed is None else seed_from(arguments.seed)
    if arguments.out is not None and arguments.seed is None:
        seed = _seed_of(Path(arguments.out), seed)
    board = None if arguments.board is None else game.board(as_text(read_file(arguments.board)))
    return Contest(game, players, bots, seed, options, board, count_uses), games


def _seed_of(path: Path, otherwise: int | str) -> int | str:
    """The seed of the games in a file, so that a contest goes on although none was named."""
    from ahu.arena.results import read

    found = read(path)
    return found[0].seed if found else otherwise


def played(
    contest: Contest, games: int, arguments: Namespace, language: str, one_against: bool = False
) -> list[Result] | None:
    """The results, with a bar that shows how far it is; None when it was stopped."""
    from ahu.arena.contest import run as run_contest

    jobs = whole(arguments.jobs, "--jobs", 1, MOST_JOBS)
    out = None if arguments.out is None else Path(arguments.out)
    done = 0
    with bar(say("cli-playing", language), games) as advance:

        def count(more: int) -> None:
            nonlocal done
            done += more
            advance(more)

        try:
            wanted = contest.fixtures(games, one_against)
            crew = crew_at(getattr(arguments, "on", "local"))
            return run_contest(contest, wanted, out=out, jobs=jobs, crew=crew, progress=count)
        except KeyboardInterrupt:
            pass
    if out is not None:
        print(say("arena-stopped", language, done=done, games=games), file=sys.stderr)
    return None


def crew_at(place: str) -> Crew:
    """What spreads games: processes here, or a cluster."""
    if place == "local":
        return spread
    from ahu.arena import cluster

    return cluster.spread


def show(summary: Summary, language: str) -> None:
    """Print a summary for people."""
    from rich.console import Console
    from rich.table import Table

    from ahu.arena.report import heading
    from ahu.arena.tables import between, percent

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


def tell_faults(results: list[Result], language: str) -> None:
    """Say on standard error who lost turns, and why the first time."""
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

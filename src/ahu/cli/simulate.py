"""`ahu simulate`: many games between bots, and what they came to."""

from __future__ import annotations

import secrets
from argparse import Namespace
from typing import TYPE_CHECKING

from ahu.bots.spec import line_up, split_list
from ahu.cli.faults import as_usage, options_from, put, read_file, seed_from, whole
from ahu.cli.parser import Parser
from ahu.cli.progress import bar
from ahu.core.contract import COLOURS
from ahu.core.reading import read_options
from ahu.core.record import as_text
from ahu.games import game_named
from ahu.simulation import Range, Summary, as_json, simulate
from ahu.text import number, say

if TYPE_CHECKING:
    from rich.table import Table

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def add(parser: Parser) -> None:
    """What to play, how often, and by whom."""
    parser.take("game", "cli-game-text", value="cli-value-game")
    parser.take("--players", "cli-players-text", value="cli-value-number")
    parser.take("--games", "cli-games-text", value="cli-value-number", default="100")
    parser.take("--bots", "cli-bots-text", value="cli-value-bot", nargs="+", default=["random"])
    parser.take("--seed", "cli-seed-text", value="cli-value-seed")
    parser.take("--jobs", "cli-jobs-text", value="cli-value-number", default="1")
    parser.take("--json", "cli-json-text", action="store_true")
    parser.take("--option", "cli-option-text", value="cli-value-option", action="append")
    parser.take("--board", "cli-board-text", value="cli-value-file")


def run(arguments: Namespace, language: str) -> int:
    """Play the games and print what they came to."""
    with as_usage():
        game = game_named(arguments.game)
        players = game.players[0]
        if arguments.players is not None:
            players = whole(arguments.players, "--players", -(10**9), 10**9)
        game.check_players(players)
        games = whole(arguments.games, "--games", 1, MOST_GAMES)
        jobs = whole(arguments.jobs, "--jobs", 1, MOST_JOBS)
        bots = split_list(arguments.bots)
        for spec in line_up(bots, players):
            spec.settled(game)
        options = read_options(game, options_from(arguments.option or ()))
    seed = secrets.randbelow(10**9) if arguments.seed is None else seed_from(arguments.seed)
    board = None if arguments.board is None else game.board(as_text(read_file(arguments.board)))

    with bar(say("cli-playing", language), games) as advance:
        summary = simulate(
            game,
            players,
            games,
            bots=bots,
            seed=seed,
            jobs=jobs,
            options=options,
            board=board,
            progress=advance,
        )
    if arguments.json:
        put(as_json(summary))
    else:
        show(summary, language)
    return 0


def show(summary: Summary, language: str) -> None:
    """Print a summary for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    how = say("cli-compiled" if summary.compiled else "cli-interpreted", language)
    heading = say(
        "cli-simulated",
        language,
        game=summary.game,
        players=summary.players,
        games=summary.games,
        seed=str(summary.seed),
        seconds=number(summary.seconds, language, 2),
    )
    games = number(summary.games_per_second, language, 1)
    decisions = f"{number(summary.decisions_per_second, language)} ({how})"
    lengths = Table(box=None, show_header=False, pad_edge=False)
    lengths.add_row(say("cli-games-per-second", language), games)
    lengths.add_row(say("cli-decisions-per-second", language), decisions)
    length = _range(summary.decisions_per_game, language)
    lengths.add_row(say("cli-decisions-per-game", language), length)
    lengths.add_row(say("cli-rounds-per-game", language), _range(summary.rounds_per_game, language))
    console.print(heading, markup=False)
    console.print(lengths)
    console.print(_seats(summary, language))
    if summary.faults:
        console.print(say("cli-turns-lost", language, count=summary.faults))


def _range(range: Range, language: str) -> str:
    least, most = number(range.min, language), number(range.max, language)
    return f"{number(range.mean, language, 1)} ({least}–{most})"


def _seats(summary: Summary, language: str) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for key in ("seat", "bot"):
        table.add_column(say(f"cli-head-{key}", language))
    for key in ("won", "share", "score", "least", "most"):
        table.add_column(say(f"cli-head-{key}", language), justify="right")
    for colour, seat in zip(COLOURS, summary.seats, strict=False):
        table.add_row(
            say("cli-colour", language, colour=colour),
            seat.bot,
            number(seat.wins, language),
            number(100 * seat.win_share, language, 1) + " %",
            number(seat.mean_score, language, 1),
            number(seat.min, language),
            number(seat.max, language),
        )
    return table

"""`ahu simulate` plays many games between bots, and sums them up."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from ahu.bots.spec import line_up, split_list
from ahu.cli.arguments import BEYOND, Argument, Option, Seed, Whole
from ahu.cli.command import Command
from ahu.console.faults import as_usage, options_from, put, read_file
from ahu.console.progress import bar
from ahu.core.contract import COLOURS
from ahu.core.reading import read_options
from ahu.core.record import as_text
from ahu.games import game_named
from ahu.simulation import Range, SimulationSummary, as_json, simulate
from ahu.text import number, say

if TYPE_CHECKING:
    from rich.table import Table

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def run(
    *,
    game: str,
    players: int | None,
    games: int,
    bots: tuple[str, ...],
    seed: int | str | None,
    jobs: int,
    json: bool,
    option: tuple[str, ...],
    board: str | None,
    records: str | None,
    language: str,
) -> int:
    """Plays the games and prints their summary."""
    with as_usage():
        named = game_named(game)
        players = named.players[0] if players is None else players
        named.check_players(players)
        names = split_list(bots)
        for spec in line_up(names, players):
            spec.settled(named)
        options = read_options(named, options_from(option))

    with bar(say("cli-playing", language), games) as advance:
        summary = simulate(
            named,
            players,
            games,
            bots=names,
            seed=secrets.randbelow(10**9) if seed is None else seed,
            jobs=jobs,
            options=options,
            board=None if board is None else named.board(as_text(read_file(board))),
            progress=advance,
            records=None if records is None else Path(records),
        )
    if json:
        put(as_json(summary))
    else:
        show(summary, language)
    return 0


SIMULATE = Command(
    run,
    [
        Argument("game", "cli-game-text", "cli-value-game"),
        Option("--players", "cli-players-text", "cli-value-number", kind=Whole(-BEYOND, BEYOND)),
        Option(
            "--games", "cli-games-text", "cli-value-number", kind=Whole(1, MOST_GAMES), default=100
        ),
        Option("--bots", "cli-bots-text", "cli-value-bot", many=True, default=("random",)),
        Option("--seed", "cli-seed-text", "cli-value-seed", kind=Seed()),
        Option("--jobs", "cli-jobs-text", "cli-value-number", kind=Whole(1, MOST_JOBS), default=1),
        Option("--json", "cli-json-text"),
        Option("--option", "cli-option-text", "cli-value-option", repeated=True),
        Option("--board", "cli-board-text", "cli-value-file"),
        Option("--records", "cli-records-text", "cli-value-file"),
    ],
)


def show(summary: SimulationSummary, language: str) -> None:
    """Prints a summary for people."""
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


def _seats(summary: SimulationSummary, language: str) -> Table:
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

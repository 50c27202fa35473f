"""`ahu puzzles` finds positions in which one decision is clearly best."""

from __future__ import annotations

import secrets
from itertools import islice
from pathlib import Path

import msgspec

from ahu.cli.arguments import BEYOND, Argument, Option, Seed, Whole
from ahu.cli.command import Command
from ahu.console.faults import as_usage, options_from, shown
from ahu.console.progress import bar
from ahu.core.puzzle import Puzzle
from ahu.core.reading import read_options
from ahu.games import game_named
from ahu.mining import MiningSettings, header, mine
from ahu.text import say

MOST_PUZZLES = 10_000
MOST_SIMULATIONS = 1_000_000
USUAL = MiningSettings(players=2)
"""What is taken where nothing else is asked for."""


def run_mine(
    *,
    game: str,
    out: str,
    puzzles: int,
    players: int | None,
    simulations: int,
    rating: int,
    margin: int,
    seed: int | str | None,
    option: tuple[str, ...],
    language: str,
) -> int:
    """Mines puzzles and writes them to a file, easy ones first; stopped, those it has found."""
    with as_usage():
        named = game_named(game)
        settings = MiningSettings(
            players=named.players[0] if players is None else players,
            options=read_options(named, options_from(option)),
            seed=secrets.randbelow(10**9) if seed is None else seed,
            simulations=simulations,
            rating=rating,
            margin=margin / 100,
        )
        named.check_players(settings.players)
        found = list[Puzzle]()
        with bar(say("cli-puzzles-mining", language), puzzles) as advance:
            try:
                for puzzle in islice(mine(named, settings), puzzles):
                    found.append(puzzle)
                    advance(1)
            except KeyboardInterrupt:
                pass
    lines = [header(named, settings, named.board()), *sorted(found, key=lambda p: p.difficulty)]
    Path(out).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    print(say("cli-puzzles-mined", language, puzzles=len(found), file=shown(out)))
    return 0


MINE = Command(
    run_mine,
    [
        Argument("game", "cli-game-text", "cli-value-game"),
        Argument("out", "cli-puzzles-out-text", "cli-value-file"),
        Option(
            "--puzzles",
            "cli-puzzles-count-text",
            "cli-value-number",
            kind=Whole(1, MOST_PUZZLES),
            default=50,
        ),
        Option("--players", "cli-players-text", "cli-value-number", kind=Whole(-BEYOND, BEYOND)),
        Option(
            "--simulations",
            "cli-puzzles-simulations-text",
            "cli-value-number",
            kind=Whole(1, MOST_SIMULATIONS),
            default=USUAL.simulations,
        ),
        Option(
            "--rating",
            "cli-puzzles-rating-text",
            "cli-value-number",
            kind=Whole(1, MOST_SIMULATIONS),
            default=USUAL.rating,
        ),
        Option(
            "--margin",
            "cli-puzzles-margin-text",
            "cli-value-number",
            kind=Whole(0, 100),
            default=round(100 * USUAL.margin),
        ),
        Option("--seed", "cli-seed-text", "cli-value-seed", kind=Seed()),
        Option("--option", "cli-option-text", "cli-value-option", repeated=True),
    ],
)

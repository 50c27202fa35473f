"""`ahu play` plays a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ahu.bots import parse
from ahu.cli.arguments import Argument, Option, Seed, Whole
from ahu.cli.command import Command
from ahu.console.faults import as_usage, options_from, usage
from ahu.core.reading import read_options
from ahu.games import game_named


def run(
    game: str | None,
    players: int | None,
    people: int,
    bot: str,
    seed: int | str | None,
    board: str | None,
    record: str | None,
    option: tuple[str, ...],
    language: str,
) -> int:
    """Plays in the terminal, which asks for what is not chosen here. Returns the exit code."""
    from ahu.terminal import play

    with as_usage():
        parse(bot)
    texts = options_from(option)
    options: dict[str, object] = {}
    if game is not None:
        with as_usage():
            named = game_named(game)
            if players is not None:
                named.check_players(players)
            chosen = msgspec.structs.asdict(read_options(named, texts))
            options = {name: chosen[name] for name in texts}
    elif texts:
        raise usage("cli-option-needs-game")
    return play(
        game,
        players,
        options,
        language,
        seed,
        None if record is None else Path(record),
        None if board is None else Path(board),
        people,
        bot,
    )


PLAY = Command(
    run,
    [
        Argument("game", "cli-game-text", "cli-value-game", optional=True),
        Option("--players", "cli-players-text", "cli-value-number", kind=Whole(1, 99)),
        Option("--people", "cli-people-text", "cli-value-number", kind=Whole(0, 9), default=1),
        Option("--bot", "cli-bot-text", "cli-value-bot", default="easy"),
        Option("--seed", "cli-seed-text", "cli-value-seed", kind=Seed()),
        Option("--board", "cli-board-text", "cli-value-file"),
        Option("--record", "cli-record-text", "cli-value-file"),
        Option("--option", "cli-option-text", "cli-value-option", repeated=True),
    ],
)

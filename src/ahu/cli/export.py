"""`ahu export` writes a network as an ONNX file, which the bot `onnx` and other programs read."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from ahu.cli.arguments import BEYOND, Argument, Option, Whole
from ahu.cli.command import Command
from ahu.console.faults import as_usage, usage
from ahu.games import game_named


def run(*, game: str, file: str, players: int | None, model: str | None, language: str) -> int:
    """Writes the file."""
    if find_spec("torch") is None or find_spec("onnx") is None:
        raise usage("cli-export-extra")
    from ahu.learning.onnx_export import export

    with as_usage():
        named = game_named(game)
        players = named.players[0] if players is None else players
        named.check_players(players)
        export(named, players, model or "", Path(file))
    return 0


EXPORT = Command(
    run,
    [
        Argument("game", "cli-game-text", "cli-value-game"),
        Argument("file", "cli-export-file-text", "cli-value-file"),
        Option("--players", "cli-players-text", "cli-value-number", kind=Whole(-BEYOND, BEYOND)),
        Option("--model", "cli-export-model-text", "cli-value-file"),
    ],
)

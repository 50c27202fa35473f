"""`ahu train` trains the network of a game, on a GPU where there is one."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import msgspec

from ahu.cli.arguments import Argument, Option
from ahu.cli.command import Command
from ahu.console.faults import as_usage, options_from, usage
from ahu.games import game_named


def run(
    *,
    game: str,
    file: str,
    minutes: str | None,
    imitation: str | None,
    session: str | None,
    curve: str | None,
    set: tuple[str, ...],
    language: str,
) -> int:
    """Trains, and prints a line of JSON now and then."""
    if find_spec("torch") is None:
        raise usage("cli-train-extra")
    from ahu.learning.training import TrainingSettings, train

    with as_usage():
        named = game_named(game)
    given = {"minutes": minutes, "imitation": imitation, "session": session}
    chosen: dict[str, object] = {name: value for name, value in given.items() if value is not None}
    chosen |= options_from(set)
    for name, value in chosen.items():
        if isinstance(value, str) and "/" in value:
            chosen[name] = value.split("/")
    known = TrainingSettings.__struct_fields__
    for name in chosen:
        if name not in known:
            raise usage("cli-train-setting", name=name, known=", ".join(known))
    try:
        settings = msgspec.convert(chosen, TrainingSettings, strict=False)
    except msgspec.ValidationError as error:
        raise usage("cli-train-value", problem=str(error)) from None
    with as_usage():
        train(named, settings, Path(file), None if curve is None else Path(curve))
    return 0


TRAIN = Command(
    run,
    [
        Argument("game", "cli-game-text", "cli-value-game"),
        Argument("file", "cli-train-file-text", "cli-value-file"),
        Option("--minutes", "cli-train-minutes-text", "cli-value-number"),
        Option("--imitation", "cli-train-imitation-text", "cli-value-number"),
        Option("--session", "cli-train-session-text", "cli-value-number"),
        Option("--curve", "cli-train-curve-text", "cli-value-file"),
        Option("--set", "cli-train-set-text", "cli-value-option", repeated=True),
    ],
)

"""`ahu engine` and `ahu schema` offer games to other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from ahu.cli.arguments import Argument
from ahu.cli.command import Command
from ahu.console.faults import as_usage, put, standard_input
from ahu.games import game_named


def run(language: str) -> int:
    """Answers requests, a line each, until there are no more or one says `quit`."""
    from ahu.engine.session import Session

    session = Session(language)
    for line in lines(standard_input()):
        put(session.answer(line) + b"\n")
        if session.over:
            break
    return 0


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yields the lines of a stream. It keeps only the beginning of a line that is far too long."""
    from ahu.engine.session import LONGEST_LINE

    size = LONGEST_LINE + 2
    while line := stream.readline(size):
        rest = line
        while len(rest) == size and not rest.endswith(b"\n"):
            rest = stream.readline(size)
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def run_schema(game: str, language: str) -> int:
    """Prints the JSON Schema of what the engine reads and writes for a game."""
    import msgspec

    from ahu.engine.schema import schema

    with as_usage():
        named = game_named(game)
    put(msgspec.json.format(msgspec.json.encode(schema(named)), indent=2) + b"\n")
    return 0


ENGINE = Command(run)
SCHEMA = Command(run_schema, [Argument("game", "cli-game-text", "cli-value-game")])

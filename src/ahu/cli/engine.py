"""`ahu engine` and `ahu schema`: games for other programs."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import BinaryIO

from ahu.cli.faults import as_usage, put, standard_input
from ahu.cli.parser import Parser
from ahu.games import game_named


def add(parser: Parser) -> None:
    """The engine has no arguments of its own."""


def run(arguments: Namespace, language: str) -> int:
    """Answer requests, a line each, until there are no more or one says `quit`."""
    from ahu.engine.session import Session

    session = Session(language)
    for line in lines(standard_input()):
        put(session.answer(line) + b"\n")
        if session.over:
            break
    return 0


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream. Of one that is far too long only the beginning is kept."""
    from ahu.engine.session import LONGEST_LINE

    size = LONGEST_LINE + 2
    while line := stream.readline(size):
        rest = line
        while len(rest) == size and not rest.endswith(b"\n"):
            rest = stream.readline(size)
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def add_schema(parser: Parser) -> None:
    """A schema is that of one game."""
    parser.take("game", "cli-game-text", value="cli-value-game")


def run_schema(arguments: Namespace, language: str) -> int:
    """Print the JSON Schema of what the engine reads and writes for a game."""
    import msgspec

    from ahu.engine.schema import schema

    with as_usage():
        game = game_named(arguments.game)
    put(msgspec.json.format(msgspec.json.encode(schema(game)), indent=2) + b"\n")
    return 0

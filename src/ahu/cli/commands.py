"""The commands there are: the arguments of each, and what runs it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import msgspec

from ahu.bots import parse
from ahu.cli import arena, balance, bot, engine, replay, serve, simulate, worker
from ahu.cli.faults import as_usage, options_from, seed_from, usage, whole
from ahu.cli.parser import Parser
from ahu.core.reading import read_options
from ahu.games import game_named


class Command(NamedTuple):
    """What is typed, its arguments, and what it does with them and a language."""

    name: str
    add: Callable[[Parser], None]
    run: Callable[[Namespace, str], int]


def _add_play(parser: Parser) -> None:
    parser.take("game", "cli-game-text", value="cli-value-game", nargs="?")
    parser.take("--players", "cli-players-text", value="cli-value-number")
    parser.take("--people", "cli-people-text", value="cli-value-number", default="1")
    parser.take("--bot", "cli-bot-text", value="cli-value-bot", default="easy")
    parser.take("--seed", "cli-seed-text", value="cli-value-seed")
    parser.take("--board", "cli-board-text", value="cli-value-file")
    parser.take("--record", "cli-record-text", value="cli-value-file")
    parser.take("--option", "cli-option-text", value="cli-value-option", action="append")


def _play(arguments: Namespace, language: str) -> int:
    with as_usage():
        parse(arguments.bot)
    texts = options_from(arguments.option or ())
    options: dict[str, object] = {}
    people = whole(arguments.people, "--people", 0, 9)
    players = None
    if arguments.players is not None:
        players = whole(arguments.players, "--players", 1, 99)
    if arguments.game is not None:
        with as_usage():
            game = game_named(arguments.game)
            if players is not None:
                game.check_players(players)
            chosen = msgspec.structs.asdict(read_options(game, texts))
            options = {name: chosen[name] for name in texts}
    elif texts:
        raise usage("cli-option-needs-game")
    return _elsewhere("ahu.terminal", "play")(
        arguments.game,
        players,
        options,
        language,
        None if arguments.seed is None else seed_from(arguments.seed),
        None if arguments.record is None else Path(arguments.record),
        None if arguments.board is None else Path(arguments.board),
        people,
        arguments.bot,
    )


def _add_board_check(parser: Parser) -> None:
    parser.take("files", "cli-files-text", value="cli-value-file", nargs="+")


def _board_check(arguments: Namespace, language: str) -> int:
    from ahu.cli.board import check

    return check(arguments.files, language)


def _add_board_show(parser: Parser) -> None:
    parser.take("file", "cli-file-text", value="cli-value-file")
    parser.take("--svg", "cli-svg-text", value="cli-value-file")


def _board_show(arguments: Namespace, language: str) -> int:
    from ahu.cli.board import show

    out = f"{Path(arguments.file).stem}.svg" if arguments.svg is None else arguments.svg
    return show(arguments.file, out, language)


def _elsewhere(module: str, name: str) -> Callable[..., int]:
    """A function of a module that is loaded only when it is needed."""
    found: Callable[..., int] = getattr(import_module(module), name)
    return found


COMMANDS = {
    command.name: command
    for command in (
        Command("play", _add_play, _play),
        Command("serve", serve.add, serve.run),
        Command("worker", worker.add, worker.run),
        Command("simulate", simulate.add, simulate.run),
        Command("arena", arena.add, arena.run),
        Command("balance", balance.add, balance.run),
        Command("replay", replay.add, replay.run),
        Command("engine", engine.add, engine.run),
        Command("schema", engine.add_schema, engine.run_schema),
        Command("bot list", bot.add_list, bot.run_list),
        Command("bot check", bot.add_check, bot.run_check),
        Command("board check", _add_board_check, _board_check),
        Command("board show", _add_board_show, _board_show),
    )
}

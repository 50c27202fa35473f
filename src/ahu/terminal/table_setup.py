"""`ahu play` sets up a table, asks for what was not said, and plays."""

from __future__ import annotations

import io
import secrets
import sys
from pathlib import Path
from typing import TextIO

import msgspec
from rich.console import Console

from ahu.boards import decode
from ahu.bots import parse
from ahu.console.faults import read_file
from ahu.console.prompt import Leave, Prompt, PromptOption, Question, number
from ahu.console.terminal_game import terminal_game_of
from ahu.console.words import Words
from ahu.core.contract import Game, Options
from ahu.core.match import Match, begin
from ahu.core.record import LONGEST_NAME, Record
from ahu.core.refusal import Refused, refuse
from ahu.games import GAMES, available
from ahu.games.board_files import game_of
from ahu.terminal.autosave import keep, read_record, resume
from ahu.terminal.plain_game import PlainTerminalGame
from ahu.terminal.table import TerminalTable
from ahu.text import game_about, game_name, sentence

BOT = "random"
PERSON = "person"
FAILED, INTERRUPTED = 1, 130


def play(
    game: str | None,
    players: int | None,
    options: dict[str, object],
    language: str,
    seed: int | str | None,
    record: Path | None,
    board: Path | None,
    people: int,
    bot: str = BOT,
    *,
    lines: TextIO | None = None,
    output: TextIO | None = None,
    width: int | None = None,
) -> int:
    """Plays a game to its end, or until somebody leaves, and returns the exit code.

    The seats from 0 on are people, the rest are bots. A record that exists already is continued,
    and is written after each event.
    """
    console = Console(file=output, width=width, markup=False, highlight=False, emoji=False)
    words = Words(language)
    prompt = Prompt(console, lines or sys.stdin or io.StringIO(), words)
    try:
        table = _table(prompt, game, players, options, seed, record, board, people, bot)
        table.run()
    except Leave:
        _farewell(prompt, record)
    except KeyboardInterrupt:
        prompt.show()
        _farewell(prompt, record)
        return INTERRUPTED
    except Refused as refused:
        print(f"ahu: {sentence(refused.refusal, language)}", file=sys.stderr)
        return FAILED
    return 0


def _farewell(prompt: Prompt, record: Path | None) -> None:
    prompt.show()
    if record is not None and record.exists():
        prompt.tell("terminal-goodbye-record", command=f"ahu play --record {record}")
    else:
        prompt.tell("terminal-goodbye")


def _table(
    prompt: Prompt,
    name: str | None,
    players: int | None,
    options: dict[str, object],
    seed: int | str | None,
    path: Path | None,
    board: Path | None,
    people: int,
    bot: str,
) -> TerminalTable:
    """Returns the table that was asked for. Raises Refused or Leave."""
    spec = parse(bot)
    text = None if board is None else decode(read_file(str(board)))
    past = None if path is None else read_record(path)
    if past is not None:
        name, players = _same(past, name, players)
    if name is None:
        name = _ask_game(prompt) if text is None else game_of(text)
    game = GAMES[name] if past is None else GAMES[name].at(past.header.rules, "header")
    island = game.board(text)
    if players is None:
        players = _ask_players(prompt, game)
    game.check_players(players)
    if people > players:
        raise refuse("", "terminal-people", people=people, players=players)
    draw = secrets.randbits(64) if seed is None else seed
    if past is None:
        names = (*[PERSON] * people, *[spec.text[:LONGEST_NAME]] * (players - people))
        match = Match.before(game.new(players, _options(game, options), island), None, draw, names)
    else:
        resume(past, island)  # this refuses a record that cannot have happened
        match = begin(game, past.header, island, draw)
    if path is not None and past is None:
        keep(match, path)
    terminal_game = terminal_game_of(game, island, prompt.words) or PlainTerminalGame(
        match, prompt.words
    )
    called = game_name(name, prompt.words.language)
    prompt.tell("terminal-welcome" if past is None else "terminal-welcome-back", game=called)
    events = () if past is None else tuple(past.events)
    return TerminalTable(match, terminal_game, prompt, people, spec, draw, path, events)


def _same(past: Record, name: str | None, players: int | None) -> tuple[str, int]:
    """Returns the game and number of players of a record. Raises Refused if others were wanted."""
    found, seats = past.header.game, len(past.header.seats)
    if name not in (None, found) or players not in (None, seats):
        raise refuse("", "terminal-record-other", game=found, players=seats)
    return found, seats


def _options(game: Game, options: dict[str, object]) -> Options:
    try:
        return msgspec.convert(options, game.options)
    except msgspec.ValidationError as error:
        raise refuse("", "record-option", problem=str(error)) from None


def _ask_game(prompt: Prompt) -> str:
    usual, *_ = games = available()
    options = [
        PromptOption(
            game.name,
            _about(prompt.words, game),
            (game.name, "" if game is usual else game.name),
        )
        for game in games
    ]
    text = prompt.words("terminal-which-game", usual=game_name(usual.name, prompt.words.language))
    return prompt.ask(Question(text, options), back=False)


def _about(words: Words, game: Game) -> str:
    """Returns a game in a line."""
    name, about = game_name(game.name, words.language), game_about(game.name, words.language)
    return words(
        "terminal-about",
        game=name,
        least=game.players[0],
        most=game.players[-1],
        told="yes" if about else "no",
        about=about,
    )


def _ask_players(prompt: Prompt, game: Game) -> int:
    least, most = game.players[0], game.players[-1]
    text = prompt.words("terminal-how-many", least=least, most=most)
    return prompt.ask(number(text, list(game.players), least), back=False)

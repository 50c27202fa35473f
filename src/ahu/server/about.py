"""Describes what this server offers: games with their options and boards, and levels of bots."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Meta

import ahu
from ahu.bots.levels import THINK_MS
from ahu.core.contract import Game
from ahu.core.lesson import lessons_of
from ahu.core.puzzle import puzzles_of
from ahu.draw.drawing import drawing_of
from ahu.games import available
from ahu.server import requests
from ahu.wire.boards import board_info


def about(largest_record: int) -> requests.About:
    """Returns the description of this server: its version, games, levels and limits."""
    return requests.About(
        version=ahu.__version__,
        games=[_game(game) for game in available()],
        levels=[requests.LevelInfo(name, ms) for name, ms in THINK_MS.items()],
        largest_record=largest_record,
    )


def _game(game: Game) -> requests.GameInfo:
    board = game.board()
    return requests.GameInfo(
        name=game.name,
        players=tuple(game.players),
        rules=game.rules_version,
        options=[_option(field) for field in msgspec.structs.fields(game.options)],
        board=board_info(board) if board.hexes else None,
        lessons=list(lessons_of(game)),
        puzzles=[puzzle.difficulty for puzzle in puzzles_of(game)],
        minutes=game.profile.minutes,
        weight=game.profile.weight,
        first_options=game.profile.first_options,
        picture=drawing_of(game) is not None,
    )


def _option(field: msgspec.structs.FieldInfo) -> requests.OptionInfo:
    default = field.default
    assert isinstance(default, int)
    kind: Literal["yes-no", "number"] = "yes-no" if isinstance(default, bool) else "number"
    meta = next((part for part in get_args(field.type) if isinstance(part, Meta)), Meta())
    least, most = meta.ge, meta.le
    return requests.OptionInfo(
        name=field.name,
        kind=kind,
        default=default,
        least=None if least is None else int(least),
        most=None if most is None else int(most),
        rule=(meta.extra or {}).get("rule", ""),
    )

"""Boards of any game: finds which game a board is for, and what is wrong with it."""

from __future__ import annotations

from typing import cast

from ahu.boards import BoardFault, BoardReader
from ahu.boards.fault import shown
from ahu.boards.toml_reader import parse
from ahu.core.board import Board
from ahu.core.contract import Game
from ahu.core.facets import load
from ahu.core.refusal import Refused, refuse
from ahu.games import available, game_named


def reader_of(game: Game) -> BoardReader[Board] | None:
    """Returns the reader of a game's boards; None where the game has no board files."""
    place = game.facets.boards
    return cast(BoardReader[Board], load(place)) if place else None


def reference(name: str) -> str:
    """Returns the text of the board that comes with a game. Raises Refused where there is none."""
    game = game_named(shown(name))
    reader = reader_of(game)
    if reader is None:
        raise refuse("", "board-none" if game.board().hexes else "game-no-board", game=name)
    return reader.reference()


def game_of(text: str) -> str:
    """Returns the name of the game this text is a board of, as it says or as its content shows.

    Raises Refused where neither tells.
    """
    data = parse(text, "")
    readers = _readers()
    known = ", ".join(readers)
    if "game" in data:
        said = data["game"]
        if not isinstance(said, str) or said not in readers:
            raise refuse("", "unknown-game", "game", name=shown(said), known=known)
        return said
    likely = {name: reader.likeness(data) for name, reader in readers.items()}
    best = max(likely, key=likely.__getitem__, default="")
    if not likely.get(best):
        raise refuse("", "board-which-game", known=known)
    return best


def examine(text: str) -> tuple[BoardReader[Board] | None, Board | None, list[BoardFault]]:
    """Returns the reader of the game this text is for, its board if sound, and all its faults."""
    try:
        reader = _readers()[game_of(text)]
    except Refused as refused:
        return None, None, [BoardFault(refused.refusal)]
    return (reader, *reader.check(text))


def check(text: str) -> list[BoardFault]:
    """Returns all faults of this text as a board of the game it is for."""
    return examine(text)[2]


def _readers() -> dict[str, BoardReader[Board]]:
    found = {game.name: reader_of(game) for game in available()}
    return {name: reader for name, reader in found.items() if reader is not None}

"""Ahu: the board games Giants and Orongo, exact and fast.

A game at random::

    match = ahu.new("giants", players=3, seed=7)
    while not match.over:
        seat = match.deciding[0]
        match.play(seat, random.choice(match.legal(seat)))
    print(match.scores, match.winners)
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if os.environ.get("AHU_INTERPRETED", "") not in ("", "0"):
    from ahu import _interpreted

    _interpreted.install()

if TYPE_CHECKING:
    from ahu.core.board import Board
    from ahu.core.contract import Game, Options
    from ahu.core.match import Match

    GAMES: Mapping[str, Game]
    __version__: str
    compiled: bool

__all__ = ["GAMES", "__version__", "compiled", "new"]


def new(
    name: str,
    players: int,
    *,
    options: Options | Mapping[str, object] | None = None,
    board: Board | str | None = None,
    seed: int | str | None = None,
    first: int | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Returns a new match of the game of this name. Raises `ahu.core.refusal.Refused`.

    `board` is a board or its TOML text. With a seed chance happens by itself, the same for the
    same seed; without one, chance is given by hand with `match.happen`.
    """
    from ahu.core.contract import Options
    from ahu.core.match import Match
    from ahu.core.reading import convert
    from ahu.games import game_named

    game = game_named(name)
    if options is not None and not isinstance(options, Options):
        options = convert(dict(options), game.options, "$.options")
        assert isinstance(options, Options)
    if isinstance(board, str):
        board = game.board(board)
    return Match(game, players, options, board, seed, first, names)


def __getattr__(name: str) -> object:
    """Looks up a name only when it is asked for, so that importing this package stays light."""
    if name == "GAMES":
        from ahu.games import GAMES

        return GAMES
    if name == "__version__":
        from importlib.metadata import version

        return version("ahu")
    if name == "compiled":
        from ahu.core import rng

        return not str(rng.__file__).endswith(".py")
    raise AttributeError(f"module 'ahu' has no attribute {name!r}")

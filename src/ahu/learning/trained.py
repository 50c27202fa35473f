"""The networks that bots play by: those that come with a game, and anybody's files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path

from ahu.core.contract import Game
from ahu.core.facets import load
from ahu.core.refusal import refuse
from ahu.games import game_named
from ahu.learning import network_file
from ahu.learning.alignment import align, shape_of
from ahu.learning.network import Network
from ahu.learning.network_file import Weights


def network_for(game: Game, players: int, model: str = "") -> Network:
    """Returns the network of a file, or the one that comes with the game. Raises Refused."""
    return _network(game.name, players, model)


@lru_cache(maxsize=16)
def _network(name: str, players: int, model: str) -> Network:
    game = game_named(name)
    weights = weights_for(game, players, model)
    return Network(weights, shape_of(game), align(game, players), players)


def weights_for(game: Game, players: int, model: str = "") -> Weights:
    """Returns the weights of a file, or of the network that comes with the game. Raises Refused."""
    _, weights = network_file.read(_content(game, players, model), model or game.name, game)
    return weights


def _content(game: Game, players: int, model: str) -> bytes:
    if model:
        try:
            return Path(model).read_bytes()
        except OSError:
            raise refuse("", "network-no-file", file=model) from None
    files = load(game.facets.networks) if game.facets.networks else {}
    assert isinstance(files, Mapping)
    if players not in files:
        raise refuse("", "network-none", game=game.name)
    file = files[players]
    assert isinstance(file, Traversable)
    return file.read_bytes()

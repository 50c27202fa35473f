"""The games by name: ours, and those other packages bring along.

A package adds a game with an entry point of the group `ahu.games` that names a `Game`; ours are
found in the same way. Each is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ahu.core.contract import Game
from ahu.core.plugins import Plugins
from ahu.core.refusal import Refused, refuse
from ahu.games.soundness import fault_of

REGISTRY: Plugins[Game] = Plugins("ahu.games", Game)  # type: ignore[type-abstract]  # never made


class _Games(Mapping[str, Game]):
    def __getitem__(self, name: str) -> Game:
        """Returns a game. Raises Refused if it cannot be loaded, KeyError if there is none."""
        found = REGISTRY.load(name)
        problem = found if isinstance(found, str) else _fault(name, found)
        if problem:
            raise refuse("", "game-broken", name=name, problem=problem)
        assert isinstance(found, Game)
        return found

    def __contains__(self, name: object) -> bool:
        return name in REGISTRY

    def __iter__(self) -> Iterator[str]:
        return iter(REGISTRY.names())

    def __len__(self) -> int:
        return len(REGISTRY.names())


def _fault(name: str, game: Game) -> str:
    """Returns what is wrong with a game of this name; a sound game is checked once only."""
    if game not in _sound:
        problem = fault_of(game)
        if problem:
            return problem
        _sound.add(game)
    return "" if game.name == name else f"its name is {game.name}"


_sound: set[Game] = set()

GAMES: Mapping[str, Game] = _Games()
"""All games, also those that turn out to be broken when they are asked for."""


def game_named(name: str, where: str = "") -> Game:
    """Returns the game of this name. Raises Refused for one that is unknown or broken."""
    if name not in GAMES:
        raise refuse("", "unknown-game", where, name=name, known=", ".join(GAMES))
    return GAMES[name]


def available(games: Mapping[str, Game] = GAMES) -> list[Game]:
    """Returns the games that can be played; a broken one does not affect the others."""
    return [game for name in games if (game := find(name, games)) is not None]


def find(name: str, games: Mapping[str, Game] = GAMES) -> Game | None:
    """Returns the game of this name; None where it is unknown or broken."""
    try:
        return games.get(name)
    except Refused:
        return None

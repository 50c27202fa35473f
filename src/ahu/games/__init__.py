"""The games there are, by name. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from ahu.core.contract import Game
from ahu.core.refusal import refuse

PLACES = {
    "giants": ("ahu.games.giants.game", "GIANTS"),
    "orongo": ("ahu.games.orongo.game", "ORONGO"),
}
"""The module and the name in it where a game is found. A new game is one line here."""


class _Games(Mapping[str, Game]):
    def __getitem__(self, name: str) -> Game:
        module, attribute = PLACES[name]
        game = getattr(import_module(module), attribute)
        assert isinstance(game, Game)
        return game

    def __contains__(self, name: object) -> bool:
        return name in PLACES

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)


GAMES: Mapping[str, Game] = _Games()


def game_named(name: str, where: str = "") -> Game:
    """The game of this name. Raises Refused for one there is not."""
    if name not in GAMES:
        raise refuse("", "unknown-game", where, name=name, known=", ".join(GAMES))
    return GAMES[name]

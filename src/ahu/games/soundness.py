"""Checks that a loaded game has what every game has, and says in one line what is missing."""

from __future__ import annotations

import re
from importlib.util import find_spec

from ahu.core.contract import COLOURS, Game, Options, PublicView, Snapshot, View

FEWEST = 2
TYPES = {"options": Options, "snapshots": Snapshot, "views": View, "public_views": PublicView}
PLAIN: dict[str, type] = {"rules_version": int, "players_rule": str}
NEEDED = ("name", "players", *PLAIN, "actions", "outcomes", *TYPES)


def fault_of(game: Game) -> str:
    """Returns what is wrong with a game; empty where it can be used."""
    missing = [name for name in NEEDED if not hasattr(game, name)]
    if missing:
        return f"it has no {', '.join(missing)}"
    if not re.fullmatch("[a-z][a-z0-9_]*", str(game.name)):
        return f"its name {game.name!r} is not made of small letters, digits and _"
    if not _is_span(game.players):
        return "its players are not a range such as range(2, 5)"
    players, most = game.players, len(COLOURS)
    if not players or players[0] < FEWEST or players[-1] > most:
        return f"its players are {players}, but from {FEWEST} to {most} may play"
    for name, kind in PLAIN.items():
        if not isinstance(getattr(game, name), kind):
            return f"its {name} is not of the type {kind.__name__}"
    for name, base in TYPES.items():
        its = getattr(game, name)
        if not isinstance(its, type) or not issubclass(its, base):
            return f"its {name} are not a class derived from {base.__name__}"
    return _texts(game.facets.texts)


def _is_span(found: object) -> bool:
    return isinstance(found, range) and found.step == 1


def _texts(package: str) -> str:
    """Returns what is wrong with the package of its texts."""
    try:
        known = not package or find_spec(package) is not None
    except (ImportError, ValueError):
        known = False
    return "" if known else f"there is no package {package!r} with its texts"

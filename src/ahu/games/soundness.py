"""Whether a game that was found has what every game has: said when it is loaded, in one line."""

from __future__ import annotations

import re
from importlib.util import find_spec

from ahu.core.contract import COLOURS, Game, Options, PublicView, Snapshot, View

FEWEST = 2
TYPES = {"options": Options, "snapshots": Snapshot, "views": View, "public_views": PublicView}
NEEDED = ("name", "rules_version", "players", "players_rule", "actions", "outcomes", *TYPES)


def fault_of(game: Game) -> str:
    """What is wrong with a game; nothing where it can be asked for more."""
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
    if not isinstance(game.rules_version, int) or not isinstance(game.players_rule, str):
        return "its rules_version is a number, and its players_rule the id of a rule"
    for name, kind in TYPES.items():
        its = getattr(game, name)
        if not isinstance(its, type) or not issubclass(its, kind):
            return f"its {name} are not a class derived from {kind.__name__}"
    return _texts(game.facets.texts)


def _is_span(found: object) -> bool:
    return isinstance(found, range) and found.step == 1


def _texts(package: str) -> str:
    """What is wrong with the package of its sentences."""
    try:
        known = not package or find_spec(package) is not None
    except (ImportError, ValueError):
        known = False
    return "" if known else f"there is no package {package!r} with its texts"

"""The interface for research: observations and actions as arrays, and environments around them.

It needs the extra `ahu[env]`; the OpenSpiel form needs `ahu[openspiel]`. See docs/research.md.
Every game is here by its name, for PettingZoo: `ahu.env.GAME.env(players=3)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ahu.env.extras import extra_for

if TYPE_CHECKING:
    from ahu.env.pettingzoo_tables import GameTables


def __getattr__(name: str) -> GameTables:
    from ahu.games import GAMES

    if name.startswith("_") or name not in GAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from ahu.env.pettingzoo_tables import GameTables
    except ModuleNotFoundError as missing:
        raise extra_for(missing, "env") from None
    return GameTables(GAMES[name])

"""The ladder of Giants: what is measured of its bots."""

from __future__ import annotations

from ahu.core.ladder import Ladder, Pairing

LADDER = Ladder(
    players=3,
    level_share=0.50,
    others=(
        *(Pairing("giants", players, "greedy", "random", 400, 0.95) for players in (3, 4, 5)),
        Pairing("giants", 3, "expert", "greedy", 60, 0.65),
        Pairing("giants", 3, "search:ms=200", "search:ms=20", 100),
    ),
)

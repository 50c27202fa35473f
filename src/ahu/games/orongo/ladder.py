"""The ladder of Orongo: what is measured of its bots."""

from __future__ import annotations

from ahu.core.ladder import Ladder, Pairing

LADDER = Ladder(
    players=2,
    level_share=0.60,
    others=(
        *(Pairing("orongo", players, "greedy", "random", 400, 0.95) for players in (2, 3, 4)),
        Pairing("orongo", 2, "expert", "greedy", 60, 0.80),
        Pairing("orongo", 2, "search:ms=200", "search:ms=20", 80),
    ),
)

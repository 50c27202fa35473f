"""The player aid of Giants."""

from __future__ import annotations

import ahu.games.giants.layout as L
from ahu.core.aid import AidSection, entry, section
from ahu.core.contract import Options
from ahu.games.giants.actions import GiantsOptions
from ahu.games.giants.ending import TABLET_POINTS

SIZES = (1, 2, 3)
STRENGTH = {"worker": 1, "sorcerer": 1, "chief": 3}
"""The size that a figure carves (G3.3)."""
MOST_LOGS = 2
"""The logs that may be laid with a figure (G4.1)."""
HALVES = 2
"""The half-tablets in a whole tablet (G4.3, G8.2)."""
POWERS = ("worker", "marker", "logs", "headdress", "reserve")


def aid(players: int, options: Options) -> tuple[AidSection, ...]:
    """Returns the aid for a number of players and their options."""
    assert isinstance(options, GiantsOptions)
    bases = L.BASES_BY_PLAYERS[players]
    return (
        section("giants-aid-title-aim", entry("giants-aid-aim", "erected")),
        section(
            "giants-aid-title-points",
            entry("giants-aid-moai", "values"),
            entry("giants-aid-headdress", "crowned"),
            entry("giants-aid-tablet-points", "tablets", points=TABLET_POINTS, halves=HALVES),
            entry("giants-aid-carried", "worker"),
        ),
        section(
            "giants-aid-title-figures",
            entry("giants-aid-worker", "worker", carves=STRENGTH["worker"], logs=MOST_LOGS),
            entry("giants-aid-sorcerer", "sorcerer", carves=STRENGTH["sorcerer"], logs=MOST_LOGS),
            entry("giants-aid-chief", "chief", halves=HALVES),
        ),
        section(
            "giants-aid-title-powers",
            *(entry("giants-aid-power", f"power-{one}", power=one) for one in POWERS),
        ),
        section(
            "giants-aid-title-carving",
            *(entry("giants-aid-carve", f"moai-{size}", size=size, figures=size) for size in SIZES),
            entry("giants-aid-order", "marker"),
        ),
        section(
            "giants-aid-title-moving",
            entry("giants-aid-carry", "way"),
            entry("giants-aid-settle", "erected"),
            entry("giants-aid-mark", "marked"),
        ),
        section(
            "giants-aid-title-pieces",
            entry("giants-aid-marker", "marker"),
            entry(
                "giants-aid-tablet",
                "tablet",
                halves=HALVES,
                peek="no" if options.open_bases else "yes",
            ),
            entry("giants-aid-log", "log"),
            entry(
                "giants-aid-base", "base", bases=bases, hidden="no" if options.open_bases else "yes"
            ),
        ),
        section(
            "giants-aid-title-end",
            entry("giants-aid-end", "base", bases=bases, round=options.round_limit),
        ),
    )

"""The player aid of Orongo."""

from __future__ import annotations

import ahu.games.orongo.layout as L
from ahu.core.aid import AidSection, entry, section
from ahu.core.contract import Options
from ahu.games.orongo.actions import OrongoOptions

SETS = {
    "quarry": ("quarry",),
    "temple": ("temple", "deity"),
    "birdman": ("birdman", "nest"),
    "food": ("food", "food"),
}
"""The tiles that a Moai is built from (O5.1); each of them costs a shell."""
CHIPS = {"most": 3, "second": 2, "other": 1, "none": 0}
"""The chips that a bid gives (O3.2, O3.3)."""


def aid(players: int, options: Options) -> tuple[AidSection, ...]:
    """Returns the aid for a number of players and their options."""
    assert isinstance(options, OrongoOptions)
    moai = L.MOAI_EACH[players]
    tie = "first" if options.amulet_first else "last"
    return (
        section("orongo-aid-title-aim", entry("orongo-aid-aim", "main", moai=moai)),
        section(
            "orongo-aid-title-sets",
            *(
                entry("orongo-aid-set", name, set=name, shells=len(tiles))
                for name, tiles in SETS.items()
            ),
            entry("orongo-aid-coast", "coast"),
        ),
        section(
            "orongo-aid-title-bids",
            *(
                entry("orongo-aid-bid", f"bid-{bid}", bid=bid, chips=chips)
                for bid, chips in CHIPS.items()
            ),
            entry("orongo-aid-tie", "amulet", holder=tie),
        ),
        section(
            "orongo-aid-title-chips",
            entry("orongo-aid-tile", "tile"),
            entry("orongo-aid-palm", "palm"),
            entry("orongo-aid-pay", "shell"),
        ),
        section(
            "orongo-aid-title-material",
            entry(
                "orongo-aid-shells", "shell", shells=L.SHELLS_IN_ALL // players, all=L.SHELLS_IN_ALL
            ),
            entry("orongo-aid-chip-count", "chip", chips=L.CHIPS_EACH),
            entry(
                "orongo-aid-tiles",
                "face-down",
                first=L.FIRST_TILES[players],
                later=L.LATER_TILES[players],
                all=L.TILES_IN_ALL,
            ),
        ),
        section(
            "orongo-aid-title-end",
            entry("orongo-aid-end-main", "main", moai=moai),
            entry("orongo-aid-end-tiles"),
        ),
    )

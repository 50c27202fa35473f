"""The names of the numbers of an observation of Orongo, in order."""

from __future__ import annotations

import ahu.games.orongo.layout as L
from ahu.games.orongo.views import PHASES

GROUND_PLANES = len(L.RESOURCES) + 2
"""The number of planes that never change: what each field is."""
TILE_PLANE, SPENT_PLANE, CHOSEN_PLANE, CHIP_PLANES = range(GROUND_PLANES, GROUND_PLANES + 4)

TABLE = (
    *(f"phase {phase}" for phase in PHASES),
    "round",
    "tiles to turn up",
    "tiles face down",
    "shells on the atoll",
)
TABLE_NUMBERS = len(TABLE)


def plane_names(players: int) -> tuple[str, ...]:
    """Returns the names of the planes over the fields."""
    return (
        *(f"{kind} field" for kind in L.RESOURCES),
        "coastal palm",
        "inland palm",
        "tile face up",
        "used tile or Moai",
        "tiles chosen for the next Moai",
        *(f"chips of slot {slot}" for slot in range(players)),
    )


def seat_names(slot: int) -> tuple[str, ...]:
    """Returns the names of a seat's numbers, by its slot from the one that looks."""
    names = (
        "holds the amulet",
        "has the turn",
        "shells known",
        "shells",
        "bid known",
        "bid",
        "chips left",
        "Moai left",
        "chips to place",
    )
    return tuple(f"slot {slot}: {name}" for name in names)


def vector_names(players: int) -> tuple[str, ...]:
    """Returns the names of the numbers after the planes."""
    return (*TABLE, *(name for slot in range(players) for name in seat_names(slot)))

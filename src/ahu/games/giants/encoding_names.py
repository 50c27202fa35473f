"""The names of the numbers of an observation of Giants, in order."""

from __future__ import annotations

from ahu.games.giants.actions import ITEM_NAMES
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.views import PHASES

KINDS = ("statues 1", "statues 2", "statues 3", "headdresses")
HANDLERS = ("mine", "others'", "abandoned")

LANDMARK_PLANES = 4
(
    CUT_PLANE,
    LOGS_PLANE,
    FREE_PLANE,
    RESERVED_PLANE,
    UNCROWNED_PLANE,
    HAND_PLANE,
    ENTERED_PLANE,
    ITEM_PLANES,
) = range(LANDMARK_PLANES, LANDMARK_PLANES + 8)
SEAT_PLANES = ITEM_PLANES + len(KINDS) * len(HANDLERS)
"""The first plane of the seats: the figures of each slot, then the chief of each."""
MOST_VALUE = 10.0
"""The number by which values of ahus are divided."""

TABLE = (
    *(f"phase {phase}" for phase in PHASES),
    "round",
    "dice rolled",
    *(f"in the quarry: {kind}" for kind in KINDS[:3]),
    *(f"in the supply: {kind}" for kind in KINDS),
    "in the supply: logs",
    "in the supply: half-tablets",
    *(f"in hand: {kind}" for kind in KINDS),
    "in hand: has moved",
    "in hand: was abandoned",
)
TABLE_NUMBERS = len(TABLE)


def plane_names(players: int) -> tuple[str, ...]:
    """Returns the names of the planes over the hexes."""
    return (
        "village",
        "hut",
        "moai quarry",
        "headdress quarry",
        "uncut forest",
        "logs",
        "free ahu, its Moai value",
        "ahus reserved by me",
        "Moai without headdress",
        "item in hand",
        "entered by it",
        *(f"{kind} {handler}" for kind in KINDS for handler in HANDLERS),
        *(f"figures of slot {slot}" for slot in range(players)),
        *(f"chief of slot {slot}" for slot in range(players)),
    )


def seat_names(slot: int) -> tuple[str, ...]:
    """Returns the names of a seat's numbers, by its slot from the one that looks."""
    names = (
        "is first player",
        "has the turn",
        "points",
        "half-tablets",
        "has passed",
        "markers in front",
        "workers in front",
        "sorcerer in front",
        "chief in front",
        "sorcerer behind",
        "chief behind",
        "bid known",
        "bid markers",
        "bid workers",
        "bid sorcerer",
        "bid chief",
        "idle sculptors",
        "idle chief",
        "has declined",
        "place in the order",
        "screen known",
        "workers behind",
        "markers behind",
        "logs behind",
        "bases behind",
        "workers in the receptacle",
        "markers in the receptacle",
        "Moai erected",
    )
    return tuple(f"slot {slot}: {name}" for name in names)


def item_names(item: int, players: int) -> tuple[str, ...]:
    """Returns the names of an item's numbers."""
    names = (
        "in front of a screen",
        "on a hex",
        "just laid down",
        "column",
        "row",
        *(f"marked by slot {slot}" for slot in range(players)),
        *(f"handled by slot {slot}" for slot in range(players)),
    )
    return tuple(f"{ITEM_NAMES[item]}: {name}" for name in names)


def ahu_names(ahu: str, players: int) -> tuple[str, ...]:
    """Returns the names of an ahu's numbers."""
    names = (
        "free",
        "size of its Moai",
        "crowned",
        *(f"base of slot {slot}" for slot in range(players)),
    )
    return tuple(f"{ahu}: {name}" for name in names)


def vector_names(board: GiantsBoard, players: int) -> tuple[str, ...]:
    """Returns the names of the numbers after the planes."""
    return (
        *TABLE,
        *(name for slot in range(players) for name in seat_names(slot)),
        *(name for item in range(len(ITEM_NAMES)) for name in item_names(item, players)),
        *(name for ahu in board.ahus for name in ahu_names(ahu.name, players)),
    )

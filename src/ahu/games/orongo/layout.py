"""Where everything of a position of Orongo lies in its one buffer, and what the bytes mean.

First single bytes, then rows of one byte for each of up to four seats, then one byte a field;
behind the fields, where it depends on the board (`Tables.near`), whose chips are next to each.
"""

from __future__ import annotations

PHASE = 0
ROUND = 1
TILES_DUE = 2
"""Tiles still to be turned up in this round (O2)."""
TILES_DOWN = 3
"""Tiles that still lie face down."""
AMULET = 4
"""The seat that holds the amulet."""
PLACING = 5
"""The seat that places chips or builds now."""
ATOLL = 6
"""Shells on the atoll."""
MAIN = 7
"""The field on which the main Moai stands."""
PLAYERS = 8
AMULET_FIRST = 9
"""1 when ties are counted from the holder of the amulet himself (O3.4)."""

SHELLS = 12
"""Behind the screen; a sealed bid is still among them."""
BID = 16
"""Of the present auction, until the next round begins."""
CHIPS = 20
"""Not yet placed."""
MOAI = 24
"""Not yet built."""
DUE = 28
"""Chips that the seat must still place in this round (O3.2)."""
LAND = 32
"""The fields in the order of the board, and after them the sea."""

NOBODY = 255
"""No seat, no bid, no field."""

# The phases of a game.
FIRST = 0
TILES = 1
BIDS = 2
PLACES = 3
BUILDS = 4
OVER = 5

# What a field's byte holds: who has a chip there (seat + 1, in the lowest bits), and flags.
OWNER = 7
TILE = 8
"""A tile lies face up; a numbered field without one is 0."""
SPENT = 16
"""A shell lies on the chip's tile, or a Moai stands on the chip's palm."""
PALM = 32
COAST = 64
"""A palm on the coast, besides PALM."""
SEA = 128
"""What lies around the board."""

SHELLS_IN_ALL = 48
CHIPS_EACH = 40
MOAI_EACH = (0, 0, 10, 6, 5)
"""For each number of players (O1.4)."""
TILES_IN_ALL = 60
FIRST_TILES = (0, 0, 6, 6, 8)
LATER_TILES = (0, 0, 3, 3, 4)
"""Turned up in a round, for each number of players (O2)."""

# What a group of chips holds, counted in the bits of one number: its worth.
QUARRY = 0
TEMPLE = 4
DEITY = 8
BIRDMAN = 12
NEST = 16
FOOD = 20
AHU = 25
"""Coastal palms without a Moai."""
FEW = 15
"""The mask of a four-bit count."""
MANY = 31
"""The mask of the count of food."""
RESOURCES = {
    "quarry": QUARRY,
    "temple": TEMPLE,
    "deity": DEITY,
    "birdman": BIRDMAN,
    "nest": NEST,
    "food": FOOD,
}

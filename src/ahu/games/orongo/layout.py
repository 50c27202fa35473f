"""The layout of a position of Orongo in its one buffer, and the meaning of the bytes.

First come single bytes, then rows of one byte for each of up to four seats, then one byte a field;
behind the fields, where it depends on the board (`Tables.near`), whose chips are next to each.
"""

from __future__ import annotations

PHASE = 0
ROUND = 1
TILES_DUE = 2
"""The number of tiles still to be turned up in this round (O2)."""
TILES_DOWN = 3
"""The number of tiles that still lie face down."""
AMULET = 4
"""The seat that holds the amulet."""
PLACING = 5
"""The seat that places chips or builds now."""
ATOLL = 6
"""The number of shells on the atoll."""
MAIN = 7
"""The field on which the main Moai stands."""
PLAYERS = 8
AMULET_FIRST = 9
"""1 when ties are counted from the holder of the amulet themselves (O3.4)."""

SHELLS = 12
"""The shells behind the screen of each seat; a sealed bid is still among them."""
BID = 16
"""The bid of each seat in the present auction, until the next round begins."""
CHIPS = 20
"""The chips that each seat has not yet placed."""
MOAI = 24
"""The Moai that each seat has not yet built."""
DUE = 28
"""The chips that each seat must still place in this round (O3.2)."""
LAND = 32
"""The fields in the order of the board, and after them the sea."""

NOBODY = 255
"""Stands for no seat, no bid, no field."""

# The phases of a game.
FIRST = 0
TILES = 1
BIDS = 2
PLACES = 3
BUILDS = 4
OVER = 5

# A field's byte holds who has a chip there (seat + 1, in the lowest bits), and flags.
OWNER = 7
TILE = 8
"""The flag of a tile that lies face up; a numbered field without one is 0."""
SPENT = 16
"""The flag of a shell on the chip's tile, or of a Moai on the chip's palm."""
PALM = 32
COAST = 64
"""The flag of a palm on the coast, besides PALM."""
SEA = 128
"""The byte of what lies around the board."""

SHELLS_IN_ALL = 48
CHIPS_EACH = 40
MOAI_EACH = (0, 0, 10, 6, 5)
"""The Moai of each seat, by the number of players (O1.4)."""
TILES_IN_ALL = 60
FIRST_TILES = (0, 0, 6, 6, 8)
LATER_TILES = (0, 0, 3, 3, 4)
"""The tiles turned up in a later round, by the number of players (O2)."""

# The worth of a group of chips: what it holds, counted in the bits of one number.
QUARRY = 0
TEMPLE = 4
DEITY = 8
BIRDMAN = 12
NEST = 16
FOOD = 20
AHU = 25
"""The first bit of the count of coastal palms without a Moai."""
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

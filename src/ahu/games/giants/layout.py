"""The layout of a Giants position in its buffer, and the meaning of the bytes.

Fields of a seat take five bytes, one a seat; fields of an item take one byte an item. What depends
on the board (hexes, ahus) follows behind them, see `ahu.games.giants.state.Tables`.
"""

SEATS = 5
NOBODY = 255
NOWHERE = 255

# Phases
OVER, FIRST, DICE, BID, CHOOSE, PLACE, MOVE, MARKS, TAKE_BACK = range(9)

# The table
PHASE = 0
ROUND = 1
FIRST_SEAT = 2
TURN = 3
"""The seat whose turn it is where seats decide one after another, else NOBODY."""
DICE_ROLLED = 4
CHOICE = 5
"""The seat that chooses in the auction, as an index into ORDER."""
HAND = 6
"""The item that is being handled, or NOWHERE."""
HAND_MOVED = 7
HAND_ABANDONED = 8
LOG_SUPPLY = 9
LOGS_GONE = 10
TABLET_SUPPLY = 11
HEADDRESS_SUPPLY = 12
MOAI_SUPPLY = 13
"""The Moai in the supply: three bytes, for the sizes 1 to 3."""
QUARRY = 16
"""The statues in the quarry: three bytes, for the sizes 1 to 3."""

# Each seat
WORKERS = 20
"""The workers behind the screen; the next two are in front of it and in the receptacle."""
WORKERS_FRONT = 25
WORKERS_LEFT = 30
SORCERER = 35
"""The hex that the sorcerer stands on, or BEHIND or FRONT."""
CHIEF = 40
MARKERS = 45
MARKERS_FRONT = 50
MARKERS_LEFT = 55
LOGS = 60
BASES = 65
TABLETS = 70
SCORE = 75
SCORE_HIGH = 80
"""The second byte of the points; the third is SCORE_TOP."""
PASSED = 85
SEALED = 90
BID_MARKERS = 95
BID_WORKERS = 100
BID_SORCERER = 105
BID_CHIEF = 110
BID_TAKE_BACK = 115
"""A sealed choice of markers to take back, a bit for each item marked, in the order of items."""
IDLE = 120
"""The workers and sorcerer bid that have carved nothing yet."""
IDLE_CHIEF = 125
DECLINED = 130
ORDER = 135
"""The seats in the order of choice; NOBODY outside the auction."""
ERECTED = 140
SCORE_TOP = 145

# Places of a sorcerer or chief that are not a hex
BEHIND = 253
FRONT = 254

# Values of SEALED
TO_DECIDE, DECIDED, NOT_ASKED = range(3)

# Each item: 17, 12 and 6 Moai of the sizes 1 to 3, then 14 headdresses (G0.2)
ITEMS = 49
MOAI = 35
SIZES = (1,) * 17 + (2,) * 12 + (3,) * 6 + (1,) * 14
FIRST_OF_SIZE = (0, 0, 17, 29, 35)
"""The first item of each size; then the first headdress."""

ITEM_STATE = 150
ITEM_AT = 199
"""The hex, or the ahu, an item is on."""
ITEM_BY = 248
"""The seat that has it in front of the screen, or moved it in this phase, or NOBODY."""
ITEM_MARK = 297
FIXED_SIZE = 346

# Values of ITEM_STATE
IN_SUPPLY, IN_QUARRY, IN_FRONT, ON_BOARD, LAID, ON_AHU, GONE = range(7)
"""LAID is on its quarry hex at the end of the phase, still to be marked by its owner (G5.9)."""

# Material (G0.1, G0.2, G1.1)
ALL_WORKERS = 6
ALL_MARKERS = 6
ALL_LOGS = 27
ALL_TABLETS = 30
ALL_HEADDRESSES = 14
ALL_MOAI = (17, 12, 6)
BASES_BY_PLAYERS = {3: 7, 4: 6, 5: 5}

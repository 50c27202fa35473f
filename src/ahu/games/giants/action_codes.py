"""Packs each action and outcome of Giants into one number.

The kind stands above KIND_SHIFT, its fields below. Kernels use these constants and functions at
C speed: `python -m tests.layouts` writes `action_codes.pxd` from this module.
"""

KIND_SHIFT = 26
BELOW_KIND = (1 << KIND_SHIFT) - 1

# Kinds of actions
(
    K_BID,
    K_TAKE,
    K_DECLINE,
    K_PLACE,
    K_BUY,
    K_PASS,
    K_PICK,
    K_ENTER,
    K_STOP,
    K_MARK,
    K_ERECT,
    K_CROWN,
    K_MARK_LAID,
    K_TAKE_BACK,
    K_PEEK,
) = range(1, 16)

# Kinds of outcomes
O_FIRST, O_DIE = 1, 2

# Codes without fields, and those that the fields of their kind are added to
BID = K_BID << KIND_SHIFT
TAKE = K_TAKE << KIND_SHIFT
DECLINE = K_DECLINE << KIND_SHIFT
PLACE = K_PLACE << KIND_SHIFT
BUY = K_BUY << KIND_SHIFT
PASS = K_PASS << KIND_SHIFT
PICK = K_PICK << KIND_SHIFT
"""Its argument is an item."""
ENTER = K_ENTER << KIND_SHIFT
STOP = K_STOP << KIND_SHIFT
MARK = K_MARK << KIND_SHIFT
ERECT = K_ERECT << KIND_SHIFT
"""Its argument is an ahu, as those of CROWN and PEEK."""
CROWN = K_CROWN << KIND_SHIFT
MARK_LAID = K_MARK_LAID << KIND_SHIFT
"""Its argument has a bit for each item laid, in their order; that of TAKE_BACK for each marked."""
TAKE_BACK = K_TAKE_BACK << KIND_SHIFT
PEEK = K_PEEK << KIND_SHIFT
FIRST = O_FIRST << KIND_SHIFT
"""Its argument is a seat."""
DIE = O_DIE << KIND_SHIFT
"""Its argument is a face."""

# The figures that are placed, and the powers that are used
WORKER_FIGURE, SORCERER_FIGURE, CHIEF_FIGURE = range(3)
NO_POWER, WORKER_POWER, MARKER_POWER, LOGS_POWER, HEADDRESS_POWER, RESERVE_POWER = range(6)

# Fields
BYTE = 255
HEX_SHIFT = 8
"""The shift of the hex of a placement, and of a hex entered."""
POWER_SHIFT = 16
PLACED_LOGS_SHIFT = 19
FIGURE_SHIFT = 21
CARRIERS_SHIFT = 16
"""The shift of two bits for each seat: its figures that carry something into a hex."""
CHIEF_SHIFT = 2
"""The shift of three bits: 1 + the seat whose chief carries it."""


def kind_of(code: int) -> int:
    """Returns the kind of an action or of an outcome."""
    return code >> KIND_SHIFT


def argument_of(code: int) -> int:
    """Returns the field after the kind, where there is only one."""
    return code & BELOW_KIND


def hex_of(code: int) -> int:
    """Returns the hex that a figure is placed on, or that something is carried into."""
    return code >> HEX_SHIFT & BYTE


def bid(markers: int, workers: int, sorcerer: int, chief: int) -> int:
    """Returns the code of a bid (G3.1)."""
    return BID | markers << 8 | workers << 4 | sorcerer << 1 | chief


def bid_markers(code: int) -> int:
    """Returns the number of markers bid."""
    return code >> 8 & 15


def bid_workers(code: int) -> int:
    """Returns the number of workers bid."""
    return code >> 4 & 15


def bid_sorcerer(code: int) -> int:
    """Returns 1 when the sorcerer is bid, else 0."""
    return code >> 1 & 1


def bid_chief(code: int) -> int:
    """Returns 1 when the chief is bid, else 0."""
    return code & 1


def take(size: int, chief: int) -> int:
    """Returns the code of taking a statue, carved by the chief or by sculptors (G3.5)."""
    return TAKE | size << 1 | chief


def take_size(code: int) -> int:
    """Returns the size of the statue taken."""
    return code >> 1 & 3


def take_chief(code: int) -> int:
    """Returns 1 when the chief carves it, else 0."""
    return code & 1


def place(figure: int, logs: int, power: int, hex: int, ahu: int) -> int:
    """Returns the code of placing a figure with logs; `ahu` is the one to reserve (G4)."""
    return (
        PLACE
        | figure << FIGURE_SHIFT
        | logs << PLACED_LOGS_SHIFT
        | power << POWER_SHIFT
        | hex << HEX_SHIFT
        | ahu
    )


def place_figure(code: int) -> int:
    """Returns the figure that is placed."""
    return code >> FIGURE_SHIFT & 3


def place_logs(code: int) -> int:
    """Returns the number of logs placed with the figure."""
    return code >> PLACED_LOGS_SHIFT & 3


def place_power(code: int) -> int:
    """Returns the power that is used."""
    return code >> POWER_SHIFT & 7


def place_ahu(code: int) -> int:
    """Returns the ahu that is reserved."""
    return code & BYTE


def enter(hex: int, logs: int) -> int:
    """Returns the code of entering a hex with logs, to which `carriers` are added (G5.4)."""
    return ENTER | hex << HEX_SHIFT | logs


def carriers(seat: int, figures: int) -> int:
    """Returns the bits for figures of a seat, to be added to `enter`."""
    return figures << CARRIERS_SHIFT + 2 * seat


def enter_by_chief(hex: int, chief: int) -> int:
    """Returns the code of entering a hex by the chief of a seat alone."""
    return ENTER | hex << HEX_SHIFT | chief + 1 << CHIEF_SHIFT


def enter_logs(code: int) -> int:
    """Returns the number of logs that carry the item."""
    return code & 3


def enter_figures(code: int, seat: int) -> int:
    """Returns the number of figures of a seat that carry the item."""
    return code >> CARRIERS_SHIFT + 2 * seat & 3


def enter_chief(code: int) -> int:
    """Returns the seat whose chief carries the item; -1 when figures do."""
    return (code >> CHIEF_SHIFT & 7) - 1

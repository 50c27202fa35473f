"""How actions of Orongo are packed into one number each.

A bid is its number of shells; the other kinds have a bit of their own. Kernels use these constants
and functions at C speed: `python -m tests.layouts` writes `action_codes.pxd` from this module.
"""

BYTE = 255
PLACE = 1 << 8
"""A chip on the field of the lowest byte."""
BUILD = 1 << 24
"""Two tiles and the palm, a byte each."""


def field_of(code: int) -> int:
    """The field that gets a chip, or the palm that gets a Moai."""
    return code & BYTE


def place(field: int) -> int:
    """Place a chip."""
    return PLACE | field


def build(one: int, other: int, palm: int) -> int:
    """Build with two tiles; the second is NOBODY when the first is a quarry (O5.1)."""
    return BUILD | one << 16 | other << 8 | palm


def first_tile(code: int) -> int:
    """The first tile that is used up."""
    return code >> 16 & BYTE


def second_tile(code: int) -> int:
    """The second tile that is used up, or NOBODY."""
    return code >> 8 & BYTE

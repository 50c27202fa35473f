"""Packs each action of Orongo into one number.

A bid is its number of shells; the other kinds have a bit of their own. Kernels use these constants
and functions at C speed: `python -m tests.layouts` writes `action_codes.pxd` from this module.
"""

BYTE = 255
PLACE = 1 << 8
"""The bit of placing a chip; the lowest byte is the field."""
BUILD = 1 << 24
"""The bit of building a Moai; the lower bytes are two tiles and the palm."""


def field_of(code: int) -> int:
    """Returns the field that gets a chip, or the palm that gets a Moai."""
    return code & BYTE


def place(field: int) -> int:
    """Returns the code of placing a chip."""
    return PLACE | field


def build(one: int, other: int, palm: int) -> int:
    """Returns the code of building with two tiles; `other` is NOBODY for a quarry (O5.1)."""
    return BUILD | one << 16 | other << 8 | palm


def first_tile(code: int) -> int:
    """Returns the first tile that is used up."""
    return code >> 16 & BYTE


def second_tile(code: int) -> int:
    """Returns the second tile that is used up, or NOBODY."""
    return code >> 8 & BYTE

"""Finds bits in sets of up to 64, for sets of fields.

Compiled, that is `bits.pxd`.
"""

from __future__ import annotations


def lowest(word: int) -> int:
    """Returns the number of the lowest bit of a word that is not 0."""
    return (word & -word).bit_length() - 1

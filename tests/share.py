"""How much is tried. Interpreted, the rules take many times as long."""

from __future__ import annotations

import ahu


def share(count: int) -> int:
    """Returns how many of so many games or examples are enough: interpreted, one in four."""
    return count if ahu.compiled else -(-count // 4)

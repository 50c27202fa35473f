"""Shows how much of a board is used, as colour laid over its map."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ahu.draw.svg import tag, text, use

COLD, HOT = (255, 246, 214), (150, 20, 20)
DARK = 0.55
"""On hexes whose share is above this, writing is light."""


class Heat(Struct, frozen=True):
    """How much each hex and each feature is used, from 0 to 1."""

    hexes: Mapping[str, float]
    features: Mapping[str, float] = {}


def warmth(shares: Mapping[str, float], name: str, x: float, y: float) -> str:
    """Returns a hex coloured by its share, with the share in per cent; nothing without one."""
    if name not in shares:
        return ""
    share = shares[name]
    return use("hex", x, y, 0.86, fill=_colour(share), fill_opacity=0.86) + _label(share, x, y + 6)


def warm_disc(shares: Mapping[str, float], name: str, x: float, y: float) -> str:
    """Returns the same for a feature, small enough to leave what is written on it readable."""
    if name not in shares:
        return ""
    share = shares[name]
    disc = tag("circle", cx=x, cy=y - 22, r=15.0, fill=_colour(share), stroke="#2b2118")
    return disc + _label(share, x, y - 17, 14)


def _label(share: float, x: float, y: float, size: int = 17) -> str:
    fill = "#fff8e4" if share > DARK else "#2b2118"
    return text(f"{100 * share:.0f}", x, y, size, fill=fill, font_weight="bold")


def _colour(share: float) -> str:
    share = min(1.0, max(0.0, share))
    mixed = (round(a + (b - a) * share) for a, b in zip(COLD, HOT, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)

"""What is drawn on a map of Giants, each within about 30 units of (0, 0)."""

from __future__ import annotations

from ahu.draw.glyphs import INK, PAPER, STONE, moai
from ahu.draw.svg import tag


def volcano() -> str:
    """A crater with its slopes hatched as on old maps, and a statue at its foot."""
    slopes = (
        "M-22 0-31 12M-17-9-24 10M-11-10-15 12M-4-7-6 15M4-7 5 14M11-10 15 11M17-9 25 9M22 0 31 11"
    )
    cone = "M-37 16Q-25 8-19-11-16-20-8-19 0-17 8-19 16-21 19-11 25 8 37 16 0 25-37 16Z"
    return "".join(
        (
            tag("path", d=cone, fill="#b7a78a", stroke=INK, stroke_width=1.4),
            tag("path", d="M-18-13Q-14-20-8-18 0-16 8-18 14-20 18-13 0-4-18-13Z", fill="#6b6457"),
            tag("path", d=slopes, fill="none", stroke=INK, stroke_width=0.9, opacity=0.55),
            tag("g", moai(), transform="translate(12 5) scale(.86)"),
            tag("g", moai("#a29b8e"), transform="translate(-15 10) scale(.6) rotate(-9)"),
        )
    )


def _topknot(x: float, y: float) -> str:
    return tag(
        "g",
        tag(
            "path",
            d="M-12-5V6Q-12 11 0 11 12 11 12 6V-5Z",
            fill="#a8402b",
            stroke="#571b10",
            stroke_width=1.2,
        )
        + tag("ellipse", cx=0, cy=-5, rx=12, ry=4.6, fill="#c96a4c", stroke="#571b10")
        + tag(
            "path",
            d="M-5.5-11V-6.4Q0-4 5.5-6.4V-11Z",
            fill="#a8402b",
            stroke="#571b10",
            stroke_width=1,
        )
        + tag("ellipse", cx=0, cy=-11, rx=5.5, ry=2.3, fill="#d57f5f", stroke="#571b10")
        + tag("path", d="M-8 1V7M-3 2.5V9M4 2.5V8.6", stroke="#571b10", opacity=0.45),
        transform=f"translate({x:g} {y:g})",
    )


def topknots() -> str:
    """Headdresses of red scoria in their pit."""
    pit = "M-36 12Q-31-8-12-12 8-20 24-9 36-2 35 13 20 23-4 22-28 22-36 12Z"
    hatch = "M-30 4-26 10M-22-5-19 3M-10-10-9-3M10-13 9-6M24-7 20 0M32 3 27 8"
    return "".join(
        (
            tag("path", d=pit, fill="#cf8f6d", stroke="#7a2f1d", stroke_width=1.3),
            tag("path", d=hatch, fill="none", stroke="#7a2f1d", stroke_width=1, opacity=0.6),
            _topknot(3, -4),
            _topknot(-14, 8),
            _topknot(17, 9),
        )
    )


def _house(x: float, y: float, scale: float) -> str:
    thatch = "M-16-2-13-7M-9-3-8-10M-2-3-1-12M6-3 5-11M13-2 10-8"
    return tag(
        "g",
        tag(
            "path", d="M-22 6Q-18-13 0-13 18-13 22 6Z", fill="#c99a4f", stroke=INK, stroke_width=1.3
        )
        + tag("path", d=thatch, stroke="#6e4f1f", stroke_width=1, opacity=0.7)
        + tag("path", d="M-4.5 6V1Q0-4 4.5 1V6Z", fill=INK)
        + tag("path", d="M-24 6H24", stroke="#77705f", stroke_width=3, stroke_linecap="round"),
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
    )


def village() -> str:
    """Three boat-shaped houses."""
    return _house(-13, -8, 0.8) + _house(16, -3, 0.8) + _house(-1, 12, 1)


def hut() -> str:
    """The sorcerers' hut: a steep thatch, a mask over its door, and smoke."""
    smoke = "M2-24Q-4-29 2-33 8-37 3-41"
    thatch = "M-13 2-6-14M-6 3-3-16M6 3 3-16M13 2 6-14"
    return "".join(
        (
            tag("path", d=smoke, fill="none", stroke="#f6ecd2", stroke_width=2.4, opacity=0.8),
            tag("path", d="M-15 4H15V20H-15Z", fill="#8f8676", stroke=INK, stroke_width=1.3),
            tag("path", d="M-15 10H-6M6 14H15M-15 15H-6M6 9H15", stroke=INK, opacity=0.45),
            tag(
                "path",
                d="M-24 7Q-8-4 0-26 8-4 24 7 0 0-24 7Z",
                fill="#7c5a86",
                stroke=INK,
                stroke_width=1.3,
            ),
            tag("path", d=thatch, fill="none", stroke="#3f2947", stroke_width=1, opacity=0.7),
            tag("path", d="M-5.5 20V11Q0 5 5.5 11V20Z", fill=INK),
            tag("circle", cx=-2.4, cy=-5, r=1.7, fill=PAPER),
            tag("circle", cx=2.4, cy=-5, r=1.7, fill=PAPER),
        )
    )


def _tree(x: float, y: float, scale: float) -> str:
    crown = "M-9-3Q-13-9-7-13-6-20 0-20 7-20 8-13 13-9 9-3 4 1 0-1-4 1-9-3Z"
    return tag(
        "g",
        tag("ellipse", cx=3, cy=9, rx=10, ry=2.6, fill=INK, opacity=0.18)
        + tag("path", d="M-1.6 9L-1-3H1L1.8 9Z", fill="#5a4022")
        + tag("path", d=crown, fill="#6f8f4e", stroke="#2f4a25", stroke_width=1.2)
        + tag("path", d="M0-20Q7-20 8-13 13-9 9-3 4 1 0-1 6-8 0-20Z", fill="#4d6f38", opacity=0.7)
        + tag("path", d="M-6-9Q-3-7-1-9M-3-15Q0-13 2-15", fill="none", stroke="#2f4a25"),
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
    )


def forest() -> str:
    """A stand of trees, with room for a number below it."""
    trees = ((-12, -14, 0.72), (13, -15, 0.72), (1, -17, 0.8), (-24, -4, 0.9), (25, -5, 0.9))
    return "".join(_tree(*tree) for tree in trees)


def platform() -> str:
    """An ahu, 50 wide and 31 high: a slab for the two values on a footing of boulders."""
    stones = ((-21, 9), (-11.5, 10), (-1.5, 10), (8.5, 10), (18, 9))
    boulders = "".join(
        tag("rect", x=x - 3.5, y=6.5, width=w, height=8, rx=3, fill=STONE, stroke=INK)
        for x, w in stones
    )
    return "".join(
        (
            tag("path", d="M-26 14H26L22 17H-22Z", fill=INK, opacity=0.25),
            boulders,
            tag(
                "rect",
                x=-25,
                y=-15,
                width=50,
                height=24,
                rx=3,
                fill="#efe9da",
                stroke=INK,
                stroke_width=1.4,
            ),
            tag("path", d="M0-12V6", stroke=INK, stroke_width=0.8, opacity=0.45),
            tag("path", d="M-23-13.2H23", stroke="#fff", stroke_width=1.4, opacity=0.8),
        )
    )

"""What is drawn on the maps of several games and on their margins, around (0, 0)."""

from __future__ import annotations

from ahu.draw.svg import polar, tag

INK = "#3a2d20"
SAND = "#f3e7c6"
PAPER = "#f6ecd2"
RED = "#a5301f"
STONE = "#8d877c"


def moai(shade: str = STONE) -> str:
    """A statue from the front."""
    return "".join(
        (
            tag("path", d="M-13 21L-12 10Q-10 5-6 5H6Q10 5 12 10L13 21Z", fill=shade),
            tag("path", d="M-11-8H-8V4H-10.5ZM11-8H8V4H10.5Z", fill=shade),
            tag(
                "path",
                d="M-8 6L-8.6-14Q-8-21 0-21 8-21 8.6-14L8 6Q4 10 0 10-4 10-8 6Z",
                fill=shade,
                stroke=INK,
                stroke_width=1.2,
            ),
            tag(
                "path",
                d="M-8-9Q-4-13 0-10 4-13 8-9L7-5.5Q4-7 2.2-5L3-.5Q0 2-3-.5L-2-5Q-4-7-7-5.5Z",
                fill=INK,
                opacity=0.62,
            ),
            tag("path", d="M-2-9L-1.4-1Q0 0 1.4-1L2-9Z", fill="#fff", opacity=0.35),
            tag("path", d="M-4 4.5Q0 3 4 4.5", fill="none", stroke=INK, stroke_width=1.3),
        )
    )


def compass() -> str:
    """A rose of eight points, 60 units to its tips."""
    points = []
    for turn in (45, 135, 225, 315, 0, 90, 180, 270):
        long = 60 if turn % 90 == 0 else 34
        tip, left, right = polar(turn, long), polar(turn - 45, 11), polar(turn + 45, 11)
        for side, fill in ((left, SAND), (right, "#274b57")):
            line = f"M0 0L{side[0]:.1f} {side[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}Z"
            points.append(tag("path", d=line, fill=fill, stroke=SAND, stroke_width=0.8))
    ring = "".join(
        tag("circle", r=r, fill="none", stroke=SAND, stroke_width=w, opacity=0.7)
        for r, w in ((44, 0.8), (40, 1.6), (26, 0.6))
    )
    return ring + "".join(points) + tag("circle", r=3.4, fill=RED, stroke=SAND)

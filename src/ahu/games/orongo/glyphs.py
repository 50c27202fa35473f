"""What is drawn on a map of Orongo: palms and resources, within about 20 units of (0, 0)."""

from __future__ import annotations

from ahu.draw.glyphs import INK, moai
from ahu.draw.svg import tag

LINE = {"stroke": INK, "stroke_width": 1.2, "stroke_linejoin": "round", "stroke_linecap": "round"}


def quarry() -> str:
    """Cut rock with a statue half out of it."""
    return (
        tag("path", d="M-20 15L-17-2-9-4-7-14 4-16 8-8 16-7 20 15Z", fill="#a9a294", **LINE)
        + tag("path", d="M-20 15L-17-2-9-4-8 15Z", fill="#7f786c", opacity=0.8)
        + tag("path", d="M8-8L10 4M16-7L15 4M-14 3-13 10", fill="none", **LINE)
        + tag("g", moai("#cfc8ba"), transform="translate(0 3) scale(.6)")
    )


def food() -> str:
    """A sweet potato with its leaves."""
    leaf = "M0-4Q-3-12 4-17 10-12 5-4ZM0-4Q-9-7-10-15-2-16 2-6ZM2-4Q8-11 15-9 13-2 4-2Z"
    return (
        tag("path", d=leaf, fill="#6c9a3f", **LINE)
        + tag(
            "path",
            d="M-17 6Q-16-4-3-4 12-5 16 3 19 6 20 12 14 10 11 13 0 18-9 15-16 12-17 6Z",
            fill="#b4614e",
            **LINE,
        )
        + tag(
            "path",
            d="M-10 4Q-6 6-4 4M2 9Q6 11 8 8M-6 11-3 12M4 1 7 2",
            fill="none",
            stroke="#5e261c",
            stroke_width=1.1,
        )
    )


def temple() -> str:
    """A stepped platform with a house of stone."""
    return (
        tag("path", d="M-20 15V9H-15V4H15V9H20V15Z", fill="#b9a67f", **LINE)
        + tag("path", d="M-11 4V-6H11V4Z", fill="#d9c9a3", **LINE)
        + tag("path", d="M-15-6L0-17 15-6Z", fill="#8a4b3a", **LINE)
        + tag("path", d="M-3.5 4V-2Q0-5 3.5-2V4Z", fill=INK)
        + tag(
            "path",
            d="M-15 9H15M-8 9V15M0 4V9M8 9V15",
            fill="none",
            stroke=INK,
            stroke_width=0.8,
            opacity=0.6,
        )
    )


def deity() -> str:
    """The mask of a god, wide-eyed, as it is cut into rock."""
    eyes = "".join(
        tag("circle", cx=x, cy=-3.5, r=r, fill=fill, stroke=INK, stroke_width=1.1)
        for x in (-6.3, 6.3)
        for r, fill in ((5.2, "#fbf3dc"), (2.1, INK))
    )
    return (
        tag(
            "path",
            d="M-15-6Q-15-17 0-17 15-17 15-6 15 6 8 11 4 16 0 16-4 16-8 11-15 6-15-6Z",
            fill="#8a6aa6",
            **LINE,
        )
        + tag("path", d="M-12-11Q-6-15 0-10 6-15 12-11", fill="none", stroke=INK, stroke_width=1.6)
        + eyes
        + tag("path", d="M0-4L-2.5 4H2.5Z", fill="#fbf3dc", stroke=INK, stroke_width=0.9)
        + tag("path", d="M-6 8.5Q0 6 6 8.5 0 13-6 8.5Z", fill=INK)
    )


def nest() -> str:
    """Eggs of the sooty tern in their nest."""
    eggs = "".join(
        tag(
            "ellipse",
            cx=x,
            cy=y,
            rx=5.4,
            ry=7.2,
            fill="#f4f1e4",
            transform=f"rotate({turn} {x} {y})",
            **LINE,
        )
        for x, y, turn in ((-6.5, -4, -14), (6.5, -4, 14), (0, -6, 0))
    )
    speckles = "M-8-7h.1M-4-1h.1M0-9h.1M2-4h.1M7-6h.1M5-1h.1M-1-2h.1"
    return (
        eggs
        + tag("path", d=speckles, stroke="#6a4b2a", stroke_width=1.8, stroke_linecap="round")
        + tag("path", d="M-20-1Q0 7 20-1 19 14 0 15-19 14-20-1Z", fill="#a9803f", **LINE)
        + tag(
            "path",
            d="M-17 4Q-4 11 8 5M-13 9Q2 14 16 4M-8 3Q4 9 17 2M-4 13 10 8",
            fill="none",
            stroke="#5c3f16",
            stroke_width=1.1,
        )
    )


def birdman() -> str:
    """The birdman of the petroglyphs: a crouching body and a long hooked beak."""
    body = (
        "M-13 16Q-15 6-8 0-12-4-10-11-6-18 2-16 7-15 9-11 18-11 18-1 18 3 16 6 15 0 10-2 6-4 4-1"
        " 9 3 8 9 8 12 13 13L12 16H3L2 10Q-2 8-4 11L-5 16Z"
    )
    return (
        tag("path", d=body, fill="#35667a", **LINE)
        + tag("circle", cx=0, cy=-10.5, r=3.3, fill="#fbf3dc", stroke=INK)
        + tag("circle", cx=0.6, cy=-10.5, r=1.4, fill=INK)
        + tag(
            "path", d="M-8 8Q-5 3 1 3", fill="none", stroke="#fbf3dc", stroke_width=1.3, opacity=0.8
        )
    )


def palm() -> str:
    """A palm with its shadow."""
    fronds = (
        "M0-9Q-9-19-19-9-10-13 0-9ZM0-9Q-14-13-17 1-10-8 0-9ZM0-9Q9-19 19-9 10-13 0-9Z"
        "M0-9Q14-13 17 1 10-8 0-9ZM0-9Q-7-22 1-23 1-15 0-9ZM0-9Q10-20 9-22 2-20 0-9Z"
    )
    return (
        tag("ellipse", cx=4, cy=17, rx=11, ry=2.6, fill=INK, opacity=0.2)
        + tag(
            "path",
            d="M-1.3-9Q3 4-2 17H2.4Q6 3 1.6-9Z",
            fill="#8a6534",
            stroke=INK,
            stroke_width=0.9,
        )
        + tag(
            "path",
            d="M0-3 2.4-3.6M.8 2 3.6 1.6M.4 7 3.4 7M-.6 12 2.8 12.4",
            stroke=INK,
            stroke_width=0.8,
        )
        + tag(
            "path",
            d=fronds,
            fill="#5f8c46",
            stroke="#28431f",
            stroke_width=1,
            stroke_linejoin="round",
        )
        + tag("circle", cx=-1.6, cy=-7, r=1.9, fill="#7a4a22")
        + tag("circle", cx=2.2, cy=-6.6, r=1.9, fill="#7a4a22")
    )


def site() -> str:
    """The mark of the ceremonial site: a sun around what stands there."""
    rays = "".join(
        tag("path", d="M-3.6-27L0-36 3.6-27Z", transform=f"rotate({turn * 30})")
        for turn in range(12)
    )
    return tag("g", rays, fill="#c8862a", stroke=INK, stroke_width=0.7) + tag(
        "circle", r=26, fill="#f7dc8f", stroke=INK, stroke_width=1.2
    )

"""Writes SVG: elements, numbers and text that are always well-formed."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

FONT = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,"
    "'Liberation Serif','Times New Roman',serif"
)


class Box(NamedTuple):
    """An upright rectangle, by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """Returns the rectangle of this size with this centre."""
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    @classmethod
    def hull(cls, boxes: Iterable[Box]) -> Box:
        """Returns the smallest rectangle around at least one box."""
        left, top, right, bottom = zip(*boxes, strict=True)
        return cls(min(left), min(top), max(right), max(bottom))

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Box:
        """Returns the rectangle moved outwards on all sides."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlap(self, other: Box) -> float:
        """Returns the area that both cover."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0


def number(value: float) -> str:
    """Returns a coordinate, rounded to a tenth; the same on every machine."""
    text = f"{round(value * 10) / 10:.1f}"
    return text[:-2] if text.endswith(".0") else text


def tag(name: str, body: str = "", /, **attributes: object) -> str:
    """Returns an element. Attribute names are written with _ for -; a trailing _ is dropped."""
    parts = [name]
    for key, value in attributes.items():
        text = number(value) if isinstance(value, float) else str(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(clean(text))}")
    opening = " ".join(parts)
    return f"<{opening}>{body}</{name}>" if body else f"<{opening}/>"


def group(body: str, x: float = 0, y: float = 0, scale: float = 1, /, **attributes: object) -> str:
    """Returns elements moved and scaled together."""
    move = f"translate({number(x)} {number(y)})"
    if scale != 1:
        move += f" scale({round(scale, 3):g})"
    return tag("g", body, transform=move, **attributes)


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, /, **attributes: object) -> str:
    """Returns an element that draws here what is defined once."""
    move = f"translate({number(x)} {number(y)})"
    if scale != 1:
        move += f" scale({round(scale, 3):g})"
    return tag("use", href=f"#{name}", transform=move, **attributes)


def text(content: str, x: float, y: float, size: float, /, **attributes: object) -> str:
    """Returns text centred on x, standing on y, unless the attributes say otherwise."""
    attributes.setdefault("text_anchor", "middle")
    return tag("text", escape(clean(content)), x=float(x), y=float(y), font_size=size, **attributes)


def clean(content: str) -> str:
    """Returns text without the characters that XML cannot hold."""
    return "".join(c if _allowed(ord(c)) else "�" for c in content)


def width_of(content: str, size: float) -> float:
    """Returns about how wide a text is; wide scripts count double."""
    units = sum(0.3 if c in " .,'iljtfI|" else 0.56 if ord(c) < 0x1100 else 1.0 for c in content)
    return size * units


def shortened(content: str, most: int) -> str:
    """Returns a text of at most `most` characters."""
    return content if len(content) <= most else content[: most - 1].rstrip() + "…"


def wobble(*key: int) -> float:
    """Returns a number from -1 to 1 that looks random and is always the same for the same key."""
    mixed = 0x9E3779B9
    for part in key:
        mixed = ((mixed ^ (part & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 15
    mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def polar(angle: float, radius: float) -> tuple[float, float]:
    """Returns the point in this direction: degrees, clockwise from the east."""
    return math.cos(math.radians(angle)) * radius, math.sin(math.radians(angle)) * radius


def _allowed(code: int) -> bool:
    if code < 0x20:
        return code in (0x9, 0xA, 0xD)
    return not (0xD800 <= code <= 0xDFFF or code & 0xFFFE == 0xFFFE)

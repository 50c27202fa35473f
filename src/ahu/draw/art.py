"""Reads the drawings that maps are made of from the `art` folders, which the page uses too.

A file there is an SVG whose `<defs>` are drawings, each around (0, 0) and with a name. The rest of
the file is a sheet to look at.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

SHARED = "ahu.draw"
"""The package whose drawings every game may use."""
NAMESPACE = "{http://www.w3.org/2000/svg}"
USED = re.compile(r'href="#([^"]+)"')


class Art:
    """Keeps drawings by their names."""

    def __init__(self, drawings: dict[str, str]) -> None:
        self.drawings = drawings

    def used_by(self, content: str) -> str:
        """Returns all drawings that this content uses, and those that they use themselves."""
        found: set[str] = set()
        open_ends = [content]
        while open_ends:
            names = set(USED.findall(open_ends.pop())) & self.drawings.keys() - found
            found |= names
            open_ends += (self.drawings[name] for name in names)
        return "".join(drawing for name, drawing in self.drawings.items() if name in found)


@cache
def art_of(package: str) -> Art:
    """Returns the drawings of a package, and those that every game may use."""
    drawings: dict[str, str] = {}
    for place in dict.fromkeys((SHARED, package)):
        found = [file for file in (files(place) / "art").iterdir() if file.name.endswith(".svg")]
        for file in sorted(found, key=lambda file: file.name):
            drawings |= _read(file.read_text(encoding="utf-8"))
    return Art(drawings)


def _read(svg: str) -> dict[str, str]:
    """Returns the drawings of a file, without its comments and its spaces."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        element.tag = element.tag.removeprefix(NAMESPACE)
        element.text = element.tail = None
    return {
        drawing.attrib["id"]: ElementTree.tostring(drawing, encoding="unicode")
        for drawing in root.iterfind("defs/*")
    }

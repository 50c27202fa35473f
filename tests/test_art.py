"""Every drawing stands once: in an art folder, from which Python and the page take it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import ahu

ROOT = Path(__file__).parents[1]
SOURCE = Path(ahu.__file__).parent
SVG = "{http://www.w3.org/2000/svg}"
ART = sorted([*SOURCE.glob("draw/art/*.svg"), *SOURCE.glob("games/*/art/*.svg")])
PAGE_SOURCES = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.is_file())
LANDSCAPE = ROOT / "web" / "src" / "look" / "Hero.svelte"
"""The one picture that is drawn where it is shown: it changes with the theme."""
PATH = re.compile(r"""["'`]\s*(M[-+.,\d\sMLHVCSQTAZmlhvcsqtaz]{12,})["'`]""")
"""A path that is written down, not put together, and longer than a stroke or two."""
USED = re.compile(r"""(?:href="|url\("?)#([\w-]+)(?![\w{-])""")
"""A name that is written down; one may also be put together, as in `#clan-{clan}`."""


def paths(file: Path) -> list[str]:
    return [" ".join(path.split()) for path in PATH.findall(file.read_text(encoding="utf-8"))]


def names(file: Path) -> list[str]:
    """The names of the drawings in a file."""
    return [drawing.attrib["id"] for drawing in ElementTree.parse(file).iterfind(f"{SVG}defs/*")]


def used(file: Path) -> set[str]:
    """The drawings that a file uses by their names."""
    return set(USED.findall(file.read_text(encoding="utf-8")))


def test_every_path_stands_once() -> None:
    drawn = Counter(path for file in [*ART, LANDSCAPE] for path in paths(file))
    assert len(drawn) > 100
    assert [path for path, count in drawn.items() if count > 1] == []


def test_nothing_is_drawn_elsewhere() -> None:
    rngs = {*SOURCE.rglob("*.py"), *PAGE_SOURCES, *(ROOT / "web").glob("*.html")}
    assert rngs > {LANDSCAPE}
    assert {file: found for file in rngs - {LANDSCAPE} if (found := paths(file))} == {}


def test_names_are_given_once() -> None:
    given = Counter(name for file in ART for name in names(file))
    assert [name for name, count in given.items() if count > 1] == []


def test_a_file_shows_all_its_drawings() -> None:
    for file in ART:
        assert set(names(file)) - used(file) == set(), file


def test_drawings_use_only_what_there_is() -> None:
    """A game may use its own drawings and those of all games."""
    shared = [name for file in ART if file.is_relative_to(SOURCE / "draw") for name in names(file)]
    assert shared
    for file in ART:
        own = [name for near in file.parent.glob("*.svg") for name in names(near)]
        assert used(file) - {*shared, *own} == set(), file


def test_the_page_uses_only_what_there_is() -> None:
    there = {name for file in ART for name in names(file)}
    for file in PAGE_SOURCES:
        there |= set(re.findall(r'\bid="([\w-]+)"', file.read_text(encoding="utf-8")))
    wanted = set().union(*(used(file) for file in PAGE_SOURCES))
    assert {"moai", "compass", "slab", "shell", "weave-0"} <= wanted
    assert wanted - there == set()

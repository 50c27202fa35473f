"""Broken boards, made from the reference boards by small edits."""

from __future__ import annotations

from ahu.boards import BoardFault
from ahu.games.board_files import check, reference

GIANTS = reference("giants")
ORONGO = reference("orongo")


def edited(text: str, *edits: tuple[str, str]) -> str:
    """The text with the first place of each edit changed; every edit must find its place."""
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def brief(faults: list[BoardFault]) -> list[tuple[str, str, str]]:
    """Rule, message and place of each fault."""
    return [(f.refusal.rule, f.refusal.key.removeprefix("board-"), f.refusal.where) for f in faults]


def found(text: str) -> list[tuple[str, str, str]]:
    return brief(check(text))


SMALL = """
name = "Motu Nui"

[dice]
white = [1, 2]
brown = [3]

[[row]]
r = 0
q = 0
hexes = ["village", "land", "sorcerers_hut"]

[[row]]
r = 1
q = 0
hexes = ["moai_quarry", "forest 2", "headdress_quarry"]

[[ahu]]
name = "Tahai"
hex = [0, 0]
moai = 8
headdress = 6
"""

"""The notation of Orongo: `bid 3`, `place p4`, `build 3 12 p7`; `first blue` and `tile 17`."""

from __future__ import annotations

import re

from ahu.core.contract import COLOURS, Action, Outcome
from ahu.core.refusal import refuse
from ahu.games.orongo.actions import Bid, Build, First, OrongoAction, OrongoOutcome, Place, Tile

_NUMBER = "[1-9][0-9]{0,2}"
_BID = re.compile("bid (0|[1-9][0-9]?)")
_PLACE = re.compile(f"place (p?{_NUMBER})")
_BUILD = re.compile(f"build ({_NUMBER})(?: ({_NUMBER}))? (p{_NUMBER})")
_FIRST = re.compile(f"first ({'|'.join(COLOURS)})")
_TILE = re.compile(f"tile ({_NUMBER})")


def write(move: Action | Outcome) -> str:
    """Returns an action or outcome in notation."""
    match move:
        case Bid(shells=shells):
            return f"bid {shells}"
        case Place(field=field):
            return f"place {field}"
        case Build(tiles=tiles, palm=palm):
            return " ".join(("build", *tiles, palm))
        case First(seat=seat):
            return f"first {COLOURS[seat] if 0 <= seat < len(COLOURS) else seat}"
        case Tile(field=field):
            return f"tile {field}"
    raise TypeError(f"{type(move).__name__} does not belong to Orongo")


def read_action(text: str) -> OrongoAction:
    """Reads an action in notation. Raises Refused for any other text."""
    if found := _BID.fullmatch(text):
        return Bid(int(found[1]))
    if found := _PLACE.fullmatch(text):
        return Place(found[1])
    if found := _BUILD.fullmatch(text):
        return Build(tuple(tile for tile in found.group(1, 2) if tile), found[3])
    raise refuse("", "orongo-notation", text=text)


def read_outcome(text: str, players: int) -> OrongoOutcome:
    """Reads an outcome in notation. Raises Refused for any other text."""
    if (found := _FIRST.fullmatch(text)) and found[1] in COLOURS[:players]:
        return First(COLOURS.index(found[1]))
    if found := _TILE.fullmatch(text):
        return Tile(found[1])
    raise refuse("", "orongo-chance-notation", text=text)

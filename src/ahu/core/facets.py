"""What a game has beside its rules, found by name and loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from msgspec import Struct


class Facets(Struct, frozen=True, kw_only=True):
    """Where each part of a game is found, as "module:name"; empty where the game has none."""

    boards: str = ""
    """Reads its boards: a `BoardReader` of `ahu.boards`."""
    narration: str = ""
    """Makes its narrator from a board: a `Narrator` of `ahu.narration`."""
    heuristic: str = ""
    """Knows what its positions are worth: an `Expertise` of `ahu.bots`."""
    encoder: str = ""
    """Makes its encoder from a position: `Encoded` of `ahu.env`."""
    drawing: str = ""
    """Draws its boards: a `Drawing` of `ahu.draw`."""
    picture: str = ""
    """Draws its positions: shapes of `ahu.draw.scene`."""
    terminal: str = ""
    """Makes its face from a board and words: a `Face` of `ahu.terminal`."""
    uses: str = ""
    """Counts what is used in its games: `Uses` of `ahu.arena`."""


@cache
def load(place: str) -> object:
    """What is found at "module:name"."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)

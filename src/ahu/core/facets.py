"""What a game has beside its rules, each part loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from msgspec import Struct

from ahu.core.plugins import problem
from ahu.core.refusal import refuse


class Facets(Struct, frozen=True, kw_only=True):
    """Where each part of a game lies, as "module:name"; empty where the game has none.

    Whoever asks for a part that a game does not have makes do without it, or says so.
    """

    texts: str = ""
    """The package that has its sentences, in files LANGUAGE/*.ftl."""
    boards: str = ""
    """Reads its boards: a `BoardReader` of `ahu.boards.reader`."""
    disclosure: str = ""
    """Says what its events give away: a `Disclosure` of `ahu.core.disclosure`."""
    narration: str = ""
    """Makes its `Narrator`, of `ahu.narration`, from a board."""
    expertise: str = ""
    """Knows how it is played well: an `Expertise` of `ahu.core.expertise`."""
    encoding: str = ""
    """Makes the `Encoded` of `ahu.core.encoding_spec` from a position that has not begun."""
    drawing: str = ""
    """Draws its boards: a `Drawing` of `ahu.draw`."""
    picture: str = ""
    """Draws its positions from what everybody may see: shapes of `ahu.draw.scene`."""
    terminal: str = ""
    """Makes its `TerminalGame`, of `ahu.console.terminal_game`, from a board and words."""
    uses: str = ""
    """Counts what is used in its games: a `Uses` of `ahu.core.uses`."""
    planning: str = ""
    """The type of its journeys, where its positions are `Plans` of `ahu.core.planning`."""
    ladder: str = ""
    """What is measured of its bots: a `Ladder` of `ahu.core.ladder`."""


@cache
def load(place: str) -> object:
    """What lies at "module:name". Raises Refused where nothing can be loaded from there."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:  # whatever its import does
        raise refuse("", "facet-broken", place=place, problem=problem(error)) from error

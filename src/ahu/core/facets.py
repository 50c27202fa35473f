"""The parts that a game has beside its rules; each is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from msgspec import Struct

from ahu.core.plugins import problem
from ahu.core.refusal import refuse


class Facets(Struct, frozen=True, kw_only=True):
    """The place of each part of a game, as "module:name"; empty where the game has none.

    Whoever asks for a part that a game does not have makes do without it, or says so.
    """

    texts: str = ""
    """The package of its texts, in files `LANGUAGE/*.ftl`."""
    boards: str = ""
    """The reader of its boards: a `BoardReader` of `ahu.boards.reader`."""
    disclosure: str = ""
    """The disclosure of its events: a `Disclosure` of `ahu.core.disclosure`."""
    narration: str = ""
    """A function that makes its `Narrator`, of `ahu.narration`, from a board."""
    expertise: str = ""
    """Its knowledge for bots: an `Expertise` of `ahu.core.expertise`."""
    encoding: str = ""
    """A function that makes its `Encoded`, of `ahu.core.encoding_spec`, from a new position."""
    networks: str = ""
    """The files of networks that have learned it: a `Traversable` for each number of players that
    has one; see `ahu.learning`."""
    drawing: str = ""
    """The drawing of its boards: a `Drawing` of `ahu.draw`."""
    picture: str = ""
    """A function that draws public views: it makes shapes of `ahu.draw.scene`."""
    terminal: str = ""
    """The maker of its `TerminalGame`, of `ahu.console.terminal_game`, from a board and words."""
    uses: str = ""
    """The counts of what its games use: a `Uses` of `ahu.core.uses`."""
    planning: str = ""
    """The type of its journeys, where its positions are `Plans` of `ahu.core.planning`."""
    lessons: str = ""
    """The package of its lessons, in files `NAME.toml`: see `ahu.core.lesson`."""
    puzzles: str = ""
    """The package of its puzzles, in a file of lines: see `ahu.core.puzzle`."""
    aid: str = ""
    """A function that makes its player aid: an `AidMaker` of `ahu.core.aid`."""
    ladder: str = ""
    """The measurements of its bots: a `Ladder` of `ahu.core.ladder`."""


@cache
def load(place: str) -> object:
    """Returns the object at "module:name".

    Raises Refused where nothing can be loaded from there.
    """
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:  # an import can raise anything
        raise refuse("", "facet-broken", place=place, problem=problem(error)) from error

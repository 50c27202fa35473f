"""The player aid of a game: what one looks up while playing, as data.

The words are messages, so that the numbers in them come from the rules that are played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from msgspec import Struct

from ahu.core.contract import Game, Options
from ahu.core.facets import load
from ahu.core.log import Message, message


class AidEntry(Struct, frozen=True):
    """One thing to know, in a sentence or two."""

    say: Message
    picture: str = ""
    """The name of the picture beside it; empty where there is none."""


class AidSection(Struct, frozen=True):
    """A few things that belong together."""

    title: Message
    entries: tuple[AidEntry, ...]


def entry(key: str, picture: str = "", **args: str | int) -> AidEntry:
    """Returns an entry with these words, arguments and picture."""
    return AidEntry(message(key, **args), picture)


def section(key: str, *entries: AidEntry) -> AidSection:
    """Returns a section with this title."""
    return AidSection(message(key), entries)


AidMaker = Callable[[int, Options], tuple[AidSection, ...]]
"""Makes the aid for a number of players and the options they play with."""


def aid_of(game: Game, players: int, options: Options) -> Sequence[AidSection]:
    """Returns the player aid of a game; nothing where the game has none."""
    if not game.facets.aid:
        return ()
    return cast(AidMaker, load(game.facets.aid))(players, options)

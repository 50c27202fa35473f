"""Stands for values that a game's rules define: each game says itself what an action or a view is.

They stand in messages as Any, with the name of what they are for the schema; they are read once the
game is known.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

GamePart = Literal[
    "action",
    "outcome",
    "options",
    "snapshot",
    "view",
    "public",
    "own",
    "record",
    "journey",
    "step",
    "item",
    "answer",
]
OF_GAMES = "x-of-games"
"""The key that stands in a schema for these parts, until the writer puts there what they are."""


def refers(*parts: GamePart | Literal["string", "null"]) -> Meta:
    """Returns the mark that says in the schema that a value is one of `parts` of whichever game."""
    return Meta(extra_json_schema={OF_GAMES: parts})


AnyAction = Annotated[Any, refers("action")]
AnyOutcome = Annotated[Any, refers("outcome")]
AnyMove = Annotated[Any, refers("action", "outcome")]
AnyOptions = Annotated[Any, refers("options")]
AnySnapshot = Annotated[Any, refers("snapshot")]
AnyView = Annotated[Any, refers("view", "public")]
AnyPublicView = Annotated[Any, refers("public")]
AnyJourney = Annotated[Any, refers("journey")]
Played = Annotated[Any, refers("action", "string")]
"""An action that somebody sends: an object, or its notation."""
Happened = Annotated[Any, refers("outcome", "string")]
"""An outcome of chance that somebody sends: an object, or its notation."""

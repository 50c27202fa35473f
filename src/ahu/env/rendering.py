"""Renders a table for environments as everybody sees it: in text or as a picture."""

from __future__ import annotations

import io
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from ahu.core.contract import Position
from ahu.core.refusal import refuse

RenderMode = Literal["human", "ansi", "rgb_array", "svg"]
RENDER_MODES: tuple[RenderMode, ...] = ("human", "ansi", "rgb_array", "svg")
WIDTH = 100
"""How many columns the table in text has."""


def check_render_mode(mode: str | None) -> None:
    """Raises Refused if there is no such mode; None renders nothing."""
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise refuse("", "env-choice", what="render_mode", found=str(mode), known=known)


def rendered(position: Position, mode: RenderMode | None) -> str | NDArray[np.uint8] | None:
    """Returns the table as everybody sees it; for people it is printed instead."""
    match mode:
        case None:
            return None
        case "human":
            print(table_text(position, colours=True))
            return None
        case "ansi":
            return table_text(position, colours=False)
    from ahu.env.picture import as_pixels, as_svg

    return as_pixels(position) if mode == "rgb_array" else as_svg(position)


def table_text(position: Position, colours: bool) -> str:
    """Returns the table as text, as at the terminal; as data if the terminal lacks the game."""
    from rich.console import Console

    from ahu.console.terminal_game import terminal_game_of
    from ahu.console.words import Words
    from ahu.text import DEFAULT

    face = terminal_game_of(position.game, position.board, Words(DEFAULT))
    view = position.public()
    if face is None:
        return msgspec.json.format(msgspec.json.encode(view)).decode()
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=colours)
    with console.capture() as captured:
        console.print(face.draw(view, WIDTH))
    return captured.get()

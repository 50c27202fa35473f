"""The encoding of Giants for one board and number of players."""

from __future__ import annotations

from ahu.core.encoding_spec import Encoded, Idle
from ahu.games.giants.actions import TakeBack
from ahu.games.giants.encoder import GiantsEncoder
from ahu.games.giants.encoding_names import plane_names, vector_names
from ahu.games.giants.notation import write
from ahu.games.giants.position import GiantsPosition

VERSION = 1
"""The version of the numbers; see `Encoded.version`."""


def encoded(position: GiantsPosition) -> Encoded:
    """Returns the encoder for games that begin with this position, and the names of its numbers."""
    board, players = position.board, position.players
    encoder = GiantsEncoder(board, players, position.options.open_screens, position.state.tables)
    idle = Idle(encoder.blocks["take-back"], write(TakeBack()))  # for seats without markers
    return Encoded(encoder, plane_names(players), vector_names(board, players), VERSION, idle)

"""The encoding of Orongo for one board and number of players."""

from __future__ import annotations

from ahu.core.encoding_spec import Encoded
from ahu.games.orongo.encoder import OrongoEncoder
from ahu.games.orongo.encoding_names import plane_names, vector_names
from ahu.games.orongo.position import OrongoPosition

VERSION = 1
"""The version of the numbers; see `Encoded.version`."""


def encoded(position: OrongoPosition) -> Encoded:
    """Returns the encoder for games that begin with this position, and the names of its numbers."""
    players = position.players
    encoder = OrongoEncoder(position.board, players)
    return Encoded(encoder, plane_names(players), vector_names(players), VERSION)

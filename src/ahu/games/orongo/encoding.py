"""Orongo in numbers, for one table."""

from __future__ import annotations

from ahu.core.encoding_spec import Encoded
from ahu.games.orongo.encoder import OrongoEncoder
from ahu.games.orongo.encoding_names import plane_names, vector_names
from ahu.games.orongo.position import OrongoPosition

VERSION = 1
"""Of the numbers; see `Encoded.version`."""


def encoded(position: OrongoPosition) -> Encoded:
    """The encoder for tables that begin so, and the names of its numbers."""
    players = position.players
    encoder = OrongoEncoder(position.board, players)
    return Encoded(encoder, plane_names(players), vector_names(players), VERSION)

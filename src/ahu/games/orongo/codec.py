"""Translates between the actions of Orongo and their codes."""

from __future__ import annotations

from functools import lru_cache

import ahu.games.orongo.action_codes as C
import ahu.games.orongo.layout as L
from ahu.core.codebook import Codebook
from ahu.core.contract import Action
from ahu.core.refusal import refuse
from ahu.games.orongo.actions import Bid, Build, OrongoAction, Place
from ahu.games.orongo.board import OrongoBoard


class Codec:
    """Reads and writes codes for one board."""

    def __init__(self, board: OrongoBoard) -> None:
        self.book: Codebook[OrongoAction] = Codebook()
        self.board = board

    def encode(self, action: Action) -> int:
        """Returns the code of an action. Raises Refused for one that this board does not know."""
        known = self.book.code(action)
        return self._encode(action) if known is None else known

    def _encode(self, action: Action) -> int:
        if isinstance(action, Bid):
            if not 0 <= action.shells <= L.SHELLS_IN_ALL:
                raise refuse("O3.1", "orongo-bid-range", shells=action.shells, most=L.SHELLS_IN_ALL)
            return action.shells
        if isinstance(action, Place):
            return C.place(self._field(action.field))
        if not isinstance(action, Build):
            raise refuse("O3.1", "orongo-not-an-action", action=type(action).__name__)
        hexes = self.board.hexes
        palm = self._field(action.palm)
        tiles = [self._field(tile) for tile in action.tiles]
        if hexes[palm].kind != "palm":
            raise refuse("O5.1", "orongo-not-a-palm", field=action.palm)
        for tile in tiles:
            if hexes[tile].kind == "palm":
                raise refuse("O5.1", "orongo-palm-no-tile", field=hexes[tile].name)
        if not 1 <= len(tiles) <= 2:
            raise refuse("O5.1", "orongo-no-set")
        if tiles != sorted(set(tiles)):
            raise refuse("O5.1", "orongo-tile-order")
        return C.build(tiles[0], tiles[1] if len(tiles) > 1 else L.NOBODY, palm)

    def decode(self, code: int) -> OrongoAction:
        """Returns the action that a code stands for."""
        action = self.book.action(code)
        if action is None:
            action = self._decode(code)
            self.book.note(code, action)
        return action

    def _decode(self, code: int) -> OrongoAction:
        hexes = self.board.hexes
        if code & C.BUILD:
            tiles = [i for i in (C.first_tile(code), C.second_tile(code)) if i != L.NOBODY]
            return Build(tuple(hexes[i].name for i in tiles), hexes[C.field_of(code)].name)
        if code & C.PLACE:
            return Place(hexes[C.field_of(code)].name)
        return Bid(code)

    def _field(self, name: str) -> int:
        if name not in self.board.index:
            raise refuse("O1.1", "orongo-unknown-field", field=name)
        return self.board.index[name]


@lru_cache(maxsize=32)
def codec_of(board: OrongoBoard) -> Codec:
    """Returns the codec of a board, made once."""
    return Codec(board)

"""What bots that play by numbers share: from a position to indices, and back to an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ahu.core.contract import Action, Position, Seat
from ahu.core.refusal import refuse
from ahu.core.rng import Rng
from ahu.env.encoding import Encoding
from ahu.env.play import GamePlay
from ahu.games import game_named

SERIOUS = 0.25
"""A sealed decision less likely than this share of the favourite is not meant seriously."""
FINE = 1 << 30

Choose = Callable[[Encoding, GamePlay], int]
"""Chooses a legal index in a game that waits for the seat of the bot."""


@lru_cache(maxsize=16)
def _encoding(name: str, rules: int, players: int) -> Encoding:
    return Encoding(game_named(name).at(rules), players)


def encoding_for(position: Position) -> Encoding:
    """Returns the encoding of a position. Raises Refused if it is on a board not learned on."""
    game = position.game
    found = _encoding(game.name, game.rules_version, position.players)
    if found.start.board.digest != position.board.digest:
        raise refuse("", "network-board", game=game.name, board=position.board.name)
    return found


def decide(recall: Position, seat: Seat, choose: Choose) -> Action:
    """Returns the action of the index that is chosen, or of the two halves that are."""
    encoding = encoding_for(recall)
    play = encoding.play(recall)
    play.seat = seat
    first = choose(encoding, play)
    if encoding.encoder.code(play.buffer, seat, play.half, first) >= 0:
        return encoding.action(recall, seat, [first])
    play.act(seat, first)
    return encoding.action(recall, seat, [first, choose(encoding, play)])


def draw(odds: NDArray[np.float32], rng: Rng) -> int:
    """Draws a sealed decision as likely as it should be, because being foreseeable costs."""
    serious = np.where(odds >= SERIOUS * odds.max(), odds, 0).astype(np.float64)
    counted = np.floor(serious / serious.sum() * FINE).astype(np.int64).cumsum()
    return int(np.searchsorted(counted, rng.below(int(counted[-1])), side="right"))

"""Makes the tables of one game for PettingZoo."""

from __future__ import annotations

from typing import Unpack

from pettingzoo import AECEnv

from ahu.core.contract import Game
from ahu.env.aec import AgentObservation, TableEnv, TableSettings, wrapped


class GameTables:
    """Makes tables of one game. Without `players` they are for the fewest players of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def raw_env(self, players: int | None = None, **settings: Unpack[TableSettings]) -> TableEnv:
        """Returns a table that refuses illegal actions. Raises Refused, also for wrong settings."""
        return TableEnv(self.game, self.game.players[0] if players is None else players, **settings)

    def env(
        self, players: int | None = None, **settings: Unpack[TableSettings]
    ) -> AECEnv[str, AgentObservation, int | None]:
        """Returns a table where an illegal action loses and ends the game."""
        players = self.game.players[0] if players is None else players
        return wrapped(TableEnv(self.game, players, illegal="lose", **settings))

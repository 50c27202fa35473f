"""The game of Goofspiel: sets up positions, and reads and writes their data."""

from __future__ import annotations

import re
from functools import cached_property

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Snapshot
from ahu.core.facets import Facets
from ahu.core.refusal import refuse
from goofspiel.position import (
    Bid,
    GoofspielOptions,
    GoofspielPosition,
    GoofspielPublicView,
    GoofspielSnapshot,
    GoofspielView,
    Prize,
)


class Goofspiel(Game):
    """Goofspiel, for 2 to 5 players."""

    name = "goofspiel"
    players = range(2, 6)
    players_rule = "S1"
    options = GoofspielOptions
    actions = Bid
    outcomes = Prize
    snapshots = GoofspielSnapshot
    views = GoofspielView
    public_views = GoofspielPublicView
    facets = Facets(texts="goofspiel.text")

    def __init__(self, rules_version: int = 2) -> None:
        self.rules_version = rules_version

    @cached_property
    def versions(self) -> tuple[Game, ...]:
        """The versions of the rules; under version 1 tied prizes were carried over."""
        return (Goofspiel(1), GOOFSPIEL)

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> GoofspielPosition:
        self.check_players(players)
        chosen = options or GoofspielOptions()
        assert isinstance(chosen, GoofspielOptions)
        cards = tuple(range(1, chosen.cards + 1))
        snapshot = GoofspielSnapshot(chosen, cards, (cards,) * players, (0,) * players)
        return GoofspielPosition(self, snapshot)

    def restore(self, snapshot: Snapshot, board: Board | None = None) -> GoofspielPosition:
        assert isinstance(snapshot, GoofspielSnapshot)
        self.check_players(len(snapshot.hands), "$.hands")
        snapshot.check()
        return GoofspielPosition(self, snapshot)

    def write(self, move: Action | Outcome, players: int) -> str:
        if isinstance(move, Prize):
            return f"prize {move.card}"
        assert isinstance(move, Bid)
        return f"bid {move.card}"

    def read(self, text: str, chance: bool, players: int) -> Action | Outcome:
        found = re.fullmatch("(prize|bid) ([0-9]{1,2})", text)
        if found is None or (found[1] == "prize") != chance:
            raise refuse("S2", "goofspiel-notation", found=text)
        card = int(found[2])
        return Prize(card) if chance else Bid(card)


GOOFSPIEL = Goofspiel()

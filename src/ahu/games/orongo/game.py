"""The game of Orongo."""

from __future__ import annotations

from functools import cached_property, lru_cache

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Seat, Snapshot
from ahu.core.facets import Facets
from ahu.core.profile import Profile
from ahu.games.orongo import notation, restore
from ahu.games.orongo.actions import First, OrongoAction, OrongoOptions, OrongoOutcome
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.board_reader import BOARDS
from ahu.games.orongo.position import OrongoPosition
from ahu.games.orongo.snapshot import OrongoSnapshot
from ahu.games.orongo.state import State, Tables
from ahu.games.orongo.views import OrongoPublicView, OrongoView


class Orongo(Game):
    """Orongo, for 2 to 4 players."""

    name = "orongo"
    rules_version = 1
    players = range(2, 5)
    players_rule = "O1.3"
    options = OrongoOptions
    actions = OrongoAction
    outcomes = OrongoOutcome
    snapshots = OrongoSnapshot
    views = OrongoView
    public_views = OrongoPublicView
    profile = Profile(minutes=(20, 45), weight="light")
    facets = Facets(
        texts="ahu.games.orongo.text",
        boards="ahu.games.orongo.board_reader:BOARDS",
        disclosure="ahu.games.orongo.disclosure:OrongoDisclosure",
        narration="ahu.games.orongo.narration:OrongoNarrator",
        expertise="ahu.games.orongo.expertise:EXPERTISE",
        encoding="ahu.games.orongo.encoding:encoded",
        networks="ahu.games.orongo.networks:NETWORKS",
        drawing="ahu.games.orongo.drawing:DRAWING",
        picture="ahu.games.orongo.picture:shapes",
        terminal="ahu.games.orongo.terminal.game:OrongoTerminalGame",
        uses="ahu.games.orongo.uses:USES",
        lessons="ahu.games.orongo.lessons",
        puzzles="ahu.games.orongo.puzzles",
        aid="ahu.games.orongo.aid:aid",
        ladder="ahu.games.orongo.ladder:LADDER",
    )

    @cached_property
    def _reference(self) -> OrongoBoard:
        return BOARDS.read(BOARDS.reference())

    def board(self, text: str | None = None) -> OrongoBoard:
        return self._reference if text is None else BOARDS.read(text)

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> OrongoPosition:
        self.check_players(players)
        chosen = OrongoOptions() if options is None else options
        assert isinstance(chosen, OrongoOptions)
        land = self._board(board)
        state = State(tables_of(land), players, chosen.amulet_first)
        return OrongoPosition(self, land, chosen, state)

    def restore(self, snapshot: Snapshot, board: Board | None = None) -> OrongoPosition:
        assert isinstance(snapshot, OrongoSnapshot)
        self.check_players(snapshot.players, "$.players")
        land = self._board(board)
        state = restore.restore(snapshot, land, tables_of(land))
        return OrongoPosition(self, land, snapshot.options, state)

    def first(self, seat: Seat) -> Outcome:
        return First(seat)

    def write(self, move: Action | Outcome, players: int) -> str:
        return notation.write(move)

    def read(self, text: str, chance: bool, players: int) -> Action | Outcome:
        return notation.read_outcome(text, players) if chance else notation.read_action(text)

    def _board(self, board: Board | None) -> OrongoBoard:
        if board is None:
            return self.board()
        assert isinstance(board, OrongoBoard)
        return board


@lru_cache(maxsize=16)
def tables_of(board: OrongoBoard) -> Tables:
    """Returns the tables of a board, made once."""
    return Tables(board)


ORONGO = Orongo()

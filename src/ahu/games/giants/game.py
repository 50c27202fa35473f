"""The game of Giants: sets up positions, and reads and writes their data."""

from __future__ import annotations

from functools import cached_property

import ahu.games.giants.state as states
from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Seat, Snapshot
from ahu.core.facets import Facets
from ahu.core.profile import Profile
from ahu.core.refusal import refuse
from ahu.games.giants import notation, restore
from ahu.games.giants.actions import First, GiantsAction, GiantsOptions, GiantsOutcome
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.board_reader import BOARDS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import GiantsSnapshot
from ahu.games.giants.state import Tables
from ahu.games.giants.views import GiantsPublicView, GiantsView


class Giants(Game):
    """Giants, for 3 to 5 players."""

    name = "giants"
    rules_version = 1
    players = range(3, 6)
    players_rule = "G0.1"
    options = GiantsOptions
    actions = GiantsAction
    outcomes = GiantsOutcome
    snapshots = GiantsSnapshot
    views = GiantsView
    public_views = GiantsPublicView
    # Bots forget nothing, so a person alone with them plays with open bases (G7.2).
    profile = Profile(minutes=(45, 90), weight="medium", first_options={"open_bases": True})
    facets = Facets(
        texts="ahu.games.giants.text",
        boards="ahu.games.giants.board_reader:BOARDS",
        disclosure="ahu.games.giants.disclosure:GiantsDisclosure",
        narration="ahu.games.giants.narration:GiantsNarrator",
        expertise="ahu.games.giants.expertise:EXPERTISE",
        encoding="ahu.games.giants.encoding:encoded",
        networks="ahu.games.giants.networks:NETWORKS",
        drawing="ahu.games.giants.drawing:DRAWING",
        picture="ahu.games.giants.picture:shapes",
        terminal="ahu.games.giants.terminal.game:GiantsTerminalGame",
        uses="ahu.games.giants.uses:USES",
        lessons="ahu.games.giants.lessons",
        puzzles="ahu.games.giants.puzzles",
        planning="ahu.games.giants.planner:Journey",
        aid="ahu.games.giants.aid:aid",
        ladder="ahu.games.giants.ladder:LADDER",
    )

    @cached_property
    def _reference(self) -> GiantsBoard:
        return BOARDS.read(BOARDS.reference())

    def board(self, text: str | None = None) -> GiantsBoard:
        return self._reference if text is None else BOARDS.read(text)

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> GiantsPosition:
        self.check_players(players)
        chosen, island = self._chosen(options, board)
        state = states.new(self._tables(island, players, chosen))
        return GiantsPosition(self, island, chosen, state)

    def restore(self, snapshot: Snapshot, board: Board | None = None) -> GiantsPosition:
        assert isinstance(snapshot, GiantsSnapshot)
        self.check_players(snapshot.players, "$.players")
        chosen, island = self._chosen(snapshot.options, board)
        tables = self._tables(island, snapshot.players, chosen)
        return GiantsPosition(self, island, chosen, restore.restore(snapshot, island, tables))

    def _chosen(
        self, options: Options | None, board: Board | None
    ) -> tuple[GiantsOptions, GiantsBoard]:
        chosen = GiantsOptions() if options is None else options
        island = self.board() if board is None else board
        assert isinstance(chosen, GiantsOptions)
        assert isinstance(island, GiantsBoard)
        if not 1 <= chosen.round_limit <= 250:
            raise refuse("G6.5", "giants-round-limit", limit=chosen.round_limit)
        return chosen, island

    def _tables(self, board: GiantsBoard, players: int, options: GiantsOptions) -> Tables:
        return Tables(
            board,
            players,
            options.quick_game,
            options.visible_score,
            options.return_unsculpted,
            options.open_bases,
            options.round_limit,
        )

    def first(self, seat: Seat) -> Outcome:
        return First(seat)

    def write(self, move: Action | Outcome, players: int) -> str:
        return notation.write(move)

    def read(self, text: str, chance: bool, players: int) -> Action | Outcome:
        return notation.read_outcome(text, players) if chance else notation.read(text, players)


GIANTS = Giants()

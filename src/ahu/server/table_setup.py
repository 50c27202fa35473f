"""What is fixed when a table is opened: the game and its board, the seats, the seed of chance."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.chance import digest
from ahu.core.contract import Game, Options, Position, Snapshot
from ahu.core.lesson import Lesson
from ahu.server.boards import board_of
from ahu.server.table_terms import Terms


class SeatConfig(Struct, frozen=True):
    """Who plays a seat: a bot of a level, or (no level) a person."""

    level: str = ""
    name: str = ""
    guest: bool = False
    """Whether the seat was opened for somebody who gets an invitation."""
    awaited: bool = False
    """Whether the seat's person is still to come, since the table was opened for a rematch."""
    scripted: bool = False
    """Whether a lesson plays the seat."""
    taken_back: int = 0
    """How often the seat had taken a decision back in a record that was uploaded."""
    by_bots: int = 0
    """How many steps bots had decided for the seat's person in a record that was uploaded."""
    resigned: bool = False
    """Whether the seat's person had resigned in a record that was uploaded."""

    @property
    def bot(self) -> bool:
        """Whether a bot plays the seat."""
        return bool(self.level)

    @property
    def for_people(self) -> bool:
        """Whether somebody can hold the seat."""
        return not self.bot and not self.scripted


class TableSetup(Struct, frozen=True, dict=True):
    """What was fixed when the table was opened."""

    table: str
    game: Game
    options: Options
    seat_configs: tuple[SeatConfig, ...]
    seed: str | None
    """The seed of chance; None for a record that was uploaded, and in a lesson."""
    start: Snapshot | None = None
    board_text: str | None = None
    """The text of the board, where the game's own is another by now."""
    opener: str = ""
    """What is kept of the address that opened the table, if it has bots."""
    lesson: Lesson | None = None
    """The lesson that is taken here, as it was when it began."""
    terms: Terms = Terms()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people can hold."""
        return tuple(i for i, config in enumerate(self.seat_configs) if config.for_people)

    @property
    def alone(self) -> bool:
        """Whether one person plays, and otherwise bots."""
        return self.lesson is None and not self.uploaded and len(self.people) == 1

    @property
    def forces(self) -> bool:
        """Whether the only choice of a person is made by itself."""
        return self.lesson is None and not self.uploaded

    @property
    def board(self) -> Board:
        """The board that the table is played on."""
        return board_of(self.game.name, self.board_text)

    @cached_property
    def uploaded(self) -> bool:
        """Whether this is a record to look at, not a game to play."""
        return self.seed is None and self.lesson is None

    @property
    def digest(self) -> str:
        """The digest of the seed, which is told from the beginning."""
        return "" if self.seed is None else digest(self.seed)

    def position(self) -> Position:
        """Returns the position before anything has happened."""
        if self.start is None:
            return self.game.new(len(self.seat_configs), self.options, self.board)
        return self.game.restore(self.start, self.board)

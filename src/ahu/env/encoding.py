"""Says what the numbers of observations and actions mean, for one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Literal, cast

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ahu.core.action_buffer import ActionBuffer
from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Position, Seat
from ahu.core.encoder import WHOLE
from ahu.core.encoding_spec import Encoded
from ahu.core.facets import load
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.reading import convert
from ahu.core.refusal import Refused, refuse
from ahu.env import hashed_encoder
from ahu.env.enumerated_kernel import NumberedPosition, all_actions, held
from ahu.env.play import GamePlay
from ahu.games import game_named

Sight = Literal["recall", "view"]
"""What an observation is made from: a perfect memory, or what the seat may see at the moment."""
SIGHTS: tuple[Sight, ...] = ("recall", "view")
Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class EncodingInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Which numbers a model was learned from, as plain data to store with it."""

    game: str
    rules: int
    version: int
    """The version of the encoding."""
    players: int
    options: dict[str, object]
    board: str
    """The digest of the board."""
    sight: Sight


class Encoding:
    """Encodes a game at one number of players, with its options and board, in numbers."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Options | Mapping[str, object] | None = None,
        board: Board | str | None = None,
        sight: Sight = "recall",
    ) -> None:
        """`board` is a board, or the TOML text of one. Raises Refused."""
        self.game = game_named(game) if isinstance(game, str) else game
        self.game.check_players(players)
        if sight not in SIGHTS:
            raise refuse("", "env-choice", what="sight", found=str(sight), known=", ".join(SIGHTS))
        self.sight: Sight = sight
        self.players = players
        if isinstance(board, str):
            board = self.game.board(board)
        if options is not None and not isinstance(options, Options):
            options = convert(dict(options), self.game.options, "$.options")
            assert isinstance(options, Options)
        self.start = coded(self.game.new(players, options, board))
        self.encoder, self.planes, self.vector, self.version, self.idle = _encoded(self.start)
        self._still = np.zeros(self.size, np.float32)
        self.encoder.prepare(self._still, 0)

    def __deepcopy__(self, memo: object) -> Encoding:
        """Returns the encoding itself, because nothing of it ever changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Stores what the encoding was made from; a reference board need not be stored."""
        board = None if self.start.board is self.game.board() else self.start.board
        made_from = (self.players, self.start.options, board, self.sight)
        return _remade, (self.game.name, self.game.rules_version, self.version, *made_from)

    def info(self) -> EncodingInfo:
        """Returns what to keep beside a model that was learned from these numbers."""
        return EncodingInfo(
            game=self.game.name,
            rules=self.game.rules_version,
            version=self.version,
            players=self.players,
            options=msgspec.structs.asdict(self.start.options),
            board=self.start.board.digest,
            sight=self.sight,
        )

    @classmethod
    def of(cls, info: EncodingInfo, board: Board | str | None = None) -> Encoding:
        """Returns the encoding that was kept. Raises Refused if its numbers changed meaning."""
        game = game_named(info.game).at(info.rules)
        found = cls(game, info.players, info.options, board, info.sight)
        found.check_version(info.version)
        if found.start.board.digest != info.board:
            name = found.start.board.name
            raise refuse("", "record-board", name=name, digest=info.board)
        return found

    def check_version(self, version: int) -> None:
        """Raises Refused if the version is not that of this encoding."""
        if version != self.version:
            game = self.game.name
            raise refuse("", "env-version", game=game, found=version, known=self.version)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.encoder.size

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.encoder.actions

    @property
    def memory(self) -> bool:
        """Whether observations are made from a perfect memory."""
        return self.sight == "recall"

    @cached_property
    def neighbours(self) -> NDArray[np.int64]:
        """The six neighbours of each hex; -1 where there is none."""
        rows = [[*around, *[-1] * (6 - len(around))] for around in self.start.board.neighbours]
        return np.array(rows)

    @cached_property
    def grid(self) -> NDArray[np.int64]:
        """The row and column of each hex in a rectangle, where neighbours lie as on the board."""
        if not self.start.board.hexes:
            raise refuse("", "env-no-hexes", game=self.game.name)
        places = np.array([(hex.r, hex.q) for hex in self.start.board.hexes])
        return np.asarray(places - places.min(axis=0))

    def split(self, observation: Observation) -> tuple[Observation, Observation]:
        """Returns the planes (a row a plane, a column a hex) and the vector, without copying."""
        hexes = len(self.start.board.hexes)
        middle = len(self.planes) * hexes
        before = observation.shape[:-1]
        planes = observation[..., :middle].reshape(*before, len(self.planes), hexes)
        return planes, observation[..., middle:]

    def on_grid(self, observation: Observation) -> Observation:
        """Returns the planes laid out on the grid, for convolutions."""
        planes, _ = self.split(observation)
        rows, columns = self.grid.max(axis=0) + 1
        laid = np.zeros((*planes.shape[:-1], rows, columns), np.float32)
        laid[..., self.grid[:, 0], self.grid[:, 1]] = planes
        return laid

    def play(self, position: Position | None = None, codes: ActionBuffer | None = None) -> GamePlay:
        """Returns a game to play by indices, from its beginning or from a position.

        Games of one thread may share `codes`, the scratch that their actions are listed in.
        """
        start = self.start if position is None else coded(position)
        codes = ActionBuffer() if codes is None else codes
        return GamePlay(self, self.start.kernel, self.encoder, start.state.copy(), codes)

    def resume(self, buffer: Buffer, half: int, seat: int) -> GamePlay:
        """Returns a game that goes on from the parts of another; `half` may be WHOLE."""
        play = GamePlay(self, self.start.kernel, self.encoder, buffer, ActionBuffer())
        play.half = half
        play.seat = seat
        return play

    def position(self, play: GamePlay) -> Position:
        """Returns the position a game stands at, with everything in it."""
        return held(play.buffer) or self.coded(play)

    def coded(self, play: GamePlay) -> KernelPosition[Buffer]:
        """Returns the position with codes for its actions."""
        return self.start.with_state(play.buffer)

    def observe(self, play: GamePlay, seat: Seat) -> Observation:
        """Returns what a seat knows."""
        self.start.check_seat(seat)
        out = self._still.copy()
        play.observe(seat, self.memory, out, 0)
        return out

    def mask(self, play: GamePlay, seat: Seat) -> Mask:
        """Returns 1 for each index that the seat may choose now, else 0."""
        self.start.check_seat(seat)
        out = np.empty(self.actions, np.int8)
        play.mask(seat, out, 0)
        return out

    def indices(self, position: Position, seat: Seat, action: Action) -> list[int]:
        """Returns the index of an action, or the two of an action that is chosen in halves.

        Raises Refused if the position does not allow it.
        """
        refusal = position.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        return self.indices_of(position, seat, coded(position).encode(seat, action))

    def indices_of(self, position: Position, seat: Seat, code: int) -> list[int]:
        """Returns the index, or the two indices, of a legal code."""
        first = self.encoder.first(coded(position).state, seat, code)
        halves = [first, self.encoder.second(code)]
        return [index for index in halves if index != WHOLE]

    def action(self, position: Position, seat: Seat, indices: Sequence[int]) -> Action:
        """Returns the readable action of one legal index, or of the two of an action in halves."""
        half = indices[0] if len(indices) > 1 else WHOLE
        at = coded(position)
        code = self.encoder.code(at.state, seat, half, indices[-1])
        if code == WHOLE:
            raise refuse("", "env-half", index=indices[0])
        return at.decode(seat, code)


@cache
def _remade(
    game: str,
    rules: int,
    version: int,
    players: int,
    options: Options,
    board: Board | None,
    sight: Sight,
) -> Encoding:
    found = Encoding(game_named(game).at(rules), players, options, board, sight)
    found.check_version(version)
    return found


def can_be_numbered(game: Game) -> bool:
    """Returns whether a game has an encoding, or actions that can be numbered."""
    try:
        return bool(game.facets.encoding or all_actions(game))
    except Refused:
        return False


def coded(position: Position) -> KernelPosition[Buffer]:
    """Returns the position with codes for its actions. Raises Refused if it can have none."""
    if isinstance(position, KernelPosition):
        return position
    return cast(KernelPosition[Buffer], NumberedPosition(position))


def _encoded(position: KernelPosition[Buffer]) -> Encoded:
    place = position.game.facets.encoding
    if place:
        return cast(Callable[[Position], Encoded], load(place))(position)
    return hashed_encoder.encoded(cast(NumberedPosition, position))

"""Our games as OpenSpiel games. Importing this module registers each as `ahu_NAME`.

    game = pyspiel.load_game("ahu_NAME(players=3)")

Chance is explicit, and sealed decisions are simultaneous nodes. Where everything else is open to
a perfect memory, these are games of perfect information but for that. With `turn_based=true`
sealed decisions are made one after another, unseen by the others, as sequential algorithms need.
What chance deals face down (`Outcome.seen_by`) stands in nobody else's information state.
OpenSpiel looks for no games of other packages by itself: the import is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ahu.env.extras import extra_for

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise extra_for(missing, "openspiel") from None

from ahu.core.board import Board
from ahu.core.contract import Game, Outcome, Position, Snapshot, deals_face_down
from ahu.core.encoder import WHOLE
from ahu.core.refusal import refuse
from ahu.env.encoding import Encoding, Observation, can_be_numbered
from ahu.env.play import GamePlay
from ahu.games import available

Parameter = bool | int | float | str
CHANCE_MOST = 64
"""No moment has more outcomes of chance; they are numbered in the order of the position's list."""
LONGEST = 100_000
"""No game has more decisions than this; most have some hundred."""


def _defaults(game: Game) -> dict[str, Parameter]:
    """Returns the parameters: players, how sealed decisions are made, a board file, and options.

    Without a file the board is the one that comes with the game.
    """
    options = msgspec.structs.asdict(game.options())
    return {"players": game.players[0], "turn_based": False, "board": "", **options}


def _type(game: Game, turn_based: bool) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"ahu_{game.name}",
        long_name=game.name.capitalize(),
        dynamics=kinds.Dynamics.SEQUENTIAL if turn_based else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if turn_based or deals_face_down(game)
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_defaults(game),
    )


class AhuGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games as an OpenSpiel game, with its parameters."""

    def __init__(
        self,
        game: Game,
        params: Mapping[str, Parameter] | None = None,
        board: Board | None = None,
    ) -> None:
        given = {**_defaults(game), **(params or {})}
        self.turn_based = bool(given["turn_based"])
        options = {name: given[name] for name in game.options.__struct_fields__}
        if board is None and given["board"]:
            board = game.board(_text_of(str(given["board"])))
        self.encoding = Encoding(game, int(given["players"]), options, board)
        players = self.encoding.players
        super().__init__(
            _type(game, self.turn_based),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.actions,
                max_chance_outcomes=CHANCE_MOST,
                num_players=players,
                min_utility=-1.0 / (players - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> AhuState:
        return AhuState(self)

    def state_of(self, position: Position) -> AhuState:
        """Returns a state from a position, such as what a seat recalls, without a history."""
        return AhuState(self, position)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Parameter] | None = None
    ) -> Observer:
        return Observer(self.encoding, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """Returns a number above that of any game."""
        return LONGEST


def _text_of(file: str) -> str:
    """Returns the text of a board file; the name of a board that comes with a game is its text."""
    if not file.endswith(".toml") and not Path(file).exists():
        return file
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise refuse("", "env-board-file", file=file, problem=str(error)) from None


class GamePosition:
    """Where a game stands. It is copied when a state is cloned, and stored as its snapshot."""

    def __init__(self, encoding: Encoding, play: GamePlay) -> None:
        self.encoding = encoding
        self.play = play

    def __deepcopy__(self, memo: object) -> GamePosition:
        return GamePosition(self.encoding, self.play.copy())

    def __reduce__(self) -> tuple[object, ...]:
        snapshot = self.encoding.position(self.play).snapshot()
        return _stand, (self.encoding, snapshot, self.play.half)


def _stand(encoding: Encoding, snapshot: Snapshot, half: int) -> GamePosition:
    play = encoding.play(encoding.game.restore(snapshot, encoding.start.board))
    play.half = half
    return GamePosition(encoding, play)


class AhuState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of a game, played by indices."""

    def __init__(self, game: AhuGame, position: Position | None = None) -> None:
        super().__init__(game)
        self.turn_based = game.turn_based
        self.start = position
        """What the state began from, where that is not how the game begins."""
        self.standing = GamePosition(game.encoding, game.encoding.play(position))
        self.sealed = 0
        """How many of the last decisions are sealed, while others still decide."""
        self.dealt: list[Outcome] = []
        """What chance did, in a game in which not all may know it."""

    @property
    def encoding(self) -> Encoding:
        """The encoding, which says what the numbers mean."""
        return self.standing.encoding

    @property
    def play(self) -> GamePlay:
        """The game, played by indices."""
        return self.standing.play

    @property
    def position(self) -> Position:
        """The position, with everything in it."""
        return self.encoding.position(self.play)

    def _waiting(self) -> int:
        return self.play.kernel.waiting(self.play.buffer)

    def _deciding(self) -> list[int]:
        mask = self.play.kernel.deciding(self.play.buffer)
        return [seat for seat in range(self.encoding.players) if mask >> seat & 1]

    def _at_once(self) -> bool:
        return not self.turn_based and len(self._deciding()) > 1

    def current_player(self) -> int:
        waiting = self._waiting()
        if waiting == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if waiting == 1:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._at_once() else self.play.seat

    def is_terminal(self) -> bool:
        return self._waiting() == 0

    def _legal_actions(self, player: int) -> list[int]:
        if self._at_once():
            if player not in self._deciding():
                return [self.encoding.idle.action]
        elif player != self.play.seat:
            return []
        return np.flatnonzero(self.encoding.mask(self.play, player)).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.position.outcomes()]
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self._waiting() == 1:
            position = self.position
            outcome = position.outcomes()[action][0]
            position.happen(outcome)
            if deals_face_down(self.encoding.game):
                self.dealt.append(outcome)
            self.play.look()
            return
        sealing = len(self._deciding()) > 1
        self._act(self.play.seat, action)
        self.sealed = self.sealed + 1 if sealing else 0

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat in self._deciding():
            self._act(seat, actions[seat])

    def _act(self, seat: int, action: int) -> None:
        """Plays an action. Raises Refused if it is illegal, which OpenSpiel does not check."""
        mask = self.encoding.mask(self.play, seat)
        if not 0 <= action < len(mask) or not mask[action]:
            raise refuse("", "env-illegal", game=0, index=action)
        self.play.act(seat, action)

    def returns(self) -> list[float]:
        return [self.play.share(seat) for seat in range(self.encoding.players)]

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.encoding.coded(self.play)
        game, players = self.encoding.game, self.encoding.players
        if player == pyspiel.PlayerId.CHANCE:
            return game.write(position.outcomes()[action][0], players)
        if player not in self._deciding():
            return self.encoding.idle.notation
        half = self.play.half
        code = self.encoding.encoder.code(position.state, player, half, action)
        if code == WHOLE:
            codes = position.legal_codes(player)
            first = self.encoding.encoder.first
            code = next(code for code in codes if first(position.state, player, code) == action)
            return game.write(position.decode(player, code), players).rpartition(" ")[0]
        return game.write(position.decode(player, code), players)

    def known(self, player: int) -> str:
        """Returns everything that has happened, as far as the player knows it.

        Chance stands there by its number among what might have happened. Where not all may know
        what that was, the number would give it away, so chance stands there in notation.
        """
        events = [(event.player, event.action) for event in self.full_history()]
        hidden = len(events) - self.sealed
        dealt = iter(self.dealt)
        return " ".join(
            f"{seat}:?"
            if number >= hidden and seat != player
            else f"{seat}:{self._known(next(dealt), player)}"
            if self.dealt and seat == pyspiel.PlayerId.CHANCE
            else f"{seat}:{action}"
            for number, (seat, action) in enumerate(events)
        )

    def _known(self, outcome: Outcome, player: int) -> str:
        """Returns an outcome in notation without blanks, or "?" if the player may not know it."""
        if not outcome.seen_by(player):
            return "?"
        return self.encoding.game.write(outcome, self.encoding.players).replace(" ", "-")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AhuState:
        """Returns a state that looks the same to the player; what others sealed is drawn anew.

        Raises Refused in a game with cards dealt face down, which may depend on each other.
        """
        game = self.encoding.game
        if deals_face_down(game):
            raise refuse("", "env-face-down", game=game.name)
        history = [(event.player, event.action) for event in self.full_history()]
        if all(seat == player for seat, _ in history[len(history) - self.sealed :]):
            same: AhuState = self.clone()
            return same
        found = AhuState(self.get_game(), self.start)
        for number, (seat, action) in enumerate(history):
            if number >= len(history) - self.sealed and seat != player:
                legal = found.legal_actions()
                action = legal[min(int(sampler() * len(legal)), len(legal) - 1)]
            found.apply_action(action)
        return found

    def own_secrets(self, player: int) -> str:
        """Returns what only the player knows: what they were dealt, and what they sealed."""
        events = self.full_history()[-self.sealed :] if self.sealed else []
        dealt = [
            self._known(outcome, player)
            for outcome in self.dealt
            if outcome.seen_by(player) and not outcome.seen_by(None)
        ]
        sealed = [str(event.action) for event in events if event.player == player]
        return " ".join([*dealt, *sealed])

    def __str__(self) -> str:
        return f"{_written(self.position)} {self.play.half}"


def _written(position: Position) -> str:
    return msgspec.json.encode(position.snapshot()).decode()


class Observer:
    """Tells what a player knows, as numbers or in words."""

    def __init__(
        self, encoding: Encoding, kind: Any, params: Mapping[str, Parameter] | None
    ) -> None:
        for name in params or ():
            raise refuse("", "env-parameter", name=name, known="-")
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.encoding = encoding
        self.tensor: Observation | None = None
        """What the player observes. There is none of a whole history: it is told in words."""
        self.dict: dict[str, Observation] = {}
        if not self.kind.perfect_recall:
            self.tensor = np.zeros(encoding.size, np.float32)
            planes, vector = encoding.split(self.tensor)
            self.dict = {"planes": planes, "vector": vector}

    def set_from(self, state: AhuState, player: int) -> None:
        """Writes what the player knows into `tensor`, of which `dict` has the parts."""
        if self.tensor is None:
            raise refuse("", "env-no-history")
        self.encoding.encoder.prepare(self.tensor, 0)  # its owner may have changed it
        state.play.observe(player, self.encoding.memory, self.tensor, 0)

    def string_from(self, state: AhuState, player: int) -> str | None:
        """Returns what the player knows: the whole history, the position, or only their secrets."""
        if not self.kind.public_info:
            return state.own_secrets(player)
        if self.kind.perfect_recall:
            return f"player {player}: {state.known(player)}"
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return msgspec.json.encode(state.position.public()).decode()
        return f"player {player}: {_written(state.position.recall(player))}"


def _kind(game: Game) -> type[AhuGame]:
    """Returns a class for a game: OpenSpiel keeps classes, and stores games by their names."""

    def begin(self: AhuGame, params: Mapping[str, Parameter] | None = None) -> None:
        AhuGame.__init__(self, game, params)

    name = f"{game.name.title()}Game"
    return type(name, (AhuGame,), {"__init__": begin, "__module__": __name__})


for _game in available():
    if can_be_numbered(_game):
        _made = _kind(_game)
        globals()[_made.__name__] = _made
        pyspiel.register_game(_type(_game, turn_based=False), _made)

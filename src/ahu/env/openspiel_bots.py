"""Lets OpenSpiel's search play at our tables, and our bots at OpenSpiel's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import numpy as np
import pyspiel
from msgspec import Meta
from open_spiel.python.algorithms import mcts

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.bots.game_loop import SeatedBot, seat_bot
from ahu.bots.spec import parse
from ahu.core.contract import Action, Position, Seat
from ahu.core.encoder import WHOLE
from ahu.core.rng import Rng, rng_for
from ahu.env.encoding import coded
from ahu.env.openspiel import AhuGame, AhuState


class Playouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's evaluation by random play, with the playing done inside our library."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self._rng = rng

    def evaluate(self, state: AhuState) -> Any:
        """Returns what each player has won at the end of a playout from here."""
        play = state.play.copy()
        if play.half != WHOLE:
            seconds = state.legal_actions()
            play.act(play.seat, seconds[self._rng.below(len(seconds))])
        play.kernel.playout(play.buffer, self._rng, play.codes)
        return np.array([play.share(seat) for seat in range(play.encoder.players)])


class MctsSettings(BotSettings, frozen=True):
    """How long the bot thinks, and how."""

    sims: Annotated[int, Meta(ge=1, le=10_000_000)] = 1000
    """How many simulations it makes for a decision."""
    exploration: Annotated[float, Meta(ge=0, le=100)] = 2.0
    """How curious it is about actions that it has tried less."""


class MctsBot:
    """Plays by OpenSpiel's Monte-Carlo tree search, from what its seat recalls.

    It searches sealed decisions one after another, as if later seats had seen the earlier ones:
    that is how OpenSpiel's search understands a game.
    """

    def __init__(self, settings: MctsSettings) -> None:
        self._settings = settings
        self._game: AhuGame | None = None

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        position = coded(recall)
        if self._game is None:
            options = msgspec.structs.asdict(position.options)
            params = {"players": position.players, "turn_based": True, **options}
            self._game = AhuGame(position.game, params, position.board)
        state = self._game.state_of(position)
        state.play.seat = seat
        sims = budget.simulations or self._settings.sims
        searcher = mcts.MCTSBot(
            self._game,
            self._settings.exploration,
            sims,
            Playouts(rng),
            random_state=np.random.RandomState(rng.below(1 << 32)),
        )
        indices = [searcher.step(state)]
        state.play.act(seat, indices[0])
        if state.play.half != WHOLE:
            indices.append(searcher.step(state))
        return self._game.encoding.action(position, seat, indices)


MCTS = BotKind(MctsSettings, MctsBot)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
    """One of our bots as a player of OpenSpiel's: `SpielBot("search:ms=50", player=0)`."""

    def __init__(self, spec: str, player: int, seed: int | str = 0) -> None:
        """Raises Refused if there is no such bot."""
        super().__init__()
        self._spec = parse(spec)
        self._player = player
        self._rng = rng_for(seed, "seat", player)
        self._seated: SeatedBot | None = None
        self._second = WHOLE

    def player_id(self) -> int:
        """Returns the player that the bot plays for."""
        return self._player

    def restart_at(self, state: AhuState) -> None:
        """Begins a new game with a new bot."""
        self.restart()
        self._seated = seat_bot(state.encoding.game, self._spec, self._rng)

    def restart(self) -> None:
        """Closes the bot, because the game is over."""
        if self._seated is not None:
            self._seated.bot.close()
        self._seated = None
        self._second = WHOLE

    def inform_action(self, state: AhuState, player: int, action: int) -> None:
        """Does nothing, because the bot recalls everything anyway."""

    def step(self, state: AhuState) -> int:
        """Returns the bot's action, from what its seat recalls."""
        player = self._player
        if self._seated is None:
            self.restart_at(state)
        assert self._seated is not None
        if state.play.half != WHOLE:
            return self._second
        recall: Position = state.position.recall(player)
        legal = recall.legal(player)
        if not legal:
            return int(state.legal_actions(player)[0])  # it is asked only because others decide
        who = self._seated
        action = who.bot.decide(recall, player, legal, who.rng, who.budget)
        first, *rest = state.encoding.indices(recall, player, action)
        self._second = rest[0] if rest else WHOLE
        return first

"""Environments for Gymnasium: one seat learns against bots, in one game or many side by side."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from ahu.env.extras import extra_for

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise extra_for(missing, "env") from None

from ahu.bots.game_loop import SeatedBot, seat_bot
from ahu.bots.greedy import GreedySettings
from ahu.bots.spec import BotSpec, parse
from ahu.core.board import Board
from ahu.core.contract import Game, Options
from ahu.core.encoder import NOBODY, WHOLE
from ahu.core.refusal import refuse
from ahu.core.rng import Rng, rng_for
from ahu.env.aec import AgentObservation, seen_space
from ahu.env.encoding import Encoding, Sight, can_be_numbered
from ahu.env.play import GamePlay
from ahu.env.rendering import RENDER_MODES, RenderMode, check_render_mode, rendered
from ahu.env.vector import FORFEIT, Reward, VectorGames, check_reward
from ahu.games import available, game_named

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""
AT_RANDOM = "random"


class Rivals:
    """The bots on the other seats of one game. They see what their seat recalls."""

    def __init__(self, encoding: Encoding, specs: Mapping[int, BotSpec]) -> None:
        self.encoding = encoding
        self.specs = specs
        self._seated: dict[int, SeatedBot] = {}
        self._second = WHOLE

    def begin(self, seed: int | str) -> None:
        """Makes new bots for a new game."""
        self.close()
        game = self.encoding.game
        self._seated = {
            seat: seat_bot(game, spec, rng_for(seed, "seat", seat))
            for seat, spec in self.specs.items()
        }
        self._second = WHOLE

    def choose(self, play: GamePlay) -> int:
        """Returns the index that the seat whose turn it is plays."""
        if play.half != WHOLE:
            return self._second
        seat = play.seat
        recall = self.encoding.position(play).recall(seat)
        who = self._seated[seat]
        action = who.bot.decide(recall, seat, recall.legal(seat), who.rng, who.budget)
        first, *rest = self.encoding.indices(recall, seat, action)
        self._second = rest[0] if rest else WHOLE
        return first

    def __deepcopy__(self, memo: object) -> Rivals:
        found = Rivals.__new__(Rivals)
        found.__setstate__(self.__getstate__())
        return found

    def __getstate__(self) -> _StoredRivals:
        rngs = {seat: who.rng.state for seat, who in self._seated.items()}
        return self.encoding, self.specs, rngs, self._second

    def __setstate__(self, stored: _StoredRivals) -> None:
        """Makes the bots anew, each with the rng it had; what one kept in mind is forgotten."""
        self.encoding, self.specs, rngs, self._second = stored
        game = self.encoding.game
        self._seated = {
            seat: seat_bot(game, self.specs[seat], Rng(state)) for seat, state in rngs.items()
        }

    def close(self) -> None:
        """Closes the bots, because the game is over."""
        for who in self._seated.values():
            who.bot.close()
        self._seated = {}


_StoredRivals = tuple[Encoding, Mapping[int, BotSpec], dict[int, int], int]


def rivals_of(players: int, seat: int, bots: str | Sequence[str]) -> dict[int, BotSpec]:
    """Returns the bots of the other seats: one for all, or one each, clockwise. Raises Refused."""
    if not 0 <= seat < players:
        raise refuse("", "env-seat", seat=seat, players=players)
    texts = [bots] if isinstance(bots, str) else list(bots)
    if len(texts) not in (1, players - 1):
        raise refuse("", "env-rivals", others=players - 1, found=len(texts))
    specs = [parse(text) for text in texts] * (players - 1 if len(texts) == 1 else 1)
    return {(seat + 1 + i) % players: spec for i, spec in enumerate(specs)}


class SeatEnv(gymnasium.Env[AgentObservation, np.int64]):
    """Plays one seat of one game. An illegal action loses and ends the game."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Game | str,
        players: int,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = AT_RANDOM,
        options: Options | Mapping[str, object] | None = None,
        board: Board | str | None = None,
        sight: Sight = "recall",
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
    ) -> None:
        """Raises Refused if a setting is unknown."""
        check_reward(reward)
        check_render_mode(render_mode)
        self.render_mode: RenderMode | None = render_mode
        self.encoding = Encoding(game, players, options, board, sight)
        self.seat = seat
        self.reward: Reward = reward
        self.rivals = Rivals(self.encoding, rivals_of(players, seat, bots))
        self.observation_space = seen_space(self.encoding)  # type: ignore[assignment]  # a Dict
        self.action_space = spaces.Discrete(self.encoding.actions)
        self._chance, self._bots = _rngs(secrets.randbits(64))
        self._play = self.encoding.play()
        self._points = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[AgentObservation, dict[str, Any]]:
        """Begins a game. With the same seed chance and bots do the same."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance, self._bots = _rngs(seed)
        self._play = self.encoding.play()
        self.rivals.begin(self._bots.next())
        self._points = 0
        self._go_on()
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[AgentObservation, float, bool, bool, dict[str, Any]]:
        """Acts, and lets the others act until the seat must decide again."""
        mask = self.encoding.mask(self._play, self.seat)
        if not 0 <= action < len(mask) or not mask[action]:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._play.act(self.seat, int(action))
        self._go_on()
        over = self._play.seat == NOBODY
        return self._seen(), self._rewarded(over), over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns which actions are legal, by the name that learners with masks ask for."""
        return self.encoding.mask(self._play, self.seat).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Returns the table as everybody sees it, in text or as a picture, never more."""
        return rendered(self.encoding.position(self._play), self.render_mode)

    def _seen(self) -> AgentObservation:
        return {
            "observation": self.encoding.observe(self._play, self.seat),
            "action_mask": self.encoding.mask(self._play, self.seat),
        }

    def _go_on(self) -> None:
        self._play.settle(self._chance)
        while self._play.seat not in (self.seat, NOBODY):
            self._play.act(self._play.seat, self.rivals.choose(self._play))
            self._play.settle(self._chance)

    def _rewarded(self, over: bool) -> float:
        if self.reward == "win":
            return self._play.share(self.seat) if over else 0.0
        before, self._points = self._points, self._play.points(self.seat)
        return float(self._points - before)

    def close(self) -> None:
        self.rivals.close()


class SeatVectorEnv(VectorEnv[AgentObservation, NDArray[np.int64], NDArray[np.generic]]):
    """Plays one seat of each of many games; a game that ends begins anew in the same step.

    Bots that decide at random or greedily, such as the level `normal`, play inside the compiled
    loop; others are asked one by one. `threads` says how many cores play.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        num_envs: int,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = AT_RANDOM,
        options: Options | Mapping[str, object] | None = None,
        board: Board | str | None = None,
        sight: Sight = "recall",
        reward: Reward = "win",
        copy: bool = True,
        threads: int = 1,
    ) -> None:
        """Without `copy` observations are views that the next step overwrites. Raises Refused."""
        specs = rivals_of(players, seat, bots)
        game = game_named(game) if isinstance(game, str) else game
        at_random = tuple(other for other, spec in specs.items() if spec.text == AT_RANDOM)
        greedy = {
            other: noise for other, spec in specs.items() if (noise := _noise(spec, game)) >= 0
        }
        self.games = VectorGames(
            game,
            players,
            num_envs,
            options=options,
            board=board,
            sight=sight,
            reward=reward,
            at_random=at_random,
            greedy=greedy,
            threads=threads,
            watch=seat,
        )
        inside = {*at_random, *greedy}
        asked = {other: spec for other, spec in specs.items() if other not in inside}
        self.rivals = [Rivals(self.games.encoding, asked) for _ in range(num_envs)] if asked else []
        self.seat = seat
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = seen_space(self.games.encoding)
        self.single_action_space = spaces.Discrete(self.games.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[AgentObservation, dict[str, Any]]:
        """Begins all games, each with its own seed.

        A number is the seed of the first game, and each of the others has the next one. With the
        same seeds chance and bots do the same, alone or among others.
        """
        self.games.reset(_seeds(seed, self.num_envs))
        for game in range(len(self.rivals)):
            self._begin_rivals(game)
            self._answer(game)
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        AgentObservation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Acts in all games, and lets the others act until the seat must decide again."""
        now = self.games.now
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise refuse("", "env-shape", found=str(chosen.shape), count=self.num_envs)
        inside = (chosen >= 0) & (chosen < self.games.encoding.actions)
        legal = inside & (now.masks[np.arange(self.num_envs), np.where(inside, chosen, 0)] == 1)
        self.games.step(np.where(legal, chosen, FORFEIT))
        for game in range(len(self.rivals)):
            if now.ends[game]:
                self._begin_rivals(game)
            self._answer(game)
        ends = now.ends.copy()
        infos: dict[str, Any] = {}
        if ends.any():
            illegal = {"illegal": ~legal & ends, "_illegal": ~legal & ends}
            infos = {
                "final_obs": self._finals(ends),
                "_final_obs": ends.copy(),
                "final_info": illegal if illegal["illegal"].any() else {},
                "_final_info": ends.copy(),
            }
        rewards = now.rewards[:, self.seat].copy()
        return self._seen(), rewards, ends, np.zeros(self.num_envs, np.bool_), infos

    def _begin_rivals(self, game: int) -> None:
        """Makes the bots of the game that has just begun."""
        batch, place = self.games.place(game)
        self.rivals[game].begin(batch.seed[place])

    def _answer(self, game: int) -> None:
        """Lets the bots of one game act until the seat must decide, in the next game if need be."""
        seats, ends = self.games.now.seats, self.games.now.ends
        rivals = self.rivals[game]
        batch, place = self.games.place(game)
        while seats[game] != self.seat:
            ended, ends[game] = ends[game], False
            batch.act(place, rivals.choose(batch.games[place]))
            if ends[game]:
                self._begin_rivals(game)
            ends[game] |= ended

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns which actions are legal, a row for each game."""
        return self.games.now.masks.astype(np.bool_)

    def _seen(self) -> AgentObservation:
        now = self.games.now
        if self.copy:
            return {"observation": now.observations.copy(), "action_mask": now.masks.copy()}
        return {"observation": now.observations, "action_mask": now.masks}

    def _finals(self, ends: NDArray[np.bool_]) -> NDArray[np.object_]:
        """Returns what the seat saw last in the games that ended."""
        found = np.full(self.num_envs, None, np.object_)
        for game in np.flatnonzero(ends):
            mask = np.zeros(self.games.encoding.actions, np.int8)
            found[game] = {"observation": self.games.finals[game].copy(), "action_mask": mask}
        return found

    def close_extras(self, **settings: Any) -> None:
        for rivals in self.rivals:
            rivals.close()


def _noise(spec: BotSpec, game: Game) -> float:
    """Returns the noise of a bot that plays greedily, without a beginner's mistakes; else -1."""
    settings = spec.settled(game).settings
    if isinstance(settings, GreedySettings) and not settings.misjudges:
        return settings.noise
    return -1.0


def _rngs(seed: int) -> tuple[Rng, Rng]:
    """Returns the rng of chance, and the one from which bots get their seeds."""
    return rng_for(seed, "chance"), rng_for(seed, "bots")


def _seeds(seed: int | list[int | None] | None, count: int) -> list[int]:
    """Returns a seed for each game; where none is given it is drawn. Raises Refused."""
    given = (
        seed
        if isinstance(seed, list)
        else [None if seed is None else seed + i for i in range(count)]
    )
    if len(given) != count:
        raise refuse("", "env-seeds", found=len(given), count=count)
    return [secrets.randbits(64) if one is None else one for one in given]


def register() -> None:
    """Tells Gymnasium of every game, as `ahu/NAME-v0`; importing this module does so."""
    for game in available():
        if can_be_numbered(game):
            gymnasium.register(
                f"ahu/{game.name.title()}-v0",
                entry_point="ahu.env.gym:SeatEnv",
                vector_entry_point="ahu.env.gym:SeatVectorEnv",
                kwargs={"game": game.name, "players": game.players[0]},
            )


register()

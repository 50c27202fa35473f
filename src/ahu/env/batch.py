"""Plays many games at once by indices. This is the inner loop of the vector environments."""

from __future__ import annotations

from array import array

from ahu.bots.greedy_seat import GreedySeat
from ahu.core.encoder import NOBODY, WHOLE, Floats, Ints
from ahu.core.kernel import Buffer
from ahu.core.rng import Rng, rng_for
from ahu.env.play import GamePlay

FINE = -1
FORFEIT = -1
"""The index with which the deciding seat gives the game up."""


class Batch:
    """Plays games that begin anew when they end, and writes what happens into arrays.

    For each game it writes `observations` and `masks` for the seat that decides next, which is in
    `seats`; `rewards` of all seats since the last step; in `ends` whether a game ended and another
    began, and then in `points` what all seats had, in `finals` the last observation of the seat
    `watch`. It reads none of these arrays: their owner may change them.
    """

    def __init__(
        self,
        games: list[GamePlay],
        fresh: Buffer,
        memory: bool,
        win: bool,
        watch: int,
        at_random: int,
        bots: list[GreedySeat | None],
        observations: Floats,
        masks: Ints,
        rewards: Floats,
        seats: Ints,
        ends: Ints,
        points: Floats,
        finals: Floats,
    ) -> None:
        """`at_random` has a bit for each seat that plays at random by itself.

        `bots` has for each seat of each game who plays it, None where the caller or chance does; it
        is empty where no bot plays.
        """
        encoder = games[0].encoder
        self.games = games
        self.count = len(games)
        self.players = encoder.players
        self.size = encoder.size
        self.actions = encoder.actions
        self.fresh = fresh
        self.memory = memory
        self.win = win
        self.watch = watch
        self.at_random = at_random
        self.bots = bots
        self.greedy = 0
        """A bit for each seat that a bot plays."""
        for seat, bot in enumerate(bots[: self.players]):
            if bot is not None:
                self.greedy |= 1 << seat
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.seats = seats
        self.ends = ends
        self.points = points
        self.finals = finals
        self.legal = array("b", bytes(self.count * self.actions))
        """The masks by which actions are judged."""
        self.rngs = [Rng(0) for _ in games]
        self.seeds = [Rng(0) for _ in games]
        """Where the seeds of each game's bots come from."""
        self.seed = [0 for _ in games]
        """The seed that the bots of each game have now."""
        self.held = array("i", bytes(4 * self.count * self.players))
        """The points of all seats that have been rewarded already."""
        for game in range(self.count):
            encoder.prepare(observations, game * self.size)
            if watch != NOBODY:
                encoder.prepare(finals, game * self.size)

    def reset(self, rngs: list[Rng], seeds: list[Rng]) -> None:
        """Begins all games, each with its own rng of chance and one for the seeds of its bots."""
        self.rngs = rngs
        self.seeds = seeds
        for game in range(self.count):
            self._clear(game)
            self._begin(game)
            self._go_on(game)

    def step(self, indices: Ints) -> int:
        """Plays an index in each game. Returns FINE, or the first game whose index is not legal.

        If one is not legal, nothing changes.
        """
        wrong = self.check(indices)
        if wrong == FINE:
            self.go(indices)
        return wrong

    def check(self, indices: Ints) -> int:
        """Returns FINE, or the first game whose index is not legal."""
        for game in range(self.count):
            index = indices[game]
            play = self.games[game]
            if index == FORFEIT and play.seat != NOBODY:
                continue
            if index < 0 or index >= self.actions or not self.legal[game * self.actions + index]:
                return game
        return FINE

    def go(self, indices: Ints) -> None:
        """Plays a legal index in each game."""
        for game in range(self.count):
            self._clear(game)
            if indices[game] == FORFEIT:
                self._forfeit(game)
            else:
                self.act(game, indices[game])

    def _forfeit(self, game: int) -> None:
        """Takes 1 from the seat that gives up, nothing from others, and begins the next game."""
        play = self.games[game]
        self.rewards[game * self.players + play.seat] -= 1.0
        self._close(game)
        self._begin(game)
        self._go_on(game)

    def act(self, game: int, index: int) -> None:
        """Plays an index in one game up to its next decision, and adds to its rewards."""
        play = self.games[game]
        play.act(play.seat, index)
        self._go_on(game)

    def _clear(self, game: int) -> None:
        self.ends[game] = 0
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0.0

    def _begin(self, game: int) -> None:
        play = self.games[game]
        play.buffer = self.fresh.copy()
        play.half = WHOLE
        self.seed[game] = self.seeds[game].next()
        for seat in range(self.players):
            if self.greedy >> seat & 1:
                bot = self.bots[game * self.players + seat]
                assert bot is not None
                bot.begin(rng_for(self.seed[game], "seat", seat))
            self.held[game * self.players + seat] = 0

    def _go_on(self, game: int) -> None:
        """Goes on to the caller's next decision, in a new game if this one ends."""
        play = self.games[game]
        rng = self.rngs[game]
        while True:
            play.settle(rng)
            if play.seat == NOBODY:
                self._end(game)
                self._begin(game)
            elif self.at_random >> play.seat & 1:
                play.act_at_random(rng)
            elif self.greedy >> play.seat & 1:
                bot = self.bots[game * self.players + play.seat]
                assert bot is not None
                play.kernel.legal(play.buffer, play.seat, play.codes)
                # Nobody is asked where there is no choice, as at a table.
                code = play.codes.code[0]
                if play.codes.count > 1:
                    code = bot.decide(play.buffer, play.seat, play.codes)
                play.kernel.play(play.buffer, play.seat, code)
                play.look()
            else:
                break
        if not self.win:
            self._score(game)
        self._show(game)

    def _show(self, game: int) -> None:
        """Writes who decides in a game, what this seat may do, and what it knows."""
        play = self.games[game]
        self.seats[game] = play.seat
        start = game * self.actions
        if play.seat == NOBODY:  # the game has not begun
            for index in range(start, start + self.actions):
                self.legal[index] = 0
        else:
            play.mask(play.seat, self.legal, start)
            play.observe(play.seat, self.memory, self.observations, game * self.size)
        for index in range(start, start + self.actions):
            self.masks[index] = self.legal[index]

    def playing(self, game: int) -> list[GreedySeat]:
        """Returns the bots that play in a game, in the order of their seats."""
        start = game * self.players
        return [bot for bot in self.bots[start : start + self.players] if bot is not None]

    def rewarded(self, game: int) -> list[int]:
        """Returns the points of each seat of a game that have been rewarded already."""
        return [self.held[game * self.players + seat] for seat in range(self.players)]

    def put(self, game: int, play: GamePlay, rng: Rng, rewarded: list[int]) -> None:
        """Puts another game in the place of one, and writes how it stands; nothing is rewarded."""
        self.games[game] = play
        self.rngs[game] = rng
        for seat in range(self.players):
            self.held[game * self.players + seat] = rewarded[seat]
        self._clear(game)
        self._show(game)

    def _score(self, game: int) -> None:
        """Rewards the points made since the last reward."""
        play = self.games[game]
        for seat in range(self.players):
            place = game * self.players + seat
            points = play.points(seat)
            self.rewards[place] += points - self.held[place]
            self.held[place] = points

    def _end(self, game: int) -> None:
        play = self.games[game]
        if self.win:
            for seat in range(self.players):
                self.rewards[game * self.players + seat] += play.share(seat)
        else:
            self._score(game)
        for seat in range(self.players):
            self.points[game * self.players + seat] = play.points(seat)
        self._close(game)

    def _close(self, game: int) -> None:
        play = self.games[game]
        self.ends[game] = 1
        if self.watch != NOBODY:
            play.observe(self.watch, self.memory, self.finals, game * self.size)

"""A first learning run: a small network learns Orongo for two by playing against itself.

    python -m examples.self_play --minutes 5 --plot curve.svg --save network.npz

Plain numpy on one core, from zero knowledge. Both seats are played by the same network, which
sees itself as slot 0 on either. It learns by proximal policy optimisation: what was done in games
that were won becomes more likely, in small steps, measured against how good the network thought
its position was. Now and then it plays a match against random play, and a shorter one against the
easiest of our levels, which is far above random: that gives the curves.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; before numpy is loaded

import msgspec
import numpy as np
from numpy.typing import NDArray

from ahu.arena.statistics import Interval, wilson
from ahu.env.encoding import Encoding, EncodingInfo, Mask, Observation
from ahu.env.gym import SeatVectorEnv
from ahu.env.vector import VectorGames

GAME, PLAYERS = "orongo", 2
RIVALS = {"random": 400, "novice": 100}
EVERY = 0.25
"""Minutes from mark to mark."""
Numbers = NDArray[np.float32]
Choices = NDArray[np.int64]


class Settings(NamedTuple):
    """How it learns."""

    hidden: int = 128
    games: int = 128
    """Played side by side."""
    batch: int = 8192
    """Decisions of finished games that are learned from at once."""
    minibatch: int = 1024
    passes: int = 2
    rate: float = 1e-3
    clip: float = 0.2
    """How far the probability of a choice may move at once."""
    entropy: float = 0.01
    """What it is worth to stay curious."""


STANDARD = Settings()


class Network:
    """One hidden layer; a logit for each action, and the expected result of the game."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Numbers:
            return (scale * rng.standard_normal((rows, columns))).astype(np.float32)

        self.weights = {
            "in": layer(inputs, hidden, np.sqrt(2 / inputs)),
            "in bias": np.zeros(hidden, np.float32),
            "policy": layer(hidden, actions, 0.01),
            "policy bias": np.zeros(actions, np.float32),
            "value": layer(hidden, 1, 0.01),
            "value bias": np.zeros(1, np.float32),
        }

    def forward(self, seen: Observation, masks: Mask) -> tuple[Numbers, Numbers, Numbers]:
        """The hidden layer, the probability of each action, and the expected result."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["in bias"], 0)
        logits = np.where(masks, hidden @ w["policy"] + w["policy bias"], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        value = np.tanh(hidden @ w["value"] + w["value bias"])[:, 0]
        return hidden, odds, value

    def choose(
        self, seen: Observation, masks: Mask, rng: np.random.Generator
    ) -> tuple[Choices, Numbers]:
        """An action for each row at random, as likely as it should be; and how likely that was."""
        _, odds, _ = self.forward(seen, masks)
        lots = rng.random((len(odds), 1), dtype=np.float32) * odds.sum(axis=1, keepdims=True)
        chosen = (odds.cumsum(axis=1) > lots).argmax(axis=1)
        return chosen, odds[np.arange(len(odds)), chosen]


def save(network: Network, encoding: Encoding, path: Path) -> None:
    """Keep a network, and which numbers it was made for."""
    info = msgspec.json.encode(encoding.info()).decode()
    with path.open("wb") as file:
        np.savez(file, allow_pickle=False, encoding=np.array(info), **network.weights)


def load(path: Path) -> tuple[Network, Encoding]:
    """A network that was kept. Raises Refused when its numbers have another meaning now."""
    with np.load(path) as kept:
        info = msgspec.json.decode(str(kept["encoding"]), type=EncodingInfo)
        encoding = Encoding.of(info)
        hidden = len(kept["in bias"])
        network = Network(encoding.size, hidden, encoding.actions, np.random.default_rng(0))
        network.weights = {name: kept[name] for name in network.weights}
    return network, encoding


class Decisions(NamedTuple):
    """What was decided in finished games, and what became of it."""

    seen: Observation
    masks: Mask
    chosen: Choices
    likely: Numbers
    """How likely the choice was when it was made."""
    results: Numbers
    """What the deciding seat had in the end: 1 a victory, -1 a defeat."""

    def rows(self, which: Choices) -> Decisions:
        """Some of them."""
        return Decisions(
            self.seen[which],
            self.masks[which],
            self.chosen[which],
            self.likely[which],
            self.results[which],
        )


def gradients(
    network: Network, decisions: Decisions, settings: Settings
) -> tuple[dict[str, Numbers], float]:
    """How the weights should change, and the loss, for a batch of decisions."""
    seen, masks, chosen, likely, results = decisions
    hidden, odds, value = network.forward(seen, masks)
    count = np.float32(len(chosen))
    row = np.arange(len(chosen))
    better = results - value
    better = (better - better.mean()) / (better.std() + 1e-6)
    ratio = odds[row, chosen] / likely
    free = np.where(better > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
    log_odds = np.log(np.maximum(odds, 1e-12))
    surprise = -(odds * log_odds).sum(axis=1)
    gain = np.where(free, ratio, np.clip(ratio, 1 - settings.clip, 1 + settings.clip)) * better
    loss = float(
        -(gain + settings.entropy * surprise).mean() + 0.5 * ((value - results) ** 2).mean()
    )

    push = np.where(free, ratio * better, 0)[:, None]
    of_logits = push * odds
    of_logits[row, chosen] -= push[:, 0]
    of_logits += settings.entropy * odds * (log_odds + surprise[:, None])
    of_logits /= count
    of_value = ((value - results) * (1 - value**2) / count)[:, None]
    w = network.weights
    of_hidden = (of_logits @ w["policy"].T + of_value @ w["value"].T) * (hidden > 0)
    found = {
        "in": seen.T @ of_hidden,
        "in bias": of_hidden.sum(axis=0),
        "policy": hidden.T @ of_logits,
        "policy bias": of_logits.sum(axis=0),
        "value": hidden.T @ of_value,
        "value bias": of_value.sum(axis=0),
    }
    return found, loss


class Adam:
    """Steps of a size that suits each weight."""

    def __init__(self, network: Network, rate: float) -> None:
        self.network = network
        self.rate = rate
        self.steps = 0
        self.mean = {name: np.zeros_like(w) for name, w in network.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in network.weights.items()}

    def step(self, slopes: dict[str, Numbers]) -> None:
        """Go one step down the slopes."""
        self.steps += 1
        size = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.network.weights[name] -= (size * mean / (np.sqrt(square) + 1e-8)).astype(
                np.float32
            )


def self_play(
    network: Network, settings: Settings, rng: np.random.Generator
) -> Iterator[tuple[int, Decisions]]:
    """Batches of decisions of finished games, for ever; before each, the games so far."""
    games = VectorGames(GAME, PLAYERS, settings.games)
    now = games.reset(seed=int(rng.integers(1 << 30)))
    running: list[list[tuple[Observation, Mask, int, float, int]]] = [[] for _ in now.seats]
    done: list[tuple[Observation, Mask, int, float, float]] = []
    played = 0
    while True:
        chosen, likely = network.choose(now.observations, now.masks, rng)
        for game, steps in enumerate(running):
            saw, could = now.observations[game].copy(), now.masks[game].copy()
            seat = int(now.seats[game])
            steps.append((saw, could, int(chosen[game]), float(likely[game]), seat))
        now = games.step(chosen)
        for game in np.flatnonzero(now.ends).tolist():
            rewards = now.rewards[game]
            done += [(*rest, float(rewards[seat])) for *rest, seat in running[game]]  # type: ignore[misc]
            running[game] = []
            played += 1
        if len(done) >= settings.batch:
            seen, mask, chose, odds, results = zip(*done, strict=True)
            yield (
                played,
                Decisions(
                    np.array(seen),
                    np.array(mask),
                    np.array(chose),
                    np.array(odds, np.float32),
                    np.array(results, np.float32),
                ),
            )
            done = []


def against(network: Network, bot: str, games: int, rng: np.random.Generator) -> float:
    """The share of games won against a bot; a shared victory counts half."""
    env = SeatVectorEnv(GAME, PLAYERS, min(games, 100), bots=bot, copy=False)
    seen, _ = env.reset(seed=int(rng.integers(1 << 30)))
    won: list[float] = []
    while len(won) < games:
        chosen, _ = network.choose(seen["observation"], seen["action_mask"], rng)
        seen, rewards, ends, _, _ = env.step(chosen)
        won += ((rewards[ends] + 1) / 2).tolist()
    return sum(won[:games]) / games


def train(network: Network, settings: Settings, rng: np.random.Generator) -> Iterator[int]:
    """Play and learn, for ever; after each batch the number of games so far."""
    adam = Adam(network, settings.rate)
    for played, decisions in self_play(network, settings, rng):
        order = rng.permutation(np.tile(np.arange(len(decisions.chosen)), settings.passes))
        for start in range(0, len(order), settings.minibatch):
            rows = decisions.rows(order[start : start + settings.minibatch])
            adam.step(gradients(network, rows, settings)[0])
        yield played


class Mark(NamedTuple):
    """How well it played, when."""

    minutes: float
    games: int
    shares: dict[str, float]
    """Of games won, against each rival."""
    intervals: dict[str, Interval]
    """Where the shares of very many games would be, with 95 % confidence."""


def learn(
    minutes: float,
    settings: Settings = STANDARD,
    seed: int = 1,
    rivals: dict[str, int] = RIVALS,
    kept: Path | None = None,
) -> Iterator[Mark]:
    """Learn for some minutes of processor time, matches not counted; with marks on the way.

    `rivals` are the bots it is measured against, and how many games that takes. What it has
    learned is `kept` at each mark.
    """
    rng = np.random.default_rng(seed)
    encoding = Encoding(GAME, PLAYERS)
    network = Network(encoding.size, settings.hidden, encoding.actions, rng)

    def mark(minutes: float, games: int) -> Mark:
        if kept is not None:
            save(network, encoding, kept)
        shares = {bot: against(network, bot, count, rng) for bot, count in rivals.items()}
        intervals = {bot: wilson(shares[bot] * count, count) for bot, count in rivals.items()}
        return Mark(minutes, games, shares, intervals)

    yield mark(0.0, 0)
    spent, marked, begun = 0.0, 0.0, time.process_time()
    for played in train(network, settings, rng):
        spent += (time.process_time() - begun) / 60
        if spent - marked >= EVERY or spent >= minutes:
            marked = spent
            yield mark(spent, played)
        if spent >= minutes:
            return
        begun = time.process_time()


def plot(marks: list[Mark], path: Path) -> None:
    """Draw the curve."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    for bot in marks[0].shares:
        minutes = [mark.minutes for mark in marks]
        shares = [100 * mark.shares[bot] for mark in marks]
        low, high = zip(*(mark.intervals[bot] for mark in marks), strict=True)
        axes.plot(minutes, shares, marker=".", label=f"against {bot}")
        axes.fill_between(minutes, [100 * n for n in low], [100 * n for n in high], alpha=0.2)
    axes.axhline(50, linestyle=":", color="grey")
    axes.set_xlabel("minutes of self-play on one core")
    axes.set_ylabel("games won, %")
    axes.legend(loc="lower right")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Learn, say how it goes, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    marks = []
    for mark in learn(given.minutes, seed=given.seed, kept=given.save):
        marks.append(mark)
        shares = ", ".join(
            f"{share:.1%} against {bot} ({low:.1%} to {high:.1%})"
            for (bot, share), (low, high) in zip(
                mark.shares.items(), mark.intervals.values(), strict=True
            )
        )
        print(f"{mark.minutes:5.2f} min {mark.games:7,} games: {shares}", flush=True)
        if given.plot is not None:
            plot(marks, given.plot)


if __name__ == "__main__":
    main()

"""Trains the network of a game: first it imitates the game's heuristic, then it plays itself.

All sizes of tables are played at once, and one model learns from all of them. In some games the
other seats are played by the heuristic: nothing is learned from these, but their results are the
curve. The file of the network is all that is kept; training goes on from it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import numpy as np
import torch
from msgspec import Meta, Struct

from ahu.core.contract import Game
from ahu.learning import network_file
from ahu.learning.losses import Losses, imitation_losses, policy_losses
from ahu.learning.model import Model, ModelSize, model_of
from ahu.learning.rollout import Experience, Rollout, drawn, mixed, working
from ahu.learning.tables import TEACHER, SharedTables, TablePlan

Phase = Literal["imitation", "self-play"]
Positive = Annotated[int, Meta(ge=1)]
SURE = 0.15
"""How much is left to chance in games that measure."""
STUDENTS = 0.5
"""The part of the games that the student plays itself after a third of the imitation."""
WARM = 50
"""The first steps after a start are smaller."""


class TrainingSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a network is trained. Times are in minutes."""

    minutes: float = 30.0
    """How long it learns in all, from the first start on."""
    session: float = float("inf")
    """How long it learns before this start ends."""
    imitation: float = 4.0
    """How long it imitates before it plays itself."""
    hex_width: Positive = 48
    hex_blocks: Positive = 4
    width: Positive = 256
    blocks: Positive = 2
    games: Positive = 384
    """How many games a process plays side by side."""
    processes: tuple[int, ...] = (4, 2, 2)
    """How many processes play at each size of table, from the smallest on."""
    taught: tuple[int, ...] = (2, 1, 1)
    """How many of the processes besides play with the teacher during self-play."""
    lessons: Positive = 64
    """How many games a process plays side by side with the teacher."""
    measured: int = 24
    """How many games are played against the heuristic."""
    steps: Positive = 64
    """How many decisions are made in each game before it learns."""
    batch: Positive = 16_384
    passes: Positive = 2
    """How often it learns from each decision of self-play."""
    memory: Positive = 3_000_000
    """How many decisions of imitation are kept, to be learned from again and again."""
    repeats: float = 12.0
    """How often it learns from each decision of imitation, at most."""
    heed: float = 0.5
    """How much the teacher's advice counts beside self-play, at first."""
    rate: float = 3e-4
    imitation_rate: float = 1e-3
    reach: float = 0.99
    """How far what came later counts against what was expected before (TD(λ))."""
    lead: float = 0.3
    """How much points count beside victories, at first; in the end victories count alone."""
    curiosity: float = 0.006
    """What entropy is worth, at first."""
    save: float = 2.0
    """How often the network is kept."""
    seed: int = 1


class TrainingMark(Struct, frozen=True):
    """How training goes, for the curve."""

    minutes: float
    phase: Phase
    decisions: int
    games: int
    choosing: float
    judging: float
    entropy: float
    measured: int
    """How many games against the heuristic have ended since the last mark."""
    share: float | None
    """The share of these that was won, at the smallest table; fair is 1 / players."""


class Trainer:
    """Trains one network; see `run`."""

    def __init__(self, game: Game, settings: TrainingSettings, file: Path) -> None:
        """Goes on from the file if there is one. Raises Refused if it is of another game."""
        self.game, self.settings, self.file = game, settings, file
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.decisions, self.minutes = 0, 0.0
        if file.exists():
            kept, weights = network_file.read(file.read_bytes(), file.name, game)
            self.decisions, self.minutes = kept.decisions, kept.minutes
            self.model = model_of(game, weights)
        else:
            size = ModelSize(
                settings.hex_width, settings.hex_blocks, settings.width, settings.blocks
            )
            self.model = Model(game, size)
        self.model.to(self.device)
        self.optimizer = torch.optim.AdamW(
            self.model.parameters(), settings.rate, eps=1e-5, weight_decay=1e-4
        )
        self.updates = 0
        self.games = 0
        self.phase: Phase = "imitation"
        self.lessons: list[Rollout] = []
        self.lesson_steps: list[int] = []
        self.kept: list[tuple[int, Experience]] = []
        """What the teacher has said, by the number of players."""
        self.heard = 0
        """How many decisions that has been."""
        self.rng = np.random.default_rng(settings.seed)
        self.losses: Losses | None = None
        self.measured, self.won = 0, 0.0
        self._begun = time.monotonic()
        self._before = self.minutes

    def run(self, told: Callable[[TrainingMark], None]) -> None:
        """Trains until the time is over, keeps the network now and then, and tells how it goes."""
        settings = self.settings
        end = min(settings.minutes, self._before + settings.session)
        imitating = self.minutes < min(settings.imitation, end)
        start = int(1000 * self.minutes) + settings.seed
        taught = self._seat(settings.taught, settings.lessons, start, patient=True)
        learning: list[SharedTables] = []
        measuring: SharedTables | None = None
        self.lessons = [Rollout(t, settings.steps, self.device, taught=True) for t in taught]
        self.lesson_steps = [0 for _ in taught]
        try:
            marked = saved = self.minutes
            parts = self._imitate()
            while True:
                if not imitating and not learning:
                    learning = self._seat(settings.processes, settings.games, start + 1)
                    rival = TablePlan(self.game.players[0], settings.measured, 1, noisy=False)
                    measuring = (
                        SharedTables(self.game, rival, start + 2) if settings.measured else None
                    )
                    parts = self._play(learning, measuring)
                    self.updates = 0
                next(parts)
                self._tick()
                over = self.minutes >= end
                if over or self.minutes - marked >= settings.save / 4:
                    told(self._mark())
                    marked = self.minutes
                if over or self.minutes - saved >= settings.save:
                    self.keep()
                    saved = self.minutes
                if over:
                    return
                imitating = imitating and self.minutes < settings.imitation
        finally:
            for tables in (*taught, *learning, *([measuring] if measuring else [])):
                tables.close()

    def _seat(
        self, processes: tuple[int, ...], games: int, seed: int, patient: bool = False
    ) -> list[SharedTables]:
        """Returns tables of each size that has processes."""
        plans = [
            TablePlan(players, games, count, patient=patient)
            for players, count in zip(self.game.players, processes, strict=True)
        ]
        return [SharedTables(self.game, plan, seed) for plan in plans if plan.processes]

    def keep(self) -> None:
        """Writes the network."""
        kept = network_file.about(self.game, self.decisions, self.minutes)
        network_file.write(self.file, kept, self.model.weights())

    def _tick(self) -> None:
        self.minutes = self._before + (time.monotonic() - self._begun) / 60

    def _progress(self) -> float:
        return min(1.0, self.minutes / self.settings.minutes)

    def _mark(self) -> TrainingMark:
        losses = self.losses
        share = self.won / self.measured if self.measured else None
        numbers = [] if losses is None else [float(part.detach()) for part in losses[1:]]
        choosing, judging, entropy = numbers or [0.0, 0.0, 0.0]
        mark = TrainingMark(
            round(self.minutes, 3),
            self.phase,
            self.decisions,
            self.games,
            choosing,
            judging,
            entropy,
            self.measured,
            share,
        )
        self.measured, self.won = 0, 0.0
        return mark

    # Imitation: the teacher plays in most games, the student in the others, where the teacher says
    # what it would have done. The teacher is slow; meanwhile the student learns from what it has.

    def _imitate(self) -> Iterator[None]:
        self.phase = "imitation"
        settings = self.settings
        learned = 0
        while True:
            self._hear()
            if learned < settings.repeats * self.heard:
                part = min(1.0, self.minutes / settings.imitation)
                self._update(self._remembered(), settings.imitation_rate * (1 - 0.8 * part))
                learned += settings.batch
            else:
                time.sleep(0.001)
            yield

    def _hear(self) -> None:
        """Goes on one decision at those tables of the teacher that are ready for it."""
        settings = self.settings
        student = STUDENTS if self.minutes > settings.imitation / 3 else 0.0
        for number, rollout in enumerate(self.lessons):
            if not rollout.tables.ready:
                continue
            self._teach(rollout, self.lesson_steps[number], student)
            self.lesson_steps[number] += 1
            if self.lesson_steps[number] > settings.steps:
                self.lesson_steps[number] = 0
                found = rollout.decisions(settings.reach, 0.0).copied()
                self.kept.append((rollout.tables.players, found))
                self._count(rollout)
                self.heard += len(found.chosen)
        while sum(len(decisions.chosen) for _, decisions in self.kept) > settings.memory:
            self.kept.pop(0)

    def _remembered(self) -> Losses:
        """Returns the losses of a batch of what the teacher has said."""
        players, decisions = self.kept[int(self.rng.integers(len(self.kept)))]
        count = min(self.settings.batch, len(decisions.chosen))
        rows = decisions.rows(torch.randint(len(decisions.chosen), (count,), device=self.device))
        with mixed(self.device):
            opinion = self.model(rows.seen.to(working(self.device)), players)
        return imitation_losses(opinion, rows)

    def _count(self, rollout: Rollout) -> None:
        self.decisions += rollout.chosen.numel()
        self.games += int(rollout.ends.sum())

    def _teach(self, rollout: Rollout, step: int, student: float) -> None:
        shared = rollout.tables.wait()
        if step:
            assert rollout.advice is not None
            rollout.note(step - 1, shared)
            rollout.advice[step - 1] = torch.from_numpy(shared.advice).to(self.device)
        opinion, masks = rollout.see(step, self.model, shared)
        if step == rollout.steps:
            return
        chosen, _ = drawn(opinion.logits, masks)
        own = int(len(chosen) * student)
        shared.indices[:] = TEACHER
        shared.indices[:own] = chosen[:own].cpu().numpy()
        shared.asked[:] = True
        rollout.tables.go()

    # Self-play: proximal policy optimisation on the decisions of all seats. The teacher is still
    # listened to, less and less, so that nothing is forgotten that later is hard to find again.

    def _play(
        self, all_tables: list[SharedTables], measuring: SharedTables | None
    ) -> Iterator[None]:
        settings = self.settings
        self.phase = "self-play"
        rollouts = [Rollout(t, settings.steps, self.device, taught=False) for t in all_tables]
        while True:
            for step in range(settings.steps + 1):
                for rollout in rollouts:
                    self._decide(rollout, step)
                if measuring is not None and step < settings.steps:
                    self._measure(measuring)
                self._hear()
            left = 1 - self._progress()
            learned = [
                (rollout.tables.players, rollout.decisions(settings.reach, settings.lead * left))
                for rollout in rollouts
            ]
            for rollout in rollouts:
                self._count(rollout)
            self._improve(learned, left)
            yield

    def _decide(self, rollout: Rollout, step: int) -> None:
        shared = rollout.tables.wait()
        if step:
            rollout.note(step - 1, shared)
        opinion, masks = rollout.see(step, self.model, shared)
        if step == rollout.steps:
            return
        chosen, likely = drawn(opinion.logits, masks)
        rollout.chosen[step], rollout.likely[step] = chosen, likely
        shared.indices[:] = chosen.cpu().numpy()
        shared.asked[:] = False
        rollout.tables.go()

    def _measure(self, tables: SharedTables) -> None:
        """Goes on one decision in the games against the heuristic, if they are ready for it."""
        if not tables.ready:
            return
        shared = tables.wait()
        mine = np.arange(tables.rows) % tables.players
        over = np.flatnonzero(shared.ends)
        self.measured += len(over)
        self.won += float(shared.wins[over, mine[over]].sum())
        seen = torch.from_numpy(shared.observations).to(self.device)
        masks = torch.from_numpy(shared.masks).to(self.device)
        with torch.no_grad(), mixed(self.device):
            opinion = self.model(seen.to(working(self.device)), tables.players)
        chosen, _ = drawn(opinion.logits, masks, SURE)
        shared.indices[:] = np.where(shared.seats == mine, chosen.cpu().numpy(), TEACHER)
        shared.asked[:] = False
        tables.go()

    def _improve(self, learned: list[tuple[int, Experience]], left: float) -> None:
        settings = self.settings
        rate = settings.rate * max(0.05, left)
        for _ in range(settings.passes):
            batches = [
                (players, found, which)
                for players, found in learned
                for which in torch.split(
                    torch.randperm(len(found.chosen), device=self.device), settings.batch
                )
            ]
            for number in torch.randperm(len(batches)).tolist():
                players, found, which = batches[number]
                rows = found.rows(which)
                with mixed(self.device):
                    opinion = self.model(rows.seen.to(working(self.device)), players)
                curiosity = settings.curiosity * (0.2 + 0.8 * left)
                losses = policy_losses(opinion, rows, curiosity)
                if self.kept:
                    heeded = settings.heed * (0.1 + 0.9 * left)
                    said = heeded * self._remembered().loss
                    losses = losses._replace(loss=losses.loss + said)
                self._update(losses, rate)

    def _update(self, losses: Losses, rate: float) -> None:
        self.updates += 1
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1.0, self.updates / WARM)
        self.optimizer.zero_grad(set_to_none=True)
        losses.loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()
        self.losses = losses


def train(game: Game, settings: TrainingSettings, file: Path, curve: Path | None) -> None:
    """Trains; each mark is printed, and appended to the curve, as a line of JSON."""

    def told(mark: TrainingMark) -> None:
        line = msgspec.json.encode(mark)
        print(line.decode(), flush=True)
        if curve is not None:
            with curve.open("ab") as lines:
                lines.write(line + b"\n")

    Trainer(game, settings, file).run(told)

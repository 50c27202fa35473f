"""What was decided at tables for some steps, and what came of it as far as is known."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from ahu.learning.model import Model, Opinion
from ahu.learning.tables import Shared, SharedTables

LEAST = -1e9
"""The logit of an action that is not legal."""


class Experience(NamedTuple):
    """Experience to learn from, a row for each."""

    seen: Tensor
    masks: Tensor
    chosen: Tensor
    likely: Tensor
    """The logarithm of how likely the choice was."""
    better: Tensor
    """How much better than expected it went on, in standard deviations."""
    wins: Tensor
    """The share of the victory that each slot will have, as far as is known."""
    points: Tensor
    """The same for the share of all points."""
    advice: Tensor | None = None
    """How good the teacher thinks each action; all 0 where it knows nothing."""

    def rows(self, which: Tensor) -> Experience:
        """Returns some of them."""
        return Experience(*(None if part is None else part[which] for part in self))  # type: ignore[arg-type]

    def copied(self) -> Experience:
        """Returns copies, which stay when the room of the rollout is used again."""
        return Experience(*(None if part is None else part.clone() for part in self))  # type: ignore[arg-type]


class Rollout:
    """Room for the decisions of some steps at all tables of one size."""

    def __init__(
        self, tables: SharedTables, steps: int, device: torch.device, taught: bool
    ) -> None:
        encoding, rows = tables.encoding, tables.rows
        self.tables = tables
        self.steps = steps
        self.device = device
        players = encoding.players

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, rows, *shape), dtype=kind, device=device)

        self.seen = room(encoding.size, kind=torch.float16)
        self.masks = room(encoding.actions, kind=torch.bool)
        self.seats = room(kind=torch.int64)
        self.chosen = room(kind=torch.int64)
        self.likely = room()
        self.wins, self.points = room(players), room(players)
        """What was expected, by seats."""
        self.ends = room(kind=torch.bool)
        self.won, self.made = room(players), room(players)
        """What came of games that ended, by seats."""
        self.advice = room(encoding.actions, kind=torch.float16) if taught else None
        self._last = (self.wins[0], self.points[0])

    def see(self, step: int, model: Model, shared: Shared) -> tuple[Opinion, Tensor]:
        """Notes what seats see before a step; returns what the model thinks of it, and the mask.

        What is seen after the last step is noted only for what can be expected of it.
        """
        seen, seats = self._taken(shared.observations), self._taken(shared.seats).long()
        masks = self._taken(shared.masks)
        with torch.no_grad(), mixed(self.device):
            opinion = model(seen.to(working(self.device)), self.tables.players)
        expected = tuple(
            by_seat(torch.softmax(logits, 1), seats) for logits in (opinion.wins, opinion.points)
        )
        if step == self.steps:
            self._last = expected[0], expected[1]
        else:
            self.seen[step], self.masks[step], self.seats[step] = seen, masks, seats
            self.wins[step], self.points[step] = expected
        return opinion, masks

    def note(self, step: int, shared: Shared) -> None:
        """Notes what came of a step."""
        self.ends[step] = self._taken(shared.ends)
        self.won[step] = self._taken(shared.wins)
        self.made[step] = self._taken(shared.points)

    def decisions(self, reach: float, lead: float) -> Experience:
        """Returns all decisions.

        `reach` is how far what came later counts against what was expected before (TD(λ)); `lead`
        is how much points count beside victories.
        """
        won = self._returns(self.wins, self._last[0], self.won, reach)
        made = self._returns(self.points, self._last[1], self.made, reach)
        place = self.seats[..., None]
        better = torch.zeros_like(self.likely)
        for weight, came, expected in ((1.0, won, self.wins), (lead, made, self.points)):
            if weight:
                more = (came - expected).gather(2, place)[..., 0]
                better += weight * more / (more.std() + 1e-6)
        parts = (
            self.seen,
            self.masks,
            self.chosen,
            self.likely,
            (better - better.mean()) / (better.std() + 1e-6),
            by_slot(won, self.seats),
            by_slot(made, self.seats),
            self.advice,
        )
        return Experience(*(None if part is None else part.flatten(0, 1) for part in parts))  # type: ignore[arg-type]

    def _returns(self, expected: Tensor, last: Tensor, came: Tensor, reach: float) -> Tensor:
        found = torch.empty_like(expected)
        later, then = last, last
        for step in range(self.steps - 1, -1, -1):
            ends = self.ends[step][:, None]
            later = torch.where(ends, came[step], (1 - reach) * then + reach * later)
            found[step] = later
            then = expected[step]
        return found

    def _taken(self, array: object) -> Tensor:
        return torch.from_numpy(array).to(self.device, non_blocking=True)


def by_seat(slots: Tensor, seats: Tensor) -> Tensor:
    """Returns numbers of slots, counted from these seats, as numbers of seats."""
    players = slots.shape[-1]
    places = torch.arange(players, device=slots.device)
    return slots.gather(-1, (places - seats[..., None]) % players)


def by_slot(numbers: Tensor, seats: Tensor) -> Tensor:
    """Returns numbers of seats as numbers of slots, counted from these seats."""
    players = numbers.shape[-1]
    places = torch.arange(players, device=numbers.device)
    return numbers.gather(-1, (places + seats[..., None]) % players)


def drawn(logits: Tensor, masks: Tensor, curiosity: float = 1.0) -> tuple[Tensor, Tensor]:
    """Returns an action for each row, drawn as likely as it should be, and the log of that."""
    legal = torch.where(masks, logits, LEAST)
    lots = torch.rand_like(legal).clamp_(1e-9, 1 - 1e-7)
    chosen = (legal - curiosity * torch.log(-torch.log(lots))).argmax(1)
    likely = torch.log_softmax(legal, 1).gather(1, chosen[:, None])[:, 0]
    return chosen, likely


def working(device: torch.device) -> torch.dtype:
    """Returns the type of number that a device computes with."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def mixed(device: torch.device) -> torch.autocast:
    """Returns the setting in which a device computes."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")

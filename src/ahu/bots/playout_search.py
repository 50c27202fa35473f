"""A search for any game, which needs only its rules. It tries promising lines more often.

It plays each line on at random to the end of the game. Seats that decide at once choose apart from
one another (decoupled UCT); chance is drawn. It knows nothing of a game, so it needs many games to
the end; where a game has a heuristic, `tree` is far stronger.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from ahu.core.contract import Action, Outcome, Position, Seat
from ahu.core.rng import Rng

MOST_DECISIONS = 100_000
"""A game that is not over after this many random decisions counts as lost by all."""

Step = Outcome | tuple[Action, ...]


class PlayoutNode:
    """A position in the tree: what each seat that decides there has tried, and what followed."""

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[tuple[Seat, Action], tuple[int, float]] = {}
        """How often a seat chose an action, and the victories it has had with it."""
        self.after: dict[Step, PlayoutNode] = {}

    def choose(self, seat: Seat, legal: Sequence[Action], rng: Rng, exploration: float) -> Action:
        """Returns an untried action at random; else one that did well or was tried little."""
        new = [action for action in legal if (seat, action) not in self.tried]
        if new:
            return new[rng.below(len(new))]
        curious = exploration * math.sqrt(math.log(self.visits))

        def promise(action: Action) -> float:
            count, won = self.tried[seat, action]
            return won / count + curious / math.sqrt(count)

        return max(legal, key=promise)

    def learn(self, seat: Seat, action: Action, won: float) -> None:
        """Notes that a seat chose this action, and its share `won` of the victory in the end."""
        count, before = self.tried.get((seat, action), (0, 0.0))
        self.tried[seat, action] = (count + 1, before + won)


def search(
    recall: Position,
    seat: Seat,
    rng: Rng,
    simulations: int,
    seconds: float,
    exploration: float,
) -> list[tuple[Action, int, float]]:
    """Returns every legal action of a seat, how often it was tried, and its share of victories."""
    root, end = PlayoutNode(), time.monotonic() + seconds
    for done in range(simulations):
        if done and time.monotonic() >= end:
            break
        _simulate(root, recall.copy(), rng, exploration)
    return [
        (action, count, won / max(1, count))
        for action in recall.legal(seat)
        for count, won in (root.tried.get((seat, action), (0, 0.0)),)
    ]


def _simulate(root: PlayoutNode, position: Position, rng: Rng, exploration: float) -> None:
    """Plays one game: down the tree, one step beyond it, and then at random to its end."""
    path: list[tuple[PlayoutNode, Seat, Action]] = []
    node, inside = root, True
    visited = [root]
    while inside and position.waiting != "over":
        step: Step
        if position.waiting == "chance":
            step = position.draw(rng)
            position.happen(step)
        else:
            inside = node.visits > 0 or node is root
            seats = position.deciding
            chosen = tuple(
                node.choose(seat, position.legal(seat), rng, exploration) for seat in seats
            )
            for seat, action in zip(seats, chosen, strict=True):
                position.play(seat, action)
                path.append((node, seat, action))
            step = chosen
        node = node.after.setdefault(step, PlayoutNode())
        visited.append(node)
    play_out(position, rng)
    winners = position.winners
    for node in visited:
        node.visits += 1
    for node, seat, action in path:
        node.learn(seat, action, 1 / len(winners) if seat in winners else 0.0)


def play_out(position: Position, rng: Rng) -> None:
    """Plays at random to the end."""
    for _ in range(MOST_DECISIONS):
        if position.waiting == "over":
            return
        if position.waiting == "chance":
            position.happen(position.draw(rng))
            continue
        seat = position.deciding[0]
        legal = position.legal(seat)
        position.play(seat, legal[rng.below(len(legal))])

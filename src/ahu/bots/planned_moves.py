"""What bots with a heuristic share: they plan a move of several codes and follow the plan."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.core.contract import Position, Seat
from ahu.core.expertise import Expertise, expertise_of
from ahu.core.heuristic import Heuristic
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.refusal import refuse


def expertise_for(position: KernelPosition[Buffer]) -> Expertise:
    """Returns what is known about playing a position's game well. Raises Refused if nothing is."""
    found = expertise_of(position.game)
    if found is None:
        raise refuse("", "bot-no-heuristic", bot="search", game=position.game.name)
    return found


def heuristic_for(position: KernelPosition[Buffer]) -> Heuristic:
    """Returns the heuristic of a position's game. Raises Refused if the game has none."""
    return expertise_for(position).heuristic(position.players)


class Planning:
    """Keeps a seat's heuristic, and the rest of the move that it has begun."""

    def __init__(self) -> None:
        self._heuristic: Heuristic | None = None
        self._plan: list[int] = []

    def heuristic(self, position: KernelPosition[Buffer]) -> Heuristic:
        """Returns the heuristic, which is made once in a game."""
        if self._heuristic is None:
            self._heuristic = heuristic_for(position)
        return self._heuristic

    def forced(self, codes: Sequence[int]) -> int | None:
        """Returns the only code, or the next of the plan; None if the bot has to think."""
        if len(codes) == 1:
            self._plan = self._plan[1:] if self._plan[:1] == [codes[0]] else []
            return codes[0]
        if self._plan and self._plan[0] in codes:
            return self._plan.pop(0)
        self._plan = []
        return None

    def follow(self, codes: Sequence[int]) -> int:
        """Begins a move of these codes, and returns the first of them."""
        self._plan = list(codes[1:])
        return codes[0]


def coded(recall: Position, seat: Seat, bot: str = "search") -> KernelPosition[Buffer]:
    """Returns the position if it runs on a kernel. Raises Refused, for this bot, otherwise."""
    if not isinstance(recall, KernelPosition):
        raise refuse("", "bot-no-heuristic", bot=bot, game=recall.game.name)
    recall.check_seat(seat)
    return recall

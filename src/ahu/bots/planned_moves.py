"""What bots with a guide have in common: a plan of several codes, followed to its end."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.core.contract import Position, Seat
from ahu.core.expertise import Expertise, expertise_of
from ahu.core.heuristic import Heuristic
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.refusal import refuse


def expertise_for(position: KernelPosition[Buffer]) -> Expertise:
    """What is known about playing a position's game well. Raises Refused when nothing is."""
    found = expertise_of(position.game)
    if found is None:
        raise refuse("", "bot-no-guide", bot="search", game=position.game.name)
    return found


def guide_for(position: KernelPosition[Buffer]) -> Heuristic:
    """The guide of a position's game. Raises Refused for a game that has none."""
    return expertise_for(position).heuristic(position.players)


class Planning:
    """A seat's knowledge of its game, and the rest of the move it has begun."""

    def __init__(self) -> None:
        self._heuristic: Heuristic | None = None
        self._plan: list[int] = []

    def heuristic(self, position: KernelPosition[Buffer]) -> Heuristic:
        """The guide, made once a game."""
        if self._heuristic is None:
            self._heuristic = guide_for(position)
        return self._heuristic

    def forced(self, codes: Sequence[int]) -> int | None:
        """The code to play without thinking: the only one, or the next of the plan."""
        if len(codes) == 1:
            self._plan = self._plan[1:] if self._plan[:1] == [codes[0]] else []
            return codes[0]
        if self._plan and self._plan[0] in codes:
            return self._plan.pop(0)
        self._plan = []
        return None

    def follow(self, codes: Sequence[int]) -> int:
        """Begin a move of these codes; the first of them."""
        self._plan = list(codes[1:])
        return codes[0]


def coded(recall: Position, seat: Seat, bot: str = "search") -> KernelPosition[Buffer]:
    """The position as one that runs on a kernel, for a bot. Raises Refused for any other."""
    if not isinstance(recall, KernelPosition):
        raise refuse("", "bot-no-guide", bot=bot, game=recall.game.name)
    recall.check_seat(seat)
    return recall

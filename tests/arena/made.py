"""Results made up for tests."""

from __future__ import annotations

from collections.abc import Iterable

from ahu.arena.results import FaultResult, GameResult
from ahu.core.rng import rng_for


def result(
    number: int,
    bots: tuple[str, ...],
    scores: tuple[int, ...],
    *,
    deal: int | None = None,
    ms: float = 1.5,
    faults: Iterable[FaultResult] = (),
    first: int = 0,
    uses: dict[str, dict[str, int]] | None = None,
) -> GameResult:
    """A game with these scores; the most points win."""
    return GameResult(
        game="orongo" if len(bots) == 2 else "giants",
        players=len(bots),
        board="0123456789ab",
        seed=7,
        number=number,
        deal=number // len(bots) if deal is None else deal,
        bots=bots,
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
        rounds=10 + number % 3,
        decisions=40,
        asked=(20,) * len(bots),
        ms=tuple(ms * (seat + 1) for seat in range(len(bots))),
        first=first,
        faults=tuple(faults),
        uses=uses or {},
    )


def duel(games: int, share: float, names: tuple[str, str] = ("a", "b")) -> list[GameResult]:
    """A long match between two, in which the first wins about this share."""
    rng = rng_for("duel", games, str(share))
    found = []
    for number in range(games):
        won = rng.below(10_000) < share * 10_000
        turned = number % 2 == 1
        bots = names[::-1] if turned else names
        scores = (5, 3) if won != turned else (3, 5)
        found.append(result(number, bots, scores))
    return found

"""Tells how a game of Orongo ended: why, and which Moai counted for whom (O6)."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.core.ending import CountedThing, Ending, ranked
from ahu.core.log import Message, clan_message, message
from ahu.games.orongo.views import OrongoPublicView


def reason(table: OrongoPublicView) -> tuple[Message, tuple[str, ...]]:
    """Returns why the game ended, and the rule."""
    for field in table.fields:
        if field.bears == "main" and field.chip is not None:
            return clan_message("orongo-end-by-main", field.chip), ("O6.1",)
    return message("orongo-end-tiles"), ("O6.2",)


def ending(table: OrongoPublicView, shells: Sequence[int]) -> Ending:
    """Returns the end of a game: the Moai of all seats in turn, then shells where they decide."""
    why, rules = reason(table)
    counted = [*_moai(table), *_ties(table, shells)]
    worth = list(zip(table.scores, shells, strict=True))
    return Ending(why, rules, tuple(counted), ranked(table.winners, worth))


def _moai(table: OrongoPublicView) -> list[CountedThing]:
    """Returns the Moai that stand: the first of each seat, then the second of each, and so on."""
    numbered: list[tuple[bool, int, CountedThing]] = []
    built = [0] * table.players
    for field in table.fields:
        if field.bears in ("moai", "main") and field.chip is not None:
            main = field.bears == "main"
            key = "orongo-counted-main" if main else "orongo-counted-moai"
            thing = CountedThing(
                message(key, palm=field.name), field.chip, 1, "moai", 2 if main else 1
            )
            numbered.append((main, built[field.chip], thing))
            built[field.chip] += 1
    return [thing for *_, thing in sorted(numbered, key=lambda one: (*one[:2], one[2].seat))]


def _ties(table: OrongoPublicView, shells: Sequence[int]) -> list[CountedThing]:
    """Returns the shells of those who have built the most, where that are several."""
    most = max(table.scores)
    level = [seat for seat, built in enumerate(table.scores) if built == most]
    if len(level) < 2:
        return []
    return [
        CountedThing(message("orongo-counted-shells", shells=shells[seat]), seat, 0, "shell")
        for seat in level
    ]

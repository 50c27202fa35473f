"""Tells how a game of Giants ended: why, and what counted for whom (G6, G8)."""

from __future__ import annotations

from collections.abc import Iterator

import ahu.games.giants.layout as L
from ahu.core.ending import CountedThing, Ending, ranked
from ahu.core.log import Message, clan_message, message
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.views import GiantsPublicView

TABLET_POINTS = 3


def points(board: GiantsBoard, table: GiantsPublicView, seat: int) -> tuple[int, int, int, int]:
    """Returns the points of a seat by their source: transport, Moai, headdresses, tablets.

    Transport is what the rest leaves.
    """
    moai = headdresses = 0
    for ahu, sight in zip(board.ahus, table.ahus, strict=True):
        if sight.moai is not None and sight.base == seat:
            moai += ahu.moai * sight.moai
            headdresses += ahu.headdress if sight.crowned else 0
    tablets = TABLET_POINTS * (table.seats[seat].tablets // 2)
    return table.seats[seat].score - moai - headdresses - tablets, moai, headdresses, tablets


def estimate(board: GiantsBoard, table: GiantsPublicView) -> list[int]:
    """Returns what each seat would score if the game ended now; everybody must know the bases."""
    found = []
    for seat, sight in enumerate(table.seats):
        _, moai, headdresses, tablets = points(board, table, seat)
        counted = moai if table.options.visible_score else 0  # as soon as they stand (G8.4)
        found.append(sight.score + moai - counted + headdresses + tablets)
    return found


def reason(table: GiantsPublicView) -> tuple[Message, tuple[str, ...]]:
    """Returns why the game ended, and the rule."""
    bases = L.BASES_BY_PLAYERS[table.players]
    for seat in range(table.players):
        standing = sum(ahu.base == seat and ahu.moai is not None for ahu in table.ahus)
        if standing == bases:
            return clan_message("giants-end-bases", seat), ("G6.1",)
    outside = [item for item in table.items if not item.headdress]
    if not outside and not any((*table.moai_supply, *table.quarry)):
        return message("giants-end-moai"), ("G6.5",)
    return message("giants-end-rounds", round=table.round), ("G6.5",)


def ending(board: GiantsBoard, table: GiantsPublicView) -> Ending:
    """Returns the end of a game: what was carried first, then the statues, the best one last."""
    why, rules = reason(table)
    carried = [points(board, table, seat)[0] for seat in range(table.players)]
    tablets = [points(board, table, seat)[3] for seat in range(table.players)]
    counted = (
        *_of_seats("giants-counted-transport", carried, "worker"),
        *_of_seats("giants-counted-tablets", tablets, "tablet"),
        *sorted(_statues(board, table), key=lambda one: (one.points, -one.seat)),
    )
    scores = [(seat.score,) for seat in table.seats]
    return Ending(why, rules, counted, ranked(table.winners, scores))


def _of_seats(key: str, own: list[int], piece: str) -> Iterator[CountedThing]:
    """Yields what each seat has of one source, where it has anything."""
    for seat, count in enumerate(own):
        if count:
            yield CountedThing(message(key), seat, count, piece)


def _statues(board: GiantsBoard, table: GiantsPublicView) -> Iterator[CountedThing]:
    for ahu, sight in zip(board.ahus, table.ahus, strict=True):
        if sight.moai is None or sight.base is None:
            continue
        crown = ahu.headdress if sight.crowned else 0
        say = message(
            "giants-counted-moai",
            ahu=ahu.name,
            size=sight.moai,
            value=ahu.moai,
            headdress=crown,
        )
        worth = ahu.moai * sight.moai + crown
        hidden = not table.options.open_bases
        yield CountedThing(say, sight.base, worth, "moai", sight.moai, hidden)

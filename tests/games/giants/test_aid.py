"""The numbers of the player aid are those of the rules."""

from __future__ import annotations

import pytest

from ahu.games.giants.actions import Bid, GiantsOptions, MarkLaid, Place, Take
from ahu.games.giants.aid import POWERS, aid
from ahu.games.giants.game import GIANTS
from ahu.games.giants.snapshot import SeatSnapshot
from ahu.games.giants.views import GiantsView
from tests.games.giants.help import (
    all_bid,
    bare,
    bidding,
    front,
    moving,
    of_kind,
    pass_all,
    placing,
    seat,
)


def told(key: str, options: GiantsOptions | None = None, players: int = 3) -> dict[str, object]:
    """The arguments of the entry with this key."""
    [found] = [
        entry.say.args
        for section in aid(players, options or GiantsOptions())
        for entry in section.entries
        if entry.say.key == f"giants-aid-{key}"
    ]
    return dict(found)


def carvable(bid: Bid) -> set[tuple[int, str]]:
    """The sizes of statues that a bid can take, and by whom they are carved."""
    position = bidding(["1a", "2a", "3a"], [seat(workers=3), seat(), seat()])
    all_bid(position, bid, Bid(), Bid())
    takes = of_kind(position, 0, Take)
    return {(take.size, take.by) for take in takes if isinstance(take, Take)}


def test_what_it_takes_to_carve() -> None:
    carving = [
        dict(entry.say.args)
        for section in aid(3, GiantsOptions())
        for entry in section.entries
        if entry.say.key == "giants-aid-carve"
    ]
    assert [one["size"] for one in carving] == [1, 2, 3]
    for one in carving:
        enough = int(str(one["figures"]))
        assert (one["size"], "sculptors") in carvable(Bid(workers=enough))
        assert (one["size"], "sculptors") not in carvable(Bid(workers=enough - 1))
        assert (one["size"], "chief") in carvable(Bid(chief=True))
    assert max(carvable(Bid(workers=1)))[0] == told("worker")["carves"]
    assert max(carvable(Bid(sorcerer=True)))[0] == told("sorcerer")["carves"]


def places(own: SeatSnapshot) -> list[Place]:
    position = placing([own, bare(), bare()])
    return [action for action in position.legal(0) if isinstance(action, Place)]


def test_logs_and_powers() -> None:
    legal = places(seat(logs=5))
    for figure in ("worker", "sorcerer"):
        most = max(place.logs for place in legal if place.figure == figure)
        assert most == told(figure)["logs"]
    assert max(place.logs for place in legal if place.figure == "chief") == 0
    powers = {place.power for place in legal if place.figure == "sorcerer"}
    assert powers - {None} == set(POWERS)


def test_what_half_tablets_are_for() -> None:
    halves = int(str(told("chief")["halves"]))
    assert told("tablet")["halves"] == told("tablet-points")["halves"] == halves
    for count in (halves - 1, halves):
        powers = {place.power for place in places(seat(tablets=count)) if place.figure == "chief"}
        assert (powers != {None}) == (count == halves)


def test_points_of_tablets_and_the_last_round() -> None:
    options = GiantsOptions(round_limit=2)
    points = told("tablet-points")
    position = moving(
        [seat(tablets=4), seat(tablets=1), seat()],
        round=2,
        options=options,
        items=(front("1a", 0),),
    )
    pass_all(position)
    position.play(0, MarkLaid(()))
    assert position.waiting == "over"
    assert told("end", options)["round"] == position.round
    whole = 4 // int(str(points["halves"]))
    assert position.scores == (whole * int(str(points["points"])), 0, 0)


@pytest.mark.parametrize("players", GIANTS.players)
def test_bases(players: int) -> None:
    view = GIANTS.new(players).view(0)
    assert isinstance(view, GiantsView)
    assert told("base", players=players)["bases"] == view.screen.bases
    assert told("end", players=players)["bases"] == view.screen.bases


@pytest.mark.parametrize("open_bases", [False, True])
def test_bases_that_lie_open_hide_nothing(open_bases: bool) -> None:
    options = GiantsOptions(open_bases=open_bases)
    hidden = "no" if open_bases else "yes"
    assert told("base", options)["hidden"] == told("tablet", options)["peek"] == hidden

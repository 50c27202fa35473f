"""The kernel against the second, naive writing of the rules, decision by decision."""

from __future__ import annotations

import pytest

from ahu.core.rng import Rng, rng_for
from ahu.games.orongo.actions import Bid, First, OrongoAction, OrongoOptions, Place, Tile
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.position import OrongoPosition
from tests.games.orongo.naive import Naive


def same(position: OrongoPosition, naive: Naive) -> None:
    """Both have the same things lying in the same places."""
    snapshot = position.snapshot()
    assert set(snapshot.tiles) == naive.tiles
    assert {chip.field: chip.seat for chip in snapshot.chips} == naive.owner
    assert {chip.field for chip in snapshot.chips if chip.bears != "nothing"} == naive.marked
    assert [seat.shells for seat in snapshot.seats] == naive.shells
    assert [seat.chips for seat in snapshot.seats] == naive.chips
    assert [seat.moai for seat in snapshot.seats] == naive.moai
    assert (snapshot.atoll, snapshot.amulet) == (naive.atoll, naive.amulet)
    assert position.round == naive.round
    assert (position.waiting == "over") == naive.over
    assert set(position.winners) == naive.winners()
    assert list(position.deciding) == naive.deciding()
    links = position.public().links
    assert len({frozenset(link) for link in links}) == len(links)
    assert {frozenset(link) for link in links} == {
        frozenset((name, other))
        for name, seat in naive.owner.items()
        for other in naive.next[name]
        if naive.owner.get(other) == seat
    }


def choose(actions: list[OrongoAction], rng: Rng, style: int) -> OrongoAction:
    """Style 0 is random; 1 likes the coast and bids much, so that shells become scarce."""
    if style == 1 and rng.below(4):
        palms = [a for a in actions if isinstance(a, Place) and a.field.startswith("p")]
        if palms:
            return palms[rng.below(len(palms))]
        if isinstance(actions[0], Bid):
            return actions[max(len(actions) - 1 - rng.below(3), 0)]
    return actions[rng.below(len(actions))]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", [0, 1])
@pytest.mark.parametrize("amulet_first", [False, True])
def test_every_decision_of_random_games(players: int, style: int, amulet_first: bool) -> None:
    options = OrongoOptions(amulet_first)
    rng = rng_for("naive", players, style, int(amulet_first))
    for _ in range(3):
        position = ORONGO.new(players, options)
        naive = Naive(position.board, players, options)
        while position.waiting != "over":
            if position.waiting == "chance":
                outcome = position.draw(rng)
                position.happen(outcome)
                if isinstance(outcome, First):
                    naive.amulet = outcome.seat
                elif isinstance(outcome, Tile):
                    naive.tile(outcome.field)
                continue
            for seat in position.deciding:
                listed = [position.decode(seat, code) for code in position.legal_codes(seat)]
                assert len(set(listed)) == len(listed)
                assert set(listed) == naive.legal(seat)
                action = choose(listed, rng, style)
                position.play(seat, action)
                naive.play(seat, action)
                same(position, naive)

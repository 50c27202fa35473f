"""O2: tiles are turned up."""

from __future__ import annotations

import pytest

from ahu.core.contract import Position
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games.orongo.actions import Bid, First, Tile
from ahu.games.orongo.game import ORONGO
from tests.games.orongo.setting import opened, started


@pytest.mark.parametrize(("players", "first", "later"), [(2, 6, 3), (3, 6, 3), (4, 8, 4)])
def test_o2_how_many_tiles_each_round(players: int, first: int, later: int) -> None:
    position = ORONGO.new(players)
    position.happen(First(0))
    numbers = iter(range(60, 0, -1))
    expected = first
    for round in range(1, 100):
        assert position.round == round
        laid = 0
        while position.waiting == "chance":
            assert position.public().tiles_due == expected - laid
            position.happen(Tile(str(next(numbers))))
            laid += 1
        assert laid == expected
        expected = later
        opened(position, *[0] * players)
        if position.waiting == "over":
            break
    assert next(numbers, None) is None
    assert position.round == {2: 19, 3: 19, 4: 14}[players]


def test_o2_tiles_lie_on_their_own_fields() -> None:
    position = started(2, tiles=[5, 60, 31])
    up = {field.name for field in position.public().fields if field.tile}
    assert up == {"5", "60", "31", "1", "2", "3"}
    assert position.public().tiles_left == 54


def test_o2_bids_wait_for_the_tiles() -> None:
    position = ORONGO.new(2)
    position.happen(First(0))
    refusal = position.check(0, Bid(1))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("O2", "chance-first")
    assert position.deciding == ()
    for outcome in (Tile("p1"), Tile("61"), Tile(""), First(0)):
        with pytest.raises(Refused):
            position.happen(outcome)
    with pytest.raises(Refused) as refused:
        started(2).happen(Tile("60"))
    assert refused.value.refusal.key == "no-chance-now"


def test_o2_every_tile_left_is_as_likely() -> None:
    position = ORONGO.new(2)
    position.happen(First(0))
    position.happen(Tile("1"))
    rng = rng_for("tiles")
    drawn = {
        position.board.hexes[position.kernel.draw(position.state, rng)].name for _ in range(2000)
    }
    assert drawn == {str(n) for n in range(2, 61)}
    one, two = rng_for("same"), rng_for("same")
    for _ in range(50):
        code = position.kernel.draw(position.state, one)
        assert Position.draw(position, two) == Tile(position.board.hexes[code].name)

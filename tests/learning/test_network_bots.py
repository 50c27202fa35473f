"""Bots that play by a network keep to what is asked of every bot: legal, repeatable, fair."""

from __future__ import annotations

import numpy as np
import pytest

from ahu.bots import parse
from ahu.bots.check import check
from ahu.core.contract import Position
from ahu.core.refusal import Refused
from ahu.core.rng import Rng
from ahu.games import game_named
from ahu.learning.deciding import draw
from ahu.learning.network import shares

BOTS = ("network", "network-search:simulations=6")


@pytest.mark.parametrize("game", ["giants", "orongo"])
@pytest.mark.parametrize("bot", BOTS)
def test_they_keep_the_rules_at_every_table(bot: str, game: str) -> None:
    """Others' sealed decisions and chance to come, changed behind its back, change nothing."""
    for row in check(parse(bot), game_named(game)):
        assert row.asked
        assert row.keeps(), row.breaches


def test_a_game_without_a_network_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        parse("network").settled(game_named("goofspiel"))
    assert refused.value.refusal.key == "bot-no-network"


def test_a_search_keeps_to_its_time() -> None:
    """With a time it makes as many simulations as fit, at least one, and answers."""
    bot = parse("network-search:ms=1")
    game = game_named("orongo")
    position: Position = game.new(2)
    rng = Rng(1)
    while position.waiting == "chance":
        position.happen(position.draw(rng))
    seat = position.deciding[0]
    legal = position.legal(seat)
    made = bot.make(game)
    assert made.decide(position.recall(seat), seat, legal, rng, bot.budget(game)) in legal


def test_sealed_decisions_are_drawn_among_the_serious() -> None:
    odds = np.array([0.5, 0.3, 0.1, 0.1], np.float32)
    rng = Rng(5)
    drawn = [draw(odds, rng) for _ in range(2000)]
    assert set(drawn) == {0, 1}
    assert drawn.count(0) / 2000 == pytest.approx(5 / 8, abs=0.04)
    assert shares(np.log(odds)[None])[0] == pytest.approx(odds)

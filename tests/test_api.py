from __future__ import annotations

import random
import subprocess
import sys

import pytest

import ahu
from ahu.bots import ThinkingBudget, line_up, parse
from ahu.bots.random import RandomBot
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_the_loop_of_the_readme(name: str) -> None:
    match = ahu.new(name, players=3, seed=7)
    dice = random.Random(1)
    while not match.over:
        seat = match.deciding[0]
        match.play(seat, dice.choice(match.legal(seat)))
    assert len(match.scores) == 3
    assert match.winners


def test_options_are_given_as_data() -> None:
    match = ahu.new("giants", 3, options={"quick_game": True}, seed=1, names=("Ann",))
    assert match.record.header.options == ahu.GAMES["giants"].options(quick_game=True)
    again = ahu.new("giants", 3, options=match.record.header.options, seed=1, names=("Ann",))
    assert again.record == match.record
    with pytest.raises(Refused, match="“nose” is not known"):
        ahu.new("giants", 3, options={"nose": 1})
    with pytest.raises(Refused, match="no game “nim”"):
        ahu.new("nim", 2)


def test_importing_is_light() -> None:
    code = "import sys, ahu; print([m for m in ('rich', 'fluent', 'msgspec') if m in sys.modules])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_what_the_package_knows_of_itself() -> None:
    assert list(ahu.GAMES)[:2] == ["giants", "orongo"]  # then those of other packages
    assert ahu.__version__.count(".") == 2
    assert isinstance(ahu.compiled, bool)
    with pytest.raises(AttributeError):
        _ = ahu.nothing


def test_bots_take_the_seats() -> None:
    assert line_up(["random"], 3) == (parse("random"),) * 3
    assert line_up(["random", "random"], 2) == (parse("random"), parse("random"))
    with pytest.raises(Refused, match="there is no bot"):
        line_up(["clever"], 2)


def test_the_random_bot_takes_every_action() -> None:
    match = ahu.new("orongo", 2, seed=1)
    legal = match.legal(0)
    rng = rng_for("bot")
    recall = match.position.recall(0)
    bot, free = RandomBot(), ThinkingBudget()
    taken = {bot.decide(recall, 0, legal, rng, free) for _ in range(40 * len(legal))}
    assert taken == set(legal)

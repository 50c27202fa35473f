"""Bots in their short form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from ahu.bots import BotKind, BotSettings, ThinkingBudget, parse, registry
from ahu.bots.levels import LEVELS, THINK_MS, bot_behind
from ahu.bots.random import RandomBot
from ahu.bots.spec import split_list
from ahu.core.refusal import Refused
from ahu.games import GAMES
from ahu.games.orongo.expertise import EXPERTISE
from ahu.games.orongo.game import ORONGO
from tests.core.pennies import PENNIES
from tests.ours import OUR_GAMES


class TriedSettings(BotSettings, frozen=True):
    ms: Annotated[float, Meta(ge=1, le=5000)] = 100
    simulations: Annotated[int, Meta(ge=1)] | None = None
    style: Literal["bold", "shy"] = "shy"
    calm: bool = True


TRIED = BotKind(TriedSettings, lambda settings: RandomBot())


@pytest.fixture(autouse=True, scope="module")
def tried() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.OURS, "tried", f"{__name__}:TRIED")
        registry.forget()
        yield
    registry.forget()


def test_a_bot_and_its_text() -> None:
    assert parse("random").text == "random"
    assert parse("tried:ms=100,calm=yes").text == "tried"
    spec = parse(" tried: style=bold , ms=2.5,calm=no")
    assert spec.settings == TriedSettings(ms=2.5, style="bold", calm=False)
    assert spec.text == "tried:ms=2.5,style=bold,calm=no"
    assert spec.budget(GAMES["giants"]) == ThinkingBudget(2.5, None)
    assert parse(spec.text) == spec
    assert parse("tried:ms=200").text == "tried:ms=200"
    assert parse("random").budget(GAMES["giants"]) == ThinkingBudget()


def test_a_command() -> None:
    spec = parse("cmd:./mybot --level 3,4 x:y=1")
    assert spec.text == "cmd:./mybot --level 3,4 x:y=1"
    assert spec.budget(GAMES["orongo"]).ms == 1000
    assert parse("cmd,ms=20:./mybot").text == "cmd,ms=20:./mybot"
    assert parse(parse("cmd,simulations=7:a b").text).budget(GAMES["orongo"]) == ThinkingBudget(
        1000, 7
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("clever", "there is no bot “clever”; there are random, greedy, search, cmd, tried"),
        ("", "there is no bot “”"),
        ("random:ms=1", "random has no setting “ms”; it has none"),
        ("tried:nose=1", "tried has no setting “nose”; it has ms, simulations, style, calm"),
        ("tried:ms=0", "ms of tried is a number from 1 to 5000, not “0”"),
        ("tried:ms=nan", "ms of tried is a number from 1 to 5000, not “nan”"),
        ("tried:simulations=1.5", "simulations of tried is a whole number from 1 to ∞, not “1.5”"),
        ("tried:style=odd", "style of tried is one of bold, shy, not “odd”"),
        ("tried:calm=1", "calm of tried is yes or no, not “1”"),
        ("tried:calm=no,calm=no", "tried is given calm twice"),
        ("tried:ms", "a bot is written NAME"),
        ("tried:", "a bot is written NAME"),
        ("tried,ms=1", "a bot is written NAME"),
        ("cmd:", "after `cmd:` comes a command"),
        ("cmd,command=x:y", "cmd is given command twice"),
        ("cmd,nose=1:x", "cmd has no setting “nose”; it has ms, simulations"),
        ("hard:ms=1", "hard is a level and has no settings"),
        ("x" * 2000, "at most 1,000 characters"),
    ],
)
def test_what_is_wrong_is_said_with_what_there_is(text: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(text)
    assert says in str(refused.value)


parts = st.sampled_from(["random", "tried", "cmd", "hard", ":", "=", ",", "ms", "calm", "1", "no"])


@given(st.one_of(st.text(max_size=40), st.lists(parts, max_size=9).map("".join)))
def test_no_text_breaks_it(text: str) -> None:
    try:
        spec = parse(text)
    except Refused as error:
        str(error)  # is a sentence: a message that is not there would raise
        return
    assert parse(spec.text) == spec
    assert parse(spec.text).text == spec.text


@given(st.lists(st.text("ab:=,cmd", max_size=9), max_size=3))
def test_no_list_breaks_it(words: list[str]) -> None:
    split_list(words)


def test_lists_of_bots() -> None:
    words = ["random,tried:ms=2,calm=no,easy", "cmd:a b,c", "random"]
    found = ["random", "tried:ms=2,calm=no", "easy", "cmd:a b,c", "random"]
    assert split_list(words) == found


@pytest.mark.parametrize("name", list(OUR_GAMES))
@pytest.mark.parametrize("level", list(LEVELS))
def test_levels_are_bots_within_their_time(level: str, name: str) -> None:
    spec, game = parse(level), GAMES[name]
    assert spec.text == level
    assert spec.settled(game).text == parse(bot_behind(level, game)).text
    ms = spec.budget(game).ms
    assert ms is None or ms <= THINK_MS[level]


def test_levels_of_a_game_that_says_nothing_of_them() -> None:
    """They search by playouts, each longer than the one before."""
    novice, *others = (parse(level) for level in LEVELS)
    assert novice.settled(PENNIES).text == "random"
    assert {spec.settled(PENNIES).name for spec in others} == {"search"}
    counts = [spec.budget(PENNIES).simulations or 0 for spec in others]
    assert counts == sorted(set(counts))
    for spec in others:
        assert (spec.budget(PENNIES).ms or 0) < THINK_MS[spec.name]
        assert (spec.budget(PENNIES).ms or 0) > 0


def test_a_bot_that_needs_a_heuristic_is_refused_before_the_game_begins() -> None:
    with pytest.raises(Refused) as refused:
        parse("greedy").settled(PENNIES)
    assert refused.value.refusal.key == "bot-no-heuristic"
    assert parse("search").settled(PENNIES).name == "search"
    assert parse("greedy").settled(ORONGO).name == "greedy"


def test_a_level_that_a_game_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(EXPERTISE.levels, "hard")
    with pytest.raises(Refused, match="there is no level"):
        parse("hard").settled(ORONGO)

"""Hints: the best moves from what a seat may know, with words, reasons and a route."""

from __future__ import annotations

import pytest

import ahu
from ahu.analysis.hints import SHOWN, HintedMove, hints
from ahu.bots import ThinkingBudget, parse
from ahu.console.words import Words
from ahu.core.contract import COLOURS
from ahu.core.match import Match
from ahu.core.rng import rng_for
from ahu.text import LANGUAGES


def hinted(match: Match, seat: int) -> list[HintedMove]:
    return hints(match.position.recall(seat), seat, rng_for("hint"))


def check(found: list[HintedMove], least: int) -> None:
    """Up to three moves, the best first, all in words of every language."""
    assert least <= len(found) <= SHOWN
    chances = [move.chance for move in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    for language in LANGUAGES:
        words = Words(language)
        for move in found:
            assert all(map(words.phrase, [*move.say, *move.reasons]))
    said = ["|".join(map(Words("en").phrase, move.say)) for move in found]
    assert len(set(said)) == len(said)


@pytest.fixture(scope="module")
def phases() -> dict[str, tuple[Match, int]]:
    """The first decision with a choice in each phase of a game of Giants."""
    match = ahu.new("giants", players=3, seed="hints")
    bots = [parse("greedy").make(match.game) for _ in range(3)]
    rng = rng_for("phases")
    found: dict[str, tuple[Match, int]] = {}
    while not match.over and "move" not in found:
        seat = match.deciding[0]
        recall = match.position.recall(seat)
        legal = recall.legal(seat)
        if len(legal) > 3 and match.position.phase not in found:
            found[match.position.phase] = (Match.of(match.position), seat)
        match.play(seat, bots[seat].decide(recall, seat, legal, rng, ThinkingBudget()))
    return found


def test_hints_come_in_every_phase(phases: dict[str, tuple[Match, int]]) -> None:
    assert {"bid", "place", "move"} <= set(phases)
    reasons = {}
    for phase, (match, seat) in phases.items():
        found = hinted(match, seat)
        check(found, 2)
        reasons[phase] = {reason.key for move in found for reason in move.reasons}
    assert reasons["bid"]
    assert reasons["place"]
    assert all(key.startswith("giants-reason-") for keys in reasons.values() for key in keys)


def test_a_journey_has_a_route_from_where_the_item_is(
    phases: dict[str, tuple[Match, int]],
) -> None:
    match, seat = phases["move"]
    routes = [move.route for move in hinted(match, seat) if move.route]
    assert routes
    board = match.position.board
    names = {hex.name for hex in board.hexes}
    for route in routes:
        assert len(route) > 1
        assert set(route) <= names


def test_the_same_hint_comes_again(phases: dict[str, tuple[Match, int]]) -> None:
    match, seat = phases["place"]
    assert hinted(match, seat) == hinted(match, seat)


def test_a_sealed_decision_is_told_without_those_of_others() -> None:
    match = ahu.new("orongo", players=3, seed="sealed")
    seat = match.deciding[0]
    found = hinted(match, seat)
    check(found, 2)
    for move in found:
        assert [line.key for line in move.say] == ["orongo-told-bid"]
        assert {line.args["colour"] for line in move.say} == {COLOURS[seat]}

"""Notation, both ways."""

from __future__ import annotations

from contextlib import suppress

import pytest

from ahu.core.contract import Action, Outcome
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games.orongo.actions import Bid, Build, First, Place, Tile
from ahu.games.orongo.game import ORONGO

MOVES: list[tuple[str, Action]] = [
    ("bid 0", Bid(0)),
    ("bid 48", Bid(48)),
    ("place 17", Place("17")),
    ("place p4", Place("p4")),
    ("build 8 p4", Build(("8",), "p4")),
    ("build 3 12 p7", Build(("3", "12"), "p7")),
]
CHANCES: list[tuple[str, Outcome]] = [
    ("first blue", First(0)),
    ("first yellow", First(3)),
    ("tile 17", Tile("17")),
]


@pytest.mark.parametrize(("text", "action"), MOVES)
def test_actions(text: str, action: Action) -> None:
    assert ORONGO.write(action, 4) == text
    assert ORONGO.read(text, False, 4) == action


@pytest.mark.parametrize(("text", "outcome"), CHANCES)
def test_outcomes(text: str, outcome: Outcome) -> None:
    assert ORONGO.write(outcome, 4) == text
    assert ORONGO.read(text, True, 4) == outcome


WRONG = [
    *("", " ", "bid", "bid ", "bid -1", "bid 03", "bid 3 ", " bid 3", "bid  3", "Bid 3", "bid ٣"),
    *("bid 100", "place", "place p0", "place 0", "place 017", "place q4", "place p4 p5", "bid 3\n"),
    *("build", "build p4", "build 8", "build 1 2 3 p4", "build p4 8", "build 8  p4", "pass"),
    *("tile 17", "first blue", "place 1000", "build 8 4"),
]


@pytest.mark.parametrize("text", WRONG)
def test_nothing_else_is_an_action(text: str) -> None:
    with pytest.raises(Refused) as refused:
        ORONGO.read(text, False, 4)
    assert refused.value.refusal.key == "orongo-notation"


@pytest.mark.parametrize(
    "text", ["", "first", "first purple", "first red", "tile", "tile p4", "bid 3"]
)
def test_nothing_else_is_an_outcome(text: str) -> None:
    with pytest.raises(Refused) as refused:
        ORONGO.read(text, True, 2)
    assert refused.value.refusal.key == "orongo-chance-notation"


def test_noise_never_crashes() -> None:
    rng = rng_for("noise")
    letters = "bid placeutr 0123456789p\n\té€\0"
    for _ in range(3000):
        text = "".join(letters[rng.below(len(letters))] for _ in range(rng.below(16)))
        for chance in (False, True):
            with suppress(Refused):
                assert ORONGO.write(ORONGO.read(text, chance, 3), 3) == text


def test_every_legal_action_of_a_game_reads_back() -> None:
    position, rng = ORONGO.new(3), rng_for("notation")
    while position.waiting != "over":
        if position.waiting == "chance":
            position.happen(position.draw(rng))
            continue
        for seat in position.deciding:
            legal = position.legal(seat)
            for action in legal:
                assert ORONGO.read(ORONGO.write(action, 3), False, 3) == action
                assert position.decode(seat, position.encode(seat, action)) == action
            position.play(seat, legal[rng.below(len(legal))])


def test_a_foreign_move_cannot_be_written() -> None:
    class Foreign(Action, frozen=True):
        pass

    with pytest.raises(TypeError):
        ORONGO.write(Foreign(), 2)
    refusal = ORONGO.new(2).check(0, Foreign())
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("O3.1", "orongo-not-an-action")

"""Questions and answers: defaults, extra words, wrong input, leaving, taking back."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.terminal.person import typed

WORDS = ["?", "log", "board", "undo", "back", "peek", "1", "2", "3", "0", "yes", "no", "pass"]
WORDS += ["D5", "village", "by hand", "1a", "p7", "17", "², ३", "[red]x[/red]", "\x1b[2J"]


def test_what_is_not_given_is_asked() -> None:
    code, screen = typed("", "", game=None, players=None)
    assert code == 0
    assert "Which game?" in screen
    assert "How many play" in screen
    assert "A game of Giants begins." in screen
    assert "Your turn: make a secret bid" in screen


def test_names_are_understood() -> None:
    _, screen = typed("orongo", "3", "q", game=None, players=None)
    assert "A game of Orongo begins." in screen
    assert "Goodbye." in screen


def test_wrong_input_is_answered_with_what_is_expected() -> None:
    _, screen = typed("many", "7", "-1", game="giants", players=3)
    assert screen.count("Please type a number from 0 to 2.") == 3


def test_help_says_what_the_signs_mean() -> None:
    _, screen = typed("?", game="giants", players=3)
    assert "cut forest" in screen
    assert "A round:" in screen


def test_back_goes_a_step_back() -> None:
    _, screen = typed("1", "back", "2", game="giants", players=3)
    assert screen.count("How many tribe markers do you bid?") == 2


def test_passing_asks_whether_it_is_meant() -> None:
    _, screen = typed("0", "0", "no", "no", "yes", "pass", "no", game="giants", players=3, seed=3)
    assert screen.count("Passing is final for this phase. Pass?") == 1
    assert screen.count("What do you do?") == 2
    assert "Blue passes" not in screen


def test_a_decision_can_be_taken_back_as_long_as_nobody_else_acted() -> None:
    _, screen = typed("24", "yes", "log", game="orongo", players=2)
    names = re.findall(r"Type one of: \w+ (\d+)", screen)
    field = names[-1]
    assert "undo (take back)" not in screen  # the bids are open
    _, screen = typed("24", "yes", field, "undo", game="orongo", players=2)
    placed, rest = screen.split("Blue places a chip", 1)
    assert "undo (take back)" in rest
    assert "Undone." in rest
    assert (
        rest.split("Undone.")[1].count("place 3 chips on") == placed.count("place 3 chips on") == 1
    )


@pytest.mark.parametrize("game", ["giants", "orongo"])
@settings(max_examples=25, deadline=None)
@given(lines=st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=12)), max_size=25))
def test_garbage_never_breaks_it(game: str, lines: list[str]) -> None:
    code, screen = typed(*lines, game=game, players=3, language="fr")
    assert code == 0
    assert "Au revoir." in screen

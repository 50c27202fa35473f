"""The small games, by OpenSpiel's own algorithms."""

from __future__ import annotations

import pyspiel
import pytest
from examples.theory import GAMES, exploit, sample, size, solve


def test_the_small_orongo_is_solved_exactly() -> None:
    """CFR+ comes close to an equilibrium of the whole tree within a few iterations."""
    game = pyspiel.load_game(GAMES["orongo"])
    assert size(game).ends == 1944
    marks = list(solve(game, 4, every=4))
    assert marks[0].nash_conv > 0.3
    assert 0 <= marks[-1].nash_conv < marks[0].nash_conv / 2


def test_the_small_giants_is_sampled() -> None:
    """A search gains against random play, so the bound says how far it is from equilibrium."""
    game = pyspiel.load_game(GAMES["giants"])
    found = exploit(game, sample(game, 5), games=2, simulations=5)
    assert len(found.gains) == 3
    assert found.bound == pytest.approx(sum(found.gains))

"""An observation holds what the seat knows, all of it from its own point of view, and no more."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

import ahu
from ahu.core.contract import Game, Outcome
from ahu.core.rng import rng_for
from ahu.env.encoding import SIGHTS, Encoding, Sight
from ahu.env.play import GamePlay
from ahu.games.giants.position import GiantsPosition
from tests.env.sizes import NAMES, SIZES, choose
from tests.properties.tables import GAMES, AnyPosition, positions
from tests.properties.test_leaks import change_bases, change_screen, change_sealed

encoded = cache(Encoding)
"""An encoding is made once for each table."""


def observed(position: AnyPosition, seat: int, sight: Sight) -> bytes:
    """What a seat gets: the observation and the mask."""
    encoding = encoded(position.game, position.players, position.options, position.board, sight)
    play = encoding.play(position)
    return encoding.observe(play, seat).tobytes() + encoding.mask(play, seat).tobytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_with_memory_it_is_made_from_recall(game: Game) -> None:
    """Nothing but `recall` counts: not one number depends on what others have sealed."""
    rng, sealed = random.Random(3), 0
    for position in positions(game, range(24), 0.1):
        for seat in range(position.players):
            seen = observed(position, seat, "recall")
            assert observed(position.recall(seat), seat, "recall") == seen
            changed = position.copy()
            for other in range(position.players):
                if other != seat:
                    sealed += change_sealed(changed, other, rng)
            assert observed(changed, seat, "recall") == seen
    assert sealed > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("block", range(2))
def test_by_view_alone_nothing_hidden_counts(game: Game, block: int) -> None:
    """Screens, the receptacle, bases face down, what others have sealed."""
    rng = random.Random(block)
    for position in positions(game, range(block * 18, block * 18 + 18), 0.06):
        for seat in range(position.players):
            changed = position.copy()
            for other in range(position.players):
                if other != seat:
                    change_sealed(changed, other, rng)
                    if position.waiting != "over" or isinstance(position, GiantsPosition):
                        change_screen(changed, other, rng)
            change_bases(changed, seat, rng)
            assert observed(changed, seat, "view") == observed(position, seat, "view")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_memory_knows_more_than_the_view(game: Game) -> None:
    """So what the two tests above compare is there at all."""
    found = positions(game, range(6), 0.1)
    assert any(observed(p, 0, "recall") != observed(p, 0, "view") for p in found)


def turned(outcome: Outcome, by: int, players: int) -> Outcome:
    """The outcome of chance at a table whose seats are turned."""
    seat = getattr(outcome, "seat", None)
    return outcome if seat is None else type(outcome)((seat + by) % players)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_it_is_the_same_on_every_seat(name: str, players: int, sight: Sight) -> None:
    """Two games with the same choices, one turned by some seats, look the same all along."""
    encoding = Encoding(name, players, sight=sight)
    for by in range(1, players):
        rng, chance = random.Random(by), rng_for(by)
        one, other = encoding.play(), encoding.play()
        while one.kernel.waiting(one.buffer):
            if one.kernel.waiting(one.buffer) == 1:
                outcome = encoding.position(one).draw(chance)
                encoding.position(one).happen(outcome)
                encoding.position(other).happen(turned(outcome, by, players))
                one.look()
                other.look()
                continue
            if rng.random() < 0.2:
                for seat in range(players):
                    mine = encoding.observe(one, seat)
                    assert np.array_equal(mine, encoding.observe(other, (seat + by) % players))
            seat = one.seat
            assert np.array_equal(
                encoding.mask(one, seat), encoding.mask(other, (seat + by) % players)
            )
            index = choose(encoding, one, rng)
            one.act(seat, index)
            other.act((seat + by) % players, index)
        assert [one.share(s) for s in range(players)] == [
            other.share((s + by) % players) for s in range(players)
        ]


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_numbers_stay_small(name: str, players: int) -> None:
    encoding = Encoding(name, players)
    rng, chance = random.Random(5), rng_for(5)
    play = encoding.play()
    play.settle(chance)
    while play.seat >= 0:
        play.act(play.seat, choose(encoding, play, rng))
        play.settle(chance)
        seen = encoding.observe(play, 0)
        assert seen.min() >= 0.0
        assert seen.max() <= 20.0


def fingerprint(play: GamePlay, encoding: Encoding) -> str:
    """What all seats get in a game played at random."""
    digest, rng, chance = hashlib.sha256(), random.Random(2), rng_for(2)
    play.settle(chance)
    while play.seat >= 0:
        for seat in range(encoding.players):
            digest.update(encoding.observe(play, seat).tobytes())
            digest.update(encoding.mask(play, seat).tobytes())
        for _ in range(25):
            if play.seat >= 0:
                play.act(play.seat, choose(encoding, play, rng))
                play.settle(chance)
    return digest.hexdigest()


def fingerprints() -> dict[str, str]:
    """One for each game at its smallest."""
    encodings = [Encoding("giants", 3, {"round_limit": 4}), Encoding("orongo", 2)]
    return {e.game.name: fingerprint(e.play(), e) for e in encodings}


def test_compiled_and_interpreted_are_the_same() -> None:
    if not ahu.compiled:
        pytest.skip("the rules are not compiled here, so there is nothing to compare with")
    code = (
        "import ahu, json; from tests.env.test_observing import fingerprints;"
        "assert not ahu.compiled; print(json.dumps(fingerprints()))"
    )
    environment = {**os.environ, "AHU_INTERPRETED": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == fingerprints()

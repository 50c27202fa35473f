"""What a seat may not see does not change one byte of what it is shown.

Hidden bytes are changed behind its back, and everything it gets is compared as JSON.
"""

from __future__ import annotations

import random

import msgspec
import pytest

from ahu.core.contract import Game
from ahu.core.match import Match
from ahu.games.giants.layout import (
    BASES,
    BID_CHIEF,
    BID_MARKERS,
    BID_SORCERER,
    BID_TAKE_BACK,
    BID_WORKERS,
    DECIDED,
    ERECTED,
    LOGS,
    MARKERS,
    MARKERS_LEFT,
    NOWHERE,
    OVER,
    PHASE,
    SEALED,
    WORKERS,
    WORKERS_LEFT,
)
from ahu.games.giants.layout import BID as BID_PHASE
from ahu.games.giants.position import GiantsPosition
from ahu.games.orongo.layout import BID, BIDS, NOBODY, SHELLS
from ahu.games.orongo.layout import PHASE as ORONGO_PHASE
from ahu.games.orongo.position import OrongoPosition
from tests.properties.tables import GAMES, AnyPosition, new_match, position_of, positions

SEALED_FIELDS = (BID_MARKERS, BID_WORKERS, BID_SORCERER, BID_CHIEF, BID_TAKE_BACK)


def change_sealed(position: AnyPosition, other: int, rng: random.Random) -> bool:
    """Another sealed decision instead of the one a seat made; whether it had made one."""
    at = position.state.at
    if isinstance(position, OrongoPosition):
        sealed = at[ORONGO_PHASE] == BIDS and at[BID + other] != NOBODY
        if sealed:
            at[BID + other] = (at[BID + other] + 1 + rng.randrange(5)) % 24
        return sealed
    if at[SEALED + other] != DECIDED:
        return False
    if at[PHASE] == BID_PHASE:
        for field, values in zip(SEALED_FIELDS[:4], (7, 7, 2, 2), strict=True):
            at[field + other] = rng.randrange(values)
    else:
        at[BID_TAKE_BACK + other] ^= 1
    return True


def change_screen(position: AnyPosition, other: int, rng: random.Random) -> None:
    """Other material behind a screen: from or to the receptacle, the game, another screen."""
    at = position.state.at
    if isinstance(position, OrongoPosition):
        at[SHELLS + other] = rng.randrange(48)
    elif not position.options.open_screens:
        for behind, left in ((WORKERS, WORKERS_LEFT), (MARKERS, MARKERS_LEFT)):
            both = at[behind + other] + at[left + other]
            at[behind + other] = rng.randrange(both + 1)
            at[left + other] = both - at[behind + other]
        at[LOGS + other] = rng.randrange(9)
        at[BASES + other] = rng.randrange(8)


def change_bases(position: AnyPosition, seat: int | None, rng: random.Random) -> None:
    """Another owner under each Moai that the seat (or, for None, anybody) may not know."""
    if not isinstance(position, GiantsPosition):
        return
    at, tables = position.state.at, position.state.tables
    if position.options.open_bases or at[PHASE] == OVER:
        return
    for ahu in range(tables.ahus):
        known = at[tables.peeked + ahu] | at[tables.fresh + ahu]
        if at[tables.ahu_moai + ahu] != NOWHERE and not (seat is not None and known >> seat & 1):
            at[tables.ahu_base + ahu] = rng.randrange(position.players)
    for other in range(position.players):
        at[ERECTED + other] = rng.randrange(5)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("block", range(4))
def test_a_view_does_not_leak(game: Game, block: int) -> None:
    """Sealed decisions, screens, the receptacle, bases face down (G1.3, G3.1, G7.2, G7.3, O7.1)."""
    rng = random.Random(block)
    for position in positions(game, range(block * 12, block * 12 + 12), 0.1):
        for seat in range(position.players):
            changed = position.copy()
            for other in range(position.players):
                if other != seat:
                    change_sealed(changed, other, rng)
                    if position.waiting != "over" or isinstance(position, GiantsPosition):
                        change_screen(changed, other, rng)
            change_bases(changed, seat, rng)
            seen = msgspec.json.encode(position.view(seat))
            assert msgspec.json.encode(changed.view(seat)) == seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("block", range(4))
def test_the_public_view_does_not_leak(game: Game, block: int) -> None:
    rng = random.Random(block)
    for position in positions(game, range(block * 12, block * 12 + 12), 0.1):
        changed = position.copy()
        for seat in range(position.players):
            change_sealed(changed, seat, rng)
            if position.waiting != "over" or isinstance(position, GiantsPosition):
                change_screen(changed, seat, rng)
        change_bases(changed, None, rng)
        assert msgspec.json.encode(changed.public()) == msgspec.json.encode(position.public())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_recall_knows_nothing_sealed(game: Game) -> None:
    """Not one byte of what a perfect memory knows depends on what others sealed."""
    rng = random.Random(5)
    sealed = 0
    for position in positions(game, range(40), 0.3):
        for seat in range(position.players):
            changed = position.copy()
            for other in range(position.players):
                if other != seat:
                    sealed += change_sealed(changed, other, rng)
            known, believed = position.recall(seat), changed.recall(seat)
            assert known.state.at == believed.state.at
            assert msgspec.json.encode(known.snapshot()) == msgspec.json.encode(believed.snapshot())
            assert position.legal(seat) == known.legal(seat)
    assert sealed > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_recall_does_not_tell_who_has_sealed(game: Game) -> None:
    """What a seat is asked stays the same while others answer what they are asked with it."""
    sealed = 0
    for position in positions(game, range(60), 1):
        if len(position.deciding) > 1:
            one, *others = position.deciding
            later = position.copy()
            later.play(one, later.legal(one)[0])
            for other in others:
                assert later.recall(other).state.at == position.recall(other).state.at
                sealed += 1
    assert sealed > 50


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_recall_can_be_played_on(game: Game) -> None:
    """A sealed decision that is not known counts as still to be made."""
    for position in positions(game, range(24), 0.1):
        for seat in range(position.players):
            known = position.recall(seat)
            if position.waiting == "seats":
                assert set(position.deciding) <= set(known.deciding)
                for other in known.deciding:
                    assert known.legal(other)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_seed_is_in_a_position(game: Game) -> None:
    """Chance to come is nowhere in a position: only what has happened tells two seeds apart."""
    for number in range(12):
        match = new_match(game, number)
        again = Match.of(position_of(match), seed="another")
        for seat in range(match.position.players):
            known, other = match.position.recall(seat), again.position.recall(seat)
            assert isinstance(known, GiantsPosition | OrongoPosition)
            assert isinstance(other, GiantsPosition | OrongoPosition)
            assert known.state.at == other.state.at
            assert match.position.view(seat) == again.position.view(seat)

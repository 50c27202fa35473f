"""Everything the server tells has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

import ahu.server
from ahu.bots import ThinkingBudget, parse
from ahu.console.words import Words
from ahu.core.contract import Action
from ahu.core.log import Message
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages, projections
from ahu.server.projections import Audience
from ahu.server.session import TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.text import LANGUAGES, say
from tests.ours import OUR_GAMES


def games() -> Iterator[TableSession]:
    """Every moment of a game of each kind, played by good bots."""
    for name, players in (("giants", 3), ("orongo", 4)):
        game = GAMES[name]
        setup = TableSetup("t", game, game.options(), (SeatConfig(),) * players, "words")
        session = TableSession(setup)
        pending = session.begin()
        bots = [parse("greedy").make(game) for _ in range(players)]
        rng = rng_for("words")
        while True:
            for row in pending.rows:
                session.follow(row)
            yield session
            if session.over:
                break
            seat = session.deciding[0]
            recall = session.position.recall(seat)
            action = bots[seat].decide(recall, seat, recall.legal(seat), rng, ThinkingBudget())
            asides = session.position.asides(seat)
            if asides and rng.below(5) == 0:
                action = asides[0]
            pending = session.play(seat, [game.write(action, players)], "")


def test_all_that_is_told_has_words() -> None:
    words = [Words(language) for language in LANGUAGES]
    told: set[str] = set()
    for session in games():
        seats = tuple(range(session.players))
        _, now = projections.state(session, Audience(seats))
        last = replace(now, number=session.number - 1)
        sent = projections.encode(projections.state(session, Audience(seats), last)[0])
        state = msgspec.json.decode(sent, type=messages.TableState)
        saids: list[Message] = list(state.waits)
        saids += [
            projection.task for projection in state.projections if projection.task is not None
        ]
        saids += [entry.say for entry in state.log]
        if state.result is not None:
            saids += [state.result.say, *(part.name for part in state.result.parts)]
        for said in saids:
            told.add(said.key)
            for speaker in words:
                assert speaker.phrase(said)
    assert {"giants-told-journey", "giants-told-bid", "orongo-told-build", "table-won"} <= told


def test_log_entries_name_rules_that_exist() -> None:
    rules = Path(__file__).parents[2] / "docs" / "rules"
    known = set(
        re.findall(r"\b[GO]\d+(?:\.\d+)?\b", "".join(f.read_text() for f in rules.glob("*.md")))
    )
    for session in games():
        for narration in session.narrations[-3:]:
            for entry in narration.entries:
                assert entry.rules
                assert set(entry.rules) <= known


ARGUMENTS = """bid size by figure logs onto power ahu item hex carriers count items shells field
    palm tiles"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words_as_a_choice(language: str) -> None:
    for game in OUR_GAMES.values():
        for kind in get_args(game.actions):
            assert issubclass(kind, Action)
            tag = kind.__struct_config__.tag
            args = dict.fromkeys(ARGUMENTS.split(), 1)
            assert say(f"{game.name}-choice-{tag}", language, **args)


def test_every_refusal_of_the_server_has_words() -> None:
    keys: set[str] = set()
    for path in Path(ahu.server.__file__).parent.rglob("*.py"):
        keys |= set(re.findall(r'"((?:table|serve|player)-[a-z-]+)"', path.read_text()))
    texts = Path(ahu.__file__).parent / "text"
    for language in LANGUAGES:
        said = "".join(
            (texts / language / f"{name}.ftl").read_text()
            for name in ("table", "people", "serve", "players")
        )
        known = set(re.findall(r"^([a-z-]+) =", said, re.M))
        assert keys <= known

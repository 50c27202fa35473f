"""How a game is told that has texts but no narrator, and shown that draws nothing."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from ahu import games
from ahu.console.facts import SHOWN_ELSEWHERE, FactSheet
from ahu.console.words import Words
from ahu.core.contract import Action, Outcome, PublicView, View
from ahu.core.log import Message, message
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.engine.session import Session
from ahu.narration import MoveWords
from ahu.server import projections
from ahu.server.projections import Audience
from ahu.server.session import TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.text import LANGUAGES, sentence
from tests.core.kuhn import KUHN, POINT, Bet, Deal
from tests.core.pennies import PENNIES, Show, Take
from tests.ours import OUR_GAMES
from tests.test_shape import ROOT


@pytest.fixture(autouse=True)
def with_kuhn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.REGISTRY.own, "kuhn", POINT)


class Raise(Action, frozen=True):
    chips: int
    all_in: bool = False
    cards: tuple[int, ...] = ()
    note: str | None = None


class Shuffle(Outcome, frozen=True):
    pass


class Turned(Outcome, frozen=True, tag="deal"):
    key: str = "a field of any name"


def test_moves_are_said_in_the_words_of_the_texts_else_in_notation() -> None:
    words = MoveWords(KUHN)
    assert words(Bet()) == Message("kuhn-choice-bet")
    assert words(Deal(1, 3)) == Message("kuhn-chance-deal", {"seat": 1, "card": 3})
    phrases = [Words(language).phrase(Message("kuhn-choice-bet")) for language in LANGUAGES]
    assert phrases == ["put in a chip", "einen Chip setzen", "miser un jeton"]
    assert MoveWords(PENNIES)(Take("f1")) == "take f1"
    assert MoveWords(PENNIES)(Show()) == "show"


def test_words_that_need_more_than_a_move_has_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the texts of a game stops nobody from playing."""
    monkeypatch.setattr(KUHN, "write", lambda move, players: "in notation")
    assert MoveWords(KUHN)(Shuffle()) == "in notation"
    assert MoveWords(KUHN)(Turned()) == "in notation"  # the words for a deal need $card


def test_fields_of_moves_become_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ahu.narration.can_say", lambda key, **args: key == "kuhn-choice-raise")
    said = MoveWords(KUHN)(Raise(3, True, (1, 2)))
    yes = Message("page-yes-no", {"value": "yes"})
    assert said == message("kuhn-choice-raise", chips=3, all_in=yes, cards="1, 2", note="–")


class Whist(PublicView, frozen=True):
    by_seat = ("hands", "chips")
    trump_suit: str
    hands: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    dice: tuple[int, ...]
    rows: list[dict[str, int]]
    open: bool = False
    taken: None = None


class WhistView(View, frozen=True):
    table: Whist
    card: int


def drawn(view: View | PublicView, language: str = "en") -> list[list[str]]:
    screen = io.StringIO()
    Console(file=screen, width=80).print(FactSheet("kuhn", Words(language)).draw(view))
    return [line.split() for line in screen.getvalue().splitlines()]


def test_a_view_is_shown_field_by_field() -> None:
    rows = [{"x": 1, "y": 2}, {"x": 3, "y": 4}]
    table = Whist("whist", 2, "", 1, "seats", (0,), (7, 8), "♠", ((1, 2), ()), (5, 6), (4, 4), rows)
    shown = [
        ["trump", "suit", "♠"],
        ["dice", "4", "4"],
        ["rows", "x", "1,", "y", "2;", "x", "3,", "y", "4"],
        ["open", "no"],
        ["taken", "–"],
        ["points", "hands", "chips"],
        ["●", "Blue", "7", "1", "2", "5"],
        ["■", "Green", "8", "–", "6"],
    ]
    assert drawn(table) == shown
    own = [["Only", "you", "see", "this"], ["your", "card", "3"]]
    assert drawn(WhistView(0, table, 3)) == [*shown, *own]
    assert drawn(WhistView(0, table, 3), "fr")[-1] == ["votre", "carte", "3"]


def test_the_page_leaves_out_the_same_fields() -> None:
    source = (ROOT / "web/src/plain/facts.ts").read_text(encoding="utf-8")
    listed = source.partition("new Set([")[2].partition("]")[0]
    assert {name.strip(' \n"') for name in listed.split(",")} - {""} == SHOWN_ELSEWHERE


def test_the_page_is_told_what_there_is_of_each_seat() -> None:
    for game in (*OUR_GAMES.values(), KUHN):
        seats = (SeatConfig(),) * game.players[0]
        session = TableSession(TableSetup("t", game, game.options(), seats, "seed"))
        welcome = projections.welcome(session, Audience((0,)), "1")
        assert welcome.by_seat == list(game.public_views.by_seat)
        fields = game.public_views.__struct_fields__
        assert set(welcome.by_seat) <= set(fields)


def test_a_refusal_without_words_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = Refusal("K9", "kuhn-cheating", {"card": 3})
    said = {sentence(refusal, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("kuhn-cheating" in text for text in said)
    assert sentence(refusal) == (
        "refused, but there are no words for why: "
        "the texts of the game lack “kuhn-cheating” (card=3) (K9)"
    )
    assert "(–)" in str(Refused(Refusal("", "kuhn-cheating")))

    def cheat(players: int, options: object, board: object) -> None:
        raise refuse("K9", "kuhn-cheating", card=3)

    monkeypatch.setattr(KUHN, "new", cheat)
    request = b'{"do": "new", "game": "kuhn", "players": 2}'
    answer = msgspec.json.decode(Session(games={"kuhn": KUHN}).answer(request))
    assert answer["error"]["message"] == sentence(refusal)

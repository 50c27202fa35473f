"""Which game a board is for, and texts that are no board at all."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ahu.boards import decode
from ahu.core.refusal import Refused
from ahu.games.board_files import check, examine, game_of, reference
from ahu.games.giants import board_reader as giants_form
from ahu.games.giants.board import GiantsBoard
from ahu.games.orongo import board_reader as orongo_form
from ahu.games.orongo.board import OrongoBoard
from ahu.text import LANGUAGES, sentence
from tests.boards.broken import GIANTS, ORONGO, SMALL, edited, found


def test_boards_tell_their_game() -> None:
    assert game_of(GIANTS) == "giants"
    assert game_of(ORONGO) == "orongo"
    assert game_of('game = "orongo"') == "orongo"
    assert game_of("dice = 3") == "giants"
    assert game_of("ceremonial_site = 3") == "orongo"
    assert game_of('[[row]]\nhexes = ["land", "forest 4"]') == "giants"
    assert game_of('[[row]]\nhexes = ["palm"]') == "orongo"
    assert isinstance(examine(GIANTS)[1], GiantsBoard)
    assert isinstance(examine(ORONGO)[1], OrongoBoard)


def test_a_board_may_name_its_game() -> None:
    assert check('game = "giants"\n' + GIANTS) == []
    assert check('game = "orongo"\n' + ORONGO) == []


@pytest.mark.parametrize(
    ("text", "key", "where"),
    [
        ("", "which-game", ""),
        ("row = 3", "which-game", ""),
        ('row = [3, {hexes = 3}, {hexes = [3, "lake"]}]', "which-game", ""),
        ('game = "chess"', "unknown-game", "game"),
        ("game = 3", "unknown-game", "game"),
        ("a b", "not-toml", "line 1"),
    ],
)
def test_no_game_can_be_told(text: str, key: str, where: str) -> None:
    assert found(text) == [("", key, where)]


def test_reference_of_an_unknown_game() -> None:
    with pytest.raises(Refused):
        reference("../giants")


def test_decoding() -> None:
    assert decode(b"\xef\xbb\xbfname") == "name"
    with pytest.raises(Refused) as refused:
        decode(b"a\nb\xff")
    assert (refused.value.refusal.key, refused.value.refusal.where) == ("board-not-utf8", "line 2")


def test_a_board_keeps_its_digest() -> None:
    """A board is known by its content: comments, keys' order and line ends do not count."""
    _, board, _ = examine(SMALL)
    _, other, _ = examine("# a comment\r\n" + SMALL.replace("\n", "\r\n"))
    _, renamed, _ = examine(edited(SMALL, ("Motu Nui", "Motu Iti")))
    assert board is not None
    assert other is not None
    assert renamed is not None
    assert board.digest == other.digest != renamed.digest


def test_messages_stay_on_one_short_line() -> None:
    text = edited(GIANTS, ('"land"', '"la\\nnd\\u001b[31m' + "x" * 500 + '"'))
    [fault] = check(text)
    for language in LANGUAGES:
        line = sentence(fault.refusal, language)
        assert line.translate({0xA0: " ", 0x202F: " "}).isprintable()
        assert len(line) < 250


def holds(text: str) -> None:
    """Reading this ends with a board or with faults that can be said, as either game."""
    readers = (giants_form.BOARDS, orongo_form.BOARDS)
    for faults in (check(text), *(reader.check(text)[1] for reader in readers)):
        for fault in faults:
            assert sentence(fault.refusal)
    _, board, faults = examine(text)
    assert (board is None) == any(not fault.warning for fault in faults)


@given(st.text())
def test_any_text(text: str) -> None:
    holds(text)


@given(
    st.sampled_from([GIANTS, ORONGO, SMALL]),
    st.integers(0, 4000),
    st.integers(0, 30),
    st.text(max_size=12) | st.sampled_from(["-", "0x", '"', "]]", "[", "= {}", "1e999", "nan"]),
)
def test_any_mutation_of_a_board(text: str, at: int, cut: int, put: str) -> None:
    at %= len(text)
    holds(text[:at] + put + text[at + cut :])


def written(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(c):08x}" for c in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(k)} = {written(v)}" for k, v in value.items()) + "}"
    return repr(value)


KEYS = ["name", "game", "dice", "row", "ahu", "ceremonial_site"]
INNER = ["r", "q", "hexes", "name", "hex", "moai", "headdress", "white", "brown"]
LEAVES: st.SearchStrategy[Any] = (
    st.booleans()
    | st.integers(-3, 300)
    | st.integers()
    | st.floats()
    | st.sampled_from([*giants_form.KINDS, *orongo_form.KINDS, "forest 3", *giants_form.LANDMARKS])
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(INNER), inner, max_size=5)
    ),
    max_leaves=12,
)


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6))
def test_any_structure(data: dict[str, Any]) -> None:
    holds("\n".join(f"{key} = {written(value)}" for key, value in data.items()))

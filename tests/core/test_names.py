"""Names: on one line, and nothing in them that cannot be seen."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ahu.core import record
from ahu.core.record import MOST_MARKS, MOST_RAW, one_line

TRICKY = st.sampled_from(
    "\u202e\u2066\u2069\u200b\u200d\u200f\ufeff\u00ad\u034f\u115f\u3164\u2800\ufe0f\U000e0041"
    "\u2d7f\U0001107f\U00016fe4\U0001d159"
    "\u0301\u0338\u20dd\u0958\ue000\ud800\uffff\n\t\x00\x1b\u2028\u00a0 aé"
)


@given(name=st.text(st.characters() | TRICKY, max_size=80))
def test_any_name_becomes_one_that_can_be_read(name: str) -> None:
    shown = one_line(name)
    assert one_line(shown) == shown
    assert shown == " ".join(shown.split(" "))
    kinds = [unicodedata.category(c) for c in shown]
    assert not {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    for mark, run in groupby(kinds, lambda kind: kind in ("Mn", "Me")):
        assert not mark or len(list(run)) <= MOST_MARKS
    shown.encode()  # no half characters


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("An\u202ena", "Anna"),
        ("\u2066Anna\u2069", "Anna"),
        ("A\u200bn\u200dn\u2060a\ufeff", "Anna"),
        ("Anna\u3164", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("\u200b\u200b", ""),
        ("Ann\na", "Ann a"),
        ("e\u0301", "é"),
        ("a" + "\u0328" * 30 + "b", "a" + "\u0328" * 5 + "b"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("Ναταλία Ђорђевић 愛子 שָׁלוֹם", "Ναταλία Ђорђевић 愛子 שָׁלוֹם"),
        ("Hotu 🗿", "Hotu 🗿"),
    ],
)
def test_names_as_they_are_shown(name: str, shown: str) -> None:
    assert one_line(name) == unicodedata.normalize("NFC", shown)


def test_only_the_beginning_of_a_long_name_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """To put many marks into their order takes the square of their number."""
    lengths: list[int] = []

    class Counting:
        category = staticmethod(unicodedata.category)

        @staticmethod
        def normalize(form: Literal["NFC"], text: str) -> str:
            lengths.append(len(text))
            return unicodedata.normalize(form, text)

    monkeypatch.setattr(record, "unicodedata", Counting)
    assert one_line("a" + "\u0301\u0323" * 100_000)
    assert max(lengths) <= MOST_RAW

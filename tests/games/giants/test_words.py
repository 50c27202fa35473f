"""Statues are called small, medium and large, wherever people choose one."""

from __future__ import annotations

import re

import pytest

from ahu.text import LANGUAGES, say

MEDIUM = {"en": r"medium Moai", "de": r"mittlere[nr]? Moai", "fr": r"Moaï moyens?\b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_statue_of_size_2_is_a_medium_one(language: str) -> None:
    for by in ("chief", "sculptors"):
        for key in ("giants-choice-take", "giants-take-of"):
            _says(say(key, language, size=2, by=by), language)
    for count in (1, 2):
        _says(say("giants-page-offer", language, size=2, count=count), language)


def _says(words: str, language: str) -> None:
    assert re.search(MEDIUM[language], words), words

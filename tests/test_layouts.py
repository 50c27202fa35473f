"""What the compiler is told about buffers and codes is what the plain modules say."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.layouts import LAYOUTS, source_of, written


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
def test_constants_of_the_compiler_are_those_of_the_module(layout: ModuleType) -> None:
    """After a change: python -m tests.layouts."""
    told = source_of(layout).with_suffix(".pxd").read_text(encoding="utf-8")
    assert told == written(layout)

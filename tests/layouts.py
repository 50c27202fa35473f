"""Constants and one-line functions for the compiler: `.pxd` files written from plain modules.

    python -m tests.layouts

writes them; a test compares them. What is a number becomes a C constant, and what is a function
of numbers with one expression becomes an inline function; everything else is left to Python.
"""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import ahu.games.giants.action_codes
import ahu.games.giants.layout
import ahu.games.orongo.action_codes
import ahu.games.orongo.layout

LAYOUTS = (
    ahu.games.giants.layout,
    ahu.games.giants.action_codes,
    ahu.games.orongo.layout,
    ahu.games.orongo.action_codes,
)


def source_of(layout: ModuleType) -> Path:
    """The module itself; what is written from it lies beside it."""
    assert layout.__file__ is not None
    return Path(layout.__file__)


def functions(layout: ModuleType) -> list[str]:
    """The functions of a module as inline functions in C."""
    lines = []
    for node in ast.parse(source_of(layout).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            answer = node.body[-1]
            assert isinstance(answer, ast.Return), f"{node.name} is not one expression"
            assert answer.value is not None
            arguments = ", ".join(f"int {argument.arg}" for argument in node.args.args)
            lines.append(f"cdef inline int {node.name}({arguments}) noexcept nogil:")
            lines.append(f"    return {ast.unparse(answer.value)}")
    return lines


def written(layout: ModuleType) -> str:
    """The `.pxd` file of a module."""
    numbers = {name: value for name, value in vars(layout).items() if type(value) is int}
    lines = [
        f"# Written by `python -m tests.layouts` from {source_of(layout).name}.",
        "",
        "cdef enum:",
        *(f"    {name} = {value}" for name, value in numbers.items()),
    ]
    inline = functions(layout)
    return "\n".join([*lines, *([""] if inline else []), *inline, ""])


if __name__ == "__main__":
    for layout in LAYOUTS:
        source_of(layout).with_suffix(".pxd").write_text(written(layout), encoding="utf-8")

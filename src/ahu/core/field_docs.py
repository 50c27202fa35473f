"""Reads the descriptions of a struct's fields from the strings behind them in the source."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise

from msgspec import Struct


def descriptions(kind: type[Struct]) -> dict[str, str]:
    """Returns the descriptions of the fields that have one, including inherited fields."""
    found: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        if issubclass(part, Struct) and part is not Struct:
            found |= _in_module(part.__module__).get(part.__name__, {})
    return {name: text for name, text in found.items() if name in kind.__struct_fields__}


@cache  # a server asks for many structs of a few modules when it starts
def _in_module(module: str) -> dict[str, dict[str, str]]:
    """Returns the descriptions of the fields of all classes of a module, by their names."""
    try:
        written = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):  # installed without its source, or typed in
        return {}
    classes = [part for part in ast.walk(written) if isinstance(part, ast.ClassDef)]
    return {kind.name: _own(kind) for kind in classes}


def _own(kind: ast.ClassDef) -> dict[str, str]:
    found: dict[str, str] = {}
    for statement, behind in pairwise(kind.body):
        match statement, behind:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                found[name] = inspect.cleandoc(text)
    return found

"""Reads the descriptions of a struct's fields from the strings behind them in the source."""

from __future__ import annotations

import ast
import inspect
import textwrap
from itertools import pairwise

from msgspec import Struct


def descriptions(kind: type[Struct]) -> dict[str, str]:
    """Returns the descriptions of the fields that have one, including inherited fields."""
    found: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        if issubclass(part, Struct) and part is not Struct:
            found |= _own(part)
    return {name: text for name, text in found.items() if name in kind.__struct_fields__}


def _own(kind: type[Struct]) -> dict[str, str]:
    try:
        (written,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except OSError:  # the package is installed without its source
        return {}
    assert isinstance(written, ast.ClassDef)
    found: dict[str, str] = {}
    for statement, behind in pairwise(written.body):
        match statement, behind:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                found[name] = inspect.cleandoc(text)
    return found

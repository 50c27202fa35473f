"""Every rule has a test named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def rule_ids() -> set[str]:
    """The ids that stand at the head of a rule in the documents."""
    found: set[str] = set()
    for file in sorted((ROOT / "docs" / "rules").glob("*.md")):
        text = file.read_text(encoding="utf-8")
        found.update(re.findall(r"^- ([GO]\d\.\d+) ", text, re.MULTILINE))
        found.update(re.findall(r"^\*\*([GO]\d) \w+\.\*\* .{20}", text, re.MULTILINE))
    return found


def rules_tested() -> set[str]:
    """The rules named by the tests under tests/rules: `test_g5_3_never_twice` is of G5.3."""
    found = set()
    for file in (ROOT / "tests" / "rules").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named = re.match(r"test_([go]\d)(?:_(\d+))?_", node.name)
                if named:
                    found.add(".".join(part for part in named.groups() if part).upper())
    return found


def test_the_documents_hold_the_rules() -> None:
    ids = rule_ids()
    assert {"G0.1", "G5.9", "G8.4", "O1.1", "O2", "O5.3", "O7.1"} <= ids
    assert len(ids) > 65


@pytest.mark.parametrize("rule", sorted(rule_ids()))
def test_rule_has_a_test(rule: str) -> None:
    assert rule in rules_tested()

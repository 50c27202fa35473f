"""The alerts of deploy/ ask for metrics that there are."""

from __future__ import annotations

import re

import pytest
import yaml

from ahu.server.metrics import REGISTRY
from tests.server.servers import ROOT

RULES = [
    rule
    for group in yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}


@pytest.mark.parametrize("rule", RULES, ids=[rule["alert"] for rule in RULES])
def test_an_alert_asks_for_metrics_that_there_are(rule: dict[str, str]) -> None:
    there = {
        f"{metric.name}{suffix}"
        for metric in REGISTRY.collect()
        for suffix in SUFFIXES[metric.type]
    }
    asked = re.findall(r"ahu_\w+", rule["expr"])
    assert asked
    assert set(asked) <= there

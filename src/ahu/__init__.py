"""Ahu: the board games Giants and Orongo, exact and fast."""

from __future__ import annotations

import os

if os.environ.get("AHU_INTERPRETED", "") not in ("", "0"):
    from ahu import _interpreted

    _interpreted.install()

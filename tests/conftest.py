"""What holds for all tests."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Small matrices gain nothing from threads, and several test processes would only wait for them."""

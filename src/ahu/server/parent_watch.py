"""Ends a process with the one that started it, even when it hangs."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time

PARENT = "AHU_PARENT"
"""The variable that tells a child which process it is to end with."""
_PR_SET_PDEATHSIG = 1
_LOOK_S = 1.0


def environment() -> dict[str, str]:
    """Returns the environment of a child that is to end with this process."""
    return {**os.environ, PARENT: str(os.getpid())}


def end_with_parent(how: signal.Signals) -> None:
    """Ends this process when its parent ends, if that is wanted: on Linux even when stopped."""
    if PARENT not in os.environ:
        return
    parent = int(os.environ.pop(PARENT))
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, how, 0, 0, 0)
    if os.getppid() != parent:  # the parent has ended already
        os.kill(os.getpid(), how)
    threading.Thread(target=_watch, args=(parent, how), daemon=True).start()


def _watch(parent: int, how: signal.Signals) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK_S)
    os.kill(os.getpid(), how)

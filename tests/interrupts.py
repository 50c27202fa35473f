"""Programs that are interrupted as a person does it, with Ctrl+C."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence

PATIENCE_S = 300.0
"""How long is waited for what must come: this only ends a hang."""


def interrupted(
    call: Sequence[str], is_busy: Callable[[int], bool], env: dict[str, str] | None = None
) -> tuple[int, bytes, bytes]:
    """Run a program, interrupt it once it is busy; its exit code, and what it printed."""
    with subprocess.Popen(
        call,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=env,
        preexec_fn=listen,
    ) as process:
        try:
            until = time.monotonic() + PATIENCE_S
            while not is_busy(process.pid):
                assert process.poll() is None, "it ended before it was busy"
                assert time.monotonic() < until, "it never got busy"
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE_S)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, out, err


def listen() -> None:
    """Who runs these tests in the background ignores the key; its programs must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

"""Reads what Sphinx found about the links to other sites: a page that is gone fails.

Others, such as all of them where there is no network, are named and tolerated.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

GONE = {404, 410}


def main(report: Path) -> int:
    """Prints every link that did not work, and returns 1 if a page is gone."""
    tried = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    failed = [link for link in tried if link["status"] in ("broken", "timeout")]
    gone = [link for link in failed if link["code"] in GONE]
    for link in failed:
        said = "is gone" if link in gone else "could not be tried"
        print(f"{link['filename']}:{link['lineno']}: {link['uri']} {said}")
    return 1 if gone else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

"""How Sphinx makes the site of these pages: `make docs`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from docutils.nodes import Element
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

# Signatures and docstrings come from the sources of the kernels; the notebooks run compiled again.
os.environ["AHU_INTERPRETED"] = "1"
import ahu

del os.environ["AHU_INTERPRETED"]

HERE = Path(__file__).parent
ROOT = HERE.parent
ELSEWHERE = {
    "site/start": "README.md",
    "site/contributing": "CONTRIBUTING.md",
    "site/changelog": "CHANGELOG.md",
    "site/security": "SECURITY.md",
    "site/speed": "benchmarks/results.md",
    **{
        f"site/{name}": f"benchmarks/{name}.md"
        for name in ("crowd", "hostile", "sizes", "soak", "table")
    },
}
"""The pages of the site whose text lies elsewhere in the repository."""
LINK = re.compile(r"\[([^]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]+)?\)")

REFERENCE = {
    name
    for page in (HERE / "reference").glob("*.md")
    for name in re.findall(r"automodule:: (\S+)", page.read_text(encoding="utf-8"))
}
"""The modules that the reference describes."""

project = "Ahu"
author = copyright = "The Ahu authors"
version = release = ahu.__version__
extensions = ["myst_nb", "sphinx.ext.autodoc"]
exclude_patterns = ["**/.ipynb_checkpoints"]

html_theme = "furo"
html_title = f"Ahu {release}"
html_copy_source = False

default_role = "code"
myst_heading_anchors = 3
nb_execution_mode = "off"  # `read` runs notebooks, as the tests do
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_mock_imports = ["minari", "onnx", "onnxruntime", "torch"]
linkcheck_timeout = 10
linkcheck_retries = 1


def on_site(link: re.Match[str], folder: Path, page: Path) -> str:
    """Returns a link of a text in one folder as its page in another needs it."""
    path, anchor = (folder / link[2]).resolve(), link[3] or ""
    if path.is_dir():
        return link[1]
    for name, text in ELSEWHERE.items():
        if path == ROOT / text:
            path = HERE / f"{name}.md"
    return f"[{link[1]}]({os.path.relpath(path, page)}{anchor})"


def read(app: Sphinx, name: str, source: list[str]) -> None:
    """Makes links between files links of the site, reads pages from elsewhere, runs notebooks."""
    page = Path(app.env.doc2path(name))
    file = ROOT / ELSEWHERE[name] if name in ELSEWHERE else page
    if file.suffix == ".ipynb":
        command = [sys.executable, str(HERE / "run_notebook.py"), str(file)]
        source[0] = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        return
    text = file.read_text(encoding="utf-8")
    parts = re.split(r"(?ms)^(```.*?^```$)", text)  # programs are left as they are
    for place in range(0, len(parts), 2):
        parts[place] = LINK.sub(lambda link: on_site(link, file.parent, page.parent), parts[place])
    source[0] = "".join(parts)


def home(name: str) -> str:
    """Returns the module of ours that a name is in, or nothing."""
    module = name.rpartition(".")[0]
    path = ROOT / "src" / module.replace(".", "/")
    there = not module or path.is_dir() or path.with_suffix(".py").exists()
    return module if there else home(module)


def unlinked(app: Sphinx, env: BuildEnvironment, node: Element, shown: Element) -> Element | None:
    """Leaves a name without a link that has no page here; any other without a target is a fault.

    Those are names of other packages and of modules that are not in the reference, private names,
    and type variables.
    """
    target = node["reftarget"]
    module, _, name = target.rpartition(".")
    if module in REFERENCE:
        private = name.startswith("_") or isinstance(
            getattr(import_module(module), name, None), TypeVar
        )
        return shown if private else None
    return None if home(target) in REFERENCE - {"ahu"} else shown


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", read)
    app.connect("missing-reference", unlinked)
    for language in ("engine", "table"):  # sessions, of which Pygments knows nothing
        app.add_lexer(language, TextLexer)

"""The site of the docs stays right: links, pages, the reference and the notebooks."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

import ahu
from ahu.core.facets import Facets
from ahu.core.record import FORMAT
from ahu.env.encoding import Encoding
from ahu.games import GAMES
from ahu.learning.network_file import FORM

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))
PAGES = sorted(page for page in DOCS.rglob("*.md") if page.parent.name != "site")
TEXTS = [*ROOT.glob("*.md"), *(ROOT / "benchmarks").glob("*.md"), *PAGES]
REFERENCE = {
    name
    for page in (DOCS / "reference").glob("*.md")
    for name in re.findall(r"automodule:: (\S+)", page.read_text(encoding="utf-8"))
}


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def cells(notebook: Path, kind: str) -> list[str]:
    book = json.loads(read(notebook))
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == kind]


def prose(file: Path) -> str:
    """What is not a program."""
    text = "\n\n".join(cells(file, "markdown")) if file.suffix == ".ipynb" else read(file)
    return re.sub(r"(?ms)^```.*?^```$", "", text)


def anchors(file: Path) -> set[str]:
    """The names that links to headings have, on the site and where repositories are shown."""
    heads = re.findall(r"(?m)^#+ (.*)$", prose(file))
    plain = [re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads]
    return {*plain, *(module.replace(".", "-") for module in heads if module in REFERENCE)}


@pytest.mark.parametrize("file", [*TEXTS, *NOTEBOOKS], ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    links = re.findall(r"\]\((?!https?://)([^)#\s]*)(?:#([^)\s]+))?\)", prose(file))
    for path, anchor in links:
        target = (file.parent / path).resolve() if path else file
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"


def test_every_page_is_on_the_site() -> None:
    listed = re.findall(r"(?m)^[\w/-]+$", read(DOCS / "index.md"))
    pages = [*DOCS.rglob("*.md"), *NOTEBOOKS]
    there = {page.relative_to(DOCS).with_suffix("").as_posix() for page in pages} - {"index"}
    assert sorted(listed) == sorted(there)


def test_pages_from_elsewhere_name_a_text() -> None:
    """`conf.py` puts a text of the repository in the place of each of these."""
    told = {page.stem: re.findall(r"puts (\S+) here", read(page)) for page in DOCS.glob("site/*")}
    assert all((ROOT / text).exists() for (text,) in told.values())
    settings = read(DOCS / "conf.py")
    assert all(f'"site/{name}"' in settings or f'"{name}"' in settings for name in told)


def imported(program: str) -> set[str]:
    """The modules of ours that a program imports, or imports from."""
    found = set()
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = [f"{node.module}.{name.name}" for name in node.names]
            modules = [name for name in inside if name in REFERENCE]
            found |= set(modules) if modules else {node.module}
    return {name for name in found if name.split(".")[0] == "ahu"}


def test_what_programs_here_import_is_in_the_reference() -> None:
    programs = [
        *(
            block
            for file in TEXTS
            for block in re.findall(r"(?ms)^```python\n(.*?)^```", read(file))
        ),
        *(cell for notebook in NOTEBOOKS for cell in cells(notebook, "code")),
        *(read(file) for file in (ROOT / "examples").rglob("*.py")),
    ]
    used = set().union(*(imported(program) for program in programs))
    assert {"ahu", "ahu.core.match", "ahu.env.search_trees"} <= used
    packages = {"ahu.bots": "ahu.bots.contract", "ahu.env": "ahu.env.pettingzoo_tables"}
    assert {packages.get(name, name) for name in used} - REFERENCE == set()


def test_the_reference_describes_modules_that_exist() -> None:
    assert [name for name in REFERENCE if find_spec(name) is None] == []
    core = {f"ahu.core.{name}" for name in ("contract", "match", "record", "refusal", "facets")}
    assert core <= REFERENCE


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_notebooks_run(notebook: Path) -> None:
    kept = json.loads(read(notebook))["cells"]
    assert not any(cell.get("outputs") for cell in kept), "the site runs it: keep no outputs"
    command = [sys.executable, str(DOCS / "run_notebook.py"), str(notebook)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    shown = [cell["outputs"] for cell in json.loads(done.stdout)["cells"] if "outputs" in cell]
    assert sum(map(bool, shown)) >= 2


def test_a_notebook_that_fails_says_where(tmp_path: Path) -> None:
    cell = {"cell_type": "code", "source": ["1 / 0"], "metadata": {}, "outputs": []}
    (tmp_path / "broken.ipynb").write_text(json.dumps({"cells": [cell]}), encoding="utf-8")
    command = [sys.executable, str(DOCS / "run_notebook.py"), str(tmp_path / "broken.ipynb")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "broken.ipynb, program 1" in done.stderr


def test_links_to_pages_that_are_gone_fail_and_others_do_not(tmp_path: Path) -> None:
    report = tmp_path / "output.json"
    for code, status in ((404, 1), (0, 0)):
        link = {"filename": "a.md", "lineno": 3, "status": "broken", "code": code, "uri": "u"}
        report.write_text(json.dumps(link) + "\n", encoding="utf-8")
        command = [sys.executable, str(DOCS / "links.py"), str(report)]
        done = subprocess.run(command, capture_output=True, text=True)
        assert (done.returncode, done.stdout.split(":")[0]) == (status, "a.md")


def test_the_versions_that_are_promised_are_those_there_are() -> None:
    text = read(DOCS / "stability.md")
    for name in ("giants", "orongo"):
        game = GAMES[name]
        rules, encoding = game.rules_version, Encoding(name, game.players[0]).version
        assert len(re.findall(rf"\| .*{name} {rules}\b", text)) >= 1
        assert re.search(rf"`Encoding.version` \| .*{name} {encoding}\b", text)
    assert f"`{FORMAT}`" in text
    assert re.search(rf"files of networks \|.*\| {FORM} \|", text)


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load(read(ROOT / "CITATION.cff"))
    assert citation["version"] == ahu.__version__
    assert {"authors", "cff-version", "license", "message", "title"} <= set(citation)
    assert f"## {citation['version']} – {citation['date-released']}" in read(ROOT / "CHANGELOG.md")


def test_the_design_knows_every_part() -> None:
    text = read(DOCS / "design.md")
    tree = text.partition("\n\n")[2].partition("\n\n")[0]
    source = Path(ahu.__file__).parent
    parts = {f"{path.name}/" for path in source.iterdir() if (path / "__init__.py").exists()}
    parts |= {path.name for path in source.glob("[!_]*.py")}
    assert set(re.findall(r"(?m)^      (\S+)", tree)) == parts
    table = re.findall(r"(?m)^\| `(\w+)` \|", text.partition("| facet |")[2])
    assert sorted(table) == sorted(Facets.__struct_fields__)

"""Completes the page without a server: the rules as an archive for the browser, and what it offers.

python -m ahu.local.site FOLDER WHEELS [KERNELS]

FOLDER has the built page. WHEELS is a folder with the wheels of what the rules need, for the
browser's platform; KERNELS is a wheel of Ahu for it, whose compiled rules are taken, if there is
one.
"""

from __future__ import annotations

import hashlib
import sys
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

import ahu
from ahu.draw.drawing import board_svg, drawing_of
from ahu.games import available
from ahu.local.levels import OFFERED
from ahu.server import about
from ahu.text import LANGUAGES, say

PACKAGE = Path(ahu.__file__).parent
LARGEST_RECORD = 2_000_000
PARTS = ("analysis", "boards", "bots", "core", "draw", "games", "local", "narration.py", "server")
PARTS_TOO = ("__init__.py", "_interpreted.py", "kernels.txt", "text", "wire")
LEFT_OUT = ("games/*/terminal/*", "local/site.py", "server/*/*", "games/*/networks/*.npz")
SUFFIXES = (".jsonl", ".py", ".toml", ".txt")
LOADED = ("pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip")
WORKER = "sw.js"
ARCHIVE = "ahu.whl"


def main(folder: str, wheels: str, kernels: str = "") -> None:
    """Completes the site in a folder, and says how large it is."""
    site = Path(folder)
    (site / "wheels").mkdir(exist_ok=True)
    archives = [f"wheels/{ARCHIVE}"]
    for wheel in sorted(Path(wheels).glob("*.whl")):
        (site / "wheels" / wheel.name).write_bytes(wheel.read_bytes())
        archives.insert(0, f"wheels/{wheel.name}")
    write_archive(site / "wheels" / ARCHIVE, kernels)
    write_pictures(site / "pictures")
    offer = about.about(LARGEST_RECORD)
    offer.levels = [level for level in offer.levels if level.name in OFFERED]
    (site / "about.json").write_bytes(msgspec.json.encode(offer))
    (site / "manifest.webmanifest").write_bytes(msgspec.json.encode(manifest()))
    loaded = [*LOADED, *archives]
    files = {
        "pyodide": "pyodide",
        "archives": archives,
        "compiled": bool(kernels),
        "bytes": sum((site / name).stat().st_size for name in loaded),
    }
    (site / "site.json").write_bytes(msgspec.json.encode(files))
    names = write_worker(site)
    size = sum((site / name).stat().st_size for name in names)
    print(f"{folder}: {len(names)} files, {size / 1e6:.1f} MB")


def write_archive(path: Path, kernels: str) -> None:
    """Writes the part of this package that a browser needs, as a wheel."""
    known = distribution("ahu")
    info = f"ahu-{known.version}.dist-info"
    points = [point for point in known.entry_points if point.group == "ahu.games"]
    ours = [point for point in points if point.value.startswith("ahu.")]
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(_files()):
            _add(archive, f"ahu/{file.relative_to(PACKAGE).as_posix()}", file.read_bytes())
        for game in available():
            if game.facets.texts.startswith("ahu."):  # the page has its texts; the package is there
                _add(archive, f"{game.facets.texts.replace('.', '/')}/in-the-page.txt", b"")
        if kernels:
            with ZipFile(kernels) as compiled:
                for name in sorted(compiled.namelist()):
                    if name.endswith(".so"):
                        _add(archive, name, compiled.read(name))
        entries = "\n".join(["[ahu.games]", *(f"{one.name} = {one.value}" for one in ours), ""])
        _add(archive, f"{info}/METADATA", _metadata(known.version))
        _add(archive, f"{info}/entry_points.txt", entries.encode())


def _files() -> list[Path]:
    parts = [PACKAGE / part for part in (*PARTS, *PARTS_TOO)]
    found = [file for part in parts for file in ([part] if part.is_file() else part.rglob("*"))]
    return [
        file
        for file in found
        if file.suffix in SUFFIXES
        and not any(file.relative_to(PACKAGE).match(pattern) for pattern in LEFT_OUT)
    ]


def _metadata(version: str) -> bytes:
    return f"Metadata-Version: 2.1\nName: ahu\nVersion: {version}\n".encode()


def _add(archive: ZipFile, name: str, data: bytes) -> None:
    """Adds a file without its time, so that the same sources give the same archive."""
    archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)


def write_pictures(folder: Path) -> None:
    """Draws the board of each game in each language, for the start page."""
    folder.mkdir(exist_ok=True)
    for game in available():
        if drawing_of(game) is not None:
            for language in LANGUAGES:
                drawn = board_svg(game, game.board(), language)
                (folder / f"{game.name}-{language}.svg").write_text(drawn, encoding="utf-8")


def manifest() -> dict[str, object]:
    """Returns the manifest by which browsers install the page."""
    return {
        "name": "Ahu",
        "short_name": "Ahu",
        "description": say("page-welcome"),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f4efe4",
        "theme_color": "#f4efe4",
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }


def write_worker(site: Path) -> list[str]:
    """Tells the service worker which files there are, and returns them."""
    files = sorted(
        file.relative_to(site).as_posix()
        for file in site.rglob("*")
        if file.is_file() and file.name != WORKER
    )
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + b"\0" + (site / name).read_bytes())
    said = {"version": digest.hexdigest()[:16], "files": files}
    own = (site / WORKER).read_text(encoding="utf-8")
    told = f"self.SITE = {msgspec.json.encode(said).decode()};\n"
    (site / WORKER).write_text(told + own, encoding="utf-8")
    return [*files, WORKER]


if __name__ == "__main__":
    main(*sys.argv[1:])

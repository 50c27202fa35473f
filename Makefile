# `make play` opens a table, `make test` runs every test; both install what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
KERNELS := $(shell find src -name '*.pxd') $(shell sed 's|\.|/|g;s|^|src/|;s|$$|.py|' src/ahu/kernels.txt)

.PHONY: setup play test lint bench soak ladder lock clean

setup: $(VENV)/built

$(VENV)/installed: requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Ahu needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/built: $(VENV)/installed pyproject.toml setup.py src/ahu/kernels.txt $(KERNELS)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c 'import ahu; ahu.compiled or print("warning: no C compiler worked here: the rules run interpreted, more slowly")'
	touch $@

play: setup
	$(BIN)/ahu play

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2
	AHU_INTERPRETED=1 $(BIN)/pytest -n 2 tests/properties tests/rules tests/giants tests/orongo tests/playthroughs

lint: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/mypy

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	$(BIN)/python -m benchmarks.run
	$(BIN)/python -m benchmarks.table

# Kills the server 200 times in the middle of games, and looks at what is left.
soak: setup
	$(BIN)/python -m tests.server.crashing 100

# RUN=--run plays the games that are missing first.
ladder: setup
	$(BIN)/python -m ahu.arena.ladder $(RUN)

lock:
	uv pip compile --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group dev pyproject.toml --output-file requirements.lock
	uv pip compile --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group dev --group bench pyproject.toml --output-file requirements-bench.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete

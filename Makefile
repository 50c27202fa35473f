# `make play` opens a table, `make test` runs every test; both install what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
KERNELS := $(shell find src -name '*.pxd') $(shell sed 's|\.|/|g;s|^|src/|;s|$$|.py|' src/ahu/kernels.txt)

PAGE := src/ahu/server/page/index.html
PAGE_SOURCES := $(shell find web/src src/ahu/text src/ahu/draw/art src/ahu/games/*/text src/ahu/games/*/art -type f) $(wildcard web/*.html web/*.ts web/*.js web/*.json)

.PHONY: setup page site programs play terminal wheel learners lowest test check-python check-page lint bench soak screenshots docs ladder lock clean

setup: $(VENV)/installed $(VENV)/built

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Ahu needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)

# What playing needs, then the package itself, then what tests and docs need: one after another, since two
# pips must not work on one environment at the same time.
$(VENV)/playable: requirements-server.lock requirements-build.lock | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		-r requirements-server.lock -r requirements-build.lock
	touch $@

$(VENV)/built: $(VENV)/playable pyproject.toml setup.py src/ahu/kernels.txt $(KERNELS)
	$(BIN)/python setup.py --quiet build_ext --inplace
	AHU_KERNELS=built $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c 'import ahu; ahu.compiled or print("warning: no C compiler worked here: the rules run interpreted, more slowly")'
	touch $@

$(VENV)/installed: requirements.lock | $(VENV)/built
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/documented: requirements-docs.lock | $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.lock
	touch $@

# The example game, as people install theirs: the tests play it.
$(VENV)/example: $(VENV)/installed $(VENV)/built examples/goofspiel/pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable examples/goofspiel
	touch $@

page: $(PAGE)

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm >/dev/null || { echo 'The page needs Node.js 20.19 or newer to be built; "make terminal" needs none.'; exit 1; }
	cd web && npm ci --silent
	touch $@

play: $(VENV)/built page
	$(BIN)/ahu serve --open

terminal: $(VENV)/built
	$(BIN)/ahu play

# A source distribution and a wheel in `dist`, with the page inside and all kernels compiled.
wheel: setup page
	rm -rf dist
	$(BIN)/python -m build --no-isolation --outdir dist .

# The page without a server, in the folder `site`: static files for any web space. SITE_KERNELS=WHEEL takes compiled
# rules from a wheel of Ahu for the browser's platform.
SITE_WHEELS := build/site-wheels
site: site/sw.js

site/sw.js: $(VENV)/built web/node_modules/.package-lock.json $(SITE_WHEELS)/fetched $(PAGE_SOURCES) $(wildcard web/site/*) $(shell find src/ahu -name '*.py' -o -name '*.toml')
	cd web && npm run --silent site -- --logLevel warn
	$(BIN)/python -m ahu.local.site site $(SITE_WHEELS) $(SITE_KERNELS)

$(SITE_WHEELS)/fetched: requirements-site.lock | $(VENV)/bin/python
	rm -rf $(SITE_WHEELS)
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
		--dest $(SITE_WHEELS) -r requirements-site.lock
	touch $@

# Chromium and PostgreSQL, for tests and measurements.
programs: setup
	$(BIN)/python -m tests.programs

# The packages of Python and of the page are installed side by side; the page is built after, since its
# files are part of the package and must not come and go while that is installed. Test processes get
# neighbouring tests, which share servers, and help each other out at the end.
test:
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed web/node_modules/.package-lock.json
	@$(MAKE) --no-print-directory $(VENV)/example
	@$(MAKE) --no-print-directory page programs
	@$(MAKE) --no-print-directory site
	@$(MAKE) --no-print-directory -j2 check-python check-page
	AHU_INTERPRETED=1 $(BIN)/pytest -n 2 tests/properties tests/rules tests/games tests/playthroughs --ignore-glob '*/test_heuristic.py'
	$(BIN)/pytest -n 4 --dist worksteal

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

check-page:
	cd web && npm run --silent check
	cd web && npm run --silent test

lint: setup page
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && npm run --silent format

bench: setup page programs
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	$(BIN)/python -m benchmarks.run
	$(BIN)/python -m benchmarks.table
	$(BIN)/python -m benchmarks.page

# Sends servers through failures at 100 tables; kills one 200 times in the middle of games and looks at what is
# left; lets 10,000 clients come and go and looks at the memory; uploads 100,000 records changed by chance. The
# figures of all four go into benchmarks/soak.md.
soak: setup programs
	$(BIN)/python -m tests.server.soak

# Every screen in every language and size, into the folder screenshots.
screenshots: setup page programs
	$(BIN)/python -m tests.web.screenshots screenshots

# The site in build/docs: the guide, the reference and the notebooks, which are run. Any warning fails, and so does
# a link to a page that is gone; links that cannot be tried, as without a network, are only named.
docs: $(VENV)/documented
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --nitpicky --quiet docs build/docs
	rm -rf build/links
	$(BIN)/python -m sphinx --builder linkcheck --silent docs build/links || true
	$(BIN)/python docs/links.py build/links/output.json

# RUN=--run plays the games that are missing first.
ladder: setup
	$(BIN)/python -m ahu.arena.ladder $(RUN)

# What tests of the extras need besides them, in environments of their own.
FOR_EXTRAS := cython==3.3.1 setuptools pytest pytest-xdist hypothesis httpx jsonschema

# The tests that `make test` leaves out because they need large libraries: PyTorch, Minari, and those of the recipes.
learners:
	$(PYTHON) -m venv $(VENV)-learners
	$(VENV)-learners/bin/python -m pip install --quiet --disable-pip-version-check $(FOR_EXTRAS)
	$(VENV)-learners/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation \
		--editable '.[data,learn,openspiel]' --editable examples/goofspiel dm-tree sb3-contrib tianshou
	$(VENV)-learners/bin/python -m pytest -n 2 tests/learning tests/env/test_recipes.py tests/env/test_minari.py

# The tests of the extras with the lowest versions that they allow.
lowest:
	uv pip compile --quiet --python-version 3.11 --resolution lowest-direct --all-extras --no-header \
		pyproject.toml --output-file $(VENV)-lowest.txt
	$(PYTHON) -m venv $(VENV)-lowest
	$(VENV)-lowest/bin/python -m pip install --quiet --disable-pip-version-check -r $(VENV)-lowest.txt $(FOR_EXTRAS)
	$(VENV)-lowest/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
		--editable . --editable examples/goofspiel
	$(VENV)-lowest/bin/python -m pytest -n 2 tests/env tests/arena tests/core tests/learning

lock:
	uv pip compile --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group dev pyproject.toml --output-file requirements.lock
	uv pip compile --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group dev --group bench pyproject.toml --output-file requirements-bench.lock
	uv pip compile --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--constraints requirements.lock pyproject.toml --output-file requirements-server.lock
	uv pip compile --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group build --constraints requirements.lock --output-file requirements-build.lock
	uv pip compile --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group docs --constraints requirements.lock --output-file requirements-docs.lock

clean:
	rm -rf $(VENV) build dist site src/*.egg-info examples/goofspiel/*.egg-info web/node_modules src/ahu/server/page
	find src -name '*.so' -delete

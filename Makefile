# Vigil. `make help` lists the targets.

PYTHON ?= python3
# Two more than the number of cores: many tests wait for a server, a browser or a database.
JOBS ?= $(shell expr `getconf _NPROCESSORS_ONLN` + 2)
CORES ?= $(shell getconf _NPROCESSORS_ONLN)
GAME ?= ascension
ARGS ?=
WEB := src/vigil/server/web/table
# What `make check` runs: the rules of both games, their texts, the golden records, and a sample of the property tests.
FAST := tests/test_layers.py tests/ascension tests/conflictus tests/text tests/golden tests/properties/test_state_is_a_value.py
PYTHONS ?= python3.11 python3.12 python3.13

VENV := .venv
PY := $(VENV)/bin/python
QUIETLY := install -qq --disable-pip-version-check --no-input -c constraints.txt
INSTALL := $(PY) -m pip $(QUIETLY)

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal setup check test test-tools test-python lint format bench bots rule-coverage pages docs golden balance card-pairs memory load mutants soak ray constraints web screenshots bench-web clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z-]+):.*## *(.*)/  make \1\t\2/' | expand -t 24

play: $(VENV)/.play  ## build the web app, start the server and open it (make play ARGS="--lan")
	@$(if $(findstring command,$(origin GAME)),echo "make play starts the server for both games. In the terminal: make terminal GAME=$(GAME)" >&2; exit 2)
	@$(MAKE) --no-print-directory web || echo "The web app could not be built (see above). The server starts with a plain page. To play in the terminal: make terminal" >&2
	@exec $(VENV)/bin/vigil serve --open $(ARGS)

terminal: $(VENV)/.play  ## play in the terminal (make terminal GAME=conflictus ARGS="--help")
	@$(VENV)/bin/vigil play $(GAME) $(ARGS)

setup: $(VENV)/.dev  ## install everything for development into .venv
	@:

check: $(VENV)/.dev web/node_modules/.package-lock.json  ## run linters, type checks and fast tests (under 90 seconds)
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet .
	@$(PY) -m mypy --strict --no-error-summary
	@$(NPM) run --silent check >/dev/null || { $(NPM) run --silent check; exit 1; }
	@$(PY) -m pytest -q -n $(CORES) --dist worksteal $(FAST) $(ARGS)

test: test-tools lint web  ## run every check and every test (make test ARGS="-k row")
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

test-tools: | $(PY)  ## find PostgreSQL and Chromium for the tests, or fetch them into the project
	@$(PY) -m tools.prerequisites

test-python:  ## run the fast tests on every supported Python (make test-python PYTHONS="python3.13")
	@for python in $(PYTHONS); do \
		command -v $$python >/dev/null || { echo "$$python is not installed: skipped"; continue; }; \
		venv=.venv-$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		echo "$$($$python --version) in $$venv ..."; \
		$$python -m venv $$venv && $$venv/bin/python -m pip $(QUIETLY) -e '.[dev]' && \
		$$venv/bin/python -m pytest -q -n $(CORES) --dist worksteal -p no:cacheprovider $(FAST) tests/client $(ARGS) || exit 1; \
	done

lint: $(VENV)/.dev web/node_modules/.package-lock.json  ## run linters, type checks and import checks
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet .
	@$(PY) -m mypy --strict --no-error-summary
	@$(PY) -m pytest -q tests/test_layers.py
	@$(NPM) run --silent lint

format: $(VENV)/.dev web/node_modules/.package-lock.json  ## format the sources
	@$(PY) -m ruff check --quiet --fix-only .
	@$(PY) -m ruff format .
	@$(NPM) run --silent format

bench: $(VENV)/.bench  ## benchmark the engine and the bots against RLCard
	@$(PY) -m tools.bench $(ARGS)

bots: $(VENV)/.play  ## check thoroughly that bots play fair and by the rules
	@$(VENV)/bin/vigil bots check --games 1000 --bots greedy,random $(ARGS)
	@$(VENV)/bin/vigil bots audit --positions 3000 $(ARGS)

rule-coverage: $(VENV)/.dev  ## list the rules without a test
	@$(PY) -m tools.rule_coverage

pages: $(VENV)/.dev  ## regenerate the pages of docs/ that come from the code (ARGS=--check only compares)
	@$(PY) -m tools.docs $(ARGS)

docs: pages  ## build the documentation site in build/docs
	@$(PY) -m tools.site $(ARGS)

golden: $(VENV)/.dev  ## rewrite the golden records of tests/golden
	@$(PY) -m tools.golden $(ARGS)

balance: $(VENV)/.dev  ## play every ready-made Conflictus deck against every other (make balance ARGS="--help")
	@$(PY) -m tools.deck_balance $(ARGS)

card-pairs: $(VENV)/.dev  ## test every pair of Conflictus cards in one game
	@$(PY) -m tools.card_pairs $(ARGS)

memory: $(VENV)/.dev  ## play 10,000 games and check that memory stays flat
	@$(PY) -m tools.memory_growth $(ARGS)

load: $(VENV)/.dev  ## measure how many players one server can handle; writes docs/LOAD.md
	@$(PY) -m tools.load_test $(ARGS)

mutants: $(VENV)/.dev  ## run the tests against 60 random mutants of the rules (takes an hour)
	@$(PY) -m tools.mutation $(ARGS)

soak: $(VENV)/.dev  ## kill the server repeatedly during games and check that nothing is lost
	@SOAK_KILLS=20 $(PY) -m pytest -q -n0 tests/server/test_crash_recovery.py tests/server/test_store_killed.py $(ARGS)

ray: $(VENV)/.ray  ## install Ray and test runs on it
	@$(PY) -m pytest -q tests/lab/test_ray.py $(ARGS)

web: $(WEB)/index.html  ## build the web app
	@:

screenshots: $(VENV)/.play web  ## take screenshots of every screen into shots/ (make screenshots ARGS="--help")
	@$(NPM) run --silent screenshots -- $(ARGS)

bench-web: $(VENV)/.play web  ## benchmark the web app (make bench-web ARGS="--short"; --write updates docs/WEB.md)
	@$(NPM) run --silent bench -- $(ARGS)

constraints:  ## rewrite constraints.txt from pyproject.toml (needs uv)
	@command -v uv >/dev/null || { echo "make constraints needs uv: $(PYTHON) -m pip install uv" >&2; exit 1; }
	@{ sed -n 1,3p constraints.txt; uv pip compile -q --universal --python-version 3.11 --extra dev --extra docs --extra bench --extra lab --extra node --extra pg --extra ray --extra server --no-header pyproject.toml; } > constraints.new
	@mv constraints.new constraints.txt

clean:  ## remove .venv and .venv-*, caches and build output
	@rm -rf $(VENV) .venv-3.* build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules/.cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# One environment for everything. A stamp file marks a finished installation; .dev includes .play.
# Stamps are removed when the Python in .venv no longer works, for example after a system upgrade.

$(shell test -x $(PY) || rm -f $(VENV)/.play $(VENV)/.dev $(VENV)/.bench $(VENV)/.ray)

$(PY):
	@command -v $(PYTHON) >/dev/null || { echo "Vigil needs Python 3.11 or newer, and '$(PYTHON)' was not found. Choose one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Vigil needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Choose another: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "'$(PYTHON)' has no venv module. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml constraints.txt | $(PY)
	@echo "Setting up $(VENV) ..."
	@$(INSTALL) -e '.[server]'
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(PY)
	@echo "Setting up $(VENV) for development ..."
	@$(INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: pyproject.toml constraints.txt | $(PY)
	@echo "Setting up $(VENV) for the benchmark ..."
	@$(INSTALL) -e '.[bench]'
	@touch $@ $(VENV)/.play

$(VENV)/.ray: $(VENV)/.dev
	@echo "Setting up $(VENV) with Ray ..."
	@$(INSTALL) -e '.[ray]'
	@touch $@

# The web app is built with the machine's Node if it is recent enough, otherwise with one from PyPI.
# Folders are dependencies too: a folder changes when a file in it is added or removed.

NPM := web/tools/npm
NODE := $(NPM) --version >/dev/null 2>&1 || { echo "No recent Node found: installing one from PyPI ..." && $(MAKE) -s --no-print-directory $(PY) && $(INSTALL) --retries 1 -e '.[node]'; }

$(WEB)/index.html: $(shell find web/src web/plugins web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json 2>/dev/null) web/node_modules/.package-lock.json
	@$(NODE)
	@echo "Building the web app ..."
	@$(NPM) run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package-lock.json
	@$(NODE)
	@echo "Installing the web dependencies ..."
	@$(NPM) ci --loglevel error --no-progress >/dev/null

# Vigil.  `make help` lists what can be asked for.

PYTHON ?= python3
# two more than there are cores: servers, browsers and databases are waited for
JOBS ?= $(shell expr `getconf _NPROCESSORS_ONLN` + 2)
CORES ?= $(shell getconf _NPROCESSORS_ONLN)
GAME ?= ascension
ARGS ?=
WEB := src/vigil/server/web/table
# what `make check` runs: both games rule by rule, their texts, the records, and a sample of the laws
FAST := tests/test_layers.py tests/ascension tests/conflictus tests/text tests/golden tests/properties/test_state_is_a_value.py
PYTHONS ?= python3.11 python3.12 python3.13

VENV := .venv
PY := $(VENV)/bin/python
QUIETLY := install -qq --disable-pip-version-check --no-input -c constraints.txt
INSTALL := $(PY) -m pip $(QUIETLY)

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal setup check test test-tools test-python lint format bench bots rule-coverage pages docs golden balance card-pairs memory load mutants soak ray constraints web screenshots bench-web clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z-]+):.*## *(.*)/  make \1\t\2/' | expand -t 20

play: $(VENV)/.play  ## start the server here, and open its page (make play ARGS="--lan")
	@$(if $(findstring command,$(origin GAME)),echo "make play starts the server for both games. In the terminal: make terminal GAME=$(GAME)" >&2; exit 2)
	@$(MAKE) --no-print-directory web || echo "The table for the browser is not built, for the reason above. The server starts with its plain page; make terminal plays here." >&2
	@exec $(VENV)/bin/vigil serve --open $(ARGS)

terminal: $(VENV)/.play  ## play in the terminal (make terminal GAME=conflictus ARGS="--help")
	@$(VENV)/bin/vigil play $(GAME) $(ARGS)

setup: $(VENV)/.dev  ## prepare .venv with everything for development
	@:

check: $(VENV)/.dev web/node_modules/.package-lock.json  ## a quick look while you work: style, types, the fast tests (under 90 seconds)
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet .
	@$(PY) -m mypy --strict --no-error-summary
	@$(NPM) run --silent check >/dev/null || { $(NPM) run --silent check; exit 1; }
	@$(PY) -m pytest -q -n $(CORES) --dist worksteal $(FAST) $(ARGS)

test: test-tools lint web  ## every check and every test (make test ARGS="-k row")
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

test-tools: | $(PY)  ## find PostgreSQL and Chromium for the tests, or fetch them into the project
	@$(PY) -m tools.prerequisites

test-python:  ## the tests that depend least on the machine, on every supported Python (make test-python PYTHONS="python3.13")
	@for python in $(PYTHONS); do \
		command -v $$python >/dev/null || { echo "$$python: not on this machine, not tested"; continue; }; \
		venv=.venv-$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		echo "$$($$python --version) in $$venv ..."; \
		$$python -m venv $$venv && $$venv/bin/python -m pip $(QUIETLY) -e '.[dev]' && \
		$$venv/bin/python -m pytest -q -n $(CORES) --dist worksteal -p no:cacheprovider $(FAST) tests/client $(ARGS) || exit 1; \
	done

lint: $(VENV)/.dev web/node_modules/.package-lock.json  ## style, types and the table of layers
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet .
	@$(PY) -m mypy --strict --no-error-summary
	@$(PY) -m pytest -q tests/test_layers.py
	@$(NPM) run --silent lint

format: $(VENV)/.dev web/node_modules/.package-lock.json  ## put the sources into the common form
	@$(PY) -m ruff check --quiet --fix-only .
	@$(PY) -m ruff format .
	@$(NPM) run --silent format

bench: $(VENV)/.bench  ## measure the engine and the bots, with RLCard beside them
	@$(PY) -m tools.bench $(ARGS)

bots: $(VENV)/.play  ## do bots play fair and by the rules? a long run through all modes
	@$(VENV)/bin/vigil bots check --games 1000 --bots greedy,random $(ARGS)
	@$(VENV)/bin/vigil bots audit --positions 3000 $(ARGS)

rule-coverage: $(VENV)/.dev  ## the rules that no test names
	@$(PY) -m tools.rule_coverage

pages: $(VENV)/.dev  ## write the pages of docs/ that are generated from the code (ARGS=--check only looks)
	@$(PY) -m tools.docs $(ARGS)

docs: pages  ## build the documentation site into build/docs
	@$(PY) -m tools.site $(ARGS)

golden: $(VENV)/.dev  ## write the golden records of tests/golden anew
	@$(PY) -m tools.golden $(ARGS)

balance: $(VENV)/.dev  ## every ready deck of Conflictus against every other (make balance ARGS="--help")
	@$(PY) -m tools.deck_balance $(ARGS)

card-pairs: $(VENV)/.dev  ## every pair of Conflictus cards at one table, with the laws checked
	@$(PY) -m tools.card_pairs $(ARGS)

memory: $(VENV)/.dev  ## ten thousand games, and whether memory stays flat
	@$(PY) -m tools.memory_growth $(ARGS)

load: $(VENV)/.dev  ## how many can play at one server; writes docs/LOAD.md (make load ARGS="--help")
	@$(PY) -m tools.load_test $(ARGS)

mutants: $(VENV)/.dev  ## break the rules 60 times in copies: do the tests notice? takes an hour (make mutants ARGS="--help")
	@$(PY) -m tools.mutation $(ARGS)

soak: $(VENV)/.dev  ## kill the server again and again while people play: nothing may be lost
	@SOAK_KILLS=20 $(PY) -m pytest -q -n0 tests/server/test_crash_recovery.py tests/server/test_store_killed.py $(ARGS)

ray: $(VENV)/.ray  ## install Ray and test runs that are spread with it
	@$(PY) -m pytest -q tests/lab/test_ray.py $(ARGS)

web: $(WEB)/index.html  ## build the table for the browser
	@:

screenshots: $(VENV)/.play web  ## pictures of every screen into the folder shots (make screenshots ARGS="--help")
	@$(NPM) run --silent shots -- $(ARGS)

bench-web: $(VENV)/.play web  ## measure the table in a browser (make bench-web ARGS="--short"; --write puts it into docs/WEB.md)
	@$(NPM) run --silent bench -- $(ARGS)

constraints:  ## write constraints.txt anew from pyproject.toml (needs uv)
	@command -v uv >/dev/null || { echo "make constraints needs uv: $(PYTHON) -m pip install uv" >&2; exit 1; }
	@{ sed -n 1,3p constraints.txt; uv pip compile -q --universal --python-version 3.11 --extra dev --extra docs --extra bench --extra lab --extra node --extra pg --extra ray --extra server --no-header pyproject.toml; } > constraints.new
	@mv constraints.new constraints.txt

clean:  ## remove .venv (and those of other Pythons), caches and built packages
	@rm -rf $(VENV) .venv-3.* build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules/.cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# One environment, filled as far as is needed.  A stamp says that an installation
# was finished; whoever has the tools to develop can play as well.  Stamps without
# a working Python (the system's was replaced) are worth nothing.

$(shell test -x $(PY) || rm -f $(VENV)/.play $(VENV)/.dev $(VENV)/.bench $(VENV)/.ray)

$(PY):
	@command -v $(PYTHON) >/dev/null || { echo "Vigil needs Python 3.11 or newer; there is no '$(PYTHON)'. Name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Vigil needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.12 ..." >&2; exit 1; }
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

# The table for the browser: with the machine's Node where it is new enough, else with one from PyPI.
# A folder is newer than the table when a file in it came or went.

NPM := web/tools/npm
NODE := $(NPM) --version >/dev/null 2>&1 || { echo "There is no Node here that is new enough: taking one from PyPI ..." && $(MAKE) -s --no-print-directory $(PY) && $(INSTALL) --retries 1 -e '.[node]'; }

$(WEB)/index.html: $(shell find web/src web/plugins web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json 2>/dev/null) web/node_modules/.package-lock.json
	@$(NODE)
	@echo "Building the table for the browser ..."
	@$(NPM) run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package-lock.json
	@$(NODE)
	@echo "Fetching what the table is built with ..."
	@$(NPM) ci --loglevel error --no-progress >/dev/null

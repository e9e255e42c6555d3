# make play: everything a fresh machine needs, then the tables in a browser. make test: everything.

PYTHON ?= python3
GAME ?= shogunate
N ?= 100000

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip
OLD_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11) and "Hatamoto needs Python 3.11 or newer")
WHEELS := build/wheels
TOOLS := postgresql chromium-headless-shell nginx

SOURCES := $(shell find src/hatamoto docs/games -type f ! -name '*.pyc')
PAGE := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/dist/*' 2>/dev/null)
WORDS := $(shell find src/hatamoto -name '*.ftl')
TYPED := $(wildcard src tests tools examples setup.py)
GENERATORS := $(wildcard tools/generate/*.py)

# Python keeps what it compiles: a process that compiles its imports again starts twice as slowly.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal build test check rules fuzz mutate bench generate lock clean FORCE
.NOTPARALLEL:

play: build
	@$(BIN)/hatamoto serve

terminal: build
	@$(BIN)/hatamoto play $(GAME)

build: $(STAMPS)/package

test: $(addprefix $(STAMPS)/,package bench research lab telemetry test node system)
	@cd web && npm test --silent
	@$(BIN)/python tools/suite.py

check: $(addprefix $(STAMPS)/,run build bench research lab telemetry test check node)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python tools/surroundings.py
	cd web && npm run --silent check
	@set -e; for tool in $(GENERATORS) tools/editions.py; do \
		PYTHONPATH=src $(BIN)/python $$tool --check; done

rules:
	@$(PYTHON) tools/rules.py

fuzz: build $(STAMPS)/test
	@$(BIN)/python tools/fuzz.py $(GAME) $(N) $(if $(SEED),--seed $(SEED))
	@PYTHONPATH=src $(BIN)/python tools/explore.py $(GAME) $(N) $(if $(SEED),--seed $(SEED)) $(if $(ON),--on $(ON))

mutate: $(addprefix $(STAMPS)/,run test)
	@$(BIN)/python tools/mutate.py $(GAME) $(if $(SAMPLE),-n $(SAMPLE)) $(if $(SEED),--seed $(SEED))

bench: build $(STAMPS)/bench
	@$(BIN)/hatamoto bench

generate: build
	@set -e; for tool in $(GENERATORS); do PYTHONPATH=src $(BIN)/python $$tool; done

lock:
	@PYTHON=$(PYTHON) tools/lock.sh

clean:
	rm -rf $(VENV) build dist web/dist web/node_modules src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMPS)/venv:
	@$(PYTHON) -c '$(OLD_ENOUGH)'
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/%: requirements/%.txt | $(STAMPS)/venv
	@echo "Installing $<"
	@$(PIP) install -qq --no-compile --require-hashes --no-deps -r $<
	@touch $@

$(STAMPS)/system: | $(STAMPS)/venv
	@if ! { ls /usr/lib/postgresql/*/bin/postgres && command -v chromium-headless-shell && PATH=$$PATH:/usr/sbin command -v nginx; } >/dev/null 2>&1; then \
		test "$$(id -u)" = 0 || { echo "The tests need the system packages $(TOOLS)"; exit 1; }; \
		echo "Installing $(TOOLS)"; apt-get update -qq; \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(TOOLS) >/dev/null; fi
	@touch $@

$(STAMPS)/listing: FORCE | $(STAMPS)/venv
	@printf '%s\n' $(sort $(SOURCES)) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(STAMPS)/node: web/package.json web/package-lock.json | $(STAMPS)/venv
	@echo "Installing what the page is built with"
	@cd web && npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(STAMPS)/page: $(PAGE) $(WORDS) | $(STAMPS)/venv
	@if command -v npm > /dev/null; then \
		$(MAKE) --no-print-directory $(STAMPS)/node && echo "Building the page" && \
		cd web && npm run --silent build -- --logLevel warn; \
	else echo "There is no Node here: the page is left out, the terminal works"; fi
	@touch $@

$(STAMPS)/parts: $(PAGE) $(WORDS) requirements/run.txt requirements/build.txt | $(STAMPS)/venv
	@$(MAKE) -s --no-print-directory $(STAMPS)/page & page=$$!; \
		$(MAKE) -s --no-print-directory $(STAMPS)/run $(STAMPS)/build && wait $$page
	@touch $@

$(STAMPS)/package: $(SOURCES) $(STAMPS)/listing $(STAMPS)/parts setup.py pyproject.toml
	@echo "Building hatamoto"
	@rm -rf $(WHEELS)
	@$(PIP) wheel -qq --no-build-isolation --no-deps --wheel-dir $(WHEELS) .
	@$(PIP) install -qq --no-compile --no-deps --force-reinstall $(WHEELS)/*.whl
	@$(BIN)/hatamoto --version
	@touch $@

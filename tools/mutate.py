"""Mutation testing: changes the rules in one place at a time and counts what the tests detect.

A mutant inverts a comparison or makes it strict, replaces a number, truth value or operator, or
removes a statement. It is made in memory, in a fork of a process that has loaded the tests, which
then runs those that reach the changed line, the fastest first, until one fails. Results are stored
in `build/mutate`: the same command continues where it stopped, and tries the survivors again when
the tests have changed.
"""

import argparse
import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

import coverage
import pytest

ROOT = Path(__file__).parents[1]
# A script finds the other tools only with the root on the path.
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.mutants import Mutant, code_of, mutants  # noqa: E402

GAMES = ROOT / "src/hatamoto/games"
SHARED = (ROOT / "tests/playthroughs", ROOT / "tests/contract/test_pinned_play.py")
"""Tests of all games; their names include the game."""
FOLDER = Path("build/mutate")
NOT_RULES = {
    "column_memory", "columns", "content", "decision_columns", "event_types", "extension_points",
    "factors", "facts", "game", "goal", "hand_columns", "heuristics", "hints", "insight",
    "judgement", "layout", "level_priorities", "overlays", "picture", "plan_generator", "position",
    "preview", "renderer", "story", "view", "views", "worlds",
}  # fmt: skip
"""Modules of a game that decide nothing: they show, draw, save, or serve bots."""
NOT_ABOUT_RULES = (
    "hints", "layout", "overlays", "packs", "picture", "positions", "positions_refused",
    "preview", "story", "worlds",
)  # fmt: skip
"""Tests of those modules, some of which play whole games; they are not run."""
MOST_MEMORY = 4 << 30
"""The memory limit of a fork: some mutants build endless lists."""
KILLED, SURVIVED = "killed", "survived"
Found = dict[str, str]


def rules(game: str) -> list[Path]:
    """The modules with the rules of a game."""
    folder = GAMES / game
    found = sorted(folder.rglob("*.py"))
    return [
        path
        for path in found
        if NOT_RULES.isdisjoint([*path.relative_to(folder).with_suffix("").parts])
    ]


def all_mutants(game: str) -> list[Mutant]:
    """Every change to the rules of a game."""
    found: list[Mutant] = []
    for path in rules(game):
        found += mutants(str(path.relative_to(GAMES)), path.read_text(encoding="utf-8"))
    return found


def places(game: str) -> list[Path]:
    """The folders and files with the tests of a game: rules, records and seeded games."""
    return [ROOT / "tests/games" / game, ROOT / "tests/records" / game, *SHARED]


def tests_of(game: str) -> list[Path]:
    """The files of these tests."""
    found = [path for place in places(game) for path in (place, *place.glob("*.*"))]
    return [path for path in found if path.is_file()]


class Loaded:
    """A pytest session with the tests of a game, which calls `work` instead of running them."""

    def __init__(self, game: str, work: Callable[["Loaded"], None]) -> None:
        self.game = game
        self.work = work
        self.loading = Loading()
        self.items: list[pytest.Item] = []
        self.session: pytest.Session | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselects the shared tests of the other games."""
        shared = [item for item in items if any(map(item.path.is_relative_to, SHARED))]
        others = {id(item) for item in shared if self.game not in item.name}
        items[:] = [item for item in items if id(item) not in others]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Calls `work` instead of running the tests once."""
        sys.setprofile(None)
        self.session, self.items = session, session.items
        self.work(self)
        return True

    def run(self, item: pytest.Item) -> bool:
        """Whether a test passes."""
        assert self.session is not None
        before = self.session.testsfailed
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.session.testsfailed == before


def in_fork(work: Callable[[], int], seconds: int) -> int:
    """The exit code of work that a fork does silently; it is killed at its time limit."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code = 1
    try:
        # The limit is CPU time, so it does not depend on how busy the machine is.
        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        limit = int(used) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        code = work()
    finally:
        os._exit(code)


class Loading:
    """Records the functions of the rules that run while game and tests are loaded.

    Their results exist before anything is mutated, so mutating them would have no effect.
    """

    def __init__(self) -> None:
        self.functions: set[tuple[str, str]] = set()
        """By path and name, as a mutant has them."""

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(GAMES)):
            name = code.co_qualname.partition(".<locals>")[0]
            self.functions.add((str(Path(code.co_filename).relative_to(GAMES)), name))


class Reach:
    """Which tests reach a line, and how long each takes."""

    def __init__(self, lines: dict[str, dict[str, list[str]]], seconds: dict[str, float]) -> None:
        self.lines = lines
        """By file, by line, the tests that reach it."""
        self.seconds = seconds

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that reach the changed line, the quickest first."""
        lines = self.lines.get(mutant.path, {})
        reaching = lines.get(str(mutant.line)) or lines.get(str(mutant.statement), [])
        return sorted(reaching, key=lambda test: (self.seconds[test], test))


def measured(loaded: Loaded, game: str, target: Path) -> int:
    """Run every test once; write which lines it reaches."""
    tracer = coverage.Coverage(data_file=None, include=[f"{GAMES / game}/*"], config_file=False)
    seconds: dict[str, float] = {}
    tracer.start()
    for item in loaded.items:
        tracer.switch_context(item.nodeid)
        started = time.process_time()
        if not loaded.run(item):
            return 1
        seconds[item.nodeid] = round(time.process_time() - started, 4)
    tracer.stop()
    data = tracer.get_data()
    lines: dict[str, dict[str, list[str]]] = {}
    for path in rules(game):
        tests = data.contexts_by_lineno(str(path))
        lines[str(path.relative_to(GAMES))] = {
            str(line): sorted(test for test in names if test) for line, names in tests.items()
        }
    target.write_text(json.dumps({"lines": lines, "seconds": seconds}), encoding="utf-8")
    return 0


def reach_of(loaded: Loaded, game: str, mark: str) -> Reach:
    """What the tests reach, measured unless it is known for these sources and tests."""
    target = FOLDER / f"{game}-{mark}.json"
    if not target.exists():
        for stale in FOLDER.glob(f"{game}-*.json"):
            stale.unlink()
        print("Running every test once, to see what each reaches", flush=True)
        if in_fork(lambda: measured(loaded, game, target), 3600):
            raise SystemExit("The tests fail on the rules as they are")
    known = json.loads(target.read_text(encoding="utf-8"))
    return Reach(known["lines"], known["seconds"])


def function_of(mutant: Mutant) -> FunctionType:
    """The function to mutate in the loaded package."""
    name = "hatamoto.games." + mutant.path.removesuffix(".py").replace("/", ".")
    found: Any = sys.modules[name.removesuffix(".__init__")]
    for part in mutant.function.split("."):
        found = vars(found)[part]
    found = getattr(found, "fget", None) or getattr(found, "__func__", found)
    function: FunctionType = getattr(found, "__wrapped__", found)
    return function


@cache
def text_of(path: str) -> str:
    """A source of the games."""
    return (GAMES / path).read_text(encoding="utf-8")


def attempt(loaded: Loaded, mutant: Mutant, tests: Sequence[str], budget: float) -> str:
    """Runs the tests on a mutant; returns whether it was killed or survived."""
    source = mutant.applied(text_of(mutant.path))
    items = {item.nodeid: item for item in loaded.items}

    def work() -> int:
        function_of(mutant).__code__ = code_of(source, mutant.path, mutant.function)
        started = time.process_time()
        for test in tests:
            if not loaded.run(items[test]):
                return 1
            if time.process_time() - started > budget:
                return 0
        return 0

    # An endless loop counts as killed: whoever waits for the tests would notice.
    return SURVIVED if in_fork(work, int(3 * budget) + 10) == 0 else KILLED


def digest(paths: Sequence[Path]) -> str:
    """A checksum of some files."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


class Journal:
    """Earlier results, one line for each mutant."""

    def __init__(self, game: str) -> None:
        self.path = FOLDER / f"{game}.jsonl"
        self.sources = digest(rules(game))
        self.tests = digest(tests_of(game))
        self.known: dict[str, str] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                self._take(json.loads(line))

    def _take(self, found: Found) -> None:
        """Mutants that were killed stay killed; a survivor is tried again with new tests."""
        if found["sources"] == self.sources and (
            found["result"] == KILLED or found["tests"] == self.tests
        ):
            self.known[found["id"]] = found["result"]

    def add(self, mutant: Mutant, result: str) -> None:
        """Remember a result."""
        self.known[mutant.id] = result
        found = {"id": mutant.id, "result": result, "sources": self.sources, "tests": self.tests}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")


def report(game: str, sample: Sequence[Mutant], total: int, journal: Journal) -> float:
    """Print how many mutants were killed and which survived; returns the share."""
    tried = [mutant for mutant in sample if mutant.id in journal.known]
    counts = Counter(journal.known[mutant.id] for mutant in tried)
    share = counts[KILLED] / len(tried) if tried else 0.0
    killed = f"{counts[KILLED]} of {len(tried)} mutants killed, {share:.1%}"
    print(f"{game}: {killed}, a sample of {total:,}")
    for mutant in tried:
        if journal.known[mutant.id] == SURVIVED:
            print(f"  {mutant.path}:{mutant.line}  {' '.join(mutant.change.split())}")
    return share


def run(game: str, amount: int, seed: int, budget: float) -> Callable[[Loaded], None]:
    """What a loaded session does: try a sample of the mutants."""

    def work(loaded: Loaded) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        journal = Journal(game)
        reach = reach_of(loaded, game, f"{journal.sources}-{journal.tests}")
        everything = all_mutants(game)
        tried = [
            mutant
            for mutant in everything
            if (mutant.path, mutant.function) not in loaded.loading.functions
        ]
        tried.sort(key=lambda mutant: hashlib.sha256(f"{seed} {mutant.id}".encode()).digest())
        sample = tried[:amount] if amount else tried
        for number, mutant in enumerate(sample, 1):
            if mutant.id not in journal.known:
                result = attempt(loaded, mutant, reach.tests(mutant), budget)
                journal.add(mutant, result)
                print(f"{number}/{len(sample)} {result} {mutant.id}", flush=True)
        report(game, sample, len(tried), journal)

    return work


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(path.name for path in GAMES.iterdir()))
    parser.add_argument("-n", dest="amount", type=int, default=100, help="0 tries all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=10.0, help="seconds of tests for a mutant")
    chosen = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    work = run(chosen.game, chosen.amount, chosen.seed, chosen.budget)
    own, *others = map(str, places(chosen.game))
    flags = ["-o", "addopts=--import-mode=importlib"]
    for plugin in ("cacheprovider", "terminal", "xdist", "cov"):
        flags += ["-p", f"no:{plugin}"]
    flags += [f"--ignore={own}/test_{name}.py" for name in NOT_ABOUT_RULES]
    loaded = Loaded(chosen.game, work)
    sys.setprofile(loaded.loading)
    return int(pytest.main([*flags, own, *others], plugins=[loaded]))


if __name__ == "__main__":
    sys.exit(main())

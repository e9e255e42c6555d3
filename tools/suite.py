"""Runs every test on the installed package, then the rules again on plain Python.

The last run measures the line coverage of the rules; pyproject.toml says which modules count.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

RULES = ("tests/games", "tests/kernel")
"""The tests of the rules. They must also pass on plain Python, and cover most lines there."""

BROWSER = "tests/browser"
"""These tests have workers of their own: Playwright leaves an event loop running in its worker, and
a test of the server that starts one there fails."""

CONTRACT = ("tests/contract",)
"""The contract of every game, also on plain Python."""

UNTRACED = ("-m", "no_cover")
TRACED = ("-m", "not no_cover")
"""Tests that play many games have a run of their own, because tracing multiplies their time. To
pause the tracing is not enough: pytest-cov traces each worker of xdist twice and pauses once."""

FLOOR = 95.0
"""The minimum line coverage of the rules in percent; it is only ever raised."""

PYTEST = (sys.executable, "-m", "pytest", "--durations", "10")

STEALING = ("--dist", "worksteal")
"""Idle workers steal tests, because slow tests are adjacent in the order."""

COMPUTING = ("-n", "2", *STEALING)
"""For tests that keep both cores busy."""

WAITING = ("-n", "3", *STEALING)
"""For tests that also wait for servers, browsers and clocks."""


@dataclass(frozen=True)
class Tally:
    """How one run of the tests ended."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"

    @property
    def is_good(self) -> bool:
        """Whether some tests ran, and none failed or was skipped."""
        return self.passed > 0 and self.failed == 0 and self.skipped == 0


def tally(report: Path) -> Tally:
    """The counts of a JUnit report; a run without a report failed as a whole."""
    if not report.exists():
        return Tally(failed=1)
    counts = [0, 0, 0, 0]
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        for index, name in enumerate(("tests", "failures", "errors", "skipped")):
            counts[index] += int(suite.get(name, "0"))
    tests, failures, errors, skipped = counts
    return Tally(tests - failures - errors - skipped, failures + errors, skipped)


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> Tally:
    """One run of pytest, counted; a bad exit that no test explains counts as a failure."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [*PYTEST, f"--junit-xml={report}", *arguments]
        code = subprocess.run(command, env={**os.environ, **environment}, check=False).returncode
        counted = tally(report)
    if code != 0 and counted.failed == 0:
        return counted + Tally(failed=1)
    return counted


def installed_run() -> Tally:
    """Every other test on the installed package, which is compiled if there is a compiler."""
    return run([*WAITING, f"--ignore={BROWSER}"], {"PYTHONPATH": ""})


def browser_run() -> Tally:
    """The tests in a browser, on the installed package."""
    return run([*WAITING, BROWSER], {"PYTHONPATH": ""})


def plain_run() -> Tally:
    """What is not traced on the plain sources: the contract, and of the rules what plays much."""
    return run([*COMPUTING, *UNTRACED, *CONTRACT, *RULES], {"PYTHONPATH": "src"})


def traced_run(data: Path) -> Tally:
    """The other tests of the rules on the plain sources; writes their coverage to a file."""
    environment = {"PYTHONPATH": "src", "COVERAGE_FILE": str(data)}
    return run([*COMPUTING, *TRACED, *RULES, "--cov", "--cov-report="], environment)


def reached(data: Path) -> float:
    """The line coverage in a coverage file, in percent; 0 if there is no file."""
    command = [sys.executable, "-m", "coverage", "report", f"--data-file={data}", "--format=total"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return float(done.stdout) if done.returncode == 0 else 0.0


def main() -> int:
    """Runs all four, prints their counts and the coverage of the rules."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "coverage")
        good = run_all(
            {
                "installed": installed_run,
                "browser": browser_run,
                "plain": plain_run,
                "traced": lambda: traced_run(data),
            }
        )
        figure = reached(data)
    print(f"coverage of the rules: {figure:.1f} % of lines (at least {FLOOR:.1f} %)")
    return 0 if good and figure >= FLOOR else 1


def run_all(jobs: Mapping[str, Callable[[], Tally]]) -> bool:
    """Runs some jobs one after the other and prints their counts; returns whether all passed."""
    lines: list[str] = []
    whole = Tally()
    good = True
    for name, job in jobs.items():
        started = time.monotonic()
        counted = job()
        lines.append(f"{name}: {counted}")
        print(f"{name}: {time.monotonic() - started:.0f} seconds")
        whole += counted
        good = good and counted.is_good
    print("\n".join([*lines, f"whole: {whole}"]))
    return good


if __name__ == "__main__":
    sys.exit(main())

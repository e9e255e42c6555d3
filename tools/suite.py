"""Runs every test on the installed package, then the rules again on plain Python."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

RULES = ("tests/contract", "tests/games", "tests/kernel")
"""What must hold on plain Python too."""

STEALING = ("-n", "2", "--dist", "worksteal")
"""Both cores, and who has nothing left takes over: slow tests lie side by side."""

PYTEST = (sys.executable, "-m", "pytest", *STEALING, "--durations", "10")


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
        """Whether something ran, and nothing failed or was left out."""
        return self.passed > 0 and self.failed == 0 and self.skipped == 0


def tally(report: Path) -> Tally:
    """What a JUnit report counts; a run that wrote none failed as a whole."""
    if not report.exists():
        return Tally(failed=1)
    counts = [0, 0, 0, 0]
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        for place, name in enumerate(("tests", "failures", "errors", "skipped")):
            counts[place] += int(suite.get(name, "0"))
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
    """Every test on the installed package, which is the compiled one where a compiler is."""
    return run([], {"PYTHONPATH": ""})


def plain_run() -> Tally:
    """The rules on the sources as they stand."""
    return run([folder for folder in RULES if Path(folder).is_dir()], {"PYTHONPATH": "src"})


def main() -> int:
    """Runs both, says how each and the whole ended."""
    lines: list[str] = []
    whole = Tally()
    good = True
    for name, job in (("installed", installed_run), ("plain", plain_run)):
        started = time.monotonic()
        counted = job()
        lines.append(f"{name}: {counted}")
        print(f"{name}: {time.monotonic() - started:.0f} seconds")
        whole += counted
        good = good and counted.is_good
    print("\n".join([*lines, f"whole: {whole}"]))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

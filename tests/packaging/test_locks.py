"""The lock files: exact, hashed, and silent about where packages come from."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETS = ("run", "build", "bench", "research", "train", "telemetry", "test", "check")
PINNED = re.compile(r"^([a-z0-9-]+)==[\w.]+(?: ; .+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")
COMMENT = re.compile(r"^\s*#")


def locked(name: str) -> set[str]:
    """The packages that one lock file pins."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return {match[1] for match in map(PINNED.match, text.splitlines()) if match}


def wanted(name: str) -> set[str]:
    """The packages that one set asks for."""
    lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return {normal(line) for line in lines if line and not line.startswith(("#", "-"))}


def normal(requirement: str) -> str:
    """The bare name of a requirement, as the locks write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~ \[;]", requirement)[0]).lower()


def project() -> dict[str, list[str]]:
    """The requirements that the package itself declares, by the set that locks them."""
    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = content["project"]["optional-dependencies"]
    requires: list[str] = content["build-system"]["requires"]
    dependencies: list[str] = content["project"]["dependencies"]
    run = dependencies + extras.pop("server") + extras.pop("postgres")
    declared = {"run": run, "build": requires, **extras}
    return {name: without_self(wanted) for name, wanted in declared.items() if name != "all"}


def without_self(requirements: list[str]) -> list[str]:
    """The requirements of an extra but for the other extras it includes."""
    return [line for line in requirements if normal(line) != "hatamoto"]


@pytest.mark.parametrize("name", SETS)
def test_a_lock_holds_nothing_but_pins_hashes_and_comments(name: str) -> None:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    forms = (PINNED, HASH, COMMENT)
    assert [line for line in lines if line and not any(form.match(line) for form in forms)] == []


@pytest.mark.parametrize("name", SETS)
def test_a_lock_pins_everything_its_set_asks_for(name: str) -> None:
    assert wanted(name) <= locked(name)


@pytest.mark.parametrize("name", sorted(project()))
def test_a_set_asks_for_exactly_what_the_package_declares(name: str) -> None:
    assert {normal(requirement) for requirement in project()[name]} == wanted(name)


def test_two_locks_never_disagree_about_a_version() -> None:
    pins: dict[str, set[str]] = {}
    for name in SETS:
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        for line in text.splitlines():
            if match := PINNED.match(line):
                pins.setdefault(match[1], set()).add(line)
    assert [sorted(lines) for lines in pins.values() if len(lines) > 1] == []

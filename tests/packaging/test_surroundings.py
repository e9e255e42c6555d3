"""The check that tracked files name no package index and no place outside the repository."""

import pytest

from tools import surroundings

OUTSIDE = "/" + "home"


@pytest.mark.parametrize(
    ("name", "line", "what"),
    [
        ("a.md", "from registry.npm" + "js.org", "a package index"),
        ("a.txt", "--extra-index" + "-url x", "a package index"),
        ("a.txt", "--find" + "-links x", "a package index"),
        ("package-lock.json", '"resolved' + '": "x"', "a download address"),
        ("a.py", f'open("{OUTSIDE}/someone/notes")', "a place outside the repository"),
        ("requirements/run.txt", "x @ https://somewhere", "an address"),
    ],
)
def test_a_line_that_looks_outside_is_named(name: str, line: str, what: str) -> None:
    assert list(surroundings.faults(name, f"fine\n{line}\n")) == [f"{name}:2: names {what}"]


@pytest.mark.parametrize(
    "line",
    [
        "see https://www.apache.org/licenses/LICENSE-2.0",
        "src/tmp/x and ./home/x",
        "the file tests/root/x",
        "pip install --require-hashes -r requirements/run.txt",
    ],
)
def test_an_ordinary_line_is_left_alone(line: str) -> None:
    assert list(surroundings.faults("README.md", line)) == []

"""The journal of unfinished work: the same command goes on where it stopped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hatamoto.lab.journal import Journal, journal_path

WORK: dict[str, object] = {"game": "shogunate", "games": 4}


def counted(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """The results of some parts."""
    return ((number, number * 10) for number in numbers)


def interrupted(path: Path, parts: int) -> None:
    """A run that is stopped after this many parts."""
    with pytest.raises(KeyboardInterrupt):
        run_until(path, parts)


def run_until(path: Path, parts: int) -> None:
    """A run in which somebody presses Ctrl-C after this many parts."""
    with Journal(WORK, int, path) as journal:
        for done, _ in enumerate(journal.through(range(4), counted), start=1):
            if done == parts:
                raise KeyboardInterrupt


def test_only_what_is_missing_is_run_again(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    interrupted(path, 2)
    asked: list[int] = []

    def run(numbers: list[int]) -> Iterator[tuple[int, int]]:
        asked.extend(numbers)
        return counted(numbers)

    with Journal(WORK, int, path) as journal:
        assert dict(journal.through(range(4), run)) == {0: 0, 1: 10, 2: 20, 3: 30}
    assert asked == [2, 3]


def test_the_file_goes_when_the_work_is_done(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Journal(WORK, int, path) as journal:
        list(journal.through(range(2), counted))
        assert path.exists()
    assert not path.exists()


def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    interrupted(path, 2)
    path.write_bytes(path.read_bytes()[:-3])
    with Journal(WORK, int, path) as journal:
        assert journal.kept == {0: 0}


def test_other_work_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    interrupted(path, 2)
    with Journal({**WORK, "games": 5}, int, path) as journal:
        assert journal.kept == {}


def test_the_same_work_has_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert journal_path(WORK) == journal_path(dict(reversed(WORK.items())))
    assert journal_path(WORK) != journal_path({**WORK, "games": 5})
    assert tmp_path in journal_path(WORK).parents

"""Parts of work: the same results however many workers there are, and whoever is killed."""

import gc
import os
import signal
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from hatamoto.kernel.errors import BadArgument
from hatamoto.lab.machines import Machines, machines
from hatamoto.lab.parts import NEW_OBJECTS, Part, WorkersLost, in_order, run_parts


def squared(number: int) -> int:
    """The work of a part."""
    return number * number


def killed_once(number: int, mark: str) -> int:
    """The work of a part whose worker is killed the first time it meets part 3."""
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_killed(number: int) -> int:
    """Work that no process survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def threshold(_: int) -> int:
    """The number of new objects between two garbage collections."""
    return gc.get_threshold()[0]


def numbered(amount: int) -> list[Part]:
    """Some parts."""
    return [(number, (number,)) for number in range(amount)]


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_results_in_order_are_the_same_on_any_number_of_processes(processes: int) -> None:
    results = run_parts(squared, numbered(9), Machines(processes))
    assert list(in_order(results)) == [number * number for number in range(9)]


@pytest.mark.parametrize("processes", [1, 2])
def test_workers_collect_garbage_seldom(processes: int) -> None:
    before = gc.get_threshold()
    found = dict(run_parts(threshold, numbered(2), Machines(processes)))
    assert set(found.values()) == {NEW_OBJECTS}
    assert gc.get_threshold() == before


def test_a_killed_worker_costs_nothing_but_its_part(tmp_path: Path) -> None:
    mark = str(tmp_path / "killed")
    parts = [(number, (number, mark)) for number in range(8)]
    results = dict(run_parts(killed_once, parts, Machines(2)))
    assert Path(mark).exists()
    assert results == {number: number * number for number in range(8)}


def test_work_that_ends_every_process_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="one of the parts"):
        list(run_parts(always_killed, numbered(2), Machines(2)))


def test_parts_are_only_asked_for_as_they_are_needed() -> None:
    asked: list[int] = []

    def endless() -> Iterator[Part]:
        for number in count():
            asked.append(number)
            yield number, (number,)

    first = list(islice(run_parts(squared, endless(), Machines(2)), 3))
    assert len(first) == 3
    assert len(asked) <= 2 * 2 + 3


def test_results_wait_for_those_before_them() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b")])) == ["a", "b", "c"]
    assert list(in_order([(2, "c"), (0, "a")])) == ["a"]


def test_where_parts_run_is_read_from_words() -> None:
    assert machines("local:8") == Machines(8)
    assert machines(None, 3) == Machines(3)
    assert machines("local") == machines(None) == Machines(os.cpu_count() or 1)
    assert machines("ray").is_cluster
    assert machines("ray://head:10001") == Machines(0, "ray://head:10001")


@pytest.mark.parametrize("words", ["moon", "local:", "local:0", "local:x", "ray:", "ray://", ""])
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises(BadArgument, match="--on takes"):
        machines(words)

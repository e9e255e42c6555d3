"""A Ray cluster of two nodes on this machine: the same bytes as in one process."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from hatamoto.lab.corpus import make_corpus
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.machines import Machines
from hatamoto.lab.parts import in_order, run_parts
from tests.cli.running import run

SIM = ("sim", "shogunate", "--json", "-n", "60", "--seats", "4", "--seed", "9")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a core each, and this process connected to them."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, logging_level="error")
    yield made
    ray.shutdown()
    made.shutdown()


def killed_once(number: int, mark: str) -> int:
    """Work whose worker is killed the first time it meets part 3."""
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_one_process_two_and_a_cluster_say_the_same(cluster: Any) -> None:
    one, two, many = (run(*SIM, "--on", on).out for on in ("local:1", "local:2", "ray"))
    assert one == two == many
    assert '"games": 60' in one


def test_a_worker_killed_on_the_cluster_costs_only_its_part(cluster: Any, tmp_path: Path) -> None:
    mark = str(tmp_path / "killed")
    parts = [(number, (number, mark)) for number in range(8)]
    results = in_order(run_parts(killed_once, parts, Machines(0)))
    assert list(results) == [number * number for number in range(8)]
    assert Path(mark).exists()


def test_notices_of_a_lost_worker_are_not_among_the_results(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ray prints them in a thread of its own, at any time while parts run or later than that."""
    mark = tmp_path / "killed"
    mark.touch()
    parts = [(number, (number, str(mark))) for number in range(4)]
    for _ in run_parts(killed_once, parts, Machines(0)):
        print("a worker died")
    print("the results")
    printed = capsys.readouterr()
    assert printed.out == "the results\n"
    assert printed.err.count("a worker died") == 4


def test_a_corpus_made_on_the_cluster_has_the_same_bytes(cluster: Any, tmp_path: Path) -> None:
    plan = CorpusPlan("shogunate", 3, {}, ["random-1"], 150, seed=2)
    for name, where in (("one", Machines(1)), ("many", Machines(0))):
        make_corpus(plan, tmp_path / name, where, lambda part: None)
    files = [path for path in sorted((tmp_path / "one").rglob("*")) if path.is_file()]
    assert len(files) == 10
    for path in files:
        other = tmp_path / "many" / path.relative_to(tmp_path / "one")
        assert other.read_bytes() == path.read_bytes(), path.name

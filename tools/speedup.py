"""Measures `sim` and `corpus` in one process, in two, and on a local Ray cluster of two nodes.

    python tools/speedup.py shogunate -n 3000 --bots greedy-1

All runs must write the same bytes, including those whose worker is killed halfway; otherwise the
exit code is 1. The speed-up means something only if nothing else uses the machine: the load is
printed.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

COMMAND = (sys.executable, "-m", "hatamoto.cli")
WORKER = b"spawn_main"
"""Part of the command line of a worker process, unlike that of the pool's resource tracker."""
TASK = b"ray::same_version"
"""The command line of a Ray worker while it runs a part."""


def command(verb: str, wanted: argparse.Namespace, on: str, folder: Path) -> list[str]:
    """The command of one run."""
    series = ["-n", str(wanted.games), "--bots", wanted.bots, "--seed", str(wanted.seed)]
    output = ["--json"] if verb == "sim" else ["-o", str(folder)]
    return [*COMMAND, verb, wanted.game, *series, "--on", on, *output]


def digest(verb: str, output: bytes, folder: Path) -> str:
    """A checksum of what a run wrote: its report, or all files of its corpus."""
    if verb == "sim":
        return sha256(output).hexdigest()[:16]
    total = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        total.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return total.hexdigest()[:16]


def timed(verb: str, wanted: argparse.Namespace, on: str, kills: bool = False) -> tuple[float, str]:
    """The seconds and the checksum of a run; with `kills`, one of its workers is killed."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home, "corpus")
        # Unfinished work of an earlier run would shorten this one.
        surroundings = {**os.environ, "XDG_CACHE_HOME": home}
        start = time.perf_counter()
        with subprocess.Popen(
            command(verb, wanted, on, folder), stdout=subprocess.PIPE, env=surroundings
        ) as run:
            if kills:
                kill_worker(run, Path(home))
            output = run.communicate()[0]
        seconds = time.perf_counter() - start
        if run.returncode:
            sys.exit(f"{verb} --on {on} failed with code {run.returncode}")
        return seconds, digest(verb, output, folder)


def kill_worker(run: "subprocess.Popen[bytes]", home: Path) -> None:
    """Kill a worker of a run with SIGKILL as soon as the first part is done."""
    while run.poll() is None:
        journals = [*home.rglob("*.jsonl")]
        busy = workers(run.pid)
        if busy and any(path.read_bytes().count(b"\n") > 1 for path in journals):
            os.kill(busy[0], signal.SIGKILL)
            print(f"  killed worker {busy[0]}")
            return
        time.sleep(0.02)
    sys.exit("the run was over before a worker could be killed; use more games")


def workers(pid: int) -> list[int]:
    """The worker processes of a run, or those of the cluster that this process started."""
    local = [one for one in children(pid) if WORKER in command_line(one)]
    return local or [one for one in descendants(os.getpid()) if command_line(one).startswith(TASK)]


def children(pid: int) -> list[int]:
    """The child processes of all threads of a process; none if it has ended."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(one) for path in threads for one in content_of(path).split()]


def descendants(pid: int) -> list[int]:
    """The processes below a process."""
    return [one for child in children(pid) for one in (child, *descendants(child))]


def command_line(pid: int) -> bytes:
    """The command line of a process; empty if it has ended."""
    return content_of(Path(f"/proc/{pid}/cmdline"))


def content_of(path: Path) -> bytes:
    """What a file about a process says; nothing if the process has ended."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


@contextmanager
def two_nodes() -> Iterator[None]:
    """A Ray cluster of two nodes with one core each; `--on ray` finds it by RAY_ADDRESS."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    os.environ["RAY_ADDRESS"] = cluster.address
    try:
        yield
    finally:
        del os.environ["RAY_ADDRESS"]
        cluster.shutdown()


def compare(verb: str, wanted: argparse.Namespace) -> bool:
    """Print the runs of a command; returns whether all wrote the same bytes."""
    print(f"{' '.join(command(verb, wanted, 'WHERE', Path('corpus'))[3:])}")
    found: set[str] = set()

    def show(title: str, seconds: float, written: str) -> None:
        found.add(written)
        load = os.getloadavg()[0]
        print(f"  {title:<28} {seconds:7.1f} s   {written}   load {load:.1f}", flush=True)

    one, written = timed(verb, wanted, "local:1")
    show("one process", one, written)
    two, written = timed(verb, wanted, "local:2")
    show("two processes", two, written)
    show("two, one of them killed", *timed(verb, wanted, "local:2", kills=True))
    with two_nodes():
        ray, written = timed(verb, wanted, "ray")
        show("Ray cluster of two nodes", ray, written)
        show("Ray, a worker killed", *timed(verb, wanted, "ray", kills=True))
    print(f"  speed-up {one / two:.2f} in two processes, {one / ray:.2f} on two nodes")
    print(f"  {'equal bytes' if len(found) == 1 else 'DIFFERENT BYTES'}")
    return len(found) == 1


def main() -> int:
    """Compare both commands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="shogunate")
    parser.add_argument("-n", "--games", type=int, default=3000)
    parser.add_argument("--bots", default="greedy-1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("sim", "corpus"))
    wanted = parser.parse_args()
    verbs = ("sim", "corpus") if wanted.only is None else (wanted.only,)
    equal = [compare(verb, wanted) for verb in verbs]
    return 0 if all(equal) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Runs numbered parts of work; the results do not depend on where the parts ran.

A part is a call of a module-level function with picklable arguments. Results arrive in any order,
with the number of their part. The part of a killed worker is run again by another one. Parts are
requested lazily, whenever a worker is free, so that the caller can stop early.
"""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeAlias, TypeVar

from hatamoto import __version__
from hatamoto.extras import requires
from hatamoto.kernel.errors import HatamotoError
from hatamoto.lab.machines import Machines

R = TypeVar("R")
Part: TypeAlias = tuple[int, tuple[Any, ...]]
"""The number of a part, and the arguments of its call."""

AHEAD: Final = 2
"""Parts handed out per worker: one running, one waiting."""
MAX_LOSSES: Final = 3
"""Give up after this many lost workers in a row without a finished part."""

NEW_OBJECTS: Final = 10_000
"""New objects between two garbage collections in a worker. Games create many objects and hardly any
cycles: with Python's default of 700, EDO spends a quarter of its time in the collector."""


class WorkersLost(HatamotoError):
    """Worker processes keep dying."""

    slug = "workers-lost"


class OtherVersion(HatamotoError):
    """A node of the cluster has another version of Hatamoto."""

    slug = "other-version"


def run_parts(
    work: Callable[..., R], parts: Iterable[Part], where: Machines
) -> Iterator[tuple[int, R]]:
    """Yield the results with the numbers of their parts, as they arrive."""
    if where.is_cluster:
        return on_cluster(work, iter(parts), where.address)
    if where.processes == 1:
        return in_this_process(work, parts)
    return in_processes(work, iter(parts), where.processes)


def in_order(results: Iterable[tuple[int, R]], first: int = 0) -> Iterator[R]:
    """Yield the results in order of their numbers."""
    early: dict[int, R] = {}
    for number, result in results:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1


# This machine


def in_this_process(work: Callable[..., R], parts: Iterable[Part]) -> Iterator[tuple[int, R]]:
    """Run parts one after another; the collector's settings are restored at the end."""
    before = gc.get_threshold()
    collect_seldom()
    try:
        for number, arguments in parts:
            yield number, work(*arguments)
    finally:
        gc.set_threshold(*before)


def collect_seldom() -> None:
    """Collect garbage less often; see NEW_OBJECTS."""
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])


def in_processes(
    work: Callable[..., R], parts: Iterator[Part], processes: int
) -> Iterator[tuple[int, R]]:
    """Run parts in processes; if one is killed, all are restarted."""
    lost: list[Part] = []
    losses = 0
    while True:
        pool = ProcessPoolExecutor(processes, get_context("spawn"), prepare_worker)
        open_parts: dict[Future[R], Part] = {}
        try:
            for part in refilled(open_parts, lost, parts, processes * AHEAD):
                open_parts[pool.submit(work, *part[1])] = part
            while open_parts:
                done, _ = wait(open_parts, return_when=FIRST_COMPLETED)
                for future in done:
                    yield open_parts[future][0], future.result()
                    del open_parts[future]
                    losses = 0
                for part in refilled(open_parts, lost, parts, processes * AHEAD):
                    open_parts[pool.submit(work, *part[1])] = part
            return
        except BrokenProcessPool as error:
            losses += 1
            if losses > MAX_LOSSES:
                numbers = ", ".join(str(number) for number, _ in open_parts.values())
                raise WorkersLost(f"one of the parts {numbers} ends every process") from error
            lost = sorted([*open_parts.values(), *lost])
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def refilled(
    open_parts: dict[Future[R], Part], lost: list[Part], parts: Iterator[Part], most: int
) -> list[Part]:
    """The parts to hand out next, lost ones first."""
    wanted = max(0, most - len(open_parts))
    again = lost[:wanted]
    del lost[:wanted]
    return again + list(islice(parts, wanted - len(again)))


def prepare_worker() -> None:
    """Initialize a worker: Ctrl-C ends it without a traceback, and it collects garbage seldom."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    collect_seldom()


# A cluster


def on_cluster(
    work: Callable[..., R], parts: Iterator[Part], address: str
) -> Iterator[tuple[int, R]]:
    """Run parts on a Ray cluster, which itself reruns those of a lost worker or node.

    Meanwhile, all that is printed goes to standard error: a thread of Ray's prints notices of lost
    workers, which would stand between the results.
    """
    with requires("lab"):
        import ray
    with redirect_stdout(sys.stderr):
        yield from on_ray(ray, work, parts, address)


def on_ray(
    ray: Any, work: Callable[..., R], parts: Iterator[Part], address: str
) -> Iterator[tuple[int, R]]:
    """Hand out parts to a Ray cluster that is joined or started; see `on_cluster`."""
    is_ours = not ray.is_initialized()
    if is_ours:
        ray.init(address or None, log_to_driver=False, logging_level="error")
    remote = ray.remote(max_retries=-1)(same_version)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    open_parts: dict[Any, int] = {}
    try:
        while True:
            for number, arguments in islice(parts, most - len(open_parts)):
                open_parts[remote.remote(__version__, work, *arguments)] = number
            if not open_parts:
                return
            for reference in ray.wait(list(open_parts), num_returns=1)[0]:
                number = open_parts.pop(reference)
                yield number, ray.get(reference)
    finally:
        for reference in open_parts:
            ray.cancel(reference, force=True)
        if is_ours:
            ray.shutdown()


def same_version(version: str, work: Callable[..., R], *arguments: Any) -> R:
    """Run a part on a node; raises OtherVersion if the node has another version."""
    if version != __version__:
        raise OtherVersion(f"this node has Hatamoto {__version__}, the command {version}")
    collect_seldom()
    return work(*arguments)

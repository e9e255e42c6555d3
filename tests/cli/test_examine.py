"""`hatamoto examine` hands its options on to what it measures."""

import json

import pytest

from tests.cli.running import run

SMALL = ("--bots", "1", "--against", "random", "--seats", "3", "-n", "3", "--json")


@pytest.mark.parametrize(
    ("given", "seconds", "iterations"),
    [
        ((), None, 2),
        (("--against-seconds", "0.01"), 0.01, 0),
        (("--against-iterations", "7"), None, 7),
    ],
)
def test_the_other_seats_think_as_long_as_the_level_unless_told(
    given: tuple[str, ...], seconds: float | None, iterations: int
) -> None:
    done = run("examine", "strength", "--iterations", "2", *SMALL, *given)
    report = json.loads(done.out)
    assert (report["against_seconds"], report["against_iterations"]) == (seconds, iterations)
    assert report["levels"][0]["against"] == "random-1"

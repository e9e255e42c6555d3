"""The same seed plays the same game in every build."""

import os
import subprocess
import sys

import pytest

from hatamoto.catalog import GAMES
from hatamoto.kernel.conformance import checksum
from tests.contract.checksums import cases, sums


@pytest.mark.compiled
@pytest.mark.parametrize("id", GAMES)
def test_compiled_and_plain_python_play_the_same_games(id: str) -> None:
    command = [sys.executable, "-m", "tests.contract.checksums", id]
    plain = {**os.environ, "PYTHONPATH": "src"}
    run = subprocess.run(command, env=plain, capture_output=True, text=True, check=True)
    assert run.stdout == f"plain {sums(id)}\n"


@pytest.mark.parametrize("id", GAMES)
def test_the_checksum_is_the_same_every_time(id: str) -> None:
    assert checksum(cases(id)[:2], 2) == checksum(cases(id)[:2], 2)


@pytest.mark.parametrize("id", GAMES)
def test_the_checksum_depends_on_the_games_played(id: str) -> None:
    assert checksum(cases(id)[:2], 2) != checksum(cases(id)[:2], 3)

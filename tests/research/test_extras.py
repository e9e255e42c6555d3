"""Without the packages of the extra the rest works, and the doors say in one line what to do."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in ("pettingzoo", "gymnasium", "numpy", "pyspiel", "open_spiel"):
    sys.modules[name] = None
"""
GAME = """
from hatamoto import catalog
from hatamoto.kernel.rng import Rng
state, rng = catalog.game("shogunate").new(3), Rng(1)
while state.to_act():
    seat = state.actor()
    legal = state.legal(seat)
    state.apply(seat, state.draw(rng) if seat < 0 else legal[rng.below(len(legal))])
print(state.outcome().reason)
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run code where the packages cannot be imported."""
    command = [sys.executable, "-c", BLOCKED + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_games_are_played_without_them() -> None:
    done = run(GAME)
    assert (done.returncode, done.stdout.strip()) == (0, "threshold")


@pytest.mark.parametrize(
    ("code", "package"),
    [
        ("import hatamoto.research.hatamoto_v2", "numpy"),
        ("import hatamoto.research.openspiel", "numpy"),
        ("import hatamoto.research; hatamoto.research.pettingzoo_env()", "numpy"),
        ("sys.modules.pop('numpy'); import hatamoto.research.openspiel", "pyspiel"),
    ],
)
def test_the_doors_name_the_extra(code: str, package: str) -> None:
    done = run(code)
    words = f"hatamoto.research needs {package}: pip install hatamoto[research]"
    assert done.stderr.strip().endswith(f"ModuleNotFoundError: {words}")
    assert done.stderr.count("Error") == 1

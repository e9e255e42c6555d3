"""The plain-Python door beside a compiled core."""

import subprocess
import sys

SCRIPT = """
from hatamoto.plain import use_plain
use_plain()
from hatamoto.kernel import COMPILED
from hatamoto.catalog import game
from hatamoto.kernel.state import State
assert not COMPILED
assert State.__init__.__code__.co_filename.endswith(".py")
print(game("shogunate").id)
"""


def test_use_plain_imports_sources_even_beside_compiled_modules() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "shogunate\n", "")

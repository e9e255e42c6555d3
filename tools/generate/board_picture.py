"""Writes docs/tutorial/board.svg: the position of the tutorial, as the reader's seat sees it."""

import json
import re
import sys
from pathlib import Path

from hatamoto.catalog import game
from hatamoto.cli.voices import terminal_voice

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.generated import write_or_check  # noqa: E402  # found only with the root on the path

PAGE = ROOT / "docs" / "tutorial" / "first-game.md"
PICTURE = ROOT / "docs" / "tutorial" / "board.svg"
SEAT = 0


def picture() -> str:
    """The board as `hatamoto render` draws it."""
    found = re.search(r"^```json\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.S | re.M)
    assert found is not None, f"{PAGE} shows no position"
    shogunate = game("shogunate")
    view = shogunate.load(json.loads(found[1])).view(SEAT)
    return shogunate.renderer.svg(view, terminal_voice(shogunate, "en", SEAT).message)


def main() -> int:
    """Writes the picture, or with --check says whether it is up to date."""
    return write_or_check({PICTURE: picture()})


if __name__ == "__main__":
    sys.exit(main())

"""Writes docs/tutorial/board.svg: the position of the tutorial, as the reader's seat sees it."""

import json
import re
import sys
from pathlib import Path

from hatamoto.catalog import game
from hatamoto.cli.voices import terminal_voice

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "tutorial" / "first-game.md"
PICTURE = ROOT / "docs" / "tutorial" / "board.svg"
SEAT = 0


def picture() -> str:
    """The board as `hatamoto render` draws it."""
    found = re.search(r"^```json\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.S | re.M)
    assert found is not None, f"{PAGE} shows no position"
    shogunate = game("shogunate")
    view = shogunate.load(json.loads(found[1])).view(SEAT)
    return shogunate.board_svg(view, terminal_voice(shogunate, "en", SEAT).message)


def main() -> int:
    """Writes the picture, or with --check says whether it is fresh."""
    if "--check" not in sys.argv:
        PICTURE.write_text(picture(), encoding="utf-8")
    elif not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != picture():
        print(f"{PICTURE.relative_to(ROOT)} is stale: run make generate", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

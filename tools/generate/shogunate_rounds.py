"""Writes web/test/shogunate/rounds.txt: views and events of the first rounds for one seat.

Each line has a view and the events since the previous one; the page's tests apply these events to
the previous view and compare.
"""

import json
import random
import sys
from pathlib import Path

from hatamoto.catalog import game
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match, new_match
from hatamoto.table.log import LoggedEvent
from hatamoto.table.message_builder import event_rows

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.generated import write_or_check  # noqa: E402  # found only with the root on the path

FILE = ROOT / "web" / "test" / "shogunate" / "rounds.txt"
SEATS = 3
SEAT = 0
PICTURES = 120


def line_of(match: Match, events: list[Event], first: int) -> tuple[str, int]:
    """One line, and the number of the next event."""
    news = event_rows([LoggedEvent(match.ply, event) for event in events], [SEAT], first)
    picture = {"view": match.state.view(SEAT), "news": news}
    return json.dumps(picture, separators=(",", ":")), first + len(news)


def rounds() -> str:
    """A game of random players."""
    rng = random.Random(1)
    match = new_match(game("shogunate"), SEATS, secret=secret_from_seed("rounds"))
    line, number = line_of(match, match.begin(), 0)
    lines = [line]
    while len(lines) < PICTURES and match.outcome() is None:
        seat = rng.choice(match.state.to_act())
        action = rng.choice(match.state.legal(seat))
        line, number = line_of(match, match.act(seat, action), number)
        lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> int:
    """Writes the file, or with --check says whether it is up to date."""
    return write_or_check({FILE: rounds()})


if __name__ == "__main__":
    sys.exit(main())

"""Writes web/test/shogunate/rounds.txt: the first rounds of a game as one seat sees and hears them.

A line is a picture and the events since the one before, which the page's tests lay over that one.
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
FILE = ROOT / "web" / "test" / "shogunate" / "rounds.txt"
SEATS = 3
SEAT = 0
PICTURES = 120


def told(match: Match, events: list[Event], first: int) -> tuple[str, int]:
    """One line, and the number of the next event."""
    news = event_rows([LoggedEvent(match.ply, event) for event in events], [SEAT], first)
    picture = {"view": match.state.view(SEAT), "news": news}
    return json.dumps(picture, separators=(",", ":")), first + len(news)


def rounds() -> str:
    """A game of players who do anything that is legal."""
    rng = random.Random(1)
    match = new_match(game("shogunate"), SEATS, secret=secret_from_seed("rounds"))
    line, number = told(match, match.begin(), 0)
    lines = [line]
    while len(lines) < PICTURES and match.outcome() is None:
        seat = rng.choice(match.state.to_act())
        action = rng.choice(match.state.legal(seat))
        line, number = told(match, match.act(seat, action), number)
        lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> int:
    """Writes the rounds, or with --check says whether they are fresh."""
    if "--check" not in sys.argv:
        FILE.write_text(rounds(), encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != rounds():
        print(f"{FILE.relative_to(ROOT)} is stale: run make generate", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How the records beside this file were made: games at a table whose seats committed to words.

`python -m tests.records.dice.recipes` plays them and writes them again, which is needed when a
rules number or the content of a game changes. The check in Python and the one of the page read the
same files.
"""

from dataclasses import dataclass
from pathlib import Path

from hatamoto.kernel.chance import Stream, share_of, words_commitment
from hatamoto.kernel.record import Line, Record
from hatamoto.kernel.seats import NATURE
from hatamoto.table import proposals, timeouts
from hatamoto.table.messages import OVER
from tests.table.room import START, Room, holder

FOLDER = Path(__file__).parent
PASSED_OVER = FOLDER / "vectors" / "passed_over.record"
HALF = 2**63 + 1
"""A sum of weights that passes over nearly every second word."""


@dataclass(frozen=True)
class Recipe:
    """One game: which, how many play, who commits, who reveals, after how many lines it stops."""

    game: str
    seats: int
    committed: tuple[int, ...] = (0, 1)
    revealed: tuple[int, ...] = (0, 1)
    lines: int = 120
    seed: int = 6


RECIPES = {
    "shogunate": Recipe("shogunate", 3, (0, 1, 2), (0, 1, 2), 10_000),
    "one_seat_silent": Recipe("shogunate", 3, (0, 1, 2), (0, 2), 40),
    "one_seat_without_words": Recipe("shogunate", 3, (0, 2), (0, 2), 40),
    "no_words": Recipe("shogunate", 3, (), (), 40),
    "twilight": Recipe("twilight", 2),
    "battles": Recipe("battles", 2, lines=400),
    "edo": Recipe("edo", 2),
}


def words_of(seat: int) -> str:
    """The words of a seat."""
    return f"{seat + 10:02x}" * 32


def played(recipe: Recipe) -> str:
    """The record of a recipe."""
    bound = {seat: words_commitment(words_of(seat)) for seat in recipe.committed}
    kinds = ["human", *["open"] * (recipe.seats - 1)]
    own = {seat: text for seat, text in bound.items() if seat == 0}
    room = Room(kinds, recipe.seed, holder(0), START, own, game=recipe.game)
    for seat in range(1, recipe.seats):
        who = holder(seat)
        room.put(proposals.take_seat(room.table, seat, who, who, room.now, bound.get(seat)))
    room.begin()
    for seat in recipe.revealed:
        room.put(proposals.reveal(room.table, seat, holder(seat), words_of(seat), room.now))
    if room.table.match is None:
        room.put(timeouts.time_out(room.table, room.table.deadline() or 0))
    room.play(lambda: len(room.match.lines) >= recipe.lines)
    for seat in range(recipe.seats):
        if room.table.status != OVER:
            room.put(proposals.abandon(room.table, seat, holder(seat), True, room.now))
    return room.match.record_text()


def passed_over() -> str:
    """Draws of no game, with weights for which many words are passed over."""
    bound: list[str | None] = [words_commitment(words_of(0)), None]
    stream = Stream(bytes(range(32)), [words_of(0), None], bound)
    lines: list[Line] = []
    for _ in range(8):
        weights = [HALF - 1, 1]
        index, counter = stream.draw("deal", weights)
        share = share_of(weights, index)
        lines.append(Line(NATURE, f"draw card {index}", "deal", counter, share=share))
    header: dict[str, object] = {
        "game": "none",
        "chance": 2,
        "commitments": bound,
        "commitment": stream.commitment,
        "words": stream.words,
        "unrevealed": [],
        "secret": stream.secret.hex(),
        "result": None,
    }
    return Record(header, lines).text()


def main() -> None:
    """Write all of them."""
    PASSED_OVER.parent.mkdir(exist_ok=True)
    PASSED_OVER.write_text(passed_over(), encoding="utf-8")
    for name, recipe in RECIPES.items():
        (FOLDER / f"{name}.record").write_text(played(recipe), encoding="utf-8")


if __name__ == "__main__":
    main()

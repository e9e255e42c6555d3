"""Submits legal, illegal and nonsensical actions to a game: exactly the legal ones must pass.

A failure is saved as the record that leads to it; the seed reproduces it.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from hatamoto import catalog
from hatamoto.kernel import COMPILED
from hatamoto.kernel.conformance import Case, Expected, cases_of, fuzz
from hatamoto.kernel.conformance.fuzzing import Fault
from hatamoto.kernel.errors import UnknownGame
from hatamoto.kernel.game import Game
from hatamoto.texts import LANGUAGES
from hatamoto.texts.fluent_file import read_fluent_file
from hatamoto.texts.voice import SHARED

FOLDER = Path("build/fuzz")


def worded_reasons(game: Game[Any]) -> frozenset[str]:
    """The refusals that have a text in every language."""
    spoken = [reasons_in([game.folder / "text", SHARED], lang) for lang in LANGUAGES]
    return frozenset.intersection(*spoken)


def reasons_in(folders: list[Path], lang: str) -> frozenset[str]:
    """The refusals that have a text in one language."""
    ids = [id for folder in folders for id in read_fluent_file(folder, lang).variables]
    return frozenset(id.removeprefix("refusal-") for id in ids if id.startswith("refusal-"))


def cases(game: Game[Any], seed: int) -> list[Case]:
    """Every number of seats with every set of options."""
    return cases_of(game, seed, Expected(worded_reasons(game), frozenset()))


def saved(fault: Fault, game: str, seed: int) -> Path:
    """Saves the record of a failure; returns its file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{game}-{seed}.txt"
    path.write_text(fault.record, encoding="utf-8")
    return path


def report(fault: Fault, game: str, amount: int, seed: int) -> None:
    """Prints what failed and how to reproduce it."""
    message = str(fault).removesuffix(fault.record).strip()
    print(message, file=sys.stderr)
    print(f"Then seat {fault.seat} submits {fault.text!r:.200}", file=sys.stderr)
    print(f"The record up to there: {saved(fault, game, seed)}", file=sys.stderr)
    print(f"To reproduce: make fuzz GAME={game} N={amount} SEED={seed}", file=sys.stderr)


def run(game: Game[Any], amount: int, seed: int) -> bool:
    """Submits this many actions; returns whether all were judged correctly."""
    started = time.monotonic()
    try:
        counts = fuzz(cases(game, seed), amount, seed)
    except Fault as fault:
        report(fault, game.id, amount, seed)
        return False
    for outcome, count in sorted(counts.items(), key=lambda item: -item[1]):
        print(f"{count:>12,}  {outcome}")
    build = "compiled" if COMPILED else "plain"
    print(f"{amount:,} submissions to {game.id}, {build}, {time.monotonic() - started:.1f} seconds")
    return True


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("amount", type=int)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    try:
        game = catalog.game(chosen.game)
    except UnknownGame as error:
        parser.error(str(error))
    return 0 if run(game, chosen.amount, chosen.seed) else 1


if __name__ == "__main__":
    sys.exit(main())

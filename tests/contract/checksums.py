"""Prints the checksum of seeded games of one game, played by the package on the path."""

import hashlib
import sys

from hatamoto.bots.playout import play_out
from hatamoto.catalog import game
from hatamoto.kernel import COMPILED
from hatamoto.kernel.conformance import Case, Expected, cases_of, checksum, fingerprint
from hatamoto.kernel.rng import Rng

GAMES = 20


def cases(id: str) -> list[Case]:
    """Every number of seats with every set of options."""
    return cases_of(game(id), 7, Expected(frozenset(), frozenset()))


def playouts(id: str, seats: int) -> str:
    """The hash of the states that bots' playouts end in."""
    total = hashlib.sha256()
    for seed in range(GAMES):
        state = game(id).new(seats)
        decisions = play_out(state, Rng(seed))
        total.update(f"{decisions} {fingerprint(state)}".encode())
    return total.hexdigest()


def sums(id: str) -> str:
    """Everything that must be equal in every build, on one line."""
    low, high = game(id).seats
    return " ".join([checksum(cases(id), GAMES), playouts(id, low), playouts(id, high)])


if __name__ == "__main__":
    print("compiled" if COMPILED else "plain", sums(sys.argv[1]))

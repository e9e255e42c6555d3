"""Promise: the same seed plays the same game in every build."""

import hashlib

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER


def checksum(cases: list[Case], games: int) -> str:
    """One hash over seeded games: every position, some samples and hints, and the records."""
    total = hashlib.sha256()
    for trial in range(games):
        run = Run(cases[trial % len(cases)], trial)
        while not run.is_over:
            for part in parts_at(run):
                total.update(part.encode())
            run.step()
        total.update(run.match.record_text().encode())
    return total.hexdigest()


def parts_at(run: Run) -> list[str]:
    """The texts that are hashed at one ply."""
    state = run.match.state
    parts = [fingerprint(state)]
    seat = state.actor()
    if run.count % 40 == 0 and seat != NATURE:
        observer = seat if run.count % 120 else WATCHER
        parts.append(fingerprint(state.sample(observer, Rng(run.count))))
    if run.count % 7 == 0 and seat != NATURE:
        parts.append(str(run.case.game.heuristics.priorities(state, seat)))
        parts.append(str(run.case.game.heuristics.value(state, seat)))
    return parts

"""Promise: a seat cannot tell a sampled state from the true one, and it can be played on."""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.perspectives import difference, state_perspective
from hatamoto.kernel.conformance.runs import Run, play_out
from hatamoto.kernel.freezing import fingerprint, freeze, thaw
from hatamoto.kernel.match import Match, loaded_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER

PROMISE = "sample"


def check_samples(case: Case, every: int) -> int:
    """Sample for all seats every `every` plies; returns how many different states were drawn."""
    run = Run(case)
    drawn: set[str] = set()
    while not run.is_over:
        if run.count % every == 0:
            for seat in [WATCHER, *range(case.seats)]:
                drawn.add(check_sample(case, run.match, seat, run.count))
        run.step()
    return len(drawn)


def check_sample(case: Case, match: Match, seat: int, seed: int) -> str:
    """Check one sample for one seat; returns its fingerprint."""
    state = match.state
    before = fingerprint(state)
    sample = state.sample(seat, Rng(seed))
    found = difference(state_perspective(state, seat), state_perspective(sample, seat))
    if found:
        raise case.fault(
            PROMISE, f"seat {seat} can tell its sample from the true state: {found}", match
        )
    drawn = fingerprint(sample)
    check_loads(case, match, seat, seed)
    play_out(sample, Rng(seed))
    if sample.outcome() is None:
        raise case.fault(PROMISE, f"the sample of seat {seat} does not end", match)
    if fingerprint(state) != before:
        raise case.fault(PROMISE, f"sampling for seat {seat} has changed the true state", match)
    return drawn


def check_loads(case: Case, match: Match, seat: int, seed: int) -> None:
    """Check that samples can be frozen, and that a loaded state samples the same."""
    sample = match.state.sample(seat, Rng(seed))
    thawed = thaw(case.game, freeze(sample))
    again = loaded_match(case.game, match.position()).state.sample(seat, Rng(seed))
    if fingerprint(thawed) != fingerprint(sample):
        raise case.fault(
            PROMISE, f"a sample of seat {seat} changes when it is frozen and thawed", match
        )
    if fingerprint(again) != fingerprint(sample):
        raise case.fault(PROMISE, f"seat {seat} gets another sample from the same position", match)

"""Promise: a sampled state looks like the truth to the seat it is drawn for, and plays on."""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run, play_out
from hatamoto.kernel.conformance.sides import difference, side_of_state
from hatamoto.kernel.freezing import fingerprint, freeze, thaw
from hatamoto.kernel.match import Match, loaded_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER

PROMISE = "sample"


def check_samples(case: Case, every: int) -> int:
    """Sample for all once every `every` plies; returns how many different states were drawn."""
    run = Run(case)
    drawn: set[str] = set()
    while not run.is_over:
        if run.count % every == 0:
            for seat in [WATCHER, *range(case.seats)]:
                drawn.add(check_sample(case, run.match, seat, run.count))
        run.step()
    return len(drawn)


def check_sample(case: Case, match: Match, seat: int, seed: int) -> str:
    """One state drawn for one seat; returns its fingerprint."""
    state = match.state
    before = fingerprint(state)
    sample = state.sample(seat, Rng(seed))
    found = difference(side_of_state(state, seat), side_of_state(sample, seat))
    if found:
        raise case.fault(PROMISE, f"seat {seat} can tell its sample from the truth: {found}", match)
    drawn = fingerprint(sample)
    check_loads(case, match, seat, seed)
    play_out(sample, Rng(seed))
    if sample.outcome() is None:
        raise case.fault(PROMISE, f"the sample of seat {seat} comes to no end", match)
    if fingerprint(state) != before:
        raise case.fault(PROMISE, f"sampling for seat {seat} has changed the truth", match)
    return drawn


def check_loads(case: Case, match: Match, seat: int, seed: int) -> None:
    """The sample freezes like any state, and a state that was thawed or loaded samples the same."""
    sample = match.state.sample(seat, Rng(seed))
    thawed = thaw(case.game, freeze(sample))
    again = loaded_match(case.game, match.position()).state.sample(seat, Rng(seed))
    if fingerprint(thawed) != fingerprint(sample):
        raise case.fault(PROMISE, f"a sample of seat {seat} is saved as another", match)
    if fingerprint(again) != fingerprint(sample):
        raise case.fault(PROMISE, f"seat {seat} samples otherwise from the same position", match)

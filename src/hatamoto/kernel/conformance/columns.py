"""Promise: the columns written from the state match those of the view, so they leak nothing."""

from typing import Final

from hatamoto.kernel.columns import Memory, encode
from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.match import Match
from hatamoto.kernel.observation import Observer, columns, observation

PROMISE: Final = "columns"


def check_columns(case: Case, games: int, every: int = 1) -> int:
    """Compare all seats every `every` plies of random games; returns the number of rows."""
    observer = Observer(case.game, case.seats)
    memory = observer.memory()
    rows = 0
    for trial in range(games):
        run = Run(case, trial)
        while not run.is_over:
            if run.count % every == 0:
                rows += check_rows(case, run.match, observer, memory)
            run.step()
        rows += check_rows(case, run.match, observer, memory)
    return rows


def check_rows(case: Case, match: Match, observer: Observer, memory: Memory) -> int:
    """Compare the rows of all seats, written with a memory of earlier ones; returns how many."""
    layout = columns(case.game, case.seats)
    for seat in range(case.seats):
        expected = encode(layout, observer.maxima, observation(match.state, seat))
        written = observer.row(match.state, seat, memory)
        if len(written) != layout.size:
            raise case.fault(PROMISE, f"{len(written)} columns, not {layout.size}", match)
        for index, maximum in enumerate(observer.maxima):
            if min(written[index], maximum) != expected[index]:
                label = layout.labels("")[index]
                found = f"{label} is {written[index]} for seat {seat}, not {expected[index]}"
                raise case.fault(PROMISE, found, match)
    return case.seats

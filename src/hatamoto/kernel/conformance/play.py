"""Promise: random play ends, and a seat that is to act always has a legal action."""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.match import Match
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER

PROMISE = "play"


def check_play(case: Case, games: int) -> int:
    """Check every ply of random games, and that they end; returns the number of steps."""
    steps = 0
    for trial in range(games):
        run = Run(case, trial)
        rounds = 0
        while not run.is_over:
            check_ply(case, run.match)
            run.step()
            if run.match.state.round() < rounds:
                raise case.fault(PROMISE, "the round number has gone down", run.match)
            rounds = run.match.state.round()
        check_ply(case, run.match)
        check_outcome(case, run.match)
        steps += run.count
    return steps


def check_ply(case: Case, match: Match) -> None:
    """Check that exactly the seats that are to act have legal actions."""
    state = match.state
    owing = state.to_act()
    if owing != sorted(set(owing)) or (NATURE in owing and owing != [NATURE]):
        raise case.fault(PROMISE, f"to_act() is {owing}", match)
    if state.actor() != (owing[0] if owing else NOBODY):
        raise case.fault(PROMISE, f"actor() is {state.actor()}, to_act() {owing}", match)
    if (state.outcome() is None) != bool(owing):
        raise case.fault(PROMISE, "there is an outcome while somebody is to act, or neither", match)
    if len(case.game.scores(state)) != case.seats:
        raise case.fault(PROMISE, "the scores leave out a seat", match)
    for seat in [NOBODY, WATCHER, NATURE, *range(case.seats + 1)]:
        check_legal(case, match, seat, seat in owing)
    if owing == [NATURE]:
        check_weights(case, match)


def check_legal(case: Case, match: Match, seat: int, owes: bool) -> None:
    """Check that the legal list is stable, and empty only for a seat that is not to act."""
    legal = list(match.state.legal(seat))
    if bool(legal) != owes or (match.state.open_frame(seat) >= 0) != owes:
        raise case.fault(PROMISE, f"seat {seat} owes: {owes}, legal: {legal}", match)
    if len(set(legal)) != len(legal):
        raise case.fault(PROMISE, f"seat {seat} has an action twice: {legal}", match)
    if legal and not 0 <= min(legal) <= max(legal) < case.game.verbs.size:
        raise case.fault(PROMISE, f"seat {seat} has an action outside the table", match)
    if legal != match.state.legal(seat) or legal != match.state.clone().legal(seat):
        raise case.fault(PROMISE, f"the order of seat {seat}'s actions is not stable", match)


def check_weights(case: Case, match: Match) -> None:
    """Check that every outcome of chance has a positive weight and the draw has a purpose."""
    state = match.state
    weights = state.weights()
    if len(weights) != len(state.legal(NATURE)) or min(weights) < 1:
        raise case.fault(PROMISE, f"the weights of chance are {weights}", match)
    kind = case.game.kind(state.top())
    if not kind.purpose or (kind.is_even and max(weights) != min(weights)):
        raise case.fault(PROMISE, f"{kind.id} has no purpose, or is_even but uneven weights", match)


def check_outcome(case: Case, match: Match) -> None:
    """Check scores and places: one per seat, starting at 1, equal for ties."""
    outcome = match.state.outcome()
    if outcome is None:
        raise case.fault(PROMISE, "nobody owes an answer, but there is no outcome", match)
    places = outcome.places
    if len(places) != case.seats or len(outcome.scores) != case.seats:
        raise case.fault(PROMISE, "the outcome leaves out a seat", match)
    if any(place != 1 + sum(1 for other in places if other < place) for place in places):
        raise case.fault(PROMISE, f"the places are {places}", match)
    if abs(sum(outcome.shares()) - 1.0) > 1e-9 or not outcome.reason:
        raise case.fault(
            PROMISE, "the winners' shares do not add up to 1, or there is no reason", match
        )
    if outcome.scores != case.game.scores(match.state):
        raise case.fault(PROMISE, f"the game's scores are {case.game.scores(match.state)}", match)

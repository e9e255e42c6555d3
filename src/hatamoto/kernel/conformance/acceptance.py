"""Promise: exactly the legal actions are accepted, and each refusal cites a paragraph."""

import json
from typing import Any

from hatamoto.kernel.conformance.case import Case, ConformanceError
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.content import paragraphs
from hatamoto.kernel.errors import ActionError, GameOver, IllegalAction, NotYourTurn
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.refusals import Refusal
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER
from hatamoto.kernel.state import State, play

PROMISE = "acceptance"


def paragraphs_of(game: Game[Any]) -> frozenset[str]:
    """The ids of all paragraphs in the game's rules."""
    return frozenset(str(row["id"]) for row in paragraphs(game.folder))


def check_acceptance(case: Case, every: int) -> set[str]:
    """Try the whole action space once every `every` plies; returns the refusal reasons seen."""
    known = paragraphs_of(case.game)
    for kind in case.game.kinds:
        if kind.rule not in known:
            raise case.fault(PROMISE, f"{kind.id} cites {kind.rule}, which is no paragraph")
    reasons: set[str] = set()
    run = Run(case)
    while not run.is_over:
        if run.count % every == 0:
            reasons |= check_ply(case, run.match, known)
        run.step()
    return reasons | check_ply(case, run.match, known)


def check_ply(case: Case, match: Match, paragraphs: frozenset[str]) -> set[str]:
    """Submit every action for every seat, including chance and watchers."""
    state = match.state
    before = fingerprint(state)
    reasons: set[str] = set()
    for seat in [NOBODY, WATCHER, NATURE, *range(case.seats + 1)]:
        legal = state.legal(seat)
        for action in range(case.game.verbs.size):
            refusal = state.refusal(seat, action)
            if (refusal is None) != (action in legal):
                words = case.game.notation(action)
                raise case.fault(PROMISE, f"seat {seat}, {words}: refusal and legal differ", match)
            if refusal is not None:
                check_refusal(case, match, refusal, paragraphs)
                check_refused(case, match, seat, action)
                reasons.add(refusal.reason)
        check_accepted(case, match, seat, legal)
    if fingerprint(state) != before:
        raise case.fault(PROMISE, "a query or a refusal has changed the position", match)
    return reasons


def check_refusal(case: Case, match: Match, refusal: Refusal, paragraphs: frozenset[str]) -> None:
    """Check that the paragraph exists, the reason has a text and the facts are JSON."""
    if refusal.rule not in paragraphs:
        raise case.fault(PROMISE, f"§{refusal.rule} is no paragraph of the rules", match)
    if refusal.reason not in case.expected.reasons:
        raise case.fault(PROMISE, f"the reason {refusal.reason} has no text", match)
    if json.loads(json.dumps(refusal.facts)) != refusal.facts:
        raise case.fault(PROMISE, f"{refusal.reason}: facts that are not JSON", match)


def check_refused(case: Case, match: Match, seat: int, action: int) -> None:
    """Check that `play` raises the right class of error."""
    try:
        play(match.state, seat, action)
    except ActionError as error:
        if type(error) is not expected_error(match.state, seat):
            raise case.fault(PROMISE, f"seat {seat}: the error is {error.slug}", match) from None
        return
    raise case.fault(PROMISE, f"seat {seat} played {case.game.notation(action)}", match)


def expected_error(state: State, seat: int) -> type[ActionError]:
    """The error class that an illegal action of this seat should raise."""
    if seat in state.to_act():
        return IllegalAction
    return NotYourTurn if state.to_act() else GameOver


def check_accepted(case: Case, match: Match, seat: int, legal: list[int]) -> None:
    """Check that `play` accepts every legal action and that the game can go on after it."""
    for action in legal:
        copy = match.state.clone()
        try:
            play(copy, seat, action)
        except ActionError as error:
            raise wrong_refusal(case, match, seat, action, error) from None
        if not copy.to_act() and copy.outcome() is None:
            raise case.fault(PROMISE, f"after {case.game.notation(action)}nobody can act", match)


def wrong_refusal(
    case: Case, match: Match, seat: int, action: int, error: ActionError
) -> ConformanceError:
    """The error for a legal action that was refused."""
    words = case.game.notation(action)
    return case.fault(PROMISE, f"seat {seat}, {words}: {error.refusal.reason}", match)

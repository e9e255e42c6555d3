"""Promise: copies are independent; positions and records lead back to the same state."""

import json

from hatamoto.kernel.conformance.case import Case, replayable
from hatamoto.kernel.conformance.runs import BOUND, Run, picked, play_out
from hatamoto.kernel.errors import HatamotoError
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match, loaded_match
from hatamoto.kernel.record import parse
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.kernel.state import State


def check_copies(case: Case, every: int) -> int:
    """Clones, positions and records once every `every` plies; returns how many plies."""
    run = Run(case)
    plies = 0
    while True:
        over = run.is_over
        if over or run.count % every == 0:
            check_clone(case, run.match, run.count)
            check_json(case, run.match)
            check_position(case, run.match, run.count)
            check_record(case, run.match)
            plies += 1
        if over:
            return plies
        run.step()


def check_clone(case: Case, match: Match, seed: int) -> None:
    """Playing a copy leaves the original, and playing the original leaves the copy."""
    before = fingerprint(match.state)
    copy = match.state.clone()
    other = copy.clone()
    if fingerprint(copy) != before:
        raise case.fault("clone", "the copy differs", match)
    play_out(copy, Rng(seed))
    if fingerprint(match.state) != before:
        raise case.fault("clone", "playing a copy has changed the original", match)
    if match.state.to_act() and fingerprint(copy) == before:
        raise case.fault("clone", "playing changes nothing", match)
    kept = other.clone()
    play_out(other, Rng(seed + 1))
    if fingerprint(kept) != before:
        raise case.fault("clone", "playing the original has changed its copy", match)


def check_json(case: Case, match: Match) -> None:
    """Views and positions are JSON, and reading it back gives the same."""
    pictures = [match.state.view(seat) for seat in [WATCHER, *range(case.seats)]]
    pictures += [match.position(seat) for seat in [None, WATCHER, *range(case.seats)]]
    for picture in pictures:
        if json.loads(json.dumps(picture)) != picture:
            raise case.fault("view", "a view or a position is no plain JSON", match)


def check_position(case: Case, match: Match, seed: int) -> None:
    """A position loads to a state that is the same and behaves the same to the end."""
    position = json.loads(json.dumps(match.position()))
    try:
        loaded = loaded_match(case.game, position).state
    except HatamotoError as error:
        raise case.fault("position", f"it does not load: {error}", match) from None
    if fingerprint(loaded) != fingerprint(match.state):
        raise case.fault("position", "the loaded state has another position", match)
    if not play_alike(match.state.clone(), loaded, Rng(seed)):
        raise case.fault("position", "the loaded state plays otherwise", match)


def play_alike(one: State, other: State, rng: Rng) -> bool:
    """Whether two states offer the same to the end, when the same is chosen in both."""
    for _ in range(BOUND):
        seat = one.actor()
        if one.to_act() != other.to_act() or one.legal(seat) != other.legal(seat):
            return False
        if seat < NATURE:
            return fingerprint(one) == fingerprint(other)
        if seat == NATURE and one.weights() != other.weights():
            return False
        action = picked(rng, one.legal(seat))
        one.apply(seat, action)
        other.apply(seat, action)
    return False


def check_record(case: Case, match: Match) -> None:
    """The text of the record, parsed and followed, leads to the same state and the same text."""
    text = replayable(match)
    again = case.match()
    try:
        again.follow(parse(text))
    except HatamotoError as error:
        raise case.fault("record", f"it does not replay: {error}", match) from None
    if fingerprint(again.state) != fingerprint(match.state):
        raise case.fault("record", "the replay leads to another position", match)
    if replayable(again) != text or again.stream.counters != match.stream.counters:
        raise case.fault("record", "the replay writes another record", match)
    for seat in [WATCHER, *range(case.seats)]:
        if again.record_text(seat) != match.record_text(seat):
            raise case.fault("record", f"the replay shows seat {seat} something else", match)

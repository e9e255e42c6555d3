"""Promise: copies are independent; positions and records restore the same state."""

import json

from hatamoto.kernel.conformance.case import Case, replayable
from hatamoto.kernel.conformance.runs import BOUND, Run, play_out, random_choice
from hatamoto.kernel.errors import HatamotoError
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match, loaded_match
from hatamoto.kernel.record import parse
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.kernel.state import State


def check_copies(case: Case, every: int) -> int:
    """Check clones, positions and records every `every` plies; returns how many plies."""
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
    """Check that playing a copy or the original does not change the other."""
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
    """Check that views and positions survive a round trip through JSON."""
    documents = [match.state.view(seat) for seat in [WATCHER, *range(case.seats)]]
    documents += [match.position(seat) for seat in [None, WATCHER, *range(case.seats)]]
    for document in documents:
        if json.loads(json.dumps(document)) != document:
            raise case.fault("view", "a view or a position is not plain JSON", match)


def check_position(case: Case, match: Match, seed: int) -> None:
    """Check that the position loads to an equal state that plays the same to the end."""
    position = json.loads(json.dumps(match.position()))
    try:
        loaded = loaded_match(case.game, position).state
    except HatamotoError as error:
        raise case.fault("position", f"it does not load: {error}", match) from None
    if fingerprint(loaded) != fingerprint(match.state):
        raise case.fault("position", "the loaded state has another position", match)
    if not play_alike(match.state.clone(), loaded, Rng(seed)):
        raise case.fault("position", "the loaded state plays differently", match)


def play_alike(one: State, other: State, rng: Rng) -> bool:
    """Whether two states offer the same choices to the end of one random game."""
    for _ in range(BOUND):
        seat = one.actor()
        if one.to_act() != other.to_act() or one.legal(seat) != other.legal(seat):
            return False
        if seat < NATURE:
            return fingerprint(one) == fingerprint(other)
        if seat == NATURE and one.weights() != other.weights():
            return False
        action = random_choice(rng, one.legal(seat))
        one.apply(seat, action)
        other.apply(seat, action)
    return False


def check_record(case: Case, match: Match) -> None:
    """Check that the record replays to the same state and is written the same again."""
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

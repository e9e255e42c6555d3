"""Why an action cannot be undone: what it draws, shows or closes, and whom it hands the turn to."""

from collections import Counter
from collections.abc import Iterator

import pytest

from hatamoto import catalog
from hatamoto.kernel.finality import FinalReason, final_reasons, is_last_to_answer
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import BITS, NATURE, NOBODY
from hatamoto.kernel.state import State


def questions(game: str, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every question of a game that is played at random, with the seat that is asked."""
    rng = Rng(seed)
    state: State = catalog.game(game).new(seats)
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        yield state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def after(state: State, seat: int, action: int) -> State:
    """The state after an action."""
    trial = state.clone()
    trial.apply(seat, action)
    return trial


@pytest.mark.parametrize(("game", "seats"), [("twilight", 2), ("battles", 2), ("shogunate", 3)])
def test_a_draw_is_final_and_nothing_is_handed_over_without_seats_that_do_not_wait(
    game: str, seats: int
) -> None:
    found: Counter[FinalReason | None] = Counter()
    for state, seat in questions(game, seats, 1):
        reasons = final_reasons(state, seat)
        found.update(reasons)
        for action, reason in zip(state.legal(seat), reasons, strict=True):
            if state.branches is None and after(state, seat, action).actor() == NATURE:
                assert reason in ("shows", "reveals")
    assert found[None] > 0
    assert found["shows"] + found["reveals"] + found["closes"] > 0
    assert found["passes"] == 0


def test_the_last_answer_of_a_simultaneous_step_closes_it() -> None:
    closed = 0
    for state, seat in questions("shogunate", 3, 2):
        if state.branches is not None:
            is_last = is_last_to_answer(state, seat)
            assert ("closes" in final_reasons(state, seat)) <= is_last
            closed += is_last
    assert closed > 0


def test_the_turn_passes_to_a_seat_that_does_not_wait_but_not_to_a_person() -> None:
    passed = followed = 0
    for state, seat in questions("twilight", 2, 3):
        alone = final_reasons(state, seat)
        reasons = final_reasons(state, seat, BITS[1 - seat])
        for action, before, reason in zip(state.legal(seat), alone, reasons, strict=True):
            if reason != "passes":
                assert reason == before
                continue
            assert before is None
            handed = after(state, seat, action)
            assert handed.actor() == 1 - seat
            passed += 1
            followed += not handed.game.kind(handed.open_frame(1 - seat)).opens_turn
    assert passed > followed > 0

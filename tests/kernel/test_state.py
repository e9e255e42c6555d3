"""States: who owes an answer, what is refused and why, pending answers, knowledge."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import BadArgument, GameOver, IllegalAction, NotYourTurn
from hatamoto.kernel.events import seen_by
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER, bit
from hatamoto.kernel.state import play

LAID: dict[str, object] = {
    "loyalty": [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"], ["cat", "wolf"]],
    "line": ["cat", "crane", "rooster", "snake", "wolf", "carp"],
    "hatamoto": 0,
    "plot": "p07",
}


def laid(**fields: object) -> ShogunateState:
    """Four seats; 1, 2 and 3 are about to choose."""
    return GAME.load({**LAID, **fields})


def do(state: ShogunateState, *lines: str) -> None:
    """Play lines such as `1 play storms`."""
    for line in lines:
        seat, _, words = line.partition(" ")
        play(state, int(seat), GAME.parse(words))


def reason(state: ShogunateState, line: str) -> str:
    """Why a line is refused; nothing when it is not."""
    seat, _, words = line.partition(" ")
    refusal = state.refusal(int(seat), GAME.parse(words))
    return "" if refusal is None else refusal.reason


def over() -> ShogunateState:
    """A game that has ended."""
    state = GAME.new(3)
    rng = Rng(2)
    while state.to_act():
        seat = state.actor()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


# Who owes an answer


def test_chance_alone_is_due_at_first() -> None:
    state = GAME.new(4)
    assert state.to_act() == [NATURE]
    assert state.actor() == NATURE
    assert state.legal(0) == []


def test_in_a_simultaneous_step_all_asked_owe_an_answer() -> None:
    state = laid()
    assert state.to_act() == [1, 2, 3]
    assert state.actor() == 1
    do(state, "2 play arrow")
    assert state.to_act() == [1, 3]


def test_one_seat_owes_the_answer_to_a_decision() -> None:
    state = laid()
    do(state, "1 play arrow", "2 play arrow", "3 play arrow")
    assert state.to_act() == [0]
    assert state.open_frame(0) >= 0
    assert [state.open_frame(seat) for seat in (1, 2, 3, 4, NATURE, WATCHER)] == [-1] * 6


def test_nobody_owes_anything_when_it_is_over() -> None:
    state = over()
    assert state.to_act() == []
    assert state.actor() == NOBODY
    assert state.outcome() is not None


def test_next_frame_is_the_one_of_the_seat_to_serve_next() -> None:
    state = laid()
    assert state.next_frame() == state.open_frame(1)
    do(state, "1 play arrow")
    assert state.next_frame() == state.open_frame(2)
    do(state, "2 play arrow", "3 play arrow")
    assert state.next_frame() == state.open_frame(0)
    assert GAME.new(4).next_frame() >= 0
    assert over().next_frame() == -1


# What is allowed


@pytest.mark.parametrize("seat", [NATURE, WATCHER, NOBODY, 0, 4, 15, 99])
def test_whoever_is_not_asked_has_no_actions(seat: int) -> None:
    assert laid().legal(seat) == []


def test_chance_lists_outcomes_with_weights() -> None:
    chance = GAME.new(3).chance()
    assert [GAME.notation(action) for action, _ in chance][:2] == [
        "draw loyalty 0 cat",
        "draw loyalty 0 crane",
    ]
    assert {weight for _, weight in chance} == {2}


def test_a_playout_draws_every_outcome_by_its_weight() -> None:
    state = GAME.new(3)
    rng = Rng(1)
    drawn = [state.draw(rng) for _ in range(200)]
    assert set(drawn) == set(state.legal(NATURE))


def test_refusals_ask_first_whose_turn_it_is() -> None:
    state = laid()
    do(state, "1 play arrow", "2 play arrow", "3 play arrow")
    refusal = state.refusal(2, GAME.parse("name 1"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("not_your_turn", {"seat": 0})


def test_refusals_ask_then_whether_the_verb_answers_the_question() -> None:
    state = laid()
    refusal = state.refusal(1, GAME.parse("name 2"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("play/choose", "wrong_verb")
    assert refusal.facts == {"verb": "name", "decision": "choose_card"}


def test_refusals_give_the_blocker_last() -> None:
    state = laid(hands={"1": ["arrow"]})
    assert reason(state, "1 play storms") == "not_in_hand"
    assert reason(state, "1 play arrow") == ""


def test_whoever_has_answered_is_told_so() -> None:
    state = laid()
    do(state, "1 play arrow")
    assert reason(state, "1 play storms") == "already_answered"
    assert reason(state, "0 play storms") == "not_asked"


def test_a_watcher_and_chance_are_told_whose_turn_it_is() -> None:
    refusal = laid().refusal(WATCHER, 0)
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("not_your_turn", {"seat": 1})


def test_after_the_end_the_game_is_over() -> None:
    refusal = over().refusal(0, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("end/reveal", "game_over")


def test_a_number_that_is_no_action_is_a_bad_argument() -> None:
    with pytest.raises(BadArgument):
        laid().refusal(1, GAME.verbs.size)


@pytest.mark.parametrize(
    ("state", "seat", "error"),
    [(laid(), 1, IllegalAction), (laid(), 0, NotYourTurn), (over(), 0, GameOver)],
)
def test_play_raises_the_error_that_fits(
    state: ShogunateState, seat: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        play(state, seat, GAME.parse("name 1"))


# Pending answers


def test_a_pending_answer_can_be_taken_back() -> None:
    state = laid()
    before = state.position()
    do(state, "3 play arrow")
    assert state.take_back(3) == GAME.parse("play arrow")
    assert state.position() == before
    assert state.to_act() == [1, 2, 3]


def test_taking_back_leaves_the_others() -> None:
    state = laid()
    do(state, "3 play arrow", "2 play storms")
    state.take_back(3)
    assert state.to_act() == [1, 3]
    assert reason(state, "2 play arrow") == "already_answered"


def test_resealing_keeps_who_has_answered_and_ones_own_answer() -> None:
    answers: set[tuple[str, ...]] = set()
    for seed in range(30):
        state = laid()
        do(state, "1 play arrow", "2 play arrow")
        state.redraw_answers(1, Rng(seed))
        assert state.to_act() == [3]
        assert state.branches is not None
        assert state.branches.answers[1] == [GAME.parse("play arrow")]
        answers.add(tuple(GAME.notation(action) for action in state.branches.answers[2]))
    assert len(answers) == 6


def test_an_answer_in_a_clone_stays_there() -> None:
    state = laid()
    do(state, "1 play arrow")
    copy = state.clone()
    do(copy, "2 play arrow")
    copy.take_back(1)
    assert state.to_act() == [2, 3]
    assert copy.to_act() == [1, 3]


# Knowledge and events


def test_closing_a_step_counts_as_learning() -> None:
    state = laid()
    do(state, "1 play arrow", "2 play arrow")
    assert state.learned == 0
    do(state, "3 play arrow")
    assert state.learned == 1
    assert state.ledger == []


def test_chance_counts_its_draws() -> None:
    state = GAME.new(3)
    state.apply(NATURE, state.legal(NATURE)[0])
    assert state.rolls == 1


def test_what_is_learned_is_written_in_order() -> None:
    state = laid()
    state.learn(7)
    state.learn(3)
    assert state.ledger[-2:] == [7, 3]
    assert state.learned == 2


def test_a_clone_tells_nothing() -> None:
    state = laid()
    state.events = []
    state.emit("round_began", {"round": 1}, bit(2))
    assert state.clone().events is None
    assert [event.kind for event in seen_by(state.events, 2)] == ["round_began"]
    assert seen_by(state.events, 1) == []

"""Step 1: all but the Hatamoto choose a card in secret (§play/choose)."""

from itertools import permutations

import pytest

from hatamoto.kernel.errors import IllegalAction, NotYourTurn
from hatamoto.kernel.seats import WATCHER
from tests.games.kit import decision, events_seen, facts_seen, legal, own, refusal, run
from tests.games.shogunate.table import CARDS, FOUR, laid, shown

pytestmark = pytest.mark.rule("play/choose")


def test_all_but_the_hatamoto_are_asked_at_once() -> None:
    state = laid(loyalty=FOUR, hatamoto=2)
    assert decision(state) == "choose_card"
    assert state.to_act() == [0, 1, 3]


def test_any_card_in_hand_may_be_chosen() -> None:
    assert legal(laid(), 1) == [f"play {card}" for card in CARDS]


def test_a_card_in_the_discard_may_not() -> None:
    state = laid(hands={"1": ["arrow", "storms"]})
    assert legal(state, 1) == ["play arrow", "play storms"]
    assert refusal(state, "1 play company") == ("not_in_hand", "play/choose")


def test_the_hatamoto_has_nothing_to_choose() -> None:
    state = laid()
    assert refusal(state, "0 play company") == ("not_asked", "play/choose")
    with pytest.raises(NotYourTurn):
        run(state, "0 play company")


def test_an_answer_is_final() -> None:
    state = laid()
    run(state, "1 play company")
    assert refusal(state, "1 play arrow") == ("already_answered", "play/choose")


def test_other_verbs_wait_for_their_decision() -> None:
    state = laid()
    assert refusal(state, "1 name 2") == ("wrong_verb", "play/choose")
    with pytest.raises(IllegalAction):
        run(state, "1 name 2")


def test_nobody_is_told_of_a_choice_before_the_last() -> None:
    state = laid()
    run(state, "1 play company")
    assert [events_seen(state, seat) for seat in (0, 1, 2, WATCHER)] == [[], [], [], []]


def test_a_chosen_card_counts_as_in_hand_for_the_others() -> None:
    state = laid()
    run(state, "1 play company")
    for seat in (0, 2, WATCHER):
        assert shown(state, 1, seat)["hand"] == CARDS
        assert shown(state, 1, seat)["played"] is None


def test_everybody_sees_who_is_ready() -> None:
    state = laid()
    run(state, "2 play company")
    assert [shown(state, seat, WATCHER)["ready"] for seat in range(3)] == [True, False, True]


def test_only_the_chooser_sees_the_pending_answer() -> None:
    state = laid()
    run(state, "1 play company")
    assert own(state, 1)["answers"] == ["play company"]
    assert [own(state, seat)["answers"] for seat in (0, 2)] == [[], []]


def test_all_cards_are_revealed_together_in_seat_order() -> None:
    state = laid(loyalty=FOUR)
    run(state, "3 play arrow", "1 play storms", "2 play company")
    revealed = [
        (facts["seat"], facts["card"]) for facts in facts_seen(state, "card_revealed", WATCHER)
    ]
    assert revealed == [(1, "storms"), (2, "company"), (3, "arrow")]


def test_a_revealed_card_lies_in_front_of_its_player() -> None:
    state = laid()
    run(state, "1 play company", "2 play arrow")
    assert shown(state, 1, WATCHER)["played"] == "company"
    assert "company" not in str(shown(state, 1, WATCHER)["hand"])
    assert shown(state, 1, WATCHER)["discard"] == []


def test_the_order_of_arrival_changes_nothing() -> None:
    answers = ["1 play company", "2 play arrow", "3 play company"]
    ends = []
    for order in permutations(answers):
        state = laid(loyalty=FOUR)
        run(state, *order)
        ends.append((state.position(), [event.as_json() for event in events_seen(state, WATCHER)]))
    assert all(end == ends[0] for end in ends)


def test_a_pending_answer_can_be_taken_back() -> None:
    state = laid()
    before = state.position()
    run(state, "1 play company")
    state.take_back(1)
    assert state.position() == before


def test_the_view_says_which_step_of_the_round_it_is() -> None:
    state = laid()
    assert state.view(0)["step"] == "choose"
    run(state, "1 play company", "2 play arrow")
    assert state.view(0)["step"] == "resolve"


def test_a_revealed_card_tells_what_is_left_in_hand_and_who_waits() -> None:
    state = laid(loyalty=FOUR)
    run(state, "3 play arrow", "1 play storms", "2 play company")
    events_seen = facts_seen(state, "card_revealed", WATCHER)
    assert [facts["waiting"] for facts in events_seen] == [[1], [1, 2], [1, 2, 3]]
    assert [facts["hand"] for facts in events_seen] == [
        shown(state, seat, WATCHER)["hand"] for seat in (1, 2, 3)
    ]

"""Step 2: the Hatamoto names the players one by one (§play/name)."""

import pytest

from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import NotYourTurn
from hatamoto.kernel.seats import WATCHER
from tests.games.kit import decision, facts_seen, legal, refusal, run
from tests.games.shogunate.table import CARDS, FOUR, laid, line, shown

pytestmark = pytest.mark.rule("play/name")


def revealed() -> ShogunateState:
    """Four players; three have revealed company, arrow and dishonour."""
    state = laid(loyalty=FOUR)
    run(state, "1 play company", "2 play arrow", "3 play dishonour")
    return state


def test_the_hatamoto_names_anybody_who_has_not_acted() -> None:
    state = revealed()
    assert decision(state) == "name_player"
    assert state.to_act() == [0]
    assert legal(state, 0) == ["name 1", "name 2", "name 3"]


def test_a_named_player_is_not_named_again() -> None:
    state = revealed()
    run(state, "0 name 2", "2 leader crane", "2 player 0", "0 show cat")
    assert legal(state, 0) == ["name 1", "name 3"]
    assert refusal(state, "0 name 2") == ("already_acted", "play/name")


def test_the_hatamoto_is_not_named() -> None:
    assert refusal(revealed(), "0 name 0") == ("is_hatamoto", "play/name")


def test_an_empty_seat_is_not_named() -> None:
    assert refusal(revealed(), "0 name 4") == ("no_such_seat", "play/name")


def test_another_player_does_not_name() -> None:
    state = revealed()
    assert refusal(state, "1 name 2") == ("not_your_turn", "play/name")
    with pytest.raises(NotYourTurn):
        run(state, "1 name 2")


def test_the_last_player_is_named_too() -> None:
    state = revealed()
    run(state, "0 name 1", "1 leader cat", "1 leader crane")
    run(state, "0 name 3", "3 leader cat", "3 turn wolf")
    assert decision(state) == "name_player"
    assert legal(state, 0) == ["name 2"]


def test_the_next_is_named_after_the_result_of_the_one_before() -> None:
    state = revealed()
    run(state, "0 name 3", "3 leader cat")
    assert line(state)[-1] == "cat"
    assert refusal(state, "0 name 1")[0] == "not_your_turn"
    run(state, "3 turn wolf")
    assert state.to_act() == [0]


def test_everybody_hears_who_is_named_and_for_which_card() -> None:
    state = revealed()
    run(state, "0 name 2")
    wanted = {"seat": 0, "named_seat": 2, "card": "arrow", "waiting": state.view(0)["waiting"]}
    assert facts_seen(state, "player_named", WATCHER) == [wanted]


def test_a_card_goes_to_the_discard_when_its_parts_are_done() -> None:
    state = revealed()
    run(state, "0 name 1", "1 leader cat")
    assert shown(state, 1, WATCHER)["played"] == "company"
    run(state, "1 leader crane")
    assert shown(state, 1, WATCHER)["played"] is None
    assert shown(state, 1, WATCHER)["discard"] == ["company"]


def test_the_table_sees_who_still_waits() -> None:
    state = revealed()
    run(state, "0 name 1")
    assert state.view(WATCHER)["waiting"] == [2, 3]


def test_hand_and_discard_together_are_always_the_six_cards() -> None:
    state = revealed()
    run(state, "0 name 1", "1 leader cat", "1 leader crane")
    seen = shown(state, 1, WATCHER)
    hand, discard = seen["hand"], seen["discard"]
    assert isinstance(hand, list)
    assert isinstance(discard, list)
    assert sorted([*hand, *discard]) == sorted(CARDS)


def test_after_the_last_card_the_plot_pays() -> None:
    state = laid()
    run(state, "1 play company", "2 play company", "0 name 2", "2 leader cat", "2 leader crane")
    run(state, "0 name 1", "1 leader crane", "1 leader cat")
    assert facts_seen(state, "honour_gained", WATCHER)[-3:] == [
        {"leader": "cat", "amount": 1, "honour": 3},
        {"leader": "crane", "amount": 1, "honour": 3},
        {"leader": "rooster", "amount": 1, "honour": 1},
    ]

"""The sequence of a turn: initial phase, card-play phase, end phase (§5.0, §6.0, §10.0)."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import CARD_IDS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, facts_seen, legal, refusal, run
from tests.games.twilight.table import ANTI, CLOSED, OPEN, PRO, dealt, discards, hand, holding, laid


def last_round(**fields: object) -> TwilightState:
    """The last card of a turn is used for nothing; the next turn has begun."""
    state = laid(**{"hands": [["sonno_joi"], []], **fields})
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    return state


def sizes(state: TwilightState) -> tuple[int, int]:
    """How many cards both hold."""
    return len(hand(state, ANTI)), len(hand(state, PRO))


@pytest.mark.rule("5.0", "5.3")
def test_the_next_turn_follows_when_all_cards_are_played() -> None:
    state = last_round(turn=2)
    assert state.view(WATCHER)["turn"] == 3
    assert facts_seen(state, "turn_ended") == [{"turn": 2}]
    assert facts_seen(state, "turn_began") == [{"turn": 3, "years": "1860-1861", "seat": ANTI}]
    assert decision(state) == "deal"


def rounds_of_the_turn(state: TwilightState) -> list[int]:
    """Plays the turn to its end without placing anything; returns the seats in order of play."""
    turn, order = state.turn, []
    while state.turn == turn:
        seat = state.actor()
        order.append(seat)
        run(state, f"{seat} {legal(state, seat)[0]}", f"{seat} use action", f"{seat} kind place")
        run(state, f"{seat} stop")
    return order


@pytest.mark.rule("5.2", "7.0(1)", "7.0(3)")
def test_players_alternate_until_all_cards_are_played() -> None:
    state = laid()
    assert rounds_of_the_turn(state) == [ANTI, PRO, ANTI, PRO]


@pytest.mark.rule("5.2", "7.0(3)")
def test_whoever_has_more_cards_plays_on_alone() -> None:
    state = laid(hands=[["sonno_joi"], ["kobu_gattai", "nagai_uta", "kazunomiya"]])
    assert rounds_of_the_turn(state) == [ANTI, PRO, PRO, PRO]


# First player


@pytest.mark.rule("6.1(i)", "5.1(1)")
def test_a_lower_court_level_gives_up_the_first_round() -> None:
    state = last_round(court=[1, 2])
    assert state.view(WATCHER)["first"] == PRO
    assert facts_seen(state, "first_player_changed") == [{"seat": PRO}]
    assert dealt(state).actor() == PRO


@pytest.mark.rule("6.1(ii)")
@pytest.mark.parametrize("court", [[2, 2], [3, 2]])
def test_an_equal_or_higher_level_keeps_it(court: list[int]) -> None:
    state = last_round(court=court)
    assert state.view(WATCHER)["first"] == ANTI
    assert not facts_seen(state, "first_player_changed")


# The open deck


@pytest.mark.rule("6.2(i)", "6.2(ii)", "2.23(3)(iv)", "2.31(ii)", "5.1(2)")
def test_the_open_deck_joins_in_the_turn_after_the_second_treaty() -> None:
    gone = ["treaty_kanagawa", "treaty_harris"]
    state = last_round(turn=3, treaty=2, discard=["namamugi"], removed=gone)
    view = state.view(WATCHER)
    assert (view["opened"], view["turn"], view["discard"]) == (True, 4, [])
    assert facts_seen(state, "open_deck_joined") == [
        {"turn": 4, "count": len(CARD_IDS) - len(gone)}
    ]
    drawn = [GAME.notation(action).split(" ")[1] for action in state.legal(NATURE)]
    assert drawn == [card for card in CARD_IDS if card not in gone]


@pytest.mark.rule("6.2(i)")
def test_the_open_deck_waits_below_treaty_level_two() -> None:
    state = last_round(turn=3, treaty=1)
    assert state.view(WATCHER)["opened"] is False
    assert len(state.legal(NATURE)) <= CLOSED


@pytest.mark.rule("2.23(3)(iv)", "6.2(i)")
def test_the_turn_in_which_the_treaty_is_signed_stays_closed() -> None:
    state = holding(ANTI, "treaty_harris", treaty=1)
    run(state, "0 play treaty_harris", "0 use event_first")
    assert (state.view(WATCHER)["treaty"], state.view(WATCHER)["opened"]) == (2, False)


# The deal


@pytest.mark.rule("6.3", "2.23(3)(ii)")
@pytest.mark.parametrize(("treaty", "size"), [(0, 5), (1, 6), (2, 7), (3, 8), (4, 9)])
def test_the_hand_size_follows_the_treaty_level(treaty: int, size: int) -> None:
    state = dealt(last_round(turn=3, treaty=treaty))
    assert sizes(state) == (size, size)
    assert state.view(ANTI)["hand_size"] == size


@pytest.mark.rule("6.3(i)", "8.4(2)(v)")
def test_court_level_four_brings_an_extra_card() -> None:
    assert sizes(dealt(last_round(turn=3, court=[4, 0]))) == (6, 5)
    assert sizes(dealt(last_round(turn=3, court=[4, 4]))) == (6, 6)


@pytest.mark.rule("6.3(ii)")
def test_an_empty_pile_is_made_of_the_discards_at_once() -> None:
    held = ["sonno_joi"]
    discard = [card for card in CARD_IDS[:CLOSED] if card not in [*held, *CARD_IDS[7:10]]]
    state = last_round(turn=2, discard=discard)
    run(state, "nature draw treaty_kanagawa", "nature draw treaty_harris")
    assert not facts_seen(state, "pile_reshuffled")
    run(state, "nature draw treaty_five_powers")
    assert facts_seen(state, "pile_reshuffled") == [{"count": 38}]
    assert discards(state) == []
    assert sizes(state) == (2, 1)


def thin(*pile: str, **fields: object) -> TwilightState:
    """A turn begins with this draw pile; everything else lies in the discards."""
    held = [*pile, "sonno_joi"]
    discard = [card for card in CARD_IDS[:CLOSED] if card not in held]
    return last_round(**{"turn": 2, "discard": discard, **fields})


def receivers(state: TwilightState, count: int) -> list[object]:
    """Deal so many cards; to whom they go."""
    state.events = []
    for _ in range(count):
        state.apply(NATURE, state.legal(NATURE)[0])
    return [row["seat"] for row in facts_seen(state, "card_dealt")]


@pytest.mark.rule("6.3")
def test_the_first_player_of_the_turn_is_dealt_the_first_card() -> None:
    assert receivers(last_round(turn=2, court=[0, 1]), 3) == [PRO, ANTI, PRO]


@pytest.mark.rule("6.3(i)")
def test_a_full_hand_is_passed_over() -> None:
    state = last_round(turn=2, court=[0, 4])
    assert receivers(state, 11) == [PRO, ANTI] * 5 + [PRO]
    assert decision(state) == "play_card"
    state = laid(turn=3, court=[0, 4], hands="draw")
    assert receivers(state, 11) == [ANTI, PRO] * 5 + [PRO]
    assert decision(state) == "play_card"


@pytest.mark.rule("6.3(ii)")
def test_an_odd_last_card_goes_to_the_first_player_and_the_deal_goes_on() -> None:
    state = thin("treaty_kanagawa", "treaty_harris", "treaty_five_powers")
    assert receivers(state, 4) == [ANTI, PRO, ANTI, PRO]
    assert len(facts_seen(state, "pile_reshuffled")) == 1


@pytest.mark.rule("6.3(ii)")
def test_the_discards_are_shuffled_even_when_the_deal_is_complete() -> None:
    state = thin(*CARD_IDS[:10])
    receivers(state, 10)
    assert decision(state) == "play_card"
    assert discards(state) == []
    assert state.view(WATCHER)["pile"] == CLOSED - 10


@pytest.mark.rule("6.3(ii)")
def test_without_a_pile_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    state = thin()
    assert facts_seen(state, "pile_reshuffled") == [{"count": CLOSED}]
    assert sizes(dealt(state)) == (5, 5)


@pytest.mark.rule("6.3(ii)")
def test_a_card_in_no_pile_cannot_be_drawn() -> None:
    state = last_round()
    assert refusal(state, "nature draw sonno_joi") == ("already_drawn", "6.3")


# The end phase


@pytest.mark.rule("10.0(1)", "10.0(1)(i)", "5.3(1)")
def test_performed_joi_pays_anti_bakufu_in_a_closed_turn() -> None:
    state = last_round(joi=True)
    assert state.view(WATCHER)["vp"] == -2
    assert facts_seen(state, "joi_scored") == [{"seat": ANTI, "amount": 2}]


@pytest.mark.rule("10.0(1)", "10.0(1)(ii)")
def test_performed_joi_pays_pro_bakufu_in_an_open_turn() -> None:
    assert last_round(**OPEN, joi=True).view(WATCHER)["vp"] == 2


@pytest.mark.rule("10.0(1)")
def test_planned_joi_pays_nobody() -> None:
    state = last_round()
    assert state.view(WATCHER)["vp"] == 0
    assert not facts_seen(state, "joi_scored")


@pytest.mark.rule("10.0(2)", "2.23(4)(ii)", "2.23(6)(ii)", "5.3(2)")
def test_markers_are_turned_back_at_the_end_of_the_turn() -> None:
    state = last_round(joi=True, court_done=[True, True])
    view = state.view(WATCHER)
    assert (view["joi"], view["court_done"]) == (False, [False, False])


@pytest.mark.rule("10.0(3)", "11.4", "5.3(3)")
def test_the_last_turn_ends_the_game() -> None:
    state = last_round(turn=8)
    assert state.to_act() == []
    assert facts_seen(state, "final_scoring_began") == [{}]

"""Positions: written by hand, saved and read again, and refused when impossible."""

import json

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import CARD_IDS
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from tests.games.twilight.table import (
    ANTI,
    CLOSED,
    HANDS,
    OPEN,
    PRO,
    acting,
    bad,
    control,
    dealt,
    decision,
    entries,
    event,
    hand,
    holding,
    influence,
    laid,
    markers,
    run,
    support,
    wander,
)

ROUND: dict[str, object] = {
    "card": "sonno_joi",
    "round": 1,
    "hands": [["shuseikan"], ["nagai_uta"]],
}


def in_round(*frames: str, **fields: object) -> str:
    """What is wrong with these frames over the end of a round in which sonno_joi is in play."""
    return bad(**{**ROUND, "open": list(frames), **fields})


# What is left out


def test_an_empty_position_is_the_set_up() -> None:
    state, new = GAME.load({}), GAME.new(2)
    assert state.position() == new.position()


def test_without_hands_the_turn_begins_with_its_deal() -> None:
    state = dealt(laid(hands="draw", turn=3, treaty=1, first=PRO))
    assert (len(hand(state, ANTI)), len(hand(state, PRO))) == (6, 6)
    assert (decision(state), state.actor()) == ("play_card", PRO)


def test_influence_left_out_is_the_support_there() -> None:
    state = laid(markers={"choshu_regular": "kyo", "tokugawa_iemochi": "kishu"})
    assert (influence(state, "kyo"), support(state, "kyo")) == ([3, 0], [3, 0])
    assert (influence(state, "kishu"), control(state, "kishu")) == ([0, 4], "pro")


def test_the_pile_is_what_lies_nowhere_else() -> None:
    state = laid(discard=["namamugi"], removed=["treaty_harris"])
    assert state.view(WATCHER)["pile"] == CLOSED - 4 - 2
    later = laid(**OPEN, discard=["namamugi"], removed=["treaty_harris"])
    assert later.view(WATCHER)["pile"] == len(CARD_IDS) - 4 - 2


def test_capitals_do_not_matter() -> None:
    state = laid(influence={"Kyo": [2, 5]}, markers={"Yodo_Pro": "TOSA"})
    assert (influence(state, "kyo"), markers(state)) == ([2, 5], {"yodo_pro": "tosa"})


# Saved and read again


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_can_be_saved(seed: int) -> None:
    rng = Rng(seed + 20)
    for number, state in enumerate(wander(GAME.new(2, {"navy": bool(seed % 2)}), rng)):
        if number % 5 == seed:
            saved = json.loads(json.dumps(state.position()))
            assert GAME.load(saved).position() == saved


def test_the_middle_of_an_event_can_be_saved() -> None:
    state = event(ANTI, "shotai", "0 put choshu", "0 put choshu", "0 put kokura")
    again = GAME.load(state.position())
    assert decision(again) == "put"
    assert again.legal(ANTI) == state.legal(ANTI)


def test_a_seat_is_shown_only_its_own_hand() -> None:
    state = laid()
    assert state.position(ANTI)["hands"] == [["sonno_joi", "shuseikan"], ["draw", "draw"]]
    assert state.position(WATCHER)["hands"] == [["draw", "draw"], ["draw", "draw"]]


def test_a_finished_game_can_be_saved() -> None:
    state = event(ANTI, "ikuno_uprising", vp=-19)
    again = GAME.load(state.position())
    outcome = again.outcome()
    assert outcome is not None
    assert (outcome.winners, again.to_act()) == ([ANTI], [])


# Slips


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"turns": 3}, "a position has no field 'turns'"),
        ({"game": "edo"}, "this is no position of twilight"),
        ({"rules": 9}, "the position is of rules 9, we play 1"),
        ({"seats": 3}, "twilight takes 2 seats, not 3"),
        ({"options": {"navy": "yes"}}, 'option navy cannot be "yes"'),
        ({"options": {"fleet": True}}, "no option fleet"),
        ({"turn": 9}, "turn must be a whole number from 1 to 8"),
        ({"court": [1]}, "court: there is one for each of the two seats"),
        ({"court_done": [1, 0]}, "court_done must be a list of true and false"),
        ({"influence": {"ezo": [1, 1]}}, "influence: 'ezo' is none of"),
        ({"influence": {"kyo": [1]}}, "influence: kyo has Anti-Bakufu's and Pro-Bakufu's"),
        ({"influence": {"kyo": [1, -1]}}, "influence: kyo must be a whole number"),
        ({"hands": [["sonno_joi"]]}, "hands: there is a list for each"),
        ({"hands": [["excalibur"], []]}, "hands: 'excalibur' is none of"),
        ({"dice": [7]}, "dice must be a whole number from 1 to 6"),
        ({"ports": [["kyo"], []]}, "ports: kyo is no open port"),
        ({"open": ["dance 0"]}, "open: 'dance 0' is no open decision"),
    ],
)
def test_a_slip_is_named(fields: dict[str, object], told: str) -> None:
    assert told in bad(**fields)


# What cannot be


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"influence": {"edo_bakufu": [0, 1]}}, "influence: edo_bakufu holds none"),
        ({"influence": {"yokohama": [0, 1]}}, "influence: yokohama holds none"),
        ({"influence": {"aizu": [0, 2]}}, "influence: aizu has less than the support there"),
        ({"markers": {"yodo_pro": "edo_bakufu"}}, "yodo_pro does not stand on Edo-Bakufu"),
        ({"markers": {"yodo_pro": "yokohama"}}, "markers: Yokohama is closed"),
        ({"markers": {"bakufu_navy": "kyo"}}, "only with the option navy"),
        ({"markers": {"yodo_pro": "tosa", "yodo_anti": "kyo"}}, "the other face of a counter"),
        ({"discard": ["sonno_joi"]}, "discard: sonno_joi is in two places"),
        ({"discard": ["glover"]}, "discard: glover is in the open deck"),
        ({"removed": ["tozenji"]}, "removed: tozenji never leaves the game"),
        ({"known": ["namamugi"]}, "known: these cards are in no hand"),
        ({"opened": True}, "opened: the open deck joins after the treaties"),
        ({"opened": True, "turn": 3, "treaty": 1}, "opened: the open deck joins"),
        ({"hands": [list(CARD_IDS[:11]), []]}, "hands: nobody has more than 10 cards"),
        ({"hands": [[], ["kobu_gattai"]]}, "hands: seat 0 has no card to play"),
        ({"vp": 20}, "vp: somebody has won"),
        ({"vp": -20}, "vp: somebody has won"),
        ({"intervention": 5}, "intervention: somebody has lost"),
        ({"winner": 1}, "winner: nobody has won while the game goes on"),
        ({"card": "namamugi"}, "card: a round begins without it"),
        ({"ended": "sudden_death", "vp": 12, "winner": 1}, "ended: the table does not say so"),
        ({"ended": "sudden_death", "vp": 20, "winner": 0}, "ended: the table does not say so"),
        ({"ended": "final_scoring", "turn": 8, "winner": 0}, "ended: the table does not say so"),
        ({"ended": "intervention", "winner": 0}, "ended: the table does not say so"),
        ({"ended": "intervention", "intervention": 5}, "ended: the table does not say so"),
        ({"ended": "emperor_flags", "winner": 0}, "ended: the table does not say so"),
        ({"ended": "sudden_death", "open": ["play_card 0"]}, "open: nothing is open once"),
    ],
)
def test_an_impossible_table_is_refused(fields: dict[str, object], told: str) -> None:
    assert told in bad(**fields)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"open": []}, "open: nothing is open in this position"),
        ({"open": ["play_card 1"], "round": 1}, "open: play_card cannot be open here"),
        ({"open": ["play_card nature"]}, "open: play_card asks somebody else"),
        ({"open": ["play_card 0"]}, "open: nobody plays a card before it is dealt"),
        ({"open": ["play_card 0"], "round": 1, "ports": [["nagasaki"], []]}, "card, ports:"),
        ({"open": ["begin_rounds step", "deal nature 1"]}, "open: deal is not for seat 1 now"),
        ({"open": ["begin_rounds step", "deal nature 2"]}, "open: deal is for a seat"),
        ({"open": ["deal nature 0"]}, "open: deal cannot be open here"),
        (
            {"open": ["begin_rounds step", "deal nature"], "round": 2},
            "round: nothing has been played before the first round",
        ),
        ({"open": ["begin_round step", "navy 1"], "vp": -12}, "open: navy cannot be open here"),
        ({"open": ["choose_use 0"], "round": 1}, "card: one is in play during a round"),
    ],
)
def test_an_impossible_opening_is_refused(fields: dict[str, object], told: str) -> None:
    assert told in bad(**fields)


def test_hands_are_dealt_in_turns() -> None:
    frames = ["begin_rounds step", "deal nature 1"]
    assert "hands: cards are dealt in turns" in bad(hands=[list(HANDS[0]), []], open=frames)


@pytest.mark.parametrize(
    ("frames", "kind"),
    [
        (["end_round step", "place 0 5"], "place"),
        (["end_round step", "place 1 4"], "place"),
        (["end_round step", "realign 0 9"], "realign"),
        (["end_round step", "coup 0 3"], "coup"),
        (["end_round step", "coup_die nature 26 3 2"], "coup_die"),
        (["end_round step", "coup_die nature 32 4 2"], "coup_die"),
        (["end_round step", "court_die nature 0 4"], "court_die"),
        (["end_round step", "choose_kind 0 4"], "choose_kind"),
        (["end_round step", "realign_die nature 26 4"], "realign_die"),
        (["end_round step", "realign_reply nature 26 3 768"], "realign_reply"),
        (["end_round step 1", "put 0 4100"], "put"),
        (["end_round step 1", "put 0 4116 8"], "put"),
        (["end_round step 1", "put 1 4116"], "put"),
        (["end_round step 1", "take 0 20"], "take"),
        (["end_round step 1", "war 0 4"], "war"),
        (["end_round step 1", "flags_die nature"], "flags_die"),
        (["end_round step 1", "resolve_event step", "choose_kind 0 4 1"], "choose_kind"),
        (["end_round step", "place 0 4", "place 0 4"], "place"),
    ],
)
def test_a_question_the_card_does_not_ask_is_refused(frames: list[str], kind: str) -> None:
    assert in_round(*frames) == f"open: {kind} cannot be open here"


@pytest.mark.parametrize(
    ("frames", "told"),
    [
        (["end_round step 2", "place 0 4"], "open: end_round has other numbers"),
        (["end_round step"], "open: the stack ends below in no part of the round"),
        (["place 0 4"], "open: the stack ends below in no part of the round"),
    ],
)
def test_a_round_has_its_end(frames: list[str], told: str) -> None:
    assert in_round(*frames) == told


def test_what_the_card_asks_is_read() -> None:
    state = laid(**ROUND, open=["end_round step 1", "put 0 4115 27"])
    assert decision(state) == "put"
    assert state.legal(ANTI) == event(ANTI, "sonno_joi", "0 put mito").legal(ANTI)


def test_a_coup_by_oversight_may_be_in_the_air() -> None:
    state = laid(**ROUND, intervention=4, open=["end_round step", "coup_die nature 26 4 2"])
    assert decision(state) == "coup_die"


def test_the_optional_counter_may_be_ahead_of_its_recovery() -> None:
    state = dealt(laid(options={"navy": True}, hands="draw", turn=2, vp=-12))
    run(state, "1 navy kyo")
    again = GAME.load(state.position())
    assert influence(again, "kyo") == [1, 0]
    assert support(again, "kyo") == [1, 2]


def test_the_view_of_a_position_is_that_of_the_game() -> None:
    state = acting(PRO, 3, "realign")
    again = GAME.load(state.position())
    for seat in (ANTI, PRO, WATCHER):
        assert again.view(seat) == state.view(seat)
    assert entries(again.view(PRO)["markers"]) == []
    assert holding(ANTI, "namamugi").view(PRO)["hands"] == [1, 1]

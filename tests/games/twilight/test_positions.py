"""Positions: written by hand, saved and read again, and refused when impossible."""

import json

import pytest

from hatamoto.games.twilight import GAME, counters, ids
from hatamoto.games.twilight.ids import CARD_IDS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, entries, run
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
    event,
    hand,
    holding,
    influence,
    laid,
    markers,
    support,
)


def saved(state: TwilightState, *lines: str) -> Match:
    """A match that comes from a state, has played these lines, and was saved and read again."""
    match = loaded_match(GAME, state.position(), auto=False)
    for line in lines:
        who, _, words = line.partition(" ")
        match.act(NATURE if who == "nature" else int(who), GAME.parse(words))
    again = loaded_match(GAME, json.loads(json.dumps(match.position())), auto=False)
    assert fingerprint(again.state) == fingerprint(match.state)
    return again


def state_of(match: Match) -> TwilightState:
    """The state of a match."""
    assert isinstance(match.state, TwilightState)
    return match.state


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
    match = new_match(GAME, 2, {"navy": bool(seed % 2)}, auto=False)
    rng = Rng(seed + 20)
    while match.state.to_act():
        seat = match.state.actor()
        offered = match.state.legal(seat)
        match.act(seat, offered[rng.below(len(offered))])
        if len(match.moves) % 17 == seed or GAME.is_resting(state_of(match)):
            again = loaded_match(GAME, json.loads(json.dumps(match.position())), auto=False)
            assert fingerprint(again.state) == fingerprint(match.state)


def test_the_middle_of_an_event_is_saved_as_its_lines() -> None:
    lines = ["0 play shotai", "0 use event", "0 put choshu", "0 put choshu", "0 put kokura"]
    again = saved(holding(ANTI, "shotai"), *lines)
    assert again.position()["lines"] == lines
    assert decision(state_of(again)) == "put"


def test_a_die_in_the_air_is_saved_with_the_one_before_it() -> None:
    state = holding(PRO, "nagai_uta", influence={"choshu": [3, 3]})
    act = ["1 play nagai_uta", "1 use action", "1 kind realign", "1 realign choshu"]
    again = saved(state, *act, "nature roll 4")
    assert decision(state_of(again)) == "realign_reply"
    assert again.state.view(WATCHER)["dice"] == [4]


def test_a_deal_under_way_shows_a_seat_its_own_cards() -> None:
    again = saved(GAME.new(2), "nature draw namamugi", "nature draw shuseikan")
    assert again.position()["lines"] == ["nature draw namamugi", "nature draw shuseikan"]
    assert again.position(ANTI)["lines"] == ["nature draw namamugi", "nature draw ?"]
    assert again.position(WATCHER)["lines"] == ["nature draw ?", "nature draw ?"]


def test_a_position_tells_what_is_open() -> None:
    state = acting(PRO, 3, "realign")
    assert state.position()["open"] == [
        {"decision": "end_round", "seat": "step", "occurred": 0},
        {"decision": "realign", "seat": PRO, "points": 3},
    ]
    assert "open" not in laid().position()


def test_a_seat_is_shown_only_its_own_hand() -> None:
    state = laid()
    assert state.position(ANTI)["hands"] == [["sonno_joi", "shuseikan"], ["draw", "draw"]]
    assert state.position(WATCHER)["hands"] == [["draw", "draw"], ["draw", "draw"]]


def test_a_counter_off_the_map_shows_no_face() -> None:
    state = laid(markers={"nakaoka_shintaro": "kyo"}, round=1)
    counters.dismiss(state, ids.counter("takechi_nakaoka"))
    assert fingerprint(GAME.load(state.position())) == fingerprint(state)


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
        ({"game": "edo"}, "this is not a position of twilight"),
        ({"rules": 9}, "the position has rules number 9, this is 1"),
        ({"seats": 3}, "twilight takes 2 seats, not 3"),
        ({"options": {"navy": "yes"}}, 'option navy cannot be "yes"'),
        ({"options": {"fleet": True}}, "no option fleet"),
        ({"turn": 9}, "turn must be a whole number from 1 to 8"),
        ({"court": [1]}, "court: there must be a value for each of the 2 seats"),
        ({"court_done": [1, 0]}, "court_done must be true or false"),
        ({"influence": {"ezo": [1, 1]}}, "influence: 'ezo' is none of"),
        ({"influence": {"kyo": [1]}}, "influence: kyo has Anti-Bakufu's and Pro-Bakufu's"),
        ({"influence": {"kyo": [1, -1]}}, "influence: kyo must be a whole number"),
        ({"hands": [["sonno_joi"]]}, "hands: there must be a value for each of the 2 seats"),
        ({"hands": [["excalibur"], []]}, "hands: 'excalibur' is none of"),
        ({"dice": [7]}, "dice must be a whole number from 1 to 6"),
        ({"ports": [["kyo"], []]}, "ports: kyo is no open port"),
        ({"open": ["play_card 1"]}, "open: give the lines of a half-done decision in 'lines'"),
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
    ],
)
def test_an_impossible_table_is_refused(fields: dict[str, object], told: str) -> None:
    assert told in bad(**fields)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"round": 1, "ports": [["nagasaki"], []]}, "ports: a round begins without it"),
        ({"hands": [[], []], "round": 2}, "round: nothing has been played before the first round"),
        ({"hands": [[], []], "active": 1}, "round: nothing has been played before"),
        ({"hands": "draw", "joi": True}, "round: nothing has been played before the first round"),
        ({"hands": "draw", "court_done": [True, False]}, "round: nothing has been played"),
    ],
)
def test_a_rest_that_cannot_be_is_refused(fields: dict[str, object], told: str) -> None:
    assert told in bad(**fields)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["0 play namamugi"], "lines: '0 play namamugi' is not legal here: not_in_hand"),
        (["0 play sonno_joi", "0 use event_first"], "is not legal here: no_order"),
        (["0 play sonno_joi", "0 use event", "0 put kyo"], "is not legal here: not_named"),
        (["1 play nagai_uta"], "is not legal here: not_your_turn"),
        (["0 dance"], "lines: '0 dance' is not an action"),
    ],
)
def test_lines_the_game_cannot_have_played_are_refused(lines: list[str], told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        loaded_match(GAME, {"hands": HANDS, "lines": lines})
    assert told in str(caught.value)


def test_the_optional_counter_may_be_ahead_of_its_recovery() -> None:
    state = dealt(laid(options={"navy": True}, hands="draw", turn=2, vp=-12))
    run(state, "1 navy kyo")
    again = GAME.load(state.position())
    assert influence(again, "kyo") == [1, 0]
    assert support(again, "kyo") == [1, 2]


def test_the_view_of_a_position_is_that_of_the_game() -> None:
    state = acting(PRO, 3, "realign")
    lines = ["1 play kazunomiya", "1 use action", "1 kind realign"]
    again = saved(holding(PRO, "kazunomiya"), *lines).state
    for seat in (ANTI, PRO, WATCHER):
        assert again.view(seat) == state.view(seat)
    assert entries(again.view(PRO)["markers"]) == []
    assert holding(ANTI, "namamugi").view(PRO)["hands"] == [1, 1]

"""Rulings that no chapter's tests pin: see docs/games/twilight/rulings.md for the tests of all."""

import tomllib
from pathlib import Path

import pytest

from hatamoto.games.twilight import GAME, changes
from hatamoto.games.twilight.ids import CARDS, SCORING, SIDE_IDS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.seats import WATCHER
from hatamoto.texts import Voice
from tests.games.kit import decision, entries, events_seen, facts_seen, legal, own, refusal, run
from tests.games.twilight.playing import occurring, where
from tests.games.twilight.table import (
    ANTI,
    CLOSED,
    OPEN,
    PRO,
    acting,
    dealt,
    ending,
    hand,
    holding,
    influence,
    laid,
    markers,
    removed,
)

CONTENT = GAME.content
PAGES = Path(__file__).parents[3] / "docs" / "games" / "twilight"
IDLE = ["use action", "kind place", "stop"]


def after_turn(**fields: object) -> TwilightState:
    """The state when both have used their last card for nothing; cards are not dealt yet."""
    state = laid(**{"hands": [["sonno_joi"], ["kobu_gattai"]], **fields})
    for seat, card in ((ANTI, "sonno_joi"), (PRO, "kobu_gattai")):
        run(state, f"{seat} play {card}", *(f"{seat} {words}" for words in IDLE))
    return state


def kinds(state: TwilightState) -> list[str]:
    """The kinds of all public events in order."""
    return [event.kind for event in events_seen(state, WATCHER)]


def test_ruling_01_title_and_first_years() -> None:
    assert Voice([GAME.folder / "text"], "en").message("game-name") == "Twilight of Shogun"
    assert CONTENT.years[0] == "1854-1856"


@pytest.mark.rule("10.0(1)(i)", "10.0(1)(ii)")
@pytest.mark.parametrize(("by_level", "seat"), [(False, ANTI), (True, PRO)])
def test_ruling_11_jo_i_in_the_turn_of_the_second_treaty(by_level: bool, seat: int) -> None:
    state = after_turn(treaty=2, joi=True, options={"joi_by_treaty_level": by_level})
    assert [row["seat"] for row in facts_seen(state, "joi_scored")] == [seat]


@pytest.mark.rule("10.0(1)")
@pytest.mark.parametrize(("by_level", "seat"), [(False, ANTI), (True, PRO)])
def test_ruling_11_the_table_says_beforehand_whom_jo_i_pays(by_level: bool, seat: int) -> None:
    rules = {"joi_by_treaty_level": by_level}
    state = laid(treaty=2, joi=True, options=rules)
    assert state.view(ANTI)["joi_side"] == SIDE_IDS[seat]
    planned = laid(treaty=2, options=rules)
    assert GAME.heuristics.value(state, seat) > GAME.heuristics.value(planned, seat)


@pytest.mark.rule("6.2(i)")
def test_ruling_12_removed_cards_stay_out_of_the_new_pile() -> None:
    state = after_turn(treaty=2, removed=["namamugi", "teradaya"], discard=["tozenji"])
    assert facts_seen(state, "open_deck_joined")[0]["count"] == CARDS - 2
    assert refusal(state, "nature draw namamugi") == ("already_drawn", "6.3")
    assert refusal(state, "nature draw tozenji") == ("", "")
    assert refusal(state, "nature draw glover") == ("", "")


def test_ruling_13_intervention_does_not_fall_by_itself() -> None:
    assert after_turn(intervention=3).intervention == 3
    assert occurring("leon_roches", PRO, intervention=0).intervention == 0


def test_ruling_18_a_scoring_card_must_be_played() -> None:
    state = holding(PRO, "ou_situation")
    run(state, "1 play ou_situation")
    assert legal(state, PRO) == ["use action_first", "use event_first"]


@pytest.mark.rule("6.3")
def test_ruling_28_there_is_always_something_to_draw() -> None:
    kept = [card for card in range(CARDS) if not CONTENT.star[card]]
    most = [size + CONTENT.court_cards[-1] for size in CONTENT.hand_size]
    assert len(kept) >= 2 * most[4]
    assert len([card for card in kept if card < CLOSED]) >= 2 * most[1]


@pytest.mark.rule("2.23(3)(ii)")
def test_ruling_29_a_treaty_of_this_turn_fills_the_next_hand() -> None:
    hands = [["treaty_harris", "sonno_joi"], ["kobu_gattai"]]
    state = occurring("treaty_harris", ANTI, hands=hands)
    assert [len(hand(state, seat)) for seat in (ANTI, PRO)] == [1, 1]
    state = dealt(after_turn(treaty=1))
    assert [len(hand(state, seat)) for seat in (ANTI, PRO)] == [6, 6]


@pytest.mark.rule("7.21(ii)")
def test_ruling_32_the_other_side_cannot_decline_its_event() -> None:
    state = holding(PRO, "sonno_joi", hands=[["shuseikan"], ["sonno_joi"]])
    run(state, "1 play sonno_joi", "1 use event_first")
    assert state.to_act() == [ANTI]
    assert all(words.startswith("put ") for words in legal(state, ANTI))


@pytest.mark.rule("7.21(iii)")
def test_ruling_33_a_must_play_card_without_its_condition_is_an_action() -> None:
    state = holding(PRO, "yokohama_open_port")
    run(state, "1 play yokohama_open_port")
    assert legal(state, PRO) == ["use action"]
    run(state, "1 use action", "1 kind place", "1 stop")
    assert where(state, "yokohama_open_port") == "discard"


@pytest.mark.rule("8.3(2)")
def test_ruling_45_the_coup_counts_before_the_event_that_follows() -> None:
    state = holding(PRO, "namamugi", intervention=3)
    run(state, "1 play namamugi", "1 use action_first", "1 kind coup", "1 coup tosa")
    run(state, "nature roll 1")
    assert facts_seen(state, "intervention_raised") == [{"level": 4}]
    assert facts_seen(state, "intervention_held") == [{"level": 4}]


@pytest.mark.rule("8.4(2)(i)")
def test_ruling_46_at_level_4_the_court_takes_a_card_without_a_die() -> None:
    state = acting(ANTI, 2, "court", court=[4, 0])
    assert decision(state) == "play_card"
    assert facts_seen(state, "court_idle") == [{"seat": ANTI}]
    assert where(state, "ikuno_uprising") == "discard"


@pytest.mark.rule("6.3(i)")
def test_ruling_49_a_lost_level_loses_its_card() -> None:
    fields: dict[str, object] = {**OPEN, "court": [4, 0]}
    state = occurring("taisei_hokan", PRO, markers={"tokugawa_yoshinobu": "kyo"}, **fields)
    assert state.court == [3, 0]
    sizes = [len(hand(dealt(after_turn(court=court)), ANTI)) for court in ([3, 0], [4, 0])]
    assert sizes == [5, 6]


def test_ruling_52_the_gaps_in_the_numbers_hide_nothing() -> None:
    index = tomllib.loads((GAME.folder / "rules.toml").read_text(encoding="utf-8"))["paragraph"]
    ids = {row["id"] for row in index}
    assert {"9.2(ii)", "9.2(iv)", "7.21(ii)"} <= ids
    assert "9.2(iii)" not in ids


@pytest.mark.rule("11.3(i)")
def test_ruling_65_pro_bakufu_must_let_the_flags_stand_or_go_to_court() -> None:
    fields: dict[str, object] = {"court": [4, 0], "intervention": 2, "vp": -9}
    state = holding(PRO, "emperor_flags", **fields)
    run(state, "1 play emperor_flags", "1 use event_first", "nature roll 1")
    assert ending(state)[:2] == ("emperor_flags", [ANTI])
    state = holding(PRO, "emperor_flags", **fields)
    run(state, "1 play emperor_flags", "1 use action_first", "1 kind court", "nature roll 6")
    assert state.outcome() is None


@pytest.mark.rule("5.3(1)", "11.1(i)")
@pytest.mark.parametrize("turn", [3, 8])
def test_ruling_73_jo_i_can_end_the_game_before_anything_else(turn: int) -> None:
    state = after_turn(turn=turn, joi=True, vp=-18, influence={"kyo": [1, 3]})
    assert ending(state) == ("sudden_death", [ANTI], [20, -20])
    assert not state.to_act()
    assert state.view(ANTI)["joi"]
    assert not facts_seen(state, "final_scoring_began")
    assert [row["turn"] for row in facts_seen(state, "turn_began")] == []


@pytest.mark.rule("5.3")
def test_ruling_73_turn_8_ends_with_jo_i_then_the_final_scoring() -> None:
    state = after_turn(turn=8, joi=True)
    order = [kind for kind in kinds(state) if kind in ("joi_scored", "final_scoring_began")]
    assert order == ["joi_scored", "final_scoring_began"]
    assert kinds(state)[-1] == "game_ended"


@pytest.mark.rule("6.2(i)")
def test_ruling_74_a_treaty_of_turn_8_opens_nothing() -> None:
    state = after_turn(turn=8, treaty=2)
    assert state.outcome() is not None
    assert facts_seen(state, "open_deck_joined") == []


def test_ruling_76_turn_first_player_and_opening_are_three_facts() -> None:
    view = laid(turn=3, first=PRO, active=PRO).view(WATCHER)
    assert (view["turn"], view["first"], view["opened"]) == (3, PRO, False)


@pytest.mark.rule("8.4(2)(iv)")
def test_ruling_87_a_level_reached_again_pays_again() -> None:
    hands = [["sonno_joi"], ["taisei_hokan"]]
    fields: dict[str, object] = {"court": [1, 0], "markers": {"tokugawa_yoshinobu": "kyo"}}
    state = occurring("taisei_hokan", PRO, hands=hands, **fields)
    assert (state.vp, state.court) == (3, [0, 0])
    run(state, "0 play sonno_joi", "0 use action", "0 kind court", "nature roll 1")
    assert facts_seen(state, "court_raised") == [{"seat": ANTI, "level": 1}]
    assert [row["amount"] for row in facts_seen(state, "vp_gained")] == [3, 1]


@pytest.mark.rule("11.1(i)")
def test_ruling_89_everything_stops_with_the_game() -> None:
    state = occurring("sakuradamon", ANTI, markers={"ii_naosuke": "hikone"}, vp=-19)
    assert ending(state)[:2] == ("sudden_death", [ANTI])
    assert facts_seen(state, "influence_recovered") == []
    assert (where(state, "sakuradamon"), state.vp) == ("", -20)


@pytest.mark.rule("12.1(2)")
def test_ruling_90_an_event_takes_the_optional_counter_until_the_end_phase() -> None:
    board = {"katsu_kaishu": "kyo", "katsura_kogoro": "kyo"}
    options = {"navy": True}
    state = occurring("hamaguri_gate", PRO, markers=board, options=options, vp=12)
    assert markers(state) == {"katsura_kogoro": "kyo"}
    assert influence(state, "kyo") == [2, 0]


def test_ruling_92_the_main_text_wins_over_the_summary() -> None:
    assert {option.id: option.default for option in GAME.options} == {
        "navy": False,
        "joi_by_treaty_level": False,
    }


def test_ruling_93_hands_are_secret_and_piles_are_not() -> None:
    state = laid(removed=["teradaya"], discard=["tozenji"])
    view = state.view(WATCHER)
    assert (view["you"], view["hands"], view["pile"]) == (None, [2, 2], CLOSED - 6)
    assert (view["removed"], view["discard"]) == (["teradaya"], ["tozenji"])
    assert own(state, ANTI)["hand"] == hand(state, ANTI)


@pytest.mark.rule("9.2(i)")
def test_ruling_94_the_card_goes_to_its_pile_before_the_recovery() -> None:
    state = occurring("teradaya", PRO)
    order = [kind for kind in kinds(state) if kind in ("card_removed", "influence_recovered")]
    assert order == ["card_removed", "influence_recovered"]
    assert removed(state) == ["teradaya"]


@pytest.mark.rule("2.24(3)")
def test_ruling_95_memory_markers_lie_until_the_next_shuffle() -> None:
    state = holding(ANTI, "ou_situation", "kyo_situation", discard=["chubu_situation", "tozenji"])
    assert state.view(WATCHER)["scored"] == ["chubu"]
    run(state, "0 play ou_situation")
    assert state.view(PRO)["scored"] == ["chubu", "ou"], "the card lies open"
    run(state, "0 use event_first", "0 kind place", "0 stop")
    assert state.view(ANTI)["scored"] == ["chubu", "ou"]
    changes.shuffle_discards(state)
    assert state.view(ANTI)["scored"] == []


@pytest.mark.rule("2.24(3)", "9.5")
def test_ruling_95_every_scoring_card_has_its_marker() -> None:
    cards = [card for card, type in enumerate(GAME.content.type) if type == SCORING]
    state = laid(discard=[GAME.content.cards[card] for card in cards])
    areas = [row["area"] for row in entries(state.view(ANTI)["areas"])]
    assert state.view(WATCHER)["scored"] == ["kyo", "ports", *areas]


OTHERWISE = ["3", "6", "14", "39", "43", "46"]


@pytest.mark.parametrize(
    ("page", "mark"),
    [
        ("rulings.md", "*The book can be read otherwise.*"),
        ("rulings.ja.md", "*別の読み方もできる。*"),
    ],
)
def test_rulings_that_depart_from_a_plain_reading_say_so(page: str, mark: str) -> None:
    text = (PAGES / page).read_text(encoding="utf-8")
    marked = [line.split(" | ") for line in text.splitlines() if mark in line]
    assert [row[0].removeprefix("| ") for row in marked] == OTHERWISE
    for row in marked:
        said, other = row[2].split(mark)
        assert said.strip()
        assert other.strip()

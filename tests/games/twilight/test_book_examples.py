"""The worked examples of the rulebook and those that follow from it, by number."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import CARD_IDS
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, facts_seen, legal, refusal, run
from tests.games.twilight.table import (
    ANTI,
    OPEN,
    PRO,
    acting,
    control,
    dealt,
    discards,
    ending,
    event,
    hand,
    holding,
    influence,
    laid,
    markers,
    removed,
    support,
    targets,
)


@pytest.mark.rule("3.3")
def test_example_01_support_in_aizu_is_no_influence() -> None:
    state = laid(influence={"aizu": [0, 5]})
    assert (influence(state, "aizu"), support(state, "aizu")) == ([0, 5], [0, 3])


@pytest.mark.rule("3.3", "9.5")
def test_example_02_kyo_is_scored_by_influence_alone() -> None:
    state = holding(
        ANTI, "kyo_situation", influence={"kyo": [4, 5]}, markers={"choshu_regular": "kyo"}
    )
    assert support(state, "kyo") == [3, 0]
    run(state, "0 play kyo_situation", "0 use event_first")
    assert state.vp == 5


@pytest.mark.rule("3.4", "2.22")
def test_example_03_the_hamaguri_gate_incident() -> None:
    fields = {"influence": {"kyo": [4, 0]}, "markers": {"choshu_regular": "kyo"}}
    state = event(PRO, "hamaguri_gate", **fields)
    assert markers(state) == {"katsura_kogoro": "kyo"}
    assert support(state, "kyo") == [2, 0]
    assert facts_seen(state, "influence_removed") == [
        {"seat": ANTI, "space": "kyo", "amount": 4, "influence": 0}
    ]
    assert influence(state, "kyo") == [2, 0]


@pytest.mark.rule("3.4", "8.3(1)(iv)")
def test_example_04_a_coup_against_yamanouchi_yodo() -> None:
    fields = {"influence": {"tosa": [1, 2]}, "markers": {"yodo_pro": "tosa"}}
    state = acting(ANTI, 4, "coup", **fields)
    run(state, "0 coup tosa", "nature roll 5")
    assert facts_seen(state, "coup_rolled")[0]["value"] == 5
    assert influence(state, "tosa") == [4, 1]
    assert state.intervention == 1


@pytest.mark.rule("8.3(1)(ii)", "3.4")
def test_example_05_a_coup_in_owari() -> None:
    state = acting(ANTI, 4, "coup", influence={"owari": [1, 1]})
    run(state, "0 coup owari", "nature roll 4")
    assert facts_seen(state, "coup_rolled")[0]["value"] == 2
    assert influence(state, "owari") == [2, 1]
    assert state.intervention == 1


@pytest.mark.rule("7.21(ii)", "9.1(3)", "2.23(6)(i)")
def test_example_06_pro_bakufu_plays_joi_execution() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution")
    assert legal(state, PRO) == ["use action_first", "use event_first"]
    run(state, "1 use action_first", "1 kind place", "1 place mito", "1 place mito")
    assert (state.joi, state.intervention) == (True, 1)
    assert (decision(state), state.actor()) == ("choose_kind", ANTI)
    run(state, *["0 kind place", "0 place satsuma", "0 place satsuma"])
    run(state, "0 place satsuma", "0 place satsuma")
    assert influence(state, "satsuma") == [5, 0]
    assert decision(state) == "play_card"


@pytest.mark.rule("4.1(ii)", "4.2(i)", "4.3(1)")
def test_example_07_the_set_up() -> None:
    state = dealt(GAME.new(2))
    view = state.view(WATCHER)
    assert view["hands"] == [5, 5]
    assert influence(state, "aizu") == [0, 3]
    names = ["vp", "treaty", "court", "intervention", "joi", "yokohama", "modifier", "first"]
    assert [view[name] for name in names] == [0, 0, [0, 0], 0, False, False, False, ANTI]


@pytest.mark.rule("8.1(1)(ii)", "8.1(2)(i)")
def test_example_08_four_points_buy_three_influence_in_an_opposing_clan() -> None:
    state = acting(PRO, 4, "place", influence={"choshu": [3, 1]})
    seen = []
    for _ in range(3):
        run(state, "1 place choshu")
        seen.append(influence(state, "choshu"))
    assert seen == [[3, 2], [3, 3], [3, 4]]
    assert decision(state) == "play_card"


@pytest.mark.rule("8.1(1)(iii)", "8.2(1)(ii)")
def test_example_09_three_points_buy_one_influence_in_kyo() -> None:
    state = acting(ANTI, 3, "place")
    run(state, "0 place kyo")
    assert refusal(state, "0 place kyo") == ("too_few_points", "8.1(1)(iii)")
    run(state, "0 place satsuma")
    assert (influence(state, "kyo"), influence(state, "satsuma")) == ([2, 0], [2, 0])


@pytest.mark.rule("8.0(2)")
def test_example_10_one_influence_at_each_port() -> None:
    state = acting(PRO, 4, "place", yokohama=True)
    run(state, "1 place nagasaki", "1 place yokohama")
    assert not {"nagasaki", "yokohama"} & targets(state, PRO)


@pytest.mark.rule("8.2(3)(ii)", "8.2(3)(iv)")
def test_example_11_a_realignment_in_kyo_goes_wrong() -> None:
    around = {"kyo": [4, 3], "fukui": [1, 3], "hikone": [0, 2], "tottori": [2, 0]}
    state = acting(PRO, 2, "realign", influence=around)
    run(state, "1 realign kyo", "nature roll 3", "nature roll 5")
    rolled = facts_seen(state, "realignment_rolled")[0]
    assert (rolled["total"], rolled["other_total"]) == (5, 6)
    assert influence(state, "kyo") == [4, 2]


@pytest.mark.rule("8.4(2)(ii)", "2.24(1)")
@pytest.mark.parametrize(("modifier", "level", "vp"), [(False, 0, 0), (True, 1, -1)])
def test_example_12_the_court_modifier(modifier: bool, level: int, vp: int) -> None:
    state = acting(ANTI, 2, "court", modifier=modifier)
    run(state, "nature roll 3")
    view = state.view(WATCHER)
    assert (view["court"], view["vp"], view["court_done"]) == ([level, 0], vp, [True, False])
    assert discards(state) == ["ikuno_uprising"]


@pytest.mark.rule("8.4(2)(v)", "6.3(i)")
def test_example_13_level_four_brings_a_card_from_the_next_turn_on() -> None:
    state = laid(hands=[[], ["ii_naosuke_tairo"]], active=PRO, court=[0, 3])
    run(state, "1 play ii_naosuke_tairo", "1 use action", "1 kind court", "nature roll 4")
    assert (state.court, state.vp) == ([0, 4], 0)
    dealt(state)
    assert (len(hand(state, ANTI)), len(hand(state, PRO))) == (5, 6)


@pytest.mark.rule("6.1(i)", "6.1(ii)")
@pytest.mark.parametrize(("court", "first"), [([1, 2], PRO), ([2, 2], ANTI)])
def test_example_14_the_court_decides_who_is_first(court: list[int], first: int) -> None:
    state = laid(hands=[["sonno_joi"], []], court=court)
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    assert state.view(WATCHER)["first"] == first


@pytest.mark.rule("6.2(i)", "6.2(ii)")
def test_example_15_the_open_deck_joins_after_the_second_treaty() -> None:
    state = laid(turn=3, treaty=1, hands=[["treaty_harris"], []], discard=["namamugi"], removed=[])
    run(state, "0 play treaty_harris", "0 use event_first", "0 kind place", "0 stop")
    view = state.view(WATCHER)
    assert (view["turn"], view["opened"], view["discard"]) == (4, True, [])
    assert removed(state) == ["treaty_harris"]
    drawn = {GAME.notation(action).split(" ")[1] for action in state.legal(NATURE)}
    assert drawn == set(CARD_IDS) - {"treaty_harris"}


@pytest.mark.rule("9.4(ii)", "9.4(iii)", "3.4")
def test_example_16_the_choshu_expedition() -> None:
    around = {"kyo": [1, 2], "choshu": [3, 0], "kokura": [0, 2], "hamada": [0, 2]}
    state = event(PRO, "choshu_expedition", "1 war choshu", "nature roll 3", influence=around)
    rolled = facts_seen(state, "war_rolled")[0]
    assert (rolled["number"], rolled["bonus"], rolled["malus"], rolled["value"]) == (3, 2, 1, 4)
    assert facts_seen(state, "influence_removed")[0]["influence"] == 0
    assert influence(state, "choshu") == [1, 0]


@pytest.mark.rule("9.5(1)(ii)")
def test_example_17_fukui_alone_dominates_chubu() -> None:
    state = holding(PRO, "chubu_situation", influence={"fukui": [1, 3]})
    run(state, "1 play chubu_situation", "1 use event_first")
    assert state.vp == 3


@pytest.mark.rule("9.5(1)(iii)", "9.5(2)")
def test_example_18_control_against_presence_in_kyushu() -> None:
    anti = {clan: [4, 0] for clan in ("satsuma", "kurume", "saga")}
    both = {**anti, "kumamoto": [4, 1], "kokura": [0, 3]}
    state = holding(ANTI, "kyushu_situation", influence=both)
    run(state, "0 play kyushu_situation", "0 use event_first")
    assert state.vp == -7


@pytest.mark.rule("10.0(1)(i)", "10.0(1)(ii)", "10.0(2)")
@pytest.mark.parametrize(("time", "vp"), [({}, -2), (OPEN, 2)])
def test_example_19_joi_pays_one_side_or_the_other(time: dict[str, object], vp: int) -> None:
    state = laid(**time, hands=[["sonno_joi"], []], joi=True)
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    assert (state.vp, state.joi) == (vp, False)


@pytest.mark.rule("11.2(i)")
def test_example_20_level_four_bans_coups_and_holds() -> None:
    assert "kind coup" not in legal(acting(ANTI, 4, intervention=4), ANTI)
    assert event(ANTI, "namamugi", intervention=4).intervention == 4


@pytest.mark.rule("11.3(ii)", "11.3(iii)", "11.3(iv)")
def test_example_21_the_emperors_flags() -> None:
    fields = {"court": [4, 0], "vp": -9}
    state = event(ANTI, "emperor_flags", "nature roll 4", intervention=2, **fields)
    assert ending(state) == ("emperor_flags", [ANTI], [5, -5])
    later = holding(ANTI, "emperor_flags", intervention=3, **fields)
    run(later, "0 play emperor_flags")
    assert legal(later, ANTI) == ["use action"]


@pytest.mark.rule("11.1(i)")
def test_example_22_namamugi_ends_the_game_before_its_second_step() -> None:
    state = event(ANTI, "namamugi", vp=-17, intervention=1)
    assert ending(state) == ("sudden_death", [ANTI], [20, -20])
    assert state.intervention == 1


@pytest.mark.rule("11.4(3)")
@pytest.mark.parametrize("first", [ANTI, PRO])
def test_example_23_zero_goes_to_the_first_player(first: int) -> None:
    fields = {"turn": 8, "first": first, "active": ANTI, "vp": 4}
    state = laid(hands=[["sonno_joi"], []], **fields)
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    assert ending(state) == ("final_scoring", [first], [0, 0])


@pytest.mark.rule("9.2(v)")
def test_example_24_the_action_breaks_a_condition_too_late() -> None:
    state = holding(ANTI, "kyoto_shugoshoku")
    run(state, "0 play kyoto_shugoshoku", "0 use action_first", "0 kind place", "0 place aizu")
    assert control(state, "aizu") is None
    run(state, "0 place aizu")
    assert markers(state) == {"matsudaira_katamori": "kyo"}


@pytest.mark.rule("9.2(ii)", "8.4(1)(i)")
def test_example_25_a_court_operation_keeps_the_card_in_the_game() -> None:
    state = holding(ANTI, "shinsengumi")
    run(state, "0 play shinsengumi", "0 use action_first", "0 kind court", "nature roll 1")
    assert (discards(state), removed(state), markers(state)) == (["shinsengumi"], [], {})


@pytest.mark.rule("12.1(1)(i)", "12.1(2)")
def test_example_26_the_navy_for_a_turn() -> None:
    options = {"navy": True}
    state = dealt(laid(options=options, hands="draw", turn=2, vp=-10))
    wanted = {"kyo", "nagasaki", "satsuma", "choshu", "tosa", "fukui", "mito"}
    assert targets(state, PRO) == wanted
    last = laid(options=options, hands=[["sonno_joi"], []], vp=-10, markers={"bakufu_navy": "kyo"})
    run(last, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    assert markers(last) == {"bakufu_navy": "edo_bakufu"}

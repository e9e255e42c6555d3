"""Events: placing and removing, points in events, war, Jo-i, treaties (§2.23, §9.0)."""

import pytest

from hatamoto.games.twilight import changes, ledger
from hatamoto.kernel.seats import WATCHER
from tests.games.kit import blocking, decision, events_seen, facts_seen, legal, refusal, run
from tests.games.twilight.table import ANTI, PRO, event, holding, influence, laid, removed, targets


@pytest.mark.rule("9.3(1)", "9.3(2)(i)")
def test_named_spaces_need_no_reach() -> None:
    state = event(ANTI, "ikuno_uprising", influence={"tottori": [1, 5]})
    assert influence(state, "tottori") == [2, 5]


@pytest.mark.rule("9.3(1)")
def test_no_more_is_removed_than_there_is() -> None:
    state = event(PRO, "nagai_uta")
    assert facts_seen(state, "influence_removed") == [
        {"seat": ANTI, "space": "choshu", "amount": 1, "influence": 0}
    ]


@pytest.mark.rule("9.3(2)(ii)")
def test_any_clan_is_one_in_reach() -> None:
    state = event(PRO, "kobu_gattai")
    assert {"owari", "matsushiro", "kuwana"} <= targets(state, PRO)
    assert refusal(state, "1 put nobeoka") == ("", "")
    assert refusal(state, "1 put tosa") == ("", "")
    assert refusal(state, "1 put saga") == ("", "")
    assert refusal(state, "1 put akita") == ("", "")
    assert refusal(state, "1 put okayama") == ("", "")
    assert refusal(state, "1 put kyo") == ("not_named", "card/kobu_gattai")


@pytest.mark.rule("9.3(2)(ii)")
def test_a_clan_out_of_reach_is_refused() -> None:
    state = event(ANTI, "sonno_joi")
    assert refusal(state, "0 put owari") == ("out_of_reach", "9.3(2)(ii)")
    run(state, "0 put hikone")
    assert refusal(state, "0 put owari") == ("", "")


@pytest.mark.rule("9.3(1)")
def test_different_clans_are_different() -> None:
    state = event(ANTI, "sonno_joi", "0 put mito")
    assert refusal(state, "0 put mito") == ("most_reached", "card/sonno_joi")
    assert blocking(state, "0 put mito") == {"space": "mito"}


@pytest.mark.rule("9.3(1)")
def test_at_most_two_from_each() -> None:
    state = event(PRO, "ii_naosuke_tairo", influence={"tosa": [5, 0]})
    run(state, "1 take tosa", "1 take tosa")
    assert refusal(state, "1 take tosa") == ("most_reached", "card/ii_naosuke_tairo")
    assert refusal(state, "1 take kyo") == ("not_named", "card/ii_naosuke_tairo")
    run(state, "1 take choshu")
    assert influence(state, "tosa") == [3, 0]
    assert decision(state) == "play_card"


@pytest.mark.rule("9.3(1)")
def test_nothing_is_taken_where_nothing_is() -> None:
    state = event(PRO, "ii_naosuke_tairo", "1 take tosa")
    assert refusal(state, "1 take tosa") == ("nothing_to_take", "9.3(1)")


@pytest.mark.rule("9.3(1)", "9.3(2)(i)")
def test_an_event_names_its_spaces() -> None:
    state = event(ANTI, "glover")
    assert targets(state, ANTI) == {"satsuma", "choshu", "saga", "tosa", "uwajima"}
    assert blocking(state, "0 put mito") == {"space": "mito", "card": "glover"}


@pytest.mark.rule("2.24(2)(iii)")
def test_an_event_passes_over_closed_yokohama() -> None:
    state = event(PRO, "leon_roches", intervention=2)
    assert influence(state, "yokohama") == [0, 0]
    assert state.view(WATCHER)["intervention"] == 1


@pytest.mark.rule("9.1(3)")
def test_points_of_an_event_are_spent_by_the_event_player() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution", "1 use event_first")
    assert (decision(state), state.actor()) == ("choose_kind", ANTI)
    run(state, "0 kind place", "0 place mito", "0 place mito", "0 place mito", "0 place mito")
    assert influence(state, "mito") == [5, 1]
    assert (decision(state), state.actor()) == ("choose_kind", PRO)


@pytest.mark.rule("9.1(3)", "8.3(2)")
def test_a_coup_by_an_event_raises_intervention() -> None:
    state = event(ANTI, "joi_execution", "0 kind coup", "0 coup mito", "nature roll 1")
    assert state.view(WATCHER)["intervention"] == 2


@pytest.mark.rule("9.0", "2.35(2)(ii)")
def test_steps_are_carried_out_in_their_order() -> None:
    state = event(ANTI, "yoshida_toyo", influence={"tosa": [1, 3]})
    kinds = [one.kind for one in events_seen(state, ANTI) if one.facts.get("space") == "tosa"]
    steps = ["marker_stationed", "influence_removed", "influence_placed"]
    assert [kind for kind in kinds if kind in steps] == steps


@pytest.mark.rule("9.0")
def test_what_follows_a_choice_waits_for_it() -> None:
    state = event(PRO, "sanyo_kaigi", markers={"satsuma_regular_anti": "kyo"})
    run(state, "1 put tosa")
    assert (state.vp, decision(state)) == (0, "put")
    run(state, "1 put fukui")
    assert state.vp == 1
    assert facts_seen(state, "marker_removed") == [
        {"marker": "satsuma_regular_anti", "space": "kyo"}
    ]


# Jo-i, treaties, the port


@pytest.mark.rule("2.23(6)(i)")
def test_joi_is_performed_when_the_event_occurs() -> None:
    assert event(ANTI, "tozenji").joi
    state = holding(ANTI, "tozenji")
    run(state, "0 play tozenji", "0 use action", "0 kind place", "0 stop")
    assert not state.joi


@pytest.mark.rule("2.23(3)(i)")
@pytest.mark.parametrize("card", ["treaty_kanagawa", "treaty_harris", "treaty_five_powers"])
def test_treaties_raise_the_treaty_level(card: str) -> None:
    state = holding(PRO, card, treaty=1)
    run(state, f"1 play {card}", "1 use event_first")
    assert state.view(WATCHER)["treaty"] == 2
    assert facts_seen(state, "treaty_signed") == [{"level": 2}]


@pytest.mark.rule("2.24(2)(ii)")
def test_yokohama_opens_by_its_event() -> None:
    state = holding(ANTI, "yokohama_open_port", treaty=1)
    run(state, "0 play yokohama_open_port", "0 use event_first")
    assert state.view(WATCHER)["yokohama"] is True
    assert influence(state, "yokohama") == [1, 2]


# War


@pytest.mark.rule("9.4(i)")
def test_war_is_made_on_any_clan_the_card_allows() -> None:
    kyo = {"kyo": [1, 2]}
    state = event(PRO, "choshu_expedition", influence=kyo)
    assert len(legal(state, PRO)) == 32
    assert refusal(state, "1 war kyo") == ("not_a_clan", "9.4(i)")
    narrow = event(ANTI, "tengu_party")
    assert len(legal(narrow, ANTI)) == 13
    assert refusal(narrow, "0 war satsuma") == ("not_named", "card/tengu_party")


@pytest.mark.rule("9.4(ii)", "9.4(iii)")
def test_a_war_won_removes_all_opposing_influence() -> None:
    around = {"kyo": [1, 2], "choshu": [4, 0], "kokura": [0, 3], "hamada": [0, 3]}
    state = event(PRO, "choshu_expedition", "1 war choshu", influence=around)
    run(state, "nature roll 3")
    assert facts_seen(state, "war_rolled") == [
        {
            "seat": PRO, "space": "choshu", "number": 3, "bonus": 2, "malus": 1, "value": 4,
            "target": 4,
        }
    ]  # fmt: skip
    assert facts_seen(state, "war_won") == [{"seat": PRO, "space": "choshu"}]
    assert influence(state, "choshu") == [1, 0]


@pytest.mark.rule("9.4(iii)")
def test_a_war_lost_removes_nothing() -> None:
    state = event(PRO, "choshu_expedition", "1 war choshu", influence={"kyo": [1, 2]})
    run(state, "nature roll 3")
    assert facts_seen(state, "war_failed") == [{"seat": PRO, "space": "choshu"}]
    assert influence(state, "choshu") == [1, 0]


@pytest.mark.rule("9.4(iv)")
def test_war_on_nobody_occurs_and_does_nothing() -> None:
    state = event(ANTI, "four_border_war", "0 war satsuma", influence={"choshu": [3, 0]})
    assert facts_seen(state, "war_idle") == [{"seat": ANTI, "space": "satsuma"}]
    assert influence(state, "satsuma") == [1, 0]
    assert removed(state) == ["four_border_war"]


# Free realignments


@pytest.mark.rule("8.2(3)(i)", "9.3(2)(i)")
def test_free_attempts_stay_in_their_areas() -> None:
    state = event(PRO, "ee_ja_nai_ka")
    assert targets(state, PRO) == {"tosa", "uwajima", "fukui"}
    assert refusal(state, "1 realign choshu") == ("not_named", "card/ee_ja_nai_ka")
    for _ in range(3):
        assert decision(state) == "free_realign"
        run(state, "1 realign fukui", "nature roll 3", "nature roll 3")
    assert decision(state) == "play_card"


@pytest.mark.rule("8.2(2)(iii)")
def test_free_attempts_left_out_are_no_points() -> None:
    state = event(PRO, "ee_ja_nai_ka", "1 stop")
    assert facts_seen(state, "attempts_unused") == [{"seat": PRO, "count": 3}]
    assert not facts_seen(state, "points_unused")


@pytest.mark.rule("8.2(2)(iii)")
def test_free_attempts_may_be_left() -> None:
    state = event(ANTI, "ee_ja_nai_ka", "0 stop")
    assert decision(state) == "play_card"


def test_the_other_hand_stays_as_it_was() -> None:
    state = laid()
    run(state, "0 play sonno_joi", "0 use event")
    assert state.view(PRO)["hands"] == [1, 2]


@pytest.mark.rule("2.24(1)")
@pytest.mark.parametrize(
    ("before", "after", "kinds"),
    [
        (False, True, ["modifier_placed"]),
        (True, False, ["modifier_removed"]),
        (True, True, []),
        (False, False, []),
    ],
)
def test_the_court_modifier_is_told_when_it_comes_or_goes(
    before: bool, after: bool, kinds: list[str]
) -> None:
    state = laid(modifier=before)
    changes.set_modifier(state, after)
    assert [event.kind for event in events_seen(state, WATCHER)] == kinds
    assert state.modifier == after


def test_a_card_that_is_played_is_no_longer_known_to_be_in_hand() -> None:
    state = laid()
    ledger.learn_shuffle(state)
    card, other = state.anti_hand[0], state.pro_hand[0]
    rest = [each for each in state.known if each not in (card, other)]
    changes.play_card(state, ANTI, card)
    assert state.known == sorted([*rest, other])
    changes.play_card(state, PRO, other)
    assert state.known == rest
    for each in rest:
        ledger.learn_play(state, each)
    assert state.known == []

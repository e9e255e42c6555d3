"""The 41 cards of the closed deck: each with its whole effect, and what it needs or does not do."""

import pytest

from tests.games.twilight.playing import about_to_play, effect, occurring, own, unmet, where
from tests.games.twilight.table import ANTI, PRO, decision, legal, refusal, removed, run

# Scoring

KYUSHU = {"satsuma": [3, 0], "kumamoto": [3, 1], "kurume": [2, 0], "saga": [3, 0], "kokura": [0, 2]}
NANKAIDO = {"tosa": [2, 0], "uwajima": [2, 0], "tokushima": [2, 0], "matsuyama": [3, 1]}


@pytest.mark.rule("card/kyo_situation")
@pytest.mark.parametrize(("kyo", "vp"), [([4, 5], {"vp": 5}), ([2, 1], {"vp": -5}), ([3, 3], {})])
def test_the_leader_in_kyo_scores_five(kyo: list[int], vp: dict[str, object]) -> None:
    assert effect("kyo_situation", ANTI, influence={"kyo": kyo}) == vp


@pytest.mark.rule("card/open_ports_situation")
@pytest.mark.parametrize(
    ("fields", "vp"),
    [
        ({"influence": {"nagasaki": [2, 1]}}, {"vp": -2}),
        ({}, {}),
        ({"yokohama": True, "influence": {"yokohama": [0, 1]}}, {"vp": 2}),
        ({"yokohama": True, "influence": {"nagasaki": [1, 2], "yokohama": [0, 1]}}, {"vp": 5}),
        ({"yokohama": True, "influence": {"nagasaki": [2, 1], "yokohama": [0, 1]}}, {}),
    ],
)
def test_the_leaders_in_the_ports_score(fields: dict[str, object], vp: dict[str, object]) -> None:
    assert effect("open_ports_situation", PRO, treaty=1, **fields) == vp


@pytest.mark.parametrize(
    ("card", "influence", "vp"),
    [
        pytest.param(
            "kyushu_situation", KYUSHU, -7, marks=pytest.mark.rule("card/kyushu_situation")
        ),
        pytest.param(
            "chugoku_situation",
            {"choshu": [1, 3]},
            5,
            marks=pytest.mark.rule("card/chugoku_situation"),
        ),
        pytest.param(
            "nankaido_situation", NANKAIDO, -6, marks=pytest.mark.rule("card/nankaido_situation")
        ),
        pytest.param(
            "chubu_situation", {"fukui": [1, 3]}, 3, marks=pytest.mark.rule("card/chubu_situation")
        ),
        pytest.param("ou_situation", {}, 1, marks=pytest.mark.rule("card/ou_situation")),
        pytest.param("ou_situation", {"mito": [1, 3]}, 3),
    ],
)
def test_an_area_card_scores_its_area(card: str, influence: dict[str, list[int]], vp: int) -> None:
    assert effect(card, ANTI, influence=influence) == {"vp": vp}


@pytest.mark.parametrize(
    "card", ["kyushu_situation", "chugoku_situation", "nankaido_situation", "chubu_situation"]
)
def test_an_area_that_nobody_holds_scores_nothing(card: str) -> None:
    assert effect(card, PRO) == {}


@pytest.mark.rule("9.2(i)")
def test_a_scoring_card_is_discarded() -> None:
    state = occurring("kyo_situation", ANTI)
    run(state, "0 kind place", "0 stop")
    assert where(state, "kyo_situation") == "discard"


# Cards that must be played


@pytest.mark.rule("card/treaty_kanagawa")
@pytest.mark.parametrize(("seat", "bonus"), [(PRO, {"nagasaki": [1, 2]}), (ANTI, {"mito": [2, 1]})])
def test_kanagawa_gives_its_player_a_foothold(seat: int, bonus: dict[str, object]) -> None:
    found = effect("treaty_kanagawa", seat, intervention=2)
    assert found == {"treaty": 1, "intervention": 1, **bonus}


@pytest.mark.rule("card/treaty_harris")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_harris_gives_both_sides_influence(seat: int) -> None:
    assert effect("treaty_harris", seat) == {"treaty": 1, "kyo": [2, 0], "nagasaki": [1, 2]}


@pytest.mark.rule("card/treaty_five_powers")
@pytest.mark.parametrize(("seat", "bonus"), [(PRO, {"vp": 1}), (ANTI, {"kyo": [2, 0]})])
def test_the_five_powers_pay_their_player(seat: int, bonus: dict[str, object]) -> None:
    found = effect("treaty_five_powers", seat, treaty=1, intervention=3)
    assert found == {"treaty": 2, "intervention": 2, **bonus}


@pytest.mark.rule("card/iemochi_succession")
def test_iemochi_comes_to_kii_and_wins_two_powered_clans_for_pro() -> None:
    found = effect("iemochi_succession", PRO, "1 put satsuma", "1 put mito")
    assert found == {"+tokugawa_iemochi": "kishu", "satsuma": [1, 1], "mito": [1, 2]}


@pytest.mark.rule("card/iemochi_succession")
def test_iemochi_wins_nothing_more_when_anti_plays() -> None:
    assert effect("iemochi_succession", ANTI) == {"+tokugawa_iemochi": "kishu"}


@pytest.mark.rule("card/iemochi_succession")
def test_the_two_powered_clans_are_different() -> None:
    state = occurring("iemochi_succession", PRO, "1 put tosa")
    assert refusal(state, "1 put tosa") == ("most_reached", "card/iemochi_succession")
    assert refusal(state, "1 put kishu") == ("not_named", "card/iemochi_succession")


@pytest.mark.rule("card/yokohama_open_port")
@pytest.mark.parametrize(("seat", "influence"), [(PRO, [0, 2]), (ANTI, [1, 2])])
def test_yokohama_opens_with_influence(seat: int, influence: list[int]) -> None:
    assert effect("yokohama_open_port", seat, treaty=1) == {"port": True, "yokohama": influence}


@pytest.mark.rule("card/yokohama_open_port")
@pytest.mark.parametrize("fields", [{"treaty": 0}, {"treaty": 1, "yokohama": True}])
def test_yokohama_opens_once_and_after_a_treaty(fields: dict[str, object]) -> None:
    state = about_to_play("yokohama_open_port", PRO, **fields)
    run(state, "1 play yokohama_open_port")
    assert legal(state, PRO) == ["use action"]
    assert refusal(state, "1 use event_first") == ("event_unmet", "7.2(i)")


# Pro-Bakufu's own


@pytest.mark.rule("card/ii_naosuke_tairo")
def test_ii_comes_to_hikone_and_strikes_the_powered_clans() -> None:
    answers = ("1 take satsuma", "1 take satsuma", "1 take choshu")
    found = own("ii_naosuke_tairo", *answers, influence={"satsuma": [3, 0], "choshu": [2, 0]})
    assert found == {
        "+ii_naosuke": "hikone",
        "hikone": [0, 3],
        "satsuma": [1, 0],
        "choshu": [1, 0],
    }


@pytest.mark.rule("card/ii_naosuke_tairo")
def test_ii_takes_at_most_two_from_a_clan_and_only_from_powered_ones() -> None:
    influence = {"satsuma": [5, 0]}
    state = occurring(
        "ii_naosuke_tairo", PRO, "1 take satsuma", "1 take satsuma", influence=influence
    )
    assert refusal(state, "1 take satsuma") == ("most_reached", "card/ii_naosuke_tairo")
    assert refusal(state, "1 take kurume") == ("not_named", "card/ii_naosuke_tairo")


@pytest.mark.rule("card/ansei_purge")
def test_the_purge_strikes_all_powered_clans_and_shoin() -> None:
    found = own(
        "ansei_purge",
        markers={"ii_naosuke": "hikone", "yoshida_shoin": "choshu"},
        influence={"satsuma": [4, 0], "choshu": [3, 0], "mito": [2, 1]},
    )
    assert found == {
        "+yoshida_shoin": None,
        "satsuma": [2, 0],
        "choshu": [1, 0],
        "mito": [1, 1],
    }


@pytest.mark.rule("card/ansei_purge")
def test_the_purge_needs_ii_and_spares_the_kiheitai() -> None:
    assert unmet("ansei_purge") == ("event_unmet", "7.2(i)")
    markers = {"ii_naosuke": "hikone", "kiheitai": "choshu"}
    found = effect("ansei_purge", ANTI, markers=markers)
    assert found == {
        "satsuma": [0, 0],
        "choshu": [1, 0],
        "tosa": [0, 0],
        "fukui": [0, 1],
        "mito": [0, 1],
    }


@pytest.mark.rule("card/shinsengumi")
def test_the_shinsengumi_polices_kyo() -> None:
    found = own("shinsengumi", influence={"kyo": [3, 0]})
    assert found == {"+shinsengumi": "kyo", "kyo": [2, 1]}


@pytest.mark.rule("card/shinsengumi")
def test_the_shinsengumi_replaces_the_roshigumi() -> None:
    found = own("shinsengumi", markers={"roshigumi": "kyo"}, influence={"kyo": [2, 0]})
    assert found == {"+shinsengumi": "kyo", "+roshigumi": None, "kyo": [1, 1]}


@pytest.mark.rule("card/kyoto_shugoshoku")
def test_katamori_guards_kyo() -> None:
    assert own("kyoto_shugoshoku") == {"+matsudaira_katamori": "kyo", "kyo": [1, 2]}


@pytest.mark.rule("card/kyoto_shugoshoku")
def test_katamori_needs_aizu() -> None:
    assert unmet("kyoto_shugoshoku", influence={"aizu": [1, 3]}) == ("event_unmet", "7.2(i)")


@pytest.mark.rule("card/bakufu_infantry")
def test_the_infantry_comes_to_kyo() -> None:
    found = own("bakufu_infantry", "1 put owari")
    assert found == {"+bakufu_infantry_1": "kyo", "kyo": [1, 1], "owari": [0, 2]}


@pytest.mark.rule("card/bakufu_infantry")
def test_the_infantry_marches_only_beside_edo() -> None:
    state = occurring("bakufu_infantry", PRO)
    assert legal(state, PRO) == ["put owari", "put matsushiro", "put mito"]
    assert refusal(state, "1 put aizu") == ("not_named", "card/bakufu_infantry")


@pytest.mark.rule("card/kazunomiya")
def test_the_marriage_wins_the_powered_clans() -> None:
    assert own("kazunomiya") == {
        "satsuma": [1, 1],
        "choshu": [1, 1],
        "tosa": [1, 1],
        "fukui": [1, 2],
        "mito": [1, 2],
    }


@pytest.mark.rule("card/satsuma_aizu_alliance")
def test_the_alliance_brings_satsuma_to_kyo_for_pro() -> None:
    found = own("satsuma_aizu_alliance", influence={"satsuma": [4, 0]})
    assert found == {"+satsuma_regular_pro": "kyo", "kyo": [1, 1], "satsuma": [2, 0]}


@pytest.mark.rule("card/satsuma_aizu_alliance")
def test_the_alliance_turns_the_regulars_around() -> None:
    found = own("satsuma_aizu_alliance", markers={"satsuma_regular_anti": "kyo"})
    assert found == {
        "+satsuma_regular_anti": None,
        "+satsuma_regular_pro": "kyo",
        "kyo": [2, 1],
    }


@pytest.mark.rule("card/kanrin_maru")
def test_the_voyage_calms_the_powers_and_spreads_influence() -> None:
    found = own("kanrin_maru", "1 put kumamoto", "1 put satsuma", treaty=1, intervention=2)
    assert found == {"intervention": 1, "kumamoto": [0, 2], "satsuma": [1, 1]}


@pytest.mark.rule("card/kanrin_maru")
def test_the_voyage_needs_a_treaty_and_goes_to_clans() -> None:
    assert unmet("kanrin_maru") == ("event_unmet", "7.2(i)")
    state = occurring("kanrin_maru", PRO, treaty=1)
    assert refusal(state, "1 put kyo") == ("not_named", "card/kanrin_maru")


@pytest.mark.rule("card/nagasaki_naval_school")
def test_the_school_teaches_nagasaki_and_a_neighbour() -> None:
    assert own("nagasaki_naval_school", "1 put saga") == {"nagasaki": [1, 2], "saga": [0, 1]}


@pytest.mark.rule("card/nagasaki_naval_school")
def test_the_school_does_not_teach_satsuma() -> None:
    state = occurring("nagasaki_naval_school", PRO)
    assert legal(state, PRO) == ["put kumamoto", "put saga", "put fukuoka"]
    assert refusal(state, "1 put satsuma") == ("not_named", "card/nagasaki_naval_school")


@pytest.mark.rule("card/kobu_gattai")
def test_the_union_wins_kyo_and_three_clans() -> None:
    found = own("kobu_gattai", "1 put kaga", "1 put sendai", "1 put tosa")
    assert found == {"kyo": [1, 1], "kaga": [0, 1], "sendai": [0, 1], "tosa": [1, 1]}


@pytest.mark.rule("card/kobu_gattai")
def test_the_union_asks_for_different_clans_and_stays_in_play() -> None:
    state = occurring("kobu_gattai", PRO, "1 put kaga")
    assert refusal(state, "1 put kaga") == ("most_reached", "card/kobu_gattai")
    run(state, "1 put mito", "1 put owari")
    assert where(state, "kobu_gattai") == "discard"


@pytest.mark.rule("card/nagai_uta")
def test_nagai_turns_choshu() -> None:
    assert own("nagai_uta", influence={"choshu": [3, 0]}) == {"choshu": [1, 1]}


@pytest.mark.rule("card/nagai_uta")
def test_nagai_takes_no_more_than_there_is() -> None:
    assert effect("nagai_uta", ANTI) == {"choshu": [0, 1]}


# Anti-Bakufu's own


@pytest.mark.rule("card/shoka_sonjuku")
def test_shoin_teaches_in_choshu() -> None:
    assert own("shoka_sonjuku") == {"+yoshida_shoin": "choshu", "choshu": [3, 0]}


@pytest.mark.rule("card/shoka_sonjuku")
def test_shoin_comes_back_in_place_of_the_kiheitai() -> None:
    found = own("shoka_sonjuku", markers={"kiheitai": "choshu"})
    assert found == {"+yoshida_shoin": "choshu", "+kiheitai": None, "choshu": [5, 0]}


@pytest.mark.rule("card/sakuradamon")
def test_ii_dies_at_the_gate() -> None:
    found = own("sakuradamon", markers={"ii_naosuke": "hikone"})
    assert found == {"+ii_naosuke": None, "hikone": [0, 1], "mito": [2, 1], "vp": -1}


@pytest.mark.rule("card/sakuradamon")
@pytest.mark.parametrize("markers", [{}, {"ii_naonori": "hikone"}])
def test_sakuradamon_needs_ii_naosuke(markers: dict[str, str]) -> None:
    assert unmet("sakuradamon", markers=markers) == ("event_unmet", "7.2(i)")


@pytest.mark.rule("card/namamugi")
def test_namamugi_pays_three_and_offends_the_powers() -> None:
    assert own("namamugi") == {"joi": True, "vp": -3, "intervention": 1}


@pytest.mark.rule("card/namamugi")
def test_namamugi_does_not_bring_the_powers_in() -> None:
    assert own("namamugi", intervention=4) == {"joi": True, "vp": -3}


@pytest.mark.rule("card/ikuno_uprising")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_ikuno_pays_two_and_wins_tottori(seat: int) -> None:
    assert effect("ikuno_uprising", seat) == {"vp": -2, "tottori": [2, 0]}


@pytest.mark.rule("card/joi_execution")
def test_the_execution_gives_four_points() -> None:
    answers = ("0 kind place", "0 place choshu", "0 place choshu", "0 place kyo")
    assert own("joi_execution", *answers) == {
        "joi": True,
        "intervention": 1,
        "choshu": [3, 0],
        "kyo": [2, 0],
    }


@pytest.mark.rule("card/joi_execution")
def test_the_execution_is_no_court_operation() -> None:
    state = occurring("joi_execution", PRO)
    assert (decision(state), state.to_act()) == ("choose_kind", [ANTI])
    assert refusal(state, "0 kind court") == ("court_not_by_event", "9.1(3)")


@pytest.mark.rule("card/katsura_anti_treaty")
def test_katsura_comes_to_kyo() -> None:
    found = own("katsura_anti_treaty", influence={"choshu": [2, 0]})
    assert found == {"+katsura_kogoro": "kyo", "kyo": [3, 0]}


@pytest.mark.rule("card/katsura_anti_treaty")
def test_katsura_needs_choshu() -> None:
    assert unmet("katsura_anti_treaty") == ("event_unmet", "7.2(i)")


@pytest.mark.rule("card/yoshida_toyo")
def test_takechi_takes_over_tosa() -> None:
    found = own("yoshida_toyo", influence={"tosa": [1, 3]})
    assert found == {"+takechi_hanpeita": "tosa", "tosa": [2, 1]}


@pytest.mark.rule("card/yoshida_toyo")
def test_takechi_takes_no_more_than_there_is() -> None:
    found = own("yoshida_toyo", influence={"tosa": [1, 1]})
    assert found == {"+takechi_hanpeita": "tosa", "tosa": [2, 0]}


@pytest.mark.rule("card/radical_nobles")
def test_the_nobles_win_the_ear_of_the_court() -> None:
    assert own("radical_nobles") == {"modifier": True, "kyo": [2, 0]}


@pytest.mark.rule("card/radical_nobles")
def test_the_modifier_does_not_stack() -> None:
    assert own("radical_nobles", modifier=True) == {"kyo": [2, 0]}


@pytest.mark.rule("card/secret_edict_mito")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_the_edict_wins_mito_and_kyo(seat: int) -> None:
    assert effect("secret_edict_mito", seat) == {"mito": [3, 1], "kyo": [2, 0]}


@pytest.mark.rule("card/sonno_joi")
def test_the_slogan_wins_four_clans() -> None:
    answers = ("0 put aizu", "0 put hamada", "0 put akita", "0 put kurume")
    assert own("sonno_joi", *answers) == {
        "aizu": [1, 3],
        "hamada": [1, 1],
        "akita": [2, 0],
        "kurume": [2, 0],
    }


@pytest.mark.rule("card/sonno_joi")
def test_the_slogan_spreads_only_from_where_it_is_heard() -> None:
    state = occurring("sonno_joi", ANTI)
    assert refusal(state, "0 put yonezawa") == ("out_of_reach", "9.3(2)(ii)")
    run(state, "0 put aizu")
    assert refusal(state, "0 put yonezawa") == ("", "")


@pytest.mark.rule("card/roshigumi")
def test_the_roshigumi_stands_in_kyo() -> None:
    assert own("roshigumi") == {"+roshigumi": "kyo", "kyo": [2, 0]}


@pytest.mark.rule("card/roshigumi")
def test_the_roshigumi_cannot_come_after_the_shinsengumi() -> None:
    assert unmet("roshigumi", markers={"shinsengumi": "kyo"}) == ("event_unmet", "7.2(i)")


@pytest.mark.rule("card/tozenji")
def test_tozenji_raises_mito_while_yokohama_is_closed() -> None:
    assert own("tozenji") == {"joi": True, "intervention": 1, "mito": [2, 1]}


@pytest.mark.rule("card/tozenji")
def test_tozenji_shakes_the_open_port() -> None:
    found = own("tozenji", treaty=1, yokohama=True, influence={"yokohama": [0, 2]})
    assert found == {"joi": True, "intervention": 1, "yokohama": [0, 1]}


@pytest.mark.rule("card/shuseikan")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_the_works_win_satsuma_and_nagasaki(seat: int) -> None:
    assert effect("shuseikan", seat) == {"satsuma": [3, 0], "nagasaki": [2, 1]}


# Common cards


@pytest.mark.rule("card/satsuma_troops")
@pytest.mark.parametrize(
    ("seat", "satsuma", "face", "kyo"),
    [
        (ANTI, [3, 0], "+satsuma_regular_anti", [3, 0]),
        (PRO, [1, 4], "+satsuma_regular_pro", [1, 2]),
    ],
)
def test_satsuma_stands_in_kyo_for_whoever_holds_it(
    seat: int, satsuma: list[int], face: str, kyo: list[int]
) -> None:
    found = effect("satsuma_troops", seat, influence={"satsuma": satsuma})
    assert found == {face: "kyo", "kyo": kyo}


@pytest.mark.rule("card/satsuma_troops")
def test_satsuma_troops_need_satsuma() -> None:
    assert unmet("satsuma_troops", influence={"satsuma": [1, 4]}) == ("event_unmet", "7.2(i)")


@pytest.mark.rule("card/sanyo_kaigi")
def test_the_council_wins_lords_sends_regulars_home_and_pays() -> None:
    markers = {"satsuma_regular_pro": "kyo"}
    found = effect("sanyo_kaigi", ANTI, "0 put tosa", "0 put fukui", markers=markers)
    assert found == {
        "+satsuma_regular_pro": None,
        "kyo": [2, 1],
        "tosa": [2, 0],
        "fukui": [2, 1],
        "vp": -1,
    }


@pytest.mark.rule("card/sanyo_kaigi")
def test_the_council_keeps_its_own_regulars() -> None:
    markers = {"satsuma_regular_pro": "kyo"}
    found = effect("sanyo_kaigi", PRO, "1 put satsuma", "1 put uwajima", markers=markers)
    assert found == {"kyo": [1, 2], "satsuma": [1, 1], "uwajima": [1, 1], "vp": 1}


@pytest.mark.rule("card/four_wise_lords")
@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (ANTI, {"fukui": [2, 1], "uwajima": [2, 0], "tosa": [2, 0], "satsuma": [2, 0]}),
        (
            PRO,
            {
                "fukui": [1, 2],
                "uwajima": [1, 1],
                "tosa": [1, 1],
                "satsuma": [1, 1],
                "kyo": [1, 1],
            },
        ),
    ],
)
def test_the_wise_lords_help_their_player_and_pro_in_kyo(
    seat: int, expected: dict[str, object]
) -> None:
    assert effect("four_wise_lords", seat) == expected


@pytest.mark.rule("card/yamanouchi_yodo")
@pytest.mark.parametrize(
    ("seat", "face", "tosa"), [(ANTI, "+yodo_anti", [2, 0]), (PRO, "+yodo_pro", [1, 1])]
)
def test_yodo_stands_with_his_player(seat: int, face: str, tosa: list[int]) -> None:
    assert effect("yamanouchi_yodo", seat) == {face: "tosa", "tosa": tosa}


@pytest.mark.rule("card/yamanouchi_yodo")
def test_yodo_changes_his_mind() -> None:
    found = effect("yamanouchi_yodo", PRO, markers={"yodo_anti": "tosa"})
    assert found == {"+yodo_anti": None, "+yodo_pro": "tosa", "tosa": [2, 1]}


@pytest.mark.rule("card/teradaya")
@pytest.mark.parametrize(("seat", "satsuma"), [(PRO, [1, 1]), (ANTI, [1, 0])])
def test_teradaya_empties_satsuma(seat: int, satsuma: list[int]) -> None:
    found = effect("teradaya", seat, influence={"satsuma": [6, 5]})
    assert found == {"satsuma": satsuma}


@pytest.mark.rule("card/teradaya")
def test_teradaya_leaves_the_game() -> None:
    assert removed(occurring("teradaya", PRO)) == ["teradaya"]

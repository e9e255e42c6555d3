"""The 39 cards of the open deck: each with its whole effect, and what it needs or does not do."""

import pytest

from hatamoto.games.twilight import changes
from hatamoto.games.twilight.effects.conditions import CONDITIONS
from hatamoto.games.twilight.ids import CARD_IDS, CHOSHU, MITO
from tests.games.twilight.playing import about_to_play, effect, occurring, own, unmet, where
from tests.games.twilight.table import ANTI, PRO, decision, ending, legal, refusal, run

UNMET = ("event_unmet", "7.2(i)")
FRONT = {"choshu": [3, 0], "kokura": [0, 2], "hamada": [0, 2]}
"""Anti-Bakufu controls Choshu, Pro-Bakufu two of its neighbours: a war there has 2 - 1."""


# Cards that must be played


@pytest.mark.rule("card/imperial_sanction")
@pytest.mark.parametrize(("seat", "bonus"), [(PRO, {}), (ANTI, {"vp": -1})])
def test_the_sanction_is_a_treaty_and_pays_anti_for_playing_it(
    seat: int, bonus: dict[str, object]
) -> None:
    found = effect("imperial_sanction", seat, intervention=2)
    assert found == {"treaty": 3, "intervention": 1, "kyo": [1, 1], **bonus}


@pytest.mark.rule("card/yoshinobu_shogun")
@pytest.mark.parametrize(("seat", "bonus"), [(PRO, {"vp": 1}), (ANTI, {})])
def test_yoshinobu_follows_iemochi(seat: int, bonus: dict[str, object]) -> None:
    found = effect("yoshinobu_shogun", seat, markers={"tokugawa_iemochi": "kishu"})
    assert found == {
        "+tokugawa_iemochi": None,
        "+tokugawa_yoshinobu": "kyo",
        "kyo": [1, 1],
        "mito": [1, 2],
        **bonus,
    }


@pytest.mark.rule("card/komei_death")
@pytest.mark.parametrize(("kyo", "after"), [([1, 3], [2, 1]), ([1, 1], [2, 0])])
def test_the_emperors_death_costs_pro_in_kyo(kyo: list[int], after: list[int]) -> None:
    assert effect("komei_death", ANTI, influence={"kyo": kyo}) == {"kyo": after}


# Pro-Bakufu's own


@pytest.mark.rule("card/hamaguri_gate")
def test_anti_is_driven_from_kyo_and_katsura_stays() -> None:
    markers = {"choshu_regular": "kyo", "roshigumi": "kyo"}
    found = own("hamaguri_gate", markers=markers, influence={"kyo": [5, 2]})
    assert found == {
        "+choshu_regular": None,
        "+roshigumi": None,
        "+katsura_kogoro": "kyo",
        "kyo": [2, 2],
    }


@pytest.mark.rule("card/hamaguri_gate")
@pytest.mark.parametrize("markers", [{}, {"katsura_kogoro": "choshu"}])
def test_the_gate_needs_choshu_in_kyo(markers: dict[str, str]) -> None:
    assert unmet("hamaguri_gate", markers=markers) == UNMET


@pytest.mark.rule("card/choshu_expedition")
@pytest.mark.parametrize(("die", "found"), [(3, {"choshu": [1, 0]}), (2, {})])
def test_the_expedition_needs_four(die: int, found: dict[str, object]) -> None:
    board = {**FRONT, "kyo": [1, 2]}
    answers = ("1 war choshu", f"nature roll {die}")
    assert own("choshu_expedition", *answers, influence=board) == found


@pytest.mark.rule("card/choshu_expedition")
def test_the_expedition_needs_the_lead_in_kyo_and_a_clan() -> None:
    assert unmet("choshu_expedition", influence={"kyo": [2, 2]}) == UNMET
    state = occurring("choshu_expedition", PRO, influence={"kyo": [1, 2]})
    assert refusal(state, "1 war kyo") == ("not_a_clan", "9.4(i)")
    assert refusal(state, "1 war satsuma") == ("", "")


@pytest.mark.rule("card/second_expedition")
@pytest.mark.parametrize(("die", "found"), [(4, {"choshu": [1, 0], "vp": 2}), (3, {"vp": -1})])
def test_the_second_expedition_needs_five_and_has_its_price(
    die: int, found: dict[str, object]
) -> None:
    markers = {"tokugawa_iemochi": "kishu"}
    answers = ("1 war choshu", f"nature roll {die}")
    assert own("second_expedition", *answers, influence=FRONT, markers=markers) == found


@pytest.mark.rule("card/second_expedition")
def test_the_second_expedition_needs_iemochi_and_somebody_to_fight() -> None:
    assert unmet("second_expedition", markers={"tokugawa_yoshinobu": "kyo"}) == UNMET
    markers = {"tokugawa_iemochi": "kishu"}
    state = occurring("second_expedition", PRO, "1 war kaga", markers=markers)
    assert decision(state) == "play_card"
    assert (state.vp, where(state, "second_expedition")) == (0, "removed")


@pytest.mark.rule("card/four_nation_fleet")
@pytest.mark.parametrize(("joi", "bonus"), [(False, {}), (True, {"vp": 1})])
def test_the_fleet_shells_choshu_and_its_neighbours(joi: bool, bonus: dict[str, object]) -> None:
    board = {"choshu": [5, 0], "kokura": [2, 1], "hamada": [1, 1], "hiroshima": [1, 0]}
    found = own("four_nation_fleet", influence=board, joi=joi)
    hit = {"choshu": [2, 0], "kokura": [1, 1], "hamada": [0, 1], "hiroshima": [0, 0]}
    assert found == {**hit, **bonus}


@pytest.mark.rule("card/omiya_incident")
@pytest.mark.parametrize("face", ["kameyama_shachu", "sakamoto_ryoma"])
def test_ryoma_and_nakaoka_die(face: str) -> None:
    markers = {face: "nagasaki", "nakaoka_shintaro": "kyo"}
    assert own("omiya_incident", markers=markers) == {f"+{face}": None, "+nakaoka_shintaro": None}


@pytest.mark.rule("card/omiya_incident")
def test_omiya_spares_takechi_and_does_not_come_for_him_alone() -> None:
    assert unmet("omiya_incident", markers={"takechi_hanpeita": "tosa"}) == UNMET
    markers = {"kameyama_shachu": "nagasaki", "takechi_hanpeita": "tosa"}
    assert own("omiya_incident", markers=markers) == {"+kameyama_shachu": None}


@pytest.mark.rule("card/tosa_loyalist_purge")
def test_takechi_dies_and_tosa_loses_influence() -> None:
    markers = {"takechi_hanpeita": "tosa"}
    found = own("tosa_loyalist_purge", markers=markers, influence={"tosa": [4, 0]})
    assert found == {"+takechi_hanpeita": None, "tosa": [2, 0]}


@pytest.mark.rule("card/tosa_loyalist_purge")
def test_the_purge_of_tosa_needs_takechi() -> None:
    assert unmet("tosa_loyalist_purge", markers={"nakaoka_shintaro": "kyo"}) == UNMET


@pytest.mark.rule("card/mimawarigumi")
def test_katamori_raises_the_mimawarigumi() -> None:
    found = own("mimawarigumi", markers={"matsudaira_katamori": "kyo"})
    assert found == {"+matsudaira_katamori": None, "+mimawarigumi": "kyo", "kyo": [1, 2]}


@pytest.mark.rule("card/mimawarigumi")
@pytest.mark.parametrize("markers", [{}, {"mimawarigumi": "kyo"}])
def test_the_mimawarigumi_needs_katamori_in_kyo(markers: dict[str, str]) -> None:
    assert unmet("mimawarigumi", markers=markers) == UNMET


@pytest.mark.rule("card/french_mission")
@pytest.mark.parametrize(("is_open", "bonus"), [(False, {}), (True, {"yokohama": [0, 1]})])
def test_the_french_drill_the_infantry(is_open: bool, bonus: dict[str, object]) -> None:
    found = own("french_mission", markers={"bakufu_infantry_1": "kyo"}, yokohama=is_open)
    assert found == {
        "+bakufu_infantry_1": None,
        "+bakufu_infantry_2": "kyo",
        "kyo": [1, 2],
        **bonus,
    }


@pytest.mark.rule("card/french_mission")
@pytest.mark.parametrize("markers", [{}, {"bakufu_infantry_2": "kyo"}])
def test_the_french_need_recruits(markers: dict[str, str]) -> None:
    assert unmet("french_mission", markers=markers) == UNMET


@pytest.mark.rule("card/ikedaya")
def test_ikedaya_costs_anti_three_in_kyo() -> None:
    found = own("ikedaya", markers={"shinsengumi": "kyo"}, influence={"kyo": [5, 1]})
    assert found == {"kyo": [2, 1]}


@pytest.mark.rule("card/ikedaya")
def test_ikedaya_needs_the_shinsengumi_in_kyo() -> None:
    assert unmet("ikedaya", markers={"roshigumi": "kyo"}) == UNMET


@pytest.mark.rule("card/aug18_coup")
def test_choshu_leaves_kyo_and_the_court_turns() -> None:
    markers = {"katsura_kogoro": "kyo"}
    found = own("aug18_coup", markers=markers, influence={"kyo": [4, 0]}, modifier=True)
    assert found == {"+katsura_kogoro": None, "kyo": [2, 1], "modifier": False}


@pytest.mark.rule("card/aug18_coup")
def test_the_coup_of_august_reaches_kyo_only() -> None:
    markers = {"katsura_kogoro": "choshu"}
    assert own("aug18_coup", markers=markers) == {"kyo": [1, 1]}


@pytest.mark.rule("card/shogun_to_kyo")
def test_iemochi_goes_up_to_kyo() -> None:
    found = own("shogun_to_kyo", markers={"tokugawa_iemochi": "kishu"})
    assert found == {"+tokugawa_iemochi": "kyo", "kyo": [1, 3]}


@pytest.mark.rule("card/shogun_to_kyo")
@pytest.mark.parametrize("markers", [{}, {"tokugawa_iemochi": "kyo"}])
def test_the_journey_begins_in_kii(markers: dict[str, str]) -> None:
    assert unmet("shogun_to_kyo", markers=markers) == UNMET


@pytest.mark.rule("card/leon_roches")
@pytest.mark.parametrize(("is_open", "bonus"), [(False, {}), (True, {"yokohama": [0, 1]})])
def test_roches_calms_the_powers(is_open: bool, bonus: dict[str, object]) -> None:
    found = own("leon_roches", intervention=3, yokohama=is_open)
    assert found == {"intervention": 2, **bonus}


@pytest.mark.rule("card/leon_roches")
def test_roches_cannot_calm_the_calm() -> None:
    assert own("leon_roches", intervention=0) == {}


@pytest.mark.rule("card/taisei_hokan")
@pytest.mark.parametrize(("level", "court"), [(2, {"court": [1, 3]}), (0, {})])
def test_the_return_of_power_pays_and_costs_anti_the_court(
    level: int, court: dict[str, object]
) -> None:
    found = own("taisei_hokan", markers={"tokugawa_yoshinobu": "kyo"}, court=[level, 3])
    assert found == {"vp": 3, **court}


@pytest.mark.rule("card/taisei_hokan")
def test_only_yoshinobu_returns_power() -> None:
    assert unmet("taisei_hokan", markers={"tokugawa_iemochi": "kishu"}) == UNMET


@pytest.mark.rule("card/yokosuka_works")
@pytest.mark.parametrize(("is_open", "bonus"), [(False, {}), (True, {"yokohama": [0, 1]})])
def test_the_works_win_the_clans_beside_edo(is_open: bool, bonus: dict[str, object]) -> None:
    found = own("yokosuka_works", "1 put owari", "1 put mito", yokohama=is_open)
    assert found == {"owari": [0, 2], "mito": [1, 2], **bonus}


@pytest.mark.rule("card/yokosuka_works")
def test_the_works_go_to_two_different_clans() -> None:
    state = occurring("yokosuka_works", PRO, "1 put owari")
    assert legal(state, PRO) == ["put matsushiro", "put mito"]
    assert refusal(state, "1 put owari") == ("most_reached", "card/yokosuka_works")


@pytest.mark.rule("card/ikkaiso")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_the_regime_wins_three_spaces(seat: int) -> None:
    assert effect("ikkaiso", seat) == {"kyo": [1, 1], "aizu": [0, 4], "kuwana": [0, 2]}


# Anti-Bakufu's own


@pytest.mark.rule("card/kiheitai")
@pytest.mark.parametrize(
    ("markers", "found"),
    [
        ({}, {"choshu": [3, 0]}),
        ({"yoshida_shoin": "choshu"}, {"+yoshida_shoin": None, "choshu": [4, 0]}),
    ],
)
def test_the_kiheitai_is_raised(markers: dict[str, str], found: dict[str, object]) -> None:
    assert own("kiheitai", markers=markers) == {"+kiheitai": "choshu", **found}


@pytest.mark.rule("card/shotai")
def test_the_companies_drill_in_choshu_and_around() -> None:
    answers = ("0 put choshu", "0 put choshu", "0 put kokura", "0 put hiroshima")
    found = own("shotai", *answers)
    assert found == {"choshu": [3, 0], "kokura": [1, 1], "hiroshima": [1, 0]}


@pytest.mark.rule("card/shotai")
def test_the_companies_are_two_in_a_clan_at_most() -> None:
    state = occurring("shotai", ANTI, "0 put choshu", "0 put choshu")
    assert legal(state, ANTI) == ["put kokura", "put hamada", "put hiroshima"]
    assert refusal(state, "0 put choshu") == ("most_reached", "card/shotai")
    assert refusal(state, "0 put matsue") == ("not_named", "card/shotai")


@pytest.mark.rule("card/choshu_outburst")
def test_choshu_marches_into_kyo() -> None:
    markers = {"katsura_kogoro": "kyo"}
    found = own("choshu_outburst", markers=markers, influence={"choshu": [2, 0]})
    assert found == {"+katsura_kogoro": None, "+choshu_regular": "kyo", "kyo": [4, 0]}


@pytest.mark.rule("card/choshu_outburst")
def test_the_outburst_needs_choshu() -> None:
    assert unmet("choshu_outburst", influence={"choshu": [2, 1]}) == UNMET


@pytest.mark.rule("card/keiten_aijin")
def test_saigo_wins_satsuma_and_its_men_come_home() -> None:
    markers = {"satsuma_regular_pro": "kyo"}
    found = own("keiten_aijin", markers=markers, influence={"satsuma": [1, 2]})
    assert found == {"+satsuma_regular_pro": None, "satsuma": [4, 1]}


@pytest.mark.rule("card/keiten_aijin")
def test_saigo_leaves_his_own_men_in_kyo() -> None:
    assert own("keiten_aijin", markers={"satsuma_regular_anti": "kyo"}) == {"satsuma": [4, 0]}


@pytest.mark.rule("card/emperor_flags")
@pytest.mark.parametrize(
    ("vp", "die", "first", "winner"),
    [(-9, 4, ANTI, ANTI), (-3, 4, ANTI, PRO), (-4, 4, PRO, PRO), (-4, 4, ANTI, ANTI)],
)
def test_the_flags_end_the_game(vp: int, die: int, first: int, winner: int) -> None:
    fields = {"court": [4, 0], "intervention": 2, "vp": vp, "first": first}
    state = occurring("emperor_flags", ANTI, f"nature roll {die}", **fields)
    assert state.vp == vp + die
    assert ending(state)[:2] == ("emperor_flags", [winner])


@pytest.mark.rule("card/emperor_flags")
@pytest.mark.parametrize(
    "fields",
    [{"court": [3, 4], "intervention": 0}, {"court": [4, 0], "intervention": 3}],
)
def test_the_flags_need_the_court_and_calm_powers(fields: dict[str, object]) -> None:
    assert unmet("emperor_flags", **fields) == UNMET


@pytest.mark.rule("card/kameyama_shachu")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_the_company_trades_between_three_places(seat: int) -> None:
    assert effect("kameyama_shachu", seat) == {
        "+kameyama_shachu": "nagasaki",
        "nagasaki": [2, 1],
        "satsuma": [2, 0],
        "choshu": [2, 0],
    }


@pytest.mark.rule("card/kaientai_rikuentai")
def test_the_companies_of_sea_and_land() -> None:
    markers = {"kameyama_shachu": "nagasaki", "takechi_hanpeita": "tosa"}
    assert own("kaientai_rikuentai", markers=markers) == {
        "+kameyama_shachu": None,
        "+sakamoto_ryoma": "nagasaki",
        "+takechi_hanpeita": None,
        "+nakaoka_shintaro": "kyo",
        "nagasaki": [3, 1],
        "kyo": [3, 0],
        "tosa": [3, 0],
        "satsuma": [2, 0],
    }


@pytest.mark.rule("card/kaientai_rikuentai")
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"markers": {"sakamoto_ryoma": "nagasaki"}},
        {"markers": {"kameyama_shachu": "nagasaki"}, "removed": ["omiya_incident"]},
    ],
)
def test_the_companies_need_ryomas_and_no_omiya(fields: dict[str, object]) -> None:
    assert unmet("kaientai_rikuentai", **fields) == UNMET


@pytest.mark.rule("card/kozanji_rising")
@pytest.mark.parametrize(
    ("choshu", "die", "found"),
    [([2, 2], 3, {"choshu": [3, 0]}), ([2, 2], 1, {"choshu": [2, 1]})],
)
def test_takasugi_makes_a_coup_that_offends_nobody(
    choshu: list[int], die: int, found: dict[str, object]
) -> None:
    fields = {"influence": {"choshu": choshu}, "intervention": 4}
    assert own("kozanji_rising", f"nature roll {die}", **fields) == found


@pytest.mark.rule("card/kozanji_rising")
def test_takasugi_needs_no_coup_where_nobody_resists() -> None:
    assert own("kozanji_rising") == {"choshu": [3, 0]}


@pytest.mark.rule("card/satcho_alliance")
def test_two_enemies_stand_in_kyo() -> None:
    found = own("satcho_alliance", influence={"satsuma": [3, 0], "choshu": [2, 0]})
    assert found == {"+satsuma_regular_anti": "kyo", "kyo": [3, 0], "vp": -2}


@pytest.mark.rule("card/satcho_alliance")
@pytest.mark.parametrize("board", [{"satsuma": [3, 0]}, {"choshu": [2, 0]}])
def test_the_alliance_needs_both(board: dict[str, list[int]]) -> None:
    assert unmet("satcho_alliance", influence=board) == UNMET


@pytest.mark.rule("card/iwakura_intrigue")
@pytest.mark.parametrize(("gone", "kyo"), [([], [2, 3]), (["komei_death"], [2, 2])])
def test_iwakura_profits_from_the_emperors_death(gone: list[str], kyo: list[int]) -> None:
    found = own("iwakura_intrigue", influence={"kyo": [1, 3]}, removed=gone)
    assert found == {"modifier": True, "kyo": kyo}


@pytest.mark.rule("card/tengu_party")
@pytest.mark.parametrize(("die", "found"), [(5, {"shonai": [0, 1]}), (4, {})])
def test_the_tengu_make_war_in_the_east(die: int, found: dict[str, object]) -> None:
    answers = ("0 war shonai", f"nature roll {die}")
    assert own("tengu_party", *answers, influence={"shonai": [0, 3]}) == found


@pytest.mark.rule("card/tengu_party")
def test_the_tengu_do_not_reach_the_west() -> None:
    state = occurring("tengu_party", ANTI)
    assert refusal(state, "0 war kokura") == ("not_named", "card/tengu_party")
    assert refusal(state, "0 war nagasaki") == ("not_a_clan", "9.4(i)")


@pytest.mark.rule("card/tengu_party")
def test_the_tengu_need_influence_in_mito() -> None:
    state = about_to_play("tengu_party", ANTI)
    can = CONDITIONS[CARD_IDS.index("tengu_party")]
    assert can(state, ANTI)
    changes.cut_influence(state, ANTI, MITO, 1)
    assert not can(state, ANTI)


@pytest.mark.rule("card/glover")
def test_glover_sells_to_two_customers() -> None:
    found = own("glover", "0 put saga", "0 put tosa")
    assert found == {"nagasaki": [2, 1], "saga": [1, 0], "tosa": [2, 0]}


@pytest.mark.rule("card/glover")
def test_glover_sells_to_different_customers_only() -> None:
    state = occurring("glover", ANTI, "0 put saga")
    assert legal(state, ANTI) == ["put satsuma", "put choshu", "put uwajima", "put tosa"]
    assert refusal(state, "0 put kokura") == ("not_named", "card/glover")


@pytest.mark.rule("card/ii_naonori")
def test_hikone_changes_sides() -> None:
    assert own("ii_naonori") == {"+ii_naonori": "hikone", "hikone": [1, 1]}


@pytest.mark.rule("card/ii_naonori")
def test_hikone_stays_while_ii_is_in_office() -> None:
    assert unmet("ii_naonori", markers={"ii_naosuke": "hikone"}) == UNMET


@pytest.mark.rule("card/shimonoseki_shelling")
@pytest.mark.parametrize(("level", "rise"), [(0, {"intervention": 1}), (4, {})])
def test_choshu_fires_on_the_strait(level: int, rise: dict[str, object]) -> None:
    found = own("shimonoseki_shelling", intervention=level)
    assert found == {"joi": True, "choshu": [3, 0], "vp": -1, **rise}


@pytest.mark.rule("card/shimonoseki_shelling")
def test_nobody_fires_without_influence_in_choshu() -> None:
    state = about_to_play("shimonoseki_shelling", ANTI)
    can = CONDITIONS[CARD_IDS.index("shimonoseki_shelling")]
    assert can(state, ANTI)
    changes.cut_influence(state, ANTI, CHOSHU, 1)
    assert not can(state, ANTI)


@pytest.mark.rule("card/four_border_war")
@pytest.mark.parametrize(("die", "found"), [(4, {"kokura": [1, 1]}), (3, {})])
def test_choshu_wins_on_its_border(die: int, found: dict[str, object]) -> None:
    board = {"choshu": [3, 0], "kokura": [0, 3]}
    answers = ("0 war kokura", f"nature roll {die}")
    assert own("four_border_war", *answers, influence=board) == found


@pytest.mark.rule("card/four_border_war")
def test_the_border_war_needs_choshu() -> None:
    assert unmet("four_border_war") == UNMET


@pytest.mark.rule("card/tenchugumi")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_the_rising_shakes_kii(seat: int) -> None:
    found = effect("tenchugumi", seat, influence={"kishu": [0, 3]})
    assert found == {"kishu": [0, 2], "kyo": [2, 0]}


# Common cards


@pytest.mark.rule("card/tosa_troops")
@pytest.mark.parametrize(
    ("seat", "tosa", "face", "kyo"),
    [(ANTI, [2, 0], "+tosa_regular_anti", [3, 0]), (PRO, [1, 3], "+tosa_regular_pro", [1, 2])],
)
def test_tosa_stands_in_kyo_for_whoever_holds_it(
    seat: int, tosa: list[int], face: str, kyo: list[int]
) -> None:
    assert effect("tosa_troops", seat, influence={"tosa": tosa}) == {face: "kyo", "kyo": kyo}


@pytest.mark.rule("card/tosa_troops")
def test_tosa_troops_need_tosa() -> None:
    assert unmet("tosa_troops") == UNMET


@pytest.mark.rule("card/saga_troops")
@pytest.mark.parametrize(
    ("seat", "saga", "face", "kyo", "nagasaki"),
    [
        (ANTI, [3, 0], "+saga_regular_anti", [2, 0], [2, 1]),
        (PRO, [0, 3], "+saga_regular_pro", [1, 1], [1, 2]),
    ],
)
def test_saga_stands_in_kyo_for_whoever_holds_it(
    seat: int, saga: list[int], face: str, kyo: list[int], nagasaki: list[int]
) -> None:
    found = effect("saga_troops", seat, influence={"saga": saga})
    assert found == {face: "kyo", "kyo": kyo, "nagasaki": nagasaki}


@pytest.mark.rule("card/saga_troops")
def test_saga_troops_need_saga() -> None:
    assert unmet("saga_troops", influence={"saga": [2, 0]}) == UNMET


@pytest.mark.rule("card/four_lords_conference")
def test_the_conference_wins_three_of_five() -> None:
    found = effect("four_lords_conference", ANTI, "0 put kyo", "0 put satsuma", "0 put tosa")
    assert found == {"kyo": [2, 0], "satsuma": [2, 0], "tosa": [2, 0]}


@pytest.mark.rule("card/four_lords_conference")
def test_the_conference_asks_for_different_places() -> None:
    state = occurring("four_lords_conference", PRO, "1 put kyo")
    assert legal(state, PRO) == ["put satsuma", "put uwajima", "put tosa", "put fukui"]


@pytest.mark.rule("card/ee_ja_nai_ka")
def test_the_dancers_realign_for_nothing() -> None:
    answers = ("0 realign hikone", "nature roll 6", "nature roll 1", "0 stop")
    found = effect("ee_ja_nai_ka", ANTI, *answers, influence={"hikone": [0, 3]})
    assert found == {"hikone": [0, 1]}


@pytest.mark.rule("card/ee_ja_nai_ka")
def test_the_dancers_try_three_times_in_two_areas() -> None:
    state = occurring("ee_ja_nai_ka", ANTI, influence={"hikone": [0, 3]})
    assert refusal(state, "0 realign kumamoto") == ("not_named", "card/ee_ja_nai_ka")
    assert refusal(state, "0 realign kaga")[0] == "no_opponent_there"
    for _ in range(3):
        run(state, "0 realign hikone", "nature roll 1", "nature roll 1")
    assert decision(state) == "play_card"


@pytest.mark.rule("card/satsuei_war")
@pytest.mark.parametrize(("seat", "nagasaki"), [(ANTI, [2, 1]), (PRO, [1, 2])])
def test_the_war_costs_both_in_satsuma(seat: int, nagasaki: list[int]) -> None:
    found = effect("satsuei_war", seat, influence={"satsuma": [4, 3]})
    assert found == {"joi": True, "satsuma": [2, 1], "nagasaki": nagasaki}

"""Anti-Bakufu's own events of the open deck: each effect and each condition."""

import pytest

from hatamoto.games.twilight import changes
from hatamoto.games.twilight.effects import CONDITIONS
from hatamoto.games.twilight.ids import CARD_IDS, CHOSHU, MITO
from tests.games.kit import legal, refusal
from tests.games.twilight.playing import UNMET, about_to_play, effect, occurring, own, unmet
from tests.games.twilight.table import ANTI, PRO, ending

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

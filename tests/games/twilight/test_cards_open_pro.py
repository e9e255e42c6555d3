"""Pro-Bakufu's own events of the open deck: each effect and each condition."""

import pytest

from tests.games.kit import decision, legal, refusal
from tests.games.twilight.playing import UNMET, effect, occurring, own, unmet, where
from tests.games.twilight.table import ANTI, PRO

FRONT = {"choshu": [3, 0], "kokura": [0, 2], "hamada": [0, 2]}
"""Anti-Bakufu controls Choshu, Pro-Bakufu two of its neighbours: a war there has 2 - 1."""


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

"""Anti-Bakufu's own events of the closed deck: each effect and each condition."""

import pytest

from tests.games.kit import decision, refusal, run
from tests.games.twilight.playing import effect, occurring, own, unmet
from tests.games.twilight.table import ANTI, PRO

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

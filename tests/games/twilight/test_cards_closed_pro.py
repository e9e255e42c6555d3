"""Pro-Bakufu's own events of the closed deck: each effect and each condition."""

import pytest

from tests.games.kit import legal, refusal, run
from tests.games.twilight.playing import effect, occurring, own, unmet, where
from tests.games.twilight.table import ANTI, PRO

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
    run(state, "1 put kumamoto")
    assert "put kumamoto" not in legal(state, PRO)


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

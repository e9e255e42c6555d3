"""The events of the closed deck that score, that must be played, and of common cards."""

import pytest

from tests.games.kit import legal, refusal, run
from tests.games.twilight.playing import about_to_play, effect, occurring, unmet, where
from tests.games.twilight.table import ANTI, PRO, removed

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

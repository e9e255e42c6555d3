"""The events of the open deck that must be played and those of common cards."""

import pytest

from tests.games.kit import decision, legal, refusal, run
from tests.games.twilight.playing import UNMET, effect, occurring, unmet
from tests.games.twilight.table import ANTI, PRO

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

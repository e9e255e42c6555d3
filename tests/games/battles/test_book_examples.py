"""The worked examples of the rulebook, and those that follow from it directly, by number."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.board.combat import fire_modifier, fire_strength
from tests.games.battles.table import (
    CENTRE,
    TABARU,
    TOBA,
    legal,
    new,
    number,
    stands,
    tabaru,
    toba,
    where,
)
from tests.games.kit import decision, facts_of, run


@pytest.mark.rule("9-2(3)")
def test_example_01_a_six_with_two_supporters_fires_with_eight() -> None:
    pieces = {
        "satsuma_guns_1": CENTRE,
        "yamada": "h1404",
        "yoshimatsu": "h1204",
        "inf_1_1": "h1305",
    }
    state = toba("fire", pieces)
    run(state, "1 fire satsuma_guns_1", "1 target inf_1_1", "1 support yamada")
    run(state, "1 support yoshimatsu", "nature dice 1 1")
    assert facts_of(state, "fire_resolved")[0]["strength"] == 8
    assert fire_strength(state, number("satsuma_guns_1"), 0b101) == 8


@pytest.mark.rule("9-2(4)", "9-2(5)")
def test_example_02_a_three_on_a_top_rolls_seven_at_a_mountain_and_gets_a_d() -> None:
    state = toba("fire", {"yamada": "h1226", "inf_1_1": "h1227"})
    assert fire_modifier(state, number("yamada"), number("inf_1_1")) == 0
    run(state, "1 fire yamada", "1 target inf_1_1", "nature dice 3 4")
    fact = facts_of(state, "fire_resolved")[0]
    assert (fact["strength"], fact["total"], fact["result"]) == (3, 7, "d")
    assert state.content.fire_cell(3, 6) == 0


@pytest.mark.rule("10-2(3)", "10-2(4)")
def test_example_03_a_five_with_two_supporters_against_a_six_is_plus_one() -> None:
    pieces = {
        "saigo_1_1": "h2023",
        "saigo_1_2": "h2124",
        "saigo_1_3": "h1924",
        "guard_1_1": "h1607",
    }
    state = tabaru("melee", {**pieces, "battotai": "h2024"}, active=1)
    run(state, "1 melee saigo_1_1", "1 target battotai", "1 support saigo_1_2")
    run(state, "1 support saigo_1_3", "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["difference"] == 5 + 2 - 7
    six = toba("melee", {"yugekitai": CENTRE, "inf_1_1": "h1404", "satsuma_1": "h1305"})
    run(six, "0 melee yugekitai", "0 target satsuma_1", "0 support inf_1_1", "nature dice 1 1")
    assert facts_of(six, "melee_resolved")[0]["difference"] == 5 + 1 - 4


@pytest.mark.rule("10-2(7)")
def test_example_04_a_four_with_m2_fails_a_morale_of_five() -> None:
    state = toba("melee", {"shinsengumi": CENTRE, "satsuma_1": "h1305"})
    run(state, "0 melee shinsengumi", "0 target satsuma_1", "nature dice 4 5", "nature roll 4")
    failed = facts_of(state, "morale_failed")[0]
    assert (failed["number"], failed["modifier"], failed["morale"]) == (4, 2, 5)


@pytest.mark.rule("7(1)")
def test_example_05_a_morale_of_three_recovers_on_one_to_three() -> None:
    seen = []
    for die in range(1, 7):
        state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"}, disordered=["inf_1_1"])
        run(state, "0 recover inf_1_1", f"nature roll {die}")
        seen.append(stands(state, "inf_1_1") == "normal marked")
    assert seen == [True, True, True, False, False, False]


@pytest.mark.rule("15-2-7-2(4).5")
def test_example_06_a_commander_stays_when_his_unit_retreats_or_is_removed() -> None:
    pieces = {"guard_1_1": "h2023", "saigo_1_1": "h2024", "kirino": "h2024", "guard_1_2": "h1923"}
    state = tabaru("fire", pieces, active=1, disordered=["saigo_1_1"])
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 3 3", "1 retreat h2025")
    assert where(state, "kirino") == "h2024"
    state = tabaru("fire", pieces, active=1, disordered=["saigo_1_1"])
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 6 6")
    assert (where(state, "saigo_1_1"), where(state, "kirino")) == ("removed", "h2024")


@pytest.mark.rule("15-2-7-2(4).6")
def test_example_07_he_is_removed_when_an_enemy_unit_then_moves_or_advances_there() -> None:
    state = tabaru("move", {"guard_1_1": "h2023", "kirino": "h2024", "guard_1_2": "h1607"})
    run(state, "0 move guard_1_1", "0 normal h2024")
    assert where(state, "kirino") == "removed"
    pieces = {"battotai": "h2023", "saigo_5_1": "h2024", "ikebe": "h2024"}
    state = tabaru("melee", pieces, disordered=["saigo_5_1"])
    run(state, "0 melee battotai", "0 target saigo_5_1", "nature dice 6 6", "nature roll 6")
    run(state, "0 advance")
    assert where(state, "ikebe") == "removed"


@pytest.mark.rule("8-2(1)")
def test_example_08_an_allowance_of_four_goes_eight_hexes_of_road() -> None:
    state = toba("move", {"inf_1_1": "h2311"})
    run(state, "0 move inf_1_1")
    along = ["h2210", "h2110", "h2010", "h1911", "h1810", "h1711", "h1611", "h1511", "h1411"]
    assert [hex for hex in along if hex in legal(state, "road")] == along[:8]


@pytest.mark.rule("9-2(5).2", "9-2(5).3", "12(3)")
def test_example_09_what_d_and_dd_do() -> None:
    outcomes = {}
    for target in ("inf_1_1", "guns_a"):
        for shaken in ([], [target]):
            for name, dice in (("d", "3 3"), ("dd", "5 6")):
                state = toba("fire", {"satsuma_1": CENTRE, target: "h1305"}, disordered=shaken)
                run(state, "1 fire satsuma_1", f"1 target {target}", f"nature dice {dice}")
                retreats = decision(state) == "retreat"
                gone = where(state, target) == "removed"
                outcomes[target, len(shaken), name] = "removed" if gone else "back" * retreats
    assert outcomes["inf_1_1", 0, "d"] == ""
    assert outcomes["inf_1_1", 1, "d"] == "back"
    assert outcomes["inf_1_1", 0, "dd"] == "back"
    assert outcomes["inf_1_1", 1, "dd"] == "removed"
    assert {outcomes["guns_a", shaken, name] for shaken in (0, 1) for name in ("d", "dd")} == {
        "removed"
    }


@pytest.mark.rule("10-2(8).1", "10-2(8).2", "12(4)")
def test_example_10_what_a_failed_check_does() -> None:
    for shaken, gone in (([], False), (["satsuma_1"], True)):
        state = toba("melee", {"shinsengumi": CENTRE, "satsuma_1": "h1305"}, disordered=shaken)
        run(state, "0 melee shinsengumi", "0 target satsuma_1", "nature dice 6 6", "nature roll 6")
        assert (where(state, "satsuma_1") == "removed") == gone
        assert (decision(state) == "retreat") != gone
    guns = toba("melee", {"shinsengumi": CENTRE, "satsuma_guns_1": "h1305"})
    run(guns, "0 melee shinsengumi", "0 target satsuma_guns_1", "nature dice 6 6")
    assert where(guns, "satsuma_guns_1") == "removed"


@pytest.mark.rule("15-1-3", "15-1-4")
def test_example_11_the_armies_of_toba_fushimi() -> None:
    first = TOBA.formation[:33]
    counts = [
        first.count(id) for id in ("shogunate_army", "shinsengumi", "various", "aizu", "domains")
    ]
    assert counts == [17, 1, 3, 2, 10]
    second = TOBA.formation[33:]
    assert [second.count(id) for id in ("satsuma", "choshu", "tosa")] == [12, 3, 2]
    assert [TOBA.area.count(area) for area in range(6)] == [7, 10, 6, 6, 3, 2]
    assert TOBA.area.count(-1) == 16


@pytest.mark.rule("15-1-6")
def test_example_12_four_hexes_against_nine() -> None:
    state = new("toba")
    control = state.position()["control"]
    assert isinstance(control, dict)
    assert sorted(hex for hex, seat in control.items() if seat == 1) == [
        "h1122",
        "h2411",
        "h2419",
        "h2424",
    ]
    assert list(control.values()).count(0) == 9


@pytest.mark.rule("15-2-3", "15-2-5(1).1")
def test_example_13_the_armies_of_tabarazaka() -> None:
    assert (TABARU.split, TABARU.units - TABARU.split) == (22, 20)
    assert len(TABARU.pieces) - TABARU.units == 12
    state = new("tabaru")
    run(state, "nature roll 1")
    assert state.owed[0] == 3
    assert state.view(0)["pieces"] == []


@pytest.mark.rule("15-2-7-2(2).2")
def test_example_14_saigo_comes_on_four_five_and_six() -> None:
    control = dict.fromkeys(["h1809", "h1815", "h1717", "h1519", "h1820", "h1315"], 0)
    seen = []
    for die in range(1, 7):
        begin = {"turn": 8, "active": 1, "begins": True, "control": control}
        state = tabaru("move", {"guard_1_1": "h1607"}, **begin)
        run(state, f"nature roll {die}")
        seen.append(where(state, "saigo") == "hand")
    assert seen == [False, False, False, True, True, True]


@pytest.mark.rule("15-2-7-2(3).4")
def test_example_15_the_difference_of_two_commanders_is_added() -> None:
    pieces = {"guard_1_1": "h2023", "nozu_michitsura": "h2023", "saigo_2_1": "h2024"}
    state = tabaru("melee", {**pieces, "beppu": "h2024"})
    run(state, "0 melee guard_1_1", "0 target saigo_2_1", "nature dice 3 3")
    assert facts_of(state, "melee_resolved")[0]["modifier"] == 2 - 1
    assert GAME.content.top_bonus == 2


@pytest.mark.rule("15-1-6")
def test_ruling_58_a_disordered_unit_has_the_numbers_of_its_front() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h0904"}, disordered=["inf_1_1"])
    run(state, "0 move inf_1_1")
    assert {"h1308", "h1300"} & set(legal(state, "normal")) == {"h1308"}

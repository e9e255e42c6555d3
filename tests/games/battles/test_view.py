"""What is shown: everything, to everybody."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.kernel.conformance import fingerprint
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from tests.games.battles.table import CENTRE, new, tabaru, toba
from tests.games.kit import run, wander


def test_both_seats_and_a_watcher_see_the_same() -> None:
    state = toba("move", {"inf_1_1": CENTRE})
    views = [state.view(seat) for seat in (0, 1, WATCHER)]
    assert [view.pop("you") for view in views] == [0, 1, None]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("15-1-5(1).1")
def test_what_is_in_the_cup_is_known_and_its_order_is_nowhere() -> None:
    state = new("toba")
    sides = state.view(1)["sides"]
    assert isinstance(sides, list)
    assert len(sides[0]["cup"]) == 16
    assert fingerprint(state.sample(1, Rng(1))) == fingerprint(state)


def test_a_sample_is_a_copy_of_its_own() -> None:
    state = toba("move", {"inf_1_1": CENTRE})
    copy = GAME.sample(state, 0, Rng(1))
    run(copy, "0 move inf_1_1")
    assert fingerprint(copy) != fingerprint(state)


def test_an_open_declaration_is_shown() -> None:
    pieces = {"satsuma_1": CENTRE, "satsuma_2": "h1404", "kiheitai": "h1204", "inf_1_1": "h1305"}
    state = toba("fire", pieces)
    run(state, "1 fire satsuma_1", "1 target inf_1_1", "1 support satsuma_2")
    assert state.view(0)["declared"] == {
        "unit": "satsuma_1",
        "target": "inf_1_1",
        "support": ["satsuma_2"],
        "via": None,
        "trail": [],
    }


def test_the_way_point_and_the_trail_are_shown() -> None:
    state = toba("move", {"satsuma_1": "h0708"}, active=1)
    run(state, "1 move satsuma_1", "1 via h0607")
    declared = state.view(0)["declared"]
    assert isinstance(declared, dict)
    assert declared["via"] == "h0607"
    pieces = {"satsuma_1": CENTRE, "inf_1_1": "h1305", "inf_1_2": "h1306"}
    retreat = toba("fire", pieces, disordered=["inf_1_1"])
    run(retreat, "1 fire satsuma_1", "1 target inf_1_1", "nature dice 3 3", "0 retreat h1306")
    declared = retreat.view(0)["declared"]
    assert isinstance(declared, dict)
    assert (declared["unit"], declared["trail"]) == ("inf_1_1", ["h1306"])


def test_the_phase_and_whose_it_is_are_shown() -> None:
    state = tabaru("fire", {"guard_1_1": "h2023", "saigo_1_1": "h2024"})
    view = state.view(0)
    assert (view["phase"], view["active"], view["acting"], view["turn"]) == ("fire", 0, 1, 9)
    assert new("toba").view(0)["phase"] == "setup"


def test_the_map_kept_up_to_date_is_the_map_made_anew() -> None:
    for scenario in ("toba", "tabaru"):
        state = new(scenario)
        for ply, _ in enumerate(wander(state, Rng(4))):
            if ply % 5 == 0 and GAME.is_resting(state):
                assert GAME.load(state.position()).field == state.field

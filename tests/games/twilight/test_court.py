"""Court operation: once a turn, the die against the points, levels (§8.4)."""

import pytest

from hatamoto.kernel.seats import WATCHER
from tests.games.kit import decision, facts_seen, legal, own, refusal, run
from tests.games.twilight.table import (
    ANTI,
    PRO,
    acting,
    discards,
    event,
    holding,
    influence,
    removed,
)


@pytest.mark.rule("8.4(2)(i)", "8.4(2)(ii)", "8.4(2)(iv)")
def test_a_die_up_to_the_points_raises_the_level() -> None:
    state = acting(PRO, 3, "court")
    run(state, "nature roll 3")
    view = state.view(WATCHER)
    assert (view["court"], view["vp"]) == ([0, 1], 1)
    assert facts_seen(state, "court_tried") == [
        {"seat": PRO, "number": 3, "points": 3, "modifier": 0}
    ]
    assert facts_seen(state, "court_raised") == [{"seat": PRO, "level": 1}]


@pytest.mark.rule("8.4(2)(ii)", "8.4(2)(iii)")
def test_a_higher_die_does_not_and_the_marker_is_turned_all_the_same() -> None:
    state = acting(PRO, 3, "court")
    run(state, "nature roll 4")
    view = state.view(WATCHER)
    assert (view["court"], view["vp"], view["court_done"]) == ([0, 0], 0, [False, True])
    assert facts_seen(state, "court_failed") == [{"seat": PRO, "level": 0}]


@pytest.mark.rule("8.4(2)(iv)")
@pytest.mark.parametrize(("level", "points"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_each_level_pays_what_is_printed(level: int, points: int) -> None:
    state = acting(ANTI, 4, "court", court=[level, 0])
    run(state, "nature roll 1")
    assert (state.court[ANTI], state.vp) == (level + 1, -points)


@pytest.mark.rule("2.24(1)", "8.4(2)(ii)")
def test_the_modifier_helps_anti_bakufu_only() -> None:
    helped = acting(ANTI, 2, "court", modifier=True)
    run(helped, "nature roll 3")
    assert helped.court == [1, 0]
    other = acting(PRO, 2, "court", modifier=True)
    run(other, "nature roll 3")
    assert other.court == [0, 0]


@pytest.mark.rule("2.24(1)")
def test_an_event_places_the_modifier_and_another_removes_it() -> None:
    state = event(ANTI, "radical_nobles")
    assert state.view(WATCHER)["modifier"] is True
    assert state.view(WATCHER)["court_modifiers"] == [-1, 0]
    assert facts_seen(state, "modifier_placed") == [{}]
    assert event(PRO, "aug18_coup", modifier=True).view(WATCHER)["modifier"] is False


@pytest.mark.rule("8.4(1)(ii)", "2.23(4)(i)")
def test_once_a_turn() -> None:
    state = acting(ANTI, 4, court_done=[True, False])
    assert refusal(state, "0 kind court") == ("court_done", "8.4(1)(ii)")
    assert own(holding(ANTI, "sonno_joi", court_done=[True, False]), ANTI)["court"] == [False]


@pytest.mark.rule("8.4(1)(iii)")
@pytest.mark.parametrize("card", ["treaty_harris", "kyo_situation"])
def test_no_must_play_card(card: str) -> None:
    state = holding(ANTI, card)
    assert own(state, ANTI)["court"] == [False]
    run(state, f"0 play {card}", "0 use action_first")
    assert refusal(state, "0 kind court") == ("no_court_must_play", "8.4(1)(iii)")


@pytest.mark.rule("8.4(1)", "8.4(1)(i)")
def test_the_opposing_event_does_not_occur() -> None:
    state = holding(PRO, "ikuno_uprising")
    run(state, "1 play ikuno_uprising", "1 use action_first", "1 kind court", "nature roll 6")
    assert (discards(state), removed(state)) == (["ikuno_uprising"], [])
    assert influence(state, "tottori") == [1, 0]
    assert not facts_seen(state, "event_occurred")
    assert decision(state) == "play_card"
    assert not state.view(ANTI)["event_due"]
    assert len(state.stack) == 1


@pytest.mark.rule("8.4(1)")
def test_not_after_the_event() -> None:
    state = holding(PRO, "ikuno_uprising")
    run(state, "1 play ikuno_uprising", "1 use event_first")
    assert refusal(state, "1 kind court") == ("court_not_after_event", "8.4(1)")


@pytest.mark.rule("9.1(3)")
def test_not_with_the_points_of_an_event() -> None:
    state = event(ANTI, "joi_execution")
    assert legal(state, ANTI) == ["kind place", "kind realign", "kind coup"]
    assert refusal(state, "0 kind court") == ("court_not_by_event", "9.1(3)")


@pytest.mark.rule("8.4(2)(v)")
def test_level_four_pays_nothing() -> None:
    state = acting(PRO, 4, "court", court=[0, 3], vp=5)
    run(state, "nature roll 4")
    assert (state.court, state.vp) == ([0, 4], 5)


@pytest.mark.rule("8.4(1)(ii)", "8.4(2)(iii)")
def test_the_marker_is_turned_before_the_die() -> None:
    state = acting(PRO, 4, "court")
    assert (decision(state), state.view(WATCHER)["court_done"]) == ("court_die", [False, True])

"""Steps 6 to 9 and the end: the check, pick-up, the marker, the next Plot, places."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import GameOver
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, entries, facts_seen, legal, refusal, run
from tests.games.shogunate.table import CARDS, CLANS, FOUR, closing, past, paying, shown

SIX = [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]] * 2
FIVE = SIX[:5]


def settled(honour: dict[str, int], **fields: object) -> Outcome | None:
    """The outcome of a round that leaves exactly this honour, or None when the game goes on."""
    state = round_on(honour, **fields)
    return state.outcome()


def round_on(honour: dict[str, int], **fields: object) -> ShogunateState:
    """A round that leaves exactly this honour: alms go to the carp and are struck off."""
    before = {**honour, "cat": honour["cat"] - 1}
    state = paying("p12", honour=before, shinobi=6, **fields)
    run(state, "0 leader carp")
    return state


# The check


@pytest.mark.rule("play/check")
@pytest.mark.parametrize(
    ("loyalty", "threshold"), [(SIX[:3], 12), (FOUR, 12), (FIVE, 12), (SIX, 10)]
)
def test_the_threshold_ends_the_game_and_one_less_does_not(
    loyalty: list[list[str]], threshold: int
) -> None:
    reached = settled({"cat": threshold - 4, "wolf": 4}, loyalty=loyalty)
    assert reached is not None
    assert reached.reason == "threshold"
    assert settled({"cat": threshold - 5, "wolf": 4}, loyalty=loyalty) is None


@pytest.mark.rule("play/check")
def test_the_check_follows_the_strike() -> None:
    state = paying("p02", honour={"cat": 10})
    assert state.outcome() is None


@pytest.mark.rule("play/check")
def test_the_check_follows_the_power() -> None:
    state = paying("p12", honour={"cat": 7, "wolf": 4}, shinobi=4)
    assert state.outcome() is None
    run(state, "0 leader carp")
    assert state.outcome() is not None


@pytest.mark.rule("play/check")
def test_a_face_up_card_counts_like_any_other() -> None:
    hands = {"0": ["cat"]}
    assert settled({"cat": 8, "wolf": 4}, face_up=hands) is not None


@pytest.mark.rule("play/check")
def test_a_passed_check_is_announced_without_scores() -> None:
    state = closing("p03", shinobi=2, honour={"cat": 5, "wolf": 3})
    assert facts_seen(state, "check_passed", WATCHER) == [{"round": 1}]
    assert facts_seen(state, "score_counted", WATCHER) == []


@pytest.mark.rule("goal/score")
def test_a_score_is_the_honour_on_both_leaders() -> None:
    outcome = settled({"cat": 8, "wolf": 4, "crane": 3, "rooster": 2, "snake": 1})
    assert outcome is not None
    assert outcome.scores == [12, 5, 1]


# Pick-up, marker, Plot


@pytest.mark.rule("play/pickup")
def test_an_empty_hand_takes_its_whole_discard_back() -> None:
    state = paying("p07", hands={"1": [], "2": ["arrow"]})
    assert shown(state, 1, WATCHER)["hand"] == CARDS
    assert shown(state, 2, WATCHER)["hand"] == ["arrow"]


@pytest.mark.rule("play/pickup")
def test_the_hatamoto_picks_up_like_anybody() -> None:
    state = paying("p07", hands={"0": []})
    assert shown(state, 0, WATCHER)["hand"] == CARDS


@pytest.mark.rule("play/pass")
def test_the_marker_goes_one_seat_to_the_left() -> None:
    state = paying("p07", hatamoto=0)
    assert state.view(WATCHER)["hatamoto"] == 1


@pytest.mark.rule("play/pass")
def test_the_marker_goes_from_the_last_seat_to_the_first() -> None:
    state = paying("p07", loyalty=FOUR, hatamoto=3)
    assert state.view(WATCHER)["hatamoto"] == 0


@pytest.mark.rule("play/plot")
def test_the_old_plot_is_set_aside_and_the_next_is_any_other() -> None:
    state = paying("p07", plots_past=["p01", "p02"])
    assert decision(state) == "reveal_plot"
    wanted = past("p01", "p02", "p07")
    assert legal(state, NATURE) == [f"draw plot {plot}" for plot in wanted]
    assert state.weights() == [1] * 15


@pytest.mark.rule("play/plot")
def test_a_plot_is_not_revealed_twice() -> None:
    state = paying("p07")
    assert refusal(state, "nature draw plot p07") == ("already_drawn", "play/plot")


@pytest.mark.rule("play/plot")
def test_the_next_round_begins_with_the_next_plot() -> None:
    state = paying("p07", plots_past=["p01", "p02"])
    run(state, "nature draw plot p18")
    assert state.round() == 4
    assert state.to_act() == [0, 2]
    assert state.view(WATCHER)["plot"] == "p18"


@pytest.mark.rule("play/plot")
def test_without_another_plot_the_game_ends() -> None:
    outcome = paying("p07", plots_past=past("p07")).outcome()
    assert outcome is not None
    assert outcome.reason == "plots_exhausted"


@pytest.mark.rule("play/check", "play/plot")
def test_the_threshold_is_the_reason_even_with_the_last_plot() -> None:
    outcome = settled({"cat": 12}, plots_past=past("p12"))
    assert outcome is not None
    assert outcome.reason == "threshold"


@pytest.mark.rule("play/pickup", "play/pass")
def test_the_steps_after_the_check_come_in_their_order() -> None:
    state = closing("p03", shinobi=2, hands={"1": []})
    assert state.events is not None
    kinds = [event.kind for event in state.events]
    last = ["shinobi_struck", "check_passed", "discard_picked_up", "hatamoto_passed"]
    assert kinds[-5:] == [*last, "plot_set_aside"]


# The end


@pytest.mark.rule("end/reveal")
def test_the_highest_score_wins() -> None:
    outcome = settled({"cat": 6, "wolf": 6, "crane": 7, "rooster": 6})
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([12, 13, 0], [1])


@pytest.mark.rule("end/reveal")
def test_everybody_reveals_at_the_end() -> None:
    state = round_on({"cat": 12})
    assert facts_seen(state, "loyalty_revealed", WATCHER) == [
        {"seat": 0, "clan": "cat", "other_clan": "wolf"},
        {"seat": 1, "clan": "crane", "other_clan": "rooster"},
        {"seat": 2, "clan": "snake", "other_clan": "carp"},
    ]
    assert shown(state, 1, WATCHER)["loyalty"] == ["crane", "rooster"]


@pytest.mark.rule("end/reveal")
def test_nothing_is_open_after_the_end() -> None:
    state = round_on({"cat": 12})
    assert state.to_act() == []
    assert legal(state, 0) == []
    assert refusal(state, "0 decline") == ("game_over", "end/reveal")
    with pytest.raises(GameOver):
        run(state, "0 decline")


@pytest.mark.rule("end/tie_leader")
def test_the_best_leader_is_the_one_nearer_the_head() -> None:
    hands = [["carp", "snake"], ["wolf", "crane"], ["cat", "rooster"]]
    outcome = settled({"cat": 1, "snake": 12, "crane": 12}, loyalty=hands)
    assert outcome is not None
    assert outcome.places == [2, 1, 3]


@pytest.mark.rule("end/tie_leader")
def test_honour_on_the_leader_does_not_matter_for_the_first_tie_break() -> None:
    hands = [["wolf", "carp"], ["crane", "rooster"], ["cat", "snake"]]
    outcome = settled({"cat": 1, "snake": 11, "crane": 6, "rooster": 6}, loyalty=hands)
    assert outcome is not None
    assert outcome.places == [3, 2, 1]


@pytest.mark.rule("end/tie_second")
def test_the_second_leader_decides_between_holders_of_the_first() -> None:
    hands = [["cat", "carp"], ["wolf", "cat"], ["snake", "rooster"]]
    outcome = settled({"cat": 12}, loyalty=hands)
    assert outcome is not None
    assert outcome.places == [2, 1, 3]


@pytest.mark.rule("end/tie_revealed")
@pytest.mark.parametrize(
    ("face_up", "places"),
    [
        ({"0": ["wolf"]}, [2, 3, 4, 1]),
        ({"0": ["wolf"], "3": ["cat", "wolf"]}, [1, 3, 4, 2]),
        ({"0": ["wolf"], "3": ["cat"]}, [1, 3, 4, 1]),
    ],
)
def test_fewer_cards_revealed_before_the_end_are_better(
    face_up: dict[str, list[str]], places: list[int]
) -> None:
    outcome = settled({"cat": 8, "wolf": 4}, loyalty=FOUR, face_up=face_up)
    assert outcome is not None
    assert outcome.places == places


@pytest.mark.rule("end/reveal")
def test_shared_first_places_leave_no_second() -> None:
    outcome = settled({"cat": 8, "wolf": 4, "crane": 2}, loyalty=FOUR)
    assert outcome is not None
    assert outcome.places == [1, 3, 4, 1]
    assert outcome.winners == [0, 3]
    assert outcome.shares() == [0.5, 0.0, 0.0, 0.5]


@pytest.mark.rule("end/reveal")
def test_the_places_are_counted_out_to_everybody() -> None:
    state = round_on({"cat": 12, "crane": 2})
    counted = [
        (row["seat"], row["score"], row["place"]) for row in facts_seen(state, "score_counted", 1)
    ]
    assert counted == [(0, 12, 1), (1, 2, 2), (2, 0, 3)]
    assert facts_seen(state, "game_ended", 1) == [{"reason": "threshold"}]


@pytest.mark.rule("end/tie_leader")
def test_the_line_at_the_end_decides_the_tie() -> None:
    line = [*CLANS[1:], "cat"]
    state = GAME.load({
        "loyalty": [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]],
        "line": line, "honour": {"cat": 12, "crane": 12}, "ended": "threshold",
        "plot": "p07",
    })  # fmt: skip
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1, 3]
    assert [row["leader"] for row in entries(state.view(0)["line"])] == line

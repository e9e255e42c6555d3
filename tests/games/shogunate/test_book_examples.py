"""The worked examples E01 to E41; from E27 on a position, a script, and what must hold."""

from pathlib import Path

import pytest

from hatamoto.games.shogunate import GAME, Shogunate
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.seats import NATURE
from tests.games.kit import decision, facts_seen, legal, own, run
from tests.games.shogunate.table import (
    PLOTS,
    SLOT,
    acting,
    data,
    honour,
    line,
    notes,
    packed,
    paying,
    position,
    shinobi,
)


@pytest.mark.rule("play/dishonour")
def test_e01_dishonour_moves_to_the_tail() -> None:
    state = acting("dishonour")
    run(state, "1 leader crane")
    assert line(state) == ["cat", "rooster", "snake", "wolf", "carp", "crane"]


@pytest.mark.rule("play/upstream")
def test_e02_upstream_moves_up_by_two() -> None:
    state = acting("upstream")
    run(state, "1 up snake 2")
    assert line(state) == ["cat", "snake", "crane", "rooster", "wolf", "carp"]


@pytest.mark.rule("play/upstream")
def test_e03_upstream_has_nine_moves() -> None:
    by_two = [
        "crane 1", "rooster 1", "rooster 2", "snake 1", "snake 2",
        "wolf 1", "wolf 2", "carp 1", "carp 2",
    ]  # fmt: skip
    assert legal(acting("upstream"), 1) == [f"up {move}" for move in by_two]


@pytest.mark.rule("play/company")
def test_e04_company_in_the_middle_has_two_neighbours() -> None:
    state = acting("company")
    run(state, "1 leader rooster")
    assert line(state) == ["cat", "crane", "snake", "rooster", "wolf", "carp"]
    assert legal(state, 1) == ["leader snake", "leader wolf"]
    run(state, "1 leader wolf")
    assert honour(state) == {"rooster": 1, "wolf": 1}


@pytest.mark.rule("play/company")
def test_e05_company_into_the_last_slot_has_a_single_neighbour() -> None:
    state = acting("company")
    run(state, "1 leader wolf")
    assert line(state) == ["cat", "crane", "rooster", "snake", "carp", "wolf"]
    assert legal(state, 1) == ["leader carp"]
    run(state, "1 leader carp")
    assert honour(state) == {"wolf": 1, "carp": 1}


@pytest.mark.rule("play/arrow")
def test_e06_arrow_moves_up_by_one() -> None:
    state = acting("arrow")
    run(state, "1 leader carp")
    assert line(state) == ["cat", "crane", "rooster", "snake", "carp", "wolf"]


@pytest.mark.rule("play/storms")
def test_e07_storms_switches_leaders_far_apart() -> None:
    state = acting("storms")
    run(state, "1 mode switch", "1 leader cat", "1 leader wolf")
    assert line(state) == ["wolf", "crane", "rooster", "snake", "cat", "carp"]


@pytest.mark.rule("play/cloaked")
def test_e08_cloaked_offers_every_slot_but_the_present() -> None:
    state = acting("cloaked")
    run(state, "0 leader snake")
    assert legal(state, 1) == ["slot 1", "slot 2", "slot 3", "slot 5", "slot 6"]
    run(state, "1 slot 1")
    assert line(state) == ["snake", "cat", "crane", "rooster", "wolf", "carp"]


@pytest.mark.rule("play/cloaked")
def test_e09_cloaked_to_the_tail() -> None:
    state = acting("cloaked")
    run(state, "0 leader snake", "1 slot 6")
    assert line(state) == ["cat", "crane", "rooster", "wolf", "carp", "snake"]


@pytest.mark.rule("plot/p01")
def test_e10_the_empty_dais_moves_the_shinobi_where_nothing_is_lost() -> None:
    state = paying("p01")
    run(state, "0 shinobi 2")
    assert shinobi(state) == 2
    assert honour(state) == {"cat": 2, "carp": 1}


@pytest.mark.rule("plot/p02")
def test_e11_the_audience_pays_the_head_and_strikes_it() -> None:
    state = paying("p02", honour={"cat": 1})
    assert shinobi(state) == 1
    assert honour(state) == {"cat": 2, "crane": 1}


@pytest.mark.rule("plot/p09")
def test_e12_the_low_overturn_the_high_after_honour_and_before_the_strike() -> None:
    state = paying("p09", honour={"cat": 4}, shinobi=6, options=SLOT)
    assert line(state) == ["carp", "crane", "rooster", "snake", "wolf", "cat"]
    assert honour(state) == {"cat": 3, "wolf": 1, "carp": 2}
    assert shinobi(state) == 6


@pytest.mark.rule("plot/p09")
def test_e12_with_a_shinobi_that_goes_along_with_the_last_leader() -> None:
    state = paying("p09", honour={"cat": 4}, shinobi=6)
    assert honour(state) == {"cat": 4, "wolf": 1, "carp": 1}
    assert shinobi(state) == 1


@pytest.mark.rule("plot/p08")
def test_e13_twin_shuriken_take_only_what_is_there() -> None:
    state = paying("p08", honour={"crane": 1}, shinobi=2)
    assert honour(state) == {"cat": 1, "rooster": 2}
    assert shinobi(state) == 2


@pytest.mark.rule("plot/p07")
def test_e14_the_truce_stops_the_strike() -> None:
    state = paying("p07")
    assert honour(state) == {"cat": 1, "crane": 1, "rooster": 1}
    assert shinobi(state) == 3


@pytest.mark.rule("plot/p12")
def test_e15_alms_are_counted_after_honour_and_ties_are_the_hatamotos() -> None:
    before = {"crane": 1, "rooster": 1, "snake": 2, "wolf": 3, "carp": 1}
    state = paying("p12", honour=before, shinobi=4)
    assert legal(state, 0) == ["leader cat", "leader crane", "leader rooster", "leader carp"]
    run(state, "0 leader carp")
    assert honour(state) == {"cat": 1, "crane": 1, "rooster": 1, "snake": 1, "wolf": 3, "carp": 2}


@pytest.mark.rule("plot/p03")
@pytest.mark.parametrize(("slot", "destinations"), [(1, []), (2, [1]), (3, [1, 2]), (6, [4, 5])])
def test_e16_the_named_heir_by_slot(slot: int, destinations: list[int]) -> None:
    state = paying("p03", shinobi=slot)
    assert legal(state, 0) == [f"shinobi {to}" for to in destinations]


def ended(hands: list[list[str]], honour: dict[str, int], up: dict[str, list[str]]) -> Outcome:
    """How the game ends on exactly this honour: alms go to the carp, who loses them again."""
    before = {**honour, "cat": honour["cat"] - 1}
    state = paying("p12", loyalty=hands, honour=before, face_up=up, shinobi=6)
    run(state, "0 leader carp")
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("end/reveal")
def test_e17_of_several_over_the_threshold_the_highest_wins() -> None:
    hands = [["cat", "wolf"], ["crane", "wolf"], ["rooster", "carp"], ["snake", "carp"]]
    before = {"cat": 11, "crane": 11, "rooster": 13, "snake": 5}
    state = paying("p12", loyalty=hands, honour=before, shinobi=6)
    run(state, "0 leader carp")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [12, 11, 13, 5]
    assert outcome.winners == [2]
    assert [fact["seat"] for fact in facts_seen(state, "threshold_reached", 1)] == [0, 2]


@pytest.mark.rule("end/tie_leader")
def test_e18_the_higher_leader_breaks_the_tie() -> None:
    hands = [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]]
    outcome = ended(hands, {"cat": 6, "crane": 6, "rooster": 6, "wolf": 6}, {})
    assert outcome.scores == [12, 12, 0]
    assert outcome.winners == [0]


@pytest.mark.rule("end/tie_second")
def test_e19_the_second_leader_breaks_the_tie() -> None:
    hands = [["cat", "wolf"], ["cat", "rooster"], ["snake", "carp"]]
    outcome = ended(hands, {"cat": 8, "rooster": 4, "wolf": 4}, {})
    assert outcome.scores == [12, 12, 0]
    assert outcome.winners == [1]


@pytest.mark.rule("end/tie_revealed")
def test_e20_fewer_revealed_cards_break_the_tie() -> None:
    hands = [["cat", "wolf"], ["cat", "wolf"], ["snake", "carp"]]
    outcome = ended(hands, {"cat": 8, "wolf": 4}, {"0": ["cat"]})
    assert outcome.scores == [12, 12, 0]
    assert outcome.winners == [1]


@pytest.mark.rule("end/tie_revealed")
def test_e21_equals_in_everything_share_the_victory() -> None:
    hands = [["cat", "wolf"], ["cat", "wolf"], ["snake", "carp"]]
    outcome = ended(hands, {"cat": 8, "wolf": 4}, {"2": ["snake", "carp"]})
    assert outcome.winners == [0, 1]


@pytest.mark.rule("goal/score")
@pytest.mark.parametrize(("scoring", "score"), [("once", 7), ("double", 14)])
def test_e22_a_pair_counts_once_or_by_option_twice(scoring: str, score: int) -> None:
    hands = [["cat", "cat"], ["crane", "rooster"], ["snake", "carp"]]
    fields = position(loyalty=hands, honour={"cat": 7}, played={"1": "storms"})
    state = GAME.load({**fields, "options": {"pair_scoring": scoring}})
    assert own(state, 0)["score"] == score


def first_pickups(game: Shogunate, seats: int) -> list[int]:
    """The round at whose end each seat first takes its cards back; seat 0 begins as Hatamoto."""
    state = game.new(seats)
    state.events = []
    found = [0] * seats
    while 0 in found:
        advance(state)
        for facts in facts_seen(state, "discard_picked_up", 0):
            seat = facts["seat"]
            assert isinstance(seat, int)
            found[seat] = found[seat] or state.round()
        state.events = []
    return found


def advance(state: ShogunateState) -> None:
    """One action, the first that is legal; no Plot of the first nine takes a card back."""
    seat = state.to_act()[0]
    state.apply(seat, state.legal(seat)[0])


@pytest.fixture(name="endless")
def game_without_an_early_end(tmp_path: Path) -> Shogunate:
    """The game with a threshold nobody reaches."""
    table = data("table.toml").replace("threshold = 12", "threshold = 99")
    return packed(tmp_path, "table.toml", table.replace("threshold = 10", "threshold = 99"))


@pytest.mark.rule("play/pickup")
def test_e23_four_players_pick_up_after_seven_or_eight_rounds(endless: Shogunate) -> None:
    assert first_pickups(endless, 4) == [8, 8, 8, 7]


@pytest.mark.rule("play/pickup")
def test_e24_three_players_pick_up_after_eight_or_nine_rounds(endless: Shogunate) -> None:
    assert first_pickups(endless, 3) == [9, 9, 8]


@pytest.mark.rule("play/pickup")
def test_e25_six_players_pick_up_after_seven_or_eight_rounds(endless: Shogunate) -> None:
    assert first_pickups(endless, 6) == [8, 7, 7, 7, 7, 7]


@pytest.mark.rule("play/check")
@pytest.mark.parametrize(
    ("seats", "threshold", "left_over"), [(3, 12, 6), (4, 12, 4), (5, 12, 2), (6, 10, 0)]
)
def test_e26_thresholds_and_cards_left_over(seats: int, threshold: int, left_over: int) -> None:
    state = GAME.new(seats)
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    view = state.view(0)
    assert view["threshold"] == threshold
    assert view["loyalty_left_over"] == left_over


@pytest.mark.rule("play/dishonour")
def test_e27_dishonour_without_a_face_down_card_still_moves() -> None:
    state = acting("dishonour", face_up={"1": ["crane", "rooster"]})
    run(state, "1 leader cat")
    assert decision(state) == "name_player"
    assert line(state) == ["crane", "rooster", "snake", "wolf", "carp", "cat"]


@pytest.mark.rule("play/arrow")
def test_e28_arrow_when_all_others_are_revealed_still_moves() -> None:
    state = acting("arrow", face_up={"0": ["cat", "wolf"], "2": ["snake", "carp"]})
    run(state, "1 leader crane")
    assert decision(state) == "name_player"
    assert line(state) == ["crane", "cat", "rooster", "snake", "wolf", "carp"]


@pytest.mark.rule("play/storms")
@pytest.mark.parametrize(
    "face_up", [{"1": ["crane", "rooster"]}, {"0": ["cat", "wolf"], "2": ["snake", "carp"]}]
)
def test_e29_no_exchange_is_offered_without_cards(face_up: dict[str, list[str]]) -> None:
    state = acting("storms", face_up=face_up)
    assert decision(state) == "storms_mode"
    assert legal(state, 1) == ["mode switch"]


@pytest.mark.rule("play/upstream")
def test_e30_a_pair_is_one_option_and_is_still_asked() -> None:
    loyalty = [["cat", "wolf"], ["crane", "crane"], ["snake", "carp"]]
    state = acting("upstream", loyalty=loyalty)
    run(state, "1 up crane 1")
    assert state.to_act() == [1]
    assert legal(state, 1) == ["show crane"]


@pytest.mark.rule("play/storms")
def test_e31_an_exchange_is_exact_for_the_parties_and_stale_for_a_third() -> None:
    before = {
        "0": [[1, "rooster"], [2, "carp"]],
        "1": [[2, "carp"]],
        "2": [[1, "crane"]],
    }
    state = acting("storms", notes=before)
    run(state, "1 mode exchange", "1 player 2", "2 give snake", "1 give crane")
    assert notes(state, 0) == [(1, "rooster", True), (2, "carp", True)]
    assert notes(state, 1) == [(2, "carp", False), (2, "crane", False)]
    assert notes(state, 2) == [(1, "snake", False)]
    assert decision(state) == "name_player"


@pytest.mark.rule("play/storms")
def test_e32_the_only_face_down_card_is_followed() -> None:
    before = {"0": [[1, "crane"], [2, "carp"]]}
    state = acting("storms", face_up={"1": ["rooster"]}, notes=before)
    run(state, "1 mode exchange", "1 player 2", "1 give crane", "2 give snake")
    assert notes(state, 0) == [(2, "carp", True), (2, "crane", False)]


@pytest.mark.rule("play/dishonour")
def test_e33_dishonour_settles_a_note() -> None:
    state = acting("dishonour", notes={"0": [[1, "crane"]], "2": [[1, "rooster"]]})
    run(state, "1 leader cat", "1 turn crane")
    assert notes(state, 0) == []
    assert notes(state, 2) == [(1, "rooster", False)]


@pytest.mark.rule("plot/p15")
def test_e34_all_others_remember_a_card_turned_back() -> None:
    state = paying("p15", face_up={"1": ["crane"], "2": ["snake", "carp"]})
    run(state, "0 conceal 2 carp")
    assert notes(state, 0) == [(2, "carp", False)]
    assert notes(state, 1) == [(2, "carp", False)]
    assert notes(state, 2) == []


@pytest.mark.rule("plot/p14")
def test_e35_whispers_go_left_and_skip_the_revealed() -> None:
    state = paying("p14", face_up={"1": ["crane", "rooster"]})
    run(state, "2 show carp", "0 show cat")
    assert notes(state, 0) == [(2, "carp", False)]
    assert notes(state, 1) == [(0, "cat", False)]
    assert notes(state, 2) == []


@pytest.mark.rule("plot/p06")
def test_e36_the_tallest_pine_may_be_where_the_shinobi_is() -> None:
    state = paying("p06", honour={"cat": 1, "rooster": 1})
    assert state.to_act() == [0]
    assert legal(state, 0) == ["shinobi 1", "shinobi 3"]


@pytest.mark.rule("plot/p11")
def test_e37_the_marriage_pact_gives_only_downhill() -> None:
    wanted = ["shift rooster crane", "shift wolf carp", "decline"]
    assert legal(paying("p11"), 0) == wanted


@pytest.mark.rule("plot/p16")
def test_e38_the_astrologer_orders_the_last_two_plots() -> None:
    state = paying("p16", plots_past=PLOTS[:15])
    run(state, "nature draw plot p18", "nature draw plot p17", "0 top p17")
    assert decision(state) == "choose_card"
    assert state.to_act() == [0, 2]
    assert state.view(2)["plot"] == "p17"


@pytest.mark.rule("plot/p09")
def test_e39_a_bound_shinobi_goes_along_with_its_leader() -> None:
    options = {"shinobi_binding": "leader"}
    state = paying("p09", options=options, shinobi=1, honour={"cat": 4})
    assert shinobi(state) == 6
    assert honour(state) == {"cat": 3, "carp": 2, "wolf": 1}


@pytest.mark.rule("plot/p03")
def test_e40_the_named_heir_is_idle_at_the_head_and_the_strike_follows() -> None:
    state = paying("p03", shinobi=1)
    assert decision(state) == "reveal_plot"
    assert honour(state) == {"crane": 1}


@pytest.mark.rule("plot/p17")
def test_e41_the_hatamoto_may_summon_their_own_card() -> None:
    state = paying("p17", hands={"0": ["cloaked", "arrow"], "2": ["storms"]})
    run(state, "0 player 0")
    assert state.to_act() == [0]
    wanted = ["dishonour", "upstream", "company", "storms"]
    assert legal(state, 0) == [*(f"recall {card}" for card in wanted), "decline"]

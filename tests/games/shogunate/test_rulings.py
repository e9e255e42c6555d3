"""Every ruling of `docs/games/shogunate/rulings.md` about play, each pinned by a test."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import (
    decision,
    entries,
    facts_seen,
    finished,
    legal,
    own,
    refusal,
    run,
    wander,
)
from tests.games.shogunate.table import (
    CARDS,
    CLANS,
    FOUR,
    LOYALTY,
    SLOT,
    acting,
    closing,
    hands_of,
    honour,
    laid,
    line,
    past,
    paying,
    shinobi,
    shown,
)

TWINS = [["cat", "wolf"], ["cat", "wolf"], ["snake", "carp"]]


PAIR = [["cat", "cat"], ["crane", "wolf"], ["snake", "carp"]]


def ended(honour: dict[str, int], **fields: object) -> ShogunateState:
    """The state after a round that leaves this honour: alms go to the carp and are struck off."""
    before = {**honour, "cat": honour["cat"] - 1}
    state = paying("p12", honour=before, shinobi=6, **fields)
    run(state, "0 leader carp")
    return state


def places(state: ShogunateState) -> list[int]:
    """The places of a game that is over."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.places


@pytest.mark.rule("play/check")
def test_ruling_01_six_players_end_at_ten_or_by_option_three() -> None:
    usual = [GAME.new(seats).view(WATCHER)["threshold"] for seats in (3, 4, 5, 6)]
    other = [GAME.new(s, {"threshold_alt": True}).view(WATCHER)["threshold"] for s in (3, 4, 5, 6)]
    assert (usual, other) == ([12, 12, 12, 10], [10, 12, 12, 12])


@pytest.mark.rule("goal/score")
def test_ruling_02_a_leader_counts_once_for_a_pair() -> None:
    assert own(laid(loyalty=PAIR, honour={"cat": 5}), 0)["score"] == 5
    double = {"pair_scoring": "double"}
    assert own(laid(loyalty=PAIR, honour={"cat": 5}, options=double), 0)["score"] == 10


@pytest.mark.rule("setup/loyalty")
def test_ruling_02_a_pair_may_be_dealt_unless_the_option_forbids_it() -> None:
    for options, allowed in (({}, True), ({"redeal_pairs": True}, False)):
        state = GAME.new(3, options)
        run(state, "nature draw loyalty 0 cat")
        assert ("draw loyalty 0 cat" in legal(state, NATURE)) == allowed


@pytest.mark.rule("play/shinobi")
def test_ruling_03_the_shinobi_follows_its_leader_or_by_option_keeps_its_slot() -> None:
    for options, slot in (({}, 6), (SLOT, 3)):
        state = acting("dishonour", options=options)
        run(state, "1 leader rooster")
        assert shinobi(state) == slot


@pytest.mark.rule("play/pass")
def test_ruling_04_the_marker_passes_once() -> None:
    state = paying("p07", loyalty=FOUR, hatamoto=0)
    run(state, "nature draw plot p18")
    assert state.view(WATCHER)["hatamoto"] == 1


@pytest.mark.rule("play/upstream")
def test_ruling_05_an_impossible_part_is_left_out_and_the_rest_happens() -> None:
    state = acting("upstream", face_up={"1": ["crane", "rooster"]})
    run(state, "1 up rooster 2")
    assert line(state)[0] == "rooster"
    assert decision(state) == "name_player"


@pytest.mark.rule("play/cloaked", "play/dishonour", "play/upstream", "play/company", "play/arrow")
def test_ruling_06_every_move_offered_changes_the_line() -> None:
    for card in CARDS[:5]:
        state = acting(card)
        if card == "cloaked":
            run(state, "0 leader wolf")
        for action in state.legal(1):
            after = state.clone()
            after.apply(1, action)
            assert after.line != state.line
        assert legal(state, 1)


@pytest.mark.rule("play/company")
def test_ruling_07_neighbours_are_those_after_the_move() -> None:
    state = acting("company")
    run(state, "1 leader crane")
    assert legal(state, 1) == ["leader rooster", "leader snake"]


@pytest.mark.rule("play/arrow")
def test_ruling_08_the_arrow_is_not_turned_on_oneself() -> None:
    state = acting("arrow")
    run(state, "1 leader crane")
    assert refusal(state, "1 player 1") == ("own_seat", "play/arrow")


@pytest.mark.rule("play/storms")
def test_ruling_09_face_up_cards_are_never_exchanged() -> None:
    state = acting("storms", face_up={"1": ["crane"], "2": ["snake"]})
    run(state, "1 mode exchange", "1 player 2")
    assert (legal(state, 1), legal(state, 2)) == (["give rooster"], ["give carp"])


@pytest.mark.rule("play/honour")
def test_ruling_11_honour_never_runs_out() -> None:
    everywhere = dict.fromkeys(["cat", "crane", "rooster", "snake"], 0)
    nobodys = [["wolf", "carp"], ["wolf", "carp"], ["snake", "rooster"]]
    state = paying("p07", loyalty=nobodys, honour={**everywhere, "cat": 60, "crane": 60})
    assert honour(state) == {"cat": 61, "crane": 61, "rooster": 1}


@pytest.mark.rule("play/plot")
def test_ruling_12_an_empty_deck_ends_the_game_which_is_scored_as_usual() -> None:
    state = paying("p07", plots_past=past("p07"), honour={"snake": 4})
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("plots_exhausted", [1, 2, 4])


@pytest.mark.rule("end/reveal")
def test_ruling_13_of_several_at_the_threshold_the_best_wins() -> None:
    state = ended({"cat": 7, "wolf": 5, "crane": 6, "rooster": 7})
    assert [row["seat"] for row in facts_seen(state, "threshold_reached", 2)] == [0, 1]
    assert places(state) == [2, 1, 3]


@pytest.mark.rule("play/check")
def test_ruling_14_declaring_is_no_choice() -> None:
    state = ended({"cat": 12})
    assert state.to_act() == []
    assert facts_seen(state, "threshold_reached", 1) == [{"seat": 0, "score": 12}]


@pytest.mark.rule("plot/p15", "end/tie_revealed")
def test_ruling_15_a_card_turned_back_counts_as_not_revealed() -> None:
    fields = {"loyalty": TWINS, "face_up": {"0": ["cat"], "1": ["cat"]}, "shinobi": 3}
    state = paying("p15", honour={"cat": 8, "wolf": 4}, **fields)
    run(state, "0 conceal 1 cat")
    assert places(state) == [2, 1, 3]


@pytest.mark.rule("plot/p17", "play/pickup")
def test_ruling_16_a_card_taken_back_prevents_the_pick_up() -> None:
    for answer, hand in (("recall arrow", ["arrow"]), ("decline", CARDS)):
        state = paying("p17", hands={"1": []})
        run(state, "0 player 1", f"1 {answer}")
        assert shown(state, 1, WATCHER)["hand"] == hand


@pytest.mark.rule("play/pickup", "play/pass")
def test_ruling_17_the_pick_up_comes_before_the_pass() -> None:
    state = closing("p07", hands={"0": []})
    assert state.events is not None
    kinds = [event.kind for event in state.events]
    assert kinds.index("discard_picked_up") < kinds.index("hatamoto_passed")


@pytest.mark.rule("play/pickup")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ruling_18_nobody_begins_a_round_with_an_empty_hand(seats: int) -> None:
    for state in wander(GAME.new(seats), Rng(18)):
        if decision(state) == "choose_card":
            assert all(shown(state, seat, WATCHER)["hand"] for seat in range(seats))


@pytest.mark.rule("play/cloaked")
def test_ruling_19_the_cloaked_leader_is_picked_when_its_player_is_named() -> None:
    state = laid()
    run(state, "1 play cloaked", "2 play arrow", "0 name 2", "2 leader carp")
    run(state, "2 player 0", "0 show cat", "0 name 1")
    assert decision(state) == "cloaked_leader"
    run(state, "0 leader wolf")
    assert refusal(state, "1 slot 6") == ("same_slot", "play/cloaked")


@pytest.mark.rule("play/pickup")
def test_ruling_20_action_cards_come_back_when_the_hand_is_empty() -> None:
    state = paying("p07", hands={"1": [], "2": ["storms"]})
    run(state, "nature draw plot p18")
    assert legal(state, 2) == ["play storms"]
    assert shown(state, 1, WATCHER)["hand"] == CARDS


@pytest.mark.rule("play/choose")
def test_ruling_21_the_hatamoto_plays_no_card() -> None:
    state = laid(hatamoto=1)
    run(state, "0 play company", "2 play company")
    assert shown(state, 1, WATCHER)["played"] is None
    assert legal(state, 1) == ["name 0", "name 2"]


@pytest.mark.rule("play/pass", "plot/p14")
def test_ruling_22_left_is_the_next_seat() -> None:
    state = paying("p14", loyalty=FOUR, hatamoto=2)
    run(state, "0 show cat", "1 show crane", "2 show carp", "3 show wolf")
    assert [entries(own(state, seat)["notes"])[0]["seat"] for seat in range(4)] == [3, 0, 1, 2]
    assert state.view(WATCHER)["hatamoto"] == 3


@pytest.mark.rule("play/upstream", "play/name")
def test_ruling_24_a_single_option_is_still_asked() -> None:
    pair = [["cat", "wolf"], ["crane", "crane"], ["snake", "carp"]]
    for loyalty in (pair, LOYALTY):
        state = acting("upstream", loyalty=loyalty)
        run(state, "1 up crane 1")
        assert decision(state) == "upstream_show"


@pytest.mark.rule("play/storms")
def test_ruling_26_either_order_of_a_switch_gives_the_same_line() -> None:
    lines = []
    for first, second in (("cat", "wolf"), ("wolf", "cat")):
        state = acting("storms")
        run(state, "1 mode switch", f"1 leader {first}", f"1 leader {second}")
        lines.append(line(state))
    assert lines[0] == lines[1] == ["wolf", "crane", "rooster", "snake", "cat", "carp"]


@pytest.mark.rule("play/name", "plot/p17")
def test_ruling_27_a_card_of_this_round_may_be_summoned_back() -> None:
    state = closing("p17")
    run(state, "0 player 1")
    assert legal(state, 1) == ["recall storms", "decline"]


@pytest.mark.rule("plot/p09", "plot/p10")
def test_ruling_32_a_bound_shinobi_goes_along_before_the_strike() -> None:
    state = paying("p10", honour={"rooster": 2})
    run(state, "0 swap 2")
    assert shinobi(state) == 2
    assert honour(state) == {"crane": 1, "rooster": 2}


@pytest.mark.rule("plot/p18")
def test_ruling_32_a_move_to_a_slot_binds_to_the_leader_there() -> None:
    state = paying("p18")
    run(state, "nature draw plot p07", "0 play dishonour", "2 play company")
    run(state, "1 name 2", "2 leader wolf", "2 leader carp")
    assert (shinobi(state), line(state)[4]) == (5, "carp")


@pytest.mark.rule("setup/hatamoto")
def test_ruling_43_chance_draws_the_first_hatamoto_unless_a_seat_is_named() -> None:
    drawn = GAME.load({"seats": 4, "line": CLANS, "plot": "p07", "loyalty": FOUR})
    assert legal(drawn, NATURE) == [f"draw hatamoto {seat}" for seat in range(4)]
    state = GAME.new(4, {"first_hatamoto": "seat_2"})
    while state.actor() == NATURE:
        assert decision(state) != "start_player"
        state.apply(NATURE, state.legal(NATURE)[0])
    assert state.view(WATCHER)["hatamoto"] == 2


@pytest.mark.rule("setup/loyalty", "setup/line", "setup/plots", "setup/hatamoto")
def test_ruling_34_set_up_is_drawn_one_thing_at_a_time() -> None:
    state = GAME.new(3)
    drawn: list[str] = []
    while state.actor() == NATURE:
        drawn.append(decision(state))
        state.apply(NATURE, state.legal(NATURE)[0])
    wanted = ["deal"] * 6 + ["lay_line"] * 6 + ["reveal_plot", "start_player"]
    assert drawn == wanted


@pytest.mark.rule("play/plot", "end/reveal")
def test_ruling_35_an_empty_deck_is_decided_by_the_key_without_a_declaration() -> None:
    state = closing("p07", plots_past=past("p07"), honour={"wolf": 2})
    assert facts_seen(state, "threshold_reached", 0) == []
    assert places(state) == [1, 2, 3]


@pytest.mark.rule("end/reveal")
def test_ruling_36_equal_keys_share_a_place() -> None:
    assert places(ended({"cat": 12, "crane": 1}, loyalty=FOUR)) == [1, 3, 4, 1]


@pytest.mark.rule("end/reveal", "end/tie_revealed")
def test_ruling_37_the_final_reveal_does_not_count_as_revealed() -> None:
    state = ended({"cat": 8, "wolf": 4}, loyalty=TWINS, face_up={"0": ["wolf"]})
    assert [shown(state, seat, WATCHER)["loyalty"] for seat in range(3)] == TWINS
    assert shown(state, 1, WATCHER)["face_up"] == []
    assert places(state) == [2, 1, 3]


@pytest.mark.rule("plot/p17")
def test_ruling_39_the_hatamoto_makes_both_choices_of_a_summons() -> None:
    state = paying("p17", hands={"0": ["arrow"]})
    run(state, "0 player 0")
    assert state.to_act() == [0]
    run(state, "0 recall storms")
    assert shown(state, 0, WATCHER)["hand"] == ["arrow", "storms"]


@pytest.mark.rule("end/tie_second")
@pytest.mark.parametrize("seats", [3, 6])
def test_ruling_40_no_two_players_share_the_best_leader_of_a_pair(seats: int) -> None:
    for seed in range(30):
        hands = hands_of(finished(GAME.new(seats), seed))
        pairs = [hand[0] for hand in hands if hand[0] == hand[1]]
        assert all(sum(clan in hand for hand in hands) == 1 for clan in pairs)


@pytest.mark.rule("end/tie_second")
def test_ruling_40_a_pair_is_placed_by_its_one_leader() -> None:
    double = {"pair_scoring": "double"}
    hands = [["crane", "crane"], ["rooster", "cat"], ["snake", "carp"]]
    state = ended({"cat": 6, "crane": 6, "rooster": 6}, loyalty=hands, options=double)
    assert places(state) == [2, 1, 3]


@pytest.mark.rule("plot/p11")
def test_ruling_41_honour_moves_only_to_a_neighbour_with_less() -> None:
    state = paying("p11", honour={"cat": 1, "crane": 1})
    assert legal(state, 0) == ["shift wolf carp", "decline"]
    assert refusal(state, "0 shift cat crane") == ("not_richer", "plot/p11")

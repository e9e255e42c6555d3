"""The rulings about what is public and what each seat knows, each pinned by a test."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, legal, own, refusal, run
from tests.games.shogunate.table import (
    CARDS,
    FOUR,
    acting,
    hands_of,
    imagined,
    laid,
    notes,
    past,
    paying,
    shown,
)


def exchanged(first: str = "crane", second: str = "carp", **fields: object) -> ShogunateState:
    """Seats 1 and 2 have exchanged these cards."""
    state = acting("storms", 1, **fields)
    run(state, "1 mode exchange", "1 player 2", f"1 give {first}", f"2 give {second}")
    return state


@pytest.mark.rule("play/upstream")
def test_ruling_10_the_card_shown_upstream_is_your_own() -> None:
    state = acting("upstream")
    run(state, "1 up crane 1")
    assert legal(state, 1) == ["show crane", "show rooster"]


@pytest.mark.rule("play/choose")
def test_ruling_23_who_has_chosen_is_public_and_what_is_not() -> None:
    state = laid(loyalty=FOUR)
    run(state, "2 play arrow")
    assert state.to_act() == [1, 3]
    assert refusal(state, "2 play storms")[0] == "already_answered"
    assert shown(state, 2, 1)["ready"]
    assert shown(state, 2, 1)["hand"] == CARDS


@pytest.mark.rule("setup/loyalty")
def test_ruling_25_a_pair_is_one_option_in_every_choice_of_a_card() -> None:
    pair = [["cat", "wolf"], ["crane", "crane"], ["snake", "carp"]]
    for card, lines, option in (
        ("dishonour", ["1 leader cat"], "turn crane"),
        ("upstream", ["1 up crane 1"], "show crane"),
        ("storms", ["1 mode exchange", "1 player 0"], "give crane"),
    ):
        state = acting(card, loyalty=pair)
        run(state, *lines)
        assert legal(state, 1) == [option]


@pytest.mark.rule("play/arrow")
def test_ruling_28_the_same_card_shown_again_renews_its_note() -> None:
    state = acting("arrow", plot="p13", notes={"1": [[2, "carp", 1]]}, plots_past=["p01", "p02"])
    run(state, "1 leader crane", "1 player 2", "2 show carp")
    wanted = {"seat": 2, "clan": "carp", "round": 3, "stale": False}
    assert own(state, 1)["notes"] == [wanted]


@pytest.mark.rule("play/dishonour")
def test_ruling_28_turning_a_card_drops_one_fresh_note_of_each_other_seat() -> None:
    state = acting("dishonour", notes={"0": [[1, "crane"]], "2": [[1, "crane"], [1, "rooster"]]})
    run(state, "1 leader cat", "1 turn crane")
    assert (notes(state, 0), notes(state, 2)) == ([], [(1, "rooster", False)])


@pytest.mark.rule("play/dishonour")
def test_ruling_28_turning_a_card_leaves_stale_notes_alone() -> None:
    told = [
        ["saw", 1, 0, 1, "rooster"],
        ["exchanged", 1, 1, 2, "crane", "carp"],
        ["turned", 2, 1, "rooster"],
    ]
    hands = [["cat", "wolf"], ["rooster", "carp"], ["crane", "snake"]]
    state = laid(loyalty=hands, face_up={"1": ["rooster"]}, ledger=told, plots_past=["p01"])
    assert notes(state, 0) == [(1, "rooster", True)]


@pytest.mark.rule("plot/p15")
def test_ruling_28_an_amnesty_adds_a_note_beside_one_that_says_the_same() -> None:
    pair = [["cat", "wolf"], ["crane", "crane"], ["snake", "carp"]]
    state = paying("p15", loyalty=pair, face_up={"1": ["crane"]}, notes={"0": [[1, "crane"]]})
    run(state, "0 conceal 1 crane")
    assert notes(state, 0) == [(1, "crane", False), (1, "crane", False)]


@pytest.mark.rule("play/storms")
def test_ruling_28_a_seat_that_knows_a_whole_pair_follows_the_card() -> None:
    told = [
        ["saw", 1, 0, 1, "crane"],
        ["concealed", 1, 1, "crane"],
        ["exchanged", 2, 1, 2, "crane", "carp"],
    ]
    hands = [["cat", "wolf"], ["crane", "carp"], ["crane", "snake"]]
    state = laid(loyalty=hands, ledger=told, plots_past=["p01"])
    assert notes(state, 0) == [(1, "crane", False), (2, "crane", False)]


@pytest.mark.rule("play/storms")
def test_ruling_28_two_different_cards_known_do_not_tell_which_was_given() -> None:
    state = exchanged(notes={"0": [[1, "crane"], [1, "rooster"]]})
    assert notes(state, 0) == [(1, "crane", True), (1, "rooster", True)]


@pytest.mark.rule("play/storms")
def test_ruling_28_a_fresh_note_replaces_a_stale_one_that_says_the_same() -> None:
    state = exchanged(notes={"0": [[2, "carp"], [2, "snake"]]}, plot="p13")
    run(state, "0 name 2", "2 leader cat", "2 leader crane")
    run(state, "0 player 2", "2 show snake")
    assert notes(state, 0) == [(2, "carp", True), (2, "snake", False)]


@pytest.mark.rule("play/check")
def test_ruling_29_worlds_drawn_later_respect_a_passed_check() -> None:
    state = paying("p03", shinobi=1, honour={"cat": 6, "crane": 5, "snake": 6})
    rng = Rng(29)
    for _ in range(200):
        drawn = imagined(state, 1, rng)
        for hand in (own(drawn, 0)["loyalty"], own(drawn, 2)["loyalty"]):
            assert hand not in (["cat", "snake"], ["cat", "crane"], ["crane", "snake"])


@pytest.mark.rule("play/check")
def test_ruling_29_a_check_holds_for_the_holders_of_its_time() -> None:
    honours = {"cat": 6, "rooster": 6}
    hands = [["cat", "wolf"], ["crane", "carp"], ["rooster", "carp"]]
    state = paying("p03", loyalty=hands, shinobi=1, honour=honours)
    run(state, "nature draw plot p18", "0 play storms", "2 play company")
    run(state, "1 name 0", "0 mode exchange", "0 player 2", "0 give wolf", "2 give rooster")
    drawn = {str(own(imagined(state, 1, Rng(seed)), 0)["loyalty"]) for seed in range(300)}
    assert "['cat', 'rooster']" in drawn


@pytest.mark.rule("setup/loyalty")
def test_ruling_30_it_is_public_that_no_pair_was_dealt() -> None:
    state = GAME.new(4, {"redeal_pairs": True})
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    rng = Rng(30)
    for _ in range(100):
        drawn = imagined(state, 0, rng)
        assert all(len(set(hand)) == 2 for hand in hands_of(drawn))


@pytest.mark.rule("plot/p16")
def test_ruling_31_the_looker_knows_the_second_plot_under_another_hatamoto() -> None:
    state = paying("p16")
    run(state, "nature draw plot p18", "nature draw plot p02", "0 top p18")
    assert state.view(WATCHER)["hatamoto"] == 1
    assert own(state, 0)["plots_known"] == ["p02"]
    assert own(state, 1)["plots_known"] == [None]


@pytest.mark.rule("plot/p16")
def test_ruling_31_the_chosen_order_is_revealed_without_a_draw() -> None:
    state = paying("p16")
    run(state, "nature draw plot p18", "nature draw plot p02", "0 top p02")
    assert (state.view(2)["plot"], decision(state)) == ("p02", "choose_card")


@pytest.mark.rule("play/plot")
def test_ruling_33_between_plots_none_is_active_and_the_old_one_is_open() -> None:
    view = paying("p07", plots_past=["p03"]).view(WATCHER)
    assert (view["plot"], view["plots_past"]) == (None, ["p03", "p07"])


@pytest.mark.rule("play/storms")
def test_ruling_38_like_for_like_is_still_an_exchange_for_the_others() -> None:
    hands = [["cat", "wolf"], ["crane", "rooster"], ["crane", "carp"]]
    state = exchanged("crane", "crane", loyalty=hands, notes={"0": [[1, "rooster"]]})
    assert hands_of(state) == hands
    assert notes(state, 0) == [(1, "rooster", True)]


@pytest.mark.rule("play/plot")
def test_ruling_42_a_view_does_not_name_the_last_plot() -> None:
    view = paying("p16", plots_past=past("p16", "p04")).view(1)
    assert view["plots_left"] == 1
    assert "p04" not in str(view)

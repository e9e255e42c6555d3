"""Who learns what: of a secret told in two versions only those who learn it see a difference."""

import json
from collections.abc import Callable

import pytest

from hatamoto.games.shogunate import GAME, ledger, top_plots
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.match import loaded_match
from hatamoto.kernel.seats import WATCHER
from tests.games.kit import events_seen, facts_seen, own, run
from tests.games.shogunate.table import FOUR, acting, closing, laid, notes, paying, position, shown

TABLE = [0, 1, 2, 3, WATCHER]
TURNED = {"1": ["crane", "rooster"]}
Version = Callable[[str], ShogunateState]
"""Plays a scene up to and with a secret, which is the word given."""


def played(card: str, *lines: str) -> Version:
    """A card of seat 1 at a table of four; the last line ends with the secret."""

    def version(secret: str) -> ShogunateState:
        state = acting(card, loyalty=FOUR)
        run(state, *lines[:-1], f"{lines[-1]} {secret}")
        return state

    return version


def powered(plot: str, *lines: str, **fields: object) -> Version:
    """A Plot of seat 0 at a table of four; the last line ends with the secret."""

    def version(secret: str) -> ShogunateState:
        state = closing(plot, loyalty=FOUR, **fields)
        run(state, *lines[:-1], f"{lines[-1]} {secret}")
        return state

    return version


def dealt(secret: str) -> ShogunateState:
    """The first card for seat 0."""
    state = GAME.new(4)
    state.events = []
    run(state, f"nature draw loyalty 0 {secret}")
    return state


def chosen(secret: str) -> ShogunateState:
    """A pending choice of seat 1."""
    state = laid(loyalty=FOUR)
    run(state, f"1 play {secret}")
    return state


def revealed(secret: str) -> ShogunateState:
    """The same choice after the reveal."""
    state = chosen(secret)
    run(state, "2 play company", "3 play company")
    return state


def whispered(secret: str) -> ShogunateState:
    """What seat 1 whispers to seat 2."""
    state = paying("p14", loyalty=FOUR)
    run(state, "0 show cat", "2 show carp", "3 show wolf", f"1 show {secret}")
    return state


def whispering(secret: str) -> ShogunateState:
    """The same before the last has chosen."""
    state = paying("p14", loyalty=FOUR)
    run(state, f"1 show {secret}")
    return state


def seen(state: ShogunateState, seat: int) -> str:
    """All that reaches a seat: its view, its events, its choices, who is asked."""
    events = [event.as_json() for event in events_seen(state, seat)]
    reached = [state.view(seat), events, state.legal(seat), state.to_act()]
    return json.dumps(reached, sort_keys=True)


exchange = played("storms", "1 mode exchange", "1 player 2", "2 give snake", "1 give")
ROWS = {
    "deal": (dealt, "cat", "wolf", [0]),
    "choice": (chosen, "arrow", "storms", [1]),
    "reveal": (revealed, "arrow", "storms", TABLE),
    "dishonour": (played("dishonour", "1 leader cat", "1 turn"), "crane", "rooster", TABLE),
    "upstream": (played("upstream", "1 up crane 1", "1 show"), "crane", "rooster", [0, 1]),
    "arrow": (played("arrow", "1 leader crane", "1 player 2", "2 show"), "snake", "carp", [1, 2]),
    "gift": (played("storms", "1 mode exchange", "1 player 2", "1 give"), "crane", "rooster", [1]),
    "exchange": (exchange, "crane", "rooster", [1, 2]),
    "inquiry": (powered("p13", "0 player 2", "2 show"), "snake", "carp", [0, 2]),
    "whisper": (whispering, "crane", "rooster", [1]),
    "whispers": (whispered, "crane", "rooster", [1, 2]),
    "amnesty": (powered("p15", "0 conceal 1", face_up=TURNED), "crane", "rooster", TABLE),
    "look": (powered("p16", "nature draw plot"), "p01", "p02", [0]),
}
"""By row: the scene, two secrets it may hold, and the seats that learn which."""


@pytest.mark.rule("setup/loyalty", "play/choose", "play/dishonour", "play/upstream", "play/arrow")
@pytest.mark.rule("play/storms", "plot/p13", "plot/p14", "plot/p15", "plot/p16")
@pytest.mark.parametrize(("version", "one", "other", "learners"), ROWS.values(), ids=ROWS)
def test_only_those_who_learn_it_can_tell_the_versions_apart(
    version: Version, one: str, other: str, learners: list[int]
) -> None:
    first, second = version(one), version(other)
    differing = [seat for seat in TABLE if seen(first, seat) != seen(second, seat)]
    assert differing == learners


# Everybody learns that it happened


@pytest.mark.rule("setup/loyalty")
def test_everybody_sees_a_card_dealt_and_only_its_owner_which() -> None:
    state = dealt("cat")
    for seat in TABLE:
        assert facts_seen(state, "loyalty_dealt", seat) == [{"seat": 0}]
        assert facts_seen(state, "loyalty_received", seat) == (
            [{"seat": 0, "clan": "cat"}] if seat == 0 else []
        )


@pytest.mark.rule("play/upstream")
def test_everybody_sees_a_card_shown_and_the_two_see_which() -> None:
    state = played("upstream", "1 up crane 1", "1 show")("crane")
    for seat in TABLE:
        assert facts_seen(state, "loyalty_shown", seat) == [{"seat": 1, "to_seat": 0}]
        assert bool(facts_seen(state, "loyalty_seen", seat)) == (seat in (0, 1))


@pytest.mark.rule("play/arrow")
def test_everybody_sees_who_showed_to_whom() -> None:
    state = played("arrow", "1 leader crane", "1 player 2", "2 show")("carp")
    for seat in TABLE:
        assert facts_seen(state, "loyalty_shown", seat) == [{"seat": 2, "to_seat": 1}]
        assert bool(facts_seen(state, "loyalty_seen", seat)) == (seat in (1, 2))


@pytest.mark.rule("play/storms")
def test_everybody_sees_which_two_exchanged_and_the_two_see_both_cards() -> None:
    state = exchange("crane")
    clans = {"clan": "crane", "other_clan": "snake"}
    for seat in TABLE:
        assert facts_seen(state, "loyalty_exchanged", seat) == [{"seat": 1, "other_seat": 2}]
        known = [{"seat": 1, "other_seat": 2, **clans}] if seat in (1, 2) else []
        assert facts_seen(state, "loyalty_swapped", seat) == known


@pytest.mark.rule("plot/p16")
def test_everybody_sees_that_plots_were_looked_at_and_put_back() -> None:
    state = powered("p16", "nature draw plot p01", "nature draw plot p02", "0 top")("p02")
    for seat in TABLE:
        assert facts_seen(state, "plots_scried", seat) == [{"seat": 0, "count": 2}]
        assert facts_seen(state, "plots_ordered", seat) == [{"seat": 0}]
        assert len(facts_seen(state, "plot_seen", seat)) == (2 if seat == 0 else 0)
        assert len(facts_seen(state, "plot_ordered", seat)) == (1 if seat == 0 else 0)


# What stays in the views


@pytest.mark.rule("play/upstream")
def test_only_the_hatamoto_notes_a_card_shown_upstream() -> None:
    state = played("upstream", "1 up crane 1", "1 show")("crane")
    assert [notes(state, seat) for seat in range(4)] == [[(1, "crane", False)], [], [], []]


@pytest.mark.rule("play/arrow")
def test_only_the_player_of_the_arrow_notes_the_card() -> None:
    state = played("arrow", "1 leader crane", "1 player 2", "2 show")("carp")
    assert [notes(state, seat) for seat in range(4)] == [[], [(2, "carp", False)], [], []]


@pytest.mark.rule("plot/p13")
def test_only_the_hatamoto_notes_an_inquiry() -> None:
    state = powered("p13", "0 player 2", "2 show")("snake")
    assert [notes(state, seat) for seat in range(4)] == [[(2, "snake", False)], [], [], []]


@pytest.mark.rule("plot/p14")
def test_each_left_neighbour_notes_the_one_card_shown_to_them() -> None:
    state = whispered("rooster")
    assert [notes(state, seat) for seat in range(4)] == [
        [(3, "wolf", False)],
        [(0, "cat", False)],
        [(1, "rooster", False)],
        [(2, "carp", False)],
    ]


@pytest.mark.rule("play/storms")
def test_both_parties_note_the_card_they_gave() -> None:
    state = exchange("crane")
    assert [notes(state, seat) for seat in range(4)] == [
        [],
        [(2, "crane", False)],
        [(1, "snake", False)],
        [],
    ]


@pytest.mark.rule("plot/p16")
def test_the_looker_knows_the_next_plot_and_the_others_that_one_is_known() -> None:
    state = powered("p16", "nature draw plot p01", "nature draw plot p02", "0 top")("p02")
    assert state.view(3)["plot"] == "p02"
    assert [own(state, seat)["plots_known"] for seat in range(4)] == [
        ["p01"],
        [None],
        [None],
        [None],
    ]


@pytest.mark.rule("setup/loyalty")
def test_the_left_over_cards_are_only_counted() -> None:
    state = laid(loyalty=FOUR)
    for seat in TABLE:
        view = state.view(seat)
        assert view["loyalty_left_over"] == 4
        assert {key for key in view if "loyalty" in key} == {"loyalty_left_over"}


@pytest.mark.rule("setup/loyalty")
def test_a_player_sees_their_own_cards_and_a_watcher_nobodys() -> None:
    state = laid(loyalty=FOUR)
    assert own(state, 1)["loyalty"] == ["crane", "rooster"]
    assert state.view(WATCHER)["you"] is None
    assert "loyalty" not in shown(state, 1, 1)


@pytest.mark.rule("play/choose")
def test_every_hand_of_action_cards_follows_from_the_discards() -> None:
    state = laid(loyalty=FOUR, hands={"1": ["arrow", "storms"]})
    for seat in TABLE:
        assert shown(state, 1, seat)["hand"] == ["arrow", "storms"]
        assert shown(state, 1, seat)["discard"] == ["cloaked", "dishonour", "upstream", "company"]


@pytest.mark.rule("play/check")
@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_nobody_sees_the_score_of_another(seat: int) -> None:
    state = laid(honour={"cat": 5})
    assert "score" not in shown(state, 0, seat)
    assert own(state, 0)["score"] == 5


# The record


@pytest.mark.rule("play/upstream")
def test_a_record_hides_the_card_from_a_third_seat() -> None:
    match = loaded_match(GAME, position(loyalty=FOUR), auto=False)
    for seat, words in [
        (1, "play upstream"), (2, "play company"), (3, "play company"),
        (0, "name 1"), (1, "up crane 1"), (1, "show rooster"),
    ]:  # fmt: skip
        match.act(seat, GAME.parse(words))
    for seat in TABLE:
        known = "1 show rooster" if seat in (0, 1) else "1 show ?"
        assert known in match.record_text(seat).splitlines()


@pytest.mark.parametrize("kind", [ledger.SAW, ledger.EXCHANGED])
def test_only_the_two_whom_an_entry_names_know_all_of_it(kind: int) -> None:
    fact = ledger.entry(kind, 1, 2, 0, 3)
    assert [ledger.knows(fact, seat) for seat in range(4)] == [True, False, True, False]


def test_a_copy_remembers_whether_pairs_were_dealt_again() -> None:
    state = GAME.new(3, {"redeal_pairs": True})
    assert state.pairless
    assert state.clone().pairless
    state.pairless = False
    assert not state.clone().pairless


def test_a_passed_check_keeps_its_round_and_the_honour() -> None:
    fact = ledger.passed(21, [1, 0, 99, 7, 120, 3])
    assert ledger.type_in(fact) == ledger.PASSED
    assert ledger.round_in(fact) == 21
    assert ledger.honour_in(fact) == [1, 0, 99, 7, ledger.MAX_STORED_HONOUR, 3]


def test_a_replaced_plot_on_the_deck_is_known_to_the_same_seats() -> None:
    entry = top_plots.replaced(top_plots.looked_at(22, 0b1010), 9)
    assert top_plots.plot_in(entry) == 9
    assert [seat for seat in range(4) if top_plots.knows(entry, seat)] == [1, 3]

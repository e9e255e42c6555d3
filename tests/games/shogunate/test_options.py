"""The options: other thresholds, pairs counted twice, no dealt pairs, Shinobi, first Hatamoto."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, entries, facts_seen, legal, own, refusal, run, wander
from tests.games.shogunate.table import (
    CLANS,
    OPTIONS,
    acting,
    closing,
    honour,
    laid,
    paying,
    shinobi,
    shown,
)


def test_the_options_and_their_defaults() -> None:
    assert GAME.resolve_options({}) == {
        "threshold_alt": False,
        "pair_scoring": "once",
        "redeal_pairs": False,
        "shinobi_binding": "leader",
        "first_hatamoto": "random",
    }


@pytest.mark.parametrize(
    "options", [{"speed": 1}, {"pair_scoring": "thrice"}, {"redeal_pairs": "yes"}]
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadArgument, match=next(iter(options))):
        GAME.new(3, options)


# threshold_alt


@pytest.mark.rule("play/check")
@pytest.mark.parametrize(("seats", "threshold"), [(3, 10), (4, 12), (5, 12), (6, 12)])
def test_the_other_reading_of_the_threshold(seats: int, threshold: int) -> None:
    state = GAME.new(seats, {"threshold_alt": True})
    assert state.view(WATCHER)["threshold"] == threshold


@pytest.mark.rule("play/check")
def test_three_players_end_at_ten_by_the_other_reading() -> None:
    options = {"threshold_alt": True}
    state = paying("p12", options=options, honour={"cat": 5, "wolf": 4}, shinobi=6)
    run(state, "0 leader carp")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 10


# pair_scoring


@pytest.mark.rule("goal/score")
@pytest.mark.parametrize(("scoring", "ends"), [("once", False), ("double", True)])
def test_a_pair_counted_twice_can_end_the_game(scoring: str, ends: bool) -> None:
    hands = [["cat", "cat"], ["crane", "rooster"], ["snake", "carp"]]
    options = {"pair_scoring": scoring}
    state = paying("p03", shinobi=1, loyalty=hands, options=options, honour={"cat": 6})
    assert own(state, 0)["score"] == (12 if ends else 6)
    assert (state.outcome() is not None) == ends


@pytest.mark.rule("goal/score")
def test_two_different_leaders_count_the_same_either_way() -> None:
    state = paying("p07", options={"pair_scoring": "double"})
    assert own(state, 0)["score"] == 1


@pytest.mark.rule("goal/score")
@pytest.mark.parametrize(("scoring", "shares"), [("once", [5]), ("double", [5, 5])])
def test_a_pair_is_one_share_of_the_score_or_two(scoring: str, shares: list[int]) -> None:
    hands = [["cat", "cat"], ["crane", "rooster"], ["snake", "carp"]]
    state = laid(loyalty=hands, honour={"cat": 5}, options={"pair_scoring": scoring})
    assert own(state, 0)["shares"] == [{"clan": "cat", "honour": honour} for honour in shares]


@pytest.mark.rule("goal/score")
@pytest.mark.parametrize("options", OPTIONS)
def test_the_shares_make_up_every_score(options: dict[str, object]) -> None:
    state = GAME.new(3, options)
    for now in wander(state, Rng(7)):
        for seat in range(now.seats if now.rounds else 0):
            assert shares_of(own(now, seat)) == own(now, seat)["score"]
    for seat in range(state.seats):
        assert shares_of(shown(state, seat, WATCHER)) == shown(state, seat, WATCHER)["score"]


def shares_of(part: Mapping[str, object]) -> int:
    """The honour of all shares."""
    return sum(int(str(share["honour"])) for share in entries(part["shares"]))


# redeal_pairs

REDEAL = {"redeal_pairs": True}
DECK = [(clan, copy) for clan in CLANS for copy in ("first", "second")]
"""The twelve loyalty cards, each its own thing."""
Hand = tuple[str, ...]


def deals(left: list[tuple[str, str]], hands: int) -> Iterator[tuple[Hand, ...]]:
    """Every deal of single cards into hands without a pair, told as clans."""
    if hands == 0:
        yield ()
        return
    for one, other in combinations(left, 2):
        if one[0] != other[0]:
            rest = [card for card in left if card not in (one, other)]
            hand = tuple(sorted([one[0], other[0]], key=CLANS.index))
            for more in deals(rest, hands - 1):
                yield (hand, *more)


def chances(state: ShogunateState) -> dict[str, Fraction]:
    """The chances of the next draw."""
    total = sum(state.weights())
    return {GAME.notation(act): Fraction(weight, total) for act, weight in state.chance()}


def chances_of_deals(state: ShogunateState) -> dict[tuple[Hand, ...], Fraction]:
    """Every way the deal can go on, with its chance."""
    if decision(state) != "deal":
        loyalty = state.position()["loyalty"]
        assert isinstance(loyalty, list)
        return {tuple(tuple(hand) for hand in loyalty): Fraction(1)}
    found: dict[tuple[Hand, ...], Fraction] = {}
    total = sum(state.weights())
    for action, weight in state.chance():
        after = state.clone()
        after.apply(NATURE, action)
        for deal, chance in chances_of_deals(after).items():
            found[deal] = found.get(deal, Fraction(0)) + chance * Fraction(weight, total)
    return found


@pytest.mark.rule("setup/loyalty")
def test_without_pairs_the_first_card_is_even_and_the_second_differs() -> None:
    state = GAME.new(3, REDEAL)
    assert chances(state) == {f"draw loyalty 0 {clan}": Fraction(1, 6) for clan in CLANS}
    run(state, "nature draw loyalty 0 snake")
    others = [clan for clan in CLANS if clan != "snake"]
    assert chances(state) == {f"draw loyalty 0 {clan}": Fraction(1, 5) for clan in others}
    assert refusal(state, "nature draw loyalty 0 snake") == ("already_drawn", "setup/loyalty")


@pytest.mark.rule("setup/loyalty")
def test_all_deals_without_a_pair_are_equally_likely() -> None:
    state = GAME.new(3, REDEAL)
    run(state, "nature draw loyalty 0 cat", "nature draw loyalty 0 crane")
    rest = [card for card in DECK if card not in (("cat", "first"), ("crane", "first"))]
    counted = Counter((("cat", "crane"), *hands) for hands in deals(rest, 2))
    total = counted.total()
    assert chances_of_deals(state) == {
        deal: Fraction(count, total) for deal, count in counted.items()
    }


@pytest.mark.rule("setup/loyalty")
def test_the_weight_of_a_card_counts_the_ways_to_go_on() -> None:
    state = GAME.new(3, REDEAL)
    for seat in (0, 1):
        run(state, f"nature draw loyalty {seat} cat", f"nature draw loyalty {seat} carp")
    two_copies, six_cards_of_other_clans = 2, 6
    assert state.weights() == [two_copies * six_cards_of_other_clans] * 4
    run(state, "nature draw loyalty 2 wolf")
    assert state.weights() == [two_copies] * 3


@pytest.mark.rule("setup/loyalty")
def test_a_card_that_would_leave_a_pair_has_no_weight() -> None:
    state = GAME.new(6, REDEAL)
    dealt = ["crane snake", "rooster snake", "wolf carp", "wolf carp"]
    for seat, hand in enumerate(dealt):
        run(state, *(f"nature draw loyalty {seat} {clan}" for clan in hand.split()))
    half, quarter = Fraction(1, 2), Fraction(1, 4)
    assert list(chances(state).values()) == [half, quarter, quarter]
    run(state, "nature draw loyalty 4 crane")
    assert chances(state) == {"draw loyalty 4 cat": Fraction(1)}


@pytest.mark.rule("setup/loyalty")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_deal_without_pairs_gets_stuck(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(50):
        state = GAME.new(seats, REDEAL)
        while decision(state) == "deal":
            state.apply(NATURE, state.draw(rng))
        loyalty = state.position()["loyalty"]
        assert isinstance(loyalty, list)
        assert all(len(set(hand)) == 2 for hand in loyalty)


@pytest.mark.rule("play/storms")
def test_an_exchange_may_still_make_a_pair() -> None:
    hands = [["cat", "wolf"], ["cat", "rooster"], ["snake", "carp"]]
    state = acting("storms", loyalty=hands, options=REDEAL, pairless=True)
    run(state, "1 mode exchange", "1 player 0", "0 give wolf", "1 give cat")
    assert own(state, 0)["loyalty"] == ["cat", "cat"]


# shinobi_binding


@pytest.mark.rule("setup/shinobi")
def test_the_shinobi_begins_with_the_third_leader() -> None:
    state = GAME.new(3)
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[-1])
    assert shinobi(state) == 3


@pytest.mark.rule("play/shinobi")
def test_the_shinobi_follows_its_leader_through_the_line() -> None:
    state = acting("dishonour")
    run(state, "1 leader rooster")
    assert shinobi(state) == 6


@pytest.mark.rule("play/shinobi")
def test_the_shinobi_is_not_left_to_whoever_takes_the_slot() -> None:
    state = acting("arrow")
    run(state, "1 leader rooster")
    assert shinobi(state) == 2


@pytest.mark.rule("plot/p01")
def test_a_move_binds_it_to_the_leader_in_the_new_slot() -> None:
    state = closing("p01")
    assert legal(state, 0) == ["shinobi 2", "shinobi 4"]
    run(state, "0 shinobi 4")
    assert facts_seen(state, "shinobi_missed", WATCHER) == [{"leader": "snake"}]


@pytest.mark.rule("plot/p10")
def test_a_switch_before_the_strike_takes_it_along() -> None:
    state = paying("p10")
    run(state, "0 swap 3")
    assert shinobi(state) == 4
    assert honour(state) == {"crane": 1}


# first_hatamoto


@pytest.mark.rule("setup/hatamoto")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_table_may_name_its_first_hatamoto(seat: int) -> None:
    state = GAME.new(3, {"first_hatamoto": f"seat_{seat}"})
    drawn: list[str] = []
    while state.actor() == NATURE:
        drawn.append(decision(state))
        state.apply(NATURE, state.legal(NATURE)[0])
    assert "start_player" not in drawn
    assert (state.view(WATCHER)["hatamoto"], state.rounds) == (seat, 1)
    assert state.to_act() == [other for other in range(3) if other != seat]


@pytest.mark.rule("setup/hatamoto")
def test_a_seat_the_table_does_not_have_cannot_be_first() -> None:
    assert GAME.new(4, {"first_hatamoto": "seat_3"}).hatamoto == 3
    with pytest.raises(BadArgument, match="first_hatamoto cannot be seat_3: the seats are 0 to 2"):
        GAME.new(3, {"first_hatamoto": "seat_3"})

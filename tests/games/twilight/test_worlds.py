"""What a seat can infer about hands, and the worlds it holds possible (ruling 93)."""

from collections import Counter

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import CARD_IDS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import own, run, wander
from tests.games.twilight.table import ANTI, CLOSED, PRO, dealt, hand, laid

OLD = ["namamugi", "ikuno_uprising", "tozenji"]
"""The last cards of a pile."""


def short_deal() -> TwilightState:
    """A deal in which the pile runs out after three cards: two for Anti-Bakufu, one for Pro."""
    rest = [card for card in CARD_IDS[:CLOSED] if card not in [*OLD, "sonno_joi"]]
    state = laid(hands=[["sonno_joi"], []], discard=rest)
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    run(state, *[f"nature draw {card}" for card in OLD])
    return dealt(state)


def drawn(state: TwilightState, seat: int, count: int = 60) -> list[TwilightState]:
    """Worlds a seat holds possible."""
    rng = Rng(seat & 255)
    return [GAME.sample(state, seat, rng) for _ in range(count)]


@pytest.mark.rule("6.3(ii)")
def test_cards_dealt_before_a_shuffle_are_known_by_exclusion() -> None:
    state = short_deal()
    assert own(state, ANTI)["known"] == ["ikuno_uprising"]
    assert own(state, PRO)["known"] == ["namamugi", "tozenji"]


@pytest.mark.rule("6.3(ii)")
def test_a_known_card_played_is_in_no_hand_any_more() -> None:
    state = short_deal()
    run(state, "0 play tozenji")
    assert own(state, PRO)["known"] == ["namamugi"]


def test_nothing_is_known_without_a_shuffle() -> None:
    state = dealt(GAME.new(2))
    assert (own(state, ANTI)["known"], own(state, PRO)["known"]) == ([], [])


def test_what_was_known_is_forgotten_with_the_turn() -> None:
    rng = Rng(3)
    for state in wander(short_deal(), rng):
        if state.turn == 3:
            break
    assert state.known == []


def test_a_sample_keeps_what_the_seat_knows() -> None:
    state = short_deal()
    for world in drawn(state, ANTI):
        assert hand(world, ANTI) == hand(state, ANTI)
        assert "ikuno_uprising" in hand(world, PRO)
        assert len(hand(world, PRO)) == 5
    for world in drawn(state, PRO):
        assert {"namamugi", "tozenji"} <= set(hand(world, ANTI))


def test_a_watcher_knows_only_that_they_are_in_some_hand() -> None:
    state = short_deal()
    held = Counter(card for world in drawn(state, WATCHER, 90) for card in hand(world, PRO))
    assert all(10 < held[card] < 60 for card in OLD)
    for world in drawn(state, WATCHER):
        assert {*hand(world, ANTI), *hand(world, PRO)} >= set(OLD)
        assert len(set(OLD) & set(hand(world, PRO))) == 1


def test_the_rest_is_drawn_evenly() -> None:
    state = short_deal()
    worlds = drawn(state, ANTI, 1500)
    held = Counter(card for world in worlds for card in hand(world, PRO))
    mine = set(hand(state, ANTI))
    free = [card for card in CARD_IDS[:CLOSED] if card not in mine and card not in OLD]
    expected = 1500 * 4 / len(free)
    assert all(abs(held[card] - expected) < 5 * expected**0.5 for card in free)


@pytest.mark.parametrize("seat", [ANTI, PRO, WATCHER])
def test_a_sample_has_the_same_cards_in_all(seat: int) -> None:
    rng = Rng(8)
    for number, state in enumerate(wander(GAME.new(2), rng)):
        if number % 40 == 0:
            world = GAME.sample(state, seat, Rng(number))
            cards = [sorted([*s.anti_hand, *s.pro_hand, *s.pile]) for s in (state, world)]
            assert len(cards[0]) == len(cards[1])
            assert world.view(seat) == state.view(seat)


def test_the_own_hand_is_never_touched() -> None:
    state = dealt(GAME.new(2))
    worlds = drawn(state, PRO)
    assert all(hand(world, PRO) == hand(state, PRO) for world in worlds)
    assert len({tuple(hand(world, ANTI)) for world in worlds}) > 50


def test_sampling_changes_nothing() -> None:
    state = short_deal()
    before = state.position()
    drawn(state, WATCHER)
    assert state.position() == before
    assert state.actor() != NATURE

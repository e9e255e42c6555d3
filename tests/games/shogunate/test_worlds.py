"""What a seat holds possible: drawn states look the same, fit all facts, and come out fairly."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from typing import TypeAlias

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.loyalty import clans_in
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import finished, legal, own, run, wander
from tests.games.shogunate.possible import Possible, World
from tests.games.shogunate.table import (
    CLANS,
    FOUR,
    PLOTS,
    acting,
    imagined,
    laid,
    looking,
    notes,
    past,
)

OPTIONS: dict[str, dict[str, object]] = {
    "usual": {},
    "double": {"pair_scoring": "double", "threshold_alt": True},
    "redeal": {"redeal_pairs": True},
}
DRAWS = 1500


# The view stays the same


@pytest.mark.parametrize(("seats", "stride"), [(3, 3), (4, 7), (5, 29), (6, 67)])
def test_a_drawn_state_looks_like_the_true_one(seats: int, stride: int) -> None:
    rng = Rng(seats)
    for ply, state in enumerate(wander(GAME.new(seats), Rng(seats + 10))):
        for seat in [*range(seats), WATCHER] if ply % stride == 0 else []:
            drawn = imagined(state, seat, rng)
            assert json.dumps(drawn.view(seat)) == json.dumps(state.view(seat))
            assert drawn.legal(seat) == state.legal(seat)
            assert drawn.to_act() == state.to_act()


def test_a_finished_game_holds_no_other_world() -> None:
    state = GAME.new(3)
    for _ in wander(state, Rng(2)):
        pass
    assert imagined(state, 1, Rng(1)).position() == state.position()


# The worlds are the possible ones, as likely as they are


def gossip(state: ShogunateState, rng: Rng) -> Iterator[int]:
    """A random game with many exchanges; yields the ply before every action."""
    for ply, _ in enumerate(wander(state, rng)):
        if "mode exchange" in legal(state, state.to_act()[0]):
            run(state, f"{state.to_act()[0]} mode exchange")
        yield ply


def hands_of(state: ShogunateState) -> World:
    """The face-down cards of every seat."""
    return tuple(tuple(CLANS[clan] for clan in clans_in(cards)) for cards in state.down)


def surprise(drawn: Counter[World], wanted: Counter[World]) -> float:
    """How far the counts are from the chances, in standard deviations of chi-square."""
    total, draws = wanted.total(), drawn.total()
    rare = [world for world, weight in wanted.items() if draws * weight / total < 5]
    cells = [[world] for world in wanted if world not in rare] + ([rare] if rare else [])
    if len(cells) < 2:
        return 0.0
    square = 0.0
    for cell in cells:
        expected = draws * sum(wanted[world] for world in cell) / total
        square += (sum(drawn[world] for world in cell) - expected) ** 2 / expected
    freedom = len(cells) - 1
    return (square - freedom) / sqrt(2 * freedom)


def check_worlds(state: ShogunateState, seat: int, possible: Possible, rng: Rng) -> None:
    """Draw often; every world drawn is possible, every likely one is drawn, and fairly so."""
    drawn = Counter(hands_of(imagined(state, seat, rng)) for _ in range(DRAWS))
    wanted = possible.worlds
    assert set(drawn) <= set(wanted)
    likely = {world for world in wanted if DRAWS * wanted[world] / wanted.total() > 15}
    assert likely <= set(drawn)
    assert surprise(drawn, wanted) < 4


Scene: TypeAlias = tuple[int, ShogunateState, dict[int, Possible]]
"""A ply, the state at it, and what some seats hold possible."""


def followed(seed: int, options: dict[str, object], seats: list[int]) -> Iterator[Scene]:
    """A game full of exchanges, with what these seats (or WATCHER) hold possible at every ply."""
    state = GAME.new(3, options)
    chance = Rng(seed)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(chance))
    dealt = (*hands_of(state), ())
    minds = {seat: Possible(3, seat, dealt[max(seat, -1)], options) for seat in seats}
    state.events = []
    for ply in gossip(state, Rng(seed)):
        for event in state.events:
            for mind in minds.values():
                mind.follow(event)
        state.events = []
        yield ply, state, minds


@pytest.mark.rule("play/check", "play/storms")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_worlds_are_those_counted_card_by_card(seed: int, options: str) -> None:
    rng = Rng(seed + 100)
    for ply, state, minds in followed(seed, OPTIONS[options], [0, 1, 2]):
        if ply % 20 == 19:
            for seat, mind in minds.items():
                check_worlds(state, seat, mind, rng)


@pytest.mark.rule("setup/loyalty")
def test_a_watcher_holds_every_deal_possible_that_nobody_disproved() -> None:
    rng = Rng(7)
    for ply, state, minds in followed(3, {}, [WATCHER]):
        if ply % 40 == 39:
            check_worlds(state, WATCHER, minds[WATCHER], rng)


@pytest.mark.rule("play/storms")
def test_a_card_seen_before_an_unseen_exchange_is_with_one_of_two() -> None:
    state = acting("storms", notes={"0": [[1, "rooster"]]})
    run(state, "1 mode exchange", "1 player 2", "1 give crane", "2 give snake")
    rng = Rng(4)
    holders: Counter[int] = Counter()
    for _ in range(400):
        hands = hands_of(imagined(state, 0, rng))
        with_rooster = [seat for seat in (1, 2) if "rooster" in hands[seat]]
        holders.update(with_rooster)
        assert with_rooster
    assert set(holders) == {1, 2}


# A drawn state is whole


def test_what_the_others_learned_fits_the_cards_drawn() -> None:
    rng = Rng(11)
    for _, state, _ in followed(5, {}, []):
        for seat in (0, 1, 2, WATCHER) if GAME.is_resting(state) else ():
            drawn = imagined(state, seat, rng)
            assert GAME.load(drawn.position()).position() == drawn.position()


def test_others_in_a_drawn_state_can_imagine_in_turn() -> None:
    rng = Rng(12)
    for ply, state, _ in followed(6, {}, []):
        if ply % 10 == 9:
            drawn = imagined(state, 0, rng)
            assert imagined(drawn, 1, rng).view(1) == drawn.view(1)


def test_a_drawn_state_can_be_played_to_the_end() -> None:
    for ply, state, _ in followed(8, {}, []):
        if ply % 25 == 24:
            assert finished(imagined(state, ply % 3, Rng(ply)), ply).outcome() is not None


@pytest.mark.rule("play/arrow")
def test_a_card_shown_to_another_may_be_any_of_the_owners() -> None:
    state = acting("arrow")
    run(state, "1 leader crane", "1 player 2", "2 show carp")
    rng = Rng(13)
    places: Counter[int] = Counter()
    for _ in range(200):
        drawn = imagined(state, 0, rng)
        ((_, clan, _),) = notes(drawn, 1)
        places[hands_of(drawn)[2].index(str(clan))] += 1
    assert min(places[0], places[1]) > 50


@pytest.mark.rule("plot/p16")
def test_plots_looked_at_by_another_may_be_any_unseen_ones() -> None:
    state = looking("p01", "p02", plots_past=past("p16", *PLOTS[:8]))
    rng = Rng(14)
    tops = {json.dumps(imagined(state, 1, rng).position()["plots_top"]) for _ in range(1000)}
    pairs = permutations(PLOTS[:8], 2)
    assert tops == {json.dumps([[one, [0]], [two, [0]]]) for one, two in pairs}


@pytest.mark.rule("plot/p16")
def test_the_looker_imagines_no_other_plots() -> None:
    top: list[list[object]] = [["p01", [0]], ["p02", [0]]]
    state = looking("p01", "p02")
    for seed in range(20):
        assert imagined(state, 0, Rng(seed)).position()["plots_top"] == top


@pytest.mark.rule("play/choose")
def test_pending_cards_of_others_may_be_any_in_hand() -> None:
    state = laid(loyalty=FOUR, hands={"2": ["company", "arrow", "storms"]})
    run(state, "1 play cloaked", "2 play arrow")
    rng = Rng(15)
    answers = Counter(str(own(imagined(state, 1, rng), 2)["answers"]) for _ in range(300))
    assert set(answers) == {"['play company']", "['play arrow']", "['play storms']"}
    assert min(answers.values()) > 60
    assert own(imagined(state, 1, rng), 1)["answers"] == ["play cloaked"]


@pytest.mark.rule("play/storms")
def test_a_pending_gift_is_a_card_of_the_hand_drawn() -> None:
    state = acting("storms")
    run(state, "1 mode exchange", "1 player 2", "2 give carp")
    rng = Rng(16)
    for _ in range(100):
        drawn = imagined(state, 1, rng)
        assert own(drawn, 2)["answers"] in [[f"give {clan}"] for clan in hands_of(drawn)[2]]


@pytest.mark.rule("setup/loyalty")
def test_during_the_deal_the_rest_is_dealt_anew_around_what_lies_open() -> None:
    hands = [["cat", "draw"], ["crane", "wolf"], ["snake", "carp"]]
    state = laid(loyalty=hands, face_up={"0": ["cat"], "2": ["carp"]})
    rng = Rng(17)
    for _ in range(200):
        drawn = imagined(state, 1, rng)
        cards = [*(clan for hand in hands_of(drawn) for clan in hand), "cat", "carp"]
        assert max(Counter(cards).values()) <= 2
        assert len(cards) == 5

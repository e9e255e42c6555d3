"""The priorities of the levels: influence in stacks, scoring in the same round, the horizon."""

import pytest

from hatamoto.games.twilight import GAME, level_priorities
from hatamoto.games.twilight.level_priorities import placing_up_to, stack_rate, survey_of
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng
from tests.games.kit import run, wander
from tests.games.twilight.table import ANTI, OPEN, PRO, acting, holding, laid

OU = {"akita": [2, 0]}
"""With this each side has a presence in Ou, and two influence in Mito make it a domination."""


def best(state: TwilightState, priorities: list[int]) -> str:
    """The action of highest priority in notation."""
    return GAME.notation(state.legal(state.actor())[priorities.index(max(priorities))])


def placing_before_scoring() -> TwilightState:
    """Pro-Bakufu places 3 influence; then Ou is scored."""
    state = holding(PRO, "ou_situation", influence=OU)
    run(state, "1 play ou_situation", "1 use action_first", "1 kind place")
    return state


def test_before_an_area_is_scored_influence_goes_where_it_pays() -> None:
    state = placing_before_scoring()
    assert best(state, GAME.heuristics.level_priorities(state, PRO)) == "place mito"
    assert best(state, GAME.heuristics.priorities(state, PRO)) != "place mito"


def test_a_stack_that_cannot_be_paid_is_not_begun() -> None:
    state = placing_before_scoring()
    mito, survey = GAME.content.spaces.index("mito"), survey_of(state)
    assert stack_rate(survey, PRO, mito, 1) < stack_rate(survey, PRO, mito, 2)
    assert stack_rate(survey, PRO, mito, 2) == stack_rate(survey, PRO, mito, 3)


def test_only_the_area_about_to_be_scored_counts_more() -> None:
    state = placing_before_scoring()
    ou = GAME.content.scored.index("ou")
    plain = acting(PRO, 3, "place", influence=OU)
    more = [a - b for a, b in zip(survey_of(state).weights, survey_of(plain).weights, strict=True)]
    assert more == [100 if index == ou else 0 for index in range(len(more))]


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_more_points_never_gain_less(points: int) -> None:
    state = acting(ANTI, points)
    gained = placing_up_to(state, ANTI, points)
    assert gained == sorted(gained)
    assert gained[0] == 0 < gained[points]


def test_every_legal_action_has_a_priority() -> None:
    kinds = set()
    for state in wander(laid(**OPEN), Rng(5)):
        seat = state.actor()
        if seat >= 0:
            kinds.add(GAME.notation(state.legal(seat)[0]).split()[0])
            found = level_priorities.level_priorities(state, seat)
            assert len(found) == len(state.legal(seat))
    assert {"play", "use", "kind", "place"} <= kinds


@pytest.mark.parametrize(
    ("turn", "cards", "is_to_the_end"),
    [(4, 3, True), (4, 4, False), (8, 6, True), (8, 7, False)],
)
def test_a_playout_continues_to_the_end_of_a_turn_that_is_near(
    turn: int, cards: int, is_to_the_end: bool
) -> None:
    state = laid(turn=turn, treaty=2, opened=True)
    state.anti_hand, state.pro_hand = list(range(cards)), list(range(cards))
    begun = GAME.heuristics.progress(state)
    assert GAME.heuristics.horizon(state) == (64 * turn + 63 if is_to_the_end else begun + 1)

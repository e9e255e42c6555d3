"""The search over whole plans: what it weighs, how it keeps a plan, and what it foresees."""

import pytest

from hatamoto.bots.bot import Bot
from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import ALL
from hatamoto.bots.plan_search import PlanSearch
from hatamoto.bots.rollouts import is_planning
from hatamoto.games.edo import GAME, actions
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.plan_generator import CandidatePlan
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window
from tests.games.edo.table import laid

OWN = {"wood": 3, "rice": 3, "ryo": 9, "samurai": ["sakura", "rice_1"]}


def planning(own: dict[str, object] | None = None) -> EdoState:
    """Three players plan."""
    return laid(step="plan", players=[own or OWN, OWN, OWN])


def generated(state: EdoState, breadth: int, work: int, most: int = 12) -> list[CandidatePlan]:
    """The plans generated for seat 0 after so much work."""
    generator = GAME.heuristics.plan_generator(state, 0, breadth)
    for _ in range(work):
        generator.work()
    return generator.plans(most)


def carried(state: EdoState, plan: CandidatePlan) -> None:
    """Seat 0 gives all the answers of a plan, each of them legal."""
    for answer in plan.answers:
        assert answer in state.legal(0)
        state.apply(0, answer)
    assert state.open_frame(0) < 0


@pytest.mark.parametrize("work", [0, 3, 40, 100_000])
def test_plans_are_whole_however_little_they_were_thought_over(work: int) -> None:
    found = generated(planning(), 10, work)
    assert found
    for plan in found:
        carried(planning(), plan)
    worths = [plan.worth for plan in found]
    assert worths == sorted(worths, reverse=True)


def test_few_plans_have_the_same_actions_and_none_comes_twice() -> None:
    found = generated(planning(), 10, 100_000, 20)
    assert len(found) == 20
    faces = [tuple(plan.answers[:6:2]) for plan in found]
    assert max(faces.count(face) for face in faces) == 2
    assert len({tuple(plan.answers) for plan in found}) == 20


def test_a_plan_that_was_begun_is_thought_to_its_end() -> None:
    state = planning()
    for words in ("plan 1 works quarry", "officials 1 1 0 0", "plan 2 court travel"):
        state.apply(0, GAME.parse(words))
    found = generated(state, 10, 100_000)
    for plan in found:
        assert plan.answers[-1] == actions.READY
        carried(state.clone(), plan)


def search(level: int = 5, iterations: int = 30) -> PlanSearch:
    """Somebody who weighs whole plans."""
    player = LeveledBot(ALL[level - 1], iterations=iterations)
    found = player.player(GAME, player.thinker(GAME))
    assert isinstance(found, PlanSearch)
    return found


def test_stronger_levels_compare_more_plans() -> None:
    counts = [search(level.number, 0).most() for level in ALL]
    assert counts == sorted(counts)
    assert len(set(counts)) == len(counts)
    assert search(5, 200).most() == 25, "each of them gets its trials"
    assert search(3, 400).most() == counts[2]


@pytest.mark.no_cover
def test_a_weak_level_tries_each_plan_a_few_times() -> None:
    player = search(1, 200)
    player.choose(Window(GAME, planning(), 0), Rng(3))
    tried = [len(candidate.worths) for candidate in player.thinker.last_candidates]
    assert set(tried) == {3}


@pytest.mark.no_cover
def test_a_plan_is_kept_until_it_is_told() -> None:
    state, player, rng = planning(), search(), Rng(3)
    first = player.choose(Window(GAME, state, 0), rng)
    kept = player.answers.copy()
    assert len(kept) == 6
    state.apply(0, first)
    for answer in kept:
        chosen = player.choose(Window(GAME, state, 0), rng)
        assert chosen == answer
        state.apply(0, chosen)
    assert player.answers == []


@pytest.mark.no_cover
def test_a_plan_for_another_table_or_seat_is_not_taken() -> None:
    player = search()
    player.choose(Window(GAME, planning(), 0), Rng(3))
    known = player.known
    other = planning({"stone": 6, "ryo": 20, "samurai": ["edo"]})
    player.choose(Window(GAME, other, 0), Rng(3))
    assert player.known != known
    player.choose(Window(GAME, other, 1), Rng(3))
    assert player.seat == 1


@pytest.mark.no_cover
def test_among_plans_hardly_worse_one_is_drawn() -> None:
    answers: set[tuple[int, ...]] = set()
    for seed in range(8):
        player = search(iterations=120)
        first = player.choose(Window(GAME, planning(), 0), Rng(seed))
        answers.add((first, *player.answers))
    assert len(answers) > 1


class Listening(Bot):
    """Does the first thing that is legal, and notes for whom it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, window: Window, rng: Rng) -> int:
        """The first legal action."""
        self.asked.append(window.seat)
        return window.legal()[0]


@pytest.mark.no_cover
def test_who_knows_the_others_reckons_with_what_they_plan() -> None:
    player = search(iterations=12)
    model = Listening()
    player.thinker.opponent_model = model
    player.choose(Window(GAME, planning(), 0), Rng(1))
    assert set(model.asked) == {1, 2}


def test_a_playout_stops_where_all_plan_again() -> None:
    assert is_planning(GAME, planning())
    state = laid(
        step="perform",
        plans={"0": ["domain money 1 0 0", "court travel 0 0 0", "works quarry 0 0 0"]},
    )
    assert not is_planning(GAME, state)

"""Leaks planted into EDO turn the secrecy check red, each at the part that leaks."""

import pytest

from hatamoto.games.edo import board, view, worlds
from hatamoto.games.edo.codes import PLANNED
from hatamoto.games.edo.decisions import turn
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view import players
from hatamoto.kernel.conformance import ConformanceError, check_samples, check_secrecy
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from tests.contract.cases import case, kind

pytestmark = pytest.mark.pure

CASE = case("edo", 2, modules="none")
OBSERVERS = [0, WATCHER]


def found(sampled: int = 0, games: int = 4) -> str:
    """What the check says of a few games; nothing when it finds no leak."""
    for trial in range(games):
        try:
            check_secrecy(CASE, OBSERVERS, 2, trial, sampled)
        except ConformanceError as error:
            return str(error)
    return ""


def next_card(state: EdoState, seat: int) -> int:
    """Something only the seat itself may know: the card it will show next."""
    slot = board.shown(state, seat)
    return state.plan[seat * PLANNED + slot] & 15 if slot < 3 else 0


def test_without_a_leak_nothing_is_found() -> None:
    assert found(games=1) == ""


def test_a_view_that_shows_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = players.player

    def leaky(state: EdoState, seat: int) -> dict[str, object]:
        return {**honest(state, seat), "next": next_card(state, seat)}

    monkeypatch.setattr(view, "player", leaky)
    assert "): view: " in found()


def test_a_refusal_that_depends_on_anothers_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: EdoState, frame: Frame, action: int) -> Refusal:
        assert state.branches is not None
        first = state.branches.answers[1][:1]
        return refused("plan/cards", "not_your_card", {"card": str(first)})

    monkeypatch.setattr(kind("edo", "make_plan"), "blocker", leaky)
    assert "): refusals: " in found()


def test_a_prompt_that_speaks_of_the_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: EdoState, frame: Frame) -> Facts:
        return {"slot": next_card(state, 1)}

    monkeypatch.setattr(kind("edo", "turn_travel"), "facts", leaky)
    assert "): decisions: " in found()


def test_a_card_shown_without_counting_as_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = turn.begin_turn

    def leaky(state: EdoState, seat: int) -> None:
        honest(state, seat)
        state.learned -= 1

    monkeypatch.setattr(turn, "begin_turn", leaky)
    assert "this line reveals something, but it was not counted as learned" in found()


def test_a_sample_that_keeps_the_true_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: EdoState, seat: int, rng: Rng) -> None:
        return None

    monkeypatch.setattr(worlds, "replan", leaky)
    assert "): sample: " in found(sampled=3)


def test_a_sample_that_forgets_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: EdoState, seat: int, rng: Rng) -> None:
        worlds.plan_once(state, seat, 0, rng)

    monkeypatch.setattr(worlds, "replan", leaky)
    with pytest.raises(ConformanceError, match="can tell its sample from the true state"):
        check_samples(CASE, 3)

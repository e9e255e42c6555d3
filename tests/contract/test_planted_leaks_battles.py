"""Secrets planted into Decisive Battles turn the check of open games red, each at its own part."""

import pytest

from hatamoto.games.battles import Battles, changes, view
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.conformance import ConformanceError, check_openness
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.seats import bit
from tests.contract.cases import case, kind

pytestmark = pytest.mark.pure

CASE = case("battles", 2)


def red(part: str) -> pytest.RaisesExc[ConformanceError]:
    """The check fails and says so."""
    return pytest.raises(ConformanceError, match=part)


def test_without_a_secret_it_is_green() -> None:
    assert check_openness(CASE) > 300


def test_a_view_that_keeps_something_to_one_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.view

    def partial(state: BattlesState, seat: int) -> dict[str, object]:
        return honest(state, seat) | {"reserve": state.owed[seat] if seat >= 0 else None}

    monkeypatch.setattr(view, "view", partial)
    with red("openness: seat 0 has another view"):
        check_openness(CASE)


def test_an_event_for_one_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = changes.disorder

    def whispered(state: BattlesState, unit: int) -> None:
        honest(state, unit)
        if state.events is not None:
            state.emit("unit_disordered", {"unit": state.scenario.pieces[unit]}, bit(0))

    monkeypatch.setattr(changes, "disorder", whispered)
    with red("openness: unit_disordered is hidden from somebody"):
        check_openness(CASE)


def test_a_draw_seen_by_one_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def own(self: object, state: BattlesState, frame: Frame, action: int) -> int:
        return bit(0)

    monkeypatch.setattr(kind("battles", "draw_unit"), "audience", own)
    with red("openness: a line is hidden from somebody"):
        check_openness(CASE)


def test_something_learned_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = changes.mark

    def noted(state: BattlesState, piece: int) -> None:
        honest(state, piece)
        state.learned += 1

    monkeypatch.setattr(changes, "mark", noted)
    with red("openness: somebody answers or learns in secret"):
        check_openness(CASE)


def test_a_position_that_hides_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Battles.position

    def partial(self: Battles, state: BattlesState, seat: int | None = None) -> dict[str, object]:
        whole = honest(self, state, seat)
        return whole if seat is None else whole | {"owed": "draw"}

    monkeypatch.setattr(Battles, "position", partial)
    with red("openness: the position of seat 0 hides something"):
        check_openness(CASE)

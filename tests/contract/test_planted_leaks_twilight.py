"""Leaks planted into Twilight of Shogun turn the secrecy check red, each at the part that leaks."""

import pytest

from hatamoto.games.twilight import Twilight, board, changes, ledger, view
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.conformance import ConformanceError, check_audiences, check_secrecy
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import EVERYONE, WATCHER
from tests.contract.cases import case, kind

pytestmark = pytest.mark.pure

CASE = case("twilight", 2)
OBSERVERS = [0, WATCHER]


def found(sampled: int = 0) -> str:
    """What the check says of a few games; nothing when it finds no leak."""
    for trial in range(4):
        try:
            check_secrecy(CASE, OBSERVERS, 2, trial, sampled)
        except ConformanceError as error:
            return str(error)
    return ""


def lowest(state: TwilightState, seat: int) -> int:
    """Something only the seat itself may know: its first card."""
    hand = board.hand(state, seat)
    return hand[0] if hand else -1


def test_without_a_leak_there_is_much_to_see() -> None:
    seen = check_secrecy(CASE, OBSERVERS, 2, sampled=0)
    assert len(seen.worlds) > 3
    assert seen.comparisons > 50


def test_a_view_that_shows_an_opposing_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.tracks

    def leaky(state: TwilightState) -> dict[str, object]:
        return {**honest(state), "first_card": lowest(state, 1)}

    monkeypatch.setattr(view, "tracks", leaky)
    assert "): view: " in found()


def test_a_view_that_says_which_opposing_events_would_occur(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = view.private

    def leaky(state: TwilightState, seat: int) -> dict[str, object]:
        other = board.hand(state, 1 - seat)
        told = [view.would_occur(state, card, 1 - seat) for card in other]
        return {**honest(state, seat), "theirs": told}

    monkeypatch.setattr(view, "private", leaky)
    assert "): view: " in found()


def test_notes_of_cards_that_cannot_be_inferred(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: TwilightState, side: int) -> list[int]:
        return board.hand(state, side)

    monkeypatch.setattr(ledger, "known_of", leaky)
    assert "): view: " in found()


def test_a_refusal_that_knows_the_other_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: TwilightState, frame: Frame, action: int) -> Refusal:
        is_theirs = action in state.pro_hand
        return refused("7.1(1)", "court_done" if is_theirs else "not_in_hand", {"card": "namamugi"})

    monkeypatch.setattr(kind("twilight", "play_card"), "blocker", leaky)
    assert "): refusals: " in found()


def test_a_prompt_that_counts_the_other_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: TwilightState, frame: Frame) -> Facts:
        return {"round": lowest(state, 1)}

    monkeypatch.setattr(kind("twilight", "play_card"), "facts", leaky)
    assert "): decisions: " in found()


def test_an_event_that_tells_everybody_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = changes.draw_card

    def leaky(state: TwilightState, side: int, card: int) -> None:
        honest(state, side, card)
        for event in state.events or []:
            event.to = EVERYONE

    monkeypatch.setattr(changes, "draw_card", leaky)
    assert "): events: " in found()


def test_a_played_card_that_does_not_count_as_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = changes.play_card

    def leaky(state: TwilightState, side: int, card: int) -> None:
        honest(state, side, card)
        state.learned -= 1

    monkeypatch.setattr(changes, "play_card", leaky)
    assert "this line reveals something, but it was not counted as learned" in found()


def test_a_redacted_position_that_gives_cards_away(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Twilight.position

    def leaky(self: Twilight, state: TwilightState, seat: int | None) -> dict[str, object]:
        fields = honest(self, state, seat)
        return fields if seat is None else {**fields, "hands": [state.anti_hand, state.pro_hand]}

    monkeypatch.setattr(Twilight, "position", leaky)
    assert "): position: " in found()


def test_a_record_that_lets_everybody_read_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: TwilightState, frame: Frame, action: int) -> int:
        return EVERYONE

    monkeypatch.setattr(kind("twilight", "deal"), "audience", leaky)
    with pytest.raises(ConformanceError, match="the record shows seat"):
        check_audiences(CASE, 2)


def test_a_sample_that_looks_at_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Twilight, state: TwilightState, seat: int, rng: Rng) -> TwilightState:
        return state.clone()

    monkeypatch.setattr(Twilight, "sample", leaky)
    assert "): sample: " in found(sampled=10)

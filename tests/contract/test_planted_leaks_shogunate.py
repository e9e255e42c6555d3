"""Leaks planted into Shogunate turn the secrecy check red, each at the part that leaks."""

from collections.abc import Mapping

import pytest

from hatamoto.games.shogunate import (
    Shogunate,
    changes,
    frames,
    ledger,
    loyalty,
    top_plots,
    view,
)
from hatamoto.games.shogunate.decisions import round
from hatamoto.games.shogunate.loyalty import CLANS_OF, FIRST_OF
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.conformance import ConformanceError, check_audiences, check_secrecy
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Kind
from hatamoto.kernel.match import FREE, Match, Undo
from hatamoto.kernel.record import Line
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import EVERYONE, WATCHER
from tests.contract.cases import case, kind

pytestmark = pytest.mark.pure

CASE = case("shogunate", 4)
OBSERVERS = [0, 2, WATCHER]


def found(first: int = 0, sampled: int = 0) -> str:
    """What the check says of a few games from one on; nothing when it finds no leak."""
    for trial in range(first, first + 8):
        try:
            check_secrecy(CASE, OBSERVERS, 4, trial, sampled)
        except ConformanceError as error:
            return str(error)
    return ""


def has_pair(state: ShogunateState, seat: int) -> bool:
    """Something only the seat itself may know."""
    down = state.down[seat]
    return loyalty.size(down) == 2 and bin(CLANS_OF[down]).count("1") == 1


def first_clan(state: ShogunateState, seat: int) -> int:
    """Something else only the seat itself may know."""
    return FIRST_OF[state.down[seat]]


def test_without_a_leak_there_is_much_to_see() -> None:
    seen = check_secrecy(CASE, OBSERVERS, 4, sampled=0)
    assert len(seen.worlds) > 8
    assert seen.comparisons > 500


def test_a_view_that_shows_a_face_down_clan(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.player

    def leaky(state: ShogunateState, owner: int) -> dict[str, object]:
        return {**honest(state, owner), "first": first_clan(state, owner)}

    monkeypatch.setattr(view, "player", leaky)
    assert "): view: " in found()


def test_a_view_that_orders_its_keys_by_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.player

    def leaky(state: ShogunateState, owner: int) -> dict[str, object]:
        shown = dict(honest(state, owner))
        return dict(reversed(shown.items())) if first_clan(state, owner) == 0 else shown

    monkeypatch.setattr(view, "player", leaky)
    assert "): view: " in found()


def test_notes_of_what_another_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(fact: int, seat: int) -> bool:
        return True

    monkeypatch.setattr(ledger, "knows", leaky)
    assert "): position: " in found()


def test_a_refusal_that_depends_on_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        owner = (seat_of(frame) + 1) % state.seats
        return refused("play/storms", "same_leader", {"leader": first_clan(state, owner)})

    monkeypatch.setattr(kind("shogunate", "switch_second"), "blocker", leaky)
    assert "): refusals: " in found(first=1)


def test_a_decision_skipped_because_two_cards_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kind("shogunate", "upstream_leader").apply

    def leaky(self: Kind[ShogunateState], state: ShogunateState, frame: Frame, action: int) -> None:
        honest(self, state, frame, action)
        seat = seat_of(frame)
        asked = frames.UPSTREAM_SHOW.ask(seat, state.hatamoto)
        if has_pair(state, seat) and state.stack[-1] == asked:
            state.stack.pop()

    monkeypatch.setattr(kind("shogunate", "upstream_leader"), "apply", leaky)
    assert "this line reveals something, but it was not counted as learned" in found()


def test_a_prompt_that_speaks_of_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: ShogunateState, frame: Frame) -> Facts:
        return {"clan": first_clan(state, seat_of(frame))}

    monkeypatch.setattr(kind("shogunate", "whispers"), "facts", leaky)
    monkeypatch.setattr(kind("shogunate", "arrow_show"), "facts", leaky)
    assert "): decisions: " in found()


def test_an_event_that_tells_everybody_the_clan(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = changes.show

    def leaky(state: ShogunateState, owner: int, viewer: int, clan: int) -> None:
        honest(state, owner, viewer, clan)
        if state.events is not None:
            state.events[-1].to = EVERYONE

    monkeypatch.setattr(changes, "show", leaky)
    assert "): events: " in found()


def test_an_exchange_of_like_cards_that_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = changes.exchange

    def leaky(state: ShogunateState, one: int, other: int, first: int, second: int) -> None:
        told = state.events
        if first == second:
            state.events = None
        honest(state, one, other, first, second)
        state.events = told

    monkeypatch.setattr(changes, "exchange", leaky)
    assert "): events: " in found(first=2)


def test_an_undo_answer_that_depends_on_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.undo_answer

    def leaky(self: Match, seat: int) -> Undo:
        state = self.state
        assert isinstance(state, ShogunateState)
        return Undo(FREE, "pair", 0) if has_pair(state, seat) else honest(self, seat)

    monkeypatch.setattr(Match, "undo_answer", leaky)
    assert "): undo: " in found()


def test_a_counter_that_counts_only_news(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = changes.show

    def leaky(state: ShogunateState, owner: int, viewer: int, clan: int) -> None:
        known = [note.clan for note in ledger.notes(state, viewer) if note.owner == owner]
        honest(state, owner, viewer, clan)
        state.learned -= clan in known

    monkeypatch.setattr(changes, "show", leaky)
    assert "): position: " in found()


def test_a_revealed_plot_that_does_not_count_as_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: ShogunateState) -> None:
        changes.turn_plot(state, top_plots.plot_in(state.top_plots.pop(0)))

    monkeypatch.setattr(changes, "turn_top_plot", leaky)
    assert "this line reveals something, but it was not counted as learned" in found(first=3)


def test_a_passed_check_that_does_not_count_as_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: ShogunateState) -> None:
        """Nobody notes that the threshold was not reached."""

    monkeypatch.setattr(round, "learn_passed_check", leaky)
    assert "this line reveals something, but it was not counted as learned" in found(first=6)


def test_a_redacted_position_that_gives_cards_away(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Shogunate.position

    def leaky(self: Shogunate, state: ShogunateState, seat: int | None) -> dict[str, object]:
        fields = honest(self, state, seat)
        return fields if seat is None else {**fields, "loyalty": state.down}

    monkeypatch.setattr(Shogunate, "position", leaky)
    assert "): position: " in found()


def test_a_redacted_record_that_shows_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Line.text

    def leaky(self: Line, shown: bool = True, with_share: bool = True) -> str:
        return honest(self)

    monkeypatch.setattr(Line, "text", leaky)
    assert "): saved: " in found()


def test_a_record_that_lets_everybody_read_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: object, state: ShogunateState, frame: Frame, action: int) -> int:
        return EVERYONE

    monkeypatch.setattr(kind("shogunate", "arrow_show"), "audience", leaky)
    with pytest.raises(ConformanceError, match="the record shows seat"):
        check_audiences(CASE, 4)


def test_a_pending_answer_that_others_can_see(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.player

    def leaky(state: ShogunateState, owner: int) -> dict[str, object]:
        answers = [] if state.branches is None else state.branches.answers[owner]
        return {**honest(state, owner), "answer": len(str(answers)) + sum(answers)}

    monkeypatch.setattr(view, "player", leaky)
    assert "): view: " in found()


def test_a_sample_that_looks_at_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Shogunate, state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
        return state.clone()

    monkeypatch.setattr(Shogunate, "sample", leaky)
    assert "): sample: " in found(sampled=10)


def test_a_status_that_counts_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: ShogunateState) -> int:
        return self.rounds + sum(has_pair(self, seat) for seat in range(self.seats))

    monkeypatch.setattr(ShogunateState, "round", leaky)
    assert "): status: " in found(first=1)


def test_the_report_carries_both_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: ShogunateState, seat: int) -> Mapping[str, object]:
        return {"cards": state.down}

    monkeypatch.setattr(view, "view", leaky)
    report = found()
    assert report.startswith("shogunate 4 default, seed 20: secrecy: seat 0 after step ")
    assert report.count("hatamoto-record 1\n") == 2
    assert report.count("\nend ") == 2

"""Faults planted into kernel and Shogunate turn each check red, with a report that says where."""

from collections.abc import Callable

import pytest

from hatamoto.games.shogunate import GAME, Shogunate, actions
from hatamoto.games.shogunate.columns import ShogunateColumns, ShogunateMemory
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.conformance import (
    ConformanceError,
    check_acceptance,
    check_arrivals,
    check_columns,
    check_copies,
    check_events,
    check_immutability,
    check_notation,
    check_odds,
    check_play,
    check_samples,
    check_undo,
    fuzz,
)
from hatamoto.kernel.conformance.fuzzing import Fault, FuzzTarget
from hatamoto.kernel.errors import ActionError
from hatamoto.kernel.events import Event
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Kind
from hatamoto.kernel.match import Match, Move
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.record import Line, parse
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import EVERYONE
from hatamoto.kernel.state import State
from hatamoto.kernel.verbs import VerbTable
from tests.contract.cases import case, kind

pytestmark = pytest.mark.pure

CASE = case("shogunate", 4)
Blocker = Callable[[object, ShogunateState, Frame, int], Refusal]


def red(part: str) -> pytest.RaisesExc[ConformanceError]:
    """The check fails and says so."""
    return pytest.raises(ConformanceError, match=part)


def blocking(refusal: Refusal) -> Blocker:
    """A blocker that always gives this refusal."""

    def blocker(self: object, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        return refusal

    return blocker


def test_a_report_names_case_seed_ply_and_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        kind("shogunate", "name_player"), "blocker", blocking(refused("9.9", "already_acted"))
    )
    with red(r"^shogunate 4 default, seed 20 at ply \d+: acceptance: §9.9 is no paragraph"):
        check_acceptance(CASE, 1)


def test_scores_that_are_not_those_of_the_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    def scores(self: object, state: ShogunateState) -> list[int]:
        return [0] * state.seats

    monkeypatch.setattr(Shogunate, "scores", scores)
    with red("play: the game.s scores are"):
        check_play(CASE, 1)


def test_the_record_of_a_report_replays_to_the_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        kind("shogunate", "name_player"), "blocker", blocking(refused("9.9", "already_acted"))
    )
    with red("no paragraph") as caught:
        check_acceptance(CASE, 1)
    again = CASE.match()
    again.follow(parse(caught.value.record))
    assert f"at ply {again.ply}:" in str(caught.value)
    asked = again.state.open_frame(again.state.actor())
    assert GAME.kind(asked).id == "name_player"


# Play


def test_nobody_to_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(self: object, state: ShogunateState, frame: Frame) -> list[int]:
        return []

    monkeypatch.setattr(kind("shogunate", "name_player"), "legal", legal)
    with red("play: seat . owes: True, legal: "):
        check_play(CASE, 1)


def test_an_order_that_changes_from_call_to_call(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kind("shogunate", "name_player").legal
    calls: list[int] = []

    def legal(self: Kind[ShogunateState], state: ShogunateState, frame: Frame) -> list[int]:
        calls.append(1)
        return honest(self, state, frame)[:: 1 if len(calls) % 2 else -1]

    monkeypatch.setattr(kind("shogunate", "name_player"), "legal", legal)
    with red("is not stable"):
        check_play(CASE, 1)


def test_chance_without_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    def weights(self: object, state: ShogunateState, frame: Frame) -> list[int]:
        return [0] * len(state.legal(-1))

    monkeypatch.setattr(kind("shogunate", "deal"), "weights", weights)
    with red("the weights of chance"):
        check_play(CASE, 1)


def test_a_game_that_nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    def outcome(self: object, state: ShogunateState) -> Outcome | None:
        over = not state.to_act()
        return Outcome([0] * state.seats, [2] * state.seats, "threshold") if over else None

    monkeypatch.setattr(Shogunate, "outcome", outcome)
    with red("the places are"):
        check_play(CASE, 1)


# Notation


def test_words_read_too_kindly(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = VerbTable.parse

    def lenient(self: VerbTable, text: str) -> int:
        return honest(self, text.strip())

    monkeypatch.setattr(VerbTable, "parse", lenient)
    with red("is read as"):
        check_notation(GAME)
    with red("accepted, but legal: False"):
        fuzz([CASE], 2_000)


def test_a_fuzzed_fault_is_found_again_from_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = VerbTable.parse

    def lenient(self: VerbTable, text: str) -> int:
        return honest(self, text.strip())

    monkeypatch.setattr(VerbTable, "parse", lenient)
    with pytest.raises(Fault) as caught:
        fuzz([CASE], 2_000)
    fault = caught.value
    again = CASE.match(auto=True)
    again.follow(parse(fault.record))
    with pytest.raises(Fault, match="accepted, but legal: False"):
        FuzzTarget(CASE, again).submit(fault.seat, fault.text)


def test_a_gap_between_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.verbs.verbs[3], "base", 19)
    with red("there is a gap before slot"):
        check_notation(GAME)


def test_a_decision_that_asks_for_no_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind("shogunate", "name_player"), "verbs", ("point",))
    with red("name_player uses the verb point"):
        check_notation(GAME)


# Telling


def test_a_fact_that_hides_the_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    def emit(self: State, kind: str, facts: Facts, to: int = EVERYONE, rule: str = "") -> None:
        assert self.events is not None
        event = Event(kind, {}, to)
        event.facts = {**facts, "kind": "place"}
        self.events.append(event)

    monkeypatch.setattr(State, "emit", emit)
    with red("loyalty_dealt has a fact named kind"):
        check_events(CASE, 1)


def test_an_event_that_is_sent_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "as_json", lambda self: {"kind": self.kind, "to": "all"})
    with red("does not have all its facts on the wire"):
        check_events(CASE, 1)


def test_an_event_without_its_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "_cite", lambda self, frame: None)
    with red("cites no paragraph"):
        check_events(CASE, 1)


# Acceptance


def test_a_reason_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        kind("shogunate", "name_player"), "blocker", blocking(refused("play/name", "because"))
    )
    with red("the reason because has no text"):
        check_acceptance(CASE, 1)


def test_facts_that_cannot_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = refused("play/name", "already_acted", {1: "cat"})  # type: ignore[dict-item] # the fault
    monkeypatch.setattr(kind("shogunate", "name_player"), "blocker", blocking(refusal))
    with red("facts that are not JSON"):
        check_acceptance(CASE, 1)


def test_an_illegal_action_that_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.refusal

    def refusal(self: State, seat: int, action: int) -> Refusal | None:
        return None if action == 0 else honest(self, seat, action)

    monkeypatch.setattr(State, "refusal", refusal)
    with red("refusal and legal differ"):
        check_acceptance(CASE, 1)


def test_a_question_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def blocker(self: object, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        state.strike += 1
        return refused("play/name", "already_acted")

    monkeypatch.setattr(kind("shogunate", "name_player"), "blocker", blocker)
    with red("a query or a refusal has changed the position"):
        check_acceptance(CASE, 1)


def test_a_refusal_that_leaves_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.act

    def act(self: Match, seat: int, action: int) -> list[Event]:
        try:
            return honest(self, seat, action)
        except ActionError:
            self.lines.append(Line(seat, "", word="agreed_draw"))
            raise

    monkeypatch.setattr(Match, "act", act)
    with red("it was refused, and something changed"):
        fuzz([CASE], 2_000)


def test_words_that_break_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = VerbTable.parse

    def brittle(self: VerbTable, text: str) -> int:
        text.encode()
        return honest(self, text)

    monkeypatch.setattr(VerbTable, "parse", brittle)
    with red("it raised UnicodeEncodeError"):
        fuzz([CASE], 5_000)


# Copies


def test_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ShogunateState.clone

    def clone(self: ShogunateState) -> ShogunateState:
        copy = honest(self)
        copy.honour = self.honour
        return copy

    monkeypatch.setattr(ShogunateState, "clone", clone)
    with red("clone: playing a copy has changed the original"):
        check_copies(CASE, 20)


def test_a_position_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Shogunate.load

    def load(self: Shogunate, fields: dict[str, object]) -> ShogunateState:
        return honest(self, {**fields, "ledger": []})

    monkeypatch.setattr(Shogunate, "load", load)
    with red("position: the loaded state has another position"):
        for seed in range(8):
            check_copies(case("shogunate", 4, seed), 1)


def test_a_loaded_state_that_plays_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Shogunate.load

    def load(self: Shogunate, fields: dict[str, object]) -> ShogunateState:
        state = honest(self, fields)
        state.options.threshold += 2
        return state

    monkeypatch.setattr(Shogunate, "load", load)
    with red("position: the loaded state plays differently"):
        check_copies(CASE, 20)


def test_a_record_that_writes_another_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Line.text

    def text(self: Line, shown: bool = True, with_share: bool = True) -> str:
        return honest(self, shown, with_share).replace("play arrow", "play storms")

    monkeypatch.setattr(Line, "text", text)
    with red("record: the replay leads to another position"):
        check_copies(CASE, 20)


# Samples


def test_a_sample_that_changes_ones_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def sample(self: object, state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
        drawn = state.clone()
        drawn.down.reverse()
        return drawn

    monkeypatch.setattr(Shogunate, "sample", sample)
    with red("can tell its sample from the true state: view"):
        check_samples(CASE, 20)


def test_a_sample_that_remembers_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Shogunate.sample
    calls: list[int] = []

    def sample(self: Shogunate, state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
        calls.append(seat)
        return honest(self, state, seat, Rng(len(calls)))

    monkeypatch.setattr(Shogunate, "sample", sample)
    with red("gets another sample from the same position"):
        check_samples(CASE, 10)


def test_a_sample_that_likes_some_worlds_better(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Shogunate.sample

    def sample(self: Shogunate, state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
        drawn = [honest(self, state, seat, rng) for _ in range(2)]
        return min(drawn, key=lambda state: str(state.position()["loyalty"]))

    monkeypatch.setattr(Shogunate, "sample", sample)
    with red("odds: seat 1: /loyalty/.* of the games, but in .* of the samples"):
        check_odds(case("shogunate", 3), 1, 30, 250)


# Undo


def test_undo_after_something_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    def learn(self: ShogunateState, entry: int) -> None:
        self.ledger.append(entry)
        self.worlds = None

    monkeypatch.setattr(ShogunateState, "learn", learn)
    with red("but it should be .'impossible', 'something_learned', 0"):
        check_undo(CASE, 4)


def test_undo_after_the_dice_have_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Move.__init__

    def forget(self: Move, seat: int, action: int, rolls: int, learned: int) -> None:
        honest(self, seat, action, 0, learned)

    monkeypatch.setattr(Move, "__init__", forget)
    with red("but it should be"):
        check_undo(CASE, 1)


def test_undo_that_goes_back_too_far(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match._rewind

    def rewind(self: Match, actions: int) -> None:
        honest(self, actions + 1)

    monkeypatch.setattr(Match, "_rewind", rewind)
    with red("gets another state"):
        check_undo(CASE, 1)


def test_a_pending_answer_that_takes_the_others_along(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.take_back

    def take_back(self: State, seat: int) -> int:
        assert self.branches is not None
        for other in range(self.seats):
            if other != seat and self.branches.answers[other]:
                self.ask_again(self.branches, other)
        return honest(self, seat)

    monkeypatch.setattr(State, "take_back", take_back)
    with red("gets another state"):
        check_undo(CASE, 2)


# Arrivals and tables


def test_answers_written_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    def seal(self: Match, line: Line, last: Move) -> None:
        self.lines.append(line)
        self.moves.append(last)

    monkeypatch.setattr(Match, "_seal", seal)
    with red("depends on the order of arrival"):
        check_arrivals(CASE, 2)


def test_a_step_that_closes_from_the_last_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State._answer

    def answer(self: State, branches: object, seat: int, action: int) -> None:
        honest(self, self.branches or branches, seat, action)  # type: ignore[arg-type] # as it is
        if self.branches is None:
            self.learned += seat

    monkeypatch.setattr(State, "_answer", answer)
    with red("arrivals: the position depends on the order of arrival"):
        check_arrivals(CASE, 2)


def test_a_legal_list_that_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = list(actions.SWAP_OR_DECLINE)

    def legal(self: object, state: ShogunateState, frame: Frame) -> list[int]:
        table.sort(reverse=True)
        return table

    monkeypatch.setattr(actions, "SWAP_OR_DECLINE", table)
    monkeypatch.setattr(kind("shogunate", "power_swap"), "legal", legal)
    with red("playing has changed hatamoto.games.shogunate.actions.SWAP_OR_DECLINE"):
        for seed in range(4):
            check_immutability(case("shogunate", 3, seed), 3)


def test_a_column_that_shows_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ShogunateColumns._private

    def leaks(
        self: ShogunateColumns,
        state: ShogunateState,
        seat: int,
        row: list[bytes],
        memory: ShogunateMemory,
    ) -> None:
        at = len(row)
        honest(self, state, seat, row, memory)
        row[at + 1] = self.hand[state.down[(seat + 1) % state.seats]]

    monkeypatch.setattr(ShogunateColumns, "_private", leaks)
    with red("view/you/loyalty"):
        check_columns(CASE, 1)


def test_a_column_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def writes_more(
        self: object, state: State, seat: int, row: list[bytes], memory: object
    ) -> None:
        row.append(b"\0")

    monkeypatch.setattr(ShogunateColumns, "write", writes_more)
    with red("columns, not"):
        check_columns(CASE, 1)

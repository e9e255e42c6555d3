"""Decisions within a turn: each also accepts what may be done at any time in one's own turn."""

from hatamoto.games.edo import frames
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision
from hatamoto.kernel.refusals import Refusal, refused

TURN_AT: int = 1
"""The index of an open turn in the stack: above the step that finds the next turn."""


def is_in_turn(state: EdoState) -> bool:
    """Whether the open decision belongs to a player's turn (§perform/order)."""
    stack = state.stack
    return len(stack) > TURN_AT and frames.is_turn(stack[TURN_AT])


class AskingInTurn(Decision[EdoState]):
    """A decision within a turn; it stays open while an anytime offer is carried out (ruling 43).

    Subclasses define `answers`, `answer_blocker` and `answer`. The offers of `config.anytime` are
    added here.
    """

    def __init__(self, anytime: tuple[str, ...]) -> None:
        self.verbs = (*self.verbs, *anytime)

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """The decision's own answers, in a stable order."""
        raise NotImplementedError

    def answer_blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """Why one of the decision's own answers is illegal."""
        return refused(self.rule, "not_possible")

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Apply one of the decision's own answers."""
        raise NotImplementedError

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The decision's own answers, then the anytime offers."""
        answers = self.answers(state, frame)
        anytime = state.config.anytime
        if not anytime or not is_in_turn(state):
            return answers
        seat = seat_of(frame)
        added: list[int] = []
        for offer in anytime:
            offer.add(state, seat, added)
        # Not in place: the answers can be a table shared by all states.
        return answers + added if added else answers

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The refusal of the decision itself, or of the anytime offer."""
        offer = state.config.anytime_of[action]
        if offer is None:
            return self.answer_blocker(state, frame, action)
        if offer not in state.config.anytime:
            return refused(self.rule, "not_in_play", {"module": offer.module})
        if not is_in_turn(state):
            return refused(offer.rule, "not_in_turn")
        return offer.blocker(state, seat_of(frame), action)

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """An anytime offer leaves the decision open."""
        offer = state.config.anytime_of[action]
        if offer is None:
            self.answer(state, frame, action)
        else:
            state.push(frame)
            offer.apply(state, seat_of(frame), action)

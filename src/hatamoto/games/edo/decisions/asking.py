"""Questions of a turn: each also takes what may be done at any point of one's own turn."""

from hatamoto.games.edo import frames
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision
from hatamoto.kernel.refusals import Refusal, refused

TURN_AT: int = 1
"""Where an open turn lies in the stack: over the step that looks for the next one."""


def is_in_turn(state: EdoState) -> bool:
    """Whether what is open belongs to a player's turn (§perform/order)."""
    stack = state.stack
    return len(stack) > TURN_AT and frames.is_turn(stack[TURN_AT])


class AskingInTurn(Decision[EdoState]):
    """A question a turn can ask: it stays open below what is done at any time (ruling 43).

    A kind has its own answers in `answers`, `answer_blocker` and `answer`. The offers of
    `config.anytime` are added here, for all of them.
    """

    def __init__(self, anytime: tuple[str, ...]) -> None:
        self.verbs = (*self.verbs, *anytime)

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """The answers to the question itself, in a stable order."""
        raise NotImplementedError

    def answer_blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """Why an answer to the question itself is not legal."""
        return refused(self.rule, "not_possible")

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Carry an answer to the question itself out."""
        raise NotImplementedError

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The answers, then what may be done at any time."""
        answers = self.answers(state, frame)
        anytime = state.config.anytime
        if not anytime or not is_in_turn(state):
            return answers
        seat = seat_of(frame)
        added: list[int] = []
        for offer in anytime:
            offer.add(state, seat, added)
        # The answers can be a table that all states share.
        return answers + added if added else answers

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """What the question says, or the offer: that it is in play, and that this is a turn."""
        offer = state.config.anytime_of[action]
        if offer is None:
            return self.answer_blocker(state, frame, action)
        if offer not in state.config.anytime:
            return refused(self.rule, "not_in_play", {"module": offer.module})
        if not is_in_turn(state):
            return refused(offer.rule, "not_in_turn")
        return offer.blocker(state, seat_of(frame), action)

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """After what is done at any time the same question is open."""
        offer = state.config.anytime_of[action]
        if offer is None:
            self.answer(state, frame, action)
        else:
            state.push(frame)
            offer.apply(state, seat_of(frame), action)

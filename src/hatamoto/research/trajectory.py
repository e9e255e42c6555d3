"""A game in progress with the moves each seat has seen; can be copied, pickled and sampled."""

from collections.abc import Mapping
from typing import NamedTuple, final

from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.freezing import freeze, thaw
from hatamoto.kernel.match_positions import read_position
from hatamoto.kernel.record import Line
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import is_in
from hatamoto.kernel.state import State, action_error
from hatamoto.research.env_config import EnvConfig, Rebuilt

NOBODY_KNOWS = 0


class Move(NamedTuple):
    """An action, and the seats that know its arguments once its step is complete."""

    seat: int
    action: int
    audience: int


@final
class Trajectory:
    """A state and the moves that led to it."""

    def __init__(
        self, config: EnvConfig, state: State, moves: list[Move] | None = None, completed: int = 0
    ) -> None:
        self.config = config
        self.state = state
        self.moves = moves or []
        self.completed = completed
        """How many moves everybody has seen happen; later ones wait in an open step."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Trajectory":
        return Trajectory(self.config, self.state.clone(), self.moves.copy(), self.completed)

    def __reduce__(self) -> Rebuilt:
        return restore_trajectory, (self.config, freeze(self.state), self.moves, self.completed)

    def act(self, seat: int, action: int) -> None:
        """Play a legal action; raises ActionError."""
        state = self.state
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise action_error(state, seat, refusal)
        frame, step = state.open_frame(seat), state.branches
        audience = state.game.kind(frame).audience(state, frame, action)
        state.apply(seat, action)
        self.moves.append(Move(seat, action, audience))
        if step is None or state.branches is not step:
            self._complete_step()

    def _complete_step(self) -> None:
        """Sort the moves of a completed step by seat, whatever the order of its answers."""
        waiting = sorted(self.moves[self.completed :], key=lambda move: move.seat)
        self.moves[self.completed :] = waiting
        self.completed = len(self.moves)

    def moves_seen(self, seat: int) -> list[tuple[Move, bool]]:
        """The moves a seat has seen, and whether it knows their arguments."""
        known = [(move, is_in(move.audience, seat)) for move in self.moves[: self.completed]]
        return known + [(move, True) for move in self.moves[self.completed :] if move.seat == seat]

    def lines_for(self, seat: int) -> list[str]:
        """The same as lines of a record; of a hidden move only the first word is shown."""
        notation = self.config.game.notation
        return [Line(m.seat, notation(m.action)).text(shown) for m, shown in self.moves_seen(seat)]

    def sample(self, seat: int, rng: Rng) -> "Trajectory":
        """Sample a trajectory that this seat cannot distinguish from the true one.

        The arguments of moves it does not know are hidden from everyone in the sample; what the
        others hold and have learned is part of the sampled state, and so of their views.
        """
        moves = [self._masked(move, seat) for move in self.moves[: self.completed]]
        trajectory = Trajectory(self.config, self.state.sample(seat, rng), moves, self.completed)
        trajectory._answer_again()
        return trajectory

    def _masked(self, move: Move, seat: int) -> Move:
        if is_in(move.audience, seat):
            return move
        return Move(move.seat, self.config.game.verbs.verb(move.action).base, NOBODY_KNOWS)

    def _answer_again(self) -> None:
        """Append the pending answers of the open step, which may have been sampled."""
        branches = self.state.branches
        if branches is None:
            return
        pending = [list(answers) for answers in branches.answers]
        for seat, answers in enumerate(pending):
            if answers:
                self.state.ask_again(branches, seat)
        for seat, answers in enumerate(pending):
            for action in answers:
                self.act(seat, action)


def new_trajectory(config: EnvConfig) -> Trajectory:
    """A new game before the deal."""
    return Trajectory(config, config.game.new(config.seats, config.options))


def restore_trajectory(
    config: EnvConfig, frozen: dict[str, object], moves: list[Move], completed: int
) -> Trajectory:
    """Restore a pickled game."""
    return Trajectory(config, thaw(config.game, frozen), moves, completed)


def trajectory_from(config: EnvConfig, position: Mapping[str, object]) -> Trajectory:
    """A game from a position; raises BadPosition."""
    state = read_position(config.game, position).state()
    if state.seats != config.seats:
        raise BadPosition(f"the position is for {state.seats} seats, not for {config.seats}")
    return Trajectory(config, state)

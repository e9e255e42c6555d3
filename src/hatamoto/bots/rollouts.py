"""Rollouts: a sampled world is played on by the rollout policy for a while, then valued.

The clock is checked inside every rollout, so that a choice never exceeds its time.
"""

from __future__ import annotations

from typing import Any, Final, final

from hatamoto.bots.race import NO_REPLY, Clock, pack_reply
from hatamoto.bots.rollout_policy import RolloutPolicy, policy_action
from hatamoto.bots.value_network import ValueNetwork
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

NOISE_DIVISOR: Final = 4
"""Simulated players act at random this many times less often than the greedy baseline."""
CUT_OFF: Final = -1.0
"""Returned instead of a worth when the clock cut a rollout off; real ones are 0 to 1000."""


@final
class Rollouts:
    """Plays worlds on by the policy, and values them by the network or the game's own estimate."""

    def __init__(
        self,
        ahead: int,
        to_horizon: bool,
        network: ValueNetwork | None,
        policy: RolloutPolicy | None,
    ) -> None:
        self.ahead = ahead
        """How many steps of `Heuristics.progress` a rollout continues beyond the current one."""
        self.to_horizon = to_horizon
        """Whether it continues to the game's horizon if that is further."""
        self.network = network
        self.policy = policy
        self.first_reply = NO_REPLY
        """The first reply of another seat in the last rollout, packed as in `race`."""

    def value(self, window: Window, state: State, action: int, clock: Clock, rng: Rng) -> float:
        """The worth of the state a little after an action, or CUT_OFF."""
        if self.run(window, state, action, clock, rng):
            return self.worth(window.game, state, window.seat)
        return CUT_OFF

    def run(self, window: Window, state: State, action: int, clock: Clock, rng: Rng) -> bool:
        """Apply an action and continue by the policy; returns False if the clock cut it off.

        Chance and every seat have a generator each, so that a candidate that makes one of them
        draw more often does not change the random numbers of the others.
        """
        game = window.game
        last = self.last_step(game, state)
        noise = game.heuristics.noise() // NOISE_DIVISOR
        seed = rng.word()
        seat_rngs = [Rng(seed + 1 + other) for other in range(state.seats)]
        chance = Rng(seed)
        self.first_reply = NO_REPLY
        state.apply(window.seat, action)
        while True:
            actor = state.actor()
            if (
                actor == NOBODY
                or game.heuristics.progress(state) > last
                or is_planning(game, state)
            ):
                return True
            if actor == NATURE:
                state.apply(NATURE, state.draw(chance))
            elif clock.is_late():
                return False
            else:
                seat_rng = seat_rngs[actor]
                answer = policy_action(game, self.policy, state, actor, noise, seat_rng)
                if actor != window.seat and self.first_reply == NO_REPLY:
                    self.first_reply = pack_reply(actor, answer)
                state.apply(actor, answer)

    def last_step(self, game: Game[Any], state: State) -> int:
        """The step of `Heuristics.progress` at whose end a rollout from this state stops."""
        last = game.heuristics.progress(state) + self.ahead
        return max(last, game.heuristics.horizon(state)) if self.to_horizon else last

    def worth(self, game: Game[Any], state: State, seat: int) -> float:
        """The value of a state for a seat, in thousandths of a win."""
        if self.network is None or state.actor() == NOBODY:
            return float(game.heuristics.value(state, seat))
        learned = self.network.worth(game.heuristics.features(state, seat))
        return max(0.0, learned + game.heuristics.correction(state, seat))


def is_planning(game: Game[Any], state: State) -> bool:
    """Whether all seats are planning at once; rollouts stop there, as the policy cannot plan."""
    return game.has_simultaneous_plans and state.branches is not None


def reopen_others(state: State, seat: int) -> None:
    """Undo the others' answers to the open step: the sample drew them at random."""
    branches = state.branches
    if branches is None:
        return
    for other in range(state.seats):
        if other != seat and branches.answers[other]:
            state.ask_again(branches, other)


def after_answers(world: State, answers: list[list[int]]) -> State:
    """A copy of a world after these answers; a row is a seat followed by its answers."""
    state = world.clone()
    for row in answers:
        for index in range(1, len(row)):
            state.apply(row[0], row[index])
    return state

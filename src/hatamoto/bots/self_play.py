"""Self-play: games that a bot plays against itself, recorded as training data.

At every step the features of all seats are recorded, and after the game who won. For the thinker's
decisions the priorities of all actions and the chosen one are recorded as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from hatamoto.bots.bot import Bot
from hatamoto.bots.rollout_policy import RolloutPolicy, policy_action
from hatamoto.bots.series import play_bots
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import Option, seats_needed
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

STRIDE: Final = 1_000_003
"""Keeps the generators of neighbouring games apart."""
NOISE: Final = 12
"""In how many of 256 decisions a player acts at random, to explore more."""
USUAL: Final = 0.5
"""Share of the games with the usual number of seats and the default options."""


@dataclass
class Choice:
    """A decision of the thinker, as training data for the policy."""

    frame_type: int
    actions: list[int]
    hints: list[int]
    chosen: int


@dataclass
class PlayedGames:
    """The training data of some games."""

    games: int = 0
    features: list[list[float]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """The game that each row of features comes from."""
    seats: list[int] = field(default_factory=list)
    """The seat from whose point of view each row is seen."""
    choices: list[Choice] = field(default_factory=list)

    def merge(self, other: PlayedGames) -> None:
        self.games += other.games
        self.features += other.features
        self.shares += other.shares
        self.numbers += other.numbers
        self.seats += other.seats
        self.choices += other.choices


def self_play(
    game: Game[Any],
    thinker: Bot | None,
    policy: RolloutPolicy | None,
    seed: int,
    numbers: range,
) -> PlayedGames:
    """Play these games and record them; without a thinker, all seats follow the priorities."""
    played = PlayedGames()
    for number in numbers:
        play_game(game, thinker, policy, Rng(seed * STRIDE + number), number, played)
    return played


def play_game(
    game: Game[Any],
    thinker: Bot | None,
    policy: RolloutPolicy | None,
    rng: Rng,
    number: int,
    played: PlayedGames,
) -> None:
    """Play one game and add it to `played`."""
    state = new_table(game, rng)
    first = len(played.features)
    last = step_of(game, state)
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        if step_of(game, state) > last:
            last = step_of(game, state)
            for other in range(state.seats):
                played.features.append(game.heuristics.features(state, other))
                played.seats.append(other)
        state.apply(seat, choose_action(game, state, seat, thinker, policy, rng, played))
    outcome = state.outcome()
    assert outcome is not None
    shares = outcome.shares()
    played.shares += [shares[seat] for seat in played.seats[first:]]
    played.numbers += [number] * (len(played.features) - first)
    played.games += 1


def step_of(game: Game[Any], state: State) -> int:
    """The number of the current step; features are recorded at the start of each."""
    return (
        game.heuristics.plan_phase(state)
        if game.has_turn_plans
        else game.heuristics.progress(state)
    )


def choose_action(
    game: Game[Any],
    state: State,
    seat: int,
    thinker: Bot | None,
    policy: RolloutPolicy | None,
    rng: Rng,
    played: PlayedGames,
) -> int:
    """Choose an action; a thinker's choice among several is recorded.

    In a game with simultaneous plans the thinker only plans: that is where its games are decided,
    and the many small choices of a turn would take most of its time.
    """
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    is_planned = game.has_simultaneous_plans
    is_searched = thinker is not None and (not is_planned or state.branches is not None)
    if thinker is None or not is_searched or rng.below(256) < NOISE:
        return policy_action(game, policy, state.sample(seat, rng), seat, NOISE, rng)
    chosen = thinker.choose(Window(game, state, seat), rng)
    if is_planned:  # Playouts draw generated plans there, not policy actions.
        return chosen
    world = state.sample(seat, rng)
    frame_type = type_of(world.open_frame(seat))
    played.choices.append(
        Choice(frame_type, list(actions), game.heuristics.rollout_priorities(world, seat), chosen)
    )
    return chosen


def meet(game: Game[Any], one: Bot, two: Bot, seed: int, games: int) -> tuple[float, int]:
    """The first bot's share of the wins against the second, and the number of games.

    They take alternate seats at a table of the usual size; each seed is played from both sides.
    """
    low, high = game.seats
    seats = min(high, max(low, 4))
    won, played = 0.0, 0
    while played < games:
        for turn in range(2):
            state: State = game.new(seats)
            sitting = [(one, two)[(seat + turn) % 2] for seat in range(seats)]
            play_bots(game, state, sitting, Rng(seed * STRIDE + played // 2))
            outcome = state.outcome()
            assert outcome is not None
            shares = outcome.shares()
            won += sum(shares[seat] for seat in range(seats) if sitting[seat] is one)
            played += 1
    return won / played, played


def new_table(game: Game[Any], rng: Rng) -> State:
    """A new game: half the time the usual table, otherwise of random size with random options."""
    low, high = game.seats
    seats = min(high, max(low, 4))
    options: dict[str, object] = {}
    if rng.below(1000) >= 1000 * USUAL:
        seats = low + rng.below(high - low + 1)
        options = {option.id: any_value(option, rng) for option in game.options}
        options = {id: value for id, value in options.items() if fits_table(value, seats)}
    state: State = game.new(seats, options)
    return state


def any_value(option: Option, rng: Rng) -> object:
    """A random value of an option."""
    if option.values:
        return option.values[rng.below(len(option.values))]
    return rng.below(2) == 1


def fits_table(value: object, seats: int) -> bool:
    """Whether a table of this size has the seat that an option's value names, if any."""
    return not isinstance(value, str) or seats_needed(value) <= seats

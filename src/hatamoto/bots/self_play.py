"""Self-play: games that bots play against themselves, and what is noted of them.

At every step of a game the features of all seats are noted, and once the game is over who won. At
some decisions of a thinker it is noted what the hints said of each action and which was chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from hatamoto.bots.rollout_policy import RolloutPolicy, policy_action
from hatamoto.bots.thinker import Thinker
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import Option
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

STRIDE: Final = 1_000_003
"""Keeps the generators of neighbouring games apart."""
NOISE: Final = 40
"""In how many of 256 decisions a player without a network does anything, so that much is seen."""
ODDITY: Final = 12
"""The same for a player with a network."""
USUAL: Final = 0.5
"""How often a game has the usual number of seats with the usual options."""


@dataclass
class Choice:
    """A decision somebody thought about."""

    kind: int
    actions: list[int]
    hints: list[int]
    chosen: int


@dataclass
class PlayedGames:
    """What a series of games showed."""

    games: int = 0
    features: list[list[float]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """The game that each row of features comes from."""
    choices: list[Choice] = field(default_factory=list)

    def merge(self, other: PlayedGames) -> None:
        """Add what other games showed."""
        self.games += other.games
        self.features += other.features
        self.shares += other.shares
        self.numbers += other.numbers
        self.choices += other.choices


def self_play(
    game: Game[Any],
    thinker: Thinker | None,
    policy: RolloutPolicy | None,
    seed: int,
    numbers: range,
) -> PlayedGames:
    """Play these games and note what they show; without a thinker, all play by the policy."""
    played = PlayedGames()
    for number in numbers:
        play_game(game, thinker, policy, Rng(seed * STRIDE + number), number, played)
    return played


def play_game(
    game: Game[Any],
    thinker: Thinker | None,
    policy: RolloutPolicy | None,
    rng: Rng,
    number: int,
    played: PlayedGames,
) -> None:
    """One game, noted."""
    state = begun(game, rng)
    first = len(played.features)
    last = game.moment(state)
    seats: list[int] = []
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        if game.moment(state) > last:
            last = game.moment(state)
            for other in range(state.seats):
                played.features.append(game.features(state, other))
                seats.append(other)
        state.apply(seat, answered(game, state, seat, thinker, policy, rng, played))
    outcome = state.outcome()
    assert outcome is not None
    shares = outcome.shares()
    played.shares += [shares[seat] for seat in seats]
    played.numbers += [number] * (len(played.features) - first)
    played.games += 1


def answered(
    game: Game[Any],
    state: State,
    seat: int,
    thinker: Thinker | None,
    policy: RolloutPolicy | None,
    rng: Rng,
    played: PlayedGames,
) -> int:
    """What a seat does; a thinker's choice among several is noted."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    if thinker is None:
        return policy_action(game, policy, state.sample(seat, rng), seat, NOISE, rng)
    if rng.below(256) < ODDITY:
        return policy_action(game, policy, state.sample(seat, rng), seat, NOISE, rng)
    chosen = thinker.choose(Window(game, state, seat), rng)
    world = state.sample(seat, rng)
    kind = type_of(world.open_frame(seat))
    played.choices.append(Choice(kind, list(actions), game.priorities(world, seat), chosen))
    return chosen


def begun(game: Game[Any], rng: Rng) -> State:
    """A new game: half of them the usual table, half of any size and any options."""
    low, high = game.seats
    seats = min(high, max(low, 4))
    options: dict[str, object] = {}
    if rng.below(1000) >= 1000 * USUAL:
        seats = low + rng.below(high - low + 1)
        options = {option.id: any_value(option, rng) for option in game.options}
        options = {id: value for id, value in options.items() if is_fitting(value, seats)}
    state: State = game.new(seats, options)
    return state


def any_value(option: Option, rng: Rng) -> object:
    """Any value of an option."""
    if option.values:
        return option.values[rng.below(len(option.values))]
    return rng.below(2) == 1


def is_fitting(value: object, seats: int) -> bool:
    """Whether such a table has the seat that a value names, if it names one."""
    from hatamoto.kernel.options import seats_needed

    return not isinstance(value, str) or seats_needed(value) <= seats

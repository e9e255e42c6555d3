"""How well the simulated others of a search foretell what bots do: python -m tools.simulated_rivals

`search-1` plays Shogunate with itself. Before each choice another seat draws worlds as `shogun`
does, and its simulated player has a chance of every action in them. The mean log-likelihood of what
`search-1` then does tells how sharply the others should follow priorities (`others_sharpness`).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hatamoto import catalog
from hatamoto.bots import bot
from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import ALL
from hatamoto.bots.rollouts import NOISE_DIVISOR, reopen_others
from hatamoto.bots.thinker import Thinker
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

GAME: Final = catalog.game("shogunate")
SEATS: Final = 4
PLAYOUTS: Final = 60
GAMES: Final = 8
FIRST_SEED: Final = 800_000
WORLDS: Final = 8
SHARPNESS: Final = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 9.0)
"""The largest one always takes the best."""


def softmax(priorities: list[int], sharpness: float) -> list[float]:
    """The chance of each action."""
    best = max(priorities)
    weights = [exp(max(-40.0, sharpness * (priority - best))) for priority in priorities]
    return [weight / sum(weights) for weight in weights]


def foretold(thinker: Thinker, state: State, seat: int, viewer: int, rng: Rng) -> list[list[float]]:
    """By sharpness, the chance of each of the seat's actions, as the viewer simulates it.

    In worlds in which the seat would have other actions they have none.
    """
    actions = state.legal(seat)
    noise = GAME.heuristics.noise() // NOISE_DIVISOR / 256
    found = [[noise / len(actions)] * len(actions) for _ in SHARPNESS]
    for _ in range(WORLDS):
        world = thinker.world(Window(GAME, state, viewer), rng)
        reopen_others(world, viewer)
        if world.legal(seat) != actions:
            continue
        priorities = GAME.heuristics.rollout_priorities(world, seat)
        for row, sharpness in zip(found, SHARPNESS, strict=True):
            for index, chance in enumerate(softmax(priorities, sharpness)):
                row[index] += (1 - noise) * chance / WORLDS
    return found


def play(number: int, playouts: int) -> list[list[float]]:
    """Play a game; by choice and sharpness, the log-likelihood of what was chosen."""
    thinker = LeveledBot(ALL[-1]).thinker(GAME)
    player = bot("search-1", iterations=playouts)
    luck, rng = Rng(FIRST_SEED + number), Rng(number)
    state: State = GAME.new(SEATS)
    found: list[list[float]] = []
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(luck))
            continue
        actions = state.legal(seat)
        action = player.choose(Window(GAME, state, seat), rng)
        if len(actions) > 1:
            viewer = (seat + 1 + rng.below(SEATS - 1)) % SEATS
            index = actions.index(action)
            rows = foretold(thinker, state, seat, viewer, rng)
            found.append([log(row[index]) for row in rows])
        state.apply(seat, action)
    return found


def main() -> None:
    """Print the mean for each sharpness after every game."""
    choices: list[list[float]] = []
    for number in range(GAMES):
        choices += play(number, PLAYOUTS)
        means = [sum(column) / len(choices) for column in zip(*choices, strict=True)]
        pairs = zip(SHARPNESS, means, strict=True)
        print(f"{number + 1} games, {len(choices)} choices:", *(f"{s} {m:.3f}" for s, m in pairs))


if __name__ == "__main__":
    main()

"""Finds the weights of an army of Decisive Battles by playing against the yardstick `greedy-1`.

All weights are varied at once: each seed is played with a random change and with its opposite, and
the difference says which weights to raise. Then a few steps in that direction are compared on other
seeds, and the best is printed. A game counts half by its winner and half by the victory hexes held,
which says more than the winner alone. Usage: python -m tools.tune_doctrines ARMY GAMES SEED, where
ARMY is a column of `WEIGHTS` in `games/battles/judgement/doctrine.py`.
"""

import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hatamoto.bots.greedy import GreedyBot
from hatamoto.bots.turn_plan import PriorityPlayer
from hatamoto.games.battles import GAME
from hatamoto.games.battles.board.pieces import hexes_held
from hatamoto.games.battles.judgement.doctrine import DOCTRINES, NAMES, WEIGHTS, Doctrine
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.window import Window

Weights = NDArray[np.float64]
SCENARIOS: Final = ("toba", "tabaru")
SPREADS: Final = {
    "step": 2, "gain": 52.5, "gain_ahead": 26.25, "guard": 35, "quiet": 12, "crowd": 7,
    "outnumbered": 6, "against": 4, "bold_behind": 52.5, "bold_late": 8, "bold_ahead": 21,
    "entry_free": 24.5, "entry_held": 20, "seize": 52.5, "seize_late": 20, "hold": 14,
    "hold_near": 25, "hold_late": 10, "shot": 52.5, "blocked": 52.5, "last_stand": 200,
    "cover": 3, "fragile": 105, "hurt": 35, "melee_danger": 35, "recovery": 35,
    "recovery_morale": 4, "min_gain": 5, "gun_move": 20, "through": 21, "spent": 25,
    "prize_disordered": 52.5, "prize_ready": 23.45, "prize_victory": 25, "exposed": 50,
}  # fmt: skip
"""How far each weight is varied."""
LOWEST: Final = {"min_gain": -10.0}
"""The least value of a weight, if it is not 0."""
STEPS: Final = (0.0, 1.5, 3.0)
"""The lengths of the steps that are compared."""
MARGIN: Final = 12.0
"""A lead of this many victory hexes counts as a certain win."""


def play(army: int, seed: int) -> float:
    """The result of one game against `greedy-1`, from 0 to 1."""
    state: BattlesState = GAME.new(2, {"scenario": SCENARIOS[army // 2]})
    own = army % 2
    luck, rng = Rng(seed), Rng(seed + 77)
    player, greedy = PriorityPlayer(GAME), GreedyBot()
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(seat, state.draw(luck))
        elif seat == own:
            frame, phase = int(state.next_frame()), GAME.heuristics.plan_phase(state)
            state.apply(seat, player.action(state, seat, frame, phase))
        else:
            state.apply(seat, greedy.choose(Window(GAME, state, seat), rng))
    outcome = state.outcome()
    assert outcome is not None
    lead = hexes_held(state, own) - hexes_held(state, 1 - own)
    return 0.5 * outcome.shares()[own] + 0.5 * max(0.0, min(1.0, 0.5 + lead / MARGIN))


def rounded(weights: Weights) -> list[int]:
    """Whole weights, none below its least value."""
    lowest = [LOWEST.get(name, 0.0) for name in NAMES]
    return [int(weight) for weight in np.rint(np.maximum(weights, lowest))]


def judged(army: int, weights: Weights, seeds: range) -> float:
    """The mean result of an army with these weights."""
    DOCTRINES[army] = Doctrine(rounded(weights))
    return float(np.mean([play(army, seed) for seed in seeds]))


def direction(
    army: int, weights: Weights, spreads: Weights, first: int, games: int, seed: int
) -> Weights:
    """Where the results rise, in spreads of each weight; what luck explains is left out."""
    changes = np.random.default_rng(seed).standard_normal((games // 2, len(NAMES)))
    gains = np.zeros(games // 2)
    for number, change in enumerate(changes):
        seeds = range(first + number, first + number + 1)
        better = judged(army, weights + spreads * change, seeds)
        gains[number] = (better - judged(army, weights - spreads * change, seeds)) / 2
    slope: Weights = (changes * gains[:, None]).mean(0)
    error = float(np.sqrt((gains**2).mean() / len(gains)))
    kept = slope * np.maximum(0.0, 1.0 - (error / np.maximum(np.abs(slope), 1e-9)) ** 2)
    return kept / max(float(np.linalg.norm(kept)), 1e-9)


def main() -> int:
    """Print the best weights found."""
    army, games, seed = (int(word) for word in sys.argv[1:4])
    weights = np.array([row[army] for row in WEIGHTS.values()], float)
    spreads = np.array([SPREADS[name] for name in NAMES], float)
    first = 10_000_000 * (seed + 10 * army)
    way = direction(army, weights, spreads, first, games, seed)
    seeds = range(first + 500_000, first + 500_000 + games // 8)
    found: list[tuple[float, list[int]]] = []
    for step in STEPS:
        there = weights + spreads * way * step
        found.append((judged(army, there, seeds), rounded(there)))
        print(f"step {step}: {found[-1][0]:.3f} in {len(seeds)} games", flush=True)
    print(dict(zip(NAMES, max(found)[1], strict=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

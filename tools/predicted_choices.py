"""How often a bot could foresee what it will be asked next: python -m tools.predicted_choices

While others act, a bot could think about its next choice. That helps only if it has foreseen what
it will see then. Seat 0 plays by the hints and, whenever others are to act, predicts their actions
by priorities in a sampled world; the others are `search-1` with 20 playouts (in EDO the hints).
Counted are the choices before which another seat had a choice of its own.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from hatamoto import catalog
from hatamoto.bots import Bot, bot
from hatamoto.bots.rollout_policy import policy_action
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window


class Case(NamedTuple):
    """Games to play."""

    game: str
    seats: int
    games: int
    others: str


CASES: Final = (
    Case("shogunate", 4, 20, "search-1"),
    Case("twilight", 2, 3, "search-1"),
    Case("battles", 2, 6, "search-1"),
    Case("edo", 4, 2, "greedy-1"),
)
PLAYOUTS: Final = 20
FIRST_SEED: Final = 3_000_009


def seen(state: State, seat: int) -> str:
    """What a seat sees, as text."""
    return json.dumps(state.view(seat), sort_keys=True, default=str)


def predicted(game: Game[Any], state: State, rng: Rng) -> str:
    """What seat 0 expects to see at its next choice."""
    world = state.sample(0, rng)
    while (actor := world.actor()) not in (0, NOBODY):
        if actor == NATURE:
            world.apply(NATURE, world.draw(rng))
        else:
            world.apply(actor, policy_action(game, None, world, actor, 0, rng))
    return seen(world, 0) if world.actor() == 0 else ""


def play(case: Case, number: int) -> tuple[int, int]:
    """Play a game; how many choices followed those of others, and how many were foreseen."""
    game = catalog.game(case.game)
    state: State = game.new(case.seats)
    luck, rng = Rng(FIRST_SEED + number), Rng(number)
    own, other = bot("greedy-1"), bot(case.others, iterations=PLAYOUTS)
    expected: str | None = None
    counted = found = 0
    has_waited = False
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(luck))
            continue
        is_choice = len(state.legal(seat)) > 1
        if seat != 0:
            has_waited = has_waited or is_choice
            state.apply(seat, chosen(game, state, seat, other, rng))
            continue
        if expected is not None and has_waited and is_choice:
            counted += 1
            found += expected == seen(state, 0)
        state.apply(0, chosen(game, state, 0, own, rng))
        has_waited = False
        expected = predicted(game, state, rng) if state.actor() not in (0, NOBODY) else None
    return counted, found


def chosen(game: Game[Any], state: State, seat: int, player: Bot, rng: Rng) -> int:
    """A bot's action."""
    return player.choose(Window(game, state, seat), rng)


def main() -> None:
    """Print a line for each game."""
    for case in CASES:
        rows = [play(case, number) for number in range(case.games)]
        counted, found = (sum(column) for column in zip(*rows, strict=True))
        print(f"{case.game}: {found} of {counted} choices foreseen ({found / counted:.0%})")


if __name__ == "__main__":
    main()

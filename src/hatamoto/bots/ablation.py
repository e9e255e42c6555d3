"""What each part of a level brings: the level plays against itself with one part removed.

The two take alternate seats at one table, each seed is played with both seatings and the same luck,
and both have the same time or the same number of playouts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from hatamoto import catalog
from hatamoto.bots.bars import SEATS_APART, play_out
from hatamoto.bots.bot import Bot
from hatamoto.bots.examination import Examination
from hatamoto.bots.greedy import highest
from hatamoto.bots.intervals import wilson
from hatamoto.bots.learned_model import NOTHING_LEARNED
from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import Level
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window


@final
class PriorityBot(Bot):
    """Does not search: takes the action of highest priority in one sampled world."""

    name = "priorities"

    def choose(self, window: Window, rng: Rng) -> int:
        """The action of highest priority; ties are broken at random."""
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        world = window.sample(rng)
        return actions[highest(window.game.heuristics.level_priorities(world, window.seat), rng)]


def parts_of(game: Game[Any], level: Level) -> list[str]:
    """The parts of a level that can be removed in a game."""
    parts = ["search", "value"]
    settings = level.settings_in(game)
    if not game.is_open and settings.worlds_per_trial > 1:
        parts.append("belief")
    has_plans = game.has_turn_plans or game.has_simultaneous_plans
    if settings.mix_tolerance > 0.0 and not has_plans:
        parts.append("mixing")
    return parts


def without(part: str, level: Level, examination: Examination) -> Bot:
    """The level's bot with one part removed.

    Without the search it follows priorities. Without the value it judges by the game's hints, one
    step further ahead. Without belief every world that fits what it knows is equally likely.
    Without mixing it plays what looks best in simultaneous decisions too.
    """
    seconds, iterations = examination.seconds, examination.iterations
    if part == "search":
        return PriorityBot()
    if part == "value":
        return LeveledBot(level, seconds, iterations, NOTHING_LEARNED)
    removed = {"worlds_per_trial": 1.0} if part == "belief" else {"mix_tolerance": 0.0}
    settings = level.settings_in(catalog.game(examination.game)).changed(removed)
    return LeveledBot(level.with_settings(settings), seconds, iterations)


def ablation(
    examination: Examination, level: Level, part: str, say: Callable[[str], None]
) -> dict[str, Any]:
    """The share of the whole level against itself without a part."""
    won, games = 0.0, 0
    while games < examination.games:
        for turn in range(2):
            won += play(examination, level, part, games // 2, turn)
            games += 1
        say(f"without {part}, {games} games: {won / games:.1%}")
    low, high = wilson(won, games)
    return {
        "bot": level.id,
        "without": part,
        "games": games,
        "share": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def play(examination: Examination, level: Level, part: str, number: int, turn: int) -> float:
    """Play a game; the whole level's share of the win."""
    game, state, luck = examination.new_game(number)
    first = luck.word()
    whole = LeveledBot(level, examination.seconds, examination.iterations)
    reduced = without(part, level, examination)
    players: list[Bot] = [(whole, reduced)[(seat + turn) % 2] for seat in range(examination.seats)]
    rngs = [Rng(first * SEATS_APART + seat) for seat in range(examination.seats)]
    shares = play_out(game, state, players, rngs, luck).shares()
    return sum(share for seat, share in enumerate(shares) if players[seat] is whole)

"""Trains a game's model by self-play, in generations; can be stopped and resumed.

The first generation plays by the levels' priorities, each later one by search with the previous
generation's model. Games are stored in the folder, so that a stopped run continues. The same seed
gives the same games and weights for any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from hatamoto import __version__, catalog
from hatamoto.bots.bot import Bot
from hatamoto.bots.intervals import wilson
from hatamoto.bots.learned_model import NOTHING_LEARNED, LearnedModel, model_from_table
from hatamoto.bots.plan_search import PlanSearch
from hatamoto.bots.search_settings import SearchSettings
from hatamoto.bots.self_play import Choice, PlayedGames, meet, self_play
from hatamoto.bots.thinker import Thinker
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.lab.machines import Machines
from hatamoto.lab.parts import run_parts
from hatamoto.research.fitting import fit_network, fit_policy

CHUNK: Final = 50
"""Games per file, and per call of a worker."""
SELF_PLAY: Final = SearchSettings(
    width=8,
    worlds=2,
    ahead=0,
    worlds_per_trial=4,
    doubt=1.5,
    trust=3.0,
    tolerance=6.0,
    mix_tolerance=8.0,
    to_horizon=True,
)
"""The search settings of self-play; some tolerance, so that more positions are explored."""
SELF_PLAY_PLANS: Final = 40
"""How many whole plans it compares."""
MANY: Final = 10
"""The first generation plays this many times as many games, because they are fast."""
REMEMBERED: Final = 2
"""This many generations of thinkers are learned from together; each starts from the weights of the
one before, so that what the many games without thinking taught is not lost."""


@dataclass(frozen=True)
class TrainingConfig:
    """The parameters of a training run."""

    game: str
    seed: int = 1
    generations: int = 2
    games: int = 1000
    iterations: int = 48
    hidden: int = 32
    epochs: int = 12
    matches: int = 40
    """Games against the previous generation, to measure the gain in strength."""


def train(
    config: TrainingConfig, folder: Path, where: Machines, say: Callable[[str], None]
) -> dict[str, Any]:
    """Train, and write `learned.json` and `report.json` into the folder; returns the report."""
    folder.mkdir(parents=True, exist_ok=True)
    keep_config(config, folder)
    report: dict[str, Any] = {"config": asdict(config), "version": __version__, "generations": []}
    table: dict[str, Any] = {}
    for generation in range(config.generations + 1):
        table, row = learn_generation(config, generation, table, folder, where, say)
        report["generations"].append(row)
        write(folder / "report.json", report)
        write(folder / "learned.json", {**table, "provenance": provenance(config, report)})
    return report


def keep_config(config: TrainingConfig, folder: Path) -> None:
    """Tie the folder to a configuration; raises BadArgument if it has another one's games."""
    path = folder / "config.json"
    if path.exists() and read_config(path) != asdict(config):
        raise BadArgument(
            f"{folder} was trained with other settings; take another folder, or those settings"
        )
    write(path, asdict(config))


def read_config(path: Path) -> object:
    """The settings a folder was trained with; None where the file does not say."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return None


def learn_generation(
    config: TrainingConfig,
    generation: int,
    before: dict[str, Any],
    folder: Path,
    where: Machines,
    say: Callable[[str], None],
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play and fit one generation; returns the weights and a row of the report."""
    game = catalog.game(config.game)
    start = perf_counter()
    gather(config, generation, before, folder, where, say)
    played = PlayedGames()
    for past in range(max(min(1, generation), generation + 1 - REMEMBERED), generation + 1):
        for path in sorted(folder.glob(f"games-{past}-*.npz")):
            played.merge(read_games(path))
    say(f"generation {generation}: fitting {len(played.shares)} rows")
    seed = config.seed + generation
    network, judged = fit_network(
        game.heuristics.feature_names(),
        played,
        config.hidden,
        config.epochs,
        seed,
        before.get("network"),
    )
    policy, foreseen = fit_policy(game, played.choices)
    say(f"generation {generation}: loss {judged['loss']} of {judged['loss_without_looking']}")
    table: dict[str, Any] = {"network": network}
    if policy:
        table["policy"] = policy
    row: dict[str, Any] = {
        "generation": generation,
        "games": played.games,
        "network": judged,
        "policy": foreseen,
    }
    if generation and config.matches:
        row["strength"] = strength = play_previous(config, before, table)
        say(f"generation {generation}: {strength['share']:.1%} against the one before")
    return table, {**row, "seconds": round(perf_counter() - start, 1)}


def play_previous(
    config: TrainingConfig, before: dict[str, Any], table: dict[str, Any]
) -> dict[str, Any]:
    """A generation's share of wins against the previous one, with equal search effort."""
    game = catalog.game(config.game)
    one, two = (
        thinker_of(game, model_from_table(game, weights), config.iterations)
        for weights in (table, before)
    )
    share, games = meet(game, one, two, config.seed, config.matches)
    low, high = wilson(share * games, games)
    return {
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "games": games,
    }


def thinker_of(game: Game[Any], skill: LearnedModel, iterations: int) -> Bot:
    """A search with a learned model and the settings of self-play."""
    thinker = Thinker(SELF_PLAY, skill.network, skill.policy, 0.0, iterations)
    return PlanSearch(thinker, SELF_PLAY_PLANS) if game.has_simultaneous_plans else thinker


def gather(
    config: TrainingConfig,
    generation: int,
    table: dict[str, Any],
    folder: Path,
    where: Machines,
    say: Callable[[str], None],
) -> None:
    """Play the games of a generation that are not in the folder yet."""
    count = config.games * MANY if generation == 0 else config.games
    size = CHUNK * MANY if generation == 0 else CHUNK
    missing = [
        first
        for first in range(0, count, size)
        if not games_path(folder, generation, first).exists()
    ]
    parts = [
        (first, (config, generation, table, first, min(size, count - first))) for first in missing
    ]
    for done, (first, played) in enumerate(run_parts(play_chunk, parts, where), start=1):
        write_games(games_path(folder, generation, first), played)
        say(f"generation {generation}: {done} of {len(parts)} chunks")


def play_chunk(
    config: TrainingConfig,
    generation: int,
    table: dict[str, Any],
    first: int,
    count: int,
) -> PlayedGames:
    """Play some games and return their positions and choices."""
    game = catalog.game(config.game)
    skill: LearnedModel = model_from_table(game, table) if table else NOTHING_LEARNED
    thinker = None
    if generation:
        thinker = thinker_of(game, skill, config.iterations)
    seed = config.seed * 1000 + generation
    return self_play(game, thinker, skill.policy, seed, range(first, first + count))


def games_path(folder: Path, generation: int, first: int) -> Path:
    return folder / f"games-{generation}-{first:06d}.npz"


def write_games(path: Path, played: PlayedGames) -> None:
    """Write some games atomically."""
    choices = [[row.frame_type, row.chosen, row.actions, row.hints] for row in played.choices]
    half = path.with_suffix(".half.npz")
    np.savez_compressed(
        half,
        games=np.asarray([played.games]),
        features=np.asarray(played.features, dtype=np.float32),
        shares=np.asarray(played.shares, dtype=np.float32),
        numbers=np.asarray(played.numbers),
        seats=np.asarray(played.seats),
        choices=np.asarray(json.dumps(choices)),
    )
    half.rename(path)


def read_games(path: Path) -> PlayedGames:
    with np.load(path) as kept:
        rows = json.loads(str(kept["choices"]))
        return PlayedGames(
            int(kept["games"][0]),
            list(kept["features"]),
            kept["shares"].tolist(),
            kept["numbers"].tolist(),
            kept["seats"].tolist(),
            [
                Choice(frame_type, actions, hints, chosen)
                for frame_type, chosen, actions, hints in rows
            ],
        )


def provenance(config: TrainingConfig, report: dict[str, Any]) -> dict[str, Any]:
    """The provenance stored with the weights."""
    last = report["generations"][-1]
    return {
        "command": (
            f"hatamoto train {config.game} --seed {config.seed} --games {config.games}"
            f" --generations {config.generations} --iterations {config.iterations}"
            f" --hidden {config.hidden} --epochs {config.epochs} --matches {config.matches}"
        ),
        "version": __version__,
        "rules": catalog.game(config.game).rules_number,
        "games": sum(row["games"] for row in report["generations"]),
        "loss": last["network"]["loss"],
        "loss_without_looking": last["network"]["loss_without_looking"],
    }


def write(path: Path, table: dict[str, Any]) -> None:
    """Write a table as JSON, one line for each of its keys."""
    rows = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")

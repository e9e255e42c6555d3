"""Learns a game from play against oneself, generation by generation; it can be stopped and resumed.

The first generation plays by the hints, every other by thinking with what the one before learned.
Lessons are kept in the folder, so that a run that was stopped goes on where it was. The same seed
gives the same games and weights, however many processes play.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from hatamoto import __version__, catalog
from hatamoto.bots.self_play import Choice, PlayedGames, self_play
from hatamoto.bots.skill import UNSKILLED, Skill, made_skill
from hatamoto.bots.thinker import SearchSettings, Thinker
from hatamoto.research.fitting import fit_network, fit_policy

CHUNK: Final = 50
"""Games that are played and kept together."""
SELF_PLAY: Final = SearchSettings(
    width=8, worlds=2, ahead=0, believed=4, doubt=1.5, trust=3.0, slack=6.0, mixed=8.0
)
"""How the games are played: a little inexactly, so that much is seen."""
MANY: Final = 10
"""How many times the games of a thinking generation the first one plays: its games are quick."""
REMEMBERED: Final = 2
"""So many generations are learned from together."""


@dataclass(frozen=True)
class TrainingConfig:
    """What is learned, and how."""

    game: str
    seed: int = 1
    generations: int = 2
    games: int = 1000
    iterations: int = 48
    hidden: int = 32
    epochs: int = 12


def train(
    config: TrainingConfig, folder: Path, jobs: int, say: Callable[[str], None]
) -> dict[str, Any]:
    """Learn, and write `learned.json` and `report.json` into the folder; returns the report."""
    folder.mkdir(parents=True, exist_ok=True)
    keep_config(config, folder)
    report: dict[str, Any] = {"config": asdict(config), "version": __version__, "generations": []}
    table: dict[str, Any] = {}
    for generation in range(config.generations + 1):
        table, row = learn_generation(config, generation, table, folder, jobs, say)
        report["generations"].append(row)
        write(folder / "report.json", report)
        write(folder / "learned.json", {**table, "provenance": provenance(config, report)})
    return report


def keep_config(config: TrainingConfig, folder: Path) -> None:
    """A folder belongs to one configuration: games of another would be mixed in."""
    path = folder / "config.json"
    if path.exists() and json.loads(path.read_text(encoding="utf-8")) != asdict(config):
        from hatamoto.kernel.errors import BadArgument

        raise BadArgument(
            f"{folder} was trained with other settings; take another folder, or those settings"
        )
    write(path, asdict(config))


def learn_generation(
    config: TrainingConfig,
    generation: int,
    before: dict[str, Any],
    folder: Path,
    jobs: int,
    say: Callable[[str], None],
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play and learn one generation; the weights, and a row of the report."""
    game = catalog.game(config.game)
    start = perf_counter()
    gather(config, generation, before, folder, jobs, say)
    played = PlayedGames()
    for past in range(max(0, generation + 1 - REMEMBERED), generation + 1):
        for path in sorted(folder.glob(f"games-{past}-*.npz")):
            played.merge(read_games(path))
    say(f"generation {generation}: fitting {len(played.shares)} rows")
    seed = config.seed + generation
    network, judged = fit_network(game.feature_names(), played, config.hidden, config.epochs, seed)
    policy, foreseen = fit_policy(game, played.choices)
    say(f"generation {generation}: loss {judged['loss']} of {judged['loss_without_looking']}")
    table: dict[str, Any] = {"network": network}
    if policy:
        table["policy"] = policy
    row = {"generation": generation, "games": played.games, "network": judged, "policy": foreseen}
    return table, {**row, "seconds": round(perf_counter() - start, 1)}


def gather(
    config: TrainingConfig,
    generation: int,
    table: dict[str, Any],
    folder: Path,
    jobs: int,
    say: Callable[[str], None],
) -> None:
    """Play the games of a generation that the folder does not hold yet."""
    count = config.games * MANY if generation == 0 else config.games
    size = CHUNK * MANY if generation == 0 else CHUNK
    missing = [
        first
        for first in range(0, count, size)
        if not games_path(folder, generation, first).exists()
    ]
    work = [
        (config, generation, table, folder, first, min(size, count - first)) for first in missing
    ]
    if jobs == 1:
        for done, row in enumerate(work):
            play_chunk(*row)
            say(f"generation {generation}: {done + 1} of {len(work)} chunks")
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(play_chunk, *row) for row in work]
        for done, future in enumerate(futures):
            future.result()
            say(f"generation {generation}: {done + 1} of {len(work)} chunks")


def play_chunk(
    config: TrainingConfig,
    generation: int,
    table: dict[str, Any],
    folder: Path,
    first: int,
    count: int,
) -> None:
    """Play some games and keep what they showed."""
    game = catalog.game(config.game)
    skill: Skill = made_skill(game, table) if table else UNSKILLED
    thinker = None
    if generation:
        thinker = Thinker(SELF_PLAY, skill.network, skill.policy, 0.0, config.iterations)
    seed = config.seed * 1000 + generation
    played = self_play(game, thinker, skill.policy, seed, range(first, first + count))
    write_games(games_path(folder, generation, first), played)


def games_path(folder: Path, generation: int, first: int) -> Path:
    """Where a chunk is kept."""
    return folder / f"games-{generation}-{first:06d}.npz"


def write_games(path: Path, played: PlayedGames) -> None:
    """Keep some games; a half-written file is never seen under its name."""
    choices = [[row.kind, row.chosen, row.actions, row.hints] for row in played.choices]
    half = path.with_suffix(".half.npz")
    np.savez_compressed(
        half,
        games=np.asarray([played.games]),
        features=np.asarray(played.features, dtype=np.float32),
        shares=np.asarray(played.shares, dtype=np.float32),
        numbers=np.asarray(played.numbers),
        choices=np.asarray(json.dumps(choices)),
    )
    half.rename(path)


def read_games(path: Path) -> PlayedGames:
    """Games that were kept."""
    with np.load(path) as kept:
        rows = json.loads(str(kept["choices"]))
        return PlayedGames(
            int(kept["games"][0]),
            list(kept["features"]),
            kept["shares"].tolist(),
            kept["numbers"].tolist(),
            [Choice(kind, actions, hints, chosen) for kind, chosen, actions, hints in rows],
        )


def provenance(config: TrainingConfig, report: dict[str, Any]) -> dict[str, Any]:
    """Where weights come from."""
    last = report["generations"][-1]
    return {
        "command": (
            f"hatamoto train {config.game} --seed {config.seed} --games {config.games}"
            f" --generations {config.generations} --iterations {config.iterations}"
            f" --hidden {config.hidden} --epochs {config.epochs}"
        ),
        "version": __version__,
        "rules": catalog.game(config.game).rules_number,
        "games": sum(row["games"] for row in report["generations"]),
        "loss": last["network"]["loss"],
        "loss_without_looking": last["network"]["loss_without_looking"],
    }


def write(path: Path, table: dict[str, Any]) -> None:
    """A table as JSON, one line for each of its parts."""
    rows = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")

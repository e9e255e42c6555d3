"""`hatamoto content check`: whether a content pack can be played."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots.series import Series, play_series
from hatamoto.cli.arguments import chosen_game
from hatamoto.cli.streams import show
from hatamoto.engine.voices import voice
from hatamoto.kernel.content import Pack
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.game import Game
from hatamoto.texts import LANGUAGES, Voice

TRIALS: Final = 20


def check(id: str, pack: Path | None) -> None:
    """Load the pack, check its texts, play some games and print a summary; raises BadContent."""
    game = chosen_game(id, pack)
    check_words(game)
    check_play(game, pack)
    folder = pack or game.folder
    changed = game.content_hash != catalog.game(id).content_hash
    show(
        f"{folder}: content {game.content_hash} of {id}, {'unlike' if changed else 'equal to'} ours"
    )
    for path in sorted(folder.glob("*.toml")):
        counts = provenances(path)
        rows = ", ".join(f"{count} {provenance}" for provenance, count in sorted(counts.items()))
        if rows:
            show(f"  {path.name}: {rows}")


def check_words(game: Game[Any]) -> None:
    """Raise BadContent with every missing message and the file it belongs in."""
    missing = {lang: missing_words(game, voice(game, lang)) for lang in LANGUAGES}
    problems = [
        f"{game.folder / 'text' / f'{lang}.ftl'}: no message {', '.join(ids)}"
        for lang, ids in missing.items()
        if ids
    ]
    if problems:
        raise BadContent("; ".join(problems))


def missing_words(game: Game[Any], words: Voice) -> list[str]:
    """The messages of rows, options and choices that a language lacks."""
    wanted = dict.fromkeys(game.message_ids())
    for verb in game.verbs.verbs:
        for name, domain in zip(verb.names, verb.domains, strict=True):
            prefix = name.rpartition("_")[2]
            is_named = domain.first < 0 and words.names_any(prefix)
            wanted |= dict.fromkeys(f"{prefix}-{token}" for token in domain.tokens if is_named)
    return [id for id in wanted if not words.has(id)]


def check_play(game: Game[Any], pack: Path | None) -> None:
    """Raise BadContent if a random game with this content does not end."""
    low, high = game.seats
    for seats in range(low, high + 1):
        folder = None if pack is None else str(pack)
        for options in offered(game):
            series = Series(game.id, seats, options, ["random"] * seats, pack=folder)
            failures = play_series(series, 0, TRIALS).failures
            if failures:
                raise BadContent(f"{game.id} with {seats} seats: {failures[0].splitlines()[-1]}")


def offered(game: Game[Any]) -> list[dict[str, object]]:
    """The options to try a pack with: each scenario that its content defines."""
    scenarios = [option.values for option in game.options if option.id == "scenario"]
    return [{"scenario": value} for value in scenarios[0]] if scenarios else [{}]


def provenances(path: Path) -> Counter[str]:
    """How many rows of a data file have each provenance."""
    table = Pack(path.parent).read(path.name)
    rows = [row for part in table.values() if isinstance(part, list) for row in part]
    found = [
        row.get("provenance", table.get("provenance")) for row in rows if isinstance(row, dict)
    ]
    return Counter(provenance for provenance in found if provenance)

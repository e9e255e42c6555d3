"""Compare the ladders of the working tree with those of the last release.

A level may only become stronger or weaker by more than its interval if the changelog says so: the
Unreleased section has to have a line with the id of the game (or its title) and of the level.
Usage: python tools/ladder_moves.py [REVISION]. Exits with 1 and names every unexplained change.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path("src/hatamoto/games")
FILE: Final = "data/ladder.json"
CHANGELOG: Final = Path("CHANGELOG.md")

Strength = dict[str, tuple[int, int, int]]
"""By bot: Elo, and the ends of its 95 % interval."""


def strength(text: str) -> Strength:
    """The strength of every bot in the text of a ladder file."""
    table: dict[str, Any] = json.loads(text)
    return {row["bot"]: (row["elo"], row["low"], row["high"]) for row in table["strength"]}


def moved(before: Strength, after: Strength) -> list[str]:
    """The bots whose two intervals do not meet."""
    return [
        bot
        for bot, (_, low, high) in after.items()
        if bot in before and (low > before[bot][2] or high < before[bot][1])
    ]


def unreleased(changelog: str) -> list[str]:
    """The entries of the Unreleased section, each as one line."""
    section = changelog.partition("## Unreleased")[2].partition("\n## ")[0]
    entries = section.replace("\n  ", " ").splitlines()
    return [entry for entry in entries if entry.startswith("- ")]


def is_told(entries: list[str], game: str, bot: str) -> bool:
    """Whether an entry names the game and the bot."""
    return any(game in entry.lower() and f"`{bot}`" in entry for entry in entries)


def silent_moves(game: str, before: str, after: str, changelog: str) -> list[str]:
    """The levels of a game that moved without a line in the changelog."""
    entries = unreleased(changelog)
    old, new = strength(before), strength(after)
    return [
        f"{game}: {bot} was {old[bot][0]} ({old[bot][1]} to {old[bot][2]}) and is "
        f"{new[bot][0]} ({new[bot][1]} to {new[bot][2]}); the changelog does not say so"
        for bot in moved(old, new)
        if not is_told(entries, game, bot)
    ]


def git(*arguments: str) -> str:
    """The output of git, or an empty string if it fails."""
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def main(arguments: list[str]) -> int:
    """Compare every game's ladder with that of a revision, the last tag unless told otherwise."""
    revision = arguments[0] if arguments else git("describe", "--tags", "--abbrev=0").strip()
    if not revision:
        print("There is no earlier release to compare with.")
        return 0
    changelog = CHANGELOG.read_text(encoding="utf-8")
    found: list[str] = []
    for path in sorted(GAMES.glob(f"*/{FILE}")):
        before = git("show", f"{revision}:{path.as_posix()}")
        if before:
            after = path.read_text(encoding="utf-8")
            found += silent_moves(path.parent.parent.name, before, after, changelog)
    print("\n".join(found) or f"No level moved silently since {revision}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

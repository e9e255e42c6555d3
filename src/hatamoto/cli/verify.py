"""`hatamoto verify`: replays a record and checks every line, draw and result in it."""

import errno
from pathlib import Path
from typing import Any, Final

from hatamoto.cli.arguments import chosen_game
from hatamoto.cli.streams import show
from hatamoto.kernel.errors import BadRecord, UnknownGame
from hatamoto.kernel.game import Game
from hatamoto.kernel.record import compact
from hatamoto.kernel.record_checks import Verdict
from hatamoto.kernel.verification import verify

OPEN_WORDS: Final = (
    "no seat committed to words (chance 1): whoever knew the secret could have chosen the dice"
)
NO_WORDS: Final = (
    "no seat added words: whoever ran the table could have tried secrets until the dice suited them"
)
MAX_RECORD_BYTES: Final = 64 * 1024 * 1024
"""The largest file that is read as a record; real ones are a few hundred kilobytes."""
UNNOTED: Final = (
    "to know that nobody chose another secret later, compare with --commitment what you noted"
)


def check(path: Path, content: Path | None, noted: str = "") -> None:
    """Print what the record proves; raises BadRecord with the line."""
    text = record_text(path)
    verdict = verify(game_of(text, content), text, noted)
    show(f"{path}: {verdict_text(verdict)}")
    for remark in remarks(verdict, noted):
        show(f"{path}: {remark}")


def remarks(verdict: Verdict, noted: str) -> list[str]:
    """Warnings about who could have influenced the dice although every draw is consistent."""
    found = ["the commitment is the one you noted"] if noted else []
    if verdict.scheme == 1:
        return [*found, OPEN_WORDS]
    for seat in verdict.unrevealed:
        found.append(f"seat {seat} did not reveal its words; its commitment stands for them")
    if not verdict.has_words:
        return [*found, NO_WORDS]
    return found if noted else [*found, UNNOTED]


def verdict_text(verdict: Verdict) -> str:
    """A verdict in one sentence."""
    draws = f"{verdict.lines} lines replay, {verdict.draws} draws"
    if not verdict.is_proven:
        return f"{draws} not proven: the game is not over, so its secret is not revealed"
    if verdict.outcome is None:
        return f"{draws} follow from the secret; the game is not over"
    result = compact(verdict.outcome.as_json())
    return f"{draws} follow from the secret, and the result is right: {result}"


def record_text(path: Path) -> str:
    """A record's text, unchanged; raises BadRecord when it is not text, or too long for a record.

    Devices and pipes are refused like a missing file: reading them may never end.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "this is not a regular file", str(path))
    with path.open("rb") as file:
        raw = file.read(MAX_RECORD_BYTES + 1)
    if len(raw) > MAX_RECORD_BYTES:
        raise BadRecord(f"a record has at most {MAX_RECORD_BYTES:,} bytes", 1)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        row = raw[: error.start].count(b"\n") + 1
        raise BadRecord("the line is not text in UTF-8", row) from None


def game_of(text: str, content: Path | None) -> Game[Any]:
    """The game a record's header names; raises BadRecord when there is none."""
    rows = text.split("\n")
    at = next((index for index, row in enumerate(rows) if row.startswith("game ")), -1)
    if at < 0:
        raise BadRecord("a record says in its second line which game it is of", 2)
    played = next((row for row in rows if row.startswith("content ")), "")
    try:
        id = rows[at].removeprefix("game ").strip('"')
        return chosen_game(id, content, played.removeprefix("content ").strip('"') or None)
    except UnknownGame as error:
        raise BadRecord(str(error), at + 1) from None

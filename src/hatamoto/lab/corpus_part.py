"""Makes one part of a corpus: games between bots as records, game rows and decision rows."""

from __future__ import annotations

import gzip
import hashlib
import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hatamoto import catalog
from hatamoto.bots import Bot, bot
from hatamoto.extras import requires
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NOBODY
from hatamoto.kernel.window import Window
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.decision_rows import DecisionRows

if TYPE_CHECKING:
    import pyarrow as pa


@dataclass
class CorpusPart:
    """A part: its files as bytes, and their counts."""

    games: int
    decisions: int
    files: dict[str, bytes]
    """By kind of file, its bytes: `records`, `games` and `decisions`."""


@dataclass
class GameRows:
    """One row for each game."""

    rows: list[dict[str, object]] = field(default_factory=list)

    def add(self, plan: CorpusPlan, number: int, match: Match, decisions: int, text: str) -> None:
        """Add the row of a finished game."""
        outcome = match.outcome()
        assert outcome is not None
        self.rows.append(
            {
                "game": number,
                "bots": plan.seating(number),
                "decisions": decisions,
                "rounds": match.state.round(),
                "reason": outcome.reason,
                "results": outcome.shares(),
                "places": outcome.places,
                "scores": outcome.scores,
                "record_sha256": hashlib.sha256(text.encode()).hexdigest(),
            }
        )

    def table(self) -> pa.Table:
        """The rows as an Arrow table."""
        import pyarrow as pa

        columns = {
            "game": pa.int64(),
            "bots": pa.list_(pa.string()),
            "decisions": pa.int32(),
            "rounds": pa.int16(),
            "reason": pa.string(),
            "results": pa.list_(pa.float32()),
            "places": pa.list_(pa.int8()),
            "scores": pa.list_(pa.int32()),
            "record_sha256": pa.string(),
        }
        return pa.Table.from_pylist(self.rows, pa.schema(list(columns.items())))


def make_part(plan: CorpusPlan, part: int) -> CorpusPart:
    """Play the games of a part; raises MissingExtra without the extra `lab`."""
    game = catalog.game(plan.game, None if plan.pack is None else Path(plan.pack))
    players = {name: bot(name, plan.seconds, plan.iterations) for name in set(plan.bots)}
    decisions, games, texts = DecisionRows(game, plan.seats), GameRows(), list[str]()
    for number in plan.numbers(part):
        before = len(decisions.legal)
        match = play_game(game, plan, number, players, decisions)
        text = match.record_text()
        games.add(plan, number, match, len(decisions.legal) - before, text)
        texts.append(text)
    files = {
        "records": pack_records(texts),
        "games": parquet(games.table()),
        "decisions": parquet(decisions.table()),
    }
    return CorpusPart(len(texts), len(decisions.legal), files)


def play_game(
    game: Game[Any], plan: CorpusPlan, number: int, players: dict[str, Bot], rows: DecisionRows
) -> Match:
    """Play a game to its end and record every decision."""
    seed = int.from_bytes(plan.secret(number)[:7], "big")
    seat_rngs = [Rng(seed + seat) for seat in range(plan.seats)]
    seating = plan.seating(number)
    match = new_match(game, plan.seats, plan.options, plan.secret(number))
    match.begin()
    while (seat := match.state.actor()) != NOBODY:
        player = players[seating[seat]]
        action = player.choose(Window(game, match.state, seat), seat_rngs[seat])
        chances = dict(player.considered())
        rows.play(match, number, seating[seat], action, chances.get(action))
    outcome = match.outcome()
    assert outcome is not None
    rows.close(outcome.shares())
    return match


MAX_PART_BYTES: Final = 128 * 1024 * 1024
"""The size of a part's records when unpacked: more than a megabyte for each game."""


def pack_records(texts: list[str]) -> bytes:
    """Records as compressed JSON lines; the same records give the same bytes."""
    return gzip.compress(b"".join(msgspec.json.encode(text) + b"\n" for text in texts), mtime=0)


def unpack_records(packed: bytes) -> list[str]:
    """The records of a compressed file; raises BadRecord beyond the size that a part can have."""
    with gzip.open(io.BytesIO(packed)) as file:
        content = file.read(MAX_PART_BYTES + 1)
    if len(content) > MAX_PART_BYTES:
        raise BadRecord(f"the records of a part have at most {MAX_PART_BYTES:,} bytes")
    lines = content.splitlines()
    return [msgspec.json.decode(line, type=str) for line in lines]


def parquet(table: pa.Table) -> bytes:
    """A table as the bytes of a Parquet file."""
    with requires("lab"):
        import pyarrow.parquet as pq
    target = io.BytesIO()
    pq.write_table(table, target, compression="zstd", compression_level=9)
    return target.getvalue()

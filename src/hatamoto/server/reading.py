"""Heavy reads: in one thread of their own, kept for whoever asks next, limited for each reader."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.record import Line
from hatamoto.kernel.story import build_story
from hatamoto.server.live import ENCODER, Live
from hatamoto.server.responses import TableFrame
from hatamoto.table.message_builder import Reader, event_rows, moment_row, overlays_at
from hatamoto.table.past import Ask, Past
from hatamoto.table.rolls import Rolls

MOST_MOMENTS: Final = 64
"""How many answers a table keeps."""
MANY_EVENTS: Final = 2000
"""From how many events on a whole table is put together off the loop."""


class Readings:
    """Answers what takes long; one thread, so that it never takes more than its share."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "reading")

    async def moment(self, live: Live, asked: Ask) -> bytes:
        """A moment of a table as JSON."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, moment_body, live, asked)

    async def overlays(self, live: Live, asked: Ask) -> bytes:
        """What can be laid over the board at a moment, as JSON."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, overlays_body, live, asked)

    async def story(self, live: Live, seat: int) -> bytes:
        """The story of a finished game as JSON; raises BadArgument while it goes on."""
        match = live.table.match
        if match is None or match.outcome() is None:
            raise BadArgument("the game is not over yet, and its story is told at the end")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, story_body, live, seat)

    async def rolls(self, live: Live) -> bytes:
        """The history of rolls as JSON."""
        match = live.table.match
        lines = [] if match is None else match.lines
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, rolls_body, live, lines, len(lines))

    async def table_frame(self, live: Live, reader: Reader, seen: int | None) -> TableFrame:
        """Everything a reader may know; a long log is read in the thread."""
        log, upto = live.table.log, len(live.table.log)
        if upto < MANY_EVENTS:
            return live.table_frame(reader, seen)
        held = live.table.held_by(reader.holder)
        loop = asyncio.get_running_loop()
        rows = await loop.run_in_executor(self._pool, event_rows, log[:upto], held, 0)
        reader.events, reader.numbered = upto, len(rows)
        frame = live.table_frame(reader, seen)
        return {**frame, "events": rows + frame["events"]}

    def close(self) -> None:
        """Start no further reads."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def story_body(live: Live, seat: int) -> bytes:
    """The story for a seat as JSON; a finished game never changes, so it is told once."""
    match = live.table.match
    assert match is not None
    if seat not in live.stories:
        live.stories[seat] = ENCODER.encode(build_story(match, seat))
    return live.stories[seat]


def moment_body(live: Live, asked: Ask) -> bytes:
    """A moment as JSON, from what the table keeps of it; called in the one thread for reads."""
    key = (asked.moment, asked.moments, asked.events, asked.seat)
    body = live.moments.get(key)
    if body is None:
        body = ENCODER.encode(moment_row(past_of(live), asked))
        live.moments[key] = body
        if len(live.moments) > MOST_MOMENTS:
            live.moments.popitem(last=False)
    return body


def overlays_body(live: Live, asked: Ask) -> bytes:
    """What can be laid over the board as JSON; called in the one thread for reads."""
    return ENCODER.encode({"overlays": overlays_at(past_of(live), asked)})


def past_of(live: Live) -> Past:
    """The earlier moments of a table, from the first time somebody looks back."""
    if live.past is None:
        assert live.table.match is not None
        live.past = Past(live.table.match)
    return live.past


def rolls_body(live: Live, lines: list[Line], upto: int) -> bytes:
    """The rolls up to a line as JSON; called in the one thread for reads."""
    counted, body = live.rolled
    if counted == upto:
        return body
    match = live.table.match
    if live.rolls is None and match is not None:
        live.rolls = Rolls(match)
    if live.rolls is None:
        return ENCODER.encode({"rolls": [], "players": []})
    live.rolls.read(lines, upto)
    body = ENCODER.encode(live.rolls.answer())
    live.rolled = (upto, body)
    return body

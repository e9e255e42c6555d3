"""Expensive reads: run in a worker thread, and cached where they cannot change."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.record import Line
from hatamoto.kernel.story import build_story
from hatamoto.server.encoded_message import ENCODER, LARGE, EncodedMessage, encode_message
from hatamoto.server.live import LiveTable
from hatamoto.server.responses import TableMessage
from hatamoto.table.message_builder import Reader, event_rows, moment_row, overlays_at
from hatamoto.table.past import MomentRequest, Past
from hatamoto.table.rolls import Rolls

MAX_MOMENTS: Final = 64
"""How many moments are cached per table."""
MANY_EVENTS: Final = 2000
"""With this many events or more, a full table is built in the worker thread."""


class SlowReads:
    """Runs expensive reads in a single thread, so that they never use more than one core."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "reading")

    async def moment(self, live: LiveTable, request: MomentRequest) -> bytes:
        """A moment of a table as JSON."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, moment_body, live, request)

    async def overlays(self, live: LiveTable, request: MomentRequest) -> bytes:
        """The board overlays at a moment, as JSON."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, overlays_body, live, request)

    async def story(self, live: LiveTable, seat: int) -> bytes:
        """The story of a finished game as JSON; raises BadArgument while it goes on."""
        match = live.table.match
        if match is None or match.outcome() is None:
            raise BadArgument("the game is not over yet; its story is told at the end")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, story_body, live, seat)

    async def rolls(self, live: LiveTable) -> bytes:
        """The history of rolls as JSON."""
        match = live.table.match
        lines = [] if match is None else match.lines
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, rolls_body, live, lines, len(lines))

    async def table_message(
        self, live: LiveTable, reader: Reader, seen: int | None, may_play: bool
    ) -> TableMessage:
        """Everything a reader may know; a long log is read in the worker thread."""
        log, upto = live.table.log, len(live.table.log)
        if upto < MANY_EVENTS:
            return live.table_message(reader, seen, may_play)
        held = live.table.held_by(reader.holder)
        loop = asyncio.get_running_loop()
        rows = await loop.run_in_executor(self._pool, event_rows, log[:upto], held, 0)
        reader.events, reader.numbered = upto, len(rows)
        message = live.table_message(reader, seen, may_play)
        return {**message, "events": rows + message["events"]}

    async def compress(self, body: TableMessage) -> EncodedMessage:
        """A table's first message, encoded; a large one is compressed in the worker thread."""
        message = encode_message(body)
        if len(message.payload) >= LARGE:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._pool, message.bytes_for, True)
        return message

    def close(self) -> None:
        """Start no further reads."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def story_body(live: LiveTable, seat: int) -> bytes:
    """The story for a seat as JSON; cached, because a finished game never changes."""
    match = live.table.match
    assert match is not None
    if seat not in live.stories:
        live.stories[seat] = ENCODER.encode(build_story(match, seat))
    return live.stories[seat]


def moment_body(live: LiveTable, request: MomentRequest) -> bytes:
    """A moment as JSON, cached; runs in the worker thread."""
    key = (request.moment, request.moments, request.events, request.seat)
    body = live.moments.get(key)
    if body is None:
        body = ENCODER.encode(moment_row(past_of(live), request))
        live.moments[key] = body
        if len(live.moments) > MAX_MOMENTS:
            live.moments.popitem(last=False)
    return body


def overlays_body(live: LiveTable, request: MomentRequest) -> bytes:
    """The board overlays as JSON; runs in the worker thread."""
    return ENCODER.encode({"overlays": overlays_at(past_of(live), request)})


def past_of(live: LiveTable) -> Past:
    """The earlier moments of a table, built when somebody first looks back."""
    match = live.table.match
    assert match is not None
    if live.past is None or live.past.match is not match:  # A migrated table has another match.
        live.past = Past(match)
    return live.past


def rolls_body(live: LiveTable, lines: list[Line], upto: int) -> bytes:
    """The rolls up to a line as JSON; runs in the worker thread."""
    counted, body = live.rolled
    if counted == upto:
        return body
    match = live.table.match
    if match is not None and (live.rolls is None or live.rolls.game is not match.game):
        live.rolls = Rolls(match)
    if live.rolls is None:
        return ENCODER.encode({"rolls": [], "players": []})
    live.rolls.read(lines, upto)
    body = ENCODER.encode(live.rolls.answer())
    live.rolled = (upto, body)
    return body

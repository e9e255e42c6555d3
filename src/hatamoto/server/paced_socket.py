"""A WebSocket connection whose frames are taken in at a limited pace, whatever kind they are.

A chunk of the network can hold forty thousand frames without content. The framework takes it in
at once, in which time nobody else is served, and answers every ping even if the client reads none
of the answers.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

SLICE_BYTES: Final = 1024
"""How many bytes are taken in at once: at most 170 frames, in a few milliseconds."""
FRAMES_PER_COMMAND: Final = 2
"""How many frames a second are taken in, for each command a visitor may send."""
BEHIND_SECONDS: Final = 0.05
"""How long to wait for the application to take what has already come."""


class PacedSocketProtocol(WebSocketsSansIOProtocol):
    """Takes frames in slices, and reads no further while a client has sent too many."""

    frames_per_second = 80.0

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self._unread = b""
        self._left = self.frames_per_second
        self._since = 0.0
        self._later: asyncio.Handle | None = None
        self._is_held = False

    def data_received(self, data: bytes) -> None:
        """Take in a small chunk at once, and a large one in slices."""
        if self._later is not None:
            self._unread += data
            self.transport.pause_reading()
        elif len(data) <= SLICE_BYTES or not self.handshake_initiated:
            super().data_received(data)
            self._rest()
        else:
            self._unread = data
            self._take()

    def handle_events(self) -> None:
        """Count the frames, then handle them."""
        self._left -= len(self.conn.events)
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; one that is not UTF-8 ends the connection, with nothing in the log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer, unless the client has not read the answers before."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop what was not taken in."""
        self._unread = b""
        if self._later is not None:
            self._later.cancel()
        super().connection_lost(exc)

    def _take(self) -> None:
        """Take in the next slice, once the application has taken the messages before."""
        self._later = None
        if not self.queue.empty():
            self._hold(BEHIND_SECONDS)
            return
        data, self._unread = self._unread[:SLICE_BYTES], self._unread[SLICE_BYTES:]
        if data:
            super().data_received(data)
        self._rest()

    def _rest(self) -> None:
        """Go on reading, or wait: for the next slice, or until frames are allowed again."""
        now = self.loop.time()
        refilled = self._left + (now - self._since) * self.frames_per_second
        self._left, self._since = min(self.frames_per_second, refilled), now
        if self.disconnected or self.transport.is_closing():
            self._unread = b""
        elif self._left < 0 or self._unread:
            self._hold(max(0.0, -self._left / self.frames_per_second))
        elif self._is_held:
            self._release()

    def _hold(self, seconds: float) -> None:
        """Read nothing more until the next slice is taken in."""
        self._is_held = True
        self.read_paused = (
            False  # Else the framework would resume with the next message it hands on.
        )
        self.transport.pause_reading()
        if seconds:
            self._later = self.loop.call_later(seconds, self._take)
        else:
            self._later = self.loop.call_soon(self._take)

    def _release(self) -> None:
        """Leave the reading to the framework again."""
        self._is_held = False
        if self.queue.empty():
            self.transport.resume_reading()
        else:
            self.read_paused = True


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

"""Notifies players who are away that it is their turn: by mail, webhook or Web Push."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument
from hatamoto.server.mail import Mailer
from hatamoto.server.metrics import Metrics
from hatamoto.server.outbound import LinkRefused, post, urlsafe
from hatamoto.server.outbound_calls import OutboundCalls
from hatamoto.server.server_time import now_ms
from hatamoto.server.settings import Settings
from hatamoto.store.bans import Bans
from hatamoto.store.database import Unavailable
from hatamoto.store.people import Holder, People
from hatamoto.table.table import Table
from hatamoto.texts import Voice

log = logging.getLogger("hatamoto.notify")
DAY_SECONDS = 24 * 3600
LINK_THREADS = 16
"""Threads for webhooks and push; they mostly wait."""
MAIL_THREADS = 4
MAX_SECONDS = 120.0
"""Seconds until a notice that waits for a free thread is dropped."""
GONE = (404, 410)
"""Statuses with which a push service reports a subscription as gone."""


@dataclass
class Reminder:
    """A pending reminder: the answer a player owes, and the timer."""

    seat: int
    ply: int
    wait: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Cancel the timer."""
        if self.wait is not None:
            self.wait.cancel()


class Notifier:
    """Notifies a player once for each answer they owe while away, after a delay."""

    def __init__(self, settings: Settings, people: People, metrics: Metrics) -> None:
        self.settings = settings
        self.people = people
        self.mailer = Mailer(settings, people, metrics)
        self.bans = Bans(people.database)
        self.reminders: dict[str, dict[str, Reminder]] = {}
        """By table and holder."""
        self.calls = OutboundCalls(LINK_THREADS, MAX_SECONDS)
        self.mails = OutboundCalls(MAIL_THREADS, MAX_SECONDS)

    def close(self) -> None:
        """Notify nobody any more."""
        self.calls.close()
        self.mails.close()

    def forget_answered(self, table: Table) -> None:
        """Forget answers that are no longer owed at a table."""
        owed = self.reminders.get(table.id, {})
        for holder, reminder in list(owed.items()):
            if not is_owed(table, reminder):
                owed.pop(holder).stop()
        if not owed:
            self.reminders.pop(table.id, None)

    def remind(self, table: Table, online: Collection[str]) -> None:
        """Start reminders for players who owe an answer and are not connected."""
        for seat in table.to_act():
            holder = table.seats[seat].holder
            absent = holder and holder not in online and not table.seats[seat].bot
            if absent and table.match is not None:
                owed = self.reminders.setdefault(table.id, {})
                if holder not in owed:
                    reminder = owed[holder] = Reminder(seat, table.match.ply_for(seat))
                    reminder.wait = asyncio.create_task(self._later(holder, table))

    def cancel(self, holder: str, table: str) -> None:
        """Send no reminder: the holder is looking at the table."""
        reminder = self.reminders.get(table, {}).get(holder)
        if reminder is not None:
            reminder.stop()

    async def _later(self, holder: str, table: Table) -> None:
        await asyncio.sleep(self.settings.away_seconds)
        setup = table.setup
        try:
            told = await asyncio.to_thread(
                self.recipient_and_note, holder, table.id, setup.title, setup.game
            )
            if told is not None:
                await asyncio.gather(self._mail_turn(*told), self._call_links(*told))
        except Unavailable as error:
            log.warning("a notice was not sent: %s", error)

    def recipient_and_note(
        self, holder: str, table: str, title: str, game: str
    ) -> tuple[Holder, dict[str, str]] | None:
        """Whom to tell what; None if the person is banned."""
        person = self.people.holder(holder)
        if person is None or self.bans.until(holder, now_ms()) is not None:
            return None
        return person, self.note(person, table, title, game)

    async def mail(self, asker: str, send: Callable[..., None], *arguments: object) -> None:
        """Send a mail in the turn of the person who causes it; a failure is logged."""
        await send_in_turn(self.mails, asker, "mail", send, *arguments)

    def note(self, person: Holder, table: str, title: str, game: str) -> dict[str, str]:
        """The text of the notice in the person's language."""
        voice = Voice(catalog.text_folders(catalog.game(game), person.lang), person.lang)
        name = voice.message("game-name")
        subject = voice.message("notify-subject", {"game_name": name, "title": title or name})
        link = self.settings.url(f"/t/{table}")
        body = voice.message("notify-body", {"link": link})
        return {"subject": subject, "body": body, "link": link, "table": table}

    async def _mail_turn(self, person: Holder, note: dict[str, str]) -> None:
        await self.mail(person.id, self.mailer.send_turn, person, note["subject"], note["body"])

    async def _call_links(self, person: Holder, note: dict[str, str]) -> None:
        """Call a person's webhook and browsers, one after another; failures are logged."""
        if person.webhook:
            link = person.webhook
            await send_in_turn(self.calls, person.id, "webhook", self._webhook, link, note)
        if self.settings.push_key:
            for endpoint, keys in await asyncio.to_thread(self.people.pushes_of, person.id):
                push = (self._push, endpoint, keys, note)
                await send_in_turn(self.calls, person.id, "push", *push)

    def _webhook(self, link: str, note: dict[str, str]) -> None:
        words = {"content": f"{note['subject']}\n{note['link']}", **note}
        headers = {"Content-Type": "application/json"}
        post(link, json.dumps(words).encode(), headers, self.settings.inside_hosts)

    def _push(self, endpoint: str, keys: dict[str, str], note: dict[str, str]) -> None:
        """Send one push; the payload is encrypted for the browser."""
        pusher = WebPusher({"endpoint": endpoint, "keys": keys})
        body = bytes(pusher.encode(json.dumps(note).encode())["body"])
        try:
            post(endpoint, body, self._signed(endpoint), self.settings.inside_hosts)
        except LinkRefused as error:
            if error.status in GONE:
                self.people.drop_push(endpoint)
            raise

    def _signed(self, endpoint: str) -> dict[str, str]:
        """The headers of a push: sender, time to live, encryption."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + DAY_SECONDS // 2,
            "sub": f"mailto:{self.settings.mail_from or 'nobody@localhost'}",
        }
        signed = Vapid02.from_string(self.settings.push_key).sign(claims)
        return {**signed, "TTL": str(DAY_SECONDS), "Content-Encoding": "aes128gcm"}


def is_owed(table: Table, reminder: Reminder) -> bool:
    """Whether the table still waits for this answer."""
    if table.match is None or reminder.seat not in table.to_act():
        return False
    return table.match.ply_for(reminder.seat) == reminder.ply and not table.seats[reminder.seat].bot


async def send_in_turn(
    calls: OutboundCalls, person: str, channel: str, send: Callable[..., None], *arguments: object
) -> None:
    """Send something in a person's turn; what fails or waits too long is only logged."""
    try:
        await calls.run(person, attempt, send, *arguments)
    except TimeoutError:
        log.warning("a notice by %s was dropped after %d s", channel, calls.seconds)


def attempt(way: Callable[..., None], *arguments: object) -> None:
    """Try one channel; a failure is only logged."""
    try:
        way(*arguments)
    except (OSError, ValueError, smtplib.SMTPException, WebPushException, Unavailable) as error:
        log.warning("%s failed: %s", way.__name__, error)


def public_push_key(private: str) -> str | None:
    """The public half of the VAPID key, as a browser wants it to subscribe; BadArgument."""
    if not private:
        return None
    try:
        return urlsafe(Vapid02.from_string(private).public_key)
    except Exception:
        raise BadArgument("the push key is not a private VAPID key") from None

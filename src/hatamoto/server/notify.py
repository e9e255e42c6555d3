"""Tells people who are away that it is their turn: by mail, webhook or Web Push."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import urllib.request
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from pywebpush import WebPushException, webpush

from hatamoto import catalog
from hatamoto.server.settings import Settings
from hatamoto.store.people import Holder, People
from hatamoto.texts import Voice

log = logging.getLogger("hatamoto.notify")
TIMEOUT = 10


class Notifier:
    """Waits a little, then tells once for each time somebody comes to owe an answer."""

    def __init__(self, settings: Settings, people: People) -> None:
        self.settings = settings
        self.people = people
        self.waiting: dict[tuple[str, str], asyncio.Task[None]] = {}

    def owes(self, holder: str, table: str, title: str, game: str) -> None:
        """Somebody who is not looking owes an answer at a table."""
        key = (holder, table)
        if key not in self.waiting:
            task = asyncio.create_task(self._later(key, title, game))
            self.waiting[key] = task

    def came(self, holder: str, table: str) -> None:
        """They are looking now; there is nothing to tell."""
        task = self.waiting.pop((holder, table), None)
        if task is not None:
            task.cancel()

    async def _later(self, key: tuple[str, str], title: str, game: str) -> None:
        await asyncio.sleep(self.settings.away_seconds)
        self.waiting.pop(key, None)
        await asyncio.to_thread(self.tell, key[0], key[1], title, game)

    def tell(self, holder: str, table: str, title: str, game: str) -> None:
        """Tell by every way the person has given; a way that fails is logged."""
        person = self.people.holder(holder)
        if person is None:
            return
        note = self.note(person, table, title, game)
        for way in (self._mail, self._webhook, self._push):
            try:
                way(person, note)
            except (OSError, smtplib.SMTPException, WebPushException) as error:
                log.warning("%s failed: %s", way.__name__, error)

    def note(self, person: Holder, table: str, title: str, game: str) -> dict[str, str]:
        """What is said, in the person's language."""
        voice = Voice([catalog.game(game).folder / "text"], person.lang)
        name = voice.message("game-name")
        subject = voice.message("notify-subject", {"game_name": name, "title": title or name})
        link = self.settings.url(f"/t/{table}")
        return {"subject": subject, "body": voice.message("notify-body", {"link": link})} | {
            "link": link,
            "table": table,
        }

    def _mail(self, person: Holder, note: dict[str, str]) -> None:
        if self.settings.smtp and person.email:
            send_mail(self.settings, person.email, note["subject"], note["body"])

    def _webhook(self, person: Holder, note: dict[str, str]) -> None:
        if not person.webhook:
            return
        if not is_outside(person.webhook):
            raise OSError("the webhook leads to an address of our own network")
        body = json.dumps({"content": f"{note['subject']}\n{note['link']}", **note}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(person.webhook, body, headers, method="POST")
        urllib.request.urlopen(request, timeout=TIMEOUT).close()

    def _push(self, person: Holder, note: dict[str, str]) -> None:
        if not self.settings.push_key:
            return
        for endpoint, keys in self.people.pushes_of(person.id):
            subscription = {"endpoint": endpoint, "keys": keys}
            claims = {"sub": f"mailto:{self.settings.mail_from or 'nobody@localhost'}"}
            try:
                webpush(
                    subscription,
                    json.dumps(note),
                    vapid_private_key=self.settings.push_key,
                    vapid_claims=claims,
                    timeout=TIMEOUT,
                )
            except WebPushException:
                self.people.drop_push(endpoint)
                raise


def is_outside(link: str) -> bool:
    """Whether a link is https and leads to public addresses only, never into our own network."""
    url = urlsplit(link)
    if url.scheme != "https" or not url.hostname:
        return False
    found = socket.getaddrinfo(url.hostname, url.port or 443, type=socket.SOCK_STREAM)
    return bool(found) and all(ipaddress.ip_address(row[4][0]).is_global for row in found)


def send_mail(settings: Settings, to: str, subject: str, body: str) -> None:
    """One plain mail through the mail server of the settings."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = settings.mail_from, to, subject
    mail.set_content(body)
    url = urlsplit(settings.smtp)
    secure = url.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(
        url.hostname or "localhost", url.port or (465 if secure else 25), timeout=TIMEOUT
    ) as server:
        if url.username:
            server.login(unquote(url.username), unquote(url.password or ""))
        server.send_message(mail)

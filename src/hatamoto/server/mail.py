"""Sends mail to confirmed addresses, within limits, with headers that cannot be injected into.

Only the confirmation request goes to an unconfirmed address, and it contains no user text.
"""

from __future__ import annotations

import logging
import re
import smtplib
import ssl
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from email.header import Header
from email.mime.text import MIMEText
from email.policy import compat32
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from hatamoto.server.metrics import Metrics
from hatamoto.server.outbound import TIMEOUT
from hatamoto.server.server_time import now_ms
from hatamoto.server.settings import Settings
from hatamoto.store.mails import TURN, Mails
from hatamoto.store.people import Holder, People
from hatamoto.store.sessions import CONFIRM, RESET, CredentialRevoked, Proof
from hatamoto.table.problems import Problem
from hatamoto.table.setup import read_text
from hatamoto.texts import Voice

log = logging.getLogger("hatamoto.mail")
MAX_ADDRESS_LENGTH: Final = 254
MAX_SUBJECT_LENGTH: Final = 150
WIRE: Final = compat32.clone(linesep="\r\n", max_line_length=990)
"""Line endings as mail servers expect them; links in headers are not folded."""
SECONDS: Final = 30.0
"""Timeout for counting a mail in the store."""
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])?"
)
"""A single bare address: no display name, quotes, comments or second address.

Its domain has a dot, and its last part begins with a letter, so that it is not an IP address.
"""


def read_email(text: str) -> str | None:
    """A mail address, or nothing; raises Problem."""
    if not text:
        return None
    address = read_text({"email": text}, "email", MAX_ADDRESS_LENGTH)
    if not ADDRESS.fullmatch(address) or "=?" in address:
        raise Problem("no_mail_address", "that is not an email address")
    return address.lower()


@dataclass(frozen=True)
class Mail:
    """A mail before it is serialized."""

    to: str
    subject: str
    body: str
    unsubscribe: str = ""
    """A link that ends such mails with one click."""


def one_line(text: str) -> str:
    """Text without line breaks, so that it cannot leave its header."""
    seen = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text)
    return " ".join(seen.split())[:MAX_SUBJECT_LENGTH]


def encoded(sender: str, mail: Mail) -> bytes:
    """Serialize a mail.

    The subject always goes out as encoded words of its characters, so that text which looks like an
    encoded word is shown as it is and never decoded.
    """
    message = MIMEText(mail.body, "plain", "utf-8")
    message["From"] = sender
    message["To"] = mail.to
    message["Subject"] = Header(one_line(mail.subject), "utf-8", header_name="Subject").encode()
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=domain_of(sender))
    message["Auto-Submitted"] = "auto-generated"
    if mail.unsubscribe:
        message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message.as_bytes(policy=WIRE)


def domain_of(sender: str) -> str:
    """The domain of an address."""
    return parseaddr(sender)[1].rpartition("@")[2] or "localhost"


def send(settings: Settings, mail: Mail) -> None:
    """Send a plain text mail through the configured mail server."""
    url = urlsplit(settings.smtp)
    secure = url.scheme == "smtps"
    smtp_class = smtplib.SMTP_SSL if secure else smtplib.SMTP
    port = url.port or (465 if secure else 25)
    body = encoded(settings.mail_from, mail)
    with smtp_class(url.hostname or "localhost", port, timeout=TIMEOUT) as server:
        server.ehlo_or_helo_if_needed()
        if url.username:
            if not secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            server.login(unquote(url.username), unquote(url.password or ""))
        server.sendmail(parseaddr(settings.mail_from)[1], [mail.to], body)


class Mailer:
    """Sends mail to people; each one is counted against the limits first."""

    def __init__(self, settings: Settings, people: People, metrics: Metrics) -> None:
        self.settings = settings
        self.people = people
        self.metrics = metrics
        self.mails = Mails(people.database)

    def may_send(self, person: Holder, address: str, kind: str) -> bool:
        """Count a mail; returns False if a limit is reached or there is no mail server."""
        if not self.settings.smtp:
            return False
        hourly_limit = self.settings.mail_rate
        counted = self.mails.count(address, person.id, kind, now_ms(), hourly_limit)
        allowed = counted.result(SECONDS)
        self.metrics.count("mails", kind if allowed else "withheld")
        if not allowed:
            log.warning("a mail (%s) for %s is withheld: too many", kind, person.id)
        return allowed

    def ask_to_confirm(self, person: Holder, address: str, secret: str) -> None:
        """Mail a confirmation request; the mail must be counted."""
        voice = Voice([], person.lang)
        link = self.settings.url(f"/account?confirm={secret}")
        body = voice.message("confirm-body", {"link": link})
        mail = Mail(address, voice.message("confirm-subject"), body, self._unsubscribe(person))
        send(self.settings, mail)

    def send_link(self, person: Holder, address: str) -> None:
        """Mail the link for a new password, or first the one that confirms the address.

        Nothing is mailed if the address was replaced since it was looked up.
        """
        kind = RESET if person.email_confirmed else CONFIRM
        if not self.may_send(person, address, kind):
            return
        made = self.people.new_secret(person.id, kind, now_ms(), Proof(email=address))
        with suppress(CredentialRevoked):
            send = self.send_reset if kind == RESET else self.ask_to_confirm
            send(person, address, made.result(SECONDS))

    def send_reset(self, person: Holder, address: str, secret: str) -> None:
        """Mail a link for a new password to a confirmed address; the mail must be counted."""
        voice = Voice([], person.lang)
        link = self.settings.url(f"/account?reset={secret}")
        body = voice.message("reset-body", {"link": link})
        send(self.settings, Mail(address, voice.message("reset-subject"), body))

    def tell_owner(self, person: Holder, kind: str) -> None:
        """Tell the address of an account what was done there: it was replaced, or a passkey was
        added; the address must have been confirmed."""
        if person.email and self.may_send(person, person.email, kind):
            voice = Voice([], person.lang)
            subject = voice.message(f"{kind}-subject")
            body = voice.message(f"{kind}-body", {"name": person.name})
            send(self.settings, Mail(person.email, subject, body))

    def send_turn(self, person: Holder, subject: str, body: str) -> None:
        """Mail a person that it is their turn, if their address is confirmed and they want it."""
        wanted = person.email and person.email_confirmed and person.email_notices
        if person.email and wanted and self.may_send(person, person.email, TURN):
            link = self._unsubscribe(person)
            voice = Voice([], person.lang)
            text = f"{body}\n\n{voice.message('unsubscribe-body', {'link': link})}"
            send(self.settings, Mail(person.email, subject, text, link))

    def _unsubscribe(self, person: Holder) -> str:
        return self.settings.url(f"/unsubscribe/{self.people.mail_key(person.id)}")

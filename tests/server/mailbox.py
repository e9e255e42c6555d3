"""A mail server that keeps what it is given."""

import email
import email.policy
import queue
import socketserver
import threading
from email.message import EmailMessage
from typing import cast

from tests.server.served import Person

SECONDS = 60


class Box(socketserver.ThreadingTCPServer):
    """Listens on a free port; `mails` has the received ones, in order."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Talk)
        self.mails: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """What the settings of a server say to use it."""
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def next(self) -> EmailMessage:
        """The next mail, waited for."""
        return email.message_from_bytes(self.next_raw(), policy=email.policy.default)

    def next_raw(self) -> bytes:
        """The next mail, unparsed."""
        return self.mails.get(timeout=SECONDS)


class Talk(socketserver.StreamRequestHandler):
    """One conversation, as much of it as our server speaks."""

    timeout = SECONDS

    def handle(self) -> None:
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            verb = line.split(" ")[0].upper()
            if verb == "DATA":
                self.say("354 go on")
                self.keep()
            self.say("221 bye" if verb == "QUIT" else "250 ok")
            if verb == "QUIT":
                return

    def say(self, line: str) -> None:
        """Answer."""
        self.wfile.write(f"{line}\r\n".encode())

    def keep(self) -> None:
        """Read one mail to its end."""
        lines: list[bytes] = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line)
        cast(Box, self.server).mails.put(b"".join(lines))


def confirm(person: Person, box: Box, address: str, password: str = "") -> None:
    """Somebody gives an address and opens the link that is mailed to it; with an account they give
    their password too."""
    person.http.patch("/api/me", json={"email": address, "password": password})
    while (mail := box.next())["to"] != address:
        pass
    text: str = mail.get_content()
    secret = text.partition("/account?confirm=")[2].split()[0]
    person.post(f"/api/email-confirmations/{secret}", {})

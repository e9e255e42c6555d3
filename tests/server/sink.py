"""What stands outside: an HTTPS server that keeps what is posted to it, and browsers behind it.

It plays the push service and the receiver of webhooks. Its certificate is its own; a server that
is to call it is started with `SSL_CERT_FILE` naming that certificate.
"""

import base64
import datetime
import http.server
import ipaddress
import json
import os
import queue
import ssl
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import http_ece  # type: ignore[import-untyped]  # it brings no types
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

SECONDS = 60
HERE = "127.0.0.1"


@dataclass(frozen=True)
class Posted:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Sink(http.server.ThreadingHTTPServer):
    """Listens on a free port; `posts` has the received ones, in order."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__((HERE, 0), Taking)
        self.certificate = folder / "sink.pem"
        write_certificate(self.certificate)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.socket = context.wrap_socket(
            self.socket, server_side=True, do_handshake_on_connect=False
        )
        self.posts: queue.Queue[Posted] = queue.Queue()
        self.answers: dict[str, int] = {}
        """By path what is answered; 201 where nothing is said."""
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def host(self) -> str:
        """How the settings of a server name it."""
        return f"{HERE}:{self.server_address[1]}"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"https://{self.host}"

    def next(self) -> Posted:
        """The next request, waited for."""
        return self.posts.get(timeout=SECONDS)


class Taking(http.server.BaseHTTPRequestHandler):
    """One request; hands are shaken in its own thread, so that nobody holds up the others."""

    timeout = SECONDS

    def do_POST(self) -> None:
        """Keep it and answer."""
        sink = cast(Sink, self.server)
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        sink.posts.put(Posted(self.path, headers, body))
        if self.path == "/slow":
            return self.dawdle()
        self.send_response(sink.answers.get(self.path, 201))
        self.send_header("location", f"{sink.url}/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def dawdle(self) -> None:
        """Answer byte by byte and never finish, until the other end goes."""
        pause = threading.Event()
        with suppress(OSError):
            while not pause.wait(0.05):
                self.wfile.write(b"H")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def write_certificate(path: Path) -> None:
    """A certificate of our own for this machine, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "sink")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    address = x509.IPAddress(ipaddress.ip_address(HERE))
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))


def plain(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """A browser that has asked its push service for an endpoint; only it can read what comes."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self) -> dict[str, object]:
        """What the page sends to the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": plain(point), "auth": plain(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, posted: Posted) -> Any:
        """What the service worker is handed."""
        assert posted.headers["content-encoding"] == "aes128gcm"
        clear = http_ece.decrypt(
            posted.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(clear)

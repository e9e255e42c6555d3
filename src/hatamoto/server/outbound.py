"""Calls to links that players gave (webhooks, push endpoints).

Such a link must be https and lead to public addresses only, never into our own network. The address
that was checked is the one that is called, and redirects are not followed.
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Collection
from contextlib import suppress
from typing import Final
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

TIMEOUT: Final = 10
"""Seconds for one step: to connect, to send, or to receive the next bytes."""
MAX_CALL_SECONDS: Final = 15.0
"""Seconds for a whole call, so that a host answering byte by byte cannot hold a thread."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""NAT64 prefix: every IPv4 address as IPv6."""
TUNNELS: Final = [ipaddress.ip_network(net) for net in ("::/96", "2002::/16", "2001::/32")]
"""Obsolete IPv6 transition forms that lead to an IPv4 address, perhaps one of ours."""
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""The only part of IPv6 allocated for the public Internet."""
RESERVED: Final = [
    ipaddress.ip_network(net)
    for net in (
        "0.0.0.0/8",
        "100.64.0.0/10",
        "192.0.0.0/24",
        "198.18.0.0/15",
        "240.0.0.0/4",
        "2001::/23",
        "2001:db8::/32",
        "3fff::/20",
    )
]
"""Ranges reserved for other uses; what Python considers global differs by version."""


def addresses(link: str, inside: Collection[str] = ()) -> list[str]:
    """The addresses a link leads to; raises OSError unless it is https and all are public.

    `inside` names hosts of our own network, as name:port, that the operator lets links lead to.
    """
    url = urlsplit(link)
    if url.scheme != "https" or not url.hostname or url.username is not None:
        raise OSError("that is not an https link")
    port = url.port or 443
    found = socket.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
    every = [str(row[4][0]) for row in found]
    known = f"{url.hostname}:{port}" in inside
    if not every or not (known or all(is_public(address) for address in every)):
        raise OSError("the link leads to an address that is not public")
    return every


def is_public(address: str) -> bool:
    """Whether an address is public, also when it is wrapped in an IPv6 form."""
    ip: ipaddress.IPv4Address | ipaddress.IPv6Address = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    elif ip in TRANSLATED:
        ip = ipaddress.IPv4Address(ip.packed[-4:])
    if any(ip in net for net in (*TUNNELS, *RESERVED)):
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip not in UNICAST:
        return False
    return ip.is_global and not ip.is_multicast


def is_outside(link: str, inside: Collection[str] = ()) -> bool:
    """Whether a link leads to public addresses only, or to a host the operator names."""
    try:
        return bool(addresses(link, inside))
    except (OSError, ValueError):
        return False


class PinnedConnection(http.client.HTTPSConnection):
    """A connection to an address that was checked, for the name in its certificate."""

    def __init__(self, url: SplitResult, address: str) -> None:
        self.tls = ssl.create_default_context()
        super().__init__(url.hostname or "", url.port or 443, timeout=TIMEOUT, context=self.tls)
        self.address = address
        self.is_late = False

    def connect(self) -> None:
        """Connect to the checked address instead of resolving the name again."""
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        line = self.tls.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock = line
        line.do_handshake()

    def abort(self) -> None:
        """Close the connection from another thread, which ends a blocked read."""
        self.is_late = True
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


class LinkRefused(OSError):
    """The host answered the call with an error status."""

    def __init__(self, status: int) -> None:
        super().__init__(f"the link answered {status}")
        self.status = status


def post(link: str, body: bytes, headers: dict[str, str], inside: Collection[str] = ()) -> None:
    """Send something to a link outside; raises OSError when it is refused or fails."""
    url = urlsplit(link)
    connection = PinnedConnection(url, addresses(link, inside)[0])
    patience = threading.Timer(MAX_CALL_SECONDS, connection.abort)
    patience.daemon = True
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    patience.start()
    try:
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    except (http.client.HTTPException, OSError) as error:
        late = "the link took too long to answer"
        raise OSError(late if connection.is_late else str(error)) from None
    finally:
        patience.cancel()
        connection.close()
    if status >= 300:
        raise LinkRefused(status)


def urlsafe(key: EllipticCurvePublicKey) -> str:
    """A public key as browsers take it."""
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

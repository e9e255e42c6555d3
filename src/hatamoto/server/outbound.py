"""Outbound traffic: calls to links that players gave.

A link of a player must lead outside: https, to public addresses only, never into our own network.
The address that was checked is the one that is called, and redirects are not followed.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

T = TypeVar("T")
TIMEOUT: Final = 10
"""Seconds for one step: to connect, to send, for the next bytes."""
LONGEST: Final = 15.0
"""Seconds for a whole call; who answers byte by byte gets no more."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""Where a network without IPv4 has every IPv4 address."""
TUNNELS: Final = [ipaddress.ip_network(net) for net in ("::/96", "2002::/16", "2001::/32")]
"""Old forms of IPv6 that lead to an IPv4 address, perhaps one of ours."""
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""The only part of IPv6 that was ever given out for the Internet."""
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
"""Set aside for other uses; what Python takes for global differs by its version."""


def addresses(link: str, inside: Collection[str] = ()) -> list[str]:
    """The addresses a link leads to; raises OSError unless it is https and all are public.

    `inside` names hosts of our own network, as name:port, that the operator lets links lead to.
    """
    url = urlsplit(link)
    if url.scheme != "https" or not url.hostname or url.username is not None:
        raise OSError("that is no https link")
    port = url.port or 443
    found = socket.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
    every = [str(row[4][0]) for row in found]
    known = f"{url.hostname}:{port}" in inside
    if not every or not (known or all(is_public(address) for address in every)):
        raise OSError("the link leads to an address that is not public")
    return every


def is_public(address: str) -> bool:
    """Whether an address is anybody's on the Internet, also behind an IPv6 form of it."""
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


class OutboundCalls:
    """Threads for outbound calls, apart from those of the database.

    A slow host outside holds up other outbound calls at most, never a table.
    """

    def __init__(self, threads: int, seconds: float) -> None:
        self.seconds = seconds
        self._pool = ThreadPoolExecutor(threads, "outside")

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Run it in a thread; raises TimeoutError after `seconds`, waiting included."""
        doing = asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)
        return await asyncio.wait_for(doing, self.seconds)

    def close(self) -> None:
        """Start no further calls."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Pinned(http.client.HTTPSConnection):
    """A connection to an address that was checked, for the name in its certificate."""

    def __init__(self, url: SplitResult, address: str) -> None:
        self.tls = ssl.create_default_context()
        super().__init__(url.hostname or "", url.port or 443, timeout=TIMEOUT, context=self.tls)
        self.address = address
        self.is_late = False

    def connect(self) -> None:
        """Connect to the address, not to what the name means by now."""
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        line = self.tls.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock = line
        line.do_handshake()

    def hang_up(self) -> None:
        """End it from another thread; whoever waits for bytes is told there are no more."""
        self.is_late = True
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


class Answered(OSError):
    """A link that was called and did not take what it was sent."""

    def __init__(self, status: int) -> None:
        super().__init__(f"the link answers {status}")
        self.status = status


def post(link: str, body: bytes, headers: dict[str, str], inside: Collection[str] = ()) -> None:
    """Send something to a link outside; raises OSError when it is refused or fails."""
    url = urlsplit(link)
    connection = Pinned(url, addresses(link, inside)[0])
    patience = threading.Timer(LONGEST, connection.hang_up)
    patience.daemon = True
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    patience.start()
    try:
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    except (http.client.HTTPException, OSError) as error:
        late = "the link takes too long"
        raise OSError(late if connection.is_late else str(error)) from None
    finally:
        patience.cancel()
        connection.close()
    if status >= 300:
        raise Answered(status)


def urlsafe(key: EllipticCurvePublicKey) -> str:
    """A public key as browsers take it."""
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

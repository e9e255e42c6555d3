"""Invitation links: anybody who has one may take the seat."""

from __future__ import annotations

import hmac

from hatamoto.table.table import Table


def invitations(table: Table, holder: str) -> dict[str, str]:
    """A link for each open seat, for the host only."""
    if holder != table.host:
        return {}
    return {str(n): f"/t/{table.id}?seat={n}&key={seat_key(table, n)}" for n in table.open_seats()}


def seat_key(table: Table, seat: int) -> str:
    """The unguessable key of a seat, derived from the table's key."""
    return hmac.new(table.key, f"invitation {seat}".encode(), "sha256").hexdigest()[:32]


def fits(table: Table, seat: int, key: str) -> bool:
    """Whether a key belongs to the seat, compared in constant time."""
    return hmac.compare_digest(key.encode(), seat_key(table, seat).encode())

"""The tables of the database, the same on SQLite and PostgreSQL."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Column("summary", JSON, nullable=False),
    Index("tables_by_status", "status", "changed_at"),
    Index("tables_by_deadline", "deadline"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("key", String(32)),
    PrimaryKeyConstraint("table_id", "number"),
    Index(
        "entries_by_key",
        "table_id",
        text("substr(key, 1, 16)"),
        unique=True,
        sqlite_where=text("key IS NOT NULL"),
        postgresql_where=text("key IS NOT NULL"),
    ),
)
"""Append-only; unique by table and number, so two processes can never both write a move.

`key` marks what a client may send again. Its first half is the client's key, which is there once at
a table; its second half says what was asked for under it.
"""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The latest snapshot of a long table: a cache of its entries."""

EDITIONS = Table(
    "editions",
    METADATA,
    Column("game", String(32), nullable=False),
    Column("content", String(32), nullable=False),
    Column("archive", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "content"),
)
"""The data files of every edition used on this database, so that its tables stay playable."""

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
)
"""One row: the last heartbeat of any server, in server time and by the database clock."""

OUTAGES = Table(
    "outages",
    METADATA,
    Column("start", BigInteger, primary_key=True),
    Column("end", BigInteger, nullable=False),
)
"""Spans when no server ran or reached the database; they do not count on players' clocks."""

SEATINGS = Table(
    "seatings",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder", String(32), nullable=False),
    Column("owes", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seatings_by_holder", "holder"),
)
"""Who sits where, and whether the seat owes an answer."""

HOLDERS = Table(
    "holders",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("account", String(24), unique=True),
    Column("password", Text),
    Column("email", String(254)),
    Column("webhook", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("email_confirmed", Boolean, nullable=False, server_default=false()),
    Column("email_notices", Boolean, nullable=False, server_default=true()),
    Column("mail_key", String(32)),
    Column("banned_until", BigInteger),
    Index("holders_by_email", "email"),
    Index("holders_by_mail_key", "mail_key"),
    Index("holders_by_ban", "banned_until"),
)
"""People who hold seats: guests and accounts."""

MAILS = Table(
    "mails",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", String(64), nullable=False),
    Column("holder", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("mails_by_address", "address", "at"),
    Index("mails_by_holder", "holder", "at"),
    Index("mails_by_time", "at"),
)
"""The mails of the last day, by address hash; the rate limits count them."""

LOOKS = Table(
    "looks",
    METADATA,
    Column("holder", String(32), nullable=False),
    Column("look", String(120), nullable=False),
    PrimaryKeyConstraint("holder", "look"),
    Index("looks_by_look", "look"),
)
"""The skeletons of people's names; names that share one cannot be told apart."""

SEAT_LOOKS = Table(
    "seat_looks",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("look", String(120), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "look"),
    Index("seat_looks_by_look", "look"),
)
"""The skeletons of the names that people have in seats."""

SECOND_FACTORS = Table(
    "second_factors",
    METADATA,
    Column("holder", String(32), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("is_on", Boolean, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("codes", JSON, nullable=False),
)
"""Second factors of accounts: the last TOTP time step used, and the hashes of recovery codes."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("passkeys_by_holder", "holder"),
)
"""Public keys that accounts sign in with, by credential id."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("label", String(60), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("scope", String(8), nullable=False, server_default=""),
    Index("sessions_by_holder", "holder"),
)
"""Cookies, access tokens and mailed links, by the hash of their secret."""

PUSHES = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("secrets", JSON, nullable=False),
)

SEEN = Table(
    "seen",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("holder", String(32), nullable=False),
    Column("moment", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "holder"),
)
"""How much of a table's record each person has seen."""

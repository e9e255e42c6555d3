"""Settings, from the environment or from flags; `docs/reference/settings.md` lists them."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from hatamoto.kernel.errors import BadArgument

PREFIX: Final = "HATAMOTO_"
BOUNDS: Final = {
    "port": (0, 65_535),
    "rate": (1, 1_000_000),
    "sign_in_rate": (1, 1_000_000),
    "mail_rate": (1, 1_000_000),
    "guest_rate": (1, 1_000_000),
    "quota": (1, 1_000_000_000),
    "purge_days": (0, 36_500),
    "proxies": (0, 10),
    "away_seconds": (0, 1_000_000),
    "thinkers": (1, 1_000),
    "bot_cores": (1, 64),
    "reveal_seconds": (1, 600),
    "connections": (1, 1_000_000),
    "drain_seconds": (0, 3_600),
}
FORMS: Final = {
    "log": (r"text|json", "text or json"),
    "access_log": (r"on|off", "on or off"),
    "content": (r"[^=,]+=[^=,]+(,[^=,]+=[^=,]+)*", "game=folder, several joined by commas"),
    "public_url": (r"https?://[^/\s]+\S*", "a link that begins with http: or https:"),
    "metrics_key": (r"[!-~]{16,200}", "16 to 200 letters, digits and signs without spaces"),
    "telemetry": (r"https?://[^/\s]+\S*", "a link that begins with http: or https:"),
    "smtp": (r"smtps?://[^/\s]+", "a link that begins with smtp: or smtps:"),
}
"""By setting, the pattern its value must match, and its description in the error."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """The default folder of the database."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "hatamoto"


@dataclass(frozen=True)
class Settings:
    """The settings of a server; each field can be set by HATAMOTO_<NAME>."""

    database: str = field(default="", metadata={"about": "database URL; SQLite in the data folder"})
    host: str = field(default="127.0.0.1", metadata={"about": "address to listen on"})
    port: int = field(default=8720, metadata={"about": "port to listen on"})
    public_url: str = field(default="", metadata={"about": "how players reach the server"})
    page: str = field(default="", metadata={"about": "folder of the built page"})
    log: str = field(default="text", metadata={"about": "log format: text or json"})
    rate: int = field(default=40, metadata={"about": "commands per second and visitor"})
    sign_in_rate: int = field(default=10, metadata={"about": "sign-in attempts per minute"})
    guest_rate: int = field(default=20, metadata={"about": "new guests per minute and address"})
    quota: int = field(default=4000, metadata={"about": "kB per day that a visitor may store"})
    purge_days: int = field(default=30, metadata={"about": "days until unused data is deleted"})
    proxies: int = field(default=0, metadata={"about": "trusted proxies in front of the server"})
    smtp: str = field(default="", metadata={"about": "mail server URL, smtp://user:pass@host:port"})
    mail_from: str = field(default="", metadata={"about": "sender of mails"})
    mail_rate: int = field(default=300, metadata={"about": "mails per hour from this server"})
    push_key: str = field(default="", metadata={"about": "private VAPID key for Web Push"})
    inside: str = field(
        default="", metadata={"about": "internal hosts that players' links may call"}
    )
    away_seconds: int = field(
        default=30, metadata={"about": "seconds before an absent player is notified"}
    )
    content: str = field(default="", metadata={"about": "content packs, game=folder,..."})
    thinkers: int = field(default=1, metadata={"about": "processes for bots that search"})
    bot_cores: int = field(
        default=1, metadata={"about": "processes that think about one choice of a level"}
    )
    reveal_seconds: int = field(
        default=10, metadata={"about": "seconds to wait for words before the deal"}
    )

    connections: int = field(default=200, metadata={"about": "open connections per address"})
    drain_seconds: int = field(default=0, metadata={"about": "seconds between SIGTERM and the end"})
    access_log: str = field(default="off", metadata={"about": "a log line for each request"})
    metrics_key: str = field(
        default="", metadata={"about": "key that reads /metrics; without one, this machine only"}
    )
    telemetry: str = field(default="", metadata={"about": "OpenTelemetry collector (OTLP)"})

    @property
    def is_secure(self) -> bool:
        """Whether the public URL is https, so that cookies must be secure too."""
        return self.public_url.startswith("https:")

    @property
    def inside_hosts(self) -> tuple[str, ...]:
        """Hosts in our own network that players' links may lead to, as name:port."""
        return tuple(host.strip() for host in self.inside.split(",") if host.strip())

    @property
    def packs(self) -> dict[str, str]:
        """By game, the folder of its content pack."""
        pairs = [part.partition("=") for part in self.content.split(",") if part]
        return {game.strip(): folder.strip() for game, _, folder in pairs}

    def url(self, path: str) -> str:
        """An absolute link to a path on this server."""
        base = self.public_url or f"http://{self.host}:{self.port}"
        return base.rstrip("/") + path


def read_settings(environment: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """Flags first, then the environment, then the defaults; raises BadArgument."""
    values: dict[str, object] = {}
    for setting in fields(Settings):
        given = flags.get(setting.name)
        text = environment.get(PREFIX + setting.name.upper())
        if given is not None:
            values[setting.name] = given
        elif text is not None:
            values[setting.name] = read_value(setting.name, text, setting.default)
        check_form(setting.name, values.get(setting.name))
    if not values.get("database"):
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        values["database"] = f"sqlite:///{folder / 'tables.db'}"
    return Settings(**values)  # type: ignore[arg-type]  # each value was read by its field's type


def read_value(name: str, text: str, default: object) -> object:
    """Parse a setting as the type of its default."""
    if not isinstance(default, int):
        return text
    low, high = BOUNDS[name]
    is_number = text.isascii() and text.isdecimal() and len(text) < 10
    if not is_number or not low <= int(text) <= high:
        wanted = f"a whole number from {low} to {high}"
        raise BadArgument(f"{PREFIX}{name.upper()} must be {wanted}, not {text!r:.40}")
    return int(text)


def check_form(name: str, value: object) -> None:
    """Raise BadArgument if a value does not have the form its setting requires."""
    form, wanted = FORMS.get(name, (".*", ""))
    if isinstance(value, str) and value and not re.fullmatch(form, value, re.DOTALL):
        raise BadArgument(f"{PREFIX}{name.upper()} must be {wanted}, not {value!r:.40}")

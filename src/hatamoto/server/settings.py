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
    "reveal_seconds": (1, 600),
    "connections": (1, 1_000_000),
    "drain_seconds": (0, 3_600),
}
FORMS: Final = {
    "log": (r"text|json", "text or json"),
    "access_log": (r"on|off", "on or off"),
    "content": (r"[^=,]+=[^=,]+(,[^=,]+=[^=,]+)*", "game=folder, several joined by commas"),
    "public_url": (r"https?://[^/\s]+\S*", "a link that begins with http: or https:"),
    "smtp": (r"smtps?://[^/\s]+", "a link that begins with smtp: or smtps:"),
}
"""What a setting looks like when it is given, and how that is said."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a server keeps its database by default."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "hatamoto"


@dataclass(frozen=True)
class Settings:
    """How a server runs. Every field is a setting HATAMOTO_<NAME>."""

    database: str = field(default="", metadata={"about": "database URL; SQLite in the data folder"})
    host: str = field(default="127.0.0.1", metadata={"about": "address to listen on"})
    port: int = field(default=8720, metadata={"about": "port to listen on"})
    public_url: str = field(default="", metadata={"about": "how players reach the server"})
    page: str = field(default="", metadata={"about": "folder of the built page"})
    log: str = field(default="text", metadata={"about": "log format: text or json"})
    rate: int = field(default=40, metadata={"about": "commands a second for one visitor"})
    sign_in_rate: int = field(default=10, metadata={"about": "sign-in attempts a minute"})
    guest_rate: int = field(default=20, metadata={"about": "new guests a minute and address"})
    quota: int = field(default=4000, metadata={"about": "kB a day one visitor may have stored"})
    purge_days: int = field(default=30, metadata={"about": "days until what is unused goes"})
    proxies: int = field(default=0, metadata={"about": "trusted proxies in front of the server"})
    smtp: str = field(default="", metadata={"about": "mail server URL, smtp://user:pass@host:port"})
    mail_from: str = field(default="", metadata={"about": "sender of mails"})
    mail_rate: int = field(default=300, metadata={"about": "mails an hour from this server"})
    push_key: str = field(default="", metadata={"about": "private VAPID key for Web Push"})
    inside: str = field(default="", metadata={"about": "own hosts that players' links may call"})
    away_seconds: int = field(default=30, metadata={"about": "wait before telling who is away"})
    content: str = field(default="", metadata={"about": "content packs, game=folder,..."})
    thinkers: int = field(default=1, metadata={"about": "processes for bots that search"})
    reveal_seconds: int = field(default=10, metadata={"about": "wait for words before the deal"})

    connections: int = field(default=200, metadata={"about": "lines open from one address"})
    drain_seconds: int = field(default=0, metadata={"about": "seconds between SIGTERM and the end"})
    access_log: str = field(default="off", metadata={"about": "a log line for each request"})

    @property
    def is_secure(self) -> bool:
        """Whether players come over https, so that cookies must too."""
        return self.public_url.startswith("https:")

    @property
    def inside_hosts(self) -> tuple[str, ...]:
        """The hosts of our own network that links of players may lead to, as name:port."""
        return tuple(host.strip() for host in self.inside.split(",") if host.strip())

    @property
    def packs(self) -> dict[str, str]:
        """By game, the folder of the content pack it is played with."""
        pairs = [part.partition("=") for part in self.content.split(",") if part]
        return {game.strip(): folder.strip() for game, _, folder in pairs}

    def url(self, path: str) -> str:
        """A full link to a page of ours."""
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
    """A setting's text as the type of its default."""
    if not isinstance(default, int):
        return text
    low, high = BOUNDS[name]
    is_number = text.isascii() and text.isdecimal() and len(text) < 10
    if not is_number or not low <= int(text) <= high:
        wanted = f"a whole number from {low} to {high}"
        raise BadArgument(f"{PREFIX}{name.upper()} must be {wanted}, not {text!r:.40}")
    return int(text)


def check_form(name: str, value: object) -> None:
    """Raise BadArgument for a text that cannot be what the setting means."""
    form, wanted = FORMS.get(name, (".*", ""))
    if isinstance(value, str) and value and not re.fullmatch(form, value, re.DOTALL):
        raise BadArgument(f"{PREFIX}{name.upper()} must be {wanted}, not {value!r:.40}")

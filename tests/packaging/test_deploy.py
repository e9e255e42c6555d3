"""The files in deploy/: units that systemd takes, and a proxy that passes on what we need."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from hatamoto.server.faults import MAX_BODY_BYTES
from hatamoto.server.settings import PREFIX, Settings, read_settings
from hatamoto.store.database import SECONDS_TO_CLOSE
from tests.store.postgres import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ("hatamoto.service", "hatamoto@.service")
KNOWN = {
    "Unit": {"Description", "After", "Wants"},
    "Service": {
        "Type",
        "ExecStart",
        "Environment",
        "EnvironmentFile",
        "Restart",
        "RestartSec",
        "TimeoutStopSec",
        "LimitNOFILE",
        "DynamicUser",
        "User",
        "StateDirectory",
        "StateDirectoryMode",
        "UMask",
        "CapabilityBoundingSet",
        "LockPersonality",
        "NoNewPrivileges",
        "PrivateDevices",
        "PrivateTmp",
        "ProcSubset",
        "ProtectClock",
        "ProtectControlGroups",
        "ProtectHome",
        "ProtectHostname",
        "ProtectKernelLogs",
        "ProtectKernelModules",
        "ProtectKernelTunables",
        "ProtectProc",
        "ProtectSystem",
        "RemoveIPC",
        "RestrictAddressFamilies",
        "RestrictNamespaces",
        "RestrictRealtime",
        "RestrictSUIDSGID",
        "SystemCallArchitectures",
        "SystemCallFilter",
    },
    "Install": {"WantedBy"},
}
"""The directives of systemd that our units use, by section."""
HARDENED = {
    "DynamicUser": "yes",
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "StateDirectory": "hatamoto",
    "Restart": "always",
}


def directives(text: str) -> Iterator[tuple[str, str, str]]:
    """Section, name and value of every line of a unit; a line that is none has no name."""
    section = ""
    for line in text.splitlines():
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1]
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            yield section, name if equals else "", value


def faults(text: str) -> list[str]:
    """The lines of a unit that systemd would not know."""
    return [
        f"[{section}] {name}"
        for section, name, _ in directives(text)
        if name not in KNOWN.get(section, set())
    ]


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_has_only_directives_of_systemd_and_is_hardened(unit: str) -> None:
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    assert faults(text) == []
    told = {name: value for section, name, value in directives(text) if section == "Service"}
    assert {name: told.get(name) for name in HARDENED} == HARDENED
    assert faults(text.replace("NoNewPrivileges", "NoNewPrivilege")) == ["[Service] NoNewPrivilege"]


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_names_settings_there_are_and_leaves_time_for_the_drain(unit: str) -> None:
    lines = list(directives((DEPLOY / unit).read_text(encoding="utf-8")))
    given = [value.partition("=") for _, name, value in lines if name == "Environment"]
    environment = {name: value.replace("%i", "8721") for name, _, value in given}
    settings = read_settings(environment)
    for name, value in environment.items():
        assert str(getattr(settings, name.removeprefix(PREFIX).lower())) == value
    (stop,) = [int(value) for _, name, value in lines if name == "TimeoutStopSec"]
    assert stop > settings.drain_seconds + 3 + SECONDS_TO_CLOSE
    assert settings.proxies == 1


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_a_unit(unit: str, tmp_path: Path) -> None:
    """Where systemd is not installed, the test of the directives has to do."""
    analyze = shutil.which("systemd-analyze")
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    runnable = text.replace("/usr/local/hatamoto/bin/hatamoto", sys.executable)
    assert runnable != text
    (tmp_path / unit).write_text(runnable, encoding="utf-8")
    if analyze is not None:
        command = [analyze, "verify", "--man=no", str(tmp_path / unit)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        told = [line for line in done.stderr.splitlines() if "hatamoto" in line]
        assert (done.returncode, told) == (0, [])


# nginx

Block = list[tuple[list[str], "Block | None"]]


def parsed(text: str) -> Block:
    """The directives of a file of nginx, each with its words and, if it has one, its block."""
    bare = re.sub(r"#.*", "", text)
    tokens = iter(re.findall(r'"[^"]*"|[{};]|[^\s{};"]+', bare))
    found = block(tokens)
    assert next(tokens, None) is None, "a brace too many"
    return found


def block(tokens: Iterator[str], inner: bool = False) -> Block:
    """The directives up to the end of a block."""
    found: Block = []
    words: list[str] = []
    for token in tokens:
        if token == "}":
            assert (inner, words) == (True, []), "a brace too many, or a directive does not end"
            return found
        if token in "{;":
            assert words, "a directive without a name"
            found.append((words, block(tokens, inner=True) if token == "{" else None))
            words = []
        else:
            words.append(token)
    assert (inner, words) == (False, []), "a block or a directive does not end"
    return found


def named(rows: Block, *words: str) -> list[tuple[list[str], "Block | None"]]:
    """The directives that begin with some words."""
    return [row for row in rows if row[0][: len(words)] == list(words)]


def inside(rows: Block, *words: str) -> list[Block]:
    """The blocks of the directives that begin with some words."""
    return [inner for _, inner in named(rows, *words) if inner is not None]


def test_the_proxy_passes_on_sockets_addresses_and_ids() -> None:
    rows = parsed((DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    plain, secure = inside(rows, "server")
    assert named(plain, "return")[0][0][1:] == ["301", "https://$host$request_uri"]
    assert named(secure, "listen", "443", "ssl")
    ((words, _),) = named(secure, "client_max_body_size")
    assert int(words[1].removesuffix("k")) * 1024 == MAX_BODY_BYTES
    (zone,) = named(rows, "limit_conn_zone")
    ((limit, _),) = named(secure, "limit_conn")
    assert zone[0][2].startswith(f"zone={limit[1]}:")
    (root,) = inside(secure, "location", "/")
    headers = {words[1]: words[2] for words, _ in named(root, "proxy_set_header")}
    (switch,) = inside(rows, "map", "$http_upgrade", headers["Connection"])
    assert (switch[0][0], switch[1][0]) == (["default", "upgrade"], ['""', '""'])
    assert headers["Upgrade"] == "$http_upgrade"
    assert headers["Host"] == "$host"
    assert headers["X-Forwarded-For"] == "$proxy_add_x_forwarded_for"
    assert headers["X-Request-Id"] == "$request_id"
    assert named(root, "proxy_http_version", "1.1")
    assert named(root, "proxy_read_timeout", "1h")
    (upstream,) = inside(rows, "upstream")
    assert named(upstream, "server", f"127.0.0.1:{Settings().port}")
    assert "add_header" not in str(rows), "headers come from the server"


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    """With a certificate of its own, and in a folder of its own."""
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    key, chain = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    made += ["-keyout", str(key), "-out", str(chain)]
    subprocess.run(made, capture_output=True, check=True, timeout=60)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for path in (key, chain):
        assert f"/etc/ssl/hatamoto/{path.name}" in text
        text = text.replace(f"/etc/ssl/hatamoto/{path.name}", str(path))
    (tmp_path / "hatamoto.conf").write_text(text, encoding="utf-8")
    whole = "\n".join(
        [
            f"pid {tmp_path}/nginx.pid;",
            f"error_log {tmp_path}/error.log;",
            "events {}",
            f"http {{ access_log off; include {tmp_path}/hatamoto.conf; }}",
        ]
    )
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [nginx, "-t", "-q", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_metrics_are_asked_for_as_from_this_machine() -> None:
    """The server shows them only to whoever asks for this machine by its name."""
    rows = parsed((DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    (metrics,) = inside(inside(rows, "server")[1], "location", "=", "/metrics")
    headers = {words[1]: words[2] for words, _ in named(metrics, "proxy_set_header")}
    assert headers == {"Host": "localhost"}
    assert [words for words, _ in named(metrics, "allow")] == [
        ["allow", "127.0.0.1"], ["allow", "::1"]
    ]  # fmt: skip
    assert named(metrics, "deny", "all")


def test_nginx_counts_networks_with_ipv6(tmp_path: Path) -> None:
    """A line of each address; nginx takes one for each network, and refuses the next."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    (counting,) = re.findall(r"(?ms)^map \$binary_remote_addr.*?^}", text)
    assert "limit_conn_zone $hatamoto_network zone=" in text
    port = free_port()
    whole = f"""
        daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log; events {{}}
        http {{
            access_log off; {counting}
            client_body_temp_path {tmp_path}; proxy_temp_path {tmp_path};
            fastcgi_temp_path {tmp_path}; uwsgi_temp_path {tmp_path}; scgi_temp_path {tmp_path};
            limit_req_zone $hatamoto_network zone=test:1m rate=1r/m;
            server {{
                listen 127.0.0.1:{port};
                set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;
                limit_req zone=test; root {tmp_path};
            }}
        }}"""
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    command = [nginx, "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)]
    running = subprocess.Popen(command)
    try:
        asked = partial(is_refused, f"http://127.0.0.1:{port}/nothing")
        assert not asked("2001:db8:1:2::1")
        assert asked("2001:db8:1:2:ffff::9")
        assert not asked("2001:db8:1:3::1")
        assert not asked("203.0.113.1")
        assert not asked("203.0.113.2")
        assert asked("203.0.113.2")
    finally:
        running.terminate()
        running.wait(60)


def is_refused(url: str, address: str) -> bool:
    """Whether there were too many requests before one from an address, once nginx is there."""
    transport = httpx.HTTPTransport(retries=8)
    with httpx.Client(transport=transport, timeout=60) as http:
        return http.get(url, headers={"X-Real-IP": address}).status_code == 503


@pytest.mark.parametrize("text", ["server { listen 80; ", "listen 80", "a; }", "{ a; }", "a { b }"])
def test_a_file_of_nginx_that_is_not_whole_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        parsed(text)

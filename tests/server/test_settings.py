"""Settings, limits, figures and links: the small parts of a server by themselves."""

import socket
from pathlib import Path

import pytest

from hatamoto.kernel.errors import BadArgument
from hatamoto.server.limits import Limit, TooMany
from hatamoto.server.metrics import Metrics
from hatamoto.server.outbound import is_outside, post
from hatamoto.server.settings import Settings, read_settings


def test_flags_win_over_the_environment_and_that_over_defaults(tmp_path: Path) -> None:
    given = {"HATAMOTO_PORT": "9000", "HATAMOTO_HOST": "::", "XDG_DATA_HOME": str(tmp_path)}
    settings = read_settings(given, port=9001, host=None)
    assert (settings.port, settings.host, settings.rate) == (9001, "::", 40)
    assert settings.database == f"sqlite:///{tmp_path}/hatamoto/tables.db"


@pytest.mark.parametrize("port", ["", "-1", "8k", "٣"])
def test_a_number_is_a_number(tmp_path: Path, port: str) -> None:
    with pytest.raises(BadArgument, match="HATAMOTO_PORT"):
        read_settings({"HATAMOTO_PORT": port, "XDG_DATA_HOME": str(tmp_path)})


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("PORT", "65536", "a whole number from 0 to 65535"),
        ("PORT", "9" * 5000, "a whole number from 0 to 65535"),
        ("RATE", "0", "a whole number from 1 to 1000000"),
        ("THINKERS", "0", "a whole number from 1 to 1000"),
        ("LOG", "xml", "text or json"),
        ("PUBLIC_URL", "games.example.org", "a link that begins with http:"),
        ("PUBLIC_URL", "https://", "a link that begins with http:"),
        ("SMTP", "mail.example.org", "a link that begins with smtp:"),
    ],
)
def test_a_setting_out_of_bounds_or_of_another_form_is_refused(
    tmp_path: Path, name: str, value: str, wanted: str
) -> None:
    given = {f"HATAMOTO_{name}": value, "XDG_DATA_HOME": str(tmp_path)}
    with pytest.raises(BadArgument, match=f"HATAMOTO_{name} must be {wanted}"):
        read_settings(given)


def test_what_is_set_to_nothing_is_as_if_it_were_not(tmp_path: Path) -> None:
    given = {"HATAMOTO_PUBLIC_URL": "", "HATAMOTO_SMTP": "", "XDG_DATA_HOME": str(tmp_path)}
    assert read_settings(given).public_url == ""


def test_links_are_what_players_see() -> None:
    assert Settings(port=1).url("/t/x") == "http://127.0.0.1:1/t/x"
    assert Settings(public_url="https://play.example/").url("/t/x") == "https://play.example/t/x"


def test_a_bucket_refills_evenly_and_is_everybodys_own() -> None:
    limit = Limit(2, 1.0)
    for _ in range(2):
        limit.spend("me", 0.0)
    with pytest.raises(TooMany):
        limit.spend("me", 0.4)
    limit.spend("you", 0.4)
    limit.spend("me", 0.9)
    with pytest.raises(TooMany):
        limit.spend("me", 0.9)


def test_a_limit_forgets_rather_than_grow_without_end() -> None:
    limit = Limit(1, 1.0, max_keys=10)
    for number in range(100):
        limit.spend(str(number), 0.0)
    assert len(limit.buckets) <= 10


def test_figures_are_in_the_form_of_prometheus() -> None:
    metrics = Metrics()
    metrics.count("requests", "200", 3)
    metrics.stored(0.004)
    metrics.stored(2.0)
    text = metrics.text()
    assert 'hatamoto_requests{label="200"} 3' in text
    assert "# TYPE hatamoto_requests counter" in text
    assert 'hatamoto_store_seconds_bucket{le="0.005"} 1' in text
    assert 'hatamoto_store_seconds_bucket{le="+Inf"} 2' in text


@pytest.mark.parametrize("address", ["10.1.2.3", "127.0.0.1", "::1", "fe80::1", "::ffff:10.0.0.1"])
def test_a_name_that_leads_inside_is_not_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    rows = [(family, socket.SOCK_STREAM, 6, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: rows)
    assert not is_outside("https://innocent.example/hook")
    with pytest.raises(OSError, match="not public"):
        post("https://innocent.example/hook", b"", {})


def test_one_address_inside_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [(socket.AF_INET, 1, 6, "", (a, 443)) for a in ("93.184.215.14", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: rows)
    assert not is_outside("https://innocent.example/hook")

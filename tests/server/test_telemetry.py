"""Traces and metrics reach a collector, hold no secrets, and are off unless they are asked for."""

import gzip
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import (
    ExportMetricsServiceRequest,
)
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from hatamoto.kernel.errors import BadArgument
from hatamoto.server.settings import read_settings
from tests.server.served import Person, serving

TRACE = "0af7651916cd43dd8448eb211c80319c"


class Collector(ThreadingHTTPServer):
    """Keeps what it is sent, by path."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.received: dict[str, list[bytes]] = {"/v1/traces": [], "/v1/metrics": []}

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def spans(self) -> list[Span]:
        """Every received span."""
        bodies = [ExportTraceServiceRequest.FromString(one) for one in self.received["/v1/traces"]]
        rows = [row for body in bodies for row in body.resource_spans]
        return [span for row in rows for scope in row.scope_spans for span in scope.spans]

    def figures(self) -> dict[str, float]:
        """The last sum of every received metric."""
        found: dict[str, float] = {}
        for one in self.received["/v1/metrics"]:
            for row in ExportMetricsServiceRequest.FromString(one).resource_metrics:
                for scope in row.scope_metrics:
                    for metric in scope.metrics:
                        points = metric.sum.data_points or metric.gauge.data_points
                        found[metric.name] = sum(point.as_int for point in points)
                        if metric.HasField("histogram"):
                            found[metric.name] = metric.histogram.data_points[0].count
        return found


class Taking(BaseHTTPRequestHandler):
    """Takes what a server sends."""

    server: Collector

    def do_POST(self) -> None:  # the name the standard library calls
        """Keep a body."""
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        self.server.received[self.path].append(body)
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *_: object) -> None:
        """Say nothing."""


@contextmanager
def collecting() -> Iterator[Collector]:
    """A collector for as long as it is needed."""
    with Collector() as collector:
        thread = threading.Thread(target=collector.serve_forever, daemon=True)
        thread.start()
        yield collector
        collector.shutdown()
        thread.join()


def test_requests_and_what_they_ask_the_database_are_one_trace(tmp_path: Path) -> None:
    with collecting() as collector:
        with (
            serving(tmp_path, telemetry=collector.url) as served,
            closing(Person(served)) as person,
        ):
            table = person.table()
            person.http.headers["traceparent"] = f"00-{TRACE}-b7ad6b7169203331-01"
            person.get(f"/api/tables/{table['id']}")
            with person.socket(table["id"]) as line:
                line.asked()
                line.act(0)
        spans = collector.spans()
        [read] = [one for one in spans if one.name == "GET /api/tables/{id}"]
        assert read.trace_id.hex() == TRACE
        assert "db SELECT" in {one.name for one in spans if one.trace_id == read.trace_id}
        made = [one for one in spans if one.name == "POST /api/tables"]
        assert [{a.key: a.value for a in one.attributes}["http.response.status_code"].int_value
                for one in made] == [201]  # fmt: skip
        figures = collector.figures()
        assert figures["hatamoto.actions"] >= 1
        assert figures["hatamoto.store"] >= 1
        everything = b"".join(one for bodies in collector.received.values() for one in bodies)
        for secret in (table["id"], person.http.cookies["hatamoto"], person.me["csrf"]):
            assert secret.encode() not in everything


def test_nothing_is_loaded_unless_it_is_asked_for() -> None:
    code = "import sys, hatamoto.server.run; print('opentelemetry' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "False"


def test_a_missing_package_is_one_line(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['opentelemetry'] = None\n"
        "from hatamoto.cli import main; sys.exit(main(['serve']))"
    )
    settings = {
        "HATAMOTO_TELEMETRY": "http://127.0.0.1:9",
        "HATAMOTO_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}",
    }
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert 'pip install "hatamoto[telemetry]"' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("value", ["collector", "ftp://somewhere"])
def test_a_collector_is_a_link(value: str) -> None:
    with pytest.raises(BadArgument, match="HATAMOTO_TELEMETRY"):
        read_settings({"HATAMOTO_TELEMETRY": value}, database="sqlite://")

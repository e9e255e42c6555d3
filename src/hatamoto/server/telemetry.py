"""Traces and metrics by OpenTelemetry, for servers whose settings name a collector.

A request or socket is a span, named by its method and the template of its route; what it asks the
database is a span inside it. The metrics are those of `/metrics`. Nothing holds a path, a name or
a value.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from opentelemetry.context import Context, attach
from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.metrics import CallbackOptions, Observation
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
from opentelemetry.sdk.metrics.view import ExplicitBucketHistogramAggregation, View
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, Status, StatusCode, set_span_in_context
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from sqlalchemy import Connection, Engine, event

from hatamoto import __version__
from hatamoto.server.metrics import BUCKETS, HELP, Metrics
from hatamoto.server.request_context import Access

NAME: Final = "hatamoto"
METRIC_MS: Final = 10_000
CARRIED: Final = ("traceparent", "tracestate")
STARTED: Final = "hatamoto.started"
FAILED: Final = 500
"""Statuses from here on are the server's fault."""


class Telemetry:
    """Sends spans and metrics to a collector (OTLP over HTTP)."""

    def __init__(self, collector: str, metrics: Metrics, engine: Engine) -> None:
        base = collector.rstrip("/")
        resource = Resource.create({"service.name": NAME, "service.version": __version__})
        self.tracers = TracerProvider(resource=resource)
        spans = OTLPSpanExporter(endpoint=f"{base}/v1/traces")
        self.tracers.add_span_processor(BatchSpanProcessor(spans))
        self.tracer = self.tracers.get_tracer(NAME, __version__)
        figures = OTLPMetricExporter(endpoint=f"{base}/v1/metrics")
        reader = PeriodicExportingMetricReader(figures, export_interval_millis=METRIC_MS)
        bounds = ExplicitBucketHistogramAggregation(BUCKETS)
        view = View(instrument_name=f"{NAME}.store", aggregation=bounds)
        self.meters = MeterProvider([reader], resource, views=[view])
        self._measure(metrics)
        event.listen(engine, "before_cursor_execute", started)
        event.listen(engine, "after_cursor_execute", self._executed)

    def close(self) -> None:
        """Flush and shut down."""
        self.tracers.shutdown()
        self.meters.shutdown()

    # Traces

    def begin(self, access: Access) -> Callable[[], None]:
        """Start the span of a request or socket; it continues a trace that a proxy has started.

        It stays attached: every request has a context of its own. What is returned ends it.
        """
        span = self.tracer.start_span(access.method, context_of(access), SpanKind.SERVER)
        attach(set_span_in_context(span))
        return partial(end_span, span, access)

    def _executed(self, connection: Connection, _: Any, statement: str, *__: Any) -> None:
        """End the span of a statement; its text has placeholders, no values."""
        start = connection.info.pop(STARTED, None)
        if start is not None:
            what = statement.split(None, 1)[0].upper()
            span = self.tracer.start_span(f"db {what}", kind=SpanKind.CLIENT, start_time=start)
            span.set_attribute("db.system.name", connection.dialect.name)
            span.set_attribute("db.query.text", statement)
            span.end()

    # Metrics

    def _measure(self, metrics: Metrics) -> None:
        meter = self.meters.get_meter(NAME, __version__)
        for name, (metric_type, about) in HELP.items():
            read = [observing(metrics, name)]
            if metric_type == "counter":
                meter.create_observable_counter(f"{NAME}.{name}", read, description=about)
            else:
                meter.create_observable_gauge(f"{NAME}.{name}", read, description=about)
        about = "From an action's arrival until it is durable"
        metrics.record = meter.create_histogram(f"{NAME}.store", "s", about).record


def started(connection: Connection, *_: Any) -> None:
    """Start the span of a statement."""
    connection.info[STARTED] = time.time_ns()


def observing(metrics: Metrics, name: str) -> Callable[[CallbackOptions], Iterable[Observation]]:
    """A callback that reads the metrics of one name."""

    def observe(_: CallbackOptions) -> Iterable[Observation]:
        for (key, label), amount in list(metrics.counts.items()):
            if key == name:
                yield Observation(amount, {"label": label} if label else {})

    return observe


def context_of(access: Access) -> Context:
    """The trace context a request carries, if any."""
    rows = [(key.decode("latin-1"), value) for key, value in access.scope["headers"]]
    carrier = {key: value.decode("latin-1") for key, value in rows if key in CARRIED}
    return TraceContextTextMapPropagator().extract(carrier, Context())


def end_span(span: Span, access: Access) -> None:
    """End the span of a request or socket, with what is now known of it."""
    span.update_name(f"{access.method} {access.route}")
    span.set_attribute("http.request.method", access.method)
    span.set_attribute("http.route", access.route)
    span.set_attribute("http.response.status_code", access.status)
    span.set_attribute("hatamoto.request_id", access.id)
    if FAILED <= access.status < 2 * FAILED:
        span.set_status(Status(StatusCode.ERROR))
    span.end()

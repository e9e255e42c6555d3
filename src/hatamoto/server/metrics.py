"""Counters and timings in the Prometheus text format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
HELP: Final = {
    "actions": ("counter", "Actions stored"),
    "refusals": ("counter", "Commands refused"),
    "conflicts": ("counter", "Entries another process wrote first"),
    "mails": ("counter", "Mails sent by kind, and those withheld by a limit"),
    "purged": ("counter", "What was never used and is deleted, by kind"),
    "requests": ("counter", "HTTP requests by status"),
    "sign_ins": ("counter", "Attempts to sign in, by outcome"),
    "sockets": ("gauge", "Open sockets"),
    "tables": ("gauge", "Tables in memory"),
    "loop_holds": ("counter", "Steps that held the event loop for more than 20 ms"),
    "loop_longest_hold_ms": ("gauge", "The longest such step in milliseconds"),
}


class Metrics:
    """The counters and timings of a server."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0
        self.record: Callable[[float], None] | None = None
        """A callback for each recorded time, used by telemetry."""

    def count(self, name: str, label: str = "", amount: int = 1) -> None:
        """Add to a counter or gauge."""
        self.counts[(name, label)] += amount

    def set(self, name: str, amount: int) -> None:
        """Set a gauge."""
        self.counts[(name, "")] = amount

    def raise_to(self, name: str, amount: int) -> None:
        """Raise a gauge to an amount, if it is lower."""
        self.counts[(name, "")] = max(self.counts[(name, "")], amount)

    def stored(self, seconds: float) -> None:
        """Record how long an action took from arrival until it was durable."""
        self.seconds += seconds
        index = sum(1 for bound in BUCKETS if seconds > bound)
        self.buckets[index] += 1
        if self.record is not None:
            self.record(seconds)

    def text(self) -> str:
        """All metrics, one per line."""
        lines: list[str] = []
        for name, (metric_type, about) in HELP.items():
            lines += [f"# HELP hatamoto_{name} {about}", f"# TYPE hatamoto_{name} {metric_type}"]
            rows = {label: n for (key, label), n in self.counts.items() if key == name} or {"": 0}
            for label, amount in sorted(rows.items()):
                tag = f'{{label="{label}"}}' if label else ""
                lines.append(f"hatamoto_{name}{tag} {amount}")
        return "\n".join(lines + self._histogram()) + "\n"

    def _histogram(self) -> list[str]:
        name = "hatamoto_store_seconds"
        lines = [f"# HELP {name} From an action's arrival until it is durable"]
        lines.append(f"# TYPE {name} histogram")
        total = 0
        for bound, amount in zip((*BUCKETS, "+Inf"), self.buckets, strict=True):
            total += amount
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds}", f"{name}_count {total}"]

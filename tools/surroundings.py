"""Finds tracked lines that name a package index or a place outside the repository."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FORBIDDEN = (
    (
        "a package index",
        re.compile(r"\b(?:py(?:pi|thonhosted)|npm(?:js|mirror)|crates)\.(?:org|com|io)"),
    ),
    (
        "a package index",
        re.compile(r"(?:--|^\s*)(?:extra-)?index[-]url\b|--find[-]links\b|^-[if] "),
    ),
    ("a download address", re.compile(r'"resolve[d]":\s*"|file:[/]{3}')),
    (
        "a place outside the repository",
        re.compile(r"(?<![\w.~/}])/(?:(?:work|tmp)(?![\w-])|(?:root|home|opt|Users)/)"),
    ),
)
LOCKED = re.compile(r"^requirements/.*\.(?:in|txt)$")
ADDRESS = re.compile(r"\w+://")


def faults(name: str, text: str) -> Iterator[str]:
    """The forbidden names in one file, each with its line."""
    for number, line in enumerate(text.splitlines(), start=1):
        for what, pattern in FORBIDDEN:
            if pattern.search(line):
                yield f"{name}:{number}: names {what}"
        if LOCKED.match(name) and ADDRESS.search(line):
            yield f"{name}:{number}: names an address"


def tracked() -> list[str]:
    """The tracked files."""
    listing = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True)
    return [name for name in listing.stdout.split("\0") if name]


def main() -> int:
    """Prints every fault of every tracked text file."""
    found: list[str] = []
    for name in tracked():
        path = Path(name)
        if path.is_file():
            found += faults(name, path.read_bytes().decode("utf-8", errors="replace"))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Checks the first lines of a commit message; git's commit-msg hook calls it with a file."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

LONGEST = 72
GENERATED = re.compile(r"^(?:Merge|Revert|fixup!|squash!|amend!) ?")
"""Subjects that git writes itself."""


def faults(message: str) -> Iterator[str]:
    """What is wrong with a commit message."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if GENERATED.match(subject):
        return
    if not subject.strip():
        yield "the first line, the subject, is empty"
        return
    if len(subject) > LONGEST:
        yield f"the subject has {len(subject)} characters; at most {LONGEST} are shown"
    if not subject[0].isupper():
        yield "the subject begins with a capital letter"
    if subject.endswith("."):
        yield "the subject ends without a full stop"
    if len(lines) > 1 and lines[1].strip():
        yield "the second line is empty; the body begins on the third"


def main(path: str) -> int:
    """Print every fault of the message in a file."""
    found = list(faults(Path(path).read_text(encoding="utf-8")))
    for fault in found:
        print(f"commit message: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

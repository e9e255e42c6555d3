"""A game as text: header, one action a line, and a closing checksum.

    hatamoto-record 1
    game shogunate
    ...
    moves
    nature draw loyalty 0 cat (deal 0)
    1 play storms
    undo 1 1
    end 4f0c...

The record is the save format, the export, the test fixture and the research log.
"""

import hashlib
import json
from itertools import pairwise
from typing import Final, TypeAlias, final

from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.nesting import is_too_deep
from hatamoto.kernel.seats import EVERYONE, NATURE

TITLE: Final = "hatamoto-record 1"
KEYS: Final = (
    "game", "rules", "content", "seats", "options", "players", "start",
    "chance", "commitments", "commitment", "words", "unrevealed", "secret", "result",
)  # fmt: skip
TIMEOUT_DRAW: Final = "timeout_draw"
"""The word of a draw because the last ones left ran out of time at once."""
TABLE_WORDS: Final = ("undo", "resign", "timeout", "agreed_draw", TIMEOUT_DRAW)
Json: TypeAlias = object


@final
class Line:
    """One action, or one thing that happened at the table (`word` is then set)."""

    def __init__(
        self,
        seat: int,
        action: str,
        purpose: str = "",
        counter: int = -1,
        audience: int = EVERYONE,
        word: str = "",
        number: int = 0,
        share: str = "",
    ) -> None:
        self.seat = seat
        self.action = action
        self.purpose = purpose
        self.counter = counter
        self.audience = audience
        self.word = word
        self.number = number
        self.share = share
        """The interval of the draw, such as `2-3/12`; it reveals what is left to draw."""

    def text(self, shown: bool = True, with_share: bool = True) -> str:
        """The line in the format of records; if hidden, only its verb is shown."""
        if self.word:
            return f"{self.word} {self.seat} {self.number}" if self.number else self._bare()
        action = self.action if shown else f"{self.action.split(' ')[0]} ?"
        who = "nature" if self.seat == NATURE else str(self.seat)
        share = f" {self.share}" if self.share and shown and with_share else ""
        tail = f" ({self.purpose} {self.counter}{share})" if self.purpose else ""
        return f"{who} {action}{tail}"

    def _bare(self) -> str:
        return self.word if self.seat < 0 else f"{self.word} {self.seat}"


def forfeits(lines: list[Line]) -> list[Line]:
    """The resignations because time was up: each follows the timeout of its own seat."""
    return [
        line
        for before, line in pairwise(lines)
        if before.word == "timeout" and line.word == "resign" and line.seat == before.seat
    ]


def timeout_lines(lines: list[Line]) -> int:
    """How many lines are timeouts, or resignations because of them."""
    return sum(line.word == "timeout" for line in lines) + len(forfeits(lines))


@final
class Record:
    """A parsed record: header values by key, and lines."""

    def __init__(self, header: dict[str, Json], lines: list[Line]) -> None:
        self.header = header
        self.lines = lines

    def text(self, shown: list[bool] | None = None) -> str:
        """The whole record; `shown` says for each line whether it may be seen.

        A share reveals what is left in a bag, so shares are written only once the secret is public.
        """
        is_revealed = "secret" in self.header
        rows = [TITLE]
        for key in KEYS:
            if key in self.header:
                rows.append(f"{key} {compact(self.header[key])}")
        rows.append("moves")
        for index, line in enumerate(self.lines):
            rows.append(line.text(shown is None or shown[index], is_revealed))
        body = "\n".join(rows) + "\n"
        return f"{body}end {checksum(body)}\n"


def row_of(record: Record, key: str) -> int:
    """The row of a header value in the record's text; 0 if it is missing."""
    keys = list(record.header)
    return keys.index(key) + 2 if key in record.header else 0


def compact(value: Json) -> str:
    """Canonical JSON on one line."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def checksum(body: str) -> str:
    """The SHA-256 of everything before the closing line."""
    return hashlib.sha256(body.encode()).hexdigest()


def parse(text: str) -> Record:
    """Parse a record without replaying it; raises BadRecord."""
    rows = text.split("\n")
    if rows[0] != TITLE:
        raise BadRecord(f"a record begins with '{TITLE}'", 1)
    header, at = _header(rows)
    lines: list[Line] = []
    while at < len(rows) and not rows[at].startswith("end "):
        line = _line(rows[at], at + 1)
        if line.share and "secret" not in header:
            raise BadRecord("a record without its secret has no shares", at + 1)
        lines.append(line)
        at += 1
    _closing(rows, at)
    return Record(header, lines)


def _header(rows: list[str]) -> tuple[dict[str, Json], int]:
    header: dict[str, Json] = {}
    for at in range(1, len(rows)):
        if rows[at] == "moves":
            return header, at + 1
        key, _, value = rows[at].partition(" ")
        if key not in KEYS or key in header:
            raise BadRecord(f"'{key[:40]}' is unknown or repeated in the header", at + 1)
        header[key] = _value(value, at + 1)
    raise BadRecord("'moves' is missing: the text is cut off", len(rows))


def _value(text: str, number: int) -> Json:
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("the value is not JSON", number) from None
    if is_too_deep(value):
        raise BadRecord("the value nests too deeply", number)
    if compact(value) != text:
        raise BadRecord("the value is not canonical JSON", number)
    return value


def _line(row: str, number: int) -> Line:
    word, _, rest = row.partition(" ")
    if word in TABLE_WORDS:
        return _table_line(word, rest, number)
    if word != "nature":
        return Line(_number(word, number), _notation(rest, number))
    action, _, tail = rest.partition(" (")
    purpose, _, numbers = tail.removesuffix(")").partition(" ")
    counter, _, share = numbers.partition(" ")
    line = Line(NATURE, _notation(action, number), purpose, _number(counter, number), share=share)
    if share:
        _share(share, number)
    if line.text() != row:
        raise BadRecord("a chance line ends with its purpose and counter", number)
    return line


def _share(text: str, number: int) -> None:
    """Raise BadRecord unless the text has the form first-last/total."""
    first, _, rest = text.partition("-")
    last, _, whole = rest.partition("/")
    for part in (first, last, whole):
        if not part.isascii() or not part.isdigit() or (part[0] == "0" and part != "0"):
            raise BadRecord(f"'{text[:40]}' is not a share of a draw", number)


def _table_line(word: str, rest: str, number: int) -> Line:
    numbers = [_number(part, number) for part in rest.split(" ")] if rest else []
    wanted = {"undo": 2, "agreed_draw": 0, TIMEOUT_DRAW: 0}.get(word, 1)
    if len(numbers) != wanted:
        raise BadRecord(f"'{word}' takes {wanted} numbers", number)
    seat = numbers[0] if numbers else NATURE
    return Line(seat, "", word=word, number=numbers[1] if wanted == 2 else 0)


def _notation(text: str, number: int) -> str:
    if not text or text != " ".join(text.split()):
        raise BadRecord("an action is words with single spaces", number)
    if "?" in text:
        raise BadRecord(
            "this record shows one seat's perspective only and cannot be replayed", number
        )
    return text


def _number(text: str, number: int) -> int:
    if not text.isascii() or not text.isdigit() or str(int(text[:9])) != text:
        raise BadRecord(f"'{text[:40]}' is not a number", number)
    return int(text)


def _closing(rows: list[str], at: int) -> None:
    if at >= len(rows) or rows[at + 1 :] != [""]:
        raise BadRecord("the closing line is missing: the text is cut off", len(rows))
    body = "\n".join(rows[:at]) + "\n"
    if rows[at] != f"end {checksum(body)}":
        raise BadRecord("the checksum does not match: something above was changed", at + 1)

"""Checks the seats' commitments and words in the header of a record.

A record with `chance 2` lists what each seat committed to before the secret was chosen. The words
of a seat must match its commitment. Seats that did not reveal are listed, and their commitments are
used in place of their words.
"""

from collections.abc import Iterator
from typing import Final

from hatamoto.kernel.chance import SCHEME, Stream, words_commitment
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.record import Record, compact, row_of

WIDTH: Final = 64
"""The length of a commitment and of a seat's words: 32 bytes in hexadecimal."""
HEX_DIGITS: Final = "0123456789abcdef"
SCHEME_KEYS: Final = ("commitments", "unrevealed")


def is_digest(text: object) -> bool:
    """Whether a value is 32 bytes in lower-case hexadecimal."""
    if not isinstance(text, str) or len(text) != WIDTH:
        return False
    return all(digit in HEX_DIGITS for digit in text)


def commitments_in(record: Record, seats: int) -> list[str | None] | None:
    """The seats' commitments, or None in the first scheme; raises BadRecord."""
    header = record.header
    if "chance" not in header:
        for key in SCHEME_KEYS:
            if key in header:
                raise BadRecord(f"'{key}' belongs to chance {SCHEME}", row_of(record, key))
        return None
    if compact(header["chance"]) != str(SCHEME):
        scheme = compact(header["chance"])
        raise BadRecord(f"chance {scheme} is unknown, this is {SCHEME}", row_of(record, "chance"))
    given = header.get("commitments")
    found: list[str | None] = []
    for one in given if isinstance(given, list) else []:
        if one is None or (isinstance(one, str) and is_digest(one)):
            found.append(one)
    if not isinstance(given, list) or len(found) != len(given) or len(found) != seats:
        message = "commitments are a list with a SHA-256 or null for each seat"
        raise BadRecord(message, row_of(record, "commitments"))
    return found


def unrevealed_in(record: Record, seats: int) -> list[int]:
    """The seats that did not reveal their words; raises BadRecord."""
    if "chance" not in record.header:
        return []
    given = record.header.get("unrevealed")
    found: list[int] = []
    for seat in range(seats):
        if isinstance(given, list) and seat in given:
            found.append(seat)
    if compact(given) != compact(found):
        message = "unrevealed lists seats in their order"
        raise BadRecord(message, row_of(record, "unrevealed"))
    return found


def check_words(record: Record, stream: Stream) -> None:
    """Raise BadRecord, naming the seat, if its words do not match its commitment."""
    if stream.commitments is None:
        return
    for seat, commitment in enumerate(stream.commitments):
        fault = words_fault(seat, commitment, stream)
        if fault:
            raise BadRecord(fault, row_of(record, "words"))


def words_fault(seat: int, commitment: str | None, stream: Stream) -> str:
    """What is wrong with the words of one seat; "" if nothing is."""
    words = stream.words[seat]
    if commitment is None or words is None:
        if commitment is None and words is None and seat not in stream.unrevealed:
            return ""
        return f"seat {seat} has words without a commitment, or a commitment without words"
    if seat in stream.unrevealed:
        right = words == commitment
        return "" if right else f"seat {seat} revealed nothing: its commitment stands for its words"
    if words_commitment(words) != commitment:
        return f"the words of seat {seat} are not those it committed to"
    return ""


def restorations(record: Record) -> Iterator[tuple[int, str]]:
    """Candidate repairs of header rows that can be derived from other rows."""
    if "chance" not in record.header:
        return
    yield row_of(record, "chance"), f"chance {SCHEME}"
    words = record.header.get("words")
    listed = record.header.get("commitments")
    if not isinstance(words, list) or not isinstance(listed, list) or len(words) != len(listed):
        return
    for seat, text in enumerate(words):
        if isinstance(text, str):
            repaired: list[object] = [*listed[:seat], words_commitment(text), *listed[seat + 1 :]]
            yield row_of(record, "commitments"), f"commitments {compact(repaired)}"
    silent = [
        seat
        for seat, text in enumerate(words)
        if text is not None and compact(text) == compact(listed[seat])
    ]
    yield row_of(record, "unrevealed"), f"unrevealed {compact(silent)}"

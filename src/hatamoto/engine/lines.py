"""Reads a line of the protocol as a JSON object, or says what is wrong with it, and where."""

import json
import math
import re
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from hatamoto.kernel.json_keys import repeated_key
from hatamoto.kernel.nesting import MAX_DEPTH, is_too_deep

BAD_JSON: Final = "bad-json"
TOKEN: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]|[^\s,:\[\]{}"]+', re.DOTALL)
"""A string, a bracket, or a number or word; only where it begins and ends matters."""
SURROGATE: Final = re.compile("[\ud800-\udfff]")
"""A surrogate: a byte that is not UTF-8, or half of an escaped pair."""
BYTE_ORDER_MARK: Final = "\ufeff"
JSON_TYPES: Final[dict[type, str]] = {
    list: "a list",
    str: "a string",
    int: "a number",
    float: "a number",
    bool: "true or false",
    type(None): "null",
}


class ProtocolError(Exception):
    """A line that is not a valid request; `slug` is the error code of the answer."""

    def __init__(self, slug: str, message: str) -> None:
        super().__init__(message)
        self.slug = slug


class _NotJsonNumber(ValueError):
    """NaN or Infinity, which Python reads and JSON forbids."""


class _NumberTooLarge(ValueError):
    """A number that overflows a double."""


def read(line: str) -> dict[str, object]:
    """The object on a line; raises ProtocolError."""
    try:
        value = json.loads(line, parse_constant=_not_json_number, parse_float=_finite)
        if "\\u" in line or not line.isascii():
            json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise ProtocolError(BAD_JSON, fault(line, error)) from None
    if not isinstance(value, dict):
        raise ProtocolError(BAD_JSON, f"a request is a JSON object, not {JSON_TYPES[type(value)]}")
    twice = repeated_key(line, value)
    if twice is not None:
        raise ProtocolError(BAD_JSON, f"the line has '{twice}' twice")
    if line.count("{") + line.count("[") >= MAX_DEPTH and is_too_deep(value):
        raise ProtocolError(BAD_JSON, too_deep(line))
    return value


def _not_json_number(text: str) -> NoReturn:
    raise _NotJsonNumber(text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise _NumberTooLarge(text)
    return number


# What is wrong; characters are counted from 1


def fault(line: str, error: ValueError | RecursionError) -> str:
    """What is wrong with a line that could not be read with this error, and where."""
    stray = SURROGATE.search(line)
    if not line.strip():
        return "the line is empty"
    if stray is not None:
        return f"the line is not UTF-8 at character {stray.start() + 1}"
    if line.startswith(BYTE_ORDER_MARK):
        return "the line begins with a byte order mark"
    if isinstance(error, RecursionError):
        return too_deep(line)
    if isinstance(error, json.JSONDecodeError):
        return not_json(error)
    if isinstance(error, UnicodeEncodeError):
        at = first_position(line, has_lone_surrogate)
        return f"the string at character {at} has half of a surrogate pair"
    return bad_number(line, error)


def not_json(error: json.JSONDecodeError) -> str:
    """What JSON expects instead, in the decoder's words."""
    words = error.msg.removesuffix(" at").removesuffix(" starting")
    expected = words[:1].lower() + words[1:]
    return f"the line is not JSON at character {error.pos + 1}: {expected}"


def bad_number(line: str, error: ValueError) -> str:
    """Which number could not be read, and why."""
    if isinstance(error, _NotJsonNumber | _NumberTooLarge):
        text = str(error)
        at = first_position(line, lambda token: token.startswith(text))
        if isinstance(error, _NotJsonNumber):
            return f"{text} at character {at} is not a number in JSON"
        return f"the number at character {at} is too large"
    most = sys.get_int_max_str_digits()
    at = first_position(line, lambda token: digits_in(token) > most)
    return f"the number at character {at} has more than {most} digits"


def too_deep(line: str) -> str:
    """Where the line is nested too deep first."""
    depth = 0
    for token in TOKEN.finditer(line):
        is_closing = token[0] in ("]", "}")
        if depth >= MAX_DEPTH and not is_closing:
            return f"the line is nested deeper than {MAX_DEPTH} at character {token.start() + 1}"
        depth += (token[0] in ("[", "{")) - is_closing
    raise AssertionError("no value is nested too deep")


def first_position(line: str, is_wrong: Callable[[str], bool]) -> int:
    """Where the first wrong token begins, counted from 1."""
    return next(token.start() + 1 for token in TOKEN.finditer(line) if is_wrong(token[0]))


def has_lone_surrogate(token: str) -> bool:
    """Whether a token is a string with one half of a surrogate pair without the other."""
    return token.startswith('"') and SURROGATE.search(json.loads(token)) is not None


def digits_in(token: str) -> int:
    """How many digits a token begins with, after its sign."""
    found = re.match(r"-?(\d*)", token)
    return 0 if found is None else len(found[1])

"""Why a body, a parameter or a frame has the wrong form, in a sentence that names the field."""

from __future__ import annotations

import re
from typing import Final, Literal, get_args, get_origin

import msgspec
from litestar.exceptions import HTTPException

from hatamoto.server.wire import ClockWish, NewTable, SeatWish

WHOLE: Final = "the body"
KINDS: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number with a fraction",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
"""What msgspec calls a kind of JSON, and what people do."""
CHOICES: Final = {
    field.name: ", ".join(get_args(field.type))
    for body in (SeatWish, ClockWish, NewTable)
    for field in msgspec.structs.fields(body)
    if get_origin(field.type) is Literal
}
MISSING: Final = re.compile(r"Object missing required field `(.+)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
EXPECTED: Final = re.compile(r"Expected `([a-z |]+)`, got `([a-z]+)`")
CHOICE: Final = re.compile(r"Invalid enum value (.+)")
PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")


def broken(error: HTTPException) -> str:
    """Why the framework did not take a request."""
    rows = error.extra if isinstance(error.extra, list) else []
    said = [why(str(row["message"]), place_of(row)) for row in rows if isinstance(row, dict)]
    return "; ".join(said) or f"{WHOLE} is no JSON: {error.detail}"


def place_of(row: dict[str, object]) -> str:
    """The field a row of the framework is about; nothing for the whole body."""
    key = str(row.get("key", ""))
    return "" if key == "data" and row.get("source") == "body" else key


def torn(error: msgspec.DecodeError) -> str:
    """Why a frame is no command."""
    message = str(error)
    found = PLACE.search(message)
    return why(PLACE.sub("", message), found[1] if found else "", "the frame")


def why(message: str, place: str, whole: str = WHOLE) -> str:
    """A sentence for what msgspec says of a place."""
    inside = f"{place}." if place else ""
    if found := MISSING.fullmatch(message):
        return f"{inside}{found[1]} is missing"
    if found := UNKNOWN.fullmatch(message):
        return f"there is no field {inside}{found[1]}"
    if found := EXPECTED.fullmatch(message):
        wanted = " or ".join(KINDS.get(kind, kind) for kind in found[1].split(" | "))
        return f"{place or whole} must be {wanted}, not {KINDS.get(found[2], found[2])}"
    if found := CHOICE.fullmatch(message):
        choices = CHOICES.get(place.rpartition(".")[2], "")
        return f"{place} cannot be {found[1]:.40}; it is one of {choices}"
    if message == "'data'":
        return f"{whole} is missing"
    return f"{place or whole}: {message.replace('`', '')}"
